import { areFriendly } from '../../../table/allies';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Citation, HitAnswer, Reason, RefusalCode, ValueChange } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, listAdjacentOpponents, listNonAdjacencyReasons } from '../../shared/adjacency';
import { type AttackRules, findForbiddingPowers } from '../../shared/attack';
import { pieceMark, reason } from '../../shared/cite';
import { answerHit, type HitRules } from '../../shared/hit';
import { makeModifier, makeReplacement } from '../../shared/modified-value';
import { hasEffect, listEffects } from '../../shared/powers';
import { TELEKINESIS } from '../../shared/telekinesis';
import { NEIGHBOURS } from './adjacency';
import { isBasicGame } from './basics';
import { cite } from './citations';
import { listFirstRoundReasons } from './first-round';
import { listGiantReachReasons } from './giants';
import { sightRules } from './line-of-fire';
import { POWERS } from './powers';
import type { CoreRules } from './rules';
import { RULE_OF_3 } from './values';

export const ATTACKS = ['close', 'ranged', 'throw', TELEKINESIS] as const;

export const ATTACK_RULES: AttackRules = { powers: POWERS, neighbours: NEIGHBOURS, values: RULE_OF_3 };

const RANGED = cite('Ranged Combat');
const SEVERAL = cite('Ranged Combat: Multiple ranged combat targets');
const OBJECTS_CLOSE = cite('Using Objects as Weapons: Using objects in close combat attacks');
const OBJECTS_THROWN = cite('Using Objects as Weapons: Using objects in ranged combat attacks');
const OBJECTS_FLUNG = cite('Objects and Telekinesis: Attacking with an object');
const COVER = cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier');

/** Range in squares and damage of a thrown object, instead of the thrower's own values. */
const THROWN = { light: { range: 8, damage: 2 }, heavy: { range: 6, damage: 3 } } as const;
const IN_HAND = { light: 1, heavy: 2 } as const;

function rangeOf(attacker: Piece, kind: string): number {
  if (kind !== 'throw') return attacker.range;
  return attacker.holding ? THROWN[attacker.holding].range : 0;
}

/** Lists the damage changes by a held object: a bonus in close combat, or a replacement if it is thrown. */
export function listObjectChanges(attacker: Piece, kind: string): ValueChange[] {
  if (attacker.holding === null) return [];
  if (kind === 'throw') return [makeReplacement('thrown-object', THROWN[attacker.holding].damage, OBJECTS_THROWN)];
  if (kind === TELEKINESIS) return [makeReplacement('flung-object', THROWN[attacker.holding].damage, OBJECTS_FLUNG)];
  return kind === 'close' ? [makeModifier(`${attacker.holding}-object`, IN_HAND[attacker.holding], OBJECTS_CLOSE)] : [];
}

/** Whether adjacent opponents never prevent ranged attacks by this piece. */
export function mayAlwaysShoot(attacker: Piece): boolean {
  return listEffects(POWERS, attacker, 'shoot-beside').some(({ effect }) => effect.at === 'anybody');
}

/**
 * Returns the reason against a ranged attack if an opponent is adjacent. Exceptions: colossal characters, and
 * sharpshooters against adjacent targets.
 */
function spoiledBy(rules: CoreRules, position: Position, attacker: Piece, targets: readonly Piece[]): Reason[] {
  const beside = listAdjacentOpponents(position, NEIGHBOURS, attacker);
  if (beside.length === 0 || mayAlwaysShoot(attacker)) return [];
  const able = listEffects(POWERS, attacker, 'shoot-beside')[0];
  if (able && (!rules.neighboursDrawShots || targets.every((target) => beside.includes(target)))) return [];
  return [
    reason(
      'adjacent-enemy',
      // Our reading: a sharpshooter next to an opponent may not shoot at targets farther away.
      able ? { ...able.power.cite, basis: 'reading' } : RANGED,
      beside.map((each) => pieceMark(each.id)),
    ),
  ];
}

function attackReasons(
  rules: CoreRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const own = [pieceMark(attacker.id)];
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), own));
  for (const { power } of findForbiddingPowers({ attacker, kind }, ATTACK_RULES))
    reasons.push(reason('power-forbids', power.cite, own));
  if (kind === 'throw' && attacker.holding === null) reasons.push(reason('power-forbids', OBJECTS_THROWN, own));
  if (kind === 'ranged' && attacker.range < 1) reasons.push(reason('no-range', RANGED, own));
  if (kind !== 'close') reasons.push(...spoiledBy(rules, position, attacker, targets));
  return [...reasons, ...listFirstRoundReasons(rules, position, attacker, targets)];
}

function closeReasons(position: Position, attacker: Piece, target: Piece): Reason[] {
  const from = { squares: attacker.squares, piece: attacker };
  const to = { squares: target.squares, piece: target };
  if (areAdjacent(position, NEIGHBOURS, from, to)) return [];
  return hasEffect(POWERS, attacker, 'reach-far')
    ? listGiantReachReasons(position, attacker, target)
    : listNonAdjacencyReasons(position, NEIGHBOURS, from, to);
}

const WHY: Partial<Record<RefusalCode, Citation>> = {
  ally: cite('COMBAT ACTION RULES: The Attack Roll: Targeting friendly characters'),
  'same-target': SEVERAL,
  'too-many-targets': SEVERAL,
};

function hitLaw(rules: CoreRules): HitRules {
  return {
    attackRules: ATTACK_RULES,
    sight: (attacker, position) =>
      sightRules(
        rules,
        (piece) => hasEffect(POWERS, attacker, 'shoot-past') && !areFriendly(position, piece.side, attacker.side),
      ),
    isClose: (kind) => kind === 'close',
    rangeOf,
    weapon: listObjectChanges,
    mostTargets: (attacker, kind) => (kind === 'ranged' ? attacker.targets : 1),
    attackReasons: (position, attacker, targets, kind) => attackReasons(rules, position, attacker, targets, kind),
    closeReasons,
    cover: () => [makeModifier('hindering-terrain', 1, COVER)],
    innate: () => [],
    sixesStand: rules.sixesStand,
    citeWhy: (code) => WHY[code] ?? RANGED,
    citeShared: SEVERAL,
    citeKnockOut: cite('COMBAT ACTION RULES: Defeating Characters'),
  };
}

/**
 * Answers an attack from the attacker's own square: whether it is legal, and the roll against each target ("Combat
 * Action Rules").
 */
export function plainHit(rules: CoreRules, position: Position, question: HitQuestion): HitAnswer {
  return answerHit(position, question, ATTACKS, { ...hitLaw(rules), plainDice: isBasicGame(position) });
}
