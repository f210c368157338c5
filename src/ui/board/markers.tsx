import { For, type JSX } from 'solid-js';
import { xOf, yOf } from '../../grid/square';
import { CELL } from '../../view/geometry';
import type { BoardMarker, MarkerIcon } from '../../view/types';
import { makePatternUrls } from './patterns';
import { RING_DASHES } from './pieces';

/** Marker icons in a square of 40 units, distinguishable without colour. */
const SIGNS: Readonly<Record<MarkerIcon, string>> = {
  smoke: 'M11 26a5 5 0 0 1 1-9.8 8 8 0 0 1 15-1.6 6 6 0 0 1 2.4 11.4z',
  barrier: 'M9 13h22v14H9zM9 20h22M17 13v7M25 13v7M13 20v7M21 20v7M29 20v7',
  debris: 'M8 28l5-8 5 8zM17 28l6-12 6 12zM27 28l3-5 3 5z',
  hindering: 'M10 27q5-14 10 0M20 27q5-14 10 0M15 19q5-12 10 0',
  blocking: 'M11 11h18v18H11zM11 29 29 11',
  special: 'M20 10l3 7 7 .6-5.4 4.7 1.7 7L20 25.5l-6.3 3.8 1.7-7L10 17.600l7-.6z',
};
const INSET = 2.5;

/**
 * Markers for smoke, barriers and debris: a square filled like its terrain, with an icon, framed in the owner’s colour
 * and stroke.
 */
export function Markers(props: { markers: readonly BoardMarker[]; id: string }): JSX.Element {
  const fills = () => makePatternUrls(props.id);
  return (
    <g class="markers">
      <For each={props.markers}>
        {(marker) => (
          <g
            class={`marker marker-${marker.kind}`}
            style={{
              '--side': marker.colour,
              transform: `translate(${xOf(marker.square) * CELL}px, ${yOf(marker.square) * CELL}px)`,
            }}
          >
            <Box class="marker-ground" />
            <Box class="marker-fill" fill={marker.kind === 'special' ? 'none' : fills()[marker.kind]} />
            <Box class="marker-frame" dash={RING_DASHES[marker.ring % RING_DASHES.length]} />
            <path class="marker-sign" d={SIGNS[marker.sign]} />
          </g>
        )}
      </For>
    </g>
  );
}

function Box(props: { class: string; fill?: string; dash?: string | undefined }): JSX.Element {
  return (
    <rect
      class={props.class}
      x={INSET}
      y={INSET}
      width={CELL - 2 * INSET}
      height={CELL - 2 * INSET}
      rx="6"
      fill={props.fill}
      stroke-dasharray={props.dash}
    />
  );
}
