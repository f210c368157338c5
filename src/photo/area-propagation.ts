import { OPPOSITE_SIDE, squareBeyond } from './sides';
import type { BoardSize } from './types';

/** Probability that two adjacent squares in areas of one kind each have a line along their shared edge. */
const PARTED = 0.02;
/** Odds factor for each further level of difference between two squares. */
const STEEP = 0.15;
/** Factor for the odds that an example square is outside the area. */
const OUTSIDE = 1e-3;
const SWEEPS = 24;
/** Prior odds of an edge of an area. */
export const BOUNDARY_ODDS = 0.16;
/** Prior odds of a square inside an area. */
export const AREA_ODDS = 0.8;
/** Convergence limit: the largest change of any message between two sweeps. */
const SETTLED = 2e-4;

/**
 * Computes the probability that each square is inside an area of one kind, or at each level: `labels` numbers per
 * square with sum 1. A line runs just inside its area. A line along a side means that the square is inside and its
 * neighbour is not; without a line, both are the same. Loopy belief propagation combines this for the whole map: an
 * inner square without a line learns from the outline around it.
 * @param evidence log-odds of the kind's lines, four sides per square
 * @param rare prior odds of a square to be inside an area, or one level higher
 * @param within squares known to be inside an area, by index, row by row
 * @param boundary prior odds of the edge of an area
 * @param doubles log-odds that a side has more than one line, as an area several levels above its neighbour has
 */
export function propagateAreaOdds(
  size: BoardSize,
  evidence: Float32Array,
  labels: number,
  boundary: number,
  rare: number,
  within: readonly number[] = [],
  doubles?: Float32Array,
): Float32Array {
  const count = size.width * size.height;
  const lines = new Float32Array(count * 4);
  const severals = doubles?.map((each) => Math.exp(each)) ?? new Float32Array(count * 4).fill(1);
  const others = new Int32Array(count * 4);
  for (let side = 0; side < count * 4; side++) {
    lines[side] = Math.exp(evidence[side] as number);
    others[side] = squareBeyond(size, side >> 2, side & 3);
  }
  const drops = Array.from({ length: labels }, (_, levels) => drop(levels, boundary));
  const field: Field = { labels, lines, severals, others, drops, own: ownOdds(lines, severals, others, drops, rare) };
  for (const square of within) field.own[square * labels] = (field.own[square * labels] as number) * OUTSIDE;
  /** Messages to each square from its four neighbours. */
  const heard = new Float32Array(count * 4 * labels).fill(1 / labels);
  const outgoing = new Float32Array(labels);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let most = 0;
    for (let step = 0; step < count; step++) {
      const change = speak(field, heard, outgoing, sweep % 2 === 0 ? step : count - 1 - step);
      if (change > most) most = change;
    }
    if (most < SETTLED) break;
  }
  return believed(field.own, heard, count, labels);
}

interface Field {
  readonly labels: number;
  /** Likelihood ratio of a line against no line, four sides per square. */
  readonly lines: Float32Array;
  /** Likelihood ratio of several lines against one line, four sides per square. */
  readonly severals: Float32Array;
  /** The neighbour beyond each side of a square; -1 off the map. */
  readonly others: Int32Array;
  readonly drops: readonly number[];
  readonly own: Float32Array;
}

/** Sends the messages of one square to its neighbours. Returns the largest change of a message. */
function speak(
  { labels, lines, severals, others, drops, own }: Field,
  heard: Float32Array,
  outgoing: Float32Array,
  square: number,
): number {
  let most = 0;
  for (let side = 0; side < 4; side++) {
    const other = others[square * 4 + side] as number;
    if (other < 0) continue;
    for (let label = 0; label < labels; label++) {
      let odds = own[square * labels + label] as number;
      for (let from = 0; from < 4; from++)
        if (from !== side) odds *= heard[(square * 4 + from) * labels + label] as number;
      outgoing[label] = odds;
    }
    const back = other * 4 + (OPPOSITE_SIDE[side] as number);
    const mine = lines[square * 4 + side] as number;
    const theirs = lines[back] as number;
    const [mineSeveral, theirsSeveral] = [severals[square * 4 + side] as number, severals[back] as number];
    const alike = 1 - PARTED + PARTED * mine * theirs;
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      let odds = 0;
      for (let from = 0; from < labels; from++) {
        const fits =
          from === label
            ? from > 0
              ? alike
              : 1
            : from > label
              ? (drops[from - label] as number) * mine * (from - label > 1 ? mineSeveral : 1)
              : (drops[label - from] as number) * theirs * (label - from > 1 ? theirsSeveral : 1);
        odds += fits * (outgoing[from] as number);
      }
      next[label] = odds;
      sum += odds;
    }
    for (let label = 0; label < labels; label++) {
      const at = back * labels + label;
      const now = (next[label] as number) / sum;
      const change = Math.abs(now - (heard[at] as number));
      if (change > most) most = change;
      heard[at] = now;
    }
  }
  return most;
}

const next = new Float64Array(8);

/** Returns the prior odds of an edge between squares that differ by this many levels. */
function drop(levels: number, boundary: number): number {
  return boundary * STEEP ** (levels - 1);
}

/**
 * Computes the local beliefs of all squares. Areas are rare and never extend off the map: along the frame an area
 * always has a line.
 */
function ownOdds(
  lines: Float32Array,
  severals: Float32Array,
  others: Int32Array,
  drops: readonly number[],
  rare: number,
): Float32Array {
  const labels = drops.length;
  const own = new Float32Array((lines.length / 4) * labels);
  for (let at = 0; at < own.length; at++) {
    const label = at % labels;
    const square = (at - label) / labels;
    let odds = rare ** label;
    for (let side = square * 4; side < square * 4 + 4; side++)
      if (label > 0 && (others[side] as number) < 0)
        odds *= (drops[label] as number) * (lines[side] as number) * (label > 1 ? (severals[side] as number) : 1);
    own[at] = odds;
  }
  return own;
}

function believed(own: Float32Array, heard: Float32Array, count: number, labels: number): Float32Array {
  const result = own.slice();
  for (let square = 0; square < count; square++) {
    let sum = 0;
    for (let label = 0; label < labels; label++) {
      const at = square * labels + label;
      for (let side = 0; side < 4; side++)
        result[at] = (result[at] as number) * (heard[(square * 4 + side) * labels + label] as number);
      sum += result[at] as number;
    }
    for (let label = 0; label < labels; label++)
      result[square * labels + label] = (result[square * labels + label] as number) / sum;
  }
  return result;
}
