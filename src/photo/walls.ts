import { acrossEdge, downEdge, edgeCount } from './profiles';
import type { SidesTold } from './side-network';
import { ACROSS, beyond, EAST, SOUTH } from './sides';
import type { BoardSize } from './types';

/** The most that an edge says for a wall or against one, in natural logarithms. */
const FARTHEST = 6;
/** A wall that is missed is worse than one too many, by so much in natural logarithms. */
const MISSED = 0.5;
/** The most that a wall which somebody has shown says for another edge. */
const TEACHES = 5;
/** Edges are as like as this to one that is shown where they say half as much, of how unlike two edges usually are, squared. */
const ALIKE = 0.1;
/** More of all edges than this are never walls: what would make them so was no wall that was shown. */
const COMMON = 0.15;

/** An edge between two squares: its number as in the profiles, and its sides seen from both. */
interface InnerEdge {
  readonly edge: number;
  readonly sides: readonly [number, number];
}

/**
 * How much a picture speaks for a wall on each edge, natural logarithms of odds: what both of its sides say. Edges numbered as in the profiles;
 * nothing of the frame.
 * @param shown edges that are walls for sure. Where others look like one of them to the network, that speaks for them too.
 */
export function wallEvidence(size: BoardSize, told: SidesTold, shown: readonly number[]): Float32Array {
  const evidence = new Float32Array(edgeCount(size));
  const inner = edgesWithin(size);
  for (const { edge, sides } of inner) {
    const own = (told.walls[sides[0]] as number) + (told.walls[sides[1]] as number);
    evidence[edge] = bounded(own / 2 + MISSED);
  }
  for (const edge of shown) teach(inner, told, evidence, edge);
  for (const edge of shown) evidence[edge] = FARTHEST;
  return evidence;
}

function bounded(odds: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, odds));
}

function edgesWithin(size: BoardSize): InnerEdge[] {
  const inner: InnerEdge[] = [];
  for (let square = 0; square < size.width * size.height; square++)
    for (const way of [EAST, SOUTH] as const) {
      const other = beyond(size, square, way);
      if (other < 0) continue;
      const [x, y] = [square % size.width, Math.floor(square / size.width)];
      const edge = way === EAST ? downEdge(size, x + 1, y) : acrossEdge(size, x, y + 1);
      inner.push({ edge, sides: [square * 4 + way, other * 4 + (ACROSS[way] as number)] });
    }
  return inner;
}

/** Lets a wall speak for all edges that are like it, each as much as it is; unless so many would be walls that it is none. */
function teach(inner: readonly InnerEdge[], told: SidesTold, evidence: Float32Array, shown: number): void {
  const example = inner.find(({ edge }) => edge === shown);
  if (!example) return;
  const half = inner.length >> 1;
  const usual = Array.from({ length: half }, (_, at) =>
    apart(told, inner[at] as InnerEdge, inner[at + half] as InnerEdge),
  );
  const far = ALIKE * (usual.sort((a, b) => a - b)[half >> 1] as number);
  const most = Math.min(TEACHES, FARTHEST - (evidence[shown] as number));
  const taught = inner.map((each) => {
    const own = evidence[each.edge] as number;
    return bounded(own + most * Math.exp(-apart(told, example, each) / (2 * far)));
  });
  if (taught.filter((own) => own > 0).length > COMMON * inner.length) return;
  for (const [place, { edge }] of inner.entries()) evidence[edge] = taught[place] as number;
}

/** How unlike two edges are, whichever of their sides is which: squared distances of what the network makes of both sides together, and of how they differ. */
function apart({ known, depth }: SidesTold, one: InnerEdge, other: InnerEdge): number {
  let sum = 0;
  for (let at = 0; at < depth; at++) {
    const [a, b] = one.sides.map((side) => known[side * depth + at] as number) as [number, number];
    const [c, d] = other.sides.map((side) => known[side * depth + at] as number) as [number, number];
    sum += (a + b - c - d) ** 2 + (Math.abs(a - b) - Math.abs(c - d)) ** 2;
  }
  return sum;
}
