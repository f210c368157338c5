import { BLOCKING } from '../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPieceOn, type Position } from '../../table/position';
import type { Citation, KnockBackAnswer, Note, NoteCode, Reason, ValueChange } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { KnockBackQuestion } from '../ruleset';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import { applyReductions, makeUnmodifiedValue } from './modified-value';
import { findNearestSquares, requirePiece } from './places';
import { listEffects } from './powers';
import { getCrossedEdge, groundFlankRules, isClosedCorner, isWall, type Step, stepFrom } from './steps';

/** Rules of an edition for knock back. The table in section 6 of `readings` compares the editions. */
export interface KnockBackRules {
  readonly never: (piece: Piece) => boolean;
  readonly citeNever: Citation;
  /** Returns the number of squares that a figure is knocked back if it takes this number of clicks. */
  readonly squares: (taken: number) => number;
  readonly damage: {
    /** Clicks for knock back into blocking terrain, a wall, the map's edge, a closed corner or higher terrain. */
    readonly obstacle: number;
    readonly figure: number;
    readonly fall: (piece: Piece) => number;
    /** Clicks for knock back over the edge of higher terrain if the lower square is occupied. */
    readonly noRoomBelow: number;
  };
  /**
   * Returns the change that reduces knock back damage, or null if nothing does. `blasted`: the knock back is not from
   * an attack.
   */
  readonly reduction: (piece: Piece, blasted: boolean) => ValueChange | null;
  /**
   * Rules of a power that knocks back without an attack, such as Force Blast. Left out if the edition has no power with
   * this effect.
   */
  readonly blast?: BlastRules;
  readonly citeStop: Citation;
  readonly citeFall: Citation;
  readonly citePath: Citation;
  /** Whether knock back continues after a fall to lower terrain. If left out, the fall ends it. */
  readonly goesOnBelow?: true;
}

/** Rules of an edition for a power that knocks back without an attack, such as Force Blast. */
export interface BlastRules {
  readonly powers: readonly PowerEntry[];
  /** Whether the piece cannot be moved by the power. */
  readonly ignores: (piece: Piece) => boolean;
  /** Lists reasons why the attacker may not use the power on the target. */
  readonly reasons: (position: Position, attacker: Piece, target: Piece) => Reason[];
  readonly cite: Citation;
}

type Stop = { readonly damage: number; readonly note: Note; readonly moves: boolean };

/**
 * Answers where a figure is knocked back to, and how much damage it takes. All squares of a larger base move together.
 */
export function answerKnockBack(
  position: Position,
  question: KnockBackQuestion,
  rules: KnockBackRules,
): KnockBackAnswer {
  const target = requirePiece(position, question.target);
  const here = target.squares[0]!;
  const blasted = question.power !== undefined;
  const reasons = blasted ? blastReasons(position, question, target, rules) : [];
  const legal = reasons.length === 0;
  if (blasted ? (rules.blast?.ignores(target) ?? true) : rules.never(target)) {
    const cited = blasted && rules.blast ? rules.blast.cite : rules.citeNever;
    const notes = [note('never-knocked-back', cited, [pieceMark(target.id)])];
    return { legal, reasons, to: target.squares, damage: 0, path: [here], notes };
  }
  const direction = awayFrom(position, question, target);
  const path: Square[] = [here];
  let damage = 0;
  const notes: Note[] = [];
  for (let left = direction ? rules.squares(question.taken) : 0; left > 0; left--) {
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
    if (!stop.moves || !rules.goesOnBelow) break;
  }
  const off = rules.reduction(target, blasted);
  const taken = off ? applyReductions(makeUnmodifiedValue(damage), [off]).total : damage;
  const moved = path.at(-1)! - here;
  return { legal, reasons, to: target.squares.map((square) => square + moved), damage: taken, path, notes };
}

function blastReasons(position: Position, question: KnockBackQuestion, target: Piece, rules: KnockBackRules): Reason[] {
  const attacker = requirePiece(position, question.attacker);
  const able = listEffects(rules.blast?.powers ?? [], attacker, 'blast').some(
    ({ power }) => power.id === question.power,
  );
  const lacking = able ? [] : [reason('power-forbids', rules.citePath, [pieceMark(attacker.id)])];
  return [...lacking, ...(rules.blast?.reasons(position, attacker, target) ?? [])];
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
function stopAt(
  position: Position,
  rules: KnockBackRules,
  target: Piece,
  from: Square,
  step: Step | null,
): Stop | null {
  const obstacle = (code: NoteCode, mark: Note['marks'][number]): Stop => ({
    damage: rules.damage.obstacle,
    note: note(code, rules.citeStop, [mark]),
    moves: false,
  });
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
  if (rise < 0) {
    if (standing)
      return {
        damage: rules.damage.noRoomBelow,
        note: note('ends-at-figure', rules.citeFall, [pieceMark(standing.id)]),
        moves: false,
      };
    return {
      damage: rules.damage.fall(target),
      note: note('falls', rules.citeFall, [squareMark(step.to)]),
      moves: true,
    };
  }
  if (standing)
    return {
      damage: rules.damage.figure,
      note: note('ends-at-figure', rules.citeStop, [pieceMark(standing.id)]),
      moves: false,
    };
  return null;
}
