import { createSignal, type JSX, Match, onCleanup, onMount, Show, Switch } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { CAMERA_FAULT_TEXT, type CameraFault, type LiveCamera } from '../../../app/photo/photo-tools';
import { PICTURE_FAULT_TEXT } from '../../../app/pictures/shrink-picture';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { FilePicker } from '../../kit/file-picker';
import { Icon } from '../../kit/icon';
import { ProgressBar } from '../../kit/progress';
import { PhotoFault } from './pixel-canvas';

/** Step that takes a photo with a live camera, or picks a picture from the gallery. */
export function TakeStep(props: { flow: PhotoFlow }): JSX.Element {
  const [camera, setCamera] = createSignal<LiveCamera | null>(null);
  const [refused, setRefused] = createSignal<CameraFault | null>(null);
  const [lit, setLit] = createSignal(false);
  const [fault, setFault] = createSignal<string | null>(null);
  const [opening, setOpening] = createSignal(false);
  let video: HTMLVideoElement | undefined;
  let gone = false;

  const start = async (): Promise<void> => {
    setRefused(null);
    const result = await props.flow.tools.camera();
    if (!result.ok) {
      setRefused(result.fault);
      return;
    }
    if (gone) result.value.stop();
    else setCamera(result.value);
  };
  onMount(() => void start());
  onCleanup(() => {
    gone = true;
    camera()?.stop();
  });

  const shoot = (): void => {
    const picture = video ? props.flow.tools.shoot(video) : null;
    if (picture) props.flow.take(picture);
    else setFault(say('The camera is not ready. Wait a moment, then try again.'));
  };
  const pick = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setFault(null);
    setOpening(true);
    const result = await props.flow.tools.open(file);
    setOpening(false);
    if (gone) return;
    if (result.ok) props.flow.take(result.value);
    else setFault(PICTURE_FAULT_TEXT[result.fault]);
  };
  const light = async (): Promise<void> => {
    try {
      await camera()?.setTorch?.(!lit());
      setLit(!lit());
    } catch {
      setFault(say('The flashlight does not respond.'));
    }
  };

  return (
    <>
      <div class="photo-view">
        <Switch fallback={<ProgressBar label={say('Opening the camera…')} />}>
          <Match when={refused()}>
            {(why) => (
              <div class="photo-refused" role="alert">
                <Icon name="warn" size={32} />
                <p>{CAMERA_FAULT_TEXT[why()]}</p>
                <Button onClick={() => void start()}>{say('Try the camera again')}</Button>
              </div>
            )}
          </Match>
          <Match when={camera()}>
            {(live) => (
              <video
                ref={(element) => {
                  video = element;
                  element.srcObject = live().stream;
                }}
                autoplay
                muted
                playsinline
                aria-label={say('Camera view')}
              />
            )}
          </Match>
        </Switch>
      </div>
      <footer class="photo-foot">
        <p class="muted small">{say('Show all four corners of the map. Use even light, with nothing on the map.')}</p>
        <PhotoFault text={fault()} />
        <Show when={opening()}>
          <ProgressBar label={say('Opening the picture…')} />
        </Show>
        <Show when={props.flow.hasStoredReview()}>
          <Button wide onClick={() => props.flow.resumeReview()}>
            {say('Continue with your last map photo')}
          </Button>
        </Show>
        <div class="photo-shoot">
          <FilePicker label={say('Gallery')} accept="image/*" multiple={false} onFiles={([file]) => void pick(file)} />
          <button
            type="button"
            class="photo-shutter"
            aria-label={say('Take photo')}
            disabled={!camera()}
            onClick={shoot}
          />
          <Show when={camera()?.setTorch} fallback={<span />}>
            <Button aria-pressed={lit()} onClick={() => void light()}>
              {say('Flashlight')}
            </Button>
          </Show>
        </div>
      </footer>
    </>
  );
}
