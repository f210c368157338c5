import type { Crossings } from './crossings';
import type { Print } from './grid-print';
import { awayFrom, type Looked, leastSquaresAt, type PrintAt } from './print-fit';

/** Edges that count less than this do not count. */
const LEAST = 0.05;
/** So many steps until what contradicts the rest no longer counts. */
const STEPS = 5;
/** Colours three times as far from a print as this, squared, count a quarter, of white. */
const SPREAD = 0.065;
const FAR = 3;
/** Where all ground is alike nothing tells how much of it shows through: so much weight has what was thought before. */
const LITTLE = 0.5;

/**
 * What some edges have in common across them, each by its weight: how much of the ground shows, and what is added, by least squares of what agrees.
 * @param before what is thought of it
 */
export function weightedPrint(crossings: Crossings, weights: Float64Array, before: Print): Print {
  const { span, seen } = crossings;
  const edges = Array.from(weights.keys()).filter((edge) => (weights[edge] as number) >= LEAST);
  const looked = { crossings, colours: seen, edges };
  const own = Float64Array.from(edges, (edge) => weights[edge] as number);
  const print = { keeps: new Float64Array(span), adds: new Float64Array(span * 3), spread: before.spread };
  for (let at = 0; at < span; at++) {
    const keeps = before.keeps[at] as number;
    let now: PrintAt = { keeps, adds: [0, 1, 2].map((part) => middleAt(looked, own, at, part, keeps)) };
    for (let step = 0; step < STEPS; step++) now = nearer(looked, own, at, now);
    print.keeps[at] = now.keeps;
    print.adds.set(now.adds, at * 3);
  }
  return print;
}

/** What is added to the ground on half of the edges or less. */
function middleAt(
  { crossings: { span, ground }, colours, edges }: Looked,
  weights: Float64Array,
  at: number,
  part: number,
  keeps: number,
): number {
  const values = edges
    .map((edge, place) => {
      const from = (edge * span + at) * 3 + part;
      return { value: (colours[from] as number) - keeps * (ground[from] as number), weight: weights[place] as number };
    })
    .sort((a, b) => a.value - b.value);
  let left = values.reduce((all, { weight }) => all + weight, 0) / 2;
  for (const { value, weight } of values) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}

/** The same once more, by what agrees. */
function nearer(looked: Looked, weights: Float64Array, at: number, print: PrintAt): PrintAt {
  const agreeing = weights.map((own, place) => {
    const away = awayFrom(looked, looked.edges[place] as number, at, print);
    return own / (1 + away / (FAR * SPREAD ** 2)) ** 2;
  });
  return leastSquaresAt(looked, at, agreeing, { keeps: print.keeps, counts: LITTLE });
}
