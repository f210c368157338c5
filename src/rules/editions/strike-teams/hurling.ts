import type { Square } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Reason } from '../../answer';
import { partingReasons } from '../../shared/adjacency';
import { onPiece, onSquare, reason } from '../../shared/cite';
import { cite } from './citations';
import { isPrinted, NEIGHBOURS, thingOn } from './ground';
import { hurlCardReasons } from './prices';

const HURLING = cite('Hurling Objects');

/**
 * "Hurl Object": lists reasons against the object, which must be printed on the map and adjacent. Tokens cannot be
 * hurled.
 */
export function hurlReasons(position: Position, attacker: Piece, object: Square | null): Reason[] {
  if (object === null || !isPrinted(position, object)) {
    return [reason('power-forbids', HURLING, object === null ? [onPiece(attacker.id)] : [onSquare(object)])];
  }
  const own = { squares: attacker.squares, piece: attacker };
  const apart = partingReasons(position, NEIGHBOURS, own, { squares: [object], piece: null });
  return [...hurlCardReasons(attacker), ...apart];
}

/** "An attack whose strength is the material strength of the object". Null without an object. */
export function strengthHurled(position: Position, object: Square | null): number | null {
  return object === null ? null : (thingOn(position, object, null)?.strength ?? null);
}
