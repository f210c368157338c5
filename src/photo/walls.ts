import { chained } from './chains';
import type { Crossings } from './crossings';
import type { Print } from './grid-print';
import type { Rgb } from './ink';
import { edgeCount } from './profiles';
import { USUAL_SHADES } from './shades';

/** By edge, numbered as in the profiles. */
export interface WallEvidence {
  /** Natural logarithms of the odds of a wall; nothing for the frame. */
  readonly evidence: Float32Array;
  /** How wide its ink is, in squares. */
  readonly width: Float32Array;
}

/** How wide walls may be printed, in squares, to begin with; and steps from there. */
const WIDTHS = [0.07, 0.1, 0.13, 0.16];
const WIDER = [-0.015, 0, 0.015];
const THINNEST = 0.05;
/** How far the picture may blur their rims, in squares. */
const BLURS = [0.02, 0.03, 0.045];
/** A rim that a Gaussian blurs runs like a logistic curve of so much less. */
const LOGISTIC = 2.2;
/** How far from the ink of a wall its colours are likely to be, of white. */
const UNEVEN = 0.07;
/** Inks to begin with: at least so dark, or so bright, of white. */
const BLACK = 0.12;
const GREYS = [0.25, 0.45];
const WHITE = 0.8;
/** Of all edges so many are thought of as walls before any is seen; and the most that a picture may say. */
const USUAL = 0.05;
const RAREST = 0.01;
const COMMON = 0.15;
/** What a coloured line in the way costs, and the most that one colour says, in squares of spreads. */
const LINE = 4;
const MOST = 16;
/** Colours next to one another say nearly the same: so much of each counts. */
const OWN = 0.2;
/** Ink that covers less of its ground than this may have a coloured line over it. */
const COVERED = 0.6;
/** Ground within this of an ink, of white, hides it; twice as far away it is plain to see. */
const ALIKE = 0.12;
/** An ink as bright as this, of white, shows what light falls on it: so much of what is thought, each as rare, in natural logarithms. */
const BRIGHT = 0.5;
const LIGHTS: readonly { readonly light: number; readonly rare: number }[] = [
  { light: 1, rare: 0 },
  { light: 1.14, rare: 3 },
  { light: 0.88, rare: 6 },
];
/** Walls that are as good as sure tell the ink; with fewer nothing is learnt. */
const SURE = Math.log(9);
const FEWEST = 4;
/** A print explains a wall that somebody has shown where it is so much likelier there than the grid line, in natural logarithms. */
const EXPLAINED = 1;
/** Such a print must explain the whole picture nearly as well as the best of all: else a grid line was shown for a wall. */
const NO_WORSE = 0.85;
/** What it counts for a print that it explains the examples, against the score that it has of all edges. */
const EXAMPLE = 5;
const LEARNT = 2;
const FARTHEST = 6;

/**
 * How much a picture speaks for a wall on each edge. All walls of a map are printed alike: in one ink without colour and in one width.
 * Every such wall is tried on all edges, and the one by which the whole picture is likeliest is looked at more closely; what
 * an edge then says is how much likelier its colours are with that wall on it than with the grid line alone.
 * @param shown edges that are walls for sure, numbered as in the profiles. Where a print makes all of them walls, others must too.
 */
export function wallEvidence(crossings: Crossings, grid: Print, shown: readonly number[] = []): WallEvidence {
  const { size, edges } = crossings;
  const open = edges.map((_, edge) => costOf(crossings, grid, edge, () => true));
  let rate = USUAL;
  const tried = (ink: Rgb, width: number, blur: number): Wall => {
    const prints = lightsOn(ink).map(({ light, rare }) => {
      const lit = ink.map((part) => part * light) as unknown as Rgb;
      return { print: wallPrint(crossings, grid, lit, width, blur), rare };
    });
    const mayHaveLine = (at: number) => 1 - (prints[0]?.print.keeps[at] as number) < COVERED;
    const odds = Float64Array.from(edges, (_, edge) => {
      const costs = prints.map(({ print, rare }) => rare + costOf(crossings, print, edge, mayHaveLine));
      return OWN * ((open[edge] as number) - Math.min(...costs)) + logit(rate);
    });
    const clear = edges.map((_, edge) => clearOf(crossings, edge, ink));
    const score = odds.reduce(
      (sum, own, edge) => sum + (clear[edge] as number) * Math.log1p(Math.exp(Math.min(30, own))),
      0,
    );
    return { odds, width, ink, clear, score };
  };
  const examples = edges.flatMap((edge, place) => (shown.includes(edge) ? [place] : []));
  const allTried = (inks: readonly Rgb[], widths: readonly number[], blurs: readonly number[]) =>
    inks.flatMap((ink) => widths.flatMap((width) => blurs.map((blur) => tried(ink, width, blur))));
  /** How much likelier each example is as such a wall than as a grid line. */
  const examplesOf = ({ odds }: Wall) => examples.map((place) => (odds[place] as number) - logit(rate));
  const withExamples = (wall: Wall): Wall => {
    const own = examplesOf(wall);
    return { ...wall, score: wall.score + (EXAMPLE * own.reduce((sum, each) => sum + each, 0)) / own.length };
  };
  const blur = [BLURS[1] as number];
  const first = allTried(inksToTry(crossings), WIDTHS, blur);
  let wall = likeliest(first);
  const explaining = (walls: readonly Wall[]) =>
    walls.filter((each) => examplesOf(each).every((own) => own > EXPLAINED)).map(withExamples);
  const shownPrints =
    examples.length > 0
      ? explaining(
          [...first, ...allTried([inkAt(crossings, examples)], WIDTHS, blur)].filter(
            ({ score }) => score > NO_WORSE * wall.score,
          ),
        )
      : [];
  const learnt = shownPrints.length > 0;
  if (learnt) wall = likeliest(shownPrints);
  for (let time = 0; time < LEARNT; time++) {
    const ink = inkOf(crossings, wall);
    if (!ink) break;
    const { width } = wall;
    const widths = WIDER.map((step) => width + step).filter((each) => each >= THINNEST);
    const tries = allTried([ink], widths, BLURS);
    const nearer = learnt ? explaining(tries) : tries;
    if (nearer.length === 0) break;
    wall = likeliest(nearer);
    const walls = wall.odds.reduce((sum, each) => sum + 1 / (1 + Math.exp(-each)), 0);
    rate = Math.max(RAREST, Math.min(COMMON, (walls + 3) / (edges.length + 60)));
  }
  const odds = wall.odds.map((each, place) => (learnt && examples.includes(place) ? FARTHEST : each));
  const evidence = new Float32Array(edgeCount(size));
  for (const [place, told] of chained(size, edges, odds).entries())
    evidence[edges[place] as number] = Math.max(-FARTHEST, Math.min(FARTHEST, told));
  for (const place of examples) evidence[edges[place] as number] = FARTHEST;
  return { evidence, width: new Float32Array(edgeCount(size)).fill(wall.width) };
}

/** One way in which all walls may be printed. */
interface Wall {
  readonly ink: Rgb;
  readonly width: number;
  /** For each edge, in natural logarithms. */
  readonly odds: Float64Array;
  /** For each edge how surely its ink would be seen there, 0 to 1. */
  readonly clear: readonly number[];
  /** How likely it makes the picture. */
  readonly score: number;
}

/** How light may fall on a wall: a bright ink shows it, and light falls off faster than is known. */
function lightsOn(ink: Rgb): typeof LIGHTS {
  return Math.max(...ink) > BRIGHT ? LIGHTS : LIGHTS.slice(0, 1);
}

function likeliest(walls: readonly Wall[]): Wall {
  return walls.reduce((best, wall) => (wall.score > best.score ? wall : best));
}

function logit(rate: number): number {
  return Math.log(rate / (1 - rate));
}

/** How surely an ink is seen on an edge: where both its grounds have that colour, what lies there tells nothing of it. */
function clearOf({ span, ground }: Crossings, edge: number, ink: Rgb): number {
  const apart = [0, span - 1].map((at) => {
    const from = (edge * span + at) * 3;
    return Math.hypot(...ink.map((part, each) => part - (ground[from + each] as number)));
  });
  return Math.max(0, Math.min(1, (Math.min(...apart) - ALIKE) / ALIKE));
}

function wallPrint({ span, scale }: Crossings, grid: Print, ink: Rgb, width: number, blur: number): Print {
  const keeps = Float64Array.from({ length: span }, (_, at) => {
    const off = Math.abs(at - span / 2 + 0.5) / scale;
    return 1 - 1 / (1 + Math.exp((off - width / 2) / (blur / LOGISTIC)));
  });
  const adds = new Float64Array(span * 3);
  for (const [at, kept] of keeps.entries())
    for (let part = 0; part < 3; part++) adds[at * 3 + part] = (1 - kept) * ink[part as 0 | 1 | 2];
  return { keeps, adds, spread: grid.spread.map((each) => Math.max(UNEVEN, each)) };
}

/** How unlikely the colours of an edge are under a print, in natural logarithms. */
function costOf(crossings: Crossings, print: Print, edge: number, mayHaveLine: (at: number) => boolean): number {
  let cost = 0;
  for (let at = 0; at < crossings.span; at++)
    cost += Math.min(MOST, awayOf(crossings, print, edge, at, mayHaveLine(at)));
  return cost / 2;
}

const under = [0, 0, 0];
const stands = [0, 0, 0];

/** How far one colour is from what a print makes of its ground, in squares of spreads; or from that with a coloured line over it. */
function awayOf({ span, seen, ground }: Crossings, print: Print, edge: number, at: number, line: boolean): number {
  const from = (edge * span + at) * 3;
  const spread = (print.spread[at] as number) ** 2;
  let away = 0;
  for (let part = 0; part < 3; part++) {
    const is = (print.adds[at * 3 + part] as number) + (print.keeps[at] as number) * (ground[from + part] as number);
    under[part] = is;
    stands[part] = (seen[from + part] as number) - is;
    away += (stands[part] as number) ** 2;
  }
  let least = away / spread;
  if (!line || least <= LINE) return least;
  for (const shade of USUAL_SHADES) {
    let [whole, length] = [0, 1e-9];
    for (let part = 0; part < 3; part++) {
      const way = shade[part as 0 | 1 | 2] - (under[part] as number);
      whole += way * (stands[part] as number);
      length += way * way;
    }
    const share = Math.max(0, Math.min(1, whole / length));
    let left = 0;
    for (let part = 0; part < 3; part++)
      left += ((stands[part] as number) - share * (shade[part as 0 | 1 | 2] - (under[part] as number))) ** 2;
    least = Math.min(least, left / spread + LINE);
  }
  return least;
}

/** Greys from the darkest to the brightest that edges show in their middles, but for a few. */
function inksToTry({ edges, span, seen }: Crossings): Rgb[] {
  const middles = edges
    .map((_, edge) => {
      const from = (edge * span + span / 2) * 3;
      return ((seen[from] as number) + (seen[from + 1] as number) + (seen[from + 2] as number)) / 3;
    })
    .sort((a, b) => a - b);
  const black = Math.min(BLACK, middles[Math.floor(middles.length * 0.01)] as number);
  const white = Math.max(WHITE, middles[Math.floor(middles.length * 0.99)] as number);
  return [black, ...GREYS, white].map((grey): Rgb => [grey, grey, grey]);
}

/** The colour in the middle of what are walls for sure; undefined where there are hardly any. */
function inkOf(crossings: Crossings, { odds, clear }: Wall): Rgb | undefined {
  const sure = [...odds.keys()].filter((edge) => (odds[edge] as number) > SURE && (clear[edge] as number) > 0.5);
  return sure.length < FEWEST ? undefined : inkAt(crossings, sure);
}

/** The colour in the middle of edges that half of what lies there is brighter than. */
function inkAt({ span, seen }: Crossings, places: readonly number[]): Rgb {
  return [0, 1, 2].map((part) => {
    const values = places.flatMap((edge) => {
      const from = (edge * span + span / 2) * 3 + part;
      return [seen[from] as number, seen[from - 3] as number];
    });
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  }) as unknown as Rgb;
}
