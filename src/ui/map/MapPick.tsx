import './MapPick.css';
import '../board/terrain.css';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { boardOfSheet, type MapSheet } from '../../board/sheet';
import { layersOf } from '../board/layers';
import { EmptyState } from '../parts/EmptyState';
import { Progress } from '../parts/Progress';

export interface MapPickProps {
  title: string;
  text: string;
  /** Null while they are being read. */
  maps: readonly MapSheet[] | null;
  /** Why they cannot be read, as a sentence; null when all is well. */
  fault?: string | null;
  onPick: (map: MapSheet) => void;
  /** Other ways on, above the list. */
  children?: JSX.Element;
}

/** Maps to choose from, each with a small picture of itself. */
export function MapPick(props: MapPickProps): JSX.Element {
  return (
    <section class="map-pick">
      <h1>{props.title}</h1>
      <p class="muted">{props.text}</p>
      {props.children}
      <Show
        when={props.maps}
        fallback={
          <Show when={props.fault} fallback={<Progress label="Reading your maps…" />}>
            {(fault) => <EmptyState icon="warn" title="Your maps cannot be read" text={fault()} />}
          </Show>
        }
      >
        {(maps) => (
          <Show
            when={maps().length > 0}
            fallback={<EmptyState icon="map" title="No maps yet" text="Bring one in from a file, in Collection." />}
          >
            <ul>
              <For each={maps()}>
                {(map) => (
                  <li>
                    <button type="button" onClick={() => props.onPick(map)}>
                      <Picture map={map} />
                      <span class="map-pick-name">{map.name}</span>
                      <small class="muted">{sizeOf(map)}</small>
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
    </section>
  );
}

function sizeOf(map: MapSheet): string {
  const board = boardOfSheet(map);
  return board.ok ? `${board.value.width} × ${board.value.height} squares` : 'This map cannot be read';
}

/** Areas and walls only: at this size patterns would be noise. */
function Picture(props: { map: MapSheet }): JSX.Element {
  const layers = createMemo(() => {
    const board = boardOfSheet(props.map);
    return board.ok ? layersOf(board.value) : null;
  });
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
