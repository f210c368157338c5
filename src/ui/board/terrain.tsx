import { For, type JSX, Show } from 'solid-js';
import { getMeanCentre, outlinePath } from '../../view/geometry';
import type { MapLayers } from '../../view/map-layers';
import type { MapRotation } from '../../view/rotation';
import type { BoardStartArea } from '../../view/types';
import { makePatternUrls, TerrainPatterns } from './patterns';

/** Static parts of a map: areas, levels, walls and doors, starting areas. */
export function Terrain(props: {
  layers: MapLayers;
  starts: readonly BoardStartArea[];
  id: string;
  /** URL of the printed map’s picture. Null if there is no picture. */
  picture?: string | null;
  /** Orientation of the map and its picture. */
  turn?: MapRotation;
}): JSX.Element {
  const patterns = () => makePatternUrls(props.id);
  const turn = () => props.turn ?? 0;
  const lying = () => (turn() % 2 === 0 ? props.layers : { width: props.layers.height, height: props.layers.width });
  /** Transform of the picture: rotated around its corner and moved back over the squares. */
  const turned = () => {
    const { width, height } = props.layers;
    const [x, y] = [turn() === 1 || turn() === 2 ? width : 0, turn() >= 2 ? height : 0];
    return `translate(${x} ${y}) rotate(${90 * turn()})`;
  };
  return (
    <g class="terrain" data-pictured={props.picture ? '' : undefined}>
      <TerrainPatterns id={props.id} />
      <Show when={props.picture}>
        {(href) => (
          <image
            href={href()}
            width={lying().width}
            height={lying().height}
            transform={turned()}
            preserveAspectRatio="none"
          />
        )}
      </Show>
      <rect class="ground" width={props.layers.width} height={props.layers.height} />
      <path class="area-indoors" d={props.layers.areas.indoors} fill={patterns().indoors} />
      <path class="grid-lines" d={props.layers.grid} />
      <For each={props.layers.elevated}>{(area) => <path class="area-elevated" d={area.path} />}</For>
      <For each={['water', 'hindering', 'blocking'] as const}>
        {(area) => (
          <Show when={props.layers.areas[area]}>
            <path class={`area-${area}`} d={props.layers.areas[area]} />
            <path d={props.layers.areas[area]} fill={patterns()[area]} />
          </Show>
        )}
      </For>
      <path class="area-special" d={props.layers.areas.special} />
      <path class="sign" d={props.layers.stairs} />
      <path class="sign" d={props.layers.ladders} />
      <path class="sign" d={props.layers.objects} />
      <For each={props.starts}>
        {(start) => (
          <path
            class="area-start"
            data-owned={start.label ? '' : undefined}
            data-now={start.now ? '' : undefined}
            style={{ '--side': start.colour }}
            d={outlinePath(start.squares, 3.5)}
          />
        )}
      </For>
      <path class="walls" d={props.layers.walls} />
      <path class="doors" d={props.layers.doors} />
      <For each={props.starts.filter((start) => start.label)}>
        {(start) => (
          <text
            class="area-name"
            style={{ '--side': start.colour }}
            x={getMeanCentre(start.squares).x}
            y={getMeanCentre(start.squares).y}
          >
            {start.label}
          </text>
        )}
      </For>
      <For each={props.layers.elevated}>
        {(area) => (
          <For each={area.signs}>
            {(sign) => (
              <text class="level" x={sign.x} y={sign.y}>
                {area.level}
              </text>
            )}
          </For>
        )}
      </For>
    </g>
  );
}
