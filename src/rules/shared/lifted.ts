import type { Square } from '../../grid/square';
import { makePiece, type Piece } from '../../table/piece';
import { findPiece, type Position, type TableObject } from '../../table/position';

/** What is lifted from afar: a figure, or an object that nobody holds. */
export interface Lifted {
  /** The figure; for an object a stand-in of its mover's side on its square. */
  readonly piece: Piece;
  readonly object: TableObject | null;
  /** Everything else: the figure or the object left out. */
  readonly without: Position;
  /** The position with it among its pieces, so that it can be walked; whoever stands where an object goes does not matter. */
  readonly standing: Position;
}

/** A figure by its id, else an object by its own. Throws a RangeError where the position has neither. */
export function liftedBy(position: Position, mover: Piece, id: string): Lifted {
  const figure = findPiece(position, id);
  if (figure) {
    const others = position.pieces.filter((each) => each !== figure);
    return { piece: figure, object: null, without: { ...position, pieces: others }, standing: position };
  }
  const object = position.objects.find((each) => each.id === id);
  if (!object) throw new RangeError(`no piece or object ${id} in this position`);
  const bare = withoutObject(position, object);
  const piece = makePiece(id, [object.at], { side: mover.side });
  return { piece, object, without: bare, standing: { ...bare, pieces: [piece] } };
}

/** The object on a square that nobody holds, of several the one that strikes hardest; null for none. */
export function objectOn(position: Position, square: Square | null): TableObject | null {
  const here = position.objects.filter((each) => each.at === square);
  return here.find(({ kind }) => kind === 'heavy') ?? here.find(({ kind }) => kind === 'light') ?? here[0] ?? null;
}

export function withoutObject(position: Position, object: TableObject): Position {
  return { ...position, objects: position.objects.filter((each) => each !== object) };
}
