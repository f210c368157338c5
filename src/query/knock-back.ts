import { hasSquare } from '../board/board';
import { PRINTED_OBJECT } from '../board/terrain';
import { DIRECTIONS, squaresAround } from '../grid/direction';
import { type Square, xOf, yOf } from '../grid/square';
import type { HitAnswer } from '../rules/answer';
import type { HitQuestion, Ruleset } from '../rules/ruleset';
import type { Piece } from '../table/piece';
import { findPiece, type Position } from '../table/position';
import type { KnockBackOptions } from './map-answer';
import type { SquareChoice } from './open-question-answers';
import { computeClicksDealt, type QuestionTerms } from './question-terms';

/** Lists the squares of printed objects beside a figure. */
export function listHurlableObjects({ board }: Position, attacker: Piece): Square[] {
  const printed = (square: Square) => hasSquare(board, square) && ((board.terrain[square] ?? 0) & PRINTED_OBJECT) !== 0;
  return squaresAround(attacker.squares).filter(printed);
}

/** Returns the square of the first printed object beside a figure; null if there is no object. */
export function findHurlableObject(position: Position, attacker: Piece): Square | null {
  return listHurlableObjects(position, attacker)[0] ?? null;
}

/** Answers where a hit on doubles pushes the only target of an attack. Null if the attack has no roll or no damage. */
export function askKnockBack(
  ruleset: Ruleset,
  position: Position,
  hit: HitAnswer,
  { attacker, targets }: HitQuestion,
  terms: QuestionTerms,
): KnockBackOptions | null {
  const [target] = hit.targets;
  if (!target || !terms.doubles || targets.length > 1 || target.needs === null) return null;
  const taken = computeClicksDealt(hit, target.target, terms);
  if (taken < 1) return null;
  const { direction } = terms.doubles;
  const ask = (way: number | null) =>
    ruleset.knockBack(position, { attacker, target: target.target, taken, direction: way });
  const straight = ask(null);
  // Without a straight line the edition cannot choose a direction, so the players choose.
  const stays = straight.path.length < 2 && straight.notes.length === 0;
  const choices = (stays ? listDirectionsAway(position, attacker, target.target) : []).map((way) => ({
    direction: way,
    to: ask(way).to,
  }));
  if (choices.length === 0) return { choices, direction: null, answer: straight };
  return { choices, direction, answer: direction === null ? null : ask(direction) };
}

/** Lists the places on the map where a knock back of a question without a game can end. */
export function listKnockBackPlaces(options: KnockBackOptions | null): readonly SquareChoice[] {
  return (options?.choices ?? []).map(({ direction, to }) => ({
    squares: to,
    chosen: options?.direction === direction,
    direction,
    change: { doubles: { direction } },
  }));
}

/**
 * Returns the two directions nearest to the line from attacker to target, if the line is neither straight nor exactly
 * diagonal.
 */
function listDirectionsAway(position: Position, attacker: string, target: string): readonly number[] {
  const from = findPiece(position, attacker)?.squares[0];
  const to = findPiece(position, target)?.squares[0];
  if (from === undefined || to === undefined) return [];
  const [dx, dy] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const along = Math.abs(dx) > Math.abs(dy) ? { dx: Math.sign(dx), dy: 0 } : { dx: 0, dy: Math.sign(dy) };
  const ways = [along, { dx: Math.sign(dx), dy: Math.sign(dy) }];
  return ways.map((way) => DIRECTIONS.findIndex((each) => each.dx === way.dx && each.dy === way.dy));
}
