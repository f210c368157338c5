import { BLOCKING, DOOR, PRINTED_OBJECT } from '../../../board/terrain';
import { edgeName } from '../../../grid/edge';
import { squareName } from '../../../grid/square';
import type { Fact } from '../../../table/facts';
import type { InanimateTarget } from '../../../table/heaps';
import { makeMarkerRemovalFact } from '../../../table/markers';
import type { Piece } from '../../../table/piece';
import { findPiece, type Position } from '../../../table/position';
import type { AttackDeed } from '../../table-deed';
import { reason, squareMark } from '../cite';
import type { ActionInProgress } from './action';
import {
  currentPosition,
  recordFacts,
  recordReasons,
  refuse,
  requireDeedFigure,
  withoutPassenger,
} from './deed-context';
import { useUpObject } from './objects';
import type { DeedContext } from './resolve-rules';

/** Resolves an attack on an object, a square or a wall. Such attacks need no attack roll. */
export function resolveDestruction(now: DeedContext, deed: AttackDeed, begun: ActionInProgress): void {
  const { aim, attacker, attack } = deed;
  const standing = currentPosition(now, { [attacker]: begun.tokens });
  const position = standing && withoutPassenger(now, standing, attacker);
  const ruleset = now.law.ruleset();
  if (!position || !findPiece(position, attacker) || !ruleset.attacks.includes(attack)) {
    refuse(now, 'power-forbids', attacker);
    return;
  }
  if (begun.parted?.destroys === false) refuse(now, 'power-forbids', attacker, begun.parted.cite);
  const object = 'object' in aim ? position.objects.find(({ id }) => id === aim.object) : undefined;
  if ('object' in aim && !object) {
    refuse(now, 'power-forbids', attacker);
    return;
  }
  const target = object ? { square: object.at } : 'edge' in aim ? { edge: aim.edge } : null;
  const thing = target ?? ('square' in aim ? { square: aim.square } : null);
  if (!thing) return;
  const pieces = position.pieces.map((piece) =>
    piece.id === attacker ? struckWith(begun, begun.parted?.attacker?.(piece, begun.attacks) ?? piece) : piece,
  );
  const answer = ruleset.destroy({ ...position, pieces }, { attacker, target: thing, attack, strength: null, aim: 0 });
  recordReasons(now, ...answer.reasons);
  const tooLow = answer.legal && rolledTooLow(now, deed, { ...position, pieces }, thing);
  recordReasons(now, ...(now.law.attacks.reasons?.(now, deed, requireDeedFigure(now, attacker)) ?? []));
  const terrain = 'square' in thing ? (position.board.terrain[thing.square] ?? 0) : 0;
  const lies = 'square' in thing ? position.objects.find(({ at }) => at === thing.square) : undefined;
  if (!answer.legal && answer.reasons.length === 0)
    recordReasons(now, reason('power-forbids', now.law.cite, 'square' in thing ? [squareMark(thing.square)] : []));
  if (now.reasons.length > 0) return;
  useUpObject(now, deed);
  if (tooLow) return;
  if (lies && ('object' in aim || (terrain & BLOCKING) === 0)) {
    recordFacts(now, { fact: 'object', object: lies.id, kind: lies.kind, square: null });
    if (!now.law.objects.debris && lies.kind !== 'immobile') return;
  }
  const barriers = now.table.markers.filter(
    (each) => 'square' in thing && each.at === thing.square && each.kind === 'blocking',
  );
  const printed =
    'edge' in thing || ((now.table.board?.terrain[thing.square] ?? 0) & (BLOCKING | PRINTED_OBJECT)) !== 0;
  const facts: Fact[] = barriers.map(makeMarkerRemovalFact);
  if (printed || answer.debris.length > 0)
    facts.push({
      fact: 'destroyed',
      what: whatIs(now, thing),
      at: 'edge' in thing ? edgeName(thing.edge) : squareName(thing.square),
      debris: answer.debris.map(squareName),
      by: attacker,
    });
  recordFacts(now, ...facts);
}

/** Records that players saw the destruction of terrain or a wall. The rules allow it, because its cause is unknown. */
export function recordDestruction(now: DeedContext, target: InanimateTarget): void {
  const position = currentPosition(now);
  const ruleset = now.law.ruleset();
  const [attack] = ruleset.attacks;
  const [someone] = position?.pieces ?? [];
  const question = { target, attack: attack ?? '', strength: null, aim: 0 };
  const debris = position && someone ? ruleset.destroy(position, { ...question, attacker: someone.id }).debris : [];
  recordFacts(now, {
    fact: 'destroyed',
    what: whatIs(now, target),
    at: 'edge' in target ? edgeName(target.edge) : squareName(target.square),
    debris: debris.map(squareName),
    by: null,
  });
}

/** Returns the attacker, with damage reduced by 1 in an attack of a multiattack. */
function struckWith({ parted }: ActionInProgress, piece: Piece): Piece {
  return parted?.twice ? { ...piece, damage: Math.max(0, piece.damage - 1) } : piece;
}

/**
 * Whether the die of a power, which replaces the damage value, is too low. The attack is then made but destroys
 * nothing.
 */
function rolledTooLow(
  now: DeedContext,
  { attacker, attack, die, ...deed }: AttackDeed,
  position: Position,
  target: { readonly square: number } | { readonly edge: number },
): boolean {
  const own = findPiece(position, attacker);
  if (die === undefined || !own) return false;
  const damage = now.law.attacks.byDie(own, { ...deed, attacker, attack, die }, die);
  if (damage === null) return false;
  const pieces = position.pieces.map((piece) =>
    piece === own ? { ...piece, damage, powers: [], abilities: [] } : piece,
  );
  const answer = now.law
    .ruleset()
    .destroy({ ...position, pieces }, { attacker, target, attack, strength: null, aim: 0 });
  return answer.reasons.some(({ code }) => code === 'too-weak');
}

function whatIs(
  { table }: DeedContext,
  thing: { readonly square: number } | { readonly edge: number },
): 'wall' | 'door' | 'blocking' | 'object' {
  if ('edge' in thing) return table.board?.walls[thing.edge] === DOOR ? 'door' : 'wall';
  return ((table.board?.terrain[thing.square] ?? 0) & PRINTED_OBJECT) !== 0 ? 'object' : 'blocking';
}
