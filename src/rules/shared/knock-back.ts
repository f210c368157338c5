import { BLOCKING } from '../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPieceOn, type Position } from '../../table/position';
import type { Citation, KnockBackAnswer, Note, NoteCode, Reason, ValueChange } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { KnockBackQuestion } from '../ruleset';
import { edgeMark, note, pieceMark, reason, squareMark } from './cite';
import { applyReductions, unchangedValue } from './modified-value';
import { nearestPair, requirePiece } from './places';
import { listEffects } from './powers';
import { edgeOf, groundFlanks, isClosedCorner, isWall, type Step, stepFrom } from './steps';

/** Rules of an edition for knock back, as in the table of `readings` section 6. */
export interface KnockBackRules {
  readonly never: (piece: Piece) => boolean;
  readonly citeNever: Citation;
  /** Returns the number of squares for clicks taken. */
  readonly squares: (taken: number) => number;
  readonly damage: {
    /** Damage at blocking terrain, a wall, the map's edge, a closed corner or the foot of higher terrain. */
    readonly obstacle: number;
    readonly figure: number;
    readonly fall: (piece: Piece) => number;
    /** Damage if the first lower square is occupied. */
    readonly noRoomBelow: number;
  };
  /** Returns the reduction of knock back damage. `blasted`: not caused by an attack. */
  readonly reduction: (piece: Piece, blasted: boolean) => ValueChange | null;
  /** Rules of a power that pushes without an attack, such as Force Blast. Left out if the edition has none. */
  readonly blast?: BlastRules;
  readonly citeStop: Citation;
  readonly citeFall: Citation;
  readonly citePath: Citation;
  /** Whether the path continues after a fall to lower terrain. Otherwise it ends there. */
  readonly goesOnBelow?: true;
}

/** Rules of an edition for a power that pushes without an attack. */
export interface BlastRules {
  readonly powers: readonly PowerEntry[];
  /** Whether the power does not move the piece. */
  readonly ignores: (piece: Piece) => boolean;
  /** Lists reasons against the power. */
  readonly reasons: (position: Position, attacker: Piece, target: Piece) => Reason[];
  readonly cite: Citation;
}

type Stop = { readonly damage: number; readonly note: Note; readonly moves: boolean };

/** Answers where a figure is knocked back to, and its damage. A larger base moves as a block. */
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
  const taken = off ? applyReductions(unchangedValue(damage), [off]).total : damage;
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

/** Returns the chosen direction, or else directly away from the attacker. Null if neither exists. */
function awayFrom(position: Position, question: KnockBackQuestion, target: Piece): Direction | null {
  if (question.direction !== null) return DIRECTIONS[question.direction] ?? null;
  return findStraightDirection(requirePiece(position, question.attacker), target);
}

/** Returns the direction directly away from the attacker. Null if no line between them is straight. */
export function findStraightDirection(attacker: Piece, target: Piece): Direction | null {
  const straight = attacker.squares
    .map((square) => straightDirection(square, target.squares[0]!))
    .find((each) => each !== null);
  const [from, to] = nearestPair(attacker.squares, target.squares);
  return straightDirection(from, to) ?? straight ?? null;
}

/**
 * Lists directions away from an attacker that has no straight line to its target, those closest to the line between
 * them first.
 */
export function findDirectionsAway(attacker: Piece, target: Piece): Direction[] {
  const [from, to] = nearestPair(attacker.squares, target.squares);
  const [x, y] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const along = ({ dx, dy }: Direction) => dx * x + dy * y;
  // A diagonal is longer by the root of 2. Comparing squares keeps the result exact.
  const near = (each: Direction) => (along(each) ** 2 * 2) / (each.dx !== 0 && each.dy !== 0 ? 2 : 1);
  return DIRECTIONS.filter((each) => along(each) > 0).sort((a, b) => near(b) - near(a));
}

/** Returns what ends the path at this step. Null if the path continues. */
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
  if (step.flanks === null && isWall(board, edgeOf(step))) return obstacle('ends-at-wall', edgeMark(edgeOf(step)));
  if (isClosedCorner(board, step, groundFlanks(board))) return obstacle('ends-at-blocking', squareMark(step.to));
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
