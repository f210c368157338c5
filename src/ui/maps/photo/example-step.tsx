import { createSignal, For, type JSX, Show } from 'solid-js';
import type { PhotoFlow } from '../../../app/photo/flow';
import type { Board } from '../../../board/board';
import { type Square, squareName } from '../../../grid/square';
import type { MapExample } from '../../../photo/ink-anchors';
import { say } from '../../../text/say';
import { EXAMPLE_KINDS, listSquareEdges } from '../../../text/screens/photo-text';
import { Button } from '../../kit/button';
import { ProgressBar } from '../../kit/progress';
import { Chip, Chips } from './square-choices';

/** Step in which the user classifies a square or wall as an example. The photo is then read again with that example. */
export function ExampleStep(props: {
  flow: PhotoFlow;
  board: Board;
  square: Square | null;
  onDone: () => void;
}): JSX.Element {
  /** The tapped square. Unused before a square is tapped. */
  const square = (): Square => props.square ?? 0;
  const [wall, setWall] = createSignal(false);
  const show = async (example: MapExample): Promise<void> => {
    setWall(false);
    await props.flow.readWithExample(example);
    props.onDone();
  };
  const title = (): string => {
    if (props.square === null) return say('Tap a square that was read wrong, at its colored line.');
    const name = squareName(props.square);
    return wall()
      ? say('{square}: which side is the wall on?', { square: name })
      : say('{square}: what is it?', { square: name });
  };
  return (
    <Show
      when={!props.flow.isReadingAgain()}
      fallback={
        <>
          <ProgressBar label={say('Reading the map again…')} value={props.flow.progress()} />
          <Button big wide onClick={() => props.flow.stop()}>
            {say('Cancel')}
          </Button>
        </>
      }
    >
      <p class="review-question" role="status">
        {title()}
      </p>
      <Show when={props.square !== null}>
        <div class="choices">
          <Chips label={wall() ? say('Sides') : say('Kinds')}>
            <Show
              when={wall()}
              fallback={
                <For each={EXAMPLE_KINDS}>
                  {({ kind, name }) => (
                    <Chip onTap={() => (kind === 'wall' ? setWall(true) : void show({ kind, square: square() }))}>
                      {name}
                    </Chip>
                  )}
                </For>
              }
            >
              <For each={listSquareEdges(props.board, square())}>
                {({ name, edge }) => <Chip onTap={() => void show({ kind: 'wall', edge })}>{name}</Chip>}
              </For>
            </Show>
          </Chips>
        </div>
      </Show>
      <p class="muted small">{say('The photo is read again to find more of the same.')}</p>
      <div class="photo-actions">
        <Button onClick={() => props.onDone()}>{say('Cancel')}</Button>
      </div>
    </Show>
  );
}
