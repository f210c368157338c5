/** The colours that lines are printed in, each for one kind of area. */
export const INK_KINDS = ['hindering', 'blocking', 'elevated', 'water', 'start', 'indoors', 'special'] as const;
export type InkKind = (typeof INK_KINDS)[number];

export type Rgb = readonly [number, number, number];

/** A thin stripe of a colour of its own along a side. */
export interface Stripe {
  /** Four a square. */
  readonly side: number;
  /** Pixels inward from the grid line. */
  readonly depth: number;
  readonly colour: Rgb;
  /** The mixture of what lies to both sides that its colour is nearest to. */
  readonly ground: Rgb;
  /** How far its colour is from that mixture. */
  readonly apart: number;
}

/** The inks of one picture, in the order of `INK_KINDS`. */
export interface Inks {
  /** What they are called, in white light as bright as the picture's: each is near to that. */
  readonly named: readonly Rgb[];
  readonly colours: readonly Rgb[];
  /** What else the picture shows lines in, that is no ink of a kind. */
  readonly others: readonly Rgb[];
  /** How far a stripe may be from its ink, for each: wide for inks that the picture shows nowhere. */
  readonly spreads: readonly number[];
  /** How common each ink is in the picture, 0 to 1: a colour between two inks is rather of the one that is there a lot. */
  readonly common: readonly number[];
  /** How much each may claim, 0 to 1: all that looks like it, but nothing in the colour of another kind that a person has shown. */
  readonly room: readonly number[];
  /** Which of them a person has shown: these are there, however rare they are. */
  readonly shown: readonly boolean[];
  /** How much of a stripe's colour is ink, as the picture's sharpness has it. */
  readonly thick: number;
  /** What white shows as, about. */
  readonly bright: number;
  /** By what the light multiplies red, green and blue, 1 on average. */
  readonly tint: Rgb;
  /** How much darker or brighter an ink may show here and there. */
  readonly lights: readonly number[];
}

/** How far a stripe may be from a colour that is but named, of white. */
export const WIDE = 0.13;

/** Inks of which nothing is known but their names. */
export function plainInks(bright: number, named: readonly Rgb[], others: readonly Rgb[] = []): Inks {
  return {
    ...{ named, colours: named, others, bright },
    spreads: named.map(() => WIDE * bright),
    common: named.map(() => 1),
    room: named.map(() => 1),
    shown: named.map(() => false),
    thick: 0.75,
    tint: [1, 1, 1],
    lights: EVEN_LIGHTS,
  };
}

/** A stripe that is nothing of all this is as unlikely as one so many spreads away. */
const STRANGE = 2.4;
/** Black, grey and white, of white, and how far from them a stripe may be. */
const GREYS = [0.08, 0.45, 0.9];
export const GREY = 0.05;

/** How much each ink has of a stripe, and last how strange it is to all of them; they add up to 1. */
export function shares(stripe: Stripe, inks: Inks): Float32Array {
  const result = new Float32Array(INK_KINDS.length + 1);
  let sum = strangeness(stripe, inks);
  for (const other of inks.others.keys()) sum += Math.exp(-fittedOther(stripe, inks, other).away / 2);
  result[INK_KINDS.length] = sum;
  for (let kind = 0; kind < INK_KINDS.length; kind++) {
    const near = (inks.common[kind] as number) * Math.exp(-fitted(stripe, inks, kind).away / 2);
    result[kind] = near;
    sum += near;
  }
  for (let place = 0; place < result.length; place++) result[place] = (result[place] as number) / sum;
  return result;
}

/** How likely a stripe is of none of the inks. */
function strangeness(stripe: Stripe, inks: Inks): number {
  return 0.4 * (Math.exp(-(STRANGE ** 2) / 2) + greyness(stripe, inks));
}

/** How likely a stripe is none of the inks but black, grey or white: of walls, stone and letters, 0 to 1. */
export function greyness(stripe: Stripe, { bright, tint }: Inks): number {
  let least = Number.POSITIVE_INFINITY;
  for (const grey of GREYS) {
    const part = grey * bright;
    const ink: Rgb = [part * tint[0], part * tint[1], part * tint[2]];
    least = Math.min(least, mixture(stripe, ink, GREY * bright, 0, LIGHTS).away);
  }
  return Math.exp(-least / 2);
}

/** Light is not known exactly: an ink may show so much darker or brighter, each step so unlikely. */
export const LIGHTS = [1, 0.88, 1.14, 0.77, 1.3, 0.67] as const;
/** While an ink is but named it must not be taken for another that is so much darker: orange for brown. */
const EVEN_LIGHTS = LIGHTS.slice(0, 3);
const LIGHT_SPREAD = 0.2;
/** Blur mixes a line with its ground; less of the ink than this is no line. */
const THINNEST = 0.15;
/** How far a colour may be off for no reason, of white: what is thin shows its ink the less clearly. */
const NOISE = 0.02;
/** How much less ink than usual is still likely. */
const FAINT = 0.2;

/** A stripe as a mixture of its ground and an ink. */
export interface Fit {
  /** How unlikely it is: minus twice the logarithm of its density, against that of the ink itself at its full strength. */
  readonly away: number;
  /** How far the ink would be off by it, squared. */
  readonly off: number;
  /** How much of it is ink. */
  readonly share: number;
  /** How bright the ink shows there, against itself. */
  readonly light: number;
}

/** The likeliest mixture of a stripe's ground and one ink that could be its colour. */
export function fitted(stripe: Stripe, inks: Inks, kind: number): Fit {
  return mixture(stripe, inks.colours[kind] as Rgb, inks.spreads[kind] as number, inks.thick, inks.lights);
}

/** How far a stripe may be from what is no ink of a kind, of white. */
export const OTHER = 0.06;

/** The likeliest mixture of a stripe's ground and what is no ink of a kind. */
export function fittedOther(stripe: Stripe, { others, bright, thick }: Inks, other: number): Fit {
  return mixture(stripe, others[other] as Rgb, OTHER * bright, thick, LIGHTS);
}

/** Written out colour by colour: it is asked a hundred thousand times a picture. */
function mixture({ colour, ground }: Stripe, ink: Rgb, spread: number, thick: number, lights: readonly number[]): Fit {
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
