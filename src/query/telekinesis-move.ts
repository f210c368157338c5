import type { Square } from '../grid/square';
import { type MoveQuestion, makePlainReachQuestion, type ReachQuestion, type Ruleset } from '../rules/ruleset';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import type { MapAnswer, MapTarget } from './map-answer';

/** Id of telekinesis, as a kind of move and as a kind of attack. */
export const LIFT_KIND = 'telekinesis';

/**
 * Makes the question in which `mover` moves a figure or an object with telekinesis. `lifted` is the id of the figure or
 * object.
 */
export function makeLiftQuestion(mover: string, lifted: string): ReachQuestion {
  return { ...makePlainReachQuestion(lifted), by: mover, action: LIFT_KIND };
}

/**
 * Answers a move of another piece to a square by telekinesis. Moves the piece that the players chose, or else the first
 * piece that may be moved to the square.
 */
export function askLift(
  ruleset: Ruleset,
  position: Position,
  mover: Piece,
  target: MapTarget,
  square: Square,
  kinds: readonly string[],
  wanted: string | null,
): MapAnswer | null {
  // Telekinesis cannot move larger bases.
  const figures = position.pieces.filter((each) => each !== mover && each.squares.length === 1).map(({ id }) => id);
  const lifts = [...position.objects.map(({ id }) => id), ...figures];
  const chosen = lifts.find((id) => id === wanted);
  let found: { question: MoveQuestion; move: ReturnType<Ruleset['move']> } | null = null;
  for (const id of chosen === undefined ? lifts : [chosen]) {
    const question = { ...makeLiftQuestion(mover.id, id), to: [square] };
    const move = ruleset.move(position, question);
    found ??= { question, move };
    if (!move.legal) continue;
    found = { question, move };
    break;
  }
  if (!found) return null;
  const { question, move } = found;
  const speed = ruleset.reach(position, question).speed.total;
  return {
    mode: 'move',
    target,
    to: question.to,
    question,
    move,
    budget: { unit: 'squares', of: speed },
    passengers: [],
    lifts,
    kinds,
    chosen: LIFT_KIND,
  };
}
