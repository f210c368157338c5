import type { Rgb, Stripe } from './ink';

/** How alike two stripes are taken for, of white, in each of red, green and blue. */
const ALIKE = 0.035;
/** Beyond what a picture shows, so many stripes as faint as this, of white, are still thought of. */
const BEFOREHAND = 5;
const FAINT = 0.12;
const RAREST = 1e-4;
/** A depth at which fewer of the lines lie than this has none to speak of. */
const UNUSUAL = 0.02;
/** Of more stripes than this every so many are enough. */
const MOST = 500;
const VOLUME = (2 * Math.PI) ** 1.5;

/**
 * How often things that are no lines leave such a stripe at one depth of one side, a unit of colour: what lies about, joints of
 * floors, shadows. It is learnt from where lines never run: whatever shows there shows just as often where they do.
 * @param usual which share of the lines lies at each depth.
 * @param count how many sides were looked at.
 */
export function backgroundOf(
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
  const kept: Rgb[] = [];
  for (let place = 0; place < found.length; place += each)
    kept.push(standing(found[Math.floor(place)] as Stripe, bright));
  const places = Math.max(1, count * depths);
  const own = each / places / (VOLUME * ALIKE ** 3);
  const broad = BEFOREHAND / places / (VOLUME * FAINT ** 3);
  return (stripe) => {
    const [red, green, blue] = standing(stripe, bright);
    let sum = 0;
    for (const other of kept) {
      const apart = (red - other[0]) ** 2 + (green - other[1]) ** 2 + (blue - other[2]) ** 2;
      if (apart < 12 * ALIKE ** 2) sum += Math.exp(-apart / (2 * ALIKE ** 2));
    }
    return own * sum + broad * Math.exp(-(red ** 2 + green ** 2 + blue ** 2) / (2 * FAINT ** 2)) + RAREST;
  };
}

/** How a stripe stands out from its ground, of white. */
function standing({ colour, ground }: Stripe, bright: number): Rgb {
  return [(colour[0] - ground[0]) / bright, (colour[1] - ground[1]) / bright, (colour[2] - ground[2]) / bright];
}
