import { createMemo, type JSX, Show } from 'solid-js';
import { boardOfSheet, type MapSheet } from '../../board/sheet';
import { MapPicture } from '../map/MapPicture';
import { Button } from '../parts/Button';
import type { PhotoScreenProps } from './PhotoScreen';

/** The map is kept: where to go with it. */
export function SavedStep(props: {
  sheet: MapSheet;
  use: PhotoScreenProps['use'];
  onOpen: (map: MapSheet) => void;
  onAgain: () => void;
}): JSX.Element {
  const board = createMemo(() => {
    const read = boardOfSheet(props.sheet);
    return read.ok ? read.value : null;
  });
  return (
    <div class="photo-saved">
      <MapPicture board={board()} picture={props.sheet.picture} />
      <p role="status">{props.sheet.name} is among your maps, with its picture under the board.</p>
      <Show when={props.use}>
        {(use) => (
          <Button tone="accent" big wide onClick={() => use().run(props.sheet)}>
            {use().label}
          </Button>
        )}
      </Show>
      <Button wide onClick={() => props.onOpen(props.sheet)}>
        Open it in the collection
      </Button>
      <Button wide onClick={() => props.onAgain()}>
        Photograph another
      </Button>
    </div>
  );
}
