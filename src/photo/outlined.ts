import { areaOdds, BOUNDARY, RARE } from './regions';
import { beyond } from './sides';
import type { BoardSize } from './types';

/** What becomes of the evidence for the lines of one colour, in natural logarithms of odds. */
export interface Outlined {
  /** What whole outlines of areas explain of it, against that there are no areas. */
  readonly explained: number;
  /** What speaks for lines that go round no area. */
  readonly loose: number;
  /** So many squares lie within these areas. */
  readonly within: number;
  /** Whether these areas lie along two opposite sides of the map and nowhere else, as starting areas do. */
  readonly along: boolean;
}

/** Starting areas are no deeper, in squares, have so many squares at least, on the smaller side so large a share, and elsewhere hardly any. */
const DEEP = 4;
const FEWEST = 8;
const EVEN = 0.4;
const ELSEWHERE = 0.12;

/** How far lines of one colour are the outlines of areas. What lies about on a map has the colour of an ink now and then, and seldom goes round an area. */
export function outlined(size: BoardSize, evidence: Float32Array): Outlined {
  const odds = areaOdds(size, evidence, 2, BOUNDARY, RARE);
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [explained, loose, inside] = [0, 0, 0];
  const bands = [0, 0, 0, 0];
  for (let square = 0; square < size.width * size.height; square++) {
    const here = within(square);
    if (here) {
      explained += Math.log(RARE);
      inside++;
      const [x, y] = [square % size.width, Math.floor(square / size.width)];
      for (const [side, far] of [y, size.width - 1 - x, size.height - 1 - y, x].entries())
        if (far < DEEP) bands[side] = (bands[side] as number) + 1;
    }
    for (let side = 0; side < 4; side++) {
      const own = evidence[square * 4 + side] as number;
      if (here && !within(beyond(size, square, side))) explained += Math.log(BOUNDARY) + own;
      else loose += Math.max(0, own);
    }
  }
  return { explained, loose, within: inside, along: [0, 1].some((side) => alongSides(bands, side, inside)) };
}

/** Whether squares that lie so many along each side of a map lie along one and the side across from it, and hardly elsewhere. */
function alongSides(bands: readonly number[], side: number, all: number): boolean {
  const [one, other] = [bands[side] as number, bands[side + 2] as number];
  return Math.min(one, other) >= Math.max(FEWEST, EVEN * Math.max(one, other)) && one + other >= (1 - ELSEWHERE) * all;
}
