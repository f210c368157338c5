import { say } from '../../../text/say';
import './picture.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import { COMMON_SIZES } from '../../../app/photo/map-corners';
import { MAX_SIDE } from '../../../grid/square';
import type { BoardSize } from '../../../photo/types';
import { Button } from '../../kit/button';
import { Stepper } from '../../kit/stepper';
import { PhotoFault, RectifiedPictureGrid } from './pixel-canvas';

const SIDES = [
  { side: 'width', label: say('Squares across'), name: say('columns') },
  { side: 'height', label: say('Squares down'), name: say('rows') },
] as const;

/**
 * Step for the map size in squares: guessed, chosen, or counted. A grid over the rectified picture shows whether the
 * size fits.
 */
export function SizeStep(props: { flow: PhotoFlow }): JSX.Element {
  const size = () => props.flow.size();
  const sizes = createMemo<readonly BoardSize[]>((before) => {
    const guesses = props.flow.guesses();
    const others = COMMON_SIZES.filter((each) => !guesses.some((guess) => same(guess, each)));
    // Unchanged sizes are reused, because their buttons may be pressed or focused.
    return [...guesses.slice(0, 4), ...others].map((each) => before.find((old) => same(old, each)) ?? each);
  }, []);
  const likeliest = (each: BoardSize) => props.flow.guesses().some((guess, place) => place === 0 && same(guess, each));
  return (
    <>
      <RectifiedPictureGrid flow={props.flow} />
      <footer class="photo-foot">
        <PhotoFault text={props.flow.fault()} />
        <Show when={!props.flow.fault()}>
          <p class="muted small">
            {say('The yellow grid must match the printed lines. Turn the map until north is at the top.')}
          </p>
        </Show>
        <fieldset class="sizes">
          <legend class="spoken">{say('Squares across and down')}</legend>
          <For each={sizes()}>
            {(each) => (
              <button
                type="button"
                class="size"
                aria-pressed={same(each, size())}
                onClick={() => props.flow.setSize({ width: each.width, height: each.height })}
              >
                {each.width} × {each.height}
                <Show when={likeliest(each)}>
                  <small>{say('likely')}</small>
                </Show>
              </button>
            )}
          </For>
        </fieldset>
        <div class="size-steppers">
          <For each={SIDES}>
            {({ side, label, name }) => (
              <span>
                <Stepper
                  label={label}
                  value={size()[side]}
                  min={1}
                  max={MAX_SIDE}
                  onChange={(length) => props.flow.setSize({ ...size(), [side]: length })}
                />
                <small class="muted">{name}</small>
              </span>
            )}
          </For>
          <Button onClick={() => props.flow.turn()}>{say('Rotate 90°')}</Button>
        </div>
        <Button tone="accent" big wide onClick={() => props.flow.read()}>
          {say('Read the map')}
        </Button>
      </footer>
    </>
  );
}

function same(a: BoardSize, b: BoardSize): boolean {
  return a.width === b.width && a.height === b.height;
}
