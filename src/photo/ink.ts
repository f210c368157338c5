/** Kinds of area that have a line colour, in the order of the network's outputs. */
export const INK_KINDS = ['hindering', 'blocking', 'elevated', 'water', 'start', 'indoors', 'special'] as const;
export type InkKind = (typeof INK_KINDS)[number];

export type Rgb = readonly [number, number, number];

/** A thin stripe along a side, in a colour unlike the colours on both sides of the stripe. */
export interface Stripe {
  /** Index of the side, four per square. */
  readonly side: number;
  /** Distance from the grid line inward, in pixels. */
  readonly depth: number;
  readonly colour: Rgb;
  /** The mixture of the colours on both sides that is closest to the stripe's colour. */
  readonly ground: Rgb;
  /** Distance between the colour and the ground of the stripe. */
  readonly apart: number;
}

/** The inks of one picture, in the order of `INK_KINDS`. */
export interface Inks {
  /** Named colours in white light of the picture's brightness, close to the real colours. */
  readonly named: readonly Rgb[];
  readonly colours: readonly Rgb[];
  /** Line colours of the picture that are not the ink of any kind. */
  readonly others: readonly Rgb[];
  /** Standard deviation of stripes from each ink; wide for inks that the picture does not show. */
  readonly spreads: readonly number[];
  /** How common each ink is in the picture, 0 to 1. A colour between two inks is more likely the common ink. */
  readonly common: readonly number[];
  /**
   * Maximum share of the stripes that each ink may claim, 0 to 1. An ink cannot claim the colour of another kind's
   * example.
   */
  readonly room: readonly number[];
  /** Whether each ink has an example; such inks are present, however rare. */
  readonly shown: readonly boolean[];
  /** Share of ink in a stripe's colour, given the sharpness of the picture. */
  readonly thick: number;
  /** Approximate brightness of white. */
  readonly bright: number;
  /** Factors by which the light changes red, green and blue, with a mean of 1. */
  readonly tint: Rgb;
  /** Factors by which an ink may vary in brightness across the map. */
  readonly lights: readonly number[];
}

/** Standard deviation of stripes from a colour known only by name, as a fraction of white. */
export const NAMED_INK_SPREAD = 0.13;

/** Makes inks that are known only by their named colours. */
export function makeInksFromNames(bright: number, named: readonly Rgb[], others: readonly Rgb[] = []): Inks {
  return {
    ...{ named, colours: named, others, bright },
    spreads: named.map(() => NAMED_INK_SPREAD * bright),
    common: named.map(() => 1),
    room: named.map(() => 1),
    shown: named.map(() => false),
    thick: 0.75,
    tint: [1, 1, 1],
    lights: EVEN_LIGHTS,
  };
}

/** Assumed distance from any ink, in standard deviations, of a stripe that matches no colour. */
const STRANGE = 2.4;
/** Brightness of black, grey and white, as fractions of white. */
const GREYS = [0.08, 0.45, 0.9];
/** Standard deviation of stripes from black, grey and white. */
export const GREY_SPREAD = 0.05;

/** Computes the share of each ink in a stripe, and last the share of no ink. The shares sum to 1. */
export function computeInkShares(stripe: Stripe, inks: Inks): Float32Array {
  const result = new Float32Array(INK_KINDS.length + 1);
  let sum = strangeness(stripe, inks);
  for (const other of inks.others.keys()) sum += Math.exp(-fitOtherColour(stripe, inks, other).away / 2);
  result[INK_KINDS.length] = sum;
  for (let kind = 0; kind < INK_KINDS.length; kind++) {
    const near = (inks.common[kind] as number) * Math.exp(-fitInk(stripe, inks, kind).away / 2);
    result[kind] = near;
    sum += near;
  }
  for (let place = 0; place < result.length; place++) result[place] = (result[place] as number) / sum;
  return result;
}

/** Returns the likelihood that a stripe comes from something other than the inks. */
function strangeness(stripe: Stripe, inks: Inks): number {
  return 0.4 * (Math.exp(-(STRANGE ** 2) / 2) + computeGreyLikelihood(stripe, inks));
}

/**
 * Returns the likelihood that a stripe is black, grey or white, 0 to 1. Walls, stone and letters have these colours.
 */
export function computeGreyLikelihood(stripe: Stripe, { bright, tint }: Inks): number {
  let least = Number.POSITIVE_INFINITY;
  for (const grey of GREYS) {
    const part = grey * bright;
    const ink: Rgb = [part * tint[0], part * tint[1], part * tint[2]];
    least = Math.min(least, mixture(stripe, ink, GREY_SPREAD * bright, 0, LIGHT_FACTORS).away);
  }
  return Math.exp(-least / 2);
}

/** Factors by which an ink may be darker or brighter, because the light is not known exactly. */
export const LIGHT_FACTORS = [1, 0.88, 1.14, 0.77, 1.3, 0.67] as const;
/**
 * Factors by which an ink known only by name may be darker or brighter. A wider range would confuse orange with brown.
 */
const EVEN_LIGHTS = LIGHT_FACTORS.slice(0, 3);
/** Standard deviation of the logarithm of the factors for inks. */
const LIGHT_SPREAD = 0.2;
/** Minimum share of ink for a stripe to count as a line. Below 1, because blur mixes a line with its background. */
const THINNEST = 0.15;
/** Noise of a colour, as a fraction of white, which hides more of the ink in thin lines. */
const NOISE = 0.02;
/** Standard deviation of a share of ink below the typical share. */
const FAINT = 0.2;

/** A stripe explained as a mixture of its ground and an ink. */
export interface InkFit {
  /** Twice the negative log-likelihood, relative to the pure ink. */
  readonly away: number;
  /** Squared difference between the ink and the ink that the stripe implies. */
  readonly off: number;
  /** Share of ink in the stripe, 0 to 1. */
  readonly share: number;
  /** Brightness of the ink at the stripe, relative to its normal brightness. */
  readonly light: number;
}

/** Finds the most likely mixture of a stripe's ground and an ink that results in the stripe's colour. */
export function fitInk(stripe: Stripe, inks: Inks, kind: number): InkFit {
  return mixture(stripe, inks.colours[kind] as Rgb, inks.spreads[kind] as number, inks.thick, inks.lights);
}

/** Standard deviation of stripes from a line colour that is no ink, as a fraction of white. */
export const OTHER_COLOUR_SPREAD = 0.06;

/** Finds the most likely mixture of a stripe's ground and a line colour that is no ink. */
export function fitOtherColour(stripe: Stripe, { others, bright, thick }: Inks, other: number): InkFit {
  return mixture(stripe, others[other] as Rgb, OTHER_COLOUR_SPREAD * bright, thick, LIGHT_FACTORS);
}

/**
 * Finds the most likely mixture of ground and ink. Unrolled by colour channel: called a hundred thousand times per
 * picture.
 */
function mixture(
  { colour, ground }: Stripe,
  ink: Rgb,
  spread: number,
  thick: number,
  lights: readonly number[],
): InkFit {
  const red = ground[0];
  const green = ground[1];
  const blue = ground[2];
  const seenRed = colour[0] - red;
  const seenGreen = colour[1] - green;
  const seenBlue = colour[2] - blue;
  let best = Number.POSITIVE_INFINITY;
  let bestShare = 1;
  let bestOff = 0;
  let bestLight = 1;
  for (let place = 0; place < lights.length; place++) {
    const light = lights[place] as number;
    const wayRed = light * ink[0] - red;
    const wayGreen = light * ink[1] - green;
    const wayBlue = light * ink[2] - blue;
    const whole = wayRed * seenRed + wayGreen * seenGreen + wayBlue * seenBlue;
    const length = wayRed * wayRed + wayGreen * wayGreen + wayBlue * wayBlue;
    const share = length > 1e-6 ? Math.max(THINNEST, Math.min(1, whole / length)) : 1;
    const offRed = seenRed - share * wayRed;
    const offGreen = seenGreen - share * wayGreen;
    const offBlue = seenBlue - share * wayBlue;
    const squares = offRed * offRed + offGreen * offGreen + offBlue * offBlue;
    const faint = Math.max(0, thick - share) / FAINT;
    const part = share * spread;
    const wide = NOISE * NOISE + part * part;
    const dim = Math.log(light) / LIGHT_SPREAD;
    const away = squares / wide + Math.log(wide / (spread * spread)) + faint * faint + dim * dim;
    if (away >= best) continue;
    best = away;
    bestShare = share;
    bestLight = light;
    bestOff = (squares * spread * spread) / wide;
  }
  return { away: best, share: bestShare, off: bestOff, light: bestLight };
}
