import { BLOCKING } from '../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import { findPieceOn, type Position } from '../../table/position';
import type { KnockBackAnswer, Note, NoteCode, Reason } from '../answer';
import type { KnockBackQuestion } from '../ruleset';
import { listNonAdjacencyReasons } from './adjacency';
import { findDamageReduction } from './attack';
import { attackRules } from './attack-reasons';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import type { DialRules } from './dial-rules';
import { listFirstRoundReasons } from './first-round';
import { isFlier } from './flight';
import { applyReductions, makeUnmodifiedValue } from './modified-value';
import { findNearestSquares, pieceAsPlace, requirePiece } from './places';
import { hasEffect, listEditionEffects, listEffects } from './powers';
import { getCrossedEdge, groundFlankRules, isClosedCorner, isWall, type Step, stepFrom } from './steps';

/** Whether attacks never knock a piece back. Larger bases and figures with some powers always remain. */
function isSteadfast({ powers }: DialRules, piece: Piece): boolean {
  return piece.squares.length > 1 || hasEffect(powers, piece, 'stand-fast');
}

/** Whether a piece remains where it is. `blasted`: a power pushes it without an attack. */
function remains(rules: DialRules, piece: Piece, blasted: boolean): boolean {
  if (!blasted) return rules.harmlessKnockBack === null && isSteadfast(rules, piece);
  if (listEditionEffects(rules.powers, 'blast').length === 0) return true;
  return rules.steadfastResistBlast ? isSteadfast(rules, piece) : piece.squares.length > 1;
}

type Stop = { readonly damage: number; readonly note: Note; readonly moves: boolean };

/**
 * Answers where a figure is knocked back to, and how much damage it takes. All squares of a larger base move together.
 */
export function answerKnockBack(position: Position, question: KnockBackQuestion, rules: DialRules): KnockBackAnswer {
  const target = requirePiece(position, question.target);
  const here = target.squares[0]!;
  const blasted = question.power !== undefined;
  const reasons = blasted ? blastReasons(position, question, target, rules) : [];
  const legal = reasons.length === 0;
  if (remains(rules, target, blasted)) {
    const notes = [note('never-knocked-back', rules.passages['knock-back-never'], [pieceMark(target.id)])];
    return { legal, reasons, to: target.squares, damage: 0, path: [here], notes };
  }
  const direction = awayFrom(position, question, target);
  const path: Square[] = [here];
  let damage = 0;
  const notes: Note[] = [];
  for (let left = direction ? (rules.harmlessKnockBack ?? question.taken) : 0; left > 0; left--) {
    const moved = path.at(-1)! - here;
    const stops = target.squares
      .map((square) =>
        stopAt(position, rules, target, square + moved, stepFrom(position.board, square + moved, direction!)),
      )
      .filter((stop) => stop !== null);
    const stop = stops.find((each) => !each.moves) ?? stops[0];
    if (!stop || stop.moves) path.push(path.at(-1)! + direction!.step);
    if (!stop) continue;
    damage = stop.damage;
    notes.push(stop.note);
    // Harmless knock back continues after a fall to lower terrain.
    if (!stop.moves || rules.harmlessKnockBack === null) break;
  }
  // A figure that takes damage without an attack is not a target.
  const off = findDamageReduction(attackRules(rules), target, !blasted);
  const taken = off ? applyReductions(makeUnmodifiedValue(damage), [off]).total : damage;
  const moved = path.at(-1)! - here;
  return { legal, reasons, to: target.squares.map((square) => square + moved), damage: taken, path, notes };
}

/** Lists reasons why the attacker may not use a power that knocks the target back without an attack. */
function blastReasons(position: Position, question: KnockBackQuestion, target: Piece, rules: DialRules): Reason[] {
  const { neighbours, passages, powers } = rules;
  const attacker = requirePiece(position, question.attacker);
  const able = listEffects(powers, attacker, 'blast').some(({ power }) => power.id === question.power);
  const lacking = able ? [] : [reason('power-forbids', passages['knock-back'], [pieceMark(attacker.id)])];
  if (listEditionEffects(powers, 'blast').length === 0) return lacking;
  const cited = passages['blast-target'];
  return [
    ...lacking,
    ...(attacker.tokens >= 2 ? [reason('two-tokens', passages.pushing, [pieceMark(attacker.id)])] : []),
    ...(areFriendly(position, attacker.side, target.side) ? [reason('ally', cited, [pieceMark(target.id)])] : []),
    ...listNonAdjacencyReasons(
      position,
      { ...neighbours, citeSeparation: () => cited },
      pieceAsPlace(attacker),
      pieceAsPlace(target),
    ),
    ...listFirstRoundReasons(rules, position, attacker, [target]),
  ];
}

/**
 * Returns the chosen knock back direction, or else the one directly away from the attacker. Null if no direction was
 * chosen and no straight line exists.
 */
function awayFrom(position: Position, question: KnockBackQuestion, target: Piece): Direction | null {
  if (question.direction !== null) return DIRECTIONS[question.direction] ?? null;
  return findStraightDirection(requirePiece(position, question.attacker), target);
}

/** Returns the direction directly away from the attacker. Null if no straight line connects attacker and target. */
export function findStraightDirection(attacker: Piece, target: Piece): Direction | null {
  const straight = attacker.squares
    .map((square) => straightDirection(square, target.squares[0]!))
    .find((each) => each !== null);
  const [from, to] = findNearestSquares(attacker.squares, target.squares);
  return straightDirection(from, to) ?? straight ?? null;
}

/**
 * Lists knock back directions for an attacker without a straight line to the target, those closest to the line between
 * the two figures first.
 */
export function findDirectionsAway(attacker: Piece, target: Piece): Direction[] {
  const [from, to] = findNearestSquares(attacker.squares, target.squares);
  const [x, y] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const along = ({ dx, dy }: Direction) => dx * x + dy * y;
  // A diagonal step is longer by √2. Comparing squared lengths keeps the result exact.
  const near = (each: Direction) => (along(each) ** 2 * 2) / (each.dx !== 0 && each.dy !== 0 ? 2 : 1);
  return DIRECTIONS.filter((each) => along(each) > 0).sort((a, b) => near(b) - near(a));
}

/** Returns the obstacle or fall that stops knock back at this step. Null if the path continues. */
function stopAt(position: Position, rules: DialRules, target: Piece, from: Square, step: Step | null): Stop | null {
  const { passages, harmlessKnockBack } = rules;
  const stop = (
    code: NoteCode,
    mark: Note['marks'][number],
    damage: number,
    cite = passages['knock-back-stop'],
  ): Stop => ({
    damage: harmlessKnockBack === null ? damage : 0,
    note: note(code, cite, [mark]),
    moves: code === 'falls',
  });
  const obstacle = (code: NoteCode, mark: Note['marks'][number]): Stop => stop(code, mark, 1);
  if (!step) return obstacle('ends-at-edge', squareMark(from));
  const { board } = position;
  if (step.flanks === null && isWall(board, getCrossedEdge(step)))
    return obstacle('ends-at-wall', edgeMark(getCrossedEdge(step)));
  if (isClosedCorner(board, step, groundFlankRules(board))) return obstacle('ends-at-blocking', squareMark(step.to));
  if ((board.terrain[step.to]! & BLOCKING) !== 0) return obstacle('ends-at-blocking', squareMark(step.to));
  const rise = board.levels[step.to]! - board.levels[from]!;
  if (rise > 0) return obstacle('ends-at-elevated', squareMark(step.to));
  const inTheWay = findPieceOn(position, step.to);
  const standing = inTheWay !== null && inTheWay !== target ? inTheWay : null;
  const below = passages['knock-back-fall'];
  if (rise < 0)
    return standing
      ? stop('ends-at-figure', pieceMark(standing.id), 1, below)
      : stop('falls', squareMark(step.to), isFlier(rules, target) ? 0 : 2, below);
  return standing ? stop('ends-at-figure', pieceMark(standing.id), 0) : null;
}
