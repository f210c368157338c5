import { lineBetween } from '../../../grid/line-crossings';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, Mark, Tally } from '../../answer';
import { areAdjacent } from '../../shared/adjacency';
import { knownAttack } from '../../shared/can-hit';
import { onPiece, onSquare } from '../../shared/cite';
import { modifier, type TallyLaw, tally } from '../../shared/tally';
import { cite } from './citations';
import { NEIGHBOURS, thingOn } from './ground';

export const ATTACKS = ['melee', 'ranged', 'hurl'] as const;
export type Attack = (typeof ATTACKS)[number];

export function attackNamed(attack: string): Attack {
  return knownAttack(ATTACKS, attack);
}

/** Modifiers have no cap in this game. */
export const NO_LIMIT: TallyLaw = { limit: null, limitCite: cite('Combat') };

/** Greatest range without a loss of strength, in squares. */
const BEST_RANGE = 3;
const DISTANCE = cite('Combat: Ranged Attacks (Distance Penalty & Aiming)');
const OBSTRUCTION = cite('Combat: Ranged Attacks (Obstruction Defense)');

/** "Distance Penalty & Aiming": subtracts a point for each square beyond the third, reduced by aim. Never below 0. */
export function strengthAfter(strength: number, attack: Attack, squares: number, aim: number): Tally {
  const past = attack === 'melee' ? 0 : Math.max(0, squares - BEST_RANGE);
  const changes = [modifier('distance', -past, DISTANCE), modifier('aim', Math.min(aim, past), DISTANCE)];
  return tally(strength, changes, NO_LIMIT);
}

/** Obstacle of a shot, with the strength that it subtracts. */
interface Obstacle {
  readonly change: Change;
  readonly mark: Mark;
}

/**
 * "Obstruction Defense": lists the obstacles between two centres, without the squares of both ends. Objects count if
 * the target is adjacent to them. Each figure counts 1. `hurled` is an object that is no longer there.
 */
function obstacles(
  position: Position,
  from: Square,
  to: Square,
  target: Piece | null,
  hurled: Square | null,
): Obstacle[] {
  const found: Obstacle[] = [];
  const place = { squares: target?.squares ?? [to], piece: target };
  const crossed = [...lineBetween(from, to).squares].map((offset) => from + offset);
  for (const square of crossed) {
    // On the square of a hurled object only tokens remain.
    const left = square === hurled ? (position.heaps?.get(square)?.[0] ?? null) : thingOn(position, square);
    if (!left?.strength || place.squares.includes(square)) continue;
    if (!areAdjacent(position, NEIGHBOURS, { squares: [square], piece: null }, place)) continue;
    found.push({ change: modifier('object-in-the-way', left.strength, OBSTRUCTION), mark: onSquare(square) });
  }
  const inTheWay = position.pieces.filter(
    (piece) =>
      piece !== target &&
      !piece.squares.includes(from) &&
      !piece.squares.includes(to) &&
      piece.squares.some((square) => crossed.includes(square)),
  );
  const figures = inTheWay.map(({ id }): Obstacle => {
    return { change: modifier('figure-in-the-way', 1, OBSTRUCTION), mark: onPiece(id) };
  });
  return [...found, ...figures];
}

/** Lists the reductions of a shot by obstructions. */
export function obstructions(...shot: Parameters<typeof obstacles>): Change[] {
  return obstacles(...shot).map(({ change }) => change);
}

/** Lists the places of obstructions, for display with the line. */
export function obstructionMarks(...shot: Parameters<typeof obstacles>): Mark[] {
  return obstacles(...shot).map(({ mark }) => mark);
}

export function sumOf(changes: readonly Change[]): number {
  return changes.reduce((sum, change) => sum + change.by, 0);
}
