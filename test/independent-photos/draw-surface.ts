import type { PhoneCamera } from './phone-camera';

/** An image in linear brightness: red, green and blue for each pixel, 1 for white paper in full light. */
export interface LinearImage {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Linear brightness for each sRGB byte. */
const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** An image on a surface in space, such as a map sheet or a table. */
export interface TexturedSurface {
  readonly image: ImageData;
  /** Resolution of the image, in pixels per square. */
  readonly unit: number;
  /** Left edge of the image, in squares from the centre of the grid. */
  readonly left: number;
  readonly top: number;
  height(x: number, y: number): number;
  shade(x: number, y: number): number;
  /** Side of a mesh cell in squares; the image is mapped linearly in each cell. */
  readonly cell: number;
}

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Horizontal position in the surface's image, in pixels. */
  readonly u: number;
  readonly v: number;
  readonly shade: number;
}

/** Draws a surface into the picture as the camera sees it. */
export function drawSurface(light: LinearImage, cloth: TexturedSurface, camera: PhoneCamera): void {
  const { image, unit, cell } = cloth;
  const columns = Math.ceil(image.width / unit / cell);
  const rows = Math.ceil(image.height / unit / cell);
  const corners: Corner[] = [];
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const u = Math.min(image.width, column * cell * unit);
      const v = Math.min(image.height, row * cell * unit);
      const [x, y] = [cloth.left + u / unit, cloth.top + v / unit];
      const seen = camera.project({ x, y, z: cloth.height(x, y) });
      corners.push({ ...seen, u, v, shade: cloth.shade(x, y) });
    }
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const first = row * (columns + 1) + column;
      const [a, b] = [corners[first], corners[first + 1]];
      const [c, d] = [corners[first + columns + 1], corners[first + columns + 2]];
      if (!a || !b || !c || !d) continue;
      triangle(light, image, a, b, d);
      triangle(light, image, a, d, c);
    }
  }
}

/** Offsets of four samples in a pixel, on a rotated grid. */
const SAMPLES = [
  { x: -0.125, y: -0.375 },
  { x: 0.375, y: -0.125 },
  { x: -0.375, y: 0.125 },
  { x: 0.125, y: 0.375 },
] as const;

/** Single sample at the centre of a pixel, enough for magnified areas. */
const ONE_SAMPLE = [{ x: 0, y: 0 }] as const;

/** Draws the pixels whose centres are in a triangle. */
function triangle(light: LinearImage, image: ImageData, a: Corner, b: Corner, c: Corner): void {
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  // The area is NaN if a corner is outside the camera's view.
  if (!(Math.abs(area) > 1e-9)) return;
  const left = Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5));
  const right = Math.min(light.width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5));
  const upper = Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5));
  const lower = Math.min(light.height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5));
  const slope = (p: number, q: number, r: number): readonly [number, number] => [
    ((q - p) * (c.y - a.y) - (r - p) * (b.y - a.y)) / area,
    ((r - p) * (b.x - a.x) - (q - p) * (c.x - a.x)) / area,
  ];
  const [ux, uy] = slope(a.u, b.u, c.u);
  const [vx, vy] = slope(a.v, b.v, c.v);
  const [sx, sy] = slope(a.shade, b.shade, c.shade);
  const [bx, by] = slope(0, 1, 0);
  const [cx, cy] = slope(0, 0, 1);
  const isLarge = Math.max(Math.abs(ux) + Math.abs(uy), Math.abs(vx) + Math.abs(vy)) < 0.8;
  const samples = isLarge ? ONE_SAMPLE : SAMPLES;
  const hair = 1e-6;
  for (let y = upper; y <= lower; y++) {
    for (let x = left; x <= right; x++) {
      const dx = x + 0.5 - a.x;
      const dy = y + 0.5 - a.y;
      const inB = bx * dx + by * dy;
      const inC = cx * dx + cy * dy;
      if (inB < -hair || inC < -hair || inB + inC > 1 + hair) continue;
      const u = a.u + ux * dx + uy * dy;
      const v = a.v + vx * dx + vy * dy;
      const at = (y * light.width + x) * 3;
      light.values[at] = 0;
      light.values[at + 1] = 0;
      light.values[at + 2] = 0;
      const weight = (a.shade + sx * dx + sy * dy) / samples.length;
      for (const { x: ox, y: oy } of samples)
        addSample(light.values, at, image, u + ux * ox + uy * oy, v + vx * ox + vy * oy, weight);
    }
  }
}

/** Adds the brightness at a point of the image, interpolated between pixels. */
function addSample(values: Float32Array, at: number, image: ImageData, u: number, v: number, weight: number): void {
  const { width, height, data } = image;
  const x = Math.max(0, Math.min(width - 1.001, u - 0.5));
  const y = Math.max(0, Math.min(height - 1.001, v - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const upper = (y0 * width + x0) * 4;
  const lower = upper + width * 4;
  const w00 = (1 - fx) * (1 - fy) * weight;
  const w10 = fx * (1 - fy) * weight;
  const w01 = (1 - fx) * fy * weight;
  const w11 = fx * fy * weight;
  for (let channel = 0; channel < 3; channel++) {
    const i = upper + channel;
    const j = lower + channel;
    values[at + channel] =
      (values[at + channel] as number) +
      (LINEAR[data[i] as number] as number) * w00 +
      (LINEAR[data[i + 4] as number] as number) * w10 +
      (LINEAR[data[j] as number] as number) * w01 +
      (LINEAR[data[j + 4] as number] as number) * w11;
  }
}
