import { applyHomography, makeRectangle, solveHomography } from './homography';
import type { BoardSize, Corners, Pixels } from './types';

/** Maximum samples per pixel in each direction; more samples do not improve the picture. */
const MOST_SAMPLES = 4;

/**
 * Straightens a map as seen from directly above, with `pixelsPerSquare` pixels per square and a margin of `around`
 * pixels outside its frame. Interpolates between pixels, and averages if the photograph is finer. Beyond the
 * photograph, its border is repeated. If the corners are on one line, the result has one colour.
 */
export function straighten(
  picture: Pixels,
  corners: Corners,
  size: BoardSize,
  pixelsPerSquare: number,
  around = 0,
): Pixels {
  const within = { width: Math.round(size.width * pixelsPerSquare), height: Math.round(size.height * pixelsPerSquare) };
  const [width, height] = [within.width + 2 * around, within.height + 2 * around];
  const h = solveHomography(makeRectangle(within.width, within.height), corners) ?? [0, 0, 0, 0, 0, 0, 0, 0];
  const data = new Uint8ClampedArray(width * height * 4);
  const samples = samplesFor(corners, within.width, within.height);
  const share = 1 / (samples * samples);
  const { width: wide, height: high, data: source } = picture;
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const inX = x - around + ((sample % samples) + 0.5) / samples;
        const inY = y - around + (Math.floor(sample / samples) + 0.5) / samples;
        const w = h[6] * inX + h[7] * inY + 1;
        const fromX = clamped((h[0] * inX + h[1] * inY + h[2]) / w - 0.5, wide - 1);
        const fromY = clamped((h[3] * inX + h[4] * inY + h[5]) / w - 0.5, high - 1);
        const left = Math.floor(fromX);
        const top = Math.floor(fromY);
        const right = fromX - left;
        const low = fromY - top;
        const a = (top * wide + left) * 4;
        const b = left + 1 < wide ? a + 4 : a;
        const down = top + 1 < high ? wide * 4 : 0;
        const se = right * low;
        const ne = right - se;
        const sw = low - se;
        const nw = 1 - right - sw;
        red += (source[a] as number) * nw + (source[b] as number) * ne;
        red += (source[a + down] as number) * sw + (source[b + down] as number) * se;
        green += (source[a + 1] as number) * nw + (source[b + 1] as number) * ne;
        green += (source[a + down + 1] as number) * sw + (source[b + down + 1] as number) * se;
        blue += (source[a + 2] as number) * nw + (source[b + 2] as number) * ne;
        blue += (source[a + down + 2] as number) * sw + (source[b + down + 2] as number) * se;
      }
      data[to] = red * share;
      data[to + 1] = green * share;
      data[to + 2] = blue * share;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Returns the corners of a square in the photograph, in the order of `Corners`. Used to draw over the photograph. */
export function findSquareCorners(corners: Corners, size: BoardSize, x: number, y: number): Corners | null {
  const h = solveHomography(makeRectangle(size.width, size.height), corners);
  return (
    h && [
      applyHomography(h, x, y),
      applyHomography(h, x + 1, y),
      applyHomography(h, x + 1, y + 1),
      applyHomography(h, x, y + 1),
    ]
  );
}

function samplesFor(corners: Corners, width: number, height: number): number {
  const [nw, ne, se, sw] = corners;
  const across = Math.max(Math.hypot(ne.x - nw.x, ne.y - nw.y), Math.hypot(se.x - sw.x, se.y - sw.y)) / width;
  const down = Math.max(Math.hypot(sw.x - nw.x, sw.y - nw.y), Math.hypot(se.x - ne.x, se.y - ne.y)) / height;
  return Math.max(1, Math.min(MOST_SAMPLES, Math.round(Math.max(across, down))));
}

/** Clamps a value to 0 and a maximum. NaN, which occurs only with corners on one line, counts as 0. */
function clamped(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0;
}
