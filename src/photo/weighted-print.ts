import type { Crossings } from './crossings';
import type { Print } from './grid-print';

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
  const { span } = crossings;
  const counted = Array.from(weights.keys()).filter((edge) => (weights[edge] as number) >= LEAST);
  const print = { keeps: new Float64Array(span), adds: new Float64Array(span * 3), spread: before.spread };
  for (let at = 0; at < span; at++) {
    let keeps = before.keeps[at] as number;
    let adds = [0, 1, 2].map((part) => middleAt(crossings, weights, counted, at, part, keeps));
    for (let step = 0; step < STEPS; step++) ({ keeps, adds } = nearer(crossings, weights, counted, at, keeps, adds));
    print.keeps[at] = keeps;
    print.adds.set(adds, at * 3);
  }
  return print;
}

/** What is added to the ground on half of the edges or less. */
function middleAt(
  { span, seen, ground }: Crossings,
  weights: Float64Array,
  counted: readonly number[],
  at: number,
  part: number,
  keeps: number,
): number {
  const values = counted
    .map((edge) => {
      const from = (edge * span + at) * 3 + part;
      return { value: (seen[from] as number) - keeps * (ground[from] as number), weight: weights[edge] as number };
    })
    .sort((a, b) => a.value - b.value);
  let left = values.reduce((all, { weight }) => all + weight, 0) / 2;
  for (const { value, weight } of values) {
    left -= weight;
    if (left <= 0) return value;
  }
  return 0;
}

function nearer(
  { span, seen, ground }: Crossings,
  weights: Float64Array,
  counted: readonly number[],
  at: number,
  keeps: number,
  adds: readonly number[],
): { keeps: number; adds: number[] } {
  let [all, products, squares] = [0, 0, 0];
  const grounds = [0, 0, 0];
  const colours = [0, 0, 0];
  for (const edge of counted) {
    const from = (edge * span + at) * 3;
    let away = 0;
    for (let part = 0; part < 3; part++)
      away += ((seen[from + part] as number) - (adds[part] as number) - keeps * (ground[from + part] as number)) ** 2;
    const weight = (weights[edge] as number) / (1 + away / (FAR * SPREAD ** 2)) ** 2;
    all += weight;
    for (let part = 0; part < 3; part++) {
      const [colour, under] = [seen[from + part] as number, ground[from + part] as number];
      grounds[part] = (grounds[part] as number) + weight * under;
      colours[part] = (colours[part] as number) + weight * colour;
      squares += weight * under * under;
      products += weight * under * colour;
    }
  }
  for (let part = 0; part < 3; part++) {
    products -= ((grounds[part] as number) * (colours[part] as number)) / all;
    squares -= (grounds[part] as number) ** 2 / all;
  }
  const kept = Math.max(0, Math.min(1, (products + LITTLE * keeps) / (squares + LITTLE)));
  return { keeps: kept, adds: colours.map((sum, part) => (sum - kept * (grounds[part] as number)) / all) };
}
