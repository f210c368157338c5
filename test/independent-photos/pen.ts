import type { SquareBox } from './map-truth';
import type { RandomStream } from './random-stream';

/** Drawing context for floors and scenery, in units of one square. */
export interface Pen {
  readonly ctx: OffscreenCanvasRenderingContext2D;
  /** Pixels for each square. */
  readonly unit: number;
  /** Resolution in pixels per square. */
  readonly grains: { readonly fine: OffscreenCanvas; readonly cloud: OffscreenCanvas };
  /** Direction of shadows, a unit vector. */
  readonly shadow: { readonly x: number; readonly y: number };
}

/**
 * Draws a floor or an item of scenery into a box. Floors may extend beyond the box, because the caller clips them.
 * Scenery roughly fills the box.
 */
export type DrawInBox = (pen: Pen, box: SquareBox, random: RandomStream) => void;

/** Side of a noise tile in pixels. */
const TILE = 256;

export function makeOffscreenCanvas(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!ctx) throw new Error('This browser draws on no canvas.');
  return ctx;
}

/**
 * Makes a noise tile that repeats seamlessly.
 * @param cells number of specks along a side in the coarsest layer
 * @param layers each further layer has twice as many specks at half the strength
 */
export function makeNoiseTile(cells: number, layers: number, random: RandomStream): OffscreenCanvas {
  const sum = new Float32Array(TILE * TILE);
  for (let layer = 0; layer < layers; layer++) {
    const count = cells << layer;
    const lattice = Float32Array.from({ length: count * count }, () => random.unit() * 2 - 1);
    for (let y = 0; y < TILE; y++) {
      const gy = (y * count) / TILE;
      const [y0, fy] = [Math.floor(gy), smooth(gy % 1)];
      const y1 = (y0 + 1) % count;
      for (let x = 0; x < TILE; x++) {
        const gx = (x * count) / TILE;
        const [x0, fx] = [Math.floor(gx), smooth(gx % 1)];
        const x1 = (x0 + 1) % count;
        const at = (row: number, column: number) => lattice[row * count + column] as number;
        const upper = at(y0, x0) * (1 - fx) + at(y0, x1) * fx;
        const lower = at(y1, x0) * (1 - fx) + at(y1, x1) * fx;
        sum[y * TILE + x] = (sum[y * TILE + x] as number) + (upper * (1 - fy) + lower * fy) / (1 << layer);
      }
    }
  }
  const ctx = makeOffscreenCanvas(TILE, TILE);
  const image = ctx.createImageData(TILE, TILE);
  sum.forEach((value, at) => {
    image.data.fill(value > 0 ? 255 : 0, at * 4, at * 4 + 3);
    image.data[at * 4 + 3] = Math.min(255, Math.abs(value) * 255);
  });
  ctx.putImageData(image, 0, 0);
  return ctx.canvas;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);

/**
 * Blends a noise tile over a box.
 * @param size side of the tile, in squares
 * @param strength 0 … 1
 * @param stretch width of the specks relative to their height
 */
export function blendNoise(
  pen: Pen,
  which: keyof Pen['grains'],
  size: number,
  strength: number,
  box: SquareBox,
  stretch = 1,
): void {
  const { ctx } = pen;
  const pattern = ctx.createPattern(pen.grains[which], 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale((size / TILE) * stretch, size / TILE));
  ctx.save();
  ctx.globalAlpha = strength;
  ctx.fillStyle = pattern;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  ctx.restore();
}

/** Prints a CSS colour of hue 0 … 360, saturation and lightness 0 … 100, and opacity 0 … 1. */
export function hsl(hue: number, saturation: number, lightness: number, opacity = 1): string {
  return `hsl(${hue.toFixed(1)} ${saturation.toFixed(1)}% ${lightness.toFixed(1)}% / ${opacity.toFixed(3)})`;
}

/**
 * Draws with a shadow.
 * @param length distance of the shadow, in squares
 * @param blur width of the blur, in squares
 */
export function drawWithShadow(pen: Pen, length: number, blur: number, draw: () => void): void {
  const { ctx, unit, shadow } = pen;
  ctx.save();
  ctx.shadowColor = 'rgba(0,0,0,0.55)';
  ctx.shadowBlur = blur * unit;
  ctx.shadowOffsetX = shadow.x * length * unit;
  ctx.shadowOffsetY = shadow.y * length * unit;
  draw();
  ctx.restore();
}

/** Adds a closed irregular shape around a point to the current path. */
export function traceBlob(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  rough: number,
  random: RandomStream,
): void {
  const { ctx } = pen;
  const corners = random.integer(8, 13);
  ctx.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const angle = (corner / corners) * 2 * Math.PI;
    const far = 1 - rough * random.unit();
    ctx.lineTo(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far);
  }
  ctx.closePath();
}

export function fillDisc(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.ctx.fillStyle = color;
  pen.ctx.beginPath();
  pen.ctx.arc(x, y, radius, 0, 2 * Math.PI);
  pen.ctx.fill();
}
