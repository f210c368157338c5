import { type Accessor, createMemo, createSignal } from 'solid-js';

/** Visible rectangle in drawing units. */
export interface TileViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TileView {
  readonly seen: Accessor<TileViewBox>;
  readonly zoom: Accessor<number>;
  /** Zooms by a factor around a point of the drawing, or around the centre. */
  readonly zoomBy: (factor: number, about?: { readonly x: number; readonly y: number }) => void;
  /** Pans by an offset in drawing units. */
  readonly panBy: (dx: number, dy: number) => void;
}

export const MAX_TILE_ZOOM = 5;

export function createTileView(whole: Accessor<TileViewBox>): TileView {
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
