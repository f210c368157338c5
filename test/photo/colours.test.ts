import { describe, expect, test } from 'vitest';
import { nameColours } from '../../src/photo/colour-names';
import { type DrawnColour, fitOutlines } from '../../src/photo/drawn-colours';
import { computeGreyHueCost, computeInkHueCost, hueDistance, toPerceptualColour } from '../../src/photo/hues';
import { INK_KINDS, type InkKind, type Rgb, type Stripe } from '../../src/photo/ink';
import { clusterLineColours } from '../../src/photo/line-colours';
import { EAST, NORTH, SOUTH, WEST } from '../../src/photo/sides';
import { seededRandom } from '../helpers/random-position';

const far = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe('a colour', () => {
  const called = (colour: Rgb) => {
    const hue = toPerceptualColour(colour);
    const kinds = [...INK_KINDS].sort((a, b) => computeInkHueCost(hue, a) - computeInkHueCost(hue, b));
    return computeInkHueCost(hue, kinds[0] as InkKind) < computeGreyHueCost(hue) ? kinds[0] : 'grey';
  };
  test.each<[string, Rgb, InkKind | 'grey']>([
    ['grass green', [0.3, 0.7, 0.2], 'hindering'],
    ['bottle green', [0.05, 0.35, 0.15], 'hindering'],
    ['chestnut', [0.43, 0.27, 0.15], 'blocking'],
    ['crimson', [0.8, 0.05, 0.12], 'elevated'],
    ['deep red', [0.5, 0.02, 0.02], 'elevated'],
    ['sky blue', [0.2, 0.6, 0.9], 'water'],
    ['navy', [0.04, 0.14, 0.45], 'water'],
    ['violet', [0.5, 0.2, 0.65], 'start'],
    ['magenta', [0.8, 0.1, 0.75], 'start'],
    ['lemon', [0.95, 0.9, 0.2], 'indoors'],
    ['orange', [0.95, 0.5, 0.1], 'special'],
    ['paper', [0.95, 0.94, 0.9], 'grey'],
    ['concrete', [0.45, 0.46, 0.44], 'grey'],
    ['black', [0.03, 0.02, 0.03], 'grey'],
  ])('has its kind: %s', (_, colour, kind) => expect(called(colour)).toBe(kind));

  test('red and magenta are close across the ends of the hue circle', () => {
    expect(hueDistance(toPerceptualColour([0.9, 0.1, 0.15]), toPerceptualColour([0.9, 0.15, 0.1]))).toBeLessThan(10);
  });
});

describe('colours of lines', () => {
  const GROUND: Rgb = [0.45, 0.45, 0.45];
  const RED: Rgb = [0.55, 0.08, 0.1];
  const GREEN: Rgb = [0.4, 0.8, 0.2];
  const stripe = (side: number, depth: number, ink: Rgb, share: number): Stripe => {
    const colour = ink.map((part, at) => share * part + (1 - share) * (GROUND[at] as number)) as unknown as Rgb;
    return { side, depth, colour, ground: GROUND, apart: far(colour, GROUND) };
  };
  const random = seededRandom(11);
  const lines = [RED, GREEN].flatMap((ink, row) =>
    Array.from({ length: 40 }, (_, side) => stripe(100 * row + side, 3, ink, 0.7 + 0.25 * random())),
  );
  const litter = Array.from({ length: 40 }, (_, side) =>
    stripe(300 + side, Math.floor(16 * random()), [random(), random(), random()], 1),
  );
  const clusters = clusterLineColours(
    [...lines, ...litter],
    Float32Array.from([...lines.map(() => 0.9), ...litter.map(() => 0.1)]),
  );

  test('are found although each line is blended with its ground', () => {
    for (const ink of [RED, GREEN])
      expect(Math.min(...clusters.slice(0, 2).map(({ colour }) => far(colour, ink)))).toBeLessThan(0.12);
  });
  test('count more if their lines have the same depth', () => {
    expect(Math.min(...clusters.slice(0, 2).map(({ lines: many }) => many))).toBeGreaterThan(20);
    expect(Math.max(0, ...clusters.slice(2).map(({ lines: many }) => many))).toBeLessThan(5);
  });
});

test('lines around an area are explained by it, and lines around nothing are loose', () => {
  const size = { width: 8, height: 8 };
  const evidence = new Float32Array(8 * 8 * 4).fill(-3);
  const set = (x: number, y: number, side: number) => {
    evidence[(y * 8 + x) * 4 + side] = 6;
  };
  for (let each = 2; each < 5; each++) {
    set(each, 2, NORTH);
    set(each, 4, SOUTH);
    set(2, each, WEST);
    set(4, each, EAST);
  }
  const area = fitOutlines(size, evidence);
  set(6, 1, NORTH);
  set(1, 6, WEST);
  const more = fitOutlines(size, evidence);
  expect(area.explained).toBeGreaterThan(30);
  expect(area.unexplained).toBe(0);
  expect(more.explained).toBeCloseTo(area.explained, 5);
  expect(more.unexplained).toBe(12);
});

describe('areas along two opposite sides of a map', () => {
  const lined = (...areas: readonly (readonly [x: number, y: number, width: number, height: number])[]) => {
    const size = { width: 12, height: 16 };
    const evidence = new Float32Array(12 * 16 * 4).fill(-3);
    const set = (x: number, y: number, side: number) => {
      evidence[(y * 12 + x) * 4 + side] = 6;
    };
    for (const [left, top, width, height] of areas) {
      for (let x = left; x < left + width; x++) {
        set(x, top, NORTH);
        set(x, top + height - 1, SOUTH);
      }
      for (let y = top; y < top + height; y++) {
        set(left, y, WEST);
        set(left + width - 1, y, EAST);
      }
    }
    return fitOutlines(size, evidence).along;
  };
  test('are recognised as starting areas', () => {
    expect(lined([1, 0, 10, 2], [0, 13, 8, 3])).toBe(true);
    expect(lined([0, 2, 3, 12], [10, 3, 2, 12])).toBe(true);
  });
  test('are not recognised in other layouts', () => {
    expect(lined([1, 0, 10, 2])).toBe(false);
    expect(lined([1, 0, 10, 2], [0, 13, 8, 3], [4, 6, 4, 3])).toBe(false);
    expect(lined([1, 0, 10, 2], [0, 14, 1, 2])).toBe(false);
  });
});

describe('naming of colours', () => {
  const GREY: Rgb = [0.45, 0.45, 0.45];
  const drawn = (colour: Rgb, explained: number, foreign = false, share = 0.05): DrawnColour => ({
    ...{
      colour,
      explained,
      isNotInk: foreign,
      hue: toPerceptualColour(colour),
      lines: 10,
      share,
      ground: GREY,
      along: false,
    },
    weight: foreign ? 0.001 : 1 + explained / 5,
  });
  /**
   * Returns the ink kind to which a colour is assigned. Searches for the ink on the line from the background through
   * the colour, up to twice as far.
   */
  const kindOf = (drawnOnes: readonly DrawnColour[], colour: Rgb) => {
    const { colours, found = [] } = nameColours(drawnOnes);
    const away = (ink: Rgb) =>
      Math.min(...[0.8, 0.9, 1, 1.1, 1.2, 1.4, 1.7, 2].map((times) => far(ink, mixed(GREY, colour, times))));
    const near = INK_KINDS.filter((_, place) => found[place] && away(colours[place] as Rgb) < 0.04);
    return near.length === 0 ? 'none' : near.join();
  };
  const mixed = (from: Rgb, to: Rgb, share: number) =>
    from.map((part, at) => Math.max(0, part + share * ((to[at] as number) - part))) as unknown as Rgb;
  const light = ([red, green, blue]: Rgb, by: Rgb): Rgb => [red * by[0], green * by[1], blue * by[2]];
  const INKS: Readonly<Record<InkKind, Rgb>> = {
    hindering: [0.2, 0.6, 0.25],
    blocking: [0.45, 0.28, 0.15],
    elevated: [0.8, 0.12, 0.15],
    water: [0.15, 0.45, 0.8],
    start: [0.5, 0.2, 0.6],
    indoors: [0.94, 0.85, 0.18],
    special: [0.94, 0.51, 0.12],
  };
  const inks = Object.entries(INKS) as [InkKind, Rgb][];

  test.each<[string, Rgb]>([
    ['daylight', [1, 1, 1]],
    ['a dim room', [0.5, 0.5, 0.5]],
    ['warm lamps', [0.95, 0.85, 0.75]],
  ])('is right in %s', (_, by) => {
    const colours = inks.map(([, ink]) => drawn(light(ink, by), 100));
    expect(
      inks.map(([, ink]) => kindOf(colours, colours[inks.findIndex((each) => each[1] === ink)]?.colour as Rgb)),
    ).toEqual(inks.map(([kind]) => kind));
  });

  test('is right, and closer to the ink, for thin lines that show more ground than ink', () => {
    const thin = inks.map(([, ink]) => drawn(mixed(GREY, ink, 0.35), 100));
    const { colours } = nameColours(thin);
    // Brown is excluded, because thin brown lines look grey.
    for (const [place, [kind, ink]] of inks.entries()) {
      if (kind === 'blocking') continue;
      const named = colours[INK_KINDS.indexOf(kind)] as Rgb;
      expect(far(named, ink), kind).toBeLessThan(far(thin[place]?.colour as Rgb, ink));
    }
  });

  test('takes areas along two opposite sides as starting areas, even if their colour is rather pink', () => {
    const pink: Rgb = [0.8, 0.2, 0.38];
    const others = inks.filter(([kind]) => kind !== 'start' && kind !== 'elevated').map(([, ink]) => drawn(ink, 100));
    expect(kindOf([...others, { ...drawn(pink, 100), along: true }], pink)).toBe('start');
    expect(kindOf([...others, drawn(pink, 100)], pink)).toBe('elevated');
  });

  test('takes the green around areas as the ink, of two greens', () => {
    const [grass, ink] = [drawn([0.3, 0.5, 0.2], 5), drawn([0.1, 0.6, 0.25], 120)];
    expect(kindOf([grass, ink], ink.colour)).toBe('hindering');
    expect(kindOf([grass, ink], grass.colour)).toBe('none');
  });

  test('takes dull yellow as brown around a rock, and as yellow around the whole map', () => {
    const dull: Rgb = [0.6, 0.51, 0.33];
    expect(kindOf([drawn(dull, 300, false, 0.02)], dull)).toBe('blocking');
    expect(kindOf([drawn(dull, 300, false, 0.9)], dull)).toBe('indoors');
  });

  test('separates a cream grid from the inks', () => {
    const grid = drawn([1, 0.93, 0.7], 10, true);
    const named = nameColours([grid, drawn([0.8, 0.1, 0.1], 100)]);
    expect(named.others).toEqual([grid.colour]);
    expect(named.colours).not.toContain(grid.colour);
  });
});
