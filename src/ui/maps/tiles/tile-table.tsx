import { say } from '../../../text/say';
import './tiles.css';
import '../../board/terrain.css';
import { type Accessor, createMemo, createSignal, For, type JSX, Show } from 'solid-js';
import { boardFromPatch } from '../../../board/join-tiles';
import { type Patch, type PatchEdge, patchBounds } from '../../../board/patch';
import { DOOR } from '../../../board/terrain';
import type { Tile } from '../../../board/tile';
import { type MapLayout, movePatchToOrigin, type PlacedTile, placedTilePatch } from '../../../catalog/cards/map-layout';
import { CELL } from '../../../view/geometry';
import { makeMapLayers } from '../../../view/map-layers';
import { ARROW_STEPS } from '../../board/cursor';
import { Terrain } from '../../board/terrain';
import { IconButton } from '../../kit/icon-button';

/** Visible rectangle in drawing units. */
interface TileViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TileView {
  readonly seen: Accessor<TileViewBox>;
  readonly zoom: Accessor<number>;
  /** Zooms by a factor around a point of the drawing, or around the centre. */
  readonly zoomBy: (factor: number, about?: { readonly x: number; readonly y: number }) => void;
  /** Pans by an offset in drawing units. */
  readonly panBy: (dx: number, dy: number) => void;
}

const MAX_TILE_ZOOM = 5;

function createTileView(whole: Accessor<TileViewBox>): TileView {
  const [zoom, setZoom] = createSignal(1);
  /** Centre of the visible part. Null if the centre of the drawing is also the centre of the view. */
  const [middle, setMiddle] = createSignal<{ readonly x: number; readonly y: number } | null>(null);
  const seen = createMemo((): TileViewBox => {
    const { x, y, width, height } = whole();
    const [w, h] = [width / zoom(), height / zoom()];
    const at = middle() ?? { x: x + width / 2, y: y + height / 2 };
    return { x: clamp(at.x - w / 2, x, x + width - w), y: clamp(at.y - h / 2, y, y + height - h), width: w, height: h };
  });
  const look = (x: number, y: number) => setMiddle({ x, y });
  return {
    seen,
    zoom,
    zoomBy(factor, about) {
      const before = seen();
      const to = clamp(zoom() * factor, 1, MAX_TILE_ZOOM);
      const part = zoom() / to;
      const at = about ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 };
      // The zoom leaves the point under the fingers in place.
      const [left, top] = [at.x - (at.x - before.x) * part, at.y - (at.y - before.y) * part];
      setZoom(to);
      look(left + (before.width * part) / 2, top + (before.height * part) / 2);
    },
    panBy(dx, dy) {
      const { x, y, width, height } = seen();
      look(x + width / 2 + dx, y + height / 2 + dy);
    },
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}

export interface TileLayoutEditorProps {
  laying: MapLayout;
  tiles: readonly Tile[];
  /** Key of the selected tile. Null if no tile is selected. */
  chosen: number | null;
  /** Returns the accessible name of a tile. */
  nameOf: (tile: PlacedTile) => string;
  onChoose: (key: number) => void;
  /** Called when the user drops a tile, with its new corner in x and y. */
  onDrop: (key: number, x: number, y: number) => void;
  onStep: (key: number, dx: number, dy: number) => void;
  onTurn: (key: number) => void;
  onRemove: (key: number) => void;
}

/** Margin around the tiles in squares, so a tile can be dragged out of the map. */
const ROOM = 2;

/** Zoom factor of one tap. */
const STRIDE = 1.5;

interface Drag {
  readonly key: number;
  readonly from: DOMPoint;
  readonly dx: number;
  readonly dy: number;
}

/** Drawing of the laid tiles. The user drags, turns and selects tiles by touch or keyboard. */
export function TileLayoutEditor(props: TileLayoutEditorProps): JSX.Element {
  const [drag, setDrag] = createSignal<Drag | null>(null);
  let picture!: SVGSVGElement;
  const patches = createMemo(() =>
    props.laying.tiles.map((tile) => ({ tile, patch: placedTilePatch(props.tiles, tile) })),
  );
  // Keys are listed, not tiles, so a moved tile keeps its element and the focus.
  const keys = createMemo(() => props.laying.tiles.map(({ key }) => key));
  const box = createMemo(() => {
    const { left, top, right, bottom } = patchBounds({
      cells: patches().flatMap(({ patch }) => patch.cells),
      edges: [],
    });
    return {
      x: (left - ROOM) * CELL,
      y: (top - ROOM) * CELL,
      width: (right - left + 1 + ROOM * 2) * CELL,
      height: (bottom - top + 1 + ROOM * 2) * CELL,
    };
  });
  const view = createTileView(box);
  const pointOf = (event: { clientX: number; clientY: number }): DOMPoint =>
    new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM()?.inverse());

  /** Active pointers on the drawing, by id. Two pointers pinch; one pointer on the background pans. */
  const fingers = new Map<number, { readonly clientX: number; readonly clientY: number }>();
  function touch(event: PointerEvent): void {
    if (event.button > 0 || typeof DOMPoint === 'undefined') return;
    fingers.set(event.pointerId, event);
    picture.setPointerCapture(event.pointerId);
    if (fingers.size > 1) setDrag(null);
  }
  function pull(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const apart = (from: typeof before) => Math.hypot(from.clientX - other.clientX, from.clientY - other.clientY);
      view.zoomBy(apart(event) / Math.max(1, apart(before)), pointOf(other));
    } else {
      const [from, to] = [pointOf(before), pointOf(event)];
      view.panBy(from.x - to.x, from.y - to.y);
    }
    fingers.set(event.pointerId, event);
  }

  function press(event: PointerEvent, { key }: PlacedTile): void {
    if (event.button > 0 || fingers.size > 0) return;
    props.onChoose(key);
    if (typeof DOMPoint === 'undefined') return;
    picture.setPointerCapture(event.pointerId);
    setDrag({ key, from: pointOf(event), dx: 0, dy: 0 });
  }
  function move(event: PointerEvent): void {
    const now = drag();
    if (!now) {
      pull(event);
      return;
    }
    const at = pointOf(event);
    setDrag({ ...now, dx: at.x - now.from.x, dy: at.y - now.from.y });
  }
  function letGo(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    const now = drag();
    setDrag(null);
    const tile = props.laying.tiles.find(({ key }) => key === now?.key);
    const [dx, dy] = [Math.round((now?.dx ?? 0) / CELL), Math.round((now?.dy ?? 0) / CELL)];
    if (tile && (dx !== 0 || dy !== 0)) props.onDrop(tile.key, tile.x + dx, tile.y + dy);
  }
  function byKey(event: KeyboardEvent, { key }: PlacedTile): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ARROW_STEPS[event.key];
    if (step) props.onStep(key, ...step);
    else if (event.key.toLowerCase() === 'r') props.onTurn(key);
    else if (event.key === 'Delete' || event.key === 'Backspace') props.onRemove(key);
    else if (event.key === 'Enter' || event.key === ' ') props.onChoose(key);
    else return;
    event.preventDefault();
  }

  return (
    <div class="tile-ground">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be in a fieldset */}
      <svg
        ref={picture}
        class="tile-table"
        role="group"
        aria-label={say('Tiles of the map')}
        viewBox={`${view.seen().x} ${view.seen().y} ${view.seen().width} ${view.seen().height}`}
        onPointerDown={touch}
        onPointerMove={move}
        onPointerUp={letGo}
        onPointerCancel={(event) => {
          fingers.delete(event.pointerId);
          setDrag(null);
        }}
      >
        <For each={keys()}>
          {(key) => {
            const laid = () => patches().find(({ tile }) => tile.key === key);
            const carried = () => (drag()?.key === key ? drag() : null);
            return (
              <Show when={laid()}>
                {(there) => (
                  // biome-ignore lint/a11y/useSemanticElements: there is no button element in a drawing
                  <g
                    role="button"
                    tabindex={0}
                    aria-label={props.nameOf(there().tile)}
                    aria-pressed={props.chosen === key}
                    class="laid-tile"
                    data-chosen={props.chosen === key ? '' : undefined}
                    data-carried={carried() ? '' : undefined}
                    transform={`translate(${there().tile.x * CELL + (carried()?.dx ?? 0)} ${there().tile.y * CELL + (carried()?.dy ?? 0)})`}
                    onPointerDown={(event) => press(event, there().tile)}
                    onFocus={() => props.onChoose(key)}
                    onKeyDown={(event) => byKey(event, there().tile)}
                  >
                    <TilePicture patch={movePatchToOrigin(there().patch)} id={`tile-${key}`} />
                  </g>
                )}
              </Show>
            );
          }}
        </For>
      </svg>
      <div class="tile-zoom">
        <IconButton
          icon="plus"
          name={say('Zoom in')}
          disabled={view.zoom() >= MAX_TILE_ZOOM}
          onClick={() => view.zoomBy(STRIDE)}
        />
        <IconButton
          icon="minus"
          name={say('Zoom out')}
          disabled={view.zoom() <= 1}
          onClick={() => view.zoomBy(1 / STRIDE)}
        />
      </div>
    </div>
  );
}

/** Drawing of a tile with its corner at 0, 0: areas, walls and doors including the outline, and strengths. */
export function TilePicture(props: { patch: Patch; id: string }): JSX.Element {
  const layers = createMemo(() => {
    const result = boardFromPatch({ cells: props.patch.cells, edges: [] });
    return result.ok ? makeMapLayers(result.value.board) : null;
  });
  const size = () => {
    const { right, bottom } = patchBounds(props.patch);
    return { width: (right + 1) * CELL, height: (bottom + 1) * CELL };
  };
  const walls = (door: boolean) =>
    props.patch.edges
      .filter(({ lies }) => (lies === DOOR) === door)
      .map(pathOf)
      .join('');
  return (
    <Show when={layers()}>
      {(drawn) => (
        <>
          <Terrain layers={drawn()} starts={[]} id={props.id} />
          <g class="terrain">
            <path class="walls" d={walls(false)} />
            <path class="doors" d={walls(true)} />
          </g>
          <For each={props.patch.cells.filter(({ strength }) => strength !== null)}>
            {({ x, y, strength }) => (
              <text class="tile-strength" x={(x + 0.5) * CELL} y={(y + 0.5) * CELL}>
                {strength}
              </text>
            )}
          </For>
          <rect class="tile-rim" {...size()} />
        </>
      )}
    </Show>
  );
}

function pathOf({ x, y, side }: PatchEdge): string {
  const [right, bottom] = [(x + 1) * CELL, (y + 1) * CELL];
  return side === 'east' ? `M${right} ${y * CELL}V${bottom}` : `M${x * CELL} ${bottom}H${right}`;
}
