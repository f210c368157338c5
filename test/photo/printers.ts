import { type Colour, varyColour } from './canvas';
import { OUTLINE_KINDS, type OutlineKind, pickRandom, type RandomSource, randomInteger } from './printed-map';

/** Printers that were used to develop the reader. */
export const KNOWN_PRINTERS = [
  'own',
  'touching',
  'dark-grid',
  'pale',
  'vivid',
  'deep',
  'parted',
  'white-walls',
  'folded',
  'mixed-inks',
  'night',
  'busy-art',
  'loose',
  'grey-walls',
  'misprinted',
  'hairline',
  'worn',
  'rimmed-walls',
  'bold',
  'earthen',
] as const;
/**
 * Printers reserved for evaluation. If the reader is tuned to a printer, move the printer to `KNOWN_PRINTERS` and write
 * a new one.
 */
export const EVALUATION_PRINTERS = ['sepia-grid', 'gallery', 'blueprint', 'atlas', 'newsprint'] as const;
export const PRINTERS = [...KNOWN_PRINTERS, ...EVALUATION_PRINTERS] as const;
export type Printer = (typeof PRINTERS)[number];

/** Possible inks of the printer `own`. */
const INKS: Readonly<Record<OutlineKind, readonly Colour[]>> = {
  hindering: [
    [40, 150, 60],
    [20, 120, 50],
    [90, 180, 70],
  ],
  blocking: [
    [110, 66, 30],
    [130, 80, 44],
    [92, 58, 36],
  ],
  elevated: [
    [214, 34, 40],
    [190, 24, 36],
    [228, 50, 44],
  ],
  water: [
    [30, 90, 200],
    [40, 120, 210],
    [24, 70, 170],
  ],
  start: [
    [120, 50, 150],
    [140, 70, 170],
    [100, 40, 130],
  ],
  indoors: [
    [240, 216, 40],
    [250, 226, 60],
    [232, 204, 30],
  ],
  special: [
    [240, 130, 30],
    [236, 116, 20],
    [250, 146, 44],
  ],
};

/** Complete ink sets of the other printers. */
const SETS = {
  pale: [
    [70, 140, 60],
    [120, 72, 40],
    [200, 40, 50],
    [50, 110, 190],
    [120, 60, 150],
    [240, 215, 60],
    [235, 130, 50],
  ],
  vivid: [
    [0, 166, 80],
    [96, 56, 20],
    [237, 28, 36],
    [0, 114, 188],
    [146, 39, 143],
    [255, 242, 0],
    [247, 148, 29],
  ],
  deep: [
    [20, 100, 40],
    [78, 48, 28],
    [170, 20, 30],
    [20, 60, 140],
    [80, 30, 110],
    [220, 190, 20],
    [215, 105, 10],
  ],
  earth: [
    [66, 128, 52],
    [138, 92, 52],
    [206, 62, 58],
    [62, 128, 196],
    [148, 82, 156],
    [228, 202, 84],
    [224, 122, 62],
  ],
} as const satisfies Record<string, readonly Colour[]>;

const NAMES = ['pale', 'vivid', 'deep', 'earth'] as const;

function inksOf(set: keyof typeof SETS): PrintStyle['inks'] {
  return Object.fromEntries(
    OUTLINE_KINDS.map((kind, place) => [kind, SETS[set][place]]),
  ) as unknown as PrintStyle['inks'];
}

/** Style of a printer: inks, widths and positions of lines. Lengths are in squares. */
export interface PrintStyle {
  readonly inks: Readonly<Record<OutlineKind, Colour>>;
  readonly lineWidth: number;
  /** Distance from the grid line to the centre of the first line inside it. */
  readonly inset: number;
  /** Distance between the centres of parallel lines along one side. */
  readonly apart: number;
  readonly order: readonly OutlineKind[];
  readonly strength: number;
  readonly grid: Colour;
  readonly gridWidth: number;
  readonly gridStrength: number;
  readonly wall: Colour;
  readonly wallWidth: number;
  /** Colour of the border on both sides of a wall. */
  readonly rim: Colour;
  readonly rimWidth: number;
  /** Offset of the coloured lines from the grid because of misregistration, east and south, in squares. */
  readonly misplaced: { readonly x: number; readonly y: number };
  /** Number of worn spots for each square. */
  readonly scuffs: number;
  readonly frame: boolean;
  readonly folds: boolean;
  /** Style of the art below the lines. */
  readonly art: 'usual' | 'dark' | 'busy';
}

function ownStyle(random: RandomSource): PrintStyle {
  const inks = Object.fromEntries(
    Object.entries(INKS).map(([kind, choices]) => [kind, varyColour(random, pickRandom(random, choices), 10)]),
  ) as Record<OutlineKind, Colour>;
  const lineWidth = 0.045 + random() * 0.04;
  const wallWidth = 0.085 + random() * 0.06;
  const order = Object.keys(INKS) as OutlineKind[];
  for (let place = order.length - 1; place > 0; place--) {
    const other = randomInteger(random, 0, place);
    [order[place], order[other]] = [order[other] as OutlineKind, order[place] as OutlineKind];
  }
  return {
    inks,
    lineWidth,
    inset: Math.max(wallWidth / 2, 0.03) + lineWidth / 2 + random() * 0.02,
    apart: lineWidth * (1.15 + random() * 0.5),
    order,
    strength: 0.88 + random() * 0.12,
    grid: random() < 0.75 ? varyColour(random, [40, 40, 44], 20) : varyColour(random, [225, 225, 220], 20),
    gridWidth: 0.015 + random() * 0.02,
    gridStrength: 0.55 + random() * 0.45,
    wall: varyColour(random, [18, 16, 18], 12),
    wallWidth,
    rim: [0, 0, 0],
    rimWidth: 0,
    misplaced: { x: 0, y: 0 },
    scuffs: 0,
    frame: random() < 0.4,
    folds: false,
    art: 'usual',
  };
}

export function makePrintStyle(printer: Printer, random: RandomSource): PrintStyle {
  const own = ownStyle(random);
  /**
   * Returns a style with lines at the distance `gap` from the edge of the grid line, in squares. Thinner lines are
   * closer together.
   */
  const beside = (gap: number, lineWidth = own.lineWidth, gridWidth = own.gridWidth): Partial<PrintStyle> => ({
    lineWidth,
    gridWidth,
    inset: gridWidth / 2 + lineWidth / 2 + gap,
    apart: lineWidth * 1.1,
  });
  const dark: Partial<PrintStyle> = { grid: varyColour(random, [16, 16, 18], 10), gridStrength: 0.9 + random() * 0.1 };
  const set = pickRandom(random, NAMES);
  const change: Record<Printer, Partial<PrintStyle>> = {
    own: {},
    touching: beside(random() * 0.02),
    'dark-grid': { ...dark, ...beside(random() * 0.03, own.lineWidth, 0.03 + random() * 0.025) },
    pale: { inks: inksOf('pale'), ...beside(random() * 0.03, 0.035 + random() * 0.03), strength: 0.8 },
    vivid: { inks: inksOf('vivid'), ...beside(0, 0.04 + random() * 0.05) },
    deep: { inks: inksOf('deep'), ...dark, ...beside(random() * 0.1, 0.05, 0.025 + random() * 0.02) },
    parted: { inks: inksOf(set), ...beside(0.04 + random() * 0.06, 0.03 + random() * 0.02) },
    'white-walls': {
      ...beside(random() * 0.05),
      wall: [240, 238, 230],
      ...(random() < 0.5 ? dark : {}),
      wallWidth: 0.1 + random() * 0.06,
    },
    folded: { inks: inksOf(set), ...beside(random() * 0.1), folds: true },
    'mixed-inks': {
      ...beside(random() * 0.06, 0.04 + random() * 0.03),
      inks: Object.fromEntries(
        OUTLINE_KINDS.map((kind, place) => [
          kind,
          varyColour(random, SETS[pickRandom(random, NAMES)][place] as Colour, 22),
        ]),
      ) as unknown as PrintStyle['inks'],
    },
    night: {
      inks: inksOf(set),
      grid: [205, 205, 210],
      gridStrength: 0.35 + random() * 0.4,
      ...beside(random() * 0.05),
      wall: random() < 0.4 ? [235, 235, 235] : own.wall,
      art: 'dark',
    },
    'busy-art': { inks: inksOf(set), ...beside(random() * 0.05), art: 'busy' },
    loose: {
      inks: inksOf(set),
      ...beside(random() * 0.1, 0.03 + random() * 0.03),
      strength: 0.7 + random() * 0.2,
      ...(random() < 0.5 ? dark : {}),
      wallWidth: 0.07 + random() * 0.05,
    },
    misprinted: {
      inks: inksOf(set),
      ...beside(0.02 + random() * 0.04),
      misplaced: { x: (random() - 0.5) * 0.06, y: (random() - 0.5) * 0.06 },
    },
    'grey-walls': {
      inks: inksOf(set),
      ...beside(random() * 0.06, 0.05, 0.015 + random() * 0.015),
      wall: varyColour(random, [96, 96, 100], 12),
      wallWidth: 0.11 + random() * 0.05,
    },
    hairline: { inks: inksOf(set), ...beside(0.01 + random() * 0.05, 0.022 + random() * 0.01, 0.01), wallWidth: 0.08 },
    worn: {
      inks: inksOf(set),
      ...beside(random() * 0.06),
      strength: 0.6 + random() * 0.2,
      gridStrength: 0.4 + random() * 0.3,
      scuffs: 1.5,
    },
    'rimmed-walls': {
      inks: inksOf(set),
      ...beside(random() * 0.04),
      ...(random() < 0.5
        ? { wall: [20, 18, 20], rim: [225, 220, 205] as const }
        : { wall: [235, 232, 225], rim: [24, 24, 28] as const }),
      wallWidth: 0.1 + random() * 0.04,
      rimWidth: 0.02 + random() * 0.015,
    },
    'sepia-grid': {
      inks: inksOf(set),
      grid: varyColour(random, [96, 70, 44], 14),
      gridStrength: 0.6 + random() * 0.3,
      ...beside(random() * 0.1, 0.035 + random() * 0.035),
      wall: varyColour(random, [44, 30, 22], 8),
      wallWidth: 0.08 + random() * 0.05,
    },
    gallery: {
      inks: inksOf(set),
      ...dark,
      ...beside(random() * 0.1, 0.04 + random() * 0.03, 0.015 + random() * 0.03),
      wall: random() < 0.5 ? [238, 236, 228] : [12, 12, 14],
      wallWidth: 0.07 + random() * 0.05,
      art: 'busy',
      folds: random() < 0.3,
    },
    blueprint: {
      inks: inksOf(set),
      grid: varyColour(random, [150, 180, 215], 16),
      gridStrength: 0.5 + random() * 0.4,
      ...beside(random() * 0.08, 0.04 + random() * 0.03),
      wall: random() < 0.5 ? [240, 244, 250] : [10, 12, 20],
      wallWidth: 0.08 + random() * 0.06,
      art: 'dark',
    },
    bold: {
      inks: inksOf(set),
      ...dark,
      ...beside(random() * 0.04, 0.065 + random() * 0.03, 0.03 + random() * 0.02),
      wallWidth: 0.15 + random() * 0.05,
    },
    atlas: {
      inks: Object.fromEntries(
        OUTLINE_KINDS.map((kind, place) => [kind, varyColour(random, SETS[set][place] as Colour, 14)]),
      ) as unknown as PrintStyle['inks'],
      grid: random() < 0.5 ? varyColour(random, [30, 34, 44], 10) : [232, 230, 224],
      ...beside(random() * 0.1, 0.03 + random() * 0.04, 0.015 + random() * 0.025),
      wall: random() < 0.2 ? [240, 240, 236] : varyColour(random, [26, 24, 30], 12),
      wallWidth: 0.07 + random() * 0.09,
      misplaced: { x: (random() - 0.5) * 0.03, y: (random() - 0.5) * 0.03 },
    },
    newsprint: {
      inks: inksOf(set),
      ...beside(random() * 0.08, 0.035 + random() * 0.03),
      strength: 0.65 + random() * 0.25,
      grid: varyColour(random, [62, 60, 58], 14),
      gridStrength: 0.5 + random() * 0.3,
      wall: random() < 0.2 ? [232, 228, 220] : varyColour(random, [48, 46, 44], 10),
      wallWidth: 0.08 + random() * 0.06,
      scuffs: 0.6,
      art: random() < 0.5 ? 'busy' : 'usual',
    },
    earthen: {
      inks: inksOf('earth'),
      ...beside(random() * 0.1, 0.035 + random() * 0.03),
      strength: 0.75 + random() * 0.2,
      gridStrength: 0.35 + random() * 0.5,
      wallWidth: 0.075 + random() * 0.06,
      folds: random() < 0.3,
    },
  };
  return { ...own, ...change[printer] };
}
