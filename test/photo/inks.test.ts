import { describe, expect, test } from 'vitest';
import { addWholeMapOdds, estimateAreaOdds } from '../../src/photo/area-odds';
import { INK_KINDS, type InkKind, makeInksFromNames, type Rgb, type Stripe } from '../../src/photo/ink';
import { scoreLineLikeness } from '../../src/photo/line-likeness';
import { computeDoubleLineOdds } from '../../src/photo/read-board';
import { INK_SHADES } from '../../src/photo/shades';
import { EAST, NORTH, type SideColours, SOUTH, WEST } from '../../src/photo/sides';
import { findStripes } from '../../src/photo/stripes';
import { seededRandom } from '../helpers/random-position';

const size = { width: 12, height: 12 };
const GROUND: Rgb = [0.45, 0.45, 0.45];
const at = (x: number, y: number, side: number) => (y * size.width + x) * 4 + side;

function stripe(side: number, depth: number, colour: Rgb): Stripe {
  const apart = Math.hypot(...colour.map((part, place) => part - (GROUND[place] as number)));
  return { side, depth, colour, ground: GROUND, apart };
}

/** Returns the stripes of an outline around a block of squares. */
function outline(x0: number, y0: number, x1: number, y1: number, depth: number, colour: Rgb): Stripe[] {
  const sides: number[] = [];
  for (let x = x0; x <= x1; x++) sides.push(at(x, y0, NORTH), at(x, y1, SOUTH));
  for (let y = y0; y <= y1; y++) sides.push(at(x0, y, WEST), at(x1, y, EAST));
  return sides.map((side) => stripe(side, depth, colour));
}

/** Returns random stripes of any colour, like the false lines that a map's artwork causes. */
function litter(count: number): Stripe[] {
  const random = seededRandom(77);
  return Array.from({ length: count }, () =>
    stripe(Math.floor(random() * size.width * size.height * 4), Math.floor(random() * 16), [
      random(),
      random(),
      random(),
    ]),
  );
}

test('the outline of an area looks like a line, and scattered stripes do not', () => {
  const line = outline(2, 2, 5, 4, 3, [0.1, 0.5, 0.2]);
  const likeness = scoreLineLikeness(size, [...line, ...litter(60)]);
  const least = Math.min(...likeness.slice(0, line.length));
  const others = likeness.slice(line.length).sort();
  expect(least).toBeGreaterThan(0.5);
  expect(others[others.length >> 1]).toBeLessThan(0.15);
});

describe('two parallel lines', () => {
  const scale = 40;
  const deep = 24;
  const red = INK_SHADES.elevated[0] as Rgb;

  /** Colours along the sides of four squares: one square has lines six pixels wide, three have lines half as wide. */
  const colours = new Float32Array(16 * deep * 3);
  for (let side = 0; side < 16; side++)
    for (let depth = 0; depth < deep; depth++)
      colours.set(depth >= 6 && depth < (side < 4 ? 12 : 9) ? red : GROUND, (side * deep + depth) * 3);
  const sides: SideColours = { size: { width: 4, height: 1 }, scale, before: 6, deep, colours };

  test('are distinguished from one by their width', () => {
    const elevated = INK_KINDS.indexOf('elevated');
    const evidence = new Float32Array(16 * INK_KINDS.length);
    for (let side = 0; side < 16; side++) evidence[side * INK_KINDS.length + elevated] = 6;
    const odds = computeDoubleLineOdds(
      sides,
      makeInksFromNames(
        1,
        INK_KINDS.map((kind) => INK_SHADES[kind][0] as Rgb),
      ),
      evidence,
      elevated,
    );
    expect([...odds.slice(0, 4)].every((each) => each > 0)).toBe(true);
    expect([...odds.slice(4)].every((each) => each < 0)).toBe(true);
  });
});

test('floor visible between a wall and a line is no separate line', () => {
  const deep = 24;
  const colours = new Float32Array(4 * deep * 3);
  const floor: Rgb = [0.42, 0.52, 0.58];
  for (let side = 0; side < 4; side++)
    for (let depth = 0; depth < deep; depth++)
      colours.set(
        depth < 6 ? [0.1, 0.1, 0.1] : depth >= 9 && depth < 12 ? [0.9, 0.8, 0.2] : floor,
        (side * deep + depth) * 3,
      );
  const stripes = findStripes({ size: { width: 1, height: 1 }, scale: 40, before: 6, deep, colours });
  expect(new Set(stripes.map(({ colour }) => Math.round(10 * colour[0])))).toEqual(new Set([9]));
});

describe('a map that is all indoors', () => {
  const NOWHERE = new Float32Array(size.width * size.height * 2).map((_, number) => 1 - (number % 2));
  const lined = (sides: readonly number[]) => {
    const evidence = new Float32Array(size.width * size.height * 4).fill(-2);
    for (const side of sides) evidence[side] = 6;
    return evidence;
  };
  const read = (many: number) => {
    const frame: number[] = [];
    for (let each = 0; each < 12; each++)
      frame.push(at(each, 0, NORTH), at(each, 11, SOUTH), at(0, each, WEST), at(11, each, EAST));
    return addWholeMapOdds(size, lined(frame.slice(0, many)), NOWHERE);
  };
  test('is likely, but unconfirmed, when its line follows most of the border', () => {
    const odds = read(36);
    expect(odds[1]).toBeGreaterThan(0.5);
    expect(odds[1]).toBeLessThan(0.95);
  });
  test('is not assumed when a hall explains its lines, even the one across the map', () => {
    const sides: number[] = [];
    for (let x = 0; x < 12; x++) sides.push(at(x, 0, NORTH), at(x, 9, SOUTH));
    for (let y = 0; y < 10; y++) sides.push(at(0, y, WEST), at(11, y, EAST));
    const hall = NOWHERE.map((own, number) => (number < 2 * 120 ? 1 - own : own));
    expect(addWholeMapOdds(size, lined(sides), hall)).toEqual(hall);
  });
  test('is not assumed when the line follows half of the border', () => expect(read(26)[1]).toBe(0));
});

test('a room as large as most of the map is one area, although few squares are next to its lines', () => {
  const large = { width: 24, height: 24 };
  const evidence = new Float32Array(24 * 24 * 4).fill(-3);
  const set = (x: number, y: number, side: number) => {
    evidence[(y * 24 + x) * 4 + side] = 4;
  };
  for (let each = 0; each < 24; each++) {
    set(4, each, WEST);
    set(23, each, EAST);
    if (each >= 4) set(each, 0, NORTH);
    if (each >= 4) set(each, 23, SOUTH);
  }
  const none = new Float32Array(24 * 24 * 4);
  const within = (kind: InkKind) => {
    const odds = estimateAreaOdds(kind, large, evidence, [], none);
    return Array.from({ length: 24 * 24 }, (_, square) => (odds[square * 2 + 1] as number) > 0.5);
  };
  expect(within('indoors')).toEqual(Array.from({ length: 24 * 24 }, (_, square) => square % 24 >= 4));
});
