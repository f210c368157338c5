import type { Crossings } from './crossings';
import { awayFrom, type Looked, leastSquaresAt, type PrintAt } from './print-fit';

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
/** Where all ground is alike nothing tells how much of it shows through: as much as before, which counts so much for each edge. */
const LITTLE = 0.001;

/**
 * What most edges show across them: the grid line by itself, whatever its ink and however thin. Few edges have walls or lines of areas
 * beside them, so these count less with every step.
 */
export function gridPrint(crossings: Crossings): Print {
  const { span } = crossings;
  const looked = { crossings, colours: crossings.inPlace, edges: Array.from(crossings.edges.keys()) };
  const print = { keeps: new Float64Array(span), adds: new Float64Array(span * 3), spread: new Float64Array(span) };
  for (let at = 0; at < span; at++) {
    const { keeps, adds, spread } = printAt(looked, at);
    print.keeps[at] = keeps;
    print.adds.set(adds, at * 3);
    print.spread[at] = spread;
  }
  return print;
}

/** The same at one distance. */
interface SpreadAt extends PrintAt {
  readonly spread: number;
}

function printAt(looked: Looked, at: number): SpreadAt {
  const { crossings, colours, edges } = looked;
  const difference = (part: number) => {
    const all = Float64Array.from(edges, (edge) => {
      const from = (edge * crossings.span + at) * 3 + part;
      return (colours[from] as number) - (crossings.ground[from] as number);
    });
    return all.sort()[all.length >> 1] as number;
  };
  let print: SpreadAt = { keeps: 1, adds: [0, 1, 2].map(difference), spread: 0.1 };
  for (let step = 0; step < STEPS; step++) print = nearer(looked, at, print);
  return print;
}

/** The same once more through the colours that a print explains. */
function nearer(looked: Looked, at: number, print: SpreadAt): SpreadAt {
  const apart = Float64Array.from(looked.edges, (edge) => awayFrom(looked, edge, at, print));
  const weights = apart.map((away) => 1 / (1 + away / (2 * print.spread * print.spread)) ** 2);
  const counts = LITTLE * weights.reduce((sum, each) => sum + each, 0);
  apart.sort();
  return {
    ...leastSquaresAt(looked, at, weights, { keeps: print.keeps, counts }),
    spread: Math.max(NEAREST, Math.sqrt((apart[apart.length >> 1] as number) / MIDDLE_SQUARE)),
  };
}
