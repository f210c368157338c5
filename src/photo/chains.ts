import type { BoardSize } from './types';

/** Walls run on: what a wall at one end of an edge says for another, and none there against it, in natural logarithms of odds. */
const RUNS_ON = 2;
const ALONE = -1;
const STEPS = 4;
/** No more edges than this meet an edge at one of its ends. */
const MEETING = 3;

/** Which of some edges meet, by their places among them. */
export interface Chains {
  /** Six an edge, three for each end; -1 where there are fewer. */
  readonly meeting: Int32Array;
  /** Two an edge: how likely nothing goes on at an end for all that nobody looks at. A wall may run on along the frame. */
  readonly unseen: Float64Array;
}

/** @param edges numbered as in the profiles. */
export function chainsOf(size: BoardSize, edges: readonly number[]): Chains {
  const ends = edges.map((edge) => endsOf(size, edge));
  const at = new Map<number, number[]>();
  for (const [place, both] of ends.entries())
    for (const end of both) {
      const here = at.get(end) ?? [];
      here.push(place);
      at.set(end, here);
    }
  const meeting = new Int32Array(edges.length * 2 * MEETING).fill(-1);
  const unseen = new Float64Array(edges.length * 2);
  for (const [place, both] of ends.entries())
    for (const [side, end] of both.entries()) {
      const others = (at.get(end) as number[]).filter((other) => other !== place);
      meeting.set(others, (place * 2 + side) * MEETING);
      unseen[place * 2 + side] = onFrame(size, end) ? 0.5 : 1;
    }
  return { meeting, unseen };
}

/** How likely no wall goes on at an end, with each edge a wall so likely. */
function noneAt({ meeting, unseen }: Chains, end: number, likely: Float64Array): number {
  let none = unseen[end] as number;
  for (let at = end * MEETING; at < (end + 1) * MEETING && (meeting[at] as number) >= 0; at++)
    none *= 1 - (likely[meeting[at] as number] as number);
  return none;
}

/** Odds of walls as they are with what lies at both ends of each edge, in natural logarithms, from what each shows for itself. */
export function chained(chains: Chains, odds: Float64Array, steps = STEPS): Float64Array {
  let told = odds;
  for (let step = 0; step < steps; step++) {
    const likely = likelyOf(told);
    told = odds.map((own, place) => {
      const none = noneAt(chains, place * 2, likely) + noneAt(chains, place * 2 + 1, likely);
      return own + RUNS_ON * (2 - none) + ALONE * none;
    });
  }
  return told;
}

export function likelyOf(odds: Float64Array): Float64Array {
  return odds.map((own) => 1 / (1 + Math.exp(-own)));
}

/** At how many of their ends walls stop where none goes on, inside the map, with each edge a wall so likely. */
export function looseEnds(chains: Chains, likely: Float64Array): number {
  let loose = 0;
  for (let end = 0; end < chains.unseen.length; end++)
    if (chains.unseen[end] === 1) loose += (likely[end >> 1] as number) * noneAt(chains, end, likely);
  return loose;
}

/** The crossings of grid lines at both ends of an edge, row by row. */
function endsOf({ width, height }: BoardSize, edge: number): readonly [number, number] {
  const downs = (width + 1) * height;
  if (edge < downs) return [edge, edge + width + 1];
  const [x, y] = [(edge - downs) % width, Math.floor((edge - downs) / width)];
  const west = y * (width + 1) + x;
  return [west, west + 1];
}

function onFrame({ width, height }: BoardSize, crossing: number): boolean {
  const [x, y] = [crossing % (width + 1), Math.floor(crossing / (width + 1))];
  return x === 0 || y === 0 || x === width || y === height;
}
