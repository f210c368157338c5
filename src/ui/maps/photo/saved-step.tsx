import { createMemo, type JSX, Show } from 'solid-js';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import { say } from '../../../text/say';
import { Button } from '../../kit/button';
import { MapPicture } from '../../shared/maps/map-picture';
import type { PhotoScreenProps } from './photo-screen';

export function SavedStep(props: {
  sheet: MapSheet;
  /** Whether the map was in the collection before. */
  known: boolean;
  use: PhotoScreenProps['use'];
  onOpen: (map: MapSheet) => void;
  onAgain: () => void;
}): JSX.Element {
  const board = createMemo(() => {
    const read = boardFromSheet(props.sheet);
    return read.ok ? read.value : null;
  });
  return (
    <div class="photo-saved">
      <MapPicture board={board()} picture={props.sheet.picture} />
      <p role="status">
        {props.known
          ? say('{map}, from your collection.', { map: props.sheet.name })
          : say('{map} saved, with the photo under the grid.', { map: props.sheet.name })}
      </p>
      <Show when={props.use}>
        {(use) => (
          <Button tone="accent" big wide onClick={() => use().run(props.sheet)}>
            {use().label}
          </Button>
        )}
      </Show>
      <Button wide onClick={() => props.onOpen(props.sheet)}>
        {say('Open in Collection')}
      </Button>
      <Button wide onClick={() => props.onAgain()}>
        {say('Photograph another map')}
      </Button>
    </div>
  );
}
