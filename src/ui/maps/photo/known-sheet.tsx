import './review-step.css';
import { createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { Board } from '../../../board/board';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { describeMapSize } from '../../../text/map-text';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { queueFrameJob } from '../../kit/frame-jobs';
import { BottomSheet } from '../../kit/sheet';
import { MapPicture } from '../../shared/maps/map-picture';

/**
 * Sheet with stored maps that the photo may show. One tap uses the stored map, which has details that a photo cannot
 * show.
 */
export default function KnownSheet(props: {
  maps: readonly MapSheet[];
  onTake: (map: MapSheet) => void;
  onNone: () => void;
}): JSX.Element {
  const title = () => sayMany(props.maps.length, 'Is it this map?', 'Is it one of these maps?');
  return (
    <BottomSheet title={title()} onClose={props.onNone}>
      <div class="stack">
        <p>{say('You have it already, with its levels, doors and starting areas.')}</p>
        <ul class="known-maps" aria-label={say('Maps')}>
          <For each={props.maps}>
            {(sheet) => (
              <li>
                <button type="button" onClick={() => props.onTake(sheet)}>
                  <PictureInTurn sheet={sheet} />
                  <span>
                    <strong>{sheet.name}</strong> <small>{describeMapSize(sheet.map)}</small>
                  </span>
                </button>
              </li>
            )}
          </For>
        </ul>
        <Button wide onClick={() => props.onNone()}>
          {say('None of these: use what was read')}
        </Button>
      </div>
    </BottomSheet>
  );
}

/**
 * Picture of a map. Drawn in a later frame than the names, because drawing several maps in one frame would delay the
 * sheet.
 */
function PictureInTurn(props: { sheet: MapSheet }): JSX.Element {
  const [board, setBoard] = createSignal<Board | null>(null);
  const draw = (): void => {
    const read = boardFromSheet(props.sheet);
    if (read.ok) setBoard(read.value);
  };
  onCleanup(queueFrameJob(draw));
  return (
    <Show when={board()} fallback={<span class="map-picture" />}>
      {(there) => <MapPicture board={there()} picture={props.sheet.picture} />}
    </Show>
  );
}
