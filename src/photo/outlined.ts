import { areaOdds } from './regions';
import { beyond } from './sides';
import type { BoardSize } from './types';

/** How rare the edge of an area is taken to be, and a square within one. */
const BOUNDARY = 0.16;
const WITHIN = 0.8;

/** What becomes of the evidence for the lines of one colour, in natural logarithms of odds. */
export interface Outlined {
  /** What whole outlines of areas explain of it, against that there are no areas. */
  readonly explained: number;
  /** What speaks for lines that go round no area. */
  readonly loose: number;
  /** So many squares lie within these areas. */
  readonly within: number;
}

/** How far lines of one colour are the outlines of areas. What lies about on a map has the colour of an ink now and then, and seldom goes round an area. */
export function outlined(size: BoardSize, evidence: Float32Array): Outlined {
  const odds = areaOdds(size, evidence, 2, BOUNDARY);
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [explained, loose, inside] = [0, 0, 0];
  for (let square = 0; square < size.width * size.height; square++) {
    const here = within(square);
    if (here) {
      explained += Math.log(WITHIN);
      inside++;
    }
    for (let side = 0; side < 4; side++) {
      const own = evidence[square * 4 + side] as number;
      if (here && !within(beyond(size, square, side))) explained += Math.log(BOUNDARY) + own;
      else loose += Math.max(0, own);
    }
  }
  return { explained, loose, within: inside };
}
