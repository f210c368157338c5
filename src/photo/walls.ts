import { type Chains, chained, chainsOf, likelyOf } from './chains';
import type { Crossings } from './crossings';
import { gridPrint, type Print } from './grid-print';
import { learnedPrint } from './learned-walls';
import { edgeCount } from './profiles';
import {
  greysToTry,
  inkAt,
  likeliest,
  logit,
  nearest,
  ofAnyWidth,
  palesShown,
  type Tries,
  triesOn,
  USUAL,
  type WallPrint,
} from './wall-prints';

/** By edge, numbered as in the profiles. */
export interface WallEvidence {
  /** Natural logarithms of the odds of a wall; nothing for the frame. */
  readonly evidence: Float32Array;
  /** How wide its ink is, in squares. */
  readonly width: Float32Array;
  /** How many pixels it lies off its place, east or south. */
  readonly offsets: Float32Array;
}

/** Of all edges so many are walls at least, and at most; and so many where no print of walls explains the picture. */
const RAREST = 0.01;
const COMMON = 0.15;
const NONE = 1e-5;
/** A print that says less than this for itself, and for each of its walls, explains nothing. */
const EXPLAINS = 3;
const EACH_EXPLAINS = 0.5;
/** A print in an ink that was only taken from the picture must say so much for each. */
const EACH_OF_PALE = 2;
/** And one that is learned so much, or so much more than one that explains them. */
const EACH_OF_LEARNED = 1.6;
const BETTER = 20;
/** Of the walls of the one print so many are walls by the better one. */
const KEPT = 0.8;
/** So many prints are looked at more closely. */
const LIKELY = 3;
/** A print explains a wall that somebody has shown where it is so much likelier there than the grid line, in natural logarithms. */
const EXPLAINED = 1;
/** The likeliest of these must explain the whole picture nearly as well as the best of all, by so much or such a share: else a grid line was shown for a wall. */
const WORSE = 50;
const MUCH_WORSE = 0.15;
const FAR_WORSE = 200;
/** What it counts for a print that it explains the examples, against the score that it has of all edges. */
const EXAMPLE = 5;
const FARTHEST = 6;

/**
 * How much a picture speaks for a wall on each edge. All walls of a map are printed alike: in one ink without colour and in one width.
 * Every such wall is tried on all edges, and the ones by which the whole picture is likeliest are looked at more closely; what
 * an edge then says is how much likelier its colours are with that wall on it than with the grid line alone.
 * @param shown edges that are walls for sure, numbered as in the profiles. Where a print makes all of them walls, others must too.
 */
export function wallEvidence(crossings: Crossings, grid: Print, shown: readonly number[] = []): WallEvidence {
  const { size, edges } = crossings;
  const examples = edges.flatMap((edge, place) => (shown.includes(edge) ? [place] : []));
  const chains = chainsOf(size, edges);
  const line = clearer(grid, gridPrint({ ...crossings, inPlace: crossings.seen }));
  const { print, taught } = printOf(crossings, line, chains, examples);
  const likely = wallsOf(print);
  const rate = taught || explains(print, likely) ? rateOf(likely) : NONE;
  const odds = print.told.map((told, place) => (taught && examples.includes(place) ? FARTHEST : told + logit(rate)));
  const evidence = new Float32Array(edgeCount(size));
  for (const [place, told] of chained(chains, odds).entries())
    evidence[edges[place] as number] = Math.max(-FARTHEST, Math.min(FARTHEST, told));
  for (const place of examples) evidence[edges[place] as number] = FARTHEST;
  return { evidence, width: new Float32Array(edgeCount(size)).fill(print.bar.width), offsets: crossings.offsets };
}

/** The print that hides more of its ground: where the line of every edge was followed rightly it is blurred less. */
function clearer(one: Print, other: Print): Print {
  const least = ({ keeps }: Print) => keeps.reduce((all, kept) => Math.min(all, kept), 1);
  return least(one) < least(other) ? one : other;
}

/** The print of a picture's walls, and whether the examples taught it. */
function printOf(
  crossings: Crossings,
  grid: Print,
  chains: Chains,
  examples: readonly number[],
): { print: WallPrint; taught: boolean } {
  const tries = triesOn(crossings, grid, chains);
  const first = greysToTry(crossings).map((ink) => ofAnyWidth(tries, ink));
  const print = untaught(crossings, tries, first, grid, chains);
  if (examples.length === 0) return { print, taught: false };
  const bonus = ({ told }: WallPrint) =>
    (EXAMPLE * examples.reduce((all, place) => all + (told[place] as number), 0)) / examples.length;
  const explaining = (prints: readonly WallPrint[]) =>
    prints
      .filter(({ told }) => examples.every((place) => (told[place] as number) > EXPLAINED))
      .map((each) => ({ ...each, score: each.score + bonus(each) }));
  const likely = explaining([...first.flat(), ...ofAnyWidth(tries, inkAt(crossings, examples))])
    .sort((a, b) => b.score - a.score)
    .slice(0, LIKELY);
  if (likely.length === 0) return { print, taught: false };
  const best = likeliest(likely.map((each) => nearest(crossings, tries, each, explaining)));
  // Where nothing explains the picture a person knows better.
  const worse = print.score > EXPLAINS ? Math.max(WORSE, print.score * MUCH_WORSE) : FAR_WORSE;
  const taught = best.score - bonus(best) > print.score - worse;
  return { print: taught ? best : print, taught };
}

/**
 * The print that the picture by itself is likeliest with: of a grey, or where none explains it of a pale colour that it shows; or one that its edges teach,
 * where that explains it clearly better.
 */
function untaught(
  crossings: Crossings,
  tries: Tries,
  greys: readonly (readonly WallPrint[])[],
  grid: Print,
  chains: Chains,
): WallPrint {
  const plain = plainest(crossings, tries, greys);
  const told = explains(plain, wallsOf(plain));
  const learned = learnedPrint(crossings, grid, chains, plain, !told);
  if (!learned) return plain;
  const better = told
    ? learned.score > plain.score + BETTER && keeping(plain, learned)
    : explains(learned, wallsOf(learned), EACH_OF_LEARNED);
  return better ? learned : plain;
}

/** Whether hardly a wall by one print is none by another: else they explain something else. */
function keeping(one: WallPrint, other: WallPrint): boolean {
  const [mine, theirs] = [wallsOf(one), wallsOf(other)];
  const both = mine.reduce((sum, likely, edge) => sum + likely * (theirs[edge] as number), 0);
  return both > KEPT * sumOf(mine);
}

/** The likeliest print of a grey, or where none explains the picture of a pale colour that it shows. */
function plainest(crossings: Crossings, tries: Tries, greys: readonly (readonly WallPrint[])[]): WallPrint {
  const grey = closest(crossings, tries, greys);
  if (explains(grey, wallsOf(grey))) return grey;
  const pales = palesShown(crossings).map((ink) => ofAnyWidth(tries, ink));
  if (pales.length === 0) return grey;
  const pale = closest(crossings, tries, pales);
  return explains(pale, wallsOf(pale), EACH_OF_PALE) ? pale : grey;
}

/** The likeliest print of several inks, with those that are likeliest at first looked at more closely. */
function closest(crossings: Crossings, tries: Tries, inks: readonly (readonly WallPrint[])[]): WallPrint {
  const likely = inks
    .map(likeliest)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIKELY);
  return likeliest(likely.map((each) => nearest(crossings, tries, each, (all) => all)));
}

function explains({ score }: WallPrint, likely: Float64Array, each = EACH_EXPLAINS): boolean {
  return score > EXPLAINS + each * sumOf(likely);
}

/** How likely each edge is a wall by a print alone. */
function wallsOf({ told }: WallPrint): Float64Array {
  return likelyOf(told.map((own) => own + logit(USUAL)));
}

/** Which share of all edges are walls, with each a wall so likely. */
function rateOf(likely: Float64Array): number {
  return Math.max(RAREST, Math.min(COMMON, (sumOf(likely) + 3) / (likely.length + 60)));
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, each) => sum + each, 0);
}
