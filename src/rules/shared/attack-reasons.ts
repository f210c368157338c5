import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Reason, ValueChange } from '../answer';
import { listAdjacentOpponents } from './adjacency';
import { type AttackRules, findForbiddingPowers } from './attack';
import { pieceMark, reason } from './cite';
import { dialSightRules } from './dial-lines';
import type { DialRules } from './dial-rules';
import { isFlier, isHovering } from './flight';
import { answerBestSight } from './line-of-fire';
import { makeModifier, makeReplacement } from './modified-value';
import { pieceAsPlace } from './places';
import { listEffects } from './powers';
import { TELEKINESIS } from './telekinesis';

/** Returns the settings for every attack. */
export function attackRules(rules: DialRules): AttackRules {
  const { severalTargetsDamage } = rules;
  return {
    powers: rules.attackPowers ?? rules.powers,
    neighbours: rules.neighbours,
    sees: (position, from, target) => {
      const [a, b] = [pieceAsPlace(from), pieceAsPlace(target)] as const;
      return answerBestSight(position, dialSightRules(rules), a, b).see !== 'blocked';
    },
    values: rules.attackValues ?? rules.values,
    ...(severalTargetsDamage === null
      ? {}
      : { several: { damage: severalTargetsDamage, cite: rules.passages.targets } }),
  };
}

/**
 * Returns the range of an attack in squares. Infinite for telekinesis with adjacent objects, because its range is
 * measured from the object's square.
 */
export function getAttackRange({ lift, thrown, throwsOwnRange }: DialRules, attacker: Piece, kind: string): number {
  if (kind === TELEKINESIS && lift?.objects === 'adjacent') return Number.POSITIVE_INFINITY;
  if (kind !== 'throw') return attacker.range;
  if (throwsOwnRange) return Math.max(thrown.light.range, attacker.range);
  return attacker.holding ? thrown[attacker.holding].range : 0;
}

/** Lists the damage changes by a held object: a bonus in close combat, or a replacement if it is thrown. */
export function listObjectChanges(rules: DialRules, { holding }: Piece, kind: string): ValueChange[] {
  const { inHand, passages, thrown } = rules;
  if (holding === null) return [];
  if (kind === 'throw') return [makeReplacement('thrown-object', thrown[holding].damage, passages['object-thrown'])];
  if (kind === TELEKINESIS) return [makeReplacement('flung-object', thrown[holding].damage, passages['lift-attack'])];
  return kind === 'close' && inHand
    ? [makeModifier(`${holding}-object`, inHand[holding], passages['object-held'])]
    : [];
}

/** Lists reasons against an attack on any target: tokens, powers, no held object. */
export function listAttackerReasons(rules: DialRules, attacker: Piece, kind: string): Reason[] {
  const { passages } = rules;
  const own = [pieceMark(attacker.id)];
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  for (const { power } of findForbiddingPowers({ attacker, kind }, attackRules(rules)))
    reasons.push(reason('power-forbids', power.cite, own));
  if (kind === 'throw' && attacker.holding === null)
    reasons.push(reason('power-forbids', passages['object-thrown'], own));
  return reasons;
}

/**
 * Returns the reason against an attack from a distance if opponents are adjacent. Exceptions: colossal characters,
 * sharpshooters against adjacent targets, and where fliers soar, attacks by or against fliers on adjacent targets only.
 * `targets` is null for an attack on terrain.
 */
export function listShotReasons(
  rules: DialRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[] | null,
  kind: string,
): Reason[] {
  const beside = listAdjacentOpponents(position, rules.neighbours, attacker);
  if (beside.length === 0) return [];
  const onlyBeside = targets?.every((target) => beside.includes(target)) ?? false;
  if (rules.fliersSoar && onlyBeside) {
    // Telekinesis may throw an object at an adjacent figure.
    if (kind === TELEKINESIS || isFlier(rules, attacker) || beside.every((each) => isHovering(rules, each))) return [];
  }
  const able = listEffects(rules.powers, attacker, 'shoot-beside');
  if (able.some(({ effect }) => effect.at === 'anybody')) return [];
  const sharp = targets === null ? undefined : able[0];
  if (sharp && (onlyBeside || !rules.neighboursDrawShots)) return [];
  // Our reading: a sharpshooter next to an opponent may not shoot at targets farther away.
  const cited = sharp ? ({ ...sharp.power.cite, basis: 'reading' } as const) : rules.passages['ranged-beside'];
  return [
    reason(
      'adjacent-enemy',
      cited,
      beside.map((each) => pieceMark(each.id)),
    ),
  ];
}
