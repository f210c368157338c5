import type { Square } from '../../grid/square';
import type { Piece } from '../../table/piece';
import { findPieceOn, type Position } from '../../table/position';
import type { Citation, ModifiedValue, MoveAnswer, Note, ReachAnswer, ReachEnd, Reason, RefusalCode } from '../answer';
import type { MoveQuestion, ReachQuestion } from '../ruleset';
import { note, pieceMark, reason, squareMark } from './cite';
import { makeUnmodifiedValue } from './modified-value';
import {
  findPaths,
  listBaseFootprints,
  listHeadSquares,
  type MoveRules,
  mayEndAt,
  type PathSearchResult,
  type SecondMoveMode,
  type Walker,
} from './path-search';
import { requirePiece } from './places';

/** Rules of an edition for moving figures. */
export interface MovementRules {
  /** Lists reasons against the action that apply to any destination, such as two action tokens or a missing power. */
  readonly forbids: (position: Position, piece: Piece, question: ReachQuestion) => Reason[];
  /** Computes the figure's speed in this action, with all modifiers. */
  readonly speed: (position: Position, piece: Piece, question: ReachQuestion) => ModifiedValue;
  readonly moveRules: (position: Position, piece: Piece, question: ReachQuestion) => MoveRules;
  /** Returns a second mode of movement in this action, such as soaring. Null if the figure has only one mode. */
  readonly other?: (position: Position, piece: Piece, question: ReachQuestion) => SecondMoveMode | null;
  /** Returns the opponents that the figure must break away from, and the least d6 roll that succeeds. */
  readonly breakAway: (
    position: Position,
    piece: Piece,
    question: ReachQuestion,
  ) => { readonly from: readonly Piece[]; readonly least: number };
  /**
   * Returns the reason against ending the figure's move on an unoccupied square. If left out, the reason is blocking
   * terrain.
   */
  readonly unfit?: (
    position: Position,
    piece: Piece,
    square: Square,
  ) => { readonly code: RefusalCode; readonly cite: Citation };
  readonly citeWhy: (code: RefusalCode) => Citation;
  readonly citeBreakAway: Citation;
  readonly notes: (position: Position, piece: Piece, question: ReachQuestion) => Note[];
}

function setOut(
  position: Position,
  rules: MovementRules,
  question: ReachQuestion,
): {
  piece: Piece;
  walker: Walker;
  speed: ModifiedValue;
  leaving: ReturnType<MovementRules['breakAway']>;
  notes: Note[];
} {
  const piece = requirePiece(position, question.piece);
  const { goesOn } = question;
  const leaving = stillHeld(rules.breakAway(position, piece, question), goesOn?.free ?? []);
  const moveRules = rules.moveRules(position, piece, question);
  const other = rules.other?.(position, piece, question) ?? null;
  const walker = { board: position.board, squares: piece.squares, moveRules, other };
  const notes = rules.notes(position, piece, question);
  if (leaving.from.length > 0)
    notes.push(
      note(
        'break-away',
        rules.citeBreakAway,
        leaving.from.map((each) => pieceMark(each.id)),
      ),
    );
  const speed = goesOn ? makeUnmodifiedValue(goesOn.left) : rules.speed(position, piece, question);
  return { piece, walker, speed, leaving, notes };
}

function stillHeld(
  leaving: ReturnType<MovementRules['breakAway']>,
  free: readonly string[],
): ReturnType<MovementRules['breakAway']> {
  return { ...leaving, from: leaving.from.filter(({ id }) => !free.includes(id)) };
}

/** Returns the reachable head square with the least cost. Null if no head square is reachable. */
function cheapest(
  result: PathSearchResult,
  heads: readonly Square[],
): { readonly head: Square; readonly cost: number } | null {
  const reached = heads
    .map((head) => ({ head, cost: result.costTo(head) }))
    .filter(({ cost }) => cost >= 0)
    .sort((a, b) => a.cost - b.cost);
  return reached[0] ?? null;
}

/**
 * Answers whether the figure can move to the squares in question, with the cost of the cheapest path and every reason
 * against the move.
 */
export function answerMove(position: Position, rules: MovementRules, question: MoveQuestion): MoveAnswer {
  const { piece, walker, speed, leaving, notes } = setOut(position, rules, question);
  const reasons = rules.forbids(position, piece, question);
  const breakAway = leaving.from.length > 0 ? leaving.least : false;
  const staying =
    !walker.other?.first &&
    question.to.length === piece.squares.length &&
    question.to.every((square) => piece.squares.includes(square));
  if (staying)
    return { legal: reasons.length === 0, reasons, notes: [], cost: 0, breakAway: false, path: [piece.squares[0]!] };

  const ends = endReasons(position, rules, walker, piece, question);
  const heads = listHeadSquares(walker, question.to);
  const result = ends.length > 0 ? null : findPaths(walker, { limit: speed.total, ignoreStops: false });
  const way = result && cheapest(result, heads);
  reasons.push(...ends);
  if (ends.length === 0 && !way) {
    const code = failure(walker, heads, speed.total);
    reasons.push(reason(code, rules.citeWhy(code), question.to.map(squareMark)));
  }
  return {
    legal: reasons.length === 0,
    reasons,
    notes,
    cost: way?.cost ?? null,
    breakAway,
    path: way ? result.pathTo(way.head) : [],
  };
}

/** Lists reasons against ending a move on the squares in question: occupied squares or impossible terrain. */
function endReasons(
  position: Position,
  rules: MovementRules,
  walker: Walker,
  piece: Piece,
  question: MoveQuestion,
): Reason[] {
  const taken = question.to.filter((square) => {
    const standing = findPieceOn(position, square);
    return (
      standing !== null && standing !== piece && standing.id !== question.carrying && walker.moveRules.noEnd[square]
    );
  });
  const unfit = question.to.filter((square) => walker.moveRules.noEnd[square] && !taken.includes(square));
  const reasons: Reason[] = [];
  if (taken.length > 0) reasons.push(reason('occupied', rules.citeWhy('occupied'), taken.map(squareMark)));
  for (const square of unfit) {
    const { code, cite } = rules.unfit?.(position, piece, square) ?? {
      code: 'blocking',
      cite: rules.citeWhy('blocking'),
    };
    const same = reasons.findIndex((each) => each.code === code && each.cite.passage === cite.passage);
    const marks = [...(reasons[same]?.marks ?? []), squareMark(square)];
    if (same < 0) reasons.push(reason(code, cite, marks));
    else reasons[same] = reason(code, cite, marks);
  }
  return reasons;
}

/**
 * Returns why the figure cannot move there. `must-stop`: only a stop prevents the move. `no-path`: no speed is enough.
 * `too-far`: its speed is too low.
 */
function failure(walker: Walker, heads: readonly Square[], speed: number): 'must-stop' | 'no-path' | 'too-far' {
  const through = findPaths(walker, { limit: Number.POSITIVE_INFINITY, ignoreStops: true });
  const way = cheapest(through, heads);
  if (!way) return 'no-path';
  return way.cost <= speed ? 'must-stop' : 'too-far';
}

/** Lists all places where the figure may end its move, except its present place. */
export function answerReach(position: Position, rules: MovementRules, question: ReachQuestion): ReachAnswer {
  const { piece, walker, speed, leaving, notes } = setOut(position, rules, question);
  const reasons = rules.forbids(position, piece, question);
  const result = reasons.length > 0 ? null : findPaths(walker, { limit: speed.total, ignoreStops: false });
  const ends = new Map<string, ReachEnd>();
  for (const head of result?.heads ?? []) {
    if (!result || !mayEndAt(walker, head)) continue;
    for (const squares of listBaseFootprints(walker, head)) {
      if (squares.every((square) => piece.squares.includes(square))) continue;
      // Either end of a double base may lead. If both can, the cheaper path counts.
      const key = [...squares].sort((a, b) => a - b).join();
      const end = { squares, cost: result.costTo(head), mustStop: result.stopsAt(head) };
      const known = ends.get(key);
      if (!known || (known.mustStop && !end.mustStop && end.cost === known.cost)) ends.set(key, end);
    }
  }
  return {
    ends: [...ends.values()],
    breakAway: leaving.from.length > 0 ? leaving.least : false,
    reasons,
    notes,
    speed,
  };
}
