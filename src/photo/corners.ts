import { type Extended, extended } from './extent';
import { isFramed } from './frame';
import { type Grey, greyOf } from './grey';
import { type Lattice, latticesIn } from './lattice';
import { areaOf, outlines, sharpened } from './outlines';
import { edgeCount } from './profiles';
import { rimsOf } from './rims';
import { settled } from './settle';
import type { BoardSize, Corners, Pixels, Point } from './types';

/** So many outlines are looked at at a time, and so many times before none is left. */
const ROUND = 3;
const ROUNDS = 2;
/** Grids that are looked for along each outline, and how many of all of a round are looked at closely. */
const LATTICES = 3;
const TRIED = 3;
/** A grid for which less speaks is none. */
const SURE = 14;
/** A small one cannot say so much: so much for each of its edges is enough, and never less than the least. */
const SURE_EDGE = 0.07;
const SURE_LEAST = 9;
/** A grid is none for sure where not so much more speaks for it than for another one. */
const RIVAL = 3;
/** That another way leads to the same grid speaks for it like so much, and so many ways count. */
const AGREED = 2;
const AGREEING = 4;
/** One that might as well end a row further on or before is none for sure either. */
const AHEAD = 0.3;
/** For a grid that need not be compared with any other at least so much speaks. */
const CLEAR = 20;

/** A grid, and how many ways led to it. */
interface Found {
  grid: Extended;
  times: number;
}

/** Where the corners of a map's grid are, and whether that is sure. */
export interface LikelyCorners {
  readonly corners: Corners;
  readonly sure: boolean;
}

/**
 * Finds the printed grid of a map on a table: straight rims that make a large four-sided outline, the likeliest first, and along them
 * lines at even distances both ways, so far apart that squares are square, that go on as far as the grid does. Null when no outline holds a
 * grid. The north-western corner is the one nearest to the picture's own upper left.
 */
export function findCorners(picture: Pixels): LikelyCorners | null {
  const rims = rimsOf(picture);
  const grey = greyOf(picture);
  const likely = outlines(rims).slice(0, ROUND * ROUNDS);
  const found: Found[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const lattices = likely
      .slice(round * ROUND, (round + 1) * ROUND)
      .flatMap(({ corners }) => {
        const large = corners.map(({ x, y }) => ({ x: x * rims.scale, y: y * rims.scale })) as unknown as Corners;
        return latticesIn(picture, grey, sharpened(picture, large), LATTICES);
      })
      .sort((a, b) => b.evidence - a.evidence);
    if (addGrids(grey, lattices.slice(0, TRIED), found)) break;
  }
  const worth = ({ grid, times }: Found) => grid.evidence + AGREED * Math.min(AGREEING, times - 1);
  const [best, rival] = found.sort((a, b) => worth(b) - worth(a));
  if (!best || best.grid.evidence <= 0) return null;
  const corners = settled(grey, best.grid.corners, best.grid.size);
  const sure =
    worth(best) >= enoughFor(best.grid.size) &&
    (!rival || worth(best) - worth(rival) >= RIVAL) &&
    best.grid.ahead >= AHEAD &&
    isFramed(rims, best.grid);
  return { corners, sure };
}

/** How much must speak for a grid so large. */
function enoughFor(size: BoardSize): number {
  return Math.min(SURE, Math.max(SURE_LEAST, SURE_EDGE * edgeCount(size)));
}

/** Follows grids to where they end, and adds them to those that are found; true once two of them led to the same clear one. */
function addGrids(grey: Grey, lattices: readonly Lattice[], found: Found[]): boolean {
  for (const lattice of lattices) {
    const grid = extended(grey, lattice);
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

/** Whether two grids are the same: no corner more than a quarter of a square apart. */
function same(a: Lattice, b: Lattice): boolean {
  const square = Math.sqrt(areaOf(a.corners) / (a.size.width * a.size.height));
  return a.corners.every(({ x, y }, place) => {
    const other = b.corners[place] as Point;
    return Math.hypot(x - other.x, y - other.y) < square / 4;
  });
}
