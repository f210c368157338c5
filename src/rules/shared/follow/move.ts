import { hasSquare, squaresOf } from '../../../board/board';
import { BLOCKING, HINDERING, WATER } from '../../../board/terrain';
import { DIRECTIONS } from '../../../grid/direction';
import { distance, type Square, squareName, xOf } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import { type Position, pieceOf, pieceOn } from '../../../table/position';
import type { MoveAnswer } from '../../answer';
import type { MoveDeed } from '../../table-deed';
import { onPiece, onSquare, reason } from '../cite';
import { distanceBetween } from '../places';
import { type Begun, begin, end, partReasons } from './action';
import { against, type Doing, figureOf, positionNow, record, refuse, stands } from './doing';
import { lapse } from './lapse';
import { holdsThings, isBeside, mayPickUp, pickUp, putDown } from './objects';

/** A move as it was made: the action, breaking away, the way, what is picked up and who is carried; pushing damage last. */
export function move(now: Doing, deed: MoveDeed): void {
  const figure = figureOf(now, deed.piece);
  if (!stands(figure)) {
    refuse(now, 'captured', deed.piece);
    return;
  }
  const begun = begin(now, deed, deed.piece, 'move');
  partReasons(now, begun, 'move', null);
  const position = positionNow(now, { [deed.piece]: begun.tokens });
  const piece = position && pieceOf(position, deed.piece);
  if (!position || !piece) {
    refuse(now, 'no-path', deed.piece);
    return;
  }
  const to = deed.to.length > 0 ? deed.to : piece.squares;
  const ruleset = now.law.ruleset();
  const action = deed.action ?? 'move';
  const question = {
    piece: deed.piece,
    to,
    action,
    carrying: deed.carrying ?? null,
    mode: deed.mode ?? null,
    actionPoints: null,
    run: false,
  };
  if (action !== 'move' && !ruleset.moves.includes(action)) {
    refuse(now, 'power-forbids', deed.piece);
    return;
  }
  const stays = to.length === piece.squares.length && to.every((square) => piece.squares.includes(square));
  const answer = ruleset.move(position, question);
  const goesOn = begun.steps + begun.attacks > 0;
  // Who goes on with its action breaks away from nobody anew.
  if (!(stays && goesOn)) against(now, ...answer.reasons.filter(({ code }) => !goesOn || code !== 'adjacent-enemy'));
  const breakAway = goesOn ? false : answer.breakAway;
  // Asked only where it counts: it is told with every square that can be reached.
  const speedWith = (carrying: string | null) => ruleset.reach(position, { ...question, carrying }).speed.total;
  spent(now, begun, answer, () => speedWith(question.carrying));
  const slowed = deed.carrying === undefined ? 0 : speedWith(null) - speedWith(question.carrying);
  const carries = deed.carrying === undefined ? null : carriedTo(now, deed, position, to);
  handReasons(now, deed, answer, position);
  if (now.reasons.length > 0) return;
  // A figure that fails to break away has spent its action and stays.
  const held = breakAway !== false && deed.breakAway !== undefined && deed.breakAway < breakAway;
  if (deed.breakAway !== undefined && breakAway !== false)
    record(now, { fact: 'rolled', dice: [deed.breakAway], for: 'break away' });
  if (held) {
    lapse(now);
    end(now, { ...begun, parted: null }, { attacks: 0, steps: 0 });
    return;
  }
  if (deed.picksUp !== undefined) pickUp(now, deed.piece, deed.picksUp);
  const changed = deed.mode !== undefined && deed.mode !== piece.mode;
  if (changed && deed.mode) record(now, { fact: 'mode', piece: deed.piece, mode: deed.mode });
  if (!stays || deed.carrying !== undefined) {
    const path = answer.path.map(squareName);
    record(now, {
      fact: 'placed',
      piece: deed.piece,
      squares: to.map(squareName),
      how: 'moved',
      ...(path.length > 1 ? { path } : {}),
    });
  }
  if (deed.carrying !== undefined && carries)
    record(now, { fact: 'placed', piece: deed.carrying, squares: carries.map(squareName), how: 'carried' });
  if (deed.putsDown !== undefined) putDown(now, deed.piece, deed.putsDown);
  if (!stays) now.law.afterMove?.(now, piece, answer.path.length > 0 ? answer.path : to);
  lapse(now);
  end(now, begun, { attacks: 0, steps: (answer.cost ?? 0) + slowed });
  lapse(now);
}

/** A later move of one action has what the first left of its speed. */
function spent(now: Doing, begun: Begun, { cost }: MoveAnswer, speed: () => number): void {
  if (begun.steps > 0 && cost !== null && cost + begun.steps > speed()) refuse(now, 'too-far', begun.piece);
}

/** What is in the hands on the way. */
function handReasons(now: Doing, deed: MoveDeed, answer: MoveAnswer, position: Position): void {
  const { objects, citeCarry } = now.law;
  const way = answer.path.length > 0 ? answer.path : deed.to;
  if (deed.picksUp !== undefined) {
    const others = detour(now, deed, answer, position);
    const from = (squares: readonly Square[]) => objects.takenFrom?.(position, deed, squares) ?? squares;
    mayPickUp(now, deed.piece, deed.picksUp, [...from(way), ...others], position);
  }
  if (deed.putsDown !== undefined) {
    const near = isBeside(now, position, way, deed.putsDown) && holdsThings(position, deed.putsDown);
    if (!objects.mayPutDown || !near || figureOf(now, deed.piece).holding === null || deed.picksUp !== undefined)
      against(now, reason('power-forbids', objects.cite, [onSquare(deed.putsDown)]));
  }
  if (deed.carrying === undefined || objects.withPassenger) return;
  const hands = [deed.piece, deed.carrying].filter((id) => figureOf(now, id).holding !== null);
  for (const id of hands) against(now, reason('holding', citeCarry, [onPiece(id)]));
  if (deed.picksUp !== undefined || deed.putsDown !== undefined)
    against(now, reason('holding', citeCarry, [onPiece(deed.piece)]));
}

/** A square beside the object that another way as long as its speed allows leads over; none where the shortest way is near enough. */
function detour(now: Doing, deed: MoveDeed, answer: MoveAnswer, position: Position): readonly Square[] {
  const lies = position.objects.find(({ id }) => id === deed.picksUp);
  const piece = pieceOf(position, deed.piece);
  if (!lies || !piece || piece.squares.length > 1 || deed.to.length !== 1 || answer.cost === null) return [];
  if ([...piece.squares, ...answer.path].some((square) => distance(square, lies.at) <= 1)) return [];
  const ruleset = now.law.ruleset();
  const question = { piece: deed.piece, action: deed.action ?? 'move', carrying: deed.carrying ?? null };
  const rest = { mode: null, actionPoints: null, run: false };
  const speed = ruleset.reach(position, { ...question, ...rest }).speed.total;
  const held = (where: Position) => ruleset.move(where, { ...question, ...rest, to: deed.to });
  const near = DIRECTIONS.map(({ step }) => lies.at + step).filter((square) => hasSquare(position.board, square));
  return near.filter((square) => {
    const there = ruleset.move(position, { ...question, ...rest, to: [square] });
    if (!there.legal || there.cost === null || stopsAt(position, square)) return false;
    const pieces = position.pieces.map((each) => (each === piece ? { ...each, squares: [square] } : each));
    const onward = held({ ...position, pieces });
    if (onward.cost === null || there.cost + onward.cost > speed) return false;
    return onward.legal && (onward.breakAway === false || answer.breakAway !== false);
  });
}

/** Ground on which a move may end by itself: no way is led over it. */
function stopsAt(position: Position, square: Square): boolean {
  return ((position.board.terrain[square] ?? 0) & (HINDERING | WATER)) !== 0;
}

/** Where the carried figure is set down: the square that was chosen, else the free one nearest to where it stood. */
function carriedTo(now: Doing, deed: MoveDeed, position: Position, to: readonly Square[]): readonly Square[] | null {
  const { carrying, setsDown } = deed;
  const friend = carrying === undefined ? null : pieceOf(position, carrying);
  const here = friend?.squares[0];
  if (!friend || here === undefined || carrying === undefined) return null;
  const bases = landings(now, position, deed.piece, to, carrying);
  if (bases.length === 0 && now.law.setsDownAnywhere) return setDownApart(now, deed, position, to, friend);
  const chosen = setsDown === undefined ? bases[0] : bases.find((base) => base[0] === setsDown);
  if (!chosen) {
    const code = setsDown !== undefined && pieceOn(position, setsDown) ? 'occupied' : 'no-adjacent';
    against(now, reason(code, now.law.citeCarry, [onPiece(carrying)]));
    return null;
  }
  if (setsDown === undefined && bases.length > 1) {
    const choices = bases.map((base) => base[0] as Square);
    now.open.push({ open: 'set-down', piece: carrying, choices, usual: choices[0] as Square, cite: now.law.citeCarry });
  }
  return chosen;
}

/** Where nobody can be set down beside the carrier: the square that was chosen, else the free one nearest to the carrier. */
function setDownApart(
  now: Doing,
  { setsDown, piece }: MoveDeed,
  position: Position,
  to: readonly Square[],
  carried: Piece,
): readonly Square[] | null {
  const here = carried.squares[0] as Square;
  const bases = squaresOf(position.board)
    .map((anchor) => carried.squares.map((square) => square + anchor - here))
    .filter((base) =>
      base.every((square) => {
        const there = pieceOn(position, square);
        const isFree = there === null || there === carried || there.id === piece;
        return hasSquare(position.board, square) && isFree && !to.includes(square) && holdsThings(position, square);
      }),
    )
    .sort((a, b) => distanceBetween(a, to) - distanceBetween(b, to));
  const chosen = setsDown === undefined ? bases[0] : bases.find((base) => base[0] === setsDown);
  if (!chosen) against(now, reason('occupied', now.law.citeCarry, [onPiece(carried.id)]));
  return chosen ?? null;
}

/** Every place beside the carrier's new one where the carried figure may stand, the nearest to where it stood first. */
export function landings(
  now: Doing,
  position: Position,
  carrier: string,
  to: readonly Square[],
  carried: string,
): readonly (readonly Square[])[] {
  const friend = pieceOf(position, carried);
  const here = friend?.squares[0];
  if (!friend || here === undefined) return [];
  const pieces = position.pieces
    .filter(({ id }) => id !== carried)
    .map((piece) => (piece.id === carrier ? { ...piece, squares: to } : piece));
  const moved = { ...position, pieces };
  const ruleset = now.law.ruleset();
  const around = [
    ...new Set(
      to.flatMap((square) => DIRECTIONS.filter(({ dx }) => xOf(square) + dx >= 0).map(({ step }) => square + step)),
    ),
  ];
  const isFree = (square: Square): boolean =>
    hasSquare(moved.board, square) && !pieceOn(moved, square) && ((moved.board.terrain[square] ?? 0) & BLOCKING) === 0;
  return around
    .map((anchor) => friend.squares.map((square) => square + anchor - here))
    .filter(
      (base) =>
        base.every(isFree) && base.some((square) => ruleset.adjacent(moved, { piece: carrier }, { square }).adjacent),
    )
    .sort((a, b) => distance(a[0] as Square, here) - distance(b[0] as Square, here));
}
