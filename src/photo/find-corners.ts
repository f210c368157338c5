import { type GreyImage, toChromaImage, toGreyImage } from './grey';
import { type BoundedGrid, fitGridExtent } from './grid-extent';
import { computeGradients } from './hough-lines';
import { findLattices, type Lattice } from './lattice';
import { computeQuadArea, findOutlines, isCompleteGrid, refineCorners } from './outlines';
import { countEdges } from './profiles';
import { refineGridCorners } from './refine-grid-corners';
import type { BoardSize, Corners, Pixels, Point } from './types';

/** Number of outlines examined per round. */
const ROUND = 3;
/** Number of rounds of the search for outlines. */
const ROUNDS = 2;
/** Number of grids searched along each outline. */
const LATTICES = 3;
/** Number of grids per round that are examined closely. */
const TRIED = 3;
/** Upper limit of the evidence required of a reliable grid. Small grids need less. */
const SURE = 14;
/** Evidence required per edge, because a small grid has less evidence. */
const SURE_EDGE = 0.07;
/** Minimum evidence for a grid of any size. */
const SURE_LEAST = 9;
/** Minimum lead in evidence of a reliable grid over the next best grid. */
const RIVAL = 3;
/** Bonus in evidence for each further candidate that leads to the same grid. */
const AGREED = 2;
/** Maximum number of bonuses for candidates that lead to the same grid. */
const AGREEING = 4;
/** Minimum lead in evidence of a reliable grid over variants with one row more or less. */
const AHEAD = 0.3;
/** Maximum deviation among the estimates of a reliable corner, in squares. */
const DEVIATION = 0.05;
/** Evidence at which the search stops early, once two candidates lead to the same grid. */
const CLEAR = 20;

/** A grid, and the number of candidates that led to it. */
interface Found {
  grid: BoundedGrid;
  times: number;
}

/** Corners of a map's grid, and whether they are reliable. */
export interface CornersGuess {
  readonly corners: Corners;
  readonly sure: boolean;
}

/**
 * Finds the printed grid of a map on a table. First it finds straight image edges that form a large quadrilateral.
 * Along these edges it finds evenly spaced lines in both directions, with square cells, and follows the lines to the
 * ends of the grid. Null if no outline contains a grid. The north-western corner is the corner nearest to the picture's
 * upper left.
 */
export function findCorners(picture: Pixels): CornersGuess | null {
  const rims = computeGradients(picture);
  const grey = toGreyImage(picture);
  const likely = findOutlines(rims).slice(0, ROUND * ROUNDS);
  const found: Found[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const lattices = likely
      .slice(round * ROUND, (round + 1) * ROUND)
      .flatMap(({ corners }) => {
        const large = corners.map(({ x, y }) => ({ x: x * rims.scale, y: y * rims.scale })) as unknown as Corners;
        return findLattices(picture, grey, refineCorners(picture, large), LATTICES);
      })
      .sort((a, b) => b.evidence - a.evidence);
    if (addGrids(grey, lattices.slice(0, TRIED), found)) break;
  }
  const worth = ({ grid, times }: Found) => grid.evidence + AGREED * Math.min(AGREEING, times - 1);
  const [best, rival] = found.sort((a, b) => worth(b) - worth(a));
  if (!best || best.grid.evidence <= 0) return null;
  const { size } = best.grid;
  const { corners, deviation } = refineGridCorners(grey, toChromaImage(picture), best.grid.corners, size);
  const sure =
    worth(best) >= enoughFor(size) &&
    (!rival || worth(best) - worth(rival) >= RIVAL) &&
    best.grid.ahead >= AHEAD &&
    deviation <= DEVIATION &&
    isCompleteGrid(rims, best.grid);
  return { corners, sure };
}

/** Returns the evidence that a reliable grid of this size needs. */
function enoughFor(size: BoardSize): number {
  return Math.min(SURE, Math.max(SURE_LEAST, SURE_EDGE * countEdges(size)));
}

/**
 * Extends grids to their ends and adds them to `found`. Stops and returns true once two candidates lead to the same
 * clear grid.
 */
function addGrids(grey: GreyImage, lattices: readonly Lattice[], found: Found[]): boolean {
  for (const lattice of lattices) {
    const grid = fitGridExtent(grey, lattice);
    if (!grid) continue;
    const before = found.find((each) => same(each.grid, grid));
    if (!before) {
      found.push({ grid, times: 1 });
      continue;
    }
    before.times++;
    if (grid.evidence > before.grid.evidence) before.grid = grid;
    if (before.grid.evidence > CLEAR) return true;
  }
  return false;
}

/** Returns whether two grids are the same, with corners at most a quarter of a square apart. */
function same(a: Lattice, b: Lattice): boolean {
  const square = Math.sqrt(computeQuadArea(a.corners) / (a.size.width * a.size.height));
  return a.corners.every(({ x, y }, place) => {
    const other = b.corners[place] as Point;
    return Math.hypot(x - other.x, y - other.y) < square / 4;
  });
}
