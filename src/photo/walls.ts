import { countEdges, northEdge, westEdge } from './profiles';
import type { SidePredictions } from './side-network';
import { EAST, OPPOSITE_SIDE, SOUTH, squareBeyond } from './sides';
import type { BoardSize } from './types';

/** Limit of the log-odds of a wall on an edge, positive and negative. */
const FARTHEST = 6;
/** Log-odds added in favour of walls, because a missed wall is worse than a false wall. */
const MISSED = 0.5;
/** Maximum log-odds that an example wall adds to another edge. */
const TEACHES = 5;
/** Squared width of the similarity kernel for edges, relative to the median squared difference between edges. */
const ALIKE = 0.1;
/** Maximum share of all edges that one example may turn into walls. An example that exceeds it is ignored. */
const COMMON = 0.15;

/** An edge between two squares: its index as in the profiles, and its side in both squares. */
interface InnerEdge {
  readonly edge: number;
  readonly sides: readonly [number, number];
}

/**
 * Computes the log-odds of a wall on each edge from both of its sides. Edges are numbered as in the profiles; the frame
 * has no walls.
 * @param shown edges known to be walls. They raise the log-odds of edges that the network rates as similar.
 */
export function computeWallEvidence(
  size: BoardSize,
  predictions: SidePredictions,
  shown: readonly number[],
): Float32Array {
  const evidence = new Float32Array(countEdges(size));
  const inner = edgesWithin(size);
  for (const { edge, sides } of inner) {
    const own = (predictions.walls[sides[0]] as number) + (predictions.walls[sides[1]] as number);
    evidence[edge] = bounded(own / 2 + MISSED);
  }
  for (const edge of shown) teach(inner, predictions, evidence, edge);
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
      const other = squareBeyond(size, square, way);
      if (other < 0) continue;
      const [x, y] = [square % size.width, Math.floor(square / size.width)];
      const edge = way === EAST ? westEdge(size, x + 1, y) : northEdge(size, x, y + 1);
      inner.push({ edge, sides: [square * 4 + way, other * 4 + (OPPOSITE_SIDE[way] as number)] });
    }
  return inner;
}

/**
 * Raises the log-odds of edges similar to an example wall, in proportion to their similarity. Does nothing if too many
 * edges would become walls.
 */
function teach(inner: readonly InnerEdge[], predictions: SidePredictions, evidence: Float32Array, shown: number): void {
  const example = inner.find(({ edge }) => edge === shown);
  if (!example) return;
  const half = inner.length >> 1;
  const usual = Array.from({ length: half }, (_, at) =>
    apart(predictions, inner[at] as InnerEdge, inner[at + half] as InnerEdge),
  );
  const far = ALIKE * (usual.sort((a, b) => a - b)[half >> 1] as number);
  const most = Math.min(TEACHES, FARTHEST - (evidence[shown] as number));
  const taught = inner.map((each) => {
    const own = evidence[each.edge] as number;
    return bounded(own + most * Math.exp(-apart(predictions, example, each) / (2 * far)));
  });
  if (taught.filter((own) => own > 0).length > COMMON * inner.length) return;
  for (const [place, { edge }] of inner.entries()) evidence[edge] = taught[place] as number;
}

/**
 * Returns how different two edges are, regardless of the order of their sides. Compares the sums and the absolute
 * differences of both sides' feature vectors, by squared distance.
 */
function apart({ known, depth }: SidePredictions, one: InnerEdge, other: InnerEdge): number {
  let sum = 0;
  for (let at = 0; at < depth; at++) {
    const [a, b] = one.sides.map((side) => known[side * depth + at] as number) as [number, number];
    const [c, d] = other.sides.map((side) => known[side * depth + at] as number) as [number, number];
    sum += (a + b - c - d) ** 2 + (Math.abs(a - b) - Math.abs(c - d)) ** 2;
  }
  return sum;
}
