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

/** No modifier of this game is capped. */
export const NO_LIMIT: TallyLaw = { limit: null, limitCite: cite('Combat') };

/** Squares that a shot goes without losing strength. */
const BEST_RANGE = 3;
const DISTANCE = cite('Combat: Ranged Attacks (Distance Penalty & Aiming)');
const OBSTRUCTION = cite('Combat: Ranged Attacks (Obstruction Defense)');

/** "Distance Penalty & Aiming": a point for each square past the third, less the points of aim; never below 0. */
export function strengthAfter(strength: number, attack: Attack, squares: number, aim: number): Tally {
  const past = attack === 'melee' ? 0 : Math.max(0, squares - BEST_RANGE);
  const changes = [modifier('distance', -past, DISTANCE), modifier('aim', Math.min(aim, past), DISTANCE)];
  return tally(strength, changes, NO_LIMIT);
}

/** Something in the way of a shot, and what it takes off. */
interface Obstacle {
  readonly change: Change;
  readonly mark: Mark;
}

/**
 * "Obstruction Defense": what stands in the way of a shot from one centre to another. Things count where the target is adjacent
 * to them, anybody in the way counts 1, and neither end's own square does. `hurled` is a thing no longer there.
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
    // Of what was hurled only the tokens that lay on it are left there.
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

/** What obstructions take off a shot. */
export function obstructions(...shot: Parameters<typeof obstacles>): Change[] {
  return obstacles(...shot).map(({ change }) => change);
}

/** Where they stand, for the line to show. */
export function obstructionMarks(...shot: Parameters<typeof obstacles>): Mark[] {
  return obstacles(...shot).map(({ mark }) => mark);
}

export function sumOf(changes: readonly Change[]): number {
  return changes.reduce((sum, change) => sum + change.by, 0);
}
