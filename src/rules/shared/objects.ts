import type { Square } from '../../grid/square';
import type { Position } from '../../table/position';

const known = new WeakMap<Position, ReadonlySet<Square>>();

/** Squares with an object that nobody holds: hindering terrain. Told once for each position, which never changes. */
export function objectSquares(position: Position): ReadonlySet<Square> {
  const squares = known.get(position) ?? new Set(position.objects.map((object) => object.at));
  known.set(position, squares);
  return squares;
}
