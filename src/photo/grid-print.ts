import type { Crossings } from './crossings';

/**
 * How something printed along an edge changes its ground: a colour shows as `keeps` times the ground and `adds`. All by distance from the line, as in
 * the crossings.
 */
export interface Print {
  readonly keeps: Float64Array;
  /** Three numbers a distance. */
  readonly adds: Float64Array;
  /** How far from that a colour is likely to be. */
  readonly spread: Float64Array;
}

/** Colours are seldom nearer than this, of white. */
const NEAREST = 0.065;
/** So many steps until what contradicts the rest no longer counts. */
const STEPS = 6;
/** The middle of the squares of three numbers that are spread evenly. */
const MIDDLE_SQUARE = 2.37;

/**
 * What most edges show across them: the grid line by itself, whatever its ink and however thin. Few edges have walls or lines of areas
 * beside them, so these count less with every step.
 */
export function gridPrint(crossings: Crossings): Print {
  const { span } = crossings;
  const print = { keeps: new Float64Array(span), adds: new Float64Array(span * 3), spread: new Float64Array(span) };
  for (let at = 0; at < span; at++) {
    const { keeps, adds, spread } = printAt(crossings, at);
    print.keeps[at] = keeps;
    print.adds.set(adds, at * 3);
    print.spread[at] = spread;
  }
  return print;
}

interface PrintAt {
  readonly keeps: number;
  readonly adds: readonly number[];
  readonly spread: number;
}

function printAt(crossings: Crossings, at: number): PrintAt {
  const { edges, span, inPlace, ground } = crossings;
  const difference = (part: number) => {
    const all = Float64Array.from(edges, (_, edge) => {
      const from = (edge * span + at) * 3 + part;
      return (inPlace[from] as number) - (ground[from] as number);
    });
    return all.sort()[all.length >> 1] as number;
  };
  let print: PrintAt = { keeps: 1, adds: [0, 1, 2].map(difference), spread: 0.1 };
  for (let step = 0; step < STEPS; step++) print = nearer(crossings, at, print);
  return print;
}

/** The same once more through the colours that a print explains, by least squares of weights. */
function nearer({ edges, span, inPlace, ground }: Crossings, at: number, { keeps, adds, spread }: PrintAt): PrintAt {
  let [weights, products, squares] = [0, 0, 0];
  const [grounds, colours] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const apart = new Float64Array(edges.length);
  for (let edge = 0; edge < edges.length; edge++) {
    const from = (edge * span + at) * 3;
    let away = 0;
    for (let part = 0; part < 3; part++)
      away +=
        ((inPlace[from + part] as number) - (adds[part] as number) - keeps * (ground[from + part] as number)) ** 2;
    apart[edge] = away;
    const weight = 1 / (1 + away / (2 * spread * spread)) ** 2;
    weights += weight;
    for (let part = 0; part < 3; part++) {
      const [own, under] = [inPlace[from + part] as number, ground[from + part] as number];
      grounds[part] = (grounds[part] as number) + weight * under;
      colours[part] = (colours[part] as number) + weight * own;
      squares += weight * under * under;
      products += weight * under * own;
    }
  }
  for (let part = 0; part < 3; part++) {
    products -= ((grounds[part] as number) * (colours[part] as number)) / weights;
    squares -= (grounds[part] as number) ** 2 / weights;
  }
  // Where all ground is alike nothing tells how much of it shows through: as much as before.
  const little = 0.001 * weights;
  const share = Math.max(0, Math.min(1, (products + little * keeps) / (squares + little)));
  apart.sort();
  return {
    keeps: share,
    adds: colours.map((sum, part) => (sum - share * (grounds[part] as number)) / weights),
    spread: Math.max(NEAREST, Math.sqrt((apart[apart.length >> 1] as number) / MIDDLE_SQUARE)),
  };
}
