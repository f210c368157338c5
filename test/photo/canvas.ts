import type { RandomSource } from './printed-map';

/** Red, green and blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** A picture with three values for each pixel: red, green and blue. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function makeCanvas(width: number, height: number): Canvas {
  return { width, height, data: new Float32Array(width * height * 3) };
}

/** Blends a colour into a pixel. `share` is the opacity of the colour, 0 to 1. */
export function blendPixel(canvas: Canvas, x: number, y: number, colour: Colour, share: number): void {
  if (share <= 0 || x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return;
  const at = (y * canvas.width + x) * 3;
  const { data } = canvas;
  data[at] = (data[at] as number) + (colour[0] - (data[at] as number)) * share;
  data[at + 1] = (data[at + 1] as number) + (colour[1] - (data[at + 1] as number)) * share;
  data[at + 2] = (data[at + 2] as number) + (colour[2] - (data[at + 2] as number)) * share;
}

/** Fills an axis-aligned rectangle with fractional bounds; edge pixels are blended by coverage. */
export function fillRect(
  canvas: Canvas,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colour: Colour,
  share: number,
): void {
  for (let y = Math.floor(y0); y < y1; y++) {
    const high = Math.min(y + 1, y1) - Math.max(y, y0);
    for (let x = Math.floor(x0); x < x1; x++)
      blendPixel(canvas, x, y, colour, share * high * (Math.min(x + 1, x1) - Math.max(x, x0)));
  }
}

/** A rotated ellipse with a rim. If `square` is true, a rectangle. */
export interface PaintedShape {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly angle: number;
  readonly square: boolean;
  readonly colour: Colour;
  readonly rim: Colour;
  readonly rimWidth: number;
  readonly share: number;
}

export function paintShape(
  canvas: Canvas,
  { x, y, wide, high, angle, square, colour, rim, rimWidth, share }: PaintedShape,
): void {
  const reach = Math.hypot(wide, high) + 1;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let py = Math.floor(y - reach); py <= y + reach; py++)
    for (let px = Math.floor(x - reach); px <= x + reach; px++) {
      const [dx, dy] = [px + 0.5 - x, py + 0.5 - y];
      const u = Math.abs(dx * cos + dy * sin);
      const v = Math.abs(dy * cos - dx * sin);
      const inside = square
        ? Math.min(wide - u, high - v)
        : (1 - Math.hypot(u / wide, v / high)) * Math.min(wide, high);
      if (inside < -0.5) continue;
      blendPixel(canvas, px, py, inside < rimWidth ? rim : colour, share * Math.min(1, inside + 0.5));
    }
}

/** Returns a function for value noise from -1 to 1; `cell` is the scale of the noise in pixels. */
export function makeNoise(random: RandomSource): (x: number, y: number, cell: number) => number {
  const lattice = Float32Array.from({ length: 4096 }, () => random() * 2 - 1);
  return (x, y, cell) => {
    const u = x / cell + 1000;
    const v = y / cell + 1000;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [fx, fy] = [u - i, v - j];
    const [left, right, upper, lower] = [i & 63, (i + 1) & 63, (j & 63) << 6, ((j + 1) & 63) << 6];
    const top = (lattice[upper | left] as number) * (1 - fx) + (lattice[upper | right] as number) * fx;
    const low = (lattice[lower | left] as number) * (1 - fx) + (lattice[lower | right] as number) * fx;
    return top * (1 - fy) + low * fy;
  };
}

export function varyColour(random: RandomSource, [red, green, blue]: Colour, by: number): Colour {
  const light = (random() * 2 - 1) * by;
  const part = () => light + (random() * 2 - 1) * by * 0.5;
  const held = (value: number) => Math.max(0, Math.min(255, value));
  return [held(red + part()), held(green + part()), held(blue + part())];
}
