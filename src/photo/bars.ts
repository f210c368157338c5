import type { Crossings } from './crossings';
import type { Print } from './grid-print';
import type { Rgb } from './ink';
import { SHADES, USUAL_SHADES } from './shades';

/** How a wall is printed: a bar along its edge, with or without a rim of another shade. Widths and blur in squares. */
export interface Bar {
  readonly ink: Rgb;
  readonly width: number;
  readonly blur: number;
  readonly rim: Rgb | undefined;
  /** How far the light on it is likely to be from what is known of it, as a part of its ink and haze. */
  readonly lights: number;
}

/** Colours across an edge from one to before another. */
export type Range = readonly [number, number];

/** A shade whose brightest part is less than this, of white, is dark. */
const DARK = 0.61;
/** The shades of lines that lie beside walls: the usual ones, and the dark ones, which are black but for their colour. */
const LINE_SHADES: readonly Rgb[] = [
  ...USUAL_SHADES,
  ...Object.values(SHADES).flatMap((shades) => shades.slice(1).filter((shade) => Math.max(...shade) < DARK)),
];
const NO_LINE: readonly Rgb[] = [];
/** A dark line lies more pixels inside a square than this: nearer to the edge it is rather a wall. */
const INSIDE = 1;
/** How wide rims are, in squares. */
const RIM = 0.02;
/** A rim that a Gaussian blurs runs like a logistic curve of so much less. */
const LOGISTIC = 2.2;
/** Past the bar's side by so many times the blur lies what is no longer of it. */
const PAST = 1.3;
/** How far from what is printed its colours are likely to be, of white. */
const UNEVEN = 0.04;
/** So many pixels may a line lie from where it is looked for. */
const MISPLACED = 0.6;
/** What a coloured line in the way costs, and the most that one colour says, in squares of spreads. */
const LINE = 4;
const MOST = 16;
/** Colours next to one another say nearly the same: so much of each counts. */
const OWN = 0.3;
/** Ink that covers less of its ground than this may have a coloured line over it; and one that covers more shows its light. */
const COVERED = 0.6;
/** Within so many pixels the ground to one side passes into the other. */
const MIXED = 4;
/** A bar covers so much of its ground where it would hide the grid line, and is at least so many pixels wide there to tell. */
const HIDING = 0.7;
const WIDE = 4;
/** How far to both sides a grid line and its blur go, in squares. */
const LINED = 0.045;
/** How far colours are from their neighbours by noise, of white. */
const NOISE = 0.02;
/** How much of the grid line a bar may seem to show that hides it, and how much fainter it may be over art. */
const FLAT = 0.12;
const FAINT = 0.4;
/** The most that the grid line says against a wall where it shows, and for one where it does not. */
const MOST_LINED = 8;
const MOST_HIDDEN = 1;
/** More than this it costs no bar to be lit. */
const UNLIT = 12;
/** How far light may be from what is known of it to begin with; and how bright haze makes a bar without ink, of white, at a light of 1. */
export const LIGHT = 0.2;
export const HAZE = 0.15;

/** What is printed across an edge, and how much of it is a bar's ink. */
interface Across extends Print {
  readonly bar: Bar;
  readonly covers: Float64Array;
}

/** What a bar does to its ground. */
export function barPrint({ span, scale }: Crossings, bar: Bar): Across {
  const { ink, width, blur, rim } = bar;
  const covered = (wide: number) =>
    Float64Array.from({ length: span }, (_, at) => {
      const off = Math.abs(at - span / 2 + 0.5) / scale;
      return 1 / (1 + Math.exp((off - wide / 2) / (blur / LOGISTIC)));
    });
  const core = covered(width);
  const whole = rim ? covered(width + 2 * RIM) : core;
  const adds = new Float64Array(span * 3);
  for (let at = 0; at < span; at++)
    for (let part = 0; part < 3; part++) {
      const beside = rim
        ? (rim[part as 0 | 1 | 2] as number) * Math.max(0, (whole[at] as number) - (core[at] as number))
        : 0;
      adds[at * 3 + part] = (core[at] as number) * ink[part as 0 | 1 | 2] + beside;
    }
  return { keeps: whole.map((share) => 1 - share), adds, spread: new Float64Array(span), covers: core, bar };
}

/** From which of the colours across an edge to before which a bar is looked for. */
export function rangeOf({ span, scale }: Crossings, { width, blur, rim }: Bar): Range {
  const half = Math.min(span / 2 - 1, Math.round((width / 2 + (rim ? RIM : 0) + PAST * blur) * scale));
  return [span / 2 - half, span / 2 + half];
}

/** How unlikely the colours of an edge are with nothing but the grid line, in natural logarithms. */
export function gridCost(crossings: Crossings, grid: Print, edge: number, range: Range): number {
  return costOf(crossings, grid, edge, range, undefined, Number.POSITIVE_INFINITY);
}

/** How unlikely the colours of an edge are with any print on it. */
export function costUnder(
  crossings: Crossings,
  print: Pick<Print, 'keeps' | 'adds'>,
  edge: number,
  range: Range,
  covers: Float64Array | undefined,
): number {
  return costOf(crossings, print, edge, range, covers, Number.POSITIVE_INFINITY);
}

/** Room for a bar as it is lit, three numbers a distance. */
let litAdds = new Float64Array(0);

/**
 * The same with a bar. Where its middle is of quite another colour that alone is told.
 * @param most more than this may be told as any more.
 */
export function barCost(
  crossings: Crossings,
  print: Across,
  edge: number,
  range: Range,
  light: number,
  most: number,
): number {
  const cost = (light / print.bar.lights) ** 2 / 2 + Math.log(print.bar.lights / LIGHT);
  if (cost > UNLIT) return Number.POSITIVE_INFINITY;
  const { covers, adds, keeps } = print;
  const { ink } = print.bar;
  if (litAdds.length !== adds.length) litAdds = new Float64Array(adds.length);
  for (let at = range[0] - 1; at <= range[1]; at++)
    for (let part = 0; part < 3; part++)
      litAdds[at * 3 + part] =
        (adds[at * 3 + part] as number) + light * (covers[at] as number) * (ink[part as 0 | 1 | 2] + HAZE);
  return costOf(crossings, { keeps, adds: litAdds }, edge, range, covers, most - cost) + cost;
}

/** How much brighter a bar is than its ink, as what its middle shows. */
export function lightOn(
  { span, seen }: Crossings,
  { covers, adds, bar: { ink, lights } }: Across,
  edge: number,
  [first, end]: Range,
): number {
  let [products, squares] = [0, (UNEVEN / lights) ** 2];
  for (let at = first; at < end; at++) {
    if ((covers[at] as number) < COVERED) continue;
    for (let part = 0; part < 3; part++) {
      const shape = (covers[at] as number) * (ink[part as 0 | 1 | 2] + HAZE);
      // What little of the ground shows through is left out.
      const is = (adds[at * 3 + part] as number) / (covers[at] as number);
      products += shape * ((seen[(edge * span + at) * 3 + part] as number) - is);
      squares += shape * shape;
    }
  }
  return products / squares;
}

/**
 * What the middle of a bar says for a wall, which hides the grid line, against art that looks like a bar and has the grid line over it: natural
 * logarithms of odds. Nothing where the bar is narrow, or as dark as the line.
 */
export function hidesGrid(
  { span, scale, seen }: Crossings,
  grid: Print,
  { covers, adds, keeps }: Across,
  edge: number,
  [start, stop]: Range,
): number {
  let [first, end] = [Math.round(span / 2 - LINED * scale), Math.round(span / 2 + LINED * scale)];
  while (first < end && (covers[first] as number) < HIDING) first++;
  while (first < end && (covers[end - 1] as number) < HIDING) end--;
  if (end - first < WIDE) return 0;
  const from = edge * span;
  let [products, squares] = [0, 0];
  for (let part = 0; part < 3; part++) {
    const ends = ((seen[(from + first) * 3 + part] as number) + (seen[(from + end - 1) * 3 + part] as number)) / 2;
    let [left, line, both, lines] = [0, 0, 0, 0];
    for (let at = first; at < end; at++) {
      const side = seen[(from + (at < span / 2 ? start - 1 : stop)) * 3 + part] as number;
      const bare =
        (seen[(from + at) * 3 + part] as number) - (adds[at * 3 + part] as number) - (keeps[at] as number) * side;
      const shape = (grid.adds[at * 3 + part] as number) - (1 - (grid.keeps[at] as number)) * ends;
      left += bare;
      line += shape;
      both += bare * shape;
      lines += shape * shape;
    }
    products += both - (left * line) / (end - first);
    squares += lines - (line * line) / (end - first);
  }
  const unsure = NOISE ** 2 / (squares + 1e-9);
  const share = products / (squares + 1e-9);
  const walled = share ** 2 / (unsure + FLAT ** 2) + Math.log(unsure + FLAT ** 2);
  const lined = (share - 1) ** 2 / (unsure + FAINT ** 2) + Math.log(unsure + FAINT ** 2);
  return Math.max(-MOST_LINED, Math.min(MOST_HIDDEN, (lined - walled) / 2));
}

/** Room for what is printed over the ground, three numbers a distance. */
let room = new Float32Array(0);

/**
 * How unlikely the colours are, in natural logarithms. To each side the ground is either what lies farther off or what lies right
 * beside, where a line may touch the bar.
 */
function costOf(
  crossings: Crossings,
  { keeps, adds }: Pick<Print, 'keeps' | 'adds'>,
  edge: number,
  [first, end]: Range,
  covers: Float64Array | undefined,
  mostCost: number,
): number {
  const { span, seen, ground } = crossings;
  const most = (2 * mostCost) / OWN;
  const middle = span / 2;
  const from = edge * span;
  if (room.length < span * 3) room = new Float32Array(span * 3);
  let [before, after] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const near of [false, true]) {
    for (let at = first - 1; at <= end; at++) {
      const share = Math.max(0, Math.min(1, 0.5 + (at + 0.5 - middle) / MIXED));
      for (let part = 0; part < 3; part++) {
        const under = near
          ? (seen[(from + first - 1) * 3 + part] as number) * (1 - share) +
            (seen[(from + end) * 3 + part] as number) * share
          : (ground[(from + at) * 3 + part] as number);
        room[at * 3 + part] = (adds[at * 3 + part] as number) + (keeps[at] as number) * under;
      }
    }
    before = Math.min(before, sumOf(seen, from, [first, middle], middle, covers, Math.min(before, most)));
    after = Math.min(after, sumOf(seen, from, [middle, end], middle, covers, Math.min(after, most)));
  }
  return (OWN * (before + after)) / 2;
}

/** How far some colours across an edge are from what is printed there, or only that it is more than `most`; a coloured line may lie wherever a bar does not cover the ground. */
function sumOf(
  seen: Float32Array,
  from: number,
  [start, stop]: Range,
  middle: number,
  covers: Float64Array | undefined,
  most: number,
): number {
  let sum = 0;
  for (let at = start; at < stop && sum <= most; at++) {
    const covered = covers !== undefined && (covers[at] as number) >= COVERED;
    const shades = covered ? NO_LINE : Math.abs(at + 0.5 - middle) > INSIDE ? LINE_SHADES : USUAL_SHADES;
    sum += Math.min(MOST, awayAt(seen, from + at, at, shades));
  }
  return sum;
}

/** How far one colour is from what is printed there, in squares of spreads; or from that with a line of one of some shades over it. */
function awayAt(seen: Float32Array, place: number, at: number, shades: readonly Rgb[]): number {
  let [away, slope] = [0, 0];
  for (let part = 0; part < 3; part++) {
    away += ((seen[place * 3 + part] as number) - (room[at * 3 + part] as number)) ** 2;
    slope += ((room[(at + 1) * 3 + part] as number) - (room[(at - 1) * 3 + part] as number)) ** 2 / 4;
  }
  const spread = UNEVEN ** 2 + (MISPLACED ** 2 * slope) / 3;
  let least = away / spread;
  if (least <= LINE) return least;
  for (const shade of shades) {
    let [whole, length] = [0, 1e-9];
    for (let part = 0; part < 3; part++) {
      const way = shade[part as 0 | 1 | 2] - (room[at * 3 + part] as number);
      whole += way * ((seen[place * 3 + part] as number) - (room[at * 3 + part] as number));
      length += way * way;
    }
    const left = away - (whole > length ? 2 * whole - length : whole > 0 ? (whole * whole) / length : 0);
    least = Math.min(least, Math.max(0, left) / spread + LINE);
  }
  return least;
}
