import { applyHomography, makeRectangle, solveHomography } from '../../src/photo/homography';
import type { BoardSize, Corners, Pixels, Point } from '../../src/photo/types';
import { type Colour, makeNoise, varyColour } from './canvas';
import type { PrintedSheet } from './map-art';
import { pickRandom, type RandomSource } from './printed-map';

export interface PhotoConditions {
  /** Angle between the camera and a vertical view, in degrees. */
  readonly tilt: number;
  /** Light at the darkest end of the board, as a share of the light at the brightest end. */
  readonly lightLeft: number;
  /** Radius of the blur, in squares at the board's centre. */
  readonly blur: number;
  /** Standard deviation of the noise, on a scale of 0 to 255. */
  readonly noise: number;
  /** Colour cast of the light, 0 to 1. */
  readonly cast: number;
  /** Share of the light that a hard-edged shadow removes; 0 for no shadow. */
  readonly shade: number;
  /** Light that reflection adds at the centre of a glare spot, on a scale of 0 to 255. */
  readonly glare: number;
  /** Strength of the lens distortion, as a share of half the picture's longer side. */
  readonly bend: number;
  /** Whether chroma is subsampled 2 × 2, as JPEG files of cameras do. */
  readonly subsampled: boolean;
}

export interface Photograph {
  readonly picture: Pixels;
  readonly corners: Corners;
}

const TABLES: readonly Colour[] = [
  [120, 78, 48],
  [44, 40, 40],
  [208, 204, 196],
  [60, 84, 70],
  [150, 120, 90],
];

/**
 * Projects the corners of a sheet through a pinhole camera, with the sheet tilted, slightly rotated and fitted into the
 * picture.
 */
function sheetCorners(sheet: PrintedSheet, size: BoardSize, random: RandomSource, tilt: number): Corners {
  const { width, height } = sheet.canvas;
  const long = Math.max(width, height);
  const toward = random() * Math.PI * 2;
  const roll = (random() - 0.5) * 0.3;
  const lean = (tilt * Math.PI) / 180;
  const away = 1.5 + random() * 0.5;
  const seen = makeRectangle(width, height).map(({ x, y }): Point => {
    const [u, v] = [(x - width / 2) / long, (y - height / 2) / long];
    const along = u * Math.cos(toward) + v * Math.sin(toward);
    const across = v * Math.cos(toward) - u * Math.sin(toward);
    const depth = away + along * Math.sin(lean);
    const [a, b] = [(along * Math.cos(lean)) / depth, across / depth];
    const turn = toward + roll;
    return { x: a * Math.cos(turn) - b * Math.sin(turn), y: a * Math.sin(turn) + b * Math.cos(turn) };
  });
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fill = 0.86 + random() * 0.1;
  const zoom = fill * Math.min(size.width / (right - left), size.height / (low - top));
  const free = { x: size.width - zoom * (right - left), y: size.height - zoom * (low - top) };
  const shift = { x: free.x * (0.3 + random() * 0.4), y: free.y * (0.3 + random() * 0.4) };
  return seen.map(({ x, y }) => ({
    x: (x - left) * zoom + shift.x,
    y: (y - top) * zoom + shift.y,
  })) as unknown as Corners;
}

/** Photographs a sheet on a table, in the size of `picture`. */
export function photographSheet(
  sheet: PrintedSheet,
  board: BoardSize,
  picture: BoardSize,
  random: RandomSource,
  how: PhotoConditions,
): Photograph {
  const { canvas, scale, margin } = sheet;
  const at = sheetCorners(sheet, picture, random, how.tilt);
  const out = solveHomography(makeRectangle(canvas.width, canvas.height), at);
  const back = solveHomography(at, makeRectangle(canvas.width, canvas.height));
  if (!out || !back) throw new Error('a sheet seen from its side');
  const table = varyColour(random, pickRandom(random, TABLES), 12);
  const grain = makeNoise(random);
  const light = makeLight(random, picture, how);
  const { width, height } = picture;
  const plane = new Float32Array(width * height * 3);
  const lens = makeLens(picture, how.bend);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to += 3) {
      const flat = lens.straight(x + 0.5, y + 0.5);
      const w = back[6] * flat.x + back[7] * flat.y + 1;
      const u = (back[0] * flat.x + back[1] * flat.y + back[2]) / w - 0.5;
      const v = (back[3] * flat.x + back[4] * flat.y + back[5]) / w - 0.5;
      const falls = light(x, y);
      const adds = falls[3] as number;
      if (u < -0.5 || v < -0.5 || u > canvas.width - 0.5 || v > canvas.height - 0.5) {
        const rough = grain(x, y * 4, 40) * 10 + grain(x, y, 6) * 6;
        for (let part = 0; part < 3; part++)
          plane[to + part] = ((table[part] as number) + rough) * (falls[part] as number) + adds;
        continue;
      }
      const [left, top] = [Math.max(0, Math.floor(u)), Math.max(0, Math.floor(v))];
      const [fx, fy] = [Math.max(0, u - left), Math.max(0, v - top)];
      const a = (top * canvas.width + left) * 3;
      const b = left + 1 < canvas.width ? a + 3 : a;
      const down = top + 1 < canvas.height ? canvas.width * 3 : 0;
      for (let part = 0; part < 3; part++) {
        const upper = (canvas.data[a + part] as number) * (1 - fx) + (canvas.data[b + part] as number) * fx;
        const lower =
          (canvas.data[a + down + part] as number) * (1 - fx) + (canvas.data[b + down + part] as number) * fx;
        plane[to + part] = (upper * (1 - fy) + lower * fy) * (falls[part] as number) + adds;
      }
    }
  const corners = makeRectangle(board.width, board.height).map(({ x, y }) => {
    const seen = applyHomography(out, (x + margin) * scale, (y + margin) * scale);
    return lens.bent(seen.x, seen.y);
  }) as unknown as Corners;
  const square = Math.sqrt(areaOf(corners) / (board.width * board.height));
  blur(plane, picture, how.blur * square);
  if (how.subsampled) shareColour(plane, picture);
  return { picture: { width, height, data: developed(plane, random, how.noise) }, corners };
}

/**
 * Returns the light at a pixel: a factor for each of three colours, and glare added to all colours. The next call
 * reuses the array.
 */
type Light = (x: number, y: number) => Float32Array;

function makeLight(random: RandomSource, { width, height }: BoardSize, how: PhotoConditions): Light {
  const angle = random() * Math.PI * 2;
  const warm = (random() - 0.3) * how.cast;
  const colour: Colour = [1 + 0.12 * warm, 1, 1 - 0.3 * warm];
  const edge = random() * Math.PI * 2;
  const edgeAt = (random() - 0.5) * 0.5;
  const spot = {
    x: (0.2 + random() * 0.6) * width,
    y: (0.2 + random() * 0.6) * height,
    size: (0.08 + random() * 0.1) * width,
  };
  const bright = 0.95 + random() * 0.1;
  const told = new Float32Array(4);
  return (x, y) => {
    const [u, v] = [x / width - 0.5, y / height - 0.5];
    const along = Math.max(0, Math.min(1, 0.5 + (u * Math.cos(angle) + v * Math.sin(angle)) / 0.9));
    let falls = bright * (1 - along * (1 - how.lightLeft));
    if (how.shade > 0) {
      const past = (u * Math.cos(edge) + v * Math.sin(edge) - edgeAt) / 0.01;
      falls *= 1 - how.shade / (1 + Math.exp(-Math.max(-30, Math.min(30, past))));
    }
    told[0] = falls * colour[0];
    told[1] = falls;
    told[2] = falls * colour[2];
    told[3] = how.glare > 0 ? how.glare * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.size ** 2)) : 0;
    return told;
  };
}

/** Returns functions that convert points between the distorted and the undistorted picture of a wide-angle lens. */
function makeLens({ width, height }: BoardSize, bend: number) {
  const [cx, cy, half] = [width / 2, height / 2, Math.max(width, height) / 2];
  const straight = (x: number, y: number): Point => {
    const [u, v] = [(x - cx) / half, (y - cy) / half];
    const by = 1 + bend * (u * u + v * v - 0.5);
    return { x: cx + u * half * by, y: cy + v * half * by };
  };
  const bent = (x: number, y: number): Point => {
    let guess = { x, y };
    for (let turn = 0; turn < 8; turn++) {
      const came = straight(guess.x, guess.y);
      guess = { x: guess.x + x - came.x, y: guess.y + y - came.y };
    }
    return guess;
  };
  return { straight, bent };
}

function areaOf(corners: Corners): number {
  let twice = 0;
  for (const [place, { x, y }] of corners.entries()) {
    const next = corners[(place + 1) % 4] as Point;
    twice += x * next.y - next.x * y;
  }
  return Math.abs(twice) / 2;
}

function blur(plane: Float32Array, { width, height }: BoardSize, spread: number): void {
  if (spread < 0.3) return;
  const reach = Math.ceil(spread * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, place) =>
    Math.exp(-((place - reach) ** 2) / (2 * spread * spread)),
  );
  const sum = weights.reduce((all, each) => all + each, 0);
  const kernel = Float32Array.from(weights, (each) => each / sum);
  const half = new Float32Array(plane.length);
  smear(plane, half, kernel, width, height, 3, width * 3);
  smear(half, plane, kernel, height, width, width * 3, 3);
}

/**
 * Blurs along lines of `length` pixels. Offsets in the array: `step` between pixels of a line, `next` between lines.
 */
function smear(
  from: Float32Array,
  to: Float32Array,
  kernel: Float32Array,
  length: number,
  lines: number,
  step: number,
  next: number,
): void {
  const reach = (kernel.length - 1) / 2;
  for (let line = 0; line < lines; line++)
    for (let place = 0; place < length; place++) {
      const at = line * next + place * step;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let tap = -reach; tap <= reach; tap++) {
        const source = line * next + Math.max(0, Math.min(length - 1, place + tap)) * step;
        const weight = kernel[tap + reach] as number;
        red += (from[source] as number) * weight;
        green += (from[source + 1] as number) * weight;
        blue += (from[source + 2] as number) * weight;
      }
      to[at] = red;
      to[at + 1] = green;
      to[at + 2] = blue;
    }
}

/** Subsamples chroma: two by two pixels share one colour, but retain their brightness. */
function shareColour(plane: Float32Array, { width, height }: BoardSize): void {
  for (let y = 0; y + 1 < height; y += 2)
    for (let x = 0; x + 1 < width; x += 2) {
      const at = (y * width + x) * 3;
      let [reds, blues] = [0, 0];
      for (let pixel = 0; pixel < 4; pixel++) {
        const from = at + ofFour(pixel, width);
        reds += ((plane[from] as number) - grey(plane, from)) / 4;
        blues += ((plane[from + 2] as number) - grey(plane, from)) / 4;
      }
      for (let pixel = 0; pixel < 4; pixel++) {
        const to = at + ofFour(pixel, width);
        const light = grey(plane, to);
        plane[to] = light + reds;
        plane[to + 1] = light - (0.3 * reds + 0.11 * blues) / 0.59;
        plane[to + 2] = light + blues;
      }
    }
}

function ofFour(pixel: number, width: number): number {
  return ((pixel >> 1) * width + (pixel & 1)) * 3;
}

function grey(plane: Float32Array, at: number): number {
  return 0.3 * (plane[at] as number) + 0.59 * (plane[at + 1] as number) + 0.11 * (plane[at + 2] as number);
}

function developed(plane: Float32Array, random: RandomSource, noise: number): Uint8ClampedArray {
  const bells = Float32Array.from(
    { length: 8191 },
    () => (random() + random() + random() + random() - 2) * 1.73 * noise,
  );
  const data = new Uint8ClampedArray((plane.length / 3) * 4);
  let bell = 0;
  for (let from = 0, to = 0; from < plane.length; from += 3, to += 4) {
    if (from % 3000 === 0) bell = Math.floor(random() * 8191);
    for (let part = 0; part < 3; part++)
      data[to + part] = (plane[from + part] as number) + (bells[bell++ % 8191] as number);
    data[to + 3] = 255;
  }
  return data;
}
