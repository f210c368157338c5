import { hasSquare, listBoardSquares } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import { squaresAround } from '../../../grid/direction';
import { distance, type Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import { findPiece, findPieceOn, type Position } from '../../../table/position';
import type { MoveDeed } from '../../table-deed';
import { pieceMark, reason } from '../cite';
import { distanceBetween } from '../places';
import { recordReasons, refuse } from './deed-context';
import { canSquareHoldObject } from './objects';
import type { DeedContext } from './resolve-rules';

/** Lists the ids of the carried figures in the order of the deed. */
export function listPassengers({ carrying, alsoCarrying = [] }: MoveDeed): readonly string[] {
  return carrying === undefined ? [] : [carrying, ...alsoCarrying];
}

/** Returns the position without all carried figures except the first, and records reasons against carrying them. */
export function withoutFurtherPassengers(
  now: DeedContext,
  { piece, carrying, alsoCarrying = [] }: MoveDeed,
  position: Position,
): Position {
  if (carrying === undefined || alsoCarrying.length === 0) return position;
  const carrier = findPiece(position, piece);
  if (!carrier || !(now.law.carriesSeveral?.(now, carrier) ?? false)) refuse(now, 'no-carry', piece, now.law.citeCarry);
  for (const carried of alsoCarrying)
    recordReasons(now, ...now.law.ruleset().carry(position, { carrier: piece, carried }).reasons);
  return { ...position, pieces: position.pieces.filter(({ id }) => !alsoCarrying.includes(id)) };
}

interface Placed {
  readonly piece: string;
  readonly squares: readonly Square[];
}

/** Sets down the carried figures one after the other, and records reasons against their new places. */
export function setDownPassengers(
  now: DeedContext,
  deed: MoveDeed,
  position: Position,
  to: readonly Square[],
): readonly Placed[] {
  const placed: Placed[] = [];
  const lifted = listPassengers(deed);
  const chosen = deed.setsDown === undefined ? [] : [deed.setsDown, ...(deed.alsoSetsDown ?? [])];
  for (const [place, piece] of lifted.entries()) {
    const setsDown = chosen[place];
    const pieces = position.pieces.flatMap((each) => {
      const down = placed.find(({ piece: id }) => id === each.id);
      if (down) return [{ ...each, squares: down.squares }];
      return lifted.includes(each.id) && each.id !== piece ? [] : [each];
    });
    const one = { piece: deed.piece, carrying: piece, ...(setsDown === undefined ? {} : { setsDown }) };
    const squares = carriedTo(now, one, { ...position, pieces }, to);
    if (squares) placed.push({ piece, squares });
  }
  return placed;
}

type Carried = Pick<MoveDeed, 'piece' | 'carrying' | 'setsDown'>;

/** Returns where the carried figure is set down: the chosen square, or the free square nearest to its former place. */
function carriedTo(
  now: DeedContext,
  deed: Carried,
  position: Position,
  to: readonly Square[],
): readonly Square[] | null {
  const { carrying, setsDown } = deed;
  const friend = carrying === undefined ? null : findPiece(position, carrying);
  const here = friend?.squares[0];
  if (!friend || here === undefined || carrying === undefined) return null;
  const bases = landings(now, position, deed.piece, to, carrying);
  if (bases.length === 0 && now.law.setsDownAnywhere) return setDownApart(now, deed, position, to, friend);
  const chosen = setsDown === undefined ? bases[0] : bases.find((base) => base[0] === setsDown);
  if (!chosen) {
    const code = setsDown !== undefined && findPieceOn(position, setsDown) ? 'occupied' : 'no-adjacent';
    recordReasons(now, reason(code, now.law.citeCarry, [pieceMark(carrying)]));
    return null;
  }
  if (setsDown === undefined && bases.length > 1) {
    const choices = bases.map((base) => base[0] as Square);
    now.open.push({ open: 'set-down', piece: carrying, choices, usual: choices[0] as Square, cite: now.law.citeCarry });
  }
  return chosen;
}

/**
 * Sets down a carried figure that has no room next to its carrier: on the chosen square, or on the free square nearest
 * to the carrier.
 */
function setDownApart(
  now: DeedContext,
  { setsDown, piece }: Carried,
  position: Position,
  to: readonly Square[],
  carried: Piece,
): readonly Square[] | null {
  const here = carried.squares[0] as Square;
  const bases = listBoardSquares(position.board)
    .map((anchor) => carried.squares.map((square) => square + anchor - here))
    .filter((base) =>
      base.every((square) => {
        const there = findPieceOn(position, square);
        const isFree = there === null || there === carried || there.id === piece;
        return (
          hasSquare(position.board, square) && isFree && !to.includes(square) && canSquareHoldObject(position, square)
        );
      }),
    )
    .sort((a, b) => distanceBetween(a, to) - distanceBetween(b, to));
  const chosen = setsDown === undefined ? bases[0] : bases.find((base) => base[0] === setsDown);
  if (!chosen) refuse(now, 'occupied', carried.id, now.law.citeCarry);
  return chosen ?? null;
}

/**
 * Lists all places next to the carrier's new place where the carried figure may be set down, nearest to its former
 * place first.
 */
function landings(
  now: DeedContext,
  position: Position,
  carrier: string,
  to: readonly Square[],
  carried: string,
): readonly (readonly Square[])[] {
  const friend = findPiece(position, carried);
  const here = friend?.squares[0];
  if (!friend || here === undefined) return [];
  const pieces = position.pieces
    .filter(({ id }) => id !== carried)
    .map((piece) => (piece.id === carrier ? { ...piece, squares: to } : piece));
  const moved = { ...position, pieces };
  const ruleset = now.law.ruleset();
  const isFree = (square: Square): boolean =>
    hasSquare(moved.board, square) &&
    !findPieceOn(moved, square) &&
    ((moved.board.terrain[square] ?? 0) & BLOCKING) === 0;
  const { levels } = moved.board;
  const isLevel = (square: Square): boolean => to.some((each) => levels[each] === levels[square]);
  return squaresAround(to)
    .map((anchor) => friend.squares.map((square) => square + anchor - here))
    .filter(
      (base) =>
        base.every((square) => isFree(square) && (!now.law.setsDownLevel || isLevel(square))) &&
        base.some((square) => ruleset.adjacent(moved, { piece: carrier }, { square }).adjacent),
    )
    .sort((a, b) => distance(a[0] as Square, here) - distance(b[0] as Square, here));
}
