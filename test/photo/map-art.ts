import { listBoardSquares } from '../../src/board/board';
import { xOf, yOf } from '../../src/grid/square';
import { type Canvas, type Colour, fillRect, makeNoise, paintShape, varyColour } from './canvas';
import { type PrintedMap, pickRandom, type RandomSource, randomInteger } from './printed-map';

const GROUNDS: readonly Colour[] = [
  [112, 112, 116],
  [96, 128, 72],
  [204, 184, 136],
  [172, 170, 160],
  [152, 108, 68],
  [66, 70, 84],
  [222, 226, 232],
  [206, 196, 172],
  [128, 92, 88],
  [88, 120, 136],
];
const THINGS: readonly Colour[] = [
  [60, 96, 48],
  [124, 84, 48],
  [150, 60, 52],
  [70, 90, 130],
  [150, 150, 150],
  [190, 170, 110],
  [50, 50, 56],
  [210, 200, 190],
];

/** A canvas with a printed map; `scale` is in pixels per square, `margin` in squares. */
export interface PrintedSheet {
  readonly canvas: Canvas;
  readonly scale: number;
  readonly margin: number;
}

/** Busyness of the art below the lines; both numbers are usually 0 to 1. */
export interface ArtBusyness {
  readonly clutter: number;
  readonly contrast: number;
}

/** Paints the art of a map: ground, paths, floors, roofs, water and loose objects. Art has no meaning in the rules. */
export function paintMapArt(
  sheet: PrintedSheet,
  map: PrintedMap,
  random: RandomSource,
  { clutter, contrast }: ArtBusyness,
  art: 'usual' | 'dark' | 'busy',
): void {
  const busy = art === 'busy' ? { clutter: 1, contrast: 2.2 * contrast } : { clutter, contrast };
  paintGround(sheet, random, busy);
  for (let time = art === 'busy' ? 3 : 1; time > 0; time--) paintPatches(sheet, map, random);
  paintAreas(sheet, map, random);
  for (let time = art === 'busy' ? 2 : 1; time > 0; time--) paintThings(sheet, map, random, busy);
  // A night scene is far darker than the lines printed over it.
  if (art === 'dark') for (const [at, light] of sheet.canvas.data.entries()) sheet.canvas.data[at] = light * 0.42;
  paintMargin(sheet, map, random);
}

function paintGround({ canvas, scale }: PrintedSheet, random: RandomSource, { contrast }: ArtBusyness): void {
  const ground = varyColour(random, pickRandom(random, GROUNDS), 18);
  const noise = makeNoise(random);
  const strong = 34 * contrast;
  const tiles = random() < 0.4 ? scale / pickRandom(random, [1, 2, 3, 1.37]) : 0;
  const off = random() * scale;
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      let light = noise(x, y, scale * 2.7) * 0.5 + noise(x, y, scale * 0.4) * 0.3 + noise(x, y, scale * 0.11) * 0.4;
      if (tiles && ((x + off) % tiles < 1.5 || (y + off) % tiles < 1.5)) light -= 0.6;
      const at = (y * canvas.width + x) * 3;
      for (let part = 0; part < 3; part++) canvas.data[at + part] = (ground[part] as number) + light * strong;
    }
}

function paintPatches({ canvas, scale }: PrintedSheet, { board }: PrintedMap, random: RandomSource): void {
  for (let patch = Math.round((board.width * board.height) / 70); patch > 0; patch--) {
    const colour = varyColour(random, pickRandom(random, GROUNDS), 15);
    const long = random() < 0.3;
    paintShape(canvas, {
      x: random() * canvas.width,
      y: random() * canvas.height,
      wide: scale * (0.7 + random() * 2),
      high: scale * (long ? 6 + random() * 6 : 0.7 + random() * 2),
      angle: pickRandom(random, [0, 0, Math.PI / 2, random() * 3]),
      square: random() < 0.6,
      colour,
      rim: varyColour(random, colour, 30),
      rimWidth: random() * 3,
      share: 0.5 + random() * 0.4,
    });
  }
}

function paintAreas({ canvas, scale, margin }: PrintedSheet, { areas }: PrintedMap, random: RandomSource): void {
  const floors = {
    water: [58, 104, 140],
    indoors: pickRandom(random, GROUNDS),
    elevated: pickRandom(random, GROUNDS),
    blocking: [84, 76, 72],
  } as Record<string, Colour>;
  for (const { kind, squares } of areas) {
    const base = floors[kind];
    if (!base) continue;
    const floor = varyColour(random, base, 14);
    const share = 0.55 + random() * 0.35;
    for (const square of squares) {
      const [x, y] = [(xOf(square) + margin) * scale, (yOf(square) + margin) * scale];
      fillRect(canvas, x, y, x + scale, y + scale, floor, share);
    }
  }
}

function paintThings(
  { canvas, scale, margin }: PrintedSheet,
  map: PrintedMap,
  random: RandomSource,
  { clutter }: ArtBusyness,
): void {
  const rough = new Set(
    map.areas.filter(({ kind }) => kind === 'hindering' || kind === 'blocking').flatMap(({ squares }) => [...squares]),
  );
  for (const square of listBoardSquares(map.board)) {
    const chance = rough.has(square) ? 0.9 : 0.22 * clutter;
    if (random() > chance) continue;
    for (let thing = randomInteger(random, 1, 3); thing > 0; thing--) {
      const colour = varyColour(random, pickRandom(random, THINGS), 24);
      const wide = scale * (0.08 + random() * 0.34);
      paintShape(canvas, {
        x: (xOf(square) + margin + 0.25 + random() * 0.5) * scale,
        y: (yOf(square) + margin + 0.25 + random() * 0.5) * scale,
        wide,
        high: random() < 0.5 ? wide : scale * (0.08 + random() * 0.34),
        angle: random() < 0.4 ? 0 : random() * 3,
        square: random() < 0.5,
        colour,
        rim: varyColour(random, [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5], 8),
        rimWidth: 1 + random() * scale * 0.05,
        share: 0.7 + random() * 0.3,
      });
    }
  }
}

function paintMargin({ canvas, scale, margin }: PrintedSheet, { board }: PrintedMap, random: RandomSource): void {
  const white = random();
  if (margin === 0 || white < 0.3) return;
  const colour: Colour = white < 0.7 ? [236, 234, 228] : [30, 30, 34];
  const [low, right, below] = [margin * scale, (margin + board.width) * scale, (margin + board.height) * scale];
  fillRect(canvas, 0, 0, canvas.width, low, colour, 1);
  fillRect(canvas, 0, below, canvas.width, canvas.height, colour, 1);
  fillRect(canvas, 0, low, low, below, colour, 1);
  fillRect(canvas, right, low, canvas.width, below, colour, 1);
}
