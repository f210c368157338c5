import { type Board, hasEdge } from '../board/board';
import { BLOCKING, OPEN, PRINTED_OBJECT } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { type Square, STRIDE } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';

import { attackKinds } from './kinds';
import { LIFT } from './lift';
import type { MapAnswer } from './map-answer';
import type { Thing } from './terms';

/** What could be destroyed on a square: what fills it, and the walls and doors on its sides. */
export function thingsOn(board: Board, square: Square): readonly Thing[] {
  // A token that withstands something is a thing on the board that the rules look at.
  const strong = board.objectStrengths.has(square);
  const filled = strong || ((board.terrain[square] ?? 0) & (BLOCKING | PRINTED_OBJECT)) !== 0;
  // Those of the frame are sorted out with all that is on no map.
  const sides = [southEdge(square - STRIDE), eastEdge(square), southEdge(square), eastEdge(square - 1)];
  const walls = sides.filter((edge) => hasEdge(board, edge) && (board.walls[edge] ?? OPEN) !== OPEN);
  return [...(filled ? [{ square }] : []), ...walls.map((edge) => ({ edge }))];
}

export function sameThing(a: Thing, b: Thing): boolean {
  return 'square' in a ? 'square' in b && a.square === b.square : 'edge' in b && a.edge === b.edge;
}

/** An attack on a square: of squares with nothing to destroy there is nothing to ask. */
export function askDestroy(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: { readonly square: Square },
  kind: string | null,
  wanted: Thing | null,
): MapAnswer | null {
  // What is flung is aimed at figures.
  const kinds = attackKinds(ruleset, position, piece).filter((kind) => kind !== LIFT);
  const things = thingsOn(position.board, target.square);
  const chosen = wanted && things.find((thing) => sameThing(thing, wanted));
  const asked = (chosen ? [chosen] : things).flatMap((thing) =>
    kinds.map((attack) => ({
      thing,
      attack,
      destroy: ruleset.destroy(position, { attacker: piece.id, target: thing, attack, strength: null, aim: 0 }),
    })),
  );
  const ofKind = asked.filter(({ attack }) => attack === kind);
  const among = ofKind.length > 0 ? ofKind : asked;
  const best = among.find(({ destroy }) => destroy.legal) ?? among[0];
  if (!best) return null;
  return { mode: 'destroy', target, things, thing: best.thing, destroy: best.destroy, kinds, chosen: best.attack };
}
