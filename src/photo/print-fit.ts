import type { Crossings } from './crossings';

/** What something printed does to its ground at one distance from a line: a colour shows as `keeps` times the ground and `adds`, three numbers. */
export interface PrintAt {
  readonly keeps: number;
  readonly adds: readonly number[];
}

/** Colours as they are across the edges of some crossings, and which edges are looked at. */
export interface Looked {
  readonly crossings: Pick<Crossings, 'span' | 'ground'>;
  readonly colours: Float32Array;
  readonly edges: readonly number[];
}

/** How far the colours of an edge are from a print at one distance, squared. */
export function awayFrom(
  { crossings: { span, ground }, colours }: Looked,
  edge: number,
  at: number,
  print: PrintAt,
): number {
  const from = (edge * span + at) * 3;
  let away = 0;
  for (let part = 0; part < 3; part++)
    away +=
      ((colours[from + part] as number) -
        (print.adds[part] as number) -
        print.keeps * (ground[from + part] as number)) **
      2;
  return away;
}

/**
 * The print that explains some edges best at one distance, by least squares of weights.
 * @param weights of the edges that are looked at, one after the other
 * @param before how much of the ground shows where nothing tells, as all ground is alike; and how much that counts
 */
export function leastSquaresAt(
  { crossings: { span, ground }, colours, edges }: Looked,
  at: number,
  weights: Float64Array,
  before: { readonly keeps: number; readonly counts: number },
): PrintAt {
  let [all, products, squares] = [0, 0, 0];
  const grounds = [0, 0, 0];
  const sums = [0, 0, 0];
  for (const [place, edge] of edges.entries()) {
    const from = (edge * span + at) * 3;
    const weight = weights[place] as number;
    all += weight;
    for (let part = 0; part < 3; part++) {
      const [own, under] = [colours[from + part] as number, ground[from + part] as number];
      grounds[part] = (grounds[part] as number) + weight * under;
      sums[part] = (sums[part] as number) + weight * own;
      squares += weight * under * under;
      products += weight * under * own;
    }
  }
  for (let part = 0; part < 3; part++) {
    products -= ((grounds[part] as number) * (sums[part] as number)) / all;
    squares -= (grounds[part] as number) ** 2 / all;
  }
  const keeps = Math.max(0, Math.min(1, (products + before.counts * before.keeps) / (squares + before.counts)));
  return { keeps, adds: sums.map((sum, part) => (sum - keeps * (grounds[part] as number)) / all) };
}
