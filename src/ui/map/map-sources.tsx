import type { JSX } from 'solid-js';
import { goTo } from '../../app/route';
import type { MapSheet } from '../../board/map-sheet';
import { say } from '../../text/say';
import { Button } from '../kit/button';

/** Opens the editor with a map, or with an empty map if null. */
export function openMapEditor(map: MapSheet | null): void {
  goTo('map', 'draw', ...(map ? [map.id] : []));
}

/** Button that opens the screen for photographing a map. */
export function PhotoMapButton(): JSX.Element {
  return (
    <Button tone="accent" onClick={() => goTo('map', 'photo')}>
      {say('Photograph a map')}
    </Button>
  );
}
