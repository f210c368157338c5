import { BLOCKING } from '../../board/terrain';
import { DIRECTIONS, type Direction, straightDirection } from '../../grid/direction';
import { type Square, xOf, yOf } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPieceOn, type Position } from '../../table/position';
import type { Change, Citation, KnockBackAnswer, Note, NoteCode, Reason } from '../answer';
import type { PowerEntry } from '../power-entry';
import type { KnockBackQuestion } from '../ruleset';
import { note, onEdge, onPiece, onSquare, reason } from './cite';
import { knownPiece, nearestPair } from './places';
import { effectsOf } from './powers';
import { edgeOf, groundFlanks, isShut, isWall, type Step, stepFrom } from './steps';
import { plainTally, reduced } from './tally';

/** How an edition knocks figures back; the table of `readings` section 6. */
export interface KnockBackLaw {
  readonly never: (piece: Piece) => boolean;
  readonly citeNever: Citation;
  /** Squares for clicks taken. */
  readonly squares: (taken: number) => number;
  readonly damage: {
    /** Blocking terrain, a wall, the map's edge, a shut corner, the foot of higher ground. */
    readonly obstacle: number;
    readonly figure: number;
    readonly fall: (piece: Piece) => number;
    /** The first lower square is taken. */
    readonly noRoomBelow: number;
  };
  /** What takes knock back damage off; `blasted` where no attack brought it. */
  readonly reduction: (piece: Piece, blasted: boolean) => Change | null;
  /** A power that pushes by itself, such as force blast; left out where the edition has none. */
  readonly blast?: BlastLaw;
  readonly citeStop: Citation;
  readonly citeFall: Citation;
  readonly citePath: Citation;
  /** Whether a fall to lower ground leaves the path going on; it ends there otherwise. */
  readonly goesOnBelow?: true;
}

/** How an edition lets a power push by itself. */
export interface BlastLaw {
  readonly powers: readonly PowerEntry[];
  /** Whom it does not move. */
  readonly ignores: (piece: Piece) => boolean;
  /** What forbids the power here. */
  readonly reasons: (position: Position, attacker: Piece, target: Piece) => Reason[];
  readonly cite: Citation;
}

type Stop = { readonly damage: number; readonly note: Note; readonly moves: boolean };

/** Where a figure ends that is knocked straight away, and what that costs it. A larger base goes as a block. */
export function knockBackAnswer(position: Position, question: KnockBackQuestion, law: KnockBackLaw): KnockBackAnswer {
  const target = knownPiece(position, question.target);
  const here = target.squares[0]!;
  const blasted = question.power !== undefined;
  const reasons = blasted ? blastReasons(position, question, target, law) : [];
  const legal = reasons.length === 0;
  if (blasted ? (law.blast?.ignores(target) ?? true) : law.never(target)) {
    const cited = blasted && law.blast ? law.blast.cite : law.citeNever;
    const notes = [note('never-knocked-back', cited, [onPiece(target.id)])];
    return { legal, reasons, to: target.squares, damage: 0, path: [here], notes };
  }
  const direction = awayFrom(position, question, target);
  const path: Square[] = [here];
  let damage = 0;
  const notes: Note[] = [];
  for (let left = direction ? law.squares(question.taken) : 0; left > 0; left--) {
    const moved = path.at(-1)! - here;
    const stops = target.squares
      .map((square) =>
        stopAt(position, law, target, square + moved, stepFrom(position.board, square + moved, direction!)),
      )
      .filter((stop) => stop !== null);
    const stop = stops.find((each) => !each.moves) ?? stops[0];
    if (!stop || stop.moves) path.push(path.at(-1)! + direction!.step);
    if (!stop) continue;
    damage = stop.damage;
    notes.push(stop.note);
    if (!stop.moves || !law.goesOnBelow) break;
  }
  const off = law.reduction(target, blasted);
  const taken = off ? reduced(plainTally(damage), [off]).total : damage;
  const moved = path.at(-1)! - here;
  return { legal, reasons, to: target.squares.map((square) => square + moved), damage: taken, path, notes };
}

function blastReasons(position: Position, question: KnockBackQuestion, target: Piece, law: KnockBackLaw): Reason[] {
  const attacker = knownPiece(position, question.attacker);
  const able = effectsOf(law.blast?.powers ?? [], attacker, 'blast').some(({ power }) => power.id === question.power);
  const lacking = able ? [] : [reason('power-forbids', law.citePath, [onPiece(attacker.id)])];
  return [...lacking, ...(law.blast?.reasons(position, attacker, target) ?? [])];
}

/** The direction asked for, else straight away from the attacker; null where neither says. */
function awayFrom(position: Position, question: KnockBackQuestion, target: Piece): Direction | null {
  if (question.direction !== null) return DIRECTIONS[question.direction] ?? null;
  return straightAway(knownPiece(position, question.attacker), target);
}

/** The direction straight away from the attacker; null where no line between them is straight. */
export function straightAway(attacker: Piece, target: Piece): Direction | null {
  const straight = attacker.squares
    .map((square) => straightDirection(square, target.squares[0]!))
    .find((each) => each !== null);
  const [from, to] = nearestPair(attacker.squares, target.squares);
  return straightDirection(from, to) ?? straight ?? null;
}

/** Directions that lead farther from an attacker who stands on no straight line with its target, the one nearest to the line between them first. */
export function waysAway(attacker: Piece, target: Piece): Direction[] {
  const [from, to] = nearestPair(attacker.squares, target.squares);
  const [x, y] = [xOf(to) - xOf(from), yOf(to) - yOf(from)];
  const along = ({ dx, dy }: Direction) => dx * x + dy * y;
  // A diagonal is longer by the root of 2, and the squares are compared, for that stays exact.
  const near = (each: Direction) => (along(each) ** 2 * 2) / (each.dx !== 0 && each.dy !== 0 ? 2 : 1);
  return DIRECTIONS.filter((each) => along(each) > 0).sort((a, b) => near(b) - near(a));
}

/** What ends the path at this step; null where it goes on. */
function stopAt(position: Position, law: KnockBackLaw, target: Piece, from: Square, step: Step | null): Stop | null {
  const obstacle = (code: NoteCode, mark: Note['marks'][number]): Stop => ({
    damage: law.damage.obstacle,
    note: note(code, law.citeStop, [mark]),
    moves: false,
  });
  if (!step) return obstacle('ends-at-edge', onSquare(from));
  const { board } = position;
  if (step.flanks === null && isWall(board, edgeOf(step))) return obstacle('ends-at-wall', onEdge(edgeOf(step)));
  if (isShut(board, step, groundFlanks(board))) return obstacle('ends-at-blocking', onSquare(step.to));
  if ((board.terrain[step.to]! & BLOCKING) !== 0) return obstacle('ends-at-blocking', onSquare(step.to));
  const rise = board.levels[step.to]! - board.levels[from]!;
  if (rise > 0) return obstacle('ends-at-elevated', onSquare(step.to));
  const inTheWay = findPieceOn(position, step.to);
  const standing = inTheWay !== null && inTheWay !== target ? inTheWay : null;
  if (rise < 0) {
    if (standing)
      return {
        damage: law.damage.noRoomBelow,
        note: note('ends-at-figure', law.citeFall, [onPiece(standing.id)]),
        moves: false,
      };
    return {
      damage: law.damage.fall(target),
      note: note('falls', law.citeFall, [onSquare(step.to)]),
      moves: true,
    };
  }
  if (standing)
    return {
      damage: law.damage.figure,
      note: note('ends-at-figure', law.citeStop, [onPiece(standing.id)]),
      moves: false,
    };
  return null;
}
