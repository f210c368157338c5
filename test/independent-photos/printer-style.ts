import type { PhotoLevel } from './map-truth';
import type { RandomStream } from './random-stream';

export type PrintedLineKind = 'hindering' | 'blocking' | 'water' | 'special' | 'level' | 'indoors' | 'start';

type Inks = Readonly<Record<PrintedLineKind, string>>;

/** Ink sets of seven printers: hex colours for each kind of line. */
const INKS: readonly Inks[] = [
  inks('#1f9d3a', '#7a4a21', '#1a5fd0', '#f28c1e', '#d81e23', '#f5e11b', '#7d2a9c'),
  inks('#2fc04c', '#8a5a2b', '#2c9be6', '#ff9a2a', '#ef2b2d', '#ffee3d', '#a044c8'),
  inks('#0f6f33', '#5a3314', '#123f9a', '#dd741a', '#a9131b', '#e3c814', '#551a78'),
  inks('#57a845', '#93683f', '#4a84c4', '#e8a050', '#cc4a44', '#ecdc6a', '#8a5aa6'),
  inks('#00b050', '#974806', '#0070c0', '#ff7f00', '#ff0000', '#ffff00', '#7030a0'),
  inks('#3f8f2a', '#6b4a2e', '#1e7aa8', '#f0801a', '#c2263a', '#ffd92e', '#8e2a7e'),
  inks('#2a8c5a', '#85512a', '#3350c8', '#f59a1c', '#e0341c', '#f7e64a', '#66339e'),
];

function inks(
  hindering: string,
  blocking: string,
  water: string,
  special: string,
  level: string,
  indoors: string,
  start: string,
): Inks {
  return { hindering, blocking, water, special, level, indoors, start };
}

/** Print style of one printer. Lengths are in squares. */
export interface PrinterStyle {
  readonly inks: Inks;
  /** Kinds of lines, from the outermost to the innermost. */
  readonly order: readonly PrintedLineKind[];
  readonly lineWidth: number;
  /** Distance from the grid line to the outer edge of the outermost line. */
  readonly gap: number;
  /** Distance between parallel lines. */
  readonly between: number;
  readonly opacity: number;
  readonly join: 'miter' | 'round' | 'bevel';
  /** Radius of rounded corners; 0 for sharp corners. */
  readonly rounding: number;
  /** True if a line has the same depth around its entire area. Otherwise it moves inwards only beside another line. */
  readonly isSteady: boolean;
  /** Colour of a fine rim around each line. Undefined if lines have no rim. */
  readonly rim: string | undefined;
  readonly grid: { readonly color: string; readonly width: number } | undefined;
  readonly frame: { readonly color: string; readonly width: number } | undefined;
  readonly wall: { readonly color: string; readonly rim: string | undefined; readonly width: number };
  /** Widths of the paper margins: top, right, bottom, left. */
  readonly margins: readonly [number, number, number, number];
  readonly paper: string;
  /** True if a logo and rules are printed in the margins. */
  readonly isLettered: boolean;
}

const GRIDS = [
  'rgba(255,255,255,0.85)',
  'rgba(255,255,255,0.4)',
  'rgba(0,0,0,0.85)',
  'rgba(0,0,0,0.35)',
  'rgba(125,125,125,0.9)',
  'rgba(40,32,44,0.8)',
  'rgba(70,52,30,0.7)',
  'rgba(215,225,235,0.65)',
] as const;

/**
 * Makes a random print style.
 * @param hasWalls true for a map with walls; lines then have a minimum distance from the grid line, because thick walls
 * would hide them
 */
export function makePrinterStyle(level: PhotoLevel, hasWalls: boolean, random: RandomStream): PrinterStyle {
  const isThin = level === 'hard' && random.chance(0.6);
  const lineWidth = isThin ? random.between(0.03, 0.05) : random.between(0.042, 0.1);
  const gridWidth = random.between(0.012, 0.032);
  // Even a thin wall must be wider than a grid line.
  const wallWidth = Math.max(random.between(0.06, 0.16), gridWidth * 2.6);
  const least = hasWalls ? wallWidth / 2 - 0.35 * lineWidth : 0;
  const corner = random.pick(['miter', 'miter', 'round', 'bevel'] as const);
  const isPale = random.chance(0.2);
  const margin = () => random.between(0.15, 1.1);
  const hasMargin = random.chance(0.6);
  const isDark = random.chance(0.45);
  return {
    inks: random.pick(INKS),
    order: random.pick(ORDERS),
    lineWidth,
    gap: Math.max(least, random.chance(0.25) ? 0 : random.between(0.01, 0.1)),
    between: random.between(0.012, 0.05),
    opacity: random.chance(0.6) ? 1 : random.between(0.75, 0.97),
    join: corner,
    rounding: corner === 'round' && random.chance(0.5) ? random.between(0.05, 0.18) : 0,
    isSteady: random.chance(0.6),
    rim: random.chance(0.2) ? random.pick(['rgba(0,0,0,0.55)', 'rgba(255,255,255,0.6)']) : undefined,
    grid: random.chance(0.03) ? undefined : { color: random.pick(GRIDS), width: gridWidth },
    frame: random.chance(0.5)
      ? { color: random.pick(['#000', '#111', '#fff', '#333']), width: random.between(0.03, 0.12) }
      : undefined,
    wall: {
      color: isPale ? random.pick(['#fff', '#ececec', '#d4d6d8']) : random.pick(['#000', '#0a0a0c', '#1c1816', '#222']),
      rim: isPale ? (random.chance(0.6) ? '#1a1a1a' : undefined) : random.chance(0.12) ? '#e8e8e8' : undefined,
      width: wallWidth,
    },
    margins: hasMargin ? [margin(), margin(), margin(), margin()] : [0.03, 0.03, 0.03, 0.03],
    paper: isDark
      ? random.pick(['#15161a', '#2a1c18', '#1b2a3c'])
      : random.pick(['#f4f2ec', '#fff', '#e6dfcf', '#c9ccd2']),
    isLettered: hasMargin && random.chance(0.8),
  };
}

const ORDERS: readonly (readonly PrintedLineKind[])[] = [
  ['indoors', 'level', 'start', 'water', 'special', 'hindering', 'blocking'],
  ['start', 'indoors', 'level', 'special', 'water', 'blocking', 'hindering'],
  ['hindering', 'blocking', 'water', 'special', 'level', 'indoors', 'start'],
  ['level', 'blocking', 'hindering', 'water', 'special', 'start', 'indoors'],
];
