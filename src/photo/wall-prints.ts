import { type Bar, barCost, barPrint, gridCost, HAZE, hidesGrid, LIGHT, lightOn, type Range, rangeOf } from './bars';
import { type Chains, chained, likelyOf, looseEnds } from './chains';
import type { Crossings } from './crossings';
import type { Print } from './grid-print';
import type { Rgb } from './ink';

/** How wide walls may be printed, in squares, to begin with; and steps from there. */
const WIDTHS = [0.06, 0.08, 0.1, 0.13, 0.16];
const WIDER = [-0.015, 0, 0.015];
const THINNEST = 0.05;
/** How far the picture may blur their rims, in squares; so far to begin with. */
const FIRST_BLURS = [0.015, 0.03];
const BLURS = [0.015, 0.022, 0.03, 0.042];
/** Inks to begin with: at least so dark, or so bright, of white. */
const BLACK = 0.12;
const GREYS = [0.25, 0.45];
const WHITE = 0.8;
/** Of all edges so many are thought of as walls before any is seen. */
export const USUAL = 0.05;
/** The most that an edge says for a wall and against one, in natural logarithms: art may look like anything. */
export const CLEAREST = 8;
export const PLAINEST = -6;
/** What an edge that is as likely a wall as not counts against a print. */
const DOUBT = 8;
/** What a loose end of a wall counts against a print. */
export const LOOSE = 6;
/** Ground within this of an ink, of white, hides it; twice as far away it is plain to see. */
const ALIKE = 0.12;
/** Walls that are as good as sure, and plain to see, tell the ink; fewer do not. */
const SURE = 5;
const PLAIN = 0.5;
const FEWEST = 4;
/** Ink that is greener or less green than this, of its brightness with its haze, is coloured. */
const TINT = 0.18;
/** How steady light is at best, and how much farther it spreads than half of what is sure is from the middle. */
const STEADIEST = 0.06;
const WIDENED = 2;

/** One way in which all walls may be printed. */
export interface WallPrint {
  readonly bar: Bar;
  /** For each edge how much likelier its colours are with such a wall than without, in natural logarithms. */
  readonly told: Float64Array;
  /** For each edge how surely the ink would be seen there, 0 to 1. */
  readonly clear: Float64Array;
  /** For each edge how much brighter such a wall would be there than its ink, as a part of it. */
  readonly lights: Float64Array;
  /** How much likelier it makes the picture than no walls. */
  readonly score: number;
}

/** Tries bars on all edges of one picture. */
export type Tries = (bar: Bar) => WallPrint;

export function triesOn(crossings: Crossings, grid: Print, chains: Chains): Tries {
  const { edges } = crossings;
  const opens = new Map<number, Float64Array>();
  const openCost = (range: Range, edge: number) => {
    const known = opens.get(range[0]) ?? new Float64Array(edges.length).fill(Number.NaN);
    opens.set(range[0], known);
    if (Number.isNaN(known[edge])) known[edge] = gridCost(crossings, grid, edge, range);
    return known[edge] as number;
  };
  return (bar) => {
    const [print, range] = [barPrint(crossings, bar), rangeOf(crossings, bar)];
    const [told, lights] = [new Float64Array(edges.length), new Float64Array(edges.length)];
    const clear = clearOf(crossings, bar);
    for (let edge = 0; edge < edges.length; edge++) {
      lights[edge] = lightOn(crossings, print, edge, range);
      const open = openCost(range, edge);
      const own = Math.min(
        CLEAREST,
        open - barCost(crossings, print, edge, range, lights[edge] as number, open - PLAINEST),
      );
      told[edge] = own > PLAINEST ? own + hidesGrid(crossings, grid, print, edge, range) : PLAINEST;
    }
    return { bar, told, clear, lights, score: scoreOf(chains, told, clear) };
  };
}

/**
 * What all edges say for a print, each by as much as it is clear: the right one parts them into walls that run on and others, with few left
 * in doubt. Art looks like walls here and there, so each loose end counts against a print.
 */
export function scoreOf(chains: Chains, told: Float64Array, clear: Float64Array, loose = LOOSE): number {
  const usual = logit(USUAL);
  const odds = told.map((own) => own + usual);
  const alone = likelyOf(odds);
  const parted = likelyOf(chained(chains, odds, 1)).reduce(
    (sum, likely, edge) => sum + (clear[edge] as number) * (-Math.log(1 - likely) - DOUBT * 4 * likely * (1 - likely)),
    0,
  );
  return parted - loose * looseEnds(chains, alone);
}

export function logit(rate: number): number {
  return Math.log(rate / (1 - rate));
}

export function likeliest(prints: readonly WallPrint[]): WallPrint {
  return prints.reduce((best, print) => (print.score > best.score ? print : best));
}

/** How surely a bar is seen on each edge: where a ground beside it has that colour, what lies there tells little of it. */
function clearOf({ edges, span, ground }: Crossings, { ink, rim }: Bar): Float64Array {
  const clear = new Float64Array(edges.length);
  for (let edge = 0; edge < edges.length; edge++) {
    let least = Number.POSITIVE_INFINITY;
    for (let side = 0; side < 2; side++) {
      const from = (edge * span + side * (span - 1)) * 3;
      const apart = apartFrom(ground, from, ink);
      least = Math.min(least, rim ? Math.max(apart, apartFrom(ground, from, rim)) : apart);
    }
    clear[edge] = Math.max(0, Math.min(1, (least - ALIKE) / ALIKE));
  }
  return clear;
}

function apartFrom(colours: Float32Array, from: number, [red, green, blue]: Rgb): number {
  const [reds, greens, blues] = [
    red - (colours[from] as number),
    green - (colours[from + 1] as number),
    blue - (colours[from + 2] as number),
  ];
  return Math.sqrt(reds * reds + greens * greens + blues * blues);
}

/** Prints in an ink, of every usual width, sharp and blurred. */
export function ofAnyWidth(tries: Tries, ink: Rgb): WallPrint[] {
  const rim = ink[1] < DARK ? PALE_RIM : ink[1] > PALE ? DARK_RIM : undefined;
  return [
    ...WIDTHS.flatMap((width) => FIRST_BLURS.map((blur) => tries({ ink, width, blur, rim: undefined, lights: LIGHT }))),
    ...(rim ? RIMMED : []).map((width) => tries({ ink, width, blur: RIM_BLUR, rim, lights: LIGHT })),
  ];
}

/** Inks darker than the one, of white, may have a pale rim, and paler than the other a dark one: between, a rim is no more than blur. */
const DARK = 0.2;
const PALE = 0.4;
const PALE_RIM: Rgb = [0.85, 0.85, 0.85];
const DARK_RIM: Rgb = [0.1, 0.1, 0.1];
/** How wide walls with rims are to begin with, and how much blurred, in squares. */
const RIMMED = [0.06, 0.08, 0.11];
const RIM_BLUR = 0.03;

/** Steps that a print is brought nearer by: what is tried in each. */
const NEARER: readonly { readonly wider: readonly number[]; readonly blurs: readonly number[] | undefined }[] = [
  { wider: WIDER, blurs: undefined },
  { wider: [0], blurs: BLURS },
];

/**
 * The likeliest print near one, in the ink that its own walls show: first its width is sought, then its blur.
 * @param may which prints may be chosen, and what they are worth then.
 */
export function nearest(
  crossings: Crossings,
  tries: Tries,
  from: WallPrint,
  may: (prints: readonly WallPrint[]) => readonly WallPrint[],
): WallPrint {
  let best = from;
  for (const { wider, blurs } of NEARER) {
    const sure = sureOf(best);
    const lights = sure.map((edge) => best.lights[edge] as number);
    const bar =
      sure.length < FEWEST || tinted(inkAt(crossings, sure))
        ? best.bar
        : { ...best.bar, ink: inkAt(crossings, sure), lights: spreadOf(lights) };
    const tried = wider.flatMap((step) =>
      (blurs ?? [bar.blur]).map((blur) => tries({ ...bar, width: Math.max(THINNEST, bar.width + step), blur })),
    );
    best = likeliest([best, ...may(tried)]);
  }
  return best;
}

/** Whether an ink is so much greener or less green than grey that no light makes it so, as lights only turn it yellow or blue. */
function tinted([red, green, blue]: Rgb): boolean {
  return Math.abs(green - (red + blue) / 2) > TINT * ((red + green + blue) / 3 + HAZE);
}

/** A middle of an edge that is so far from both its grounds, of white, is printed on. */
const PRINTED = 0.1;
/** Middles as near as this, of white, are of one ink. */
const ONE_INK = 0.07;
/** So many inks are tried that the picture shows, each of so many edges at least. */
const SHOWN = 3;
const SHOWN_EDGES = 4;
/** Of these none is darker, of white, and none as much of a colour. */
const DIMMEST = 0.3;
const VIVID = 0.35;

/** Greys from the darkest to the brightest that edges show in their middles, but for a few. */
export function greysToTry(crossings: Crossings): Rgb[] {
  const lights = middlesOf(crossings)
    .map(([red, green, blue]) => (red + green + blue) / 3)
    .sort((a, b) => a - b);
  const black = Math.min(BLACK, lights[Math.floor(lights.length * 0.01)] as number);
  const white = Math.max(WHITE, lights[Math.floor(lights.length * 0.99)] as number);
  return [black, ...GREYS, white].map((grey): Rgb => [grey, grey, grey]);
}

/** What most edges show in their middles that stands out from the ground and is pale: light makes white yellowish, and walls that are dark are tried anyway. */
export function palesShown(crossings: Crossings): Rgb[] {
  return commonest(
    middlesOf(crossings).filter((middle, edge) => isPale(middle) && contrastAt(crossings, edge, middle) > PRINTED),
  );
}

function isPale(colour: Rgb): boolean {
  const brightest = Math.max(...colour);
  return !tinted(colour) && brightest > DIMMEST && Math.min(...colour) > (1 - VIVID) * brightest;
}

function middlesOf(crossings: Crossings): Rgb[] {
  return crossings.edges.map((_, edge) => inkAt(crossings, [edge]));
}

/** How far a middle is from the nearer of its grounds. */
function contrastAt({ span, ground }: Crossings, edge: number, middle: Rgb): number {
  const apart = (side: number) => apartFrom(ground, (edge * span + side * (span - 1)) * 3, middle);
  return Math.min(apart(0), apart(1));
}

/** The colours that most others are near to, one after the other. */
function commonest(colours: readonly Rgb[]): Rgb[] {
  const found: Rgb[] = [];
  let left = colours;
  while (found.length < SHOWN) {
    const near = (a: Rgb) => left.filter((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < ONE_INK);
    const [most = []] = left.map(near).sort((a, b) => b.length - a.length);
    if (most.length < SHOWN_EDGES) break;
    const mean = (part: 0 | 1 | 2) => most.reduce((sum, each) => sum + each[part], 0) / most.length;
    found.push([mean(0), mean(1), mean(2)]);
    left = left.filter((each) => !most.includes(each));
  }
  return found;
}

/** The edges that are as good as sure to have walls. */
function sureOf({ told, clear }: WallPrint): number[] {
  return [...told.keys()].filter((edge) => (told[edge] as number) > SURE && (clear[edge] as number) > PLAIN);
}

/** How far lights are from that which half of them are brighter than. */
function spreadOf(lights: readonly number[]): number {
  const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number;
  const middle = middleOf(lights);
  return Math.max(STEADIEST, Math.min(LIGHT, WIDENED * middleOf(lights.map((each) => Math.abs(each - middle)))));
}

/** The colour in the middle of edges that half of what lies there is brighter than. */
export function inkAt({ span, seen }: Crossings, places: readonly number[]): Rgb {
  return [0, 1, 2].map((part) => {
    const values = places.flatMap((edge) => {
      const from = (edge * span + span / 2) * 3 + part;
      return [seen[from] as number, seen[from - 3] as number];
    });
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  }) as unknown as Rgb;
}
