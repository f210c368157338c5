import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, Citation, HitAnswer, Reason, WhyCode } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, opponentsBeside, partingReasons } from '../../shared/adjacency';
import { type AttackLaw, forbidden } from '../../shared/attack';
import { type HitLaw, hitAnswer } from '../../shared/can-hit';
import { onPiece, reason } from '../../shared/cite';
import { effectsOf, hasEffect } from '../../shared/powers';
import { modifier, replacement } from '../../shared/tally';
import { LIFT } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { inBasics } from './basics';
import { cite } from './citations';
import { firstRoundReasons } from './first-round';
import { giantReachReasons } from './giants';
import type { CoreLaw } from './law';
import { sightLaw } from './line-of-fire';
import { POWERS } from './powers';
import { RULE_OF_3 } from './values';

export const ATTACKS = ['close', 'ranged', 'throw', LIFT] as const;

/** Settings for every attack of this edition. */
export const ATTACK_LAW: AttackLaw = { powers: POWERS, neighbours: NEIGHBOURS, values: RULE_OF_3 };

const RANGED = cite('Ranged Combat');
const SEVERAL = cite('Ranged Combat: Multiple ranged combat targets');
const OBJECTS_CLOSE = cite('Using Objects as Weapons: Using objects in close combat attacks');
const OBJECTS_THROWN = cite('Using Objects as Weapons: Using objects in ranged combat attacks');
const OBJECTS_FLUNG = cite('Objects and Telekinesis: Attacking with an object');
const COVER = cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier');

/** Range and damage of a thrown object. The thrower's own values do not matter. */
const THROWN = { light: { range: 8, damage: 2 }, heavy: { range: 6, damage: 3 } } as const;
const IN_HAND = { light: 1, heavy: 2 } as const;

function rangeOf(attacker: Piece, kind: string): number {
  if (kind !== 'throw') return attacker.range;
  return attacker.holding ? THROWN[attacker.holding].range : 0;
}

/** Lists the damage changes by a held object: a bonus in close combat, or a replacement if it is thrown. */
export function weapon(attacker: Piece, kind: string): Change[] {
  if (attacker.holding === null) return [];
  if (kind === 'throw') return [replacement('thrown-object', THROWN[attacker.holding].damage, OBJECTS_THROWN)];
  if (kind === LIFT) return [replacement('flung-object', THROWN[attacker.holding].damage, OBJECTS_FLUNG)];
  return kind === 'close' ? [modifier(`${attacker.holding}-object`, IN_HAND[attacker.holding], OBJECTS_CLOSE)] : [];
}

/** Whether adjacent opponents never prevent ranged attacks by this piece. */
export function shootsFreely(attacker: Piece): boolean {
  return effectsOf(POWERS, attacker, 'shoot-beside').some(({ effect }) => effect.at === 'anybody');
}

/**
 * An adjacent opponent prevents ranged attacks. Exceptions: colossal characters, and sharpshooters against adjacent
 * targets.
 */
function spoiledBy(law: CoreLaw, position: Position, attacker: Piece, targets: readonly Piece[]): Reason[] {
  const beside = opponentsBeside(position, NEIGHBOURS, attacker);
  if (beside.length === 0 || shootsFreely(attacker)) return [];
  const able = effectsOf(POWERS, attacker, 'shoot-beside')[0];
  if (able && (!law.neighboursDrawShots || targets.every((target) => beside.includes(target)))) return [];
  return [
    reason(
      'adjacent-enemy',
      // Our reading: it may not shoot at targets farther away.
      able ? { ...able.power.cite, basis: 'reading' } : RANGED,
      beside.map((each) => onPiece(each.id)),
    ),
  ];
}

function attackReasons(
  law: CoreLaw,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const own = [onPiece(attacker.id)];
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), own));
  for (const { power } of forbidden({ attacker, kind }, ATTACK_LAW))
    reasons.push(reason('power-forbids', power.cite, own));
  if (kind === 'throw' && attacker.holding === null) reasons.push(reason('power-forbids', OBJECTS_THROWN, own));
  if (kind === 'ranged' && attacker.range < 1) reasons.push(reason('no-range', RANGED, own));
  if (kind !== 'close') reasons.push(...spoiledBy(law, position, attacker, targets));
  return [...reasons, ...firstRoundReasons(law, position, attacker, targets)];
}

function closeReasons(position: Position, attacker: Piece, target: Piece): Reason[] {
  const from = { squares: attacker.squares, piece: attacker };
  const to = { squares: target.squares, piece: target };
  if (areAdjacent(position, NEIGHBOURS, from, to)) return [];
  return hasEffect(POWERS, attacker, 'reach-far')
    ? giantReachReasons(position, attacker, target)
    : partingReasons(position, NEIGHBOURS, from, to);
}

const WHY: Partial<Record<WhyCode, Citation>> = {
  ally: cite('COMBAT ACTION RULES: The Attack Roll: Targeting friendly characters'),
  'same-target': SEVERAL,
  'too-many-targets': SEVERAL,
};

function hitLaw(law: CoreLaw): HitLaw {
  return {
    law: ATTACK_LAW,
    sight: (attacker, position) =>
      sightLaw(
        law,
        (piece) => hasEffect(POWERS, attacker, 'shoot-past') && !areFriendly(position, piece.side, attacker.side),
      ),
    isClose: (kind) => kind === 'close',
    rangeOf,
    weapon,
    mostTargets: (attacker, kind) => (kind === 'ranged' ? attacker.targets : 1),
    attackReasons: (position, attacker, targets, kind) => attackReasons(law, position, attacker, targets, kind),
    closeReasons,
    cover: () => [modifier('hindering-terrain', 1, COVER)],
    innate: () => [],
    sixesStand: law.sixesStand,
    citeWhy: (code) => WHY[code] ?? RANGED,
    citeShared: SEVERAL,
    citeKnockOut: cite('COMBAT ACTION RULES: Defeating Characters'),
  };
}

/**
 * Answers an attack from the attacker's own square: whether it is legal, and the roll against each target ("Combat
 * Action Rules").
 */
export function plainHit(law: CoreLaw, position: Position, question: HitQuestion): HitAnswer {
  return hitAnswer(position, question, ATTACKS, { ...hitLaw(law), plainDice: inBasics(position) });
}
