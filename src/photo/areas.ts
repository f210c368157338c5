import type { InkKind } from './ink';
import { areaOdds, BOUNDARY, RARE } from './regions';
import type { BoardSize } from './types';
import { withWholeMap } from './whole-map';

/** Red within red within red: deeper than this is set by hand. */
export const LEVELS = 4;
/** Whole maps are indoors, and a square as likely as not: else large halls would never be. */
const AS_LIKELY = 1;

/**
 * The odds of the areas of a kind: two numbers a square, out and within, or one for each of the `LEVELS` of elevated terrain.
 * @param evidence of the kind's lines, four sides a square, in natural logarithms of odds
 * @param within squares that are of the kind for sure, row by row
 * @param doubles natural logarithms of the odds that a side has more than one line of elevated terrain
 */
export function oddsOf(
  kind: InkKind,
  size: BoardSize,
  evidence: Float32Array,
  within: readonly number[],
  doubles: Float32Array,
): Float32Array {
  const elevated = kind === 'elevated';
  const labels = elevated ? LEVELS : 2;
  const rare = kind === 'indoors' ? AS_LIKELY : RARE;
  const areas = certain(weighed(size, evidence, labels, rare, within, elevated ? doubles : undefined), labels, within);
  return kind === 'indoors' ? withWholeMap(size, evidence, areas) : areas;
}

/** One way to weigh the evidence for areas. */
interface Detector {
  /** How much it counts. */
  readonly share: number;
  /** How much it trusts lines that it sees, and that lines which it does not see are missing. */
  readonly sees: number;
  readonly misses: number;
  /** How rare it takes edges of areas to be. */
  readonly boundary: number;
}

/**
 * Where these part, a few faint or feigned lines decide over a whole area, and nobody can be sure: one takes the evidence as it
 * stands, one hardly minds missing lines, one hardly trusts those that it sees, and one thinks that areas are everywhere.
 */
const DETECTORS: readonly Detector[] = [
  { share: 0.5, sees: 1, misses: 1, boundary: BOUNDARY },
  { share: 0.2, sees: 1, misses: 0.4, boundary: BOUNDARY },
  { share: 0.1, sees: 0.4, misses: 1, boundary: BOUNDARY },
  { share: 0.2, sees: 1, misses: 1, boundary: 0.4 },
];

/** The odds of areas as the mean of several readings. */
function weighed(
  size: BoardSize,
  evidence: Float32Array,
  labels: number,
  rare: number,
  within: readonly number[],
  doubles: Float32Array | undefined,
): Float32Array {
  const sum = new Float32Array(size.width * size.height * labels);
  for (const { share, sees, misses, boundary } of DETECTORS) {
    const own = evidence.map((each) => each * (each > 0 ? sees : misses));
    const odds = areaOdds(size, own, labels, boundary, rare, within, doubles);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + share * (odds[at] as number);
  }
  return sum;
}

/** Odds as low as this say nothing of the level. */
const UNKNOWN = 1e-6;

/** The same odds, but squares that were shown as one of the kind are of it for sure: at whichever level above the ground is likeliest. */
function certain(odds: Float32Array, labels: number, squares: readonly number[]): Float32Array {
  for (const square of squares) {
    const own = odds.subarray(square * labels, (square + 1) * labels);
    const within = own.subarray(1).reduce((sum, each) => sum + each, 0);
    if (within < UNKNOWN) own.fill(0).fill(1, 1, 2);
    else for (let label = 0; label < labels; label++) own[label] = label === 0 ? 0 : (own[label] as number) / within;
  }
  return odds;
}
