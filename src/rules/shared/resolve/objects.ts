import { hasSquare } from '../../../board/board';
import { BLOCKING } from '../../../board/terrain';
import { distance, type Square, squareName } from '../../../grid/square';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { AttackDeed } from '../../table-deed';
import { beginAction, endActionPart } from './action';
import {
  currentPosition,
  recordFacts,
  refuse,
  refuseSquare,
  requireActingFigure,
  requireDeedFigure,
} from './deed-context';
import type { DeedContext } from './resolve-rules';
import { restoreLapsedPowers } from './switch';

/**
 * Records reasons against picking up an object on a path. `mode` is the flight mode at the end of the move: a figure
 * that soars all the way is not adjacent to anything on the ground.
 */
export function checkPickUp(
  now: DeedContext,
  piece: string,
  object: string,
  way: readonly Square[],
  position: Position,
  mode?: Piece['mode'],
): void {
  const { objects } = now.law;
  const lies = position.objects.find(({ id }) => id === object);
  const who = findPiece(position, piece);
  if (!lies || !who) {
    refuse(now, 'power-forbids', piece, objects.cite);
    return;
  }
  if (requireDeedFigure(now, piece).holding !== null) refuse(now, 'holding', piece, objects.cite);
  if (!objects.mayLift(who, lies.kind)) refuseSquare(now, 'power-forbids', lies.at, objects.cite);
  const soars = (now.law.soars?.(who) ?? false) && who.mode === 'soaring' && (mode ?? who.mode) === 'soaring';
  if (soars) refuseSquare(now, 'elevation', lies.at, objects.cite, piece);
  else if (!isOnOrBesidePath(now, position, [...who.squares, ...way], lies.at))
    refuseSquare(now, 'no-adjacent', lies.at, objects.cite);
}

/** Whether a square is on a path or adjacent to a square of the path. */
export function isOnOrBesidePath(now: DeedContext, position: Position, way: readonly Square[], at: Square): boolean {
  const bare = { ...position, pieces: [] };
  return way.some(
    (square) =>
      square === at ||
      (distance(square, at) === 1 && now.law.ruleset().adjacent(bare, { square }, { square: at }).adjacent),
  );
}

/** Whether an object may be put down on the square: on the map, not on blocking terrain. */
export function canSquareHoldObject({ board }: Position, at: Square): boolean {
  return hasSquare(board, at) && ((board.terrain[at] ?? 0) & BLOCKING) === 0;
}

/** Moves an object from the map to the figure that picks it up. */
export function pickUp(now: DeedContext, piece: string, object: string): void {
  const lies = now.table.objects.find(({ id }) => id === object);
  if (!lies || lies.kind === 'immobile') return;
  const name = lies.name === undefined ? {} : { name: lies.name };
  recordFacts(
    now,
    { fact: 'object', object, kind: lies.kind, square: null },
    { fact: 'holds', piece, object: lies.kind, id: object, ...name },
  );
}

/** Moves the held object to a square. */
export function putDown(now: DeedContext, piece: string, at: Square): void {
  const { holding, heldObject } = requireDeedFigure(now, piece);
  if (holding === null) return;
  const object = heldObject?.id ?? `${piece} put down`;
  const name = heldObject?.name === undefined ? {} : { name: heldObject.name };
  recordFacts(
    now,
    { fact: 'holds', piece, object: null },
    { fact: 'object', object, kind: holding, square: squareName(at), ...name },
  );
}

/** Begins a move action without a step, to pick up or put down an object. Null if the figure is not on the map. */
function beginBeside(now: DeedContext, piece: string) {
  const figure = requireActingFigure(now, piece);
  if (!figure) return null;
  return {
    figure,
    begun: beginAction(now, { deed: 'move', piece, to: [] }, piece, 'move'),
    position: currentPosition(now),
  };
}

/** Picks up an adjacent object in a move action without a step. */
export function pickUpAdjacentObject(now: DeedContext, piece: string, object: string): void {
  const beside = beginBeside(now, piece);
  if (!beside) return;
  const { figure, begun, position } = beside;
  if (position) checkPickUp(now, piece, object, figure.squares, position);
  if (now.reasons.length > 0) return;
  pickUp(now, piece, object);
  restoreLapsedPowers(now);
  endActionPart(now, begun, { attacks: 0, steps: 0 });
}

export function putDownWithoutStep(now: DeedContext, piece: string, at: Square): void {
  const beside = beginBeside(now, piece);
  if (!beside) return;
  const { figure, begun, position } = beside;
  const near =
    position !== null && isOnOrBesidePath(now, position, figure.squares, at) && canSquareHoldObject(position, at);
  if (!now.law.objects.mayPutDown || figure.holding === null || !near)
    refuseSquare(now, 'power-forbids', at, now.law.objects.cite);
  if (now.reasons.length > 0) return;
  putDown(now, piece, at);
  restoreLapsedPowers(now);
  endActionPart(now, begun, { attacks: 0, steps: 0 });
}

/** Returns the name of the object used in the attack. Null if no object is used, or if the object has no name. */
export function findAttackObjectName(
  { law: rules, table }: DeedContext,
  { attacker, attack, object }: AttackDeed,
): string | null {
  const flung = object === undefined ? undefined : table.objects.find(({ id }) => id === object);
  const held = rules.objects.usedUpBy.includes(attack) ? table.figures.get(attacker)?.heldObject : null;
  return flung?.name ?? (flung ? null : (held?.name ?? null));
}

/** Removes the object used in the attack, hit or miss, if the edition requires this. */
export function useUpObject(now: DeedContext, deed: AttackDeed): void {
  const { attacker, attack, object } = deed;
  const { objects } = now.law;
  // A capture or rescue deals no damage and does not use an object.
  if (deed.capture || deed.rescue !== undefined) return;
  const figure = now.table.figures.get(attacker);
  if (!figure) return;
  if (objects.usedOnThings === false && !('pieces' in deed.aim)) return;
  const flung = object === undefined ? undefined : now.table.objects.find(({ id }) => id === object);
  const weapon = findAttackObjectName(now, deed);
  const lasts = weapon !== null && (objects.lasts?.(weapon) ?? false);
  // A thrown object that is not used up falls on the target's square.
  const [target] = lasts && 'pieces' in deed.aim ? deed.aim.pieces : [];
  const there = target === undefined ? undefined : requireDeedFigure(now, target).squares[0];
  if (flung) {
    const name = flung.name === undefined ? {} : { name: flung.name };
    const square = there === undefined ? null : squareName(there);
    recordFacts(now, { fact: 'object', object: flung.id, kind: flung.kind, square, ...name });
    return;
  }
  if (figure.holding === null || !objects.usedUpBy.includes(attack) || (lasts && attack === 'close')) return;
  if (there === undefined) recordFacts(now, { fact: 'holds', piece: attacker, object: null });
  else putDown(now, attacker, there);
}
