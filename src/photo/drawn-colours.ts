import { AREA_ODDS, BOUNDARY_ODDS, propagateAreaOdds } from './area-propagation';
import { hueDistance, type PerceptualColour, toPerceptualColour } from './hues';
import { makeInksFromNames, type Stripe } from './ink';
import { clusterLineColours, type LineColourCluster } from './line-colours';
import { computeColourEvidence, selectColourEvidence } from './line-evidence';
import { type SideColours, squareBeyond } from './sides';
import type { BoardSize } from './types';

/** How well the lines of one colour fit outlines of areas, as log-odds. */
interface OutlineFit {
  /** Evidence explained by complete outlines of areas, compared with no areas. */
  readonly explained: number;
  /** Evidence for lines that outline no area. */
  readonly unexplained: number;
  /** Number of squares inside the outlined areas. */
  readonly within: number;
  /** Whether the outlined areas are along two opposite sides of the map and nowhere else, as starting areas are. */
  readonly along: boolean;
}

/** Maximum depth of a starting area, in squares. */
const DEEP = 4;
/** Minimum length of a map's side, in squares. */
const FEWEST = 8;
/** Minimum ratio of a map's shorter side to its longer side. */
const EVEN = 0.4;
/** Maximum share of the squares that are not along the two opposite sides. */
const ELSEWHERE = 0.12;

/**
 * Computes how well the lines of one colour fit outlines of areas. Clutter sometimes has the colour of an ink but
 * rarely outlines an area.
 */
export function fitOutlines(size: BoardSize, evidence: Float32Array): OutlineFit {
  const odds = propagateAreaOdds(size, evidence, 2, BOUNDARY_ODDS, AREA_ODDS);
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [explained, loose, inside] = [0, 0, 0];
  const bands = [0, 0, 0, 0];
  for (let square = 0; square < size.width * size.height; square++) {
    const here = within(square);
    if (here) {
      explained += Math.log(AREA_ODDS);
      inside++;
      const [x, y] = [square % size.width, Math.floor(square / size.width)];
      for (const [side, far] of [y, size.width - 1 - x, size.height - 1 - y, x].entries())
        if (far < DEEP) bands[side] = (bands[side] as number) + 1;
    }
    for (let side = 0; side < 4; side++) {
      const own = evidence[square * 4 + side] as number;
      if (here && !within(squareBeyond(size, square, side))) explained += Math.log(BOUNDARY_ODDS) + own;
      else loose += Math.max(0, own);
    }
  }
  return {
    explained,
    unexplained: loose,
    within: inside,
    along: [0, 1].some((side) => alongSides(bands, side, inside)),
  };
}

/**
 * Returns whether squares are along two opposite sides of a map and hardly elsewhere. `bands` is the number of squares
 * along each side.
 */
function alongSides(bands: readonly number[], side: number, all: number): boolean {
  const [one, other] = [bands[side] as number, bands[side + 2] as number];
  return Math.min(one, other) >= Math.max(FEWEST, EVEN * Math.max(one, other)) && one + other >= (1 - ELSEWHERE) * all;
}

/** A line colour of a picture, with the evidence for areas that its lines outline. */
export interface DrawnColour extends LineColourCluster {
  readonly hue: PerceptualColour;
  /** Evidence of the colour's lines that is explained by complete outlines of areas, as log-odds. */
  readonly explained: number;
  /** Share of the map inside the areas that the colour outlines, 0 to 1. */
  readonly share: number;
  /** Whether the areas that the colour outlines are along two opposite sides of the map and nowhere else. */
  readonly along: boolean;
  /** Weight of the colour when colours are named: inks outline areas, most other colours do not. */
  readonly weight: number;
  /** Whether the colour is not an ink, whatever its hue: its lines are everywhere and outline almost nothing. */
  readonly isNotInk: boolean;
}

/** Standard deviation of stripes from a colour, as a fraction of white. */
const SPREAD = 0.07;
/** Weight of evidence for outlines. */
const OUTLINE = 0.2;
/** Deduction for lines that outline nothing, relative to the weight of outlines. */
const LOOSE = 0.3;
/** Weight of each line of a colour, whether or not the line outlines an area. */
const LINES = 0.03;
const LEAST = 0.01;
/** Weight of a colour that is not an ink, which says almost nothing about the light. */
const FOREIGN = 0.001;
/** A clutter colour is not an ink if the evidence of its lines outside outlines exceeds this number. */
const MUCH_LOOSE = 150;
/** Maximum evidence of outlines in a clutter colour, as a fraction of the evidence outside outlines. */
const LITTLE = 0.25;
/** Saturation below which a colour may be clutter. */
const PALE = 0.5;
/** Chroma below which a colour may be clutter. */
const DULL = 0.2;
/** Hues of earth, in degrees. */
const EARTH = [12, 45] as const;
/** Hues of plants, in degrees. */
const PLANTS = [65, 160] as const;

/** Finds the line colours of a picture and the areas that each colour outlines, before any colour is named. */
export function findDrawnColours(
  sides: SideColours,
  stripes: readonly Stripe[],
  likeness: Float32Array,
): DrawnColour[] {
  const colours = clusterLineColours(stripes, likeness);
  const plain = makeInksFromNames(
    1,
    colours.map(({ colour }) => colour),
  );
  const inks = { ...plain, spreads: colours.map(() => SPREAD) };
  const evidence = computeColourEvidence(sides, stripes, inks);
  const each = colours.map((_, place) => selectColourEvidence(evidence, colours.length, place));
  const hues = colours.map(({ colour }) => toPerceptualColour(colour));
  const squares = sides.size.width * sides.size.height;
  return colours.map((own, place) => {
    const hue = hues[place] as PerceptualColour;
    const family = each.filter((_, other) => other === place || sameInk(hue, hues[other] as PerceptualColour));
    const { explained, unexplained, within, along } = outlinedOrFramed(sides.size, likeliest(family));
    const isNotInk = liesAbout(hue) && unexplained > MUCH_LOOSE && explained < LITTLE * unexplained;
    const weight = LINES * own.lines + OUTLINE * Math.max(0, explained - LOOSE * unexplained) + LEAST;
    return { ...own, hue, explained, along, isNotInk, share: within / squares, weight: isNotInk ? FOREIGN : weight };
  });
}

/** Returns the maximum evidence at each side over all shades of one ink. */
function likeliest(family: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...rest] = family;
  return first.map((own, side) => rest.reduce((most, other) => Math.max(most, other[side] as number), own));
}

/** Hue difference, in degrees, below which two colours may be shades of one ink. */
const NEAR_ANGLE = 9;
/** Difference in saturation below which two colours may be shades of one ink. */
const NEAR_SATURATION = 0.3;
/** Difference in log brightness below which two colours may be shades of one ink. */
const NEAR_VALUE = 0.45;
/** Minimum saturation of two colours that may be shades of one ink. */
const CLEAR = 0.4;

function sameInk(a: PerceptualColour, b: PerceptualColour): boolean {
  return (
    Math.min(a.saturation, b.saturation) > CLEAR &&
    hueDistance(a, b) < NEAR_ANGLE &&
    Math.abs(a.saturation - b.saturation) < NEAR_SATURATION &&
    Math.abs(Math.log(a.value / b.value)) < NEAR_VALUE
  );
}

function liesAbout({ angle, saturation, chroma }: PerceptualColour): boolean {
  const among = ([from, to]: readonly [number, number]) => angle > from && angle < to;
  return saturation < PALE || chroma < DULL || among(EARTH) || among(PLANTS);
}

/** Share of each side of the frame that must have a line if one area is the whole map. */
const FRAMED = 0.5;
/** Weight of the evidence along the frame of the map. */
const FRAME = 0.5;

/** Computes how well lines fit outlines, including a line around the whole map. */
function outlinedOrFramed(size: BoardSize, evidence: Float32Array): OutlineFit {
  const own = fitOutlines(size, evidence);
  if (own.along) return own;
  const sides = [0, 0, 0, 0];
  const lined = [0, 0, 0, 0];
  let gain = 0;
  for (let at = 0; at < evidence.length; at++) {
    const side = at & 3;
    if (squareBeyond(size, at >> 2, side) >= 0) continue;
    const here = evidence[at] as number;
    sides[side] = (sides[side] as number) + 1;
    if (here > 0) lined[side] = (lined[side] as number) + 1;
    gain += Math.max(0, here);
  }
  const framed = lined.every((each, side) => each > FRAMED * (sides[side] as number));
  if (!framed || FRAME * gain < own.explained) return own;
  return {
    explained: FRAME * gain,
    unexplained: Math.max(0, own.unexplained - gain),
    within: size.width * size.height,
    along: false,
  };
}
