import type { Square } from '../../grid/square';
import type { Position } from '../../table/position';

/** Squares with an object that nobody holds: hindering terrain. */
export function objectSquares(position: Position): ReadonlySet<Square> {
  return new Set(position.objects.map((object) => object.at));
}
