import { hasSquare } from '../../../board/board';
import { HINDERING, WATER } from '../../../board/terrain';
import { DIRECTIONS } from '../../../grid/direction';
import { distance, type Square, squareName } from '../../../grid/square';
import { findPiece, type Position } from '../../../table/position';
import type { MoveAnswer } from '../../answer';
import type { MoveQuestion, RemainingMove, Ruleset } from '../../ruleset';
import type { MoveDeed } from '../../table-deed';
import { type ActionInProgress, beginAction, checkActionPart, endActionPart, type MoveOutcome } from './action';
import { listPassengers, setDownPassengers, withoutFurtherPassengers } from './carry';
import {
  currentPosition,
  recordFacts,
  recordReasons,
  refuse,
  refuseSquare,
  requireActingFigure,
  requireDeedFigure,
} from './deed-context';
import { canSquareHoldObject, checkPickUp, isOnOrBesidePath, pickUp, putDown } from './objects';
import type { DeedContext } from './resolve-rules';
import { restoreLapsedPowers } from './switch';

/** Resolves a move: action, breaking away, path, picked-up objects and carried figures. Pushing damage comes last. */
export function resolveMove(now: DeedContext, requestedDeed: MoveDeed): void {
  const figure = requireActingFigure(now, requestedDeed.piece);
  if (!figure) return;
  const begun = beginAction(now, requestedDeed, requestedDeed.piece, 'move');
  checkActionPart(now, begun, 'move', null);
  const deed = withPassenger(now, begun, requestedDeed);
  const whole = currentPosition(now, { [deed.piece]: begun.tokens });
  const passengers = listPassengers(deed);
  // Defeated figures are off the map and cannot be carried. A figure cannot carry itself, or another figure twice.
  const isCarriable = (id: string, place: number) =>
    id !== deed.piece &&
    passengers.indexOf(id) === place &&
    !(now.table.figures.has(id) && whole && !findPiece(whole, id));
  const absent = passengers.find((id, place) => !isCarriable(id, place));
  if (absent !== undefined) {
    refuse(now, 'cannot-carry', absent, now.law.citeCarry);
    return;
  }
  const position = whole && withoutFurtherPassengers(now, deed, whole);
  const piece = position && findPiece(position, deed.piece);
  if (!whole || !position || !piece) {
    refuse(now, 'no-path', deed.piece);
    return;
  }
  const to = deed.to.length > 0 ? deed.to : piece.squares;
  const ruleset = now.law.ruleset();
  const action = deed.action ?? 'move';
  const question: MoveQuestion = {
    piece: deed.piece,
    to,
    action,
    carrying: deed.carrying ?? null,
    mode: deed.mode ?? null,
    actionPoints: null,
    run: false,
    ...laterPart(now, begun, position),
  };
  if (action !== 'move' && !ruleset.moves.includes(action)) {
    refuse(now, 'power-forbids', deed.piece);
    return;
  }
  const stays = to.length === piece.squares.length && to.every((square) => piece.squares.includes(square));
  const answer = ruleset.move(withoutPickedUp(position, deed), question);
  const goesOn = begun.steps + begun.attacks > 0;
  if (!stays && begun.stopped) refuse(now, 'must-stop', deed.piece);
  // A later part of an action may begin adjacent to the opponent that the figure attacked.
  else if (!(stays && goesOn))
    recordReasons(now, ...answer.reasons.filter(({ code }) => !goesOn || code !== 'adjacent-enemy'));
  const { breakAway } = answer;
  const set = passengers.length === 0 ? [] : setDownPassengers(now, deed, whole, to);
  handReasons(now, deed, answer, whole);
  if (now.reasons.length > 0) return;
  // A figure that fails to break away stays where it is. Its action is spent.
  const held = breakAway !== false && deed.breakAway !== undefined && deed.breakAway < breakAway;
  if (deed.breakAway !== undefined && breakAway !== false)
    recordFacts(now, { fact: 'rolled', dice: [deed.breakAway], for: 'break away' });
  if (held) {
    restoreLapsedPowers(now);
    endActionPart(now, { ...begun, parted: null }, { attacks: 0, steps: 0 });
    return;
  }
  if (deed.picksUp !== undefined) pickUp(now, deed.piece, deed.picksUp);
  const changed = deed.mode !== undefined && deed.mode !== piece.mode;
  if (changed && deed.mode) recordFacts(now, { fact: 'mode', piece: deed.piece, mode: deed.mode });
  if (!stays || deed.carrying !== undefined) {
    const path = answer.path.map(squareName);
    recordFacts(now, {
      fact: 'placed',
      piece: deed.piece,
      squares: to.map(squareName),
      how: 'moved',
      ...(path.length > 1 ? { path } : {}),
    });
  }
  for (const { piece: carried, squares } of set)
    recordFacts(now, { fact: 'placed', piece: carried, squares: squares.map(squareName), how: 'carried' });
  if (deed.putsDown !== undefined) putDown(now, deed.piece, deed.putsDown);
  if (!stays) now.law.afterMove?.(now, piece, answer.path.length > 0 ? answer.path : to);
  restoreLapsedPowers(now);
  const moved = begun.parted?.moves === 'around' ? movedPart(ruleset, position, question, answer, begun) : {};
  endActionPart(now, begun, { attacks: 0, steps: answer.cost ?? 0, moved });
  restoreLapsedPowers(now);
}

/**
 * Returns the position without the object to pick up, which is removed before its square is entered ("Picking up an
 * object").
 */
function withoutPickedUp(position: Position, { picksUp }: MoveDeed): Position {
  if (picksUp === undefined) return position;
  return { ...position, objects: position.objects.filter(({ id }) => id !== picksUp) };
}

/** Adds the carried figure of the action's first move to its later move. */
function withPassenger(now: DeedContext, begun: ActionInProgress, deed: MoveDeed): MoveDeed {
  if (begun.left === undefined) return deed;
  const { carrying } = begun;
  if (deed.carrying !== undefined && deed.carrying !== carrying)
    refuse(now, 'cannot-carry', deed.carrying, now.law.citeCarry);
  return carrying === undefined ? deed : { ...deed, carrying };
}

/**
 * Returns the movement left for a later move of one action, and the opponents from which this move need not break away.
 */
function laterPart(
  now: DeedContext,
  {
    piece,
    left,
    brokeFrom,
  }: { readonly piece: string; readonly left?: number | undefined; readonly brokeFrom?: readonly string[] | undefined },
  { pieces }: Position,
): Pick<MoveQuestion, 'goesOn'> {
  if (left === undefined) return {};
  const free = now.law.breaksAwayAnew ? (brokeFrom ?? []) : pieces.map(({ id }) => id).filter((id) => id !== piece);
  return { goesOn: { left, free } };
}

/** Returns the move that remains in a figure's unfinished action. Null if no move remains. */
export function findRemainingMove(now: DeedContext, piece: string): RemainingMove | null {
  const { underway } = now.table;
  const position = currentPosition(now);
  if (underway?.piece !== piece || !position) return null;
  const { goesOn } = laterPart(now, { piece, left: underway.left, brokeFrom: underway.brokeFrom }, position);
  return goesOn ? { action: underway.action, goesOn, carrying: underway.carrying ?? null } : null;
}

/** Returns the movement left after a move, and what later parts of the action need to know about the move. */
function movedPart(
  ruleset: Ruleset,
  position: Position,
  question: MoveQuestion,
  { cost, notes, breakAway }: MoveAnswer,
  begun: ActionInProgress,
): MoveOutcome {
  const { ends, speed } = ruleset.reach(position, question);
  const same = (squares: readonly Square[]) =>
    squares.length === question.to.length && squares.every((square) => question.to.includes(square));
  const from = notes.filter(({ code }) => code === 'break-away').flatMap(({ marks }) => marks);
  const broken = breakAway === false ? [] : from.flatMap((mark) => ('piece' in mark ? [mark.piece] : []));
  return {
    left: Math.max(0, speed.total - (cost ?? 0)),
    ...(ends.find(({ squares }) => same(squares))?.mustStop ? { stopped: true } : {}),
    ...(question.carrying === null ? {} : { carrying: question.carrying }),
    brokeFrom: [...(begun.brokeFrom ?? []), ...broken],
  };
}

/** Records reasons against objects that the figure holds or picks up during the move. */
function handReasons(now: DeedContext, deed: MoveDeed, answer: MoveAnswer, position: Position): void {
  const { objects, citeCarry } = now.law;
  const way = answer.path.length > 0 ? answer.path : deed.to;
  if (deed.picksUp !== undefined) {
    const others = detour(now, deed, answer, position);
    const from = (squares: readonly Square[]) => objects.takenFrom?.(position, deed, squares) ?? squares;
    checkPickUp(now, deed.piece, deed.picksUp, [...from(way), ...others], position, deed.mode);
  }
  if (deed.putsDown !== undefined) {
    const near = isOnOrBesidePath(now, position, way, deed.putsDown) && canSquareHoldObject(position, deed.putsDown);
    if (
      !objects.mayPutDown ||
      !near ||
      requireDeedFigure(now, deed.piece).holding === null ||
      deed.picksUp !== undefined
    )
      refuseSquare(now, 'power-forbids', deed.putsDown, objects.cite);
  }
  if (deed.carrying === undefined || objects.withPassenger) return;
  const hands = [deed.piece, ...listPassengers(deed)].filter((id) => requireDeedFigure(now, id).holding !== null);
  for (const id of hands) refuse(now, 'holding', id, citeCarry);
  if (deed.picksUp !== undefined || deed.putsDown !== undefined) refuse(now, 'holding', deed.piece, citeCarry);
}

/**
 * Returns one square next to the object that a detour within the figure's speed can pass. Empty if no detour is needed
 * or possible.
 */
function detour(now: DeedContext, deed: MoveDeed, answer: MoveAnswer, position: Position): readonly Square[] {
  const lies = position.objects.find(({ id }) => id === deed.picksUp);
  const piece = findPiece(position, deed.piece);
  if (!lies || !piece || piece.squares.length > 1 || deed.to.length !== 1 || answer.cost === null) return [];
  if ([...piece.squares, ...answer.path].some((square) => distance(square, lies.at) <= 1)) return [];
  const ruleset = now.law.ruleset();
  const question = { piece: deed.piece, action: deed.action ?? 'move', carrying: deed.carrying ?? null };
  const rest = { mode: null, actionPoints: null, run: false };
  const speed = ruleset.reach(position, { ...question, ...rest }).speed.total;
  const held = (where: Position) => ruleset.move(where, { ...question, ...rest, to: deed.to });
  const [from, to] = [piece.squares[0] ?? lies.at, deed.to[0] ?? lies.at];
  // Excludes most objects without a path search: no path is shorter than the distance between its ends.
  const near = DIRECTIONS.map(({ step }) => lies.at + step).filter(
    (square) =>
      hasSquare(position.board, square) &&
      distance(from, square) + distance(square, to) <= speed &&
      isOnOrBesidePath(now, position, [square], lies.at),
  );
  const found = near.find((square) => {
    const there = ruleset.move(position, { ...question, ...rest, to: [square] });
    if (!there.legal || there.cost === null || stopsAt(position, square)) return false;
    const pieces = position.pieces.map((each) => (each === piece ? { ...each, squares: [square] } : each));
    const onward = held({ ...position, pieces });
    if (onward.cost === null || there.cost + onward.cost > speed) return false;
    return onward.legal && (onward.breakAway === false || answer.breakAway !== false);
  });
  return found === undefined ? [] : [found];
}

/** Whether the terrain of a square may end a move. Detours avoid this terrain. */
function stopsAt(position: Position, square: Square): boolean {
  return ((position.board.terrain[square] ?? 0) & (HINDERING | WATER)) !== 0;
}
