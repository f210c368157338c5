import type { Rgb, Stripe } from './ink';

/** Kernel width for the colour difference between two stripes, as a fraction of white per colour channel. */
const ALIKE = 0.035;
/** Weight of the prior distribution of contrasts, as a number of stripes. */
const BEFOREHAND = 5;
/** Standard deviation of the prior distribution of contrasts, as a fraction of white. */
const FAINT = 0.12;
/** Constant added to every rate, which is therefore never 0. */
const RAREST = 1e-4;
/** Maximum share of the lines at which a depth still counts as having no printed lines. */
const UNUSUAL = 0.02;
/** Maximum number of stripes compared; from a larger number, every nth stripe is used. */
const MOST = 500;
const VOLUME = (2 * Math.PI) ** 1.5;

/**
 * Estimates how often clutter, floor joints and shadows leave a stripe of one colour. The rate is per side, depth and
 * unit of colour. It is measured at depths without printed lines, because clutter is equally frequent at all depths.
 * @param usual share of the lines at each depth
 * @param count number of sides examined
 */
export function estimateBackgroundRate(
  stripes: readonly Stripe[],
  usual: Float32Array,
  count: number,
  bright: number,
): (stripe: Stripe) => number {
  const shares = usual.slice(1).sort();
  const few = Math.max(UNUSUAL, shares[shares.length >> 1] as number);
  const depths = usual.reduce((sum, share, depth) => sum + (depth > 0 && share <= few ? 1 : 0), 0);
  const found = stripes.filter(({ depth }) => depth > 0 && (usual[depth] as number) <= few);
  const each = Math.max(1, found.length / MOST);
  const rgbs: Rgb[] = [];
  for (let place = 0; place < found.length; place += each)
    rgbs.push(standing(found[Math.floor(place)] as Stripe, bright));
  const places = Math.max(1, count * depths);
  const own = each / places / (VOLUME * ALIKE ** 3);
  const broad = BEFOREHAND / places / (VOLUME * FAINT ** 3);
  return (stripe) => {
    const [red, green, blue] = standing(stripe, bright);
    let sum = 0;
    for (const other of rgbs) {
      const apart = (red - other[0]) ** 2 + (green - other[1]) ** 2 + (blue - other[2]) ** 2;
      if (apart < 12 * ALIKE ** 2) sum += Math.exp(-apart / (2 * ALIKE ** 2));
    }
    return own * sum + broad * Math.exp(-(red ** 2 + green ** 2 + blue ** 2) / (2 * FAINT ** 2)) + RAREST;
  };
}

/** Returns the contrast of a stripe with its ground, as a fraction of white per channel. */
function standing({ colour, ground }: Stripe, bright: number): Rgb {
  return [(colour[0] - ground[0]) / bright, (colour[1] - ground[1]) / bright, (colour[2] - ground[2]) / bright];
}
