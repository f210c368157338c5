import type { Square } from '../../grid/square';
import type { Position } from '../../table/position';

const known = new WeakMap<Position, ReadonlySet<Square>>();

/**
 * Returns the squares of objects that no figure holds, which are hindering terrain. Cached by position, because
 * positions are immutable.
 */
export function objectSquares(position: Position): ReadonlySet<Square> {
  const squares = known.get(position) ?? new Set(position.objects.map((object) => object.at));
  known.set(position, squares);
  return squares;
}
