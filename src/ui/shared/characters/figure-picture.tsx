import { say } from '../../../text/say';
import './character-detail.css';
import { createSignal, type JSX, Show } from 'solid-js';
import { createPictureUrl, saveNewPicture } from '../../../app/collection/pictures';
import { describeStoreFault } from '../../../app/storage/store-fault-text';
import { Button } from '../../kit/button';
import { FilePicker } from '../../kit/file-picker';

/** Stored photo of a figure. Renders nothing while loading. */
export function FigurePicture(props: { id: string; name: string }): JSX.Element {
  const url = createPictureUrl(() => props.id);
  return <Show when={url()}>{(address) => <img class="figure-picture" src={address()} alt={props.name} />}</Show>;
}

/** Field that takes or picks a photo. The photo is scaled down and stored before the draft refers to it. */
export function PictureField(props: {
  picture: string | null;
  name: string;
  onChange: (picture: string | null) => void;
}): JSX.Element {
  const [fault, setFault] = createSignal<string | null>(null);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setFault(null);
    const { PICTURE_FAULT_TEXT, PICTURE_SIDE, shrinkPicture } = await import('../../../app/collection/shrink-picture');
    const small = await shrinkPicture(file, PICTURE_SIDE);
    if (!small.ok) return void setFault(PICTURE_FAULT_TEXT[small.fault]);
    const result = await saveNewPicture(small.value);
    if (result.ok) props.onChange(result.value);
    else setFault(describeStoreFault(result.fault));
  }

  return (
    <section class="picture-field" aria-label={say('Photo')}>
      <Show when={props.picture}>{(id) => <FigurePicture id={id()} name={props.name || say('the figure')} />}</Show>
      <div class="picture-deeds">
        <FilePicker
          label={props.picture === null ? say('Add a photo') : say('Change photo')}
          accept="image/*"
          multiple={false}
          onFiles={(files) => void take(files[0])}
        />
        <Show when={props.picture !== null}>
          <Button onClick={() => props.onChange(null)}>{say('Remove photo')}</Button>
        </Show>
      </div>
      <Show when={fault()}>{(sentence) => <p role="alert">{sentence()}</p>}</Show>
    </section>
  );
}
