import type { BoardSize } from './types';

/** Walls run on: what a wall at one end of an edge says for another, and none there against it, in natural logarithms of odds. */
const RUNS_ON = 2;
const ALONE = -1;
const STEPS = 4;

/**
 * Odds of walls as they are with what lies at both ends of each edge, in natural logarithms, from what each shows for itself.
 * @param edges numbered as in the profiles, one for each of `odds`.
 */
export function chained(size: BoardSize, edges: readonly number[], odds: Float64Array): Float64Array {
  const { ends, meeting } = meetingsOf(size, edges);
  let told = odds;
  for (let step = 0; step < STEPS; step++) {
    const likely = told.map((each) => 1 / (1 + Math.exp(-each)));
    told = odds.map((own, place) => {
      let sum = own;
      for (const end of ends[place] as readonly number[]) {
        // Nobody looks at the edges of the frame: a wall may run on there.
        let none = onFrame(size, end) ? 0.5 : 1;
        for (const other of meeting.get(end) as number[]) if (other !== place) none *= 1 - (likely[other] as number);
        sum += RUNS_ON * (1 - none) + ALONE * none;
      }
      return sum;
    });
  }
  return told;
}

/** At how many of their ends walls stop where none goes on, inside the map, with each edge a wall so likely. */
export function looseEnds(size: BoardSize, edges: readonly number[], likely: Float64Array): number {
  const { ends, meeting } = meetingsOf(size, edges);
  let loose = 0;
  for (const [place, both] of ends.entries())
    for (const end of both) {
      if (onFrame(size, end)) continue;
      let none = likely[place] as number;
      for (const other of meeting.get(end) as number[]) if (other !== place) none *= 1 - (likely[other] as number);
      loose += none;
    }
  return loose;
}

/** The crossings at both ends of each edge, and the edges that meet at each. */
function meetingsOf(size: BoardSize, edges: readonly number[]) {
  const ends = edges.map((edge) => endsOf(size, edge));
  const meeting = new Map<number, number[]>();
  for (const [place, both] of ends.entries())
    for (const end of both) {
      const here = meeting.get(end) ?? [];
      here.push(place);
      meeting.set(end, here);
    }
  return { ends, meeting };
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
