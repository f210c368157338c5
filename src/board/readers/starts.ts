import { DIRECTIONS } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';
import type { Board } from '../board';
import { summarizeSquares, type Warnings } from './warnings';

/** Sides assigned to the starting areas in order: from the top, then from the left. */
const SIDES = ['red', 'blue', 'green', 'violet'] as const;

/**
 * Makes starting areas from the zones of a file, which names no sides. Two separate zones become two areas; any other
 * number of zones is split at the middle of the map. Zones for four players are used only if there are no zones for
 * two.
 */
export function readStartingAreas(
  board: Board,
  zone: readonly Square[],
  zoneOfFour: readonly Square[],
  warnings: Warnings,
): Map<string, readonly Square[]> {
  if (zone.length > 0) {
    if (zoneOfFour.length > 0) warnings.add('starts-unplaced', summarizeSquares(zoneOfFour));
    const groups = groupsOf(zone);
    return named(groups.length === 2 ? groups : halves(board, zone));
  }
  const groups = groupsOf(zoneOfFour);
  if (groups.length > SIDES.length)
    warnings.add('starts-unplaced', summarizeSquares(groups.slice(SIDES.length).flat()));
  return named(groups.slice(0, SIDES.length));
}

function named(groups: readonly (readonly Square[])[]): Map<string, readonly Square[]> {
  return new Map(
    groups.flatMap((group, index) => (group.length > 0 ? [[SIDES[index] as string, group] as const] : [])),
  );
}

/** Groups squares that are connected by their sides or corners, in the order of their first square. */
function groupsOf(squares: readonly Square[]): Square[][] {
  const left = new Set(squares);
  const groups: Square[][] = [];
  for (const first of squares) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let at = 0; at < group.length; at++) {
      for (const { step } of DIRECTIONS)
        if (left.delete((group[at] as Square) + step)) group.push((group[at] as Square) + step);
    }
    groups.push(group.sort((a, b) => a - b));
  }
  return groups;
}

/**
 * Splits a zone at the middle of the map, along the axis on which its squares are nearer to the sides. Distances count in
 * proportion to the map, because the zones of a wide map are also at its top and bottom.
 */
function halves(board: Board, zone: readonly Square[]): [Square[], Square[]] {
  const fromMiddleX = (square: Square) => (2 * xOf(square) + 1) / board.width - 1;
  const fromMiddleY = (square: Square) => (2 * yOf(square) + 1) / board.height - 1;
  const spread = (from: (square: Square) => number) => zone.reduce((sum, square) => sum + Math.abs(from(square)), 0);
  const from = spread(fromMiddleY) >= spread(fromMiddleX) ? fromMiddleY : fromMiddleX;
  return [zone.filter((square) => from(square) <= 0), zone.filter((square) => from(square) > 0)];
}
