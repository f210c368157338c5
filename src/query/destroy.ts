import { type Board, hasEdge } from '../board/board';
import { BLOCKING, OPEN, PRINTED_OBJECT } from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { type Square, STRIDE } from '../grid/square';
import type { Ruleset } from '../rules/ruleset';
import type { HeapItem, Heaps, InanimateTarget } from '../table/heaps';
import type { Piece } from '../table/piece';
import type { Position } from '../table/position';
import { listAttackKinds } from './kinds';
import type { MapAnswer } from './map-answer';
import { LIFT_KIND } from './telekinesis-move';

/**
 * Lists everything that can be destroyed on a square: its object or blocking terrain, and the walls and doors on its
 * sides.
 */
export function listDestructibleTargetsOn(board: Board, square: Square, heaps?: Heaps): readonly InanimateTarget[] {
  // `objectStrengths` contains the strengths of all objects, including tokens with a strength.
  const strong = board.objectStrengths.has(square);
  const filled = strong || ((board.terrain[square] ?? 0) & (BLOCKING | PRINTED_OBJECT)) !== 0;
  // `hasEdge` excludes edges on the border of the map, which have no square on one side.
  const sides = [southEdge(square - STRIDE), eastEdge(square), southEdge(square), eastEdge(square - 1)];
  const walls = sides.filter((edge) => hasEdge(board, edge) && (board.walls[edge] ?? OPEN) !== OPEN);
  return [...(filled ? listHeapTargets(square, heaps?.get(square)) : []), ...walls.map((edge) => ({ edge }))];
}

/**
 * Lists the attack targets among the objects on a square. A single object is addressed by its square, each of several
 * objects by its token.
 */
export function listHeapTargets(square: Square, heap: readonly HeapItem[] = []): readonly InanimateTarget[] {
  return heap.length > 1 ? heap.map(({ token }) => ({ square, token })) : [{ square }];
}

export function isSameTarget(a: InanimateTarget, b: InanimateTarget): boolean {
  return 'square' in a
    ? 'square' in b && a.square === b.square && a.token === b.token
    : 'edge' in b && a.edge === b.edge;
}

/** Answers an attack on the things on a square. Null if the square has nothing to destroy. */
export function askDestruction(
  ruleset: Ruleset,
  position: Position,
  piece: Piece,
  target: { readonly square: Square },
  kind: string | null,
  wanted: InanimateTarget | null,
): MapAnswer | null {
  // Telekinesis throws objects only at figures, so it cannot attack a square.
  const kinds = listAttackKinds(ruleset, position, piece).filter((kind) => kind !== LIFT_KIND);
  const things = listDestructibleTargetsOn(position.board, target.square, position.heaps);
  const chosen = wanted && things.find((thing) => isSameTarget(thing, wanted));
  // The first of several objects on a square is the target, even if only another one would break.
  const targets = things.filter((thing, place) => 'edge' in thing || place === 0);
  const asked = (chosen ? [chosen] : targets).flatMap((thing) =>
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
