import { AREA_ODDS, BOUNDARY_ODDS, propagateAreaOdds } from './area-propagation';
import { squareBeyond } from './sides';
import type { BoardSize } from './types';

/** How well the lines of one colour fit outlines of areas, as log-odds. */
export interface OutlineFit {
  /** Evidence explained by complete outlines of areas, compared with no areas. */
  readonly explained: number;
  /** Evidence for lines that outline no area. */
  readonly unexplained: number;
  /** Number of squares inside the outlined areas. */
  readonly within: number;
  /** Whether the outlined areas are along two opposite sides of the map and nowhere else, as starting areas are. */
  readonly along: boolean;
}

/** Maximum depth of a starting area, in squares. */
const DEEP = 4;
/** Minimum length of a map's side, in squares. */
const FEWEST = 8;
/** Minimum ratio of a map's shorter side to its longer side. */
const EVEN = 0.4;
/** Maximum share of the squares that are not along the two opposite sides. */
const ELSEWHERE = 0.12;

/**
 * Computes how well the lines of one colour fit outlines of areas. Clutter sometimes has the colour of an ink but
 * rarely outlines an area.
 */
export function fitOutlines(size: BoardSize, evidence: Float32Array): OutlineFit {
  const odds = propagateAreaOdds(size, evidence, 2, BOUNDARY_ODDS, AREA_ODDS);
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [explained, loose, inside] = [0, 0, 0];
  const bands = [0, 0, 0, 0];
  for (let square = 0; square < size.width * size.height; square++) {
    const here = within(square);
    if (here) {
      explained += Math.log(AREA_ODDS);
      inside++;
      const [x, y] = [square % size.width, Math.floor(square / size.width)];
      for (const [side, far] of [y, size.width - 1 - x, size.height - 1 - y, x].entries())
        if (far < DEEP) bands[side] = (bands[side] as number) + 1;
    }
    for (let side = 0; side < 4; side++) {
      const own = evidence[square * 4 + side] as number;
      if (here && !within(squareBeyond(size, square, side))) explained += Math.log(BOUNDARY_ODDS) + own;
      else loose += Math.max(0, own);
    }
  }
  return {
    explained,
    unexplained: loose,
    within: inside,
    along: [0, 1].some((side) => alongSides(bands, side, inside)),
  };
}

/**
 * Returns whether squares are along two opposite sides of a map and hardly elsewhere. `bands` is the number of squares
 * along each side.
 */
function alongSides(bands: readonly number[], side: number, all: number): boolean {
  const [one, other] = [bands[side] as number, bands[side + 2] as number];
  return Math.min(one, other) >= Math.max(FEWEST, EVEN * Math.max(one, other)) && one + other >= (1 - ELSEWHERE) * all;
}
