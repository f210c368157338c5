import type { Square } from '../../grid/square';
import { makePiece, type Piece } from '../../table/piece';
import { findPiece, type Position, type TableObject } from '../../table/position';

/** Target of telekinesis: a figure, or an object that is not held. */
export interface TelekinesisTarget {
  /** The target figure. For an object: a placeholder piece on the object's square, on the side of the moving figure. */
  readonly piece: Piece;
  readonly object: TableObject | null;
  /** Position without the target figure or object. */
  readonly positionWithout: Position;
  /**
   * Position with the target as a piece, for computing its path. For an object, all figures are left out, because
   * figures do not obstruct objects.
   */
  readonly positionWith: Position;
}

/** Finds a figure by its id, else an object. Throws a RangeError if the position has neither. */
export function findTelekinesisTarget(position: Position, mover: Piece, id: string): TelekinesisTarget {
  const figure = findPiece(position, id);
  if (figure) {
    const others = position.pieces.filter((each) => each !== figure);
    return { piece: figure, object: null, positionWithout: { ...position, pieces: others }, positionWith: position };
  }
  const object = position.objects.find((each) => each.id === id);
  if (!object) throw new RangeError(`no piece or object ${id} in this position`);
  const bare = withoutObject(position, object);
  const piece = makePiece(id, [object.at], { side: mover.side });
  return { piece, object, positionWithout: bare, positionWith: { ...bare, pieces: [piece] } };
}

/**
 * Returns the object on a square that no figure holds. Of several objects, the one with the most damage. Null if the
 * square has no object.
 */
export function findObjectOn(position: Position, square: Square | null): TableObject | null {
  const here = position.objects.filter((each) => each.at === square);
  return here.find(({ kind }) => kind === 'heavy') ?? here.find(({ kind }) => kind === 'light') ?? here[0] ?? null;
}

export function withoutObject(position: Position, object: TableObject): Position {
  return { ...position, objects: position.objects.filter((each) => each !== object) };
}
