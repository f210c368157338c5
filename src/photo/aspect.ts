import { homographyBetween, rectangle } from './homography';
import type { Corners, Pixels } from './types';

/** Distances at which the picture's longer side is seen as by a telephone, in longer sides: the usual one, and how far most differ from it (of its logarithm). */
const USUAL_FOCUS = 0.9;
const FOCUS_SPREAD = 0.3;
/** Distances that are tried, the first and the last, and the step between. */
const FOCI = [0.6, 2] as const;
const FOCUS_STEP = 1.12;
/** The sides of a map meet at a right angle, by so much (as a sine) if the distance is right: lenses and bent sheets. */
const SQUARENESS = 0.035;
/** By so much of itself is the proportion of a map's sides off, as bent sheets and printers have it. */
const SPREAD = 0.03;

/**
 * How a flat sheet between four corners is proportioned: perspective itself tells, once it is known how far from the lens a picture
 * lies; of all usual distances those count at which the sheet has right angles.
 * @returns how likely it is that the first side is so many times as long as the second: 1 for the likeliest, about.
 */
export function aspectOdds(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  corners: Corners,
): (aspect: number) => number {
  const long = Math.max(width, height);
  const centred = corners.map(({ x, y }) => ({ x: (x - width / 2) / long, y: (y - height / 2) / long }));
  const h = homographyBetween(rectangle(1, 1), centred as unknown as Corners);
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
