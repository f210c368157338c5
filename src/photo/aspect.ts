import { makeRectangle, solveHomography } from './homography';
import type { Corners, Pixels } from './types';

/** Focal length of a typical phone, as a multiple of the picture's longer side. */
const USUAL_FOCUS = 0.9;
/** Standard deviation of the logarithm of the focal length. */
const FOCUS_SPREAD = 0.3;
/** Smallest and largest focal length to try, as multiples of the picture's longer side. */
const FOCI = [0.6, 2] as const;
/** Factor between two focal lengths to try. */
const FOCUS_STEP = 1.12;
/**
 * Standard deviation of the cosine of a map's corner angle at the true focal length. Lenses and bent sheets cause the
 * deviation from 0.
 */
const SQUARENESS = 0.035;
/** Relative standard deviation of a map's aspect ratio, caused by bent sheets and printers. */
const SPREAD = 0.03;

/**
 * Estimates the aspect ratio of a flat sheet from the perspective of its four corners. The focal length is unknown, so
 * all typical values are tried and weighted by how well the sheet has right angles.
 * @returns the likelihood that the first side is this many times as long as the second; about 1 for the best ratio
 */
export function makeAspectLikelihood(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  corners: Corners,
): (aspect: number) => number {
  const long = Math.max(width, height);
  const centred = corners.map(({ x, y }) => ({ x: (x - width / 2) / long, y: (y - height / 2) / long }));
  const h = solveHomography(makeRectangle(1, 1), centred as unknown as Corners);
  if (!h) return () => 1;
  const seen: { aspect: number; weight: number }[] = [];
  for (let focus = FOCI[0]; focus <= FOCI[1]; focus *= FOCUS_STEP) {
    const [across, down] = [
      [h[0] / focus, h[3] / focus, h[6]],
      [h[1] / focus, h[4] / focus, h[7]],
    ] as const;
    const [wide, high] = [Math.hypot(...across), Math.hypot(...down)];
    const leaning = across.reduce((sum, each, place) => sum + each * (down[place] as number), 0) / (wide * high);
    const unusual = Math.log(focus / USUAL_FOCUS) / FOCUS_SPREAD;
    seen.push({ aspect: wide / high, weight: Math.exp(-(unusual ** 2) / 2) / (1 + (leaning / SQUARENESS) ** 4) });
  }
  const all = seen.reduce((sum, { weight }) => sum + weight, 0);
  return (aspect) =>
    seen.reduce((sum, each) => sum + each.weight * Math.exp(-((Math.log(each.aspect / aspect) / SPREAD) ** 2) / 2), 0) /
    all;
}
