import { linesAmong } from './depths';
import { fitted, INK_KINDS, type InkKind, plainInks, type Rgb, type Stripe, strangeness } from './ink';

/**
 * The shades that printers give each colour, of white paper: first the one that most of them do. Which of them a picture has is told by its lines.
 */
export const SHADES: Readonly<Record<InkKind, readonly Rgb[]>> = {
  hindering: [
    [0.2, 0.58, 0.25],
    [0.55, 0.85, 0.5],
    [0.6, 0.85, 0.28],
    [0.1, 0.38, 0.18],
  ],
  blocking: [
    [0.43, 0.27, 0.15],
    [0.62, 0.42, 0.22],
  ],
  elevated: [
    [0.83, 0.14, 0.16],
    [0.6, 0.1, 0.12],
    [0.95, 0.4, 0.38],
  ],
  water: [
    [0.13, 0.37, 0.78],
    [0.2, 0.65, 0.88],
    [0.45, 0.78, 0.95],
    [0.1, 0.2, 0.5],
  ],
  start: [
    [0.47, 0.21, 0.6],
    [0.6, 0.38, 0.85],
    [0.72, 0.25, 0.74],
    [0.8, 0.5, 0.86],
    [0.3, 0.12, 0.4],
  ],
  indoors: [
    [0.94, 0.85, 0.18],
    [0.8, 0.66, 0.15],
  ],
  special: [[0.94, 0.51, 0.12]],
};

/** The shades that most printers give the colours. */
export const USUAL_SHADES: readonly Rgb[] = INK_KINDS.map((kind) => SHADES[kind][0] as Rgb);

/** How bright white may show, where middling ground is taken for what it should be. */
const BRIGHTNESSES = [0.5, 0.6, 0.72, 0.86, 1.03, 1.24, 1.5, 1.8, 2.15];
/** How far a brightness may be from that, in natural logarithms. */
const DIM = 0.9;
/** What it costs to think of a shade that few printers have, in roots of lines. */
const UNUSUAL = 1;
/** Special terrain is on few maps: lines that might as well be of another kind rather are. */
const WEIGHTS = INK_KINDS.map((kind) => (kind === 'special' ? 0.75 : 1));
/** How often each shade is thought over, with those that the others have meanwhile. */
const ROUNDS = 2;

/** What the inks of a picture are called before they are looked at closely: how bright its light is, and the shade of each. */
export interface Named {
  readonly bright: number;
  readonly colours: readonly Rgb[];
  /** What else the picture shows lines in, that is no ink of a kind: grids, letters, planks. */
  readonly others: readonly Rgb[];
  /** Which kinds' inks the picture shows: the others stay what they are called. Left out where nobody knows. */
  readonly found?: readonly boolean[];
}

/**
 * The brightness and the shades under which the stripes are likest to lines: a line lies as deep on all its sides, what lies about on a map
 * at any depth.
 */
export function shadesOf(stripes: readonly Stripe[], likeness: Float32Array): Named {
  let best: { named: Named; score: number } | undefined;
  for (const bright of BRIGHTNESSES) {
    const { chosen, score } = likeliestShades(stripes, likeness, bright);
    const own = score * Math.exp(-((Math.log(bright) / DIM) ** 2) / 2);
    if (best && own <= best.score) continue;
    const colours = INK_KINDS.map((kind, place) => lit(SHADES[kind][chosen[place] as number] as Rgb, bright));
    best = { named: { bright, colours, others: [] }, score: own };
  }
  return (best as { named: Named }).named;
}

/** What the inks may be called besides, each with one of them in another shade. */
export function renamed({ bright, colours, others }: Named): Named[] {
  return INK_KINDS.flatMap((kind, place) =>
    SHADES[kind]
      .map((shade) => lit(shade, bright))
      .filter((shade) => shade.some((part, at) => part !== colours[place]?.[at]))
      .map((shade) => ({ bright, others, colours: colours.map((old, at) => (at === place ? shade : old)) })),
  );
}

function lit([red, green, blue]: Rgb, bright: number): Rgb {
  return [red * bright, green * bright, blue * bright];
}

/** What the choice of shades is made from under one brightness: all of it a stripe. */
interface Seen {
  readonly depths: readonly number[];
  readonly deepest: number;
  /** How likely it is of a kind and shade, 0 to 1. */
  readonly near: readonly (readonly Float32Array[])[];
  /** How likely it is of none. */
  readonly strange: Float32Array;
  /** How much of a colour it is. */
  readonly vivid: Float32Array;
}

function likeliestShades(
  stripes: readonly Stripe[],
  likeness: Float32Array,
  bright: number,
): { chosen: readonly number[]; score: number } {
  const none = plainInks(bright, []);
  const seen: Seen = {
    depths: stripes.map(({ depth }) => depth),
    deepest: stripes.reduce((most, { depth }) => Math.max(most, depth), 0),
    near: INK_KINDS.map((kind) =>
      SHADES[kind].map((shade) => {
        const inks = plainInks(bright, [lit(shade, bright)]);
        return Float32Array.from(stripes, (stripe) => Math.exp(-fitted(stripe, inks, 0).away / 2));
      }),
    ),
    strange: Float32Array.from(stripes, (stripe) => strangeness(stripe, none)),
    vivid: Float32Array.from(stripes, ({ colour, apart }, place) => {
      const vivid = Math.min(Math.max(...colour) - Math.min(...colour), apart);
      return ((likeness[place] as number) * vivid) / bright;
    }),
  };
  let chosen: readonly number[] = INK_KINDS.map(() => 0);
  let score = scoreOf(seen, chosen);
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, shades] of seen.near.entries())
      for (const shade of shades.keys()) {
        if (shade === chosen[kind]) continue;
        const tried = chosen.map((each, place) => (place === kind ? shade : each));
        const own = scoreOf(seen, tried);
        if (own <= score) continue;
        chosen = tried;
        score = own;
      }
  return { chosen, score };
}

/** How much of the stripes is lines of inks in these shades: by roots, so that many kinds found count for more than one found everywhere. */
function scoreOf({ depths, deepest, near, strange, vivid }: Seen, chosen: readonly number[]): number {
  const own = chosen.map((shade, kind) => near[kind]?.[shade] as Float32Array);
  const found = own.map(() => new Float32Array(deepest + 1));
  for (let place = 0; place < depths.length; place++) {
    let sum = strange[place] as number;
    for (const each of own) sum += each[place] as number;
    const part = (vivid[place] as number) / sum;
    for (let kind = 0; kind < own.length; kind++) {
      const counts = found[kind] as Float32Array;
      const depth = depths[place] as number;
      counts[depth] = (counts[depth] as number) + part * (own[kind]?.[place] as number);
    }
  }
  return found.reduce(
    (sum, counts, kind) =>
      sum + (WEIGHTS[kind] as number) * Math.sqrt(linesAmong(counts)) - ((chosen[kind] as number) > 0 ? UNUSUAL : 0),
    0,
  );
}
