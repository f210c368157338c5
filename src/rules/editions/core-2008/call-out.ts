import { hasSquare } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import { distance, type Square, squareAt, xOf, yOf } from '../../../grid/square';
import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { CallOutAnswer } from '../../scenario';
import { requirePiece } from '../../shared/places';
import { cite } from './citations';

/** The caller's distance in squares from every starting area must be greater than this minimum. */
const AWAY = 4;
/** Greatest distance from the caller at which a target is placed, in squares. */
const BESIDE = 2;

/**
 * Lists the opponents that a character may call out by a power action. Each may be placed on any free square nearby
 * that is not blocking terrain.
 */
export function answerCallOut(position: Position, caller: string): CallOutAnswer {
  const { board, pieces } = position;
  const piece = requirePiece(position, caller);
  const starts = [...board.starts.values()].flat();
  const near = starts.some((square) => piece.squares.some((own) => distance(own, square) <= AWAY));
  const targets = pieces
    .filter(({ side }) => !areFriendly(position, side, piece.side))
    .map((target) => {
      const home = board.starts.get(target.side) ?? [];
      if (target.squares.some((square) => home.includes(square)))
        return { piece: target.id, reasons: ['in-own-area' as const], places: [] };
      const places = placesBeside(position, piece, target);
      return { piece: target.id, reasons: places.length === 0 ? ['no-room' as const] : [], places };
    });
  return { cite: cite('Scenarios: Call Out'), reasons: near ? ['near-start'] : [], targets };
}

/**
 * Lists the free bases near the caller for the target in its present orientation. Excludes the target's present base.
 */
function placesBeside({ board, pieces }: Position, caller: Piece, target: Piece): Square[][] {
  const anchor = target.squares[0];
  if (anchor === undefined) return [];
  const taken = new Set(pieces.filter((each) => each.id !== target.id).flatMap(({ squares }) => squares));
  const free = (square: Square) =>
    hasSquare(board, square) && !taken.has(square) && ((board.terrain[square] ?? 0) & BLOCKING) === 0;
  const places: Square[][] = [];
  for (let y = 0; y < board.height; y++) {
    for (let x = 0; x < board.width; x++) {
      const [dx, dy] = [x - xOf(anchor), y - yOf(anchor)];
      if (dx === 0 && dy === 0) continue;
      const inside = target.squares.every((square) => {
        const [column, row] = [xOf(square) + dx, yOf(square) + dy];
        return column >= 0 && row >= 0 && column < board.width && row < board.height;
      });
      if (!inside) continue;
      const place = target.squares.map((square) => squareAt(xOf(square) + dx, yOf(square) + dy));
      const close = place.some((square) => caller.squares.some((own) => distance(own, square) <= BESIDE));
      if (close && place.every(free)) places.push(place);
    }
  }
  return places;
}
