import type { Homography } from './homography';
import type { Pixels } from './types';

/** Brightness or chroma of a picture, downscaled: one number per pixel, 0 to 255. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** Picture pixels per pixel of the grey image, in each direction. */
  readonly scale: number;
  readonly data: Float32Array;
}

/** Approximate length of the longer side, in pixels. At this size grid lines are still visible. */
const LONG = 1000;

/** Computes the brightness of a picture. Downscales a large picture by averaging blocks of pixels. */
export function toGreyImage(picture: Pixels): GreyImage {
  return downscale(picture, (red, green, blue) => 0.3 * red + 0.59 * green + 0.11 * blue);
}

/** Computes the chroma of a picture, 0 for grey to 255, at the scale of its grey image. */
export function toChromaImage(picture: Pixels): GreyImage {
  return downscale(picture, (red, green, blue) => Math.max(red, green, blue) - Math.min(red, green, blue));
}

function downscale(
  { width, height, data }: Pixels,
  measure: (red: number, green: number, blue: number) => number,
): GreyImage {
  const scale = Math.max(1, Math.round(Math.max(width, height) / LONG));
  const [wide, high] = [Math.floor(width / scale), Math.floor(height / scale)];
  const values = new Float32Array(wide * high);
  const share = 1 / (scale * scale);
  for (let y = 0; y < high * scale; y++) {
    const row = Math.floor(y / scale) * wide;
    for (let x = 0, from = y * width * 4; x < wide * scale; x++, from += 4) {
      const value = measure(data[from] as number, data[from + 1] as number, data[from + 2] as number);
      const to = row + Math.floor(x / scale);
      values[to] = (values[to] as number) + value * share;
    }
  }
  return { width: wide, height: high, scale, data: values };
}

/**
 * Samples the brightness at the image of a point under a homography, with interpolation. Beyond the picture, its border
 * is repeated. Called a million times per picture.
 */
export function sampleGrey({ width, height, scale, data }: GreyImage, h: Homography, x: number, y: number): number {
  const w = (h[6] * x + h[7] * y + 1) * scale;
  const u = (h[0] * x + h[1] * y + h[2]) / w - 0.5;
  const v = (h[3] * x + h[4] * y + h[5]) / w - 0.5;
  const left = u > 0 ? Math.min(Math.floor(u), width - 1) : 0;
  const top = v > 0 ? Math.min(Math.floor(v), height - 1) : 0;
  const right = u > left ? Math.min(1, u - left) : 0;
  const low = v > top ? Math.min(1, v - top) : 0;
  const at = top * width + left;
  const east = left + 1 < width ? 1 : 0;
  const south = top + 1 < height ? width : 0;
  const upper = (data[at] as number) * (1 - right) + (data[at + east] as number) * right;
  const lower = (data[at + south] as number) * (1 - right) + (data[at + south + east] as number) * right;
  return upper * (1 - low) + lower * low;
}
