import { AREA_ODDS, BOUNDARY_ODDS, propagateAreaOdds } from './area-propagation';
import type { InkKind } from './ink';
import { squareBeyond } from './sides';
import type { BoardSize } from './types';

/**
 * Minimum share of the frame that must have a line if an area fills the map. A large area may run along half of the
 * frame.
 */
const MOST = 0.65;
/**
 * Probability assigned to each square if one area fills the map. It is low enough that the app asks the user to
 * confirm.
 */
const SURE = 0.9;

/**
 * Allows a kind of terrain, for example indoors, to fill the whole map. If its line runs along most of the map's frame,
 * all squares count as inside, unless separate areas explain the lines better. Otherwise the prior for the size of an
 * area would exclude an area of the map's size.
 * @param evidence log-odds of the kind's lines, four sides per square
 * @param odds two numbers per square, outside and inside
 */
export function addWholeMapOdds(size: BoardSize, evidence: Float32Array, odds: Float32Array): Float32Array {
  const within = (square: number) => square >= 0 && (odds[square * 2 + 1] as number) > 0.5;
  let [lined, count, whole, areas] = [0, 0, 0, 0];
  for (const [side, own] of evidence.entries()) {
    const other = squareBeyond(size, side >> 2, side & 3);
    if (within(side >> 2) && !within(other)) areas += own + Math.log(BOUNDARY_ODDS);
    if (other >= 0) continue;
    if (own > 0) lined++;
    count++;
    whole += own;
  }
  if (lined < MOST * count || whole < areas) return odds;
  return odds.map((own, at) => {
    const within = odds[at | 1] as number;
    return within >= SURE ? own : at % 2 === 1 ? SURE : 1 - SURE;
  });
}

/** Number of elevation levels, ground included. Users set higher levels by hand. */
export const LEVEL_COUNT = 4;
/** Prior odds for indoors: even, because a full map may be indoors. Lower odds would miss large halls. */
const AS_LIKELY = 1;

/**
 * Computes the probability of the areas of a kind. Two numbers per square, outside and inside; for elevated terrain,
 * one number per level.
 * @param evidence log-odds of the kind's lines, four sides per square
 * @param within squares known to be of the kind, by index, row by row
 * @param doubles log-odds that a side has more than one line of elevated terrain
 */
export function estimateAreaOdds(
  kind: InkKind,
  size: BoardSize,
  evidence: Float32Array,
  within: readonly number[],
  doubles: Float32Array,
): Float32Array {
  const elevated = kind === 'elevated';
  const labels = elevated ? LEVEL_COUNT : 2;
  const rare = kind === 'indoors' ? AS_LIKELY : AREA_ODDS;
  const areas = certain(weighed(size, evidence, labels, rare, within, elevated ? doubles : undefined), labels, within);
  return kind === 'indoors' ? addWholeMapOdds(size, evidence, areas) : areas;
}

/** A weighting of the evidence for areas, as one member of an ensemble. */
interface Detector {
  /** Weight of this detector in the mean. */
  readonly share: number;
  /** Weight of detected lines, 0 to 1. `misses` is the weight of sides without a detected line. */
  readonly sees: number;
  readonly misses: number;
  /** Prior odds that two neighbours are separated by the edge of an area. */
  readonly boundary: number;
}

/**
 * Ensemble of weightings, in this order: evidence unchanged; missing lines weigh little; detected lines weigh little;
 * edges of areas are very common. If the results differ, a few faint or false lines decide a large area, and the mean
 * shows the uncertainty.
 */
const DETECTORS: readonly Detector[] = [
  { share: 0.5, sees: 1, misses: 1, boundary: BOUNDARY_ODDS },
  { share: 0.2, sees: 1, misses: 0.4, boundary: BOUNDARY_ODDS },
  { share: 0.1, sees: 0.4, misses: 1, boundary: BOUNDARY_ODDS },
  { share: 0.2, sees: 1, misses: 1, boundary: 0.4 },
];

/** Computes the mean of the area odds over all detectors. */
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
    const odds = propagateAreaOdds(size, own, labels, boundary, rare, within, doubles);
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + share * (odds[at] as number);
  }
  return sum;
}

/** Minimum probability that an example square is inside the area, for its level to be estimated. */
const UNKNOWN = 1e-6;

/**
 * Makes example squares certainly inside the area, at their most likely level above the ground. Changes `odds` in
 * place.
 */
function certain(odds: Float32Array, labels: number, squares: readonly number[]): Float32Array {
  for (const square of squares) {
    const own = odds.subarray(square * labels, (square + 1) * labels);
    const within = own.subarray(1).reduce((sum, each) => sum + each, 0);
    if (within < UNKNOWN) own.fill(0).fill(1, 1, 2);
    else for (let label = 0; label < labels; label++) own[label] = label === 0 ? 0 : (own[label] as number) / within;
  }
  return odds;
}
