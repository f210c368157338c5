import { type Accessor, createMemo, createSignal } from 'solid-js';

/** A part of the drawing, in its own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TileView {
  /** What is in sight. */
  readonly seen: Accessor<Box>;
  readonly zoom: Accessor<number>;
  /** So many times nearer, about a point of the drawing, or about the middle. */
  readonly zoomBy: (factor: number, about?: { readonly x: number; readonly y: number }) => void;
  /** In units of the drawing. */
  readonly panBy: (dx: number, dy: number) => void;
}

/** As near as one may come. */
export const MOST_ZOOM = 5;

/** The whole of a drawing, or a part of it seen from nearer. */
export function createTileView(whole: Accessor<Box>): TileView {
  const [zoom, setZoom] = createSignal(1);
  /** The middle of what is in sight; null: that of the whole. */
  const [middle, setMiddle] = createSignal<{ readonly x: number; readonly y: number } | null>(null);
  const seen = createMemo((): Box => {
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
      const to = clamp(zoom() * factor, 1, MOST_ZOOM);
      const part = zoom() / to;
      const at = about ?? { x: before.x + before.width / 2, y: before.y + before.height / 2 };
      // What lies under the fingers stays there.
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
