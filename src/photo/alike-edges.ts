import type { Crossings } from './crossings';
import type { Print } from './grid-print';

/** So many sets are told, each around one of so many edges, of no fewer than so many. */
const SETS = 5;
const TRIED = 90;
const FEWEST = 3;
/** How far to both sides of a grid line it is compared, in squares. */
const MIDDLE = 0.07;
/** Edges on which a colour is as far as this from the grid line's print, on average, show something else; and that is no coloured line where so much of it is grey. */
const APART = 0.06;
const GREY = 0.65;
/** How far two edges may be apart that show the same, of white, and how alike they must be to be of one set, 0 to 1. */
const NEAR = 0.045;
const ALIKE = 0.3;

/** What edges show across them besides the grid line. */
interface Shown {
  /** Numbers an edge. */
  readonly wide: number;
  readonly off: Float32Array;
  /** Those on which it is plain, and without a colour. */
  readonly plain: readonly number[];
}

/** Sets of edges that show the same across them, and not the grid line alone: for each set which edges are of it. */
export function alikeEdges(crossings: Crossings, grid: Print): boolean[][] {
  const shown = shownOn(crossings, grid);
  const step = Math.max(1, Math.ceil(shown.plain.length / TRIED));
  const tried = shown.plain
    .filter((_, place) => place % step === 0)
    .map((edge) => ({ edge, alike: Float64Array.from(crossings.edges, (_, other) => alike(shown, edge, other)) }));
  const left = new Float64Array(crossings.edges.length).fill(1);
  const sets: boolean[][] = [];
  while (sets.length < SETS) {
    let [best, most]: [Float64Array | undefined, number] = [undefined, FEWEST];
    for (const each of tried) {
      if ((left[each.edge] as number) < 0.5) continue;
      const sum = each.alike.reduce((all, own, edge) => all + own * (left[edge] as number), 0);
      if (sum > most) [best, most] = [each.alike, sum];
    }
    if (!best) break;
    sets.push(Array.from(best, (own) => own > ALIKE));
    for (const [edge, own] of best.entries()) left[edge] = Math.max(0, (left[edge] as number) - own);
  }
  return sets;
}

function shownOn({ span, scale, seen, ground, edges }: Crossings, grid: Print): Shown {
  const half = Math.min(span / 2, Math.round(MIDDLE * scale));
  const first = span / 2 - half;
  const wide = 2 * half * 3;
  const off = new Float32Array(edges.length * wide);
  const plain: number[] = [];
  for (let edge = 0; edge < edges.length; edge++) {
    let [all, grey] = [0, 0];
    for (let at = 0; at < 2 * half; at++) {
      let sum = 0;
      for (let part = 0; part < 3; part++) {
        const from = (edge * span + first + at) * 3 + part;
        const own =
          (seen[from] as number) -
          (grid.adds[(first + at) * 3 + part] as number) -
          (grid.keeps[first + at] as number) * (ground[from] as number);
        off[edge * wide + at * 3 + part] = own;
        all += own * own;
        sum += own;
      }
      grey += (sum * sum) / 3;
    }
    if (all > wide * APART ** 2 && grey > GREY * all) plain.push(edge);
  }
  return { wide, off, plain };
}

/** How alike two edges look, 0 to 1. */
function alike({ wide, off }: Shown, edge: number, other: number): number {
  let sum = 0;
  for (let at = 0; at < wide; at++)
    sum += ((off[edge * wide + at] as number) - (off[other * wide + at] as number)) ** 2;
  return Math.exp(-sum / wide / (2 * NEAR ** 2));
}
