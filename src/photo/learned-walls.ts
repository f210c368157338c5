import { alikeEdges } from './alike-edges';
import { costUnder, HAZE } from './bars';
import { type Chains, chained, likelyOf } from './chains';
import type { Crossings } from './crossings';
import type { Print } from './grid-print';
import type { Rgb } from './ink';
import { CLEAREST, LOOSE, logit, PLAINEST, scoreOf, USUAL, type WallPrint } from './wall-prints';
import { weightedPrint } from './weighted-print';

/** A print is learned in so many turns: from the edges that are walls by it, and these from the print. */
const TURNS = 5;
/** Fewer walls than these teach nothing. */
const FEWEST = 4;
/** An edge that is one of a set is as likely a wall to begin with, and any other as unlikely, in natural logarithms of odds. */
const BEGIN = 6;
/** How far colours are from a print, of white, and how much each of them says for itself, next to others that say the same. */
const SPREAD = 0.065;
const OWN = 0.3;
/** An edge is clear where walls and no walls look so far apart, in natural logarithms. */
const CLEAR = 3;
/** How the picture is looked at: in place or where the grid line was followed to, and within how many pixels of the middle of an edge there is no coloured line. */
const LOOKS = [
  { followed: true, noLine: 1 },
  { followed: false, noLine: 1 },
  { followed: true, noLine: 2 },
  { followed: false, noLine: 2 },
] as const;
/** What a loose end of a wall counts against a print where no other explains anything: scattered walls have many. */
const LOOSE_ALONE = 3.5;
/** Ink is no grey whose brightest and darkest parts are as far apart, of its brightness with its haze. */
const COLOURED = 0.2;
const BLUISH = 0.35;
/** Ink covers so much of its ground where a wall is, and within so many pixels of its middle so much of what it covers anywhere: a line of an area lies to one side. */
const COVERED = 0.5;
const CENTRE = 1.5;
const CENTRED = 0.6;
/** Where a grid line leaves less of the ground than this, nothing tells what covers it. */
const LEFT = 0.2;

/**
 * The print of walls that explains the picture best of those that it teaches itself, however they are printed: with a rim, a shadow, over or under the
 * grid line. Each is learned from edges that look alike, and unlike the grid line.
 * @param from what to begin with besides
 * @param alone whether no other print explains anything: then it is looked at in more ways
 * @returns null where nothing that could be walls is there
 */
export function learnedPrint(
  crossings: Crossings,
  grid: Print,
  chains: Chains,
  from: WallPrint,
  alone: boolean,
): WallPrint | null {
  let best: WallPrint | null = null;
  for (const { followed, noLine } of alone ? LOOKS : LOOKS.slice(0, 1)) {
    const seen = followed ? crossings : { ...crossings, seen: crossings.inPlace };
    const open = openCosts(seen, grid, noLine);
    const sets = alikeEdges(seen, grid).map((set) => Float64Array.from(set, (one) => (one ? BEGIN : -BEGIN)));
    for (const told of [...sets, from.told]) {
      const own = learnedFrom(seen, grid, chains, open, { ...from, told }, alone ? LOOSE_ALONE : LOOSE);
      if (own && own.score > (best?.score ?? 0)) best = own;
    }
  }
  return best;
}

function learnedFrom(
  crossings: Crossings,
  grid: Print,
  chains: Chains,
  open: Float64Array,
  from: WallPrint,
  loose: number,
): WallPrint | null {
  const range = wholeOf(crossings);
  let told = from.told;
  let print = grid;
  for (let turn = 0; turn < TURNS; turn++) {
    const likely = likelyOf(
      chained(
        chains,
        told.map((own) => own + logit(USUAL)),
      ),
    );
    if (likely.reduce((sum, each) => sum + each, 0) < FEWEST) return null;
    print = weightedPrint(crossings, likely, print);
    const now = print;
    const covers = now.keeps.map((kept) => 1 - kept);
    told = open.map((cost, edge) =>
      Math.max(PLAINEST, Math.min(CLEAREST, cost - costUnder(crossings, now, edge, range, covers))),
    );
  }
  const ink = inkOf(print);
  if (coloured(ink) || !centred(print, grid)) return null;
  const clear = open.map((_, edge) => Math.min(1, apartOn(crossings, grid, print, edge) / CLEAR));
  const bar = { ...from.bar, ink, rim: undefined, width: widthOf(print) / crossings.scale };
  return { ...from, bar, told, clear, score: scoreOf(chains, told, clear, loose) };
}

function wholeOf({ span }: Crossings): readonly [number, number] {
  return [1, span - 1];
}

/** How unlikely the colours of each edge are without a wall, in natural logarithms. */
function openCosts(crossings: Crossings, grid: Print, noLine: number): Float64Array {
  const { span, edges } = crossings;
  const middle = Float64Array.from({ length: span }, (_, at) => (Math.abs(at + 0.5 - span / 2) > noLine ? 0 : 1));
  return Float64Array.from(edges, (_, edge) => costUnder(crossings, grid, edge, wholeOf(crossings), middle));
}

/** How far apart an edge would look with a wall and without, in natural logarithms. */
function apartOn({ span, ground }: Crossings, grid: Print, wall: Print, edge: number): number {
  let sum = 0;
  for (let at = 0; at < span; at++)
    for (let part = 0; part < 3; part++) {
      const under = ground[(edge * span + at) * 3 + part] as number;
      const shown = ({ adds, keeps }: Print) => (adds[at * 3 + part] as number) + (keeps[at] as number) * under;
      sum += ((shown(grid) - shown(wall)) / SPREAD) ** 2;
    }
  return (OWN * sum) / 2;
}

/** The ink in the middle of a print, where it hides its ground. */
function inkOf({ keeps, adds }: Print): Rgb {
  const middle = keeps.length / 2;
  const part = (at: 0 | 1 | 2) => {
    const [before, after] = [(middle - 1) * 3 + at, middle * 3 + at];
    const hidden = 2 - (keeps[middle - 1] as number) - (keeps[middle] as number);
    return Math.max(0, (adds[before] as number) + (adds[after] as number)) / Math.max(COVERED, hidden);
  };
  return [part(0), part(1), part(2)];
}

/** Whether an ink is plainly a colour: grey may look bluish in cold light. */
function coloured([red, green, blue]: Rgb): boolean {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const much = red <= green && green <= blue ? BLUISH : COLOURED;
  return most - least > much * ((red + green + blue) / 3 + HAZE);
}

/** Whether a print covers its ground in the middle, and there about as much of what the grid line leaves as anywhere. */
function centred({ keeps }: Print, grid: Print): boolean {
  const middle = keeps.length / 2;
  let [most, sum, count] = [0, 0, 0];
  for (let at = 0; at < keeps.length; at++) {
    const left = grid.keeps[at] as number;
    if (left < LEFT) continue;
    const covered = 1 - (keeps[at] as number) / left;
    most = Math.max(most, covered);
    if (Math.abs(at + 0.5 - middle) > CENTRE) continue;
    sum += covered;
    count++;
  }
  const shows = ((keeps[middle - 1] as number) + (keeps[middle] as number)) / 2;
  return 1 - shows > COVERED && sum > CENTRED * most * count;
}

/** How wide a print hides its ground, in pixels. */
function widthOf({ keeps }: Print): number {
  return keeps.reduce((sum, kept) => sum + (1 - kept > COVERED ? 1 : 0), 0);
}
