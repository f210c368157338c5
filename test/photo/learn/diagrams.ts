/*
 * Draws maps without the art and distortion of photographs: random colours, widths and floors, with many shapes that
 * only look like walls.
 */
import { WALL } from '../../../src/board/terrain';
import { eastEdge, southEdge } from '../../../src/grid/edge';
import { squareAt, xOf, yOf } from '../../../src/grid/square';
import type { StraightMap } from '../../../src/photo/profiles';
import { seededRandom } from '../../helpers/random-position';
import { type Canvas, type Colour, fillRect, makeCanvas } from '../canvas';
import {
  OUTLINE_KINDS,
  type OutlineKind,
  type PrintedMap,
  pickRandom,
  type RandomSource,
  randomInteger,
  randomMap,
} from '../printed-map';

const SCALE = 48;
const AROUND = 17;

export interface Diagram {
  readonly map: PrintedMap;
  readonly straight: StraightMap;
}

interface Drawing {
  readonly canvas: Canvas;
  readonly random: RandomSource;
  readonly map: PrintedMap;
}

/** Draws a map seen from directly above, determined by the seed. */
export function drawDiagram(seed: number): Diagram {
  const random = seededRandom(seed);
  const size = { width: randomInteger(random, 8, 24), height: randomInteger(random, 8, 24) };
  const map = random() < 0.2 ? withoutAreas(randomMap(random, size)) : randomMap(random, size);
  if (random() < 0.3) map.board.walls.fill(0);
  const [width, height] = [size.width * SCALE + 2 * AROUND, size.height * SCALE + 2 * AROUND];
  const drawing = { canvas: makeCanvas(width, height), random, map };
  drawGround(drawing);
  const layers = [drawGrid, drawLookalikes, drawLines, drawWalls];
  // Printers apply inks in any order, but rarely print walls below the grid.
  if (random() < 0.2) layers.reverse();
  else if (random() < 0.4) layers.push(layers.splice(2, 1)[0] as (typeof layers)[0]);
  for (const draw of layers) draw(drawing);
  return { map, straight: { picture: developed(drawing), size, scale: SCALE, around: AROUND } };
}

/** Removes everything except walls, because some maps only have walls. */
function withoutAreas({ board }: PrintedMap): PrintedMap {
  board.terrain.fill(0);
  board.levels.fill(0);
  return { board, starts: new Set(), areas: [] };
}

export function between(random: RandomSource, low: number, high: number): number {
  return low + random() * (high - low);
}

function bar({ canvas }: Drawing, x0: number, y0: number, x1: number, y1: number, colour: Colour, share: number): void {
  const at = (squares: number) => squares * SCALE + AROUND;
  fillRect(canvas, at(x0), at(y0), at(x1), at(y1), colour, share);
}

function drawGround(drawing: Drawing): void {
  const { canvas, random, map } = drawing;
  const [light, waves] = [between(random, 50, 220), between(random, 0, 30)];
  const tint = [1, 2, 3].map(() => between(random, 0.8, 1.1));
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const own = light + waves * (Math.sin((x * 1.3) / SCALE) + Math.cos((y * 2.1) / SCALE)) * 0.5;
      for (let part = 0; part < 3; part++)
        canvas.data[(y * canvas.width + x) * 3 + part] = own * (tint[part] as number);
    }
  const { width, height } = map.board;
  for (let floor = random() < 0.2 ? 0 : randomInteger(random, 0, 14); floor > 0; floor--) {
    const grey = between(random, 30, 235);
    const colour = [0, 1, 2].map(() => grey * between(random, 0.75, 1.2)) as unknown as Colour;
    const off = random() < 0.6 ? 0 : between(random, -0.4, 0.4);
    const [x, y] = [randomInteger(random, 0, width - 2) + off, randomInteger(random, 0, height - 2) + off];
    const [right, down] = [x + randomInteger(random, 1, 7), y + randomInteger(random, 1, 7)];
    const border = random() < 0.4 ? between(random, 0.01, 0.06) : 0;
    const dark = [0, 1, 2].map(() => between(random, 10, 90)) as unknown as Colour;
    bar(drawing, x - border, y - border, right + border, down + border, dark, 1);
    bar(drawing, x, y, right, down, colour, 1);
    const seams = random() < 0.3 ? between(random, 0.005, 0.02) : 0;
    for (let seam = Math.ceil(x); seams > 0 && seam < right; seam += 0.5)
      bar(drawing, seam - seams, y, seam + seams, down, dark, 0.7);
  }
}

function drawGrid(drawing: Drawing): void {
  const { random, map } = drawing;
  const grey = pickRandom(random, [10, 40, 80, 130, 200, 245]);
  const [half, share] = [between(random, 0.005, 0.02), between(random, 0.25, 1)];
  const { width, height } = map.board;
  for (let x = 0; x <= width; x++) bar(drawing, x - half, 0, x + half, height, [grey, grey, grey], share);
  for (let y = 0; y <= height; y++) bar(drawing, 0, y - half, width, y + half, [grey, grey, grey], share);
}

/** Draws road markings, beams and seams that are too short for walls, on grid lines or beside them. */
function drawLookalikes(drawing: Drawing): void {
  const { random, map } = drawing;
  const { width, height } = map.board;
  for (let row = random() < 0.5 ? randomInteger(random, 1, 6) : 0; row > 0; row--) {
    const grey = between(random, 0, 255);
    const colour = [0, 1, 2].map(() => Math.min(255, grey * between(random, 0.85, 1.15))) as unknown as Colour;
    const [half, end] = [between(random, 0.025, 0.08), between(random, 0.08, 0.3)];
    const off = random() < 0.6 ? 0 : between(random, -0.25, 0.25);
    const down = random() < 0.5;
    const [line, step] = [randomInteger(random, 1, (down ? width : height) - 1) + off, randomInteger(random, 1, 3)];
    const many = random() < 0.5 ? 30 : randomInteger(random, 1, 3);
    for (
      let at = randomInteger(random, 0, 5), count = 0;
      at < (down ? height : width) && count < many;
      at += step, count++
    )
      if (down) bar(drawing, line - half, at + end, line + half, at + 1 - end, colour, 1);
      else bar(drawing, at + end, line - half, at + 1 - end, line + half, colour, 1);
  }
}

/** Range of hues for each ink, in degrees; brown is a dark orange. */
const HUES: Readonly<Record<OutlineKind, readonly [number, number]>> = {
  hindering: [75, 160],
  blocking: [12, 36],
  elevated: [-18, 8],
  water: [185, 235],
  start: [265, 310],
  indoors: [46, 60],
  special: [18, 36],
};

/** Returns a random ink in the hues of a kind of outline. */
export function randomInk(random: RandomSource, kind: OutlineKind): Colour {
  const hue = between(random, ...HUES[kind]);
  const pale = kind === 'special' || kind === 'indoors';
  const dark = !pale && random() < 0.3;
  const value = dark
    ? between(random, 0.15, 0.35)
    : kind === 'blocking'
      ? between(random, 0.25, 0.6)
      : between(random, pale ? 0.75 : 0.2, 1);
  const chroma = value * between(random, kind === 'blocking' ? 0.45 : 0.6, 0.95);
  return [5, 3, 1].map((place) => {
    const turned = (((place + hue / 60) % 6) + 6) % 6;
    return 255 * (value - chroma * Math.max(0, Math.min(turned, 4 - turned, 1)));
  }) as unknown as Colour;
}

function drawLines(drawing: Drawing): void {
  const { random, map } = drawing;
  const inks = Object.fromEntries(OUTLINE_KINDS.map((kind) => [kind, randomInk(random, kind)])) as Record<
    OutlineKind,
    Colour
  >;
  const [inset, wide, share] = [between(random, 0.015, 0.1), between(random, 0.03, 0.09), between(random, 0.8, 1)];
  for (const { kind, squares } of map.areas) {
    const own = inset + (random() < 0.4 ? between(random, 0, 0.08) : 0);
    for (const square of squares) {
      const [x, y] = [xOf(square), yOf(square)];
      const open = (right: number, down: number) => !squares.has(squareAt(x + right, y + down));
      const [west, east] = [open(-1, 0) ? own : 0, open(1, 0) ? own : 0];
      const [north, south] = [open(0, -1) ? own : 0, open(0, 1) ? own : 0];
      const line = (x0: number, y0: number, x1: number, y1: number) => bar(drawing, x0, y0, x1, y1, inks[kind], share);
      if (west) line(x + own, y + north, x + own + wide, y + 1 - south);
      if (east) line(x + 1 - own - wide, y + north, x + 1 - own, y + 1 - south);
      if (north) line(x + west, y + own, x + 1 - east, y + own + wide);
      if (south) line(x + west, y + 1 - own - wide, x + 1 - east, y + 1 - own);
    }
  }
}

/** Draws walls in one ink, sometimes translucent or with a rim, a shadow, a centre line or bricks. */
function drawWalls(drawing: Drawing): void {
  const { random } = drawing;
  const grey = pickRandom(random, [12, 12, 20, 30, 70, 110, 150, 225, 240, 250]);
  const least = random() < 0.3 ? 0.62 : 0.82;
  const ink = [0, 1, 2].map(() => grey * between(random, least, 1.02)) as unknown as Colour;
  const half = between(random, 0.025, 0.08);
  const rim = random() < 0.3 ? between(random, 0.01, 0.03) : 0;
  const edge = grey > 100 ? between(random, 10, 50) : between(random, 190, 240);
  const along = random() < 0.15 ? half * between(random, 0.3, 0.7) : 0;
  const share = random() < 0.25 ? between(random, 0.6, 1) : 1;
  const off = between(random, -0.02, 0.02);
  if (random() < 0.25) {
    const [x, y] = [between(random, -0.06, 0.06), between(random, -0.06, 0.06)];
    drawBars(drawing, half, [off + x, off + y], [10, 10, 10], between(random, 0.15, 0.5));
  }
  if (rim > 0) drawBars(drawing, half + rim, [off, off], [edge, edge, edge], share);
  drawBars(drawing, half, [off, off], ink, share);
  if (along > 0) drawBars(drawing, along, [off, off], [edge, edge, edge], between(random, 0.3, 1));
  if (random() < 0.15) drawBricks(drawing, half, ink);
}

/** Draws every wall as one bar that extends `out` squares to both sides, shifted by (x, y). */
function drawBars(
  drawing: Drawing,
  out: number,
  [x, y]: readonly [number, number],
  colour: Colour,
  share: number,
): void {
  for (const [x0, y0, x1, y1] of listWalls(drawing.map))
    bar(drawing, x0 + x - out, y0 + y - out, x1 + x + out, y1 + y + out, colour, share);
}

/** Varies the brightness of each wall in short sections, like bricks. */
function drawBricks(drawing: Drawing, half: number, ink: Colour): void {
  const step = between(drawing.random, 0.08, 0.25);
  for (const [x0, y0, x1, y1] of listWalls(drawing.map))
    for (let at = 0; at < 1; at += step) {
      const own = ink.map((part) => part * between(drawing.random, 0.7, 1.15)) as unknown as Colour;
      if (x0 === x1) bar(drawing, x0 - half, y0 + at, x1 + half, y0 + Math.min(1, at + step), own, 1);
      else bar(drawing, x0 + at, y0 - half, x0 + Math.min(1, at + step), y1 + half, own, 1);
    }
}

/** Lists the walls of a map as grid points: x0, y0, x1, y1. */
export function listWalls({
  board: { width, height, walls },
}: PrintedMap): (readonly [number, number, number, number])[] {
  const found: (readonly [number, number, number, number])[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const square = squareAt(x, y);
      if (x < width - 1 && walls[eastEdge(square)] === WALL) found.push([x + 1, y, x + 1, y + 1]);
      if (y < height - 1 && walls[southEdge(square)] === WALL) found.push([x, y + 1, x + 1, y + 1]);
    }
  return found;
}

/** Converts the drawing to a picture under random, usually tinted light. */
function developed({ canvas: { width, height, data }, random }: Drawing): StraightMap['picture'] {
  const light = between(random, 0.6, 1);
  const cast = [1, 2, 3].map(() => light * between(random, 0.9, 1.05));
  const noise = random() < 0.3 ? 0 : between(random, 0, 8);
  const made = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let part = 0; part < 3; part++)
      made[pixel * 4 + part] = (data[pixel * 3 + part] as number) * (cast[part] as number) + noise * (random() - 0.5);
  return { width, height, data: made };
}
