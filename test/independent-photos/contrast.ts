import type { OutlinePoint } from './outlines';

/** RGB distance (channels 0 … 255) below which two colours are hard to distinguish in a photo. */
const CLOSE = 62;
/** Share of indistinguishable points above which a printed line is lost. */
const MOST_LOST = 0.25;

/**
 * True if too much of a printed line would be invisible on the art below. The printer then adds a rim.
 * @param ctx context of the art; its transform maps squares to pixels
 * @param color `#rgb` or `#rrggbb`
 */
export function isLineLostOnArt(
  ctx: OffscreenCanvasRenderingContext2D,
  art: ImageData,
  points: readonly OutlinePoint[],
  color: string,
  opacity: number,
): boolean {
  const { a: unit, e: left, f: top } = ctx.getTransform();
  const ink = bytesOf(color);
  let lost = 0;
  for (const { x, y } of points) {
    const column = Math.max(0, Math.min(art.width - 1, Math.round(x * unit + left)));
    const row = Math.max(0, Math.min(art.height - 1, Math.round(y * unit + top)));
    const at = (row * art.width + column) * 4;
    const apart = Math.hypot(...ink.map((value, channel) => value - (art.data[at + channel] ?? 0)));
    if (apart * opacity < CLOSE) lost++;
  }
  return lost > points.length * MOST_LOST;
}

export function isDark(color: string): boolean {
  const [red, green, blue] = bytesOf(color);
  return red * 0.3 + green * 0.59 + blue * 0.11 < 128;
}

function bytesOf(color: string): [number, number, number] {
  const digits = color.slice(1);
  const wide = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const byte = (at: number) => Number.parseInt(wide.slice(at, at + 2), 16);
  return [byte(0), byte(2), byte(4)];
}
