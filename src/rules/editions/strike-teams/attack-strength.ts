import { lineBetween } from '../../../grid/line-crossings';
import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Mark, ModifiedValue, ValueChange } from '../../answer';
import { areAdjacent } from '../../shared/adjacency';
import { pieceMark, squareMark } from '../../shared/cite';
import { requireAttackKind } from '../../shared/hit';
import { applyChanges, type ModifierRules, makeModifier } from '../../shared/modified-value';
import { cite } from './citations';
import { findDestructible, NEIGHBOURS } from './ground';

export const ATTACKS = ['melee', 'ranged', 'hurl'] as const;
export type AttackKind = (typeof ATTACKS)[number];

export function parseAttackKind(attack: string): AttackKind {
  return requireAttackKind(ATTACKS, attack);
}

/** Modifier rules without a cap, because this game does not limit modifiers. */
export const UNCAPPED_MODIFIERS: ModifierRules = { limit: null, limitCite: cite('Combat') };

/** Greatest range without a loss of strength, in squares. */
const BEST_RANGE = 3;
const DISTANCE = cite('Combat: Ranged Attacks (Distance Penalty & Aiming)');
const OBSTRUCTION = cite('Combat: Ranged Attacks (Obstruction Defense)');

/** "Distance Penalty & Aiming": subtracts a point for each square beyond the third, reduced by aim. Never below 0. */
export function strengthAtDistance(strength: number, attack: AttackKind, squares: number, aim: number): ModifiedValue {
  const past = attack === 'melee' ? 0 : Math.max(0, squares - BEST_RANGE);
  const changes = [makeModifier('distance', -past, DISTANCE), makeModifier('aim', Math.min(aim, past), DISTANCE)];
  return applyChanges(strength, changes, UNCAPPED_MODIFIERS);
}

/** Obstacle in the line of a shot, with the strength that it subtracts. */
interface Obstacle {
  readonly change: ValueChange;
  readonly mark: Mark;
}

/**
 * "Obstruction Defense": lists the obstacles between two centres, without the squares of both ends. Objects count if
 * the target is adjacent to them. Each figure counts 1. `hurled` is the square that a hurled object has left.
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
    const left = square === hurled ? (position.heaps?.get(square)?.[0] ?? null) : findDestructible(position, square);
    if (!left?.strength || place.squares.includes(square)) continue;
    if (!areAdjacent(position, NEIGHBOURS, { squares: [square], piece: null }, place)) continue;
    found.push({ change: makeModifier('object-in-the-way', left.strength, OBSTRUCTION), mark: squareMark(square) });
  }
  const inTheWay = position.pieces.filter(
    (piece) =>
      piece !== target &&
      !piece.squares.includes(from) &&
      !piece.squares.includes(to) &&
      piece.squares.some((square) => crossed.includes(square)),
  );
  const figures = inTheWay.map(({ id }): Obstacle => {
    return { change: makeModifier('figure-in-the-way', 1, OBSTRUCTION), mark: pieceMark(id) };
  });
  return [...found, ...figures];
}

/** Lists the reductions of a shot by obstructions. */
export function listObstructions(...shot: Parameters<typeof obstacles>): ValueChange[] {
  return obstacles(...shot).map(({ change }) => change);
}

/** Lists map marks of the obstructions, which are displayed with the line of fire. */
export function listObstructionMarks(...shot: Parameters<typeof obstacles>): Mark[] {
  return obstacles(...shot).map(({ mark }) => mark);
}

export function sumChanges(changes: readonly ValueChange[]): number {
  return changes.reduce((sum, change) => sum + change.by, 0);
}
