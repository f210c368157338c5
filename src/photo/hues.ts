import type { InkKind, Rgb } from './ink';

/** A colour in perceptual terms, similar to HSV. */
export interface PerceptualColour {
  /** Position on the colour circle, in degrees from red. */
  readonly angle: number;
  /** Saturation: 0 for grey, 1 for a pure colour. */
  readonly saturation: number;
  /** Brightest channel of the colour. */
  readonly value: number;
  /** Difference between the brightest and the darkest channel of the colour. */
  readonly chroma: number;
}

const DARKEST = 0.01;

export function toPerceptualColour(colour: Rgb): PerceptualColour {
  const [red, green, blue] = colour.map((part) => Math.max(0, part)) as unknown as Rgb;
  const value = Math.max(red, green, blue, DARKEST);
  const chroma = value - Math.min(red, green, blue);
  let sixth = 0;
  if (chroma > 0)
    sixth =
      value === red
        ? ((green - blue) / chroma + 6) % 6
        : value === green
          ? (blue - red) / chroma + 2
          : (red - green) / chroma + 4;
  return { angle: 60 * sixth, saturation: chroma / value, value, chroma };
}

/** Returns the angle between two hues, in degrees. */
export function hueDistance(a: PerceptualColour, b: PerceptualColour): number {
  const apart = Math.abs(a.angle - b.angle);
  return Math.min(apart, 360 - apart);
}

/** Range of colours that players call by one name, in white light. */
interface Range {
  readonly angles: readonly [from: number, to: number];
  /** Standard deviation of the hue beyond `angles`, in degrees. */
  readonly stray: number;
  /** Saturation below which a colour is more likely grey. */
  readonly saturation: number;
  readonly values: readonly [from: number, to: number];
}

const RANGES: Readonly<Record<InkKind, Range>> = {
  hindering: { angles: [88, 150], stray: 8, saturation: 0.35, values: [0.3, 0.95] },
  blocking: { angles: [14, 38], stray: 7, saturation: 0.35, values: [0.2, 0.6] },
  elevated: { angles: [-14, 10], stray: 7, saturation: 0.5, values: [0.45, 1.05] },
  water: { angles: [192, 228], stray: 8, saturation: 0.4, values: [0.35, 1] },
  start: { angles: [265, 324], stray: 8, saturation: 0.3, values: [0.25, 0.95] },
  indoors: { angles: [46, 62], stray: 6, saturation: 0.45, values: [0.65, 1.1] },
  special: { angles: [20, 38], stray: 6, saturation: 0.6, values: [0.65, 1.1] },
};
/** Uncertainty of the hue of a dull colour, in degrees, to be divided by its chroma. */
const DULL = 1.5;
const DULLEST = 0.03;
/** Standard deviation of a saturation below the range of a hue. */
const PALER = 0.12;
/** Standard deviation of a log brightness beyond the range of a hue. */
const BRIGHTER = 0.2;
/** Cost of any ink compared with grey. */
const INKED = 0.25;

/** Returns the negative log-likelihood that a colour in white light is the ink of a kind, relative to an ideal ink. */
export function computeInkHueCost({ angle, saturation, value, chroma }: PerceptualColour, kind: InkKind): number {
  const { angles, stray, saturation: least, values } = RANGES[kind];
  const turned = Math.min(...[angle, angle - 360, angle + 360].map((each) => beyondRange(each, angles)));
  const off = turned / Math.hypot(stray, DULL / Math.max(DULLEST, chroma));
  const pale = Math.max(0, least - saturation) / PALER;
  const light = beyondRange(Math.log(value), [Math.log(values[0]), Math.log(values[1])]) / BRIGHTER;
  return (off * off + pale * pale + light * light) / 2 + INKED;
}

function beyondRange(value: number, [from, to]: readonly [number, number]): number {
  return Math.max(0, from - value, value - to);
}

/** Saturation tolerance of grey objects such as grid lines, stone and paper. */
const GREY_SATURATION = 0.18;
/** Chroma tolerance of grey objects that are dark. */
const GREY_CHROMA = 0.06;

/** Returns the negative log-likelihood that a colour is black, grey or white. */
export function computeGreyHueCost({ saturation, chroma }: PerceptualColour): number {
  return Math.min((saturation / GREY_SATURATION) ** 2, (chroma / GREY_CHROMA) ** 2) / 2;
}
