import './MapPicture.css';
import '../board/terrain.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import type { Board } from '../../board/board';
import { layersOf } from '../board/layers';

/** A map in small. Areas and walls only: at this size patterns would be noise. */
export function MapPicture(props: { board: Board | null }): JSX.Element {
  const layers = createMemo(() => (props.board ? layersOf(props.board) : null));
  return (
    <Show when={layers()}>
      {(drawn) => (
        <svg class="map-picture" viewBox={`-4 -4 ${drawn().width + 8} ${drawn().height + 8}`} aria-hidden="true">
          <g class="terrain">
            <rect class="ground" width={drawn().width} height={drawn().height} />
            <For each={drawn().elevated}>{(area) => <path class="area-elevated" d={area.path} />}</For>
            <path class="area-water" d={drawn().areas.water} />
            <path class="area-hindering" d={drawn().areas.hindering} />
            <path class="area-blocking" d={drawn().areas.blocking} />
            <path class="walls" d={drawn().walls} />
          </g>
        </svg>
      )}
    </Show>
  );
}
