import './map-image.css';
import '../light-colours.css';
import '../../board/terrain.css';
import { For, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import type { Board } from '../../../board/board';
import { colourOfSide } from '../../../board/brushes';
import { columnName } from '../../../grid/square';
import { CELL } from '../../../view/geometry';
import { makeMapLayers } from '../../../view/map-layers';
import { Terrain } from '../../board/terrain';

/** Width of a square in an exported picture, in pixels. */
export const EXPORT_PIXELS_PER_SQUARE = 80;
/** Width of the margin for names of columns and rows, in drawing units. */
const RIM = 26;
/** Maximum side in pixels of a picture that a phone can draw. */
const MOST_PIXELS = 5120;

/** CSS properties that must be inlined in an exported drawing. */
const STYLES = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/**
 * Renders a map as a PNG in the light theme, for print and virtual tabletops. `bare` omits the names of squares around
 * the map, so its squares match a grid. Null if the browser cannot draw the map.
 */
export async function renderMapPng(board: Board, bare = false): Promise<Blob | null> {
  const drawing = drawnMap(board, bare);
  const url = URL.createObjectURL(new Blob([drawing.text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [drawing.width, drawing.height];
    const paint = canvas.getContext('2d');
    if (!paint) return null;
    paint.drawImage(image, 0, 0, drawing.width, drawing.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Returns the width of a square in the picture of a map, in pixels. Smaller for very large maps. */
export function pixelsPerSquare(board: Board): number {
  return Math.min(EXPORT_PIXELS_PER_SQUARE, Math.floor(MOST_PIXELS / Math.max(board.width, board.height)));
}

function drawnMap(board: Board, bare: boolean): { text: string; width: number; height: number } {
  const host = document.createElement('div');
  host.className = 'map-print light-colours';
  document.body.append(host);
  const dispose = render(() => <Printed board={board} rim={bare ? 0 : RIM} />, host);
  try {
    const svg = host.firstElementChild as SVGSVGElement;
    for (const element of svg.querySelectorAll<SVGElement>('*')) {
      const style = getComputedStyle(element);
      for (const name of STYLES) element.style.setProperty(name, style.getPropertyValue(name));
    }
    const scale = pixelsPerSquare(board) / CELL;
    const rim = bare ? 0 : RIM;
    const width = Math.round((board.width * CELL + rim * 2) * scale);
    const height = Math.round((board.height * CELL + rim * 2) * scale);
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
    return { text: new XMLSerializer().serializeToString(svg), width, height };
  } finally {
    dispose();
    host.remove();
  }
}

function Printed(props: { board: Board; rim: number }): JSX.Element {
  const layers = () => makeMapLayers(props.board);
  const [width, height] = [props.board.width * CELL, props.board.height * CELL];
  const starts = [...props.board.starts].map(([side, squares]) => ({
    squares,
    name: side,
    colour: colourOfSide(side, props.board),
    label: props.rim === 0 ? '' : side,
  }));
  const numbers = (count: number) => (props.rim === 0 ? [] : [...Array(count).keys()]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`${-props.rim} ${-props.rim} ${width + props.rim * 2} ${height + props.rim * 2}`}
    >
      <rect class="map-print-paper" x={-props.rim} y={-props.rim} width="100%" height="100%" />
      <Terrain layers={layers()} starts={starts} id="map-print" />
      <rect class="map-print-frame" width={width} height={height} />
      <For each={numbers(props.board.width)}>
        {(x) => (
          <For each={[-RIM / 2, height + RIM / 2]}>
            {(y) => (
              <text class="map-print-name" x={(x + 0.5) * CELL} y={y}>
                {columnName(x)}
              </text>
            )}
          </For>
        )}
      </For>
      <For each={numbers(props.board.height)}>
        {(y) => (
          <For each={[-RIM / 2, width + RIM / 2]}>
            {(x) => (
              <text class="map-print-name" x={x} y={(y + 0.5) * CELL}>
                {y + 1}
              </text>
            )}
          </For>
        )}
      </For>
    </svg>
  );
}
