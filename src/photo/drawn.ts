import { colourEvidence, evidenceAt } from './evidence';
import { degreesApart, type Hue, hueOf } from './hues';
import { plainInks, type Stripe } from './ink';
import { type LineColour, lineColours } from './line-colours';
import { type Outlined, outlined } from './outlined';
import { beyond, type Sides } from './sides';
import type { BoardSize } from './types';

/** A colour in which a picture shows lines, and what these lines are. */
export interface DrawnColour extends LineColour {
  readonly hue: Hue;
  /** How much whole outlines explain of them, in natural logarithms of odds. */
  readonly explained: number;
  /** How much of the map lies within these outlines, 0 to 1. */
  readonly share: number;
  /** Whether these areas lie along two opposite sides of the map and nowhere else. */
  readonly along: boolean;
  /** How much it is to be heeded where colours are named: an ink goes round areas, and much else does not. */
  readonly weight: number;
  /** Whether it is no ink, whatever it looks like: its lines go on everywhere, and round hardly anything. */
  readonly foreign: boolean;
}

/** How far a stripe may be from a colour, of white. */
const SPREAD = 0.07;
/** How much an outline counts, and what counts against it: lines that go round nothing. */
const OUTLINE = 0.2;
const LOOSE = 0.3;
/** How much lines count that go round nothing that is seen. */
const LINES = 0.03;
const LEAST = 0.01;
/** What is no ink hardly tells of the light. */
const FOREIGN = 0.001;
/** A colour with so much that goes round nothing, and so little of it that goes round areas, is no ink. */
const MUCH_LOOSE = 150;
const LITTLE = 0.25;
/** Greys as pale or dull as this, and what is brown or green, lie about on maps; other colours do not. */
const PALE = 0.5;
const DULL = 0.2;
const EARTH = [12, 45] as const;
const PLANTS = [65, 160] as const;

/** The colours in which a picture shows lines, with what of them goes round areas: found before anything is called by a name. */
export function drawnColours(sides: Sides, stripes: readonly Stripe[], likeness: Float32Array): DrawnColour[] {
  const colours = lineColours(stripes, likeness);
  const plain = plainInks(
    1,
    colours.map(({ colour }) => colour),
  );
  const inks = { ...plain, spreads: colours.map(() => SPREAD) };
  const evidence = colourEvidence(sides, stripes, inks);
  const each = colours.map((_, place) => evidenceAt(evidence, colours.length, place));
  const hues = colours.map(({ colour }) => hueOf(colour));
  const squares = sides.size.width * sides.size.height;
  return colours.map((own, place) => {
    const hue = hues[place] as Hue;
    const family = each.filter((_, other) => other === place || sameInk(hue, hues[other] as Hue));
    const { explained, loose, within, along } = outlinedOrFramed(sides.size, likeliest(family));
    const foreign = liesAbout(hue) && loose > MUCH_LOOSE && explained < LITTLE * loose;
    const weight = LINES * own.lines + OUTLINE * Math.max(0, explained - LOOSE * loose) + LEAST;
    return { ...own, hue, explained, along, foreign, share: within / squares, weight: foreign ? FOREIGN : weight };
  });
}

/** Of several colours that one ink may show in, at each side the one that speaks most for a line. */
function likeliest(family: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...rest] = family;
  return first.map((own, side) => rest.reduce((most, other) => Math.max(most, other[side] as number), own));
}

/** One ink shows in colours as near as this: in degrees, in saturation, and in natural logarithms of brightness. */
const NEAR_ANGLE = 9;
const NEAR_SATURATION = 0.3;
const NEAR_VALUE = 0.45;
const CLEAR = 0.4;

function sameInk(a: Hue, b: Hue): boolean {
  return (
    Math.min(a.saturation, b.saturation) > CLEAR &&
    degreesApart(a, b) < NEAR_ANGLE &&
    Math.abs(a.saturation - b.saturation) < NEAR_SATURATION &&
    Math.abs(Math.log(a.value / b.value)) < NEAR_VALUE
  );
}

function liesAbout({ angle, saturation, chroma }: Hue): boolean {
  const among = ([from, to]: readonly [number, number]) => angle > from && angle < to;
  return saturation < PALE || chroma < DULL || among(EARTH) || among(PLANTS);
}

/** So much of each side of the frame is lined where one area is the whole map, and so much that speaks for: its squares say nothing of it. */
const FRAMED = 0.5;
const FRAME = 0.5;

/** How far lines are outlines, a line round the whole map among them. */
function outlinedOrFramed(size: BoardSize, evidence: Float32Array): Outlined {
  const own = outlined(size, evidence);
  if (own.along) return own;
  const sides = [0, 0, 0, 0];
  const lined = [0, 0, 0, 0];
  let gain = 0;
  for (let at = 0; at < evidence.length; at++) {
    const side = at & 3;
    if (beyond(size, at >> 2, side) >= 0) continue;
    const here = evidence[at] as number;
    sides[side] = (sides[side] as number) + 1;
    if (here > 0) lined[side] = (lined[side] as number) + 1;
    gain += Math.max(0, here);
  }
  const framed = lined.every((each, side) => each > FRAMED * (sides[side] as number));
  if (!framed || FRAME * gain < own.explained) return own;
  return {
    explained: FRAME * gain,
    loose: Math.max(0, own.loose - gain),
    within: size.width * size.height,
    along: false,
  };
}
