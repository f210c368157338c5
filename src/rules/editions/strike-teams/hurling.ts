import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Reason } from '../../answer';
import { listNonAdjacencyReasons } from '../../shared/adjacency';
import { pieceMark, reason, squareMark } from '../../shared/cite';
import { cite } from './citations';
import { findDestructible, hasPrintedObject, NEIGHBOURS } from './ground';
import { listHurlCardReasons } from './prices';

const HURLING = cite('Hurling Objects');

/**
 * "Hurl Object": lists reasons against the object, which must be printed on the map and adjacent. Tokens cannot be
 * hurled.
 */
export function listHurlReasons(position: Position, attacker: Piece, object: Square | null): Reason[] {
  if (object === null || !hasPrintedObject(position, object)) {
    return [reason('power-forbids', HURLING, object === null ? [pieceMark(attacker.id)] : [squareMark(object)])];
  }
  const own = { squares: attacker.squares, piece: attacker };
  const apart = listNonAdjacencyReasons(position, NEIGHBOURS, own, { squares: [object], piece: null });
  return [...listHurlCardReasons(attacker), ...apart];
}

/**
 * Returns the strength of a hurl: "An attack whose strength is the material strength of the object". Null without an
 * object.
 */
export function hurlStrength(position: Position, object: Square | null): number | null {
  return object === null ? null : (findDestructible(position, object, null)?.strength ?? null);
}
