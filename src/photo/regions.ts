import { INK_KINDS, type InkKind } from './ink';
import { ACROSS, beyond } from './sides';
import type { BoardSize } from './types';

/** How likely two squares of one kind each keep their own line on the edge between them. */
const PARTED = 0.02;
/** How likely a square is of a kind, before anything is seen, against not: nearly as likely, else large areas would never be. */
const RARE = 0.8;
/** How much rarer a drop of one level more is, from square to square. */
const STEEP = 0.15;
const SWEEPS = 24;

/**
 * How likely each square is within an area of one kind, or at each level: `labels` numbers a square that add up to 1. A line lies
 * just inside its area: so a line along a side says that the square is within and the one beyond is not, and no line says that
 * both are alike. That is weighed for the whole map at once, by messages between neighbours until they agree (loopy belief
 * propagation): an inner square, which has no line of its own, learns from the outline round it.
 * @param boundary how much rarer the edge of an area is than no edge, before anything is seen.
 */
export function areaOdds(
  size: BoardSize,
  evidence: Float32Array,
  kind: InkKind,
  labels: number,
  boundary: number,
): Float32Array {
  const kinds = INK_KINDS.length;
  const place = INK_KINDS.indexOf(kind);
  const count = size.width * size.height;
  const line = (side: number) => Math.exp(evidence[side * kinds + place] as number);
  const own = ownOdds(size, labels, line, boundary);
  /** What a square hears from beyond each side. */
  const heard = new Float32Array(count * 4 * labels).fill(1 / labels);
  const told = new Float32Array(labels);
  const speak = (square: number) => {
    for (let side = 0; side < 4; side++) {
      const other = beyond(size, square, side);
      if (other < 0) continue;
      for (let label = 0; label < labels; label++) {
        let odds = own[square * labels + label] as number;
        for (let from = 0; from < 4; from++)
          if (from !== side) odds *= heard[(square * 4 + from) * labels + label] as number;
        told[label] = odds;
      }
      const back = ACROSS[side] as number;
      const [mine, theirs] = [line(square * 4 + side), line(other * 4 + back)];
      const alike = 1 - PARTED + PARTED * mine * theirs;
      const to = (other * 4 + back) * labels;
      let sum = 0;
      for (let label = 0; label < labels; label++) {
        let odds = 0;
        for (let from = 0; from < labels; from++) {
          const fits =
            from === label ? (from > 0 ? alike : 1) : drop(from - label, boundary) * (from > label ? mine : theirs);
          odds += fits * (told[from] as number);
        }
        heard[to + label] = odds;
        sum += odds;
      }
      for (let label = 0; label < labels; label++) heard[to + label] = (heard[to + label] as number) / sum;
    }
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let square = 0; square < count; square++) speak(sweep % 2 === 0 ? square : count - 1 - square);
  }
  return believed(own, heard, count, labels);
}

/** How rare the edge of an area is, with so many levels between. */
function drop(levels: number, boundary: number): number {
  return boundary * STEEP ** (Math.abs(levels) - 1);
}

/** What a square is by itself: rarely anything, and off the map there is no area, so a line runs along the frame. */
function ownOdds(size: BoardSize, labels: number, line: (side: number) => number, boundary: number): Float32Array {
  const own = new Float32Array(size.width * size.height * labels);
  for (let square = 0; square < size.width * size.height; square++)
    for (let label = 0; label < labels; label++) {
      let odds = RARE ** label;
      for (let side = 0; side < 4; side++)
        if (label > 0 && beyond(size, square, side) < 0) odds *= drop(label, boundary) * line(square * 4 + side);
      own[square * labels + label] = odds;
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
