import { halfRoundedUp } from '../../../plain/fraction';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Citation, HitAnswer, Reason, ValueChange } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, listAdjacentOpponents, listNonAdjacencyReasons } from '../adjacency';
import { type AttackRules, findForbiddingPowers } from '../attack';
import { pieceMark, reason } from '../cite';
import { answerHit, type HitRules } from '../hit';
import { answerBestSight } from '../line-of-fire';
import { makeModifier, makeReplacement } from '../modified-value';
import { hasEffect } from '../powers';
import { TELEKINESIS } from '../telekinesis';
import { neighbourRules } from './adjacency';
import { isFlier, isHovering, isSoaring } from './flight';
import { listLeaperReachReasons } from './leap';
import { sightRules } from './line-of-fire';
import { uncappedModifierRules } from './values';
import type { YearRules } from './year-rules';

export const ATTACKS = ['close', 'ranged', 'throw', TELEKINESIS] as const;

/** Range and damage of a thrown object. The thrower's own values do not matter. */
const THROWN = { light: { range: 6, damage: 2 }, heavy: { range: 4, damage: 3 } } as const;
const IN_HAND = { light: 1, heavy: 2 } as const;

/** Returns the settings for every attack. If an attack has several targets, each takes one click. */
export function attackRules(year: YearRules): AttackRules {
  return {
    powers: year.attackPowers ?? year.powers,
    neighbours: neighbourRules(year),
    sees: (position, from, target) => {
      const spot = { squares: from.squares, piece: from };
      return (
        answerBestSight(position, sightRules(year), spot, { squares: target.squares, piece: target }).see !== 'blocked'
      );
    },
    values: uncappedModifierRules(year),
    several: { damage: 1, cite: year.passages['several-targets'] },
  };
}

/**
 * Returns the range in squares. Infinite for telekinesis, because its range is measured from the object's square, not
 * from the user.
 */
export function attackRange(attacker: Piece, kind: string): number {
  if (kind === TELEKINESIS) return Number.POSITIVE_INFINITY;
  if (kind !== 'throw') return attacker.range;
  return attacker.holding ? THROWN[attacker.holding].range : 0;
}

/** Lists the damage changes by a held object: a bonus in close combat, or a replacement if it is thrown. */
export function listObjectChanges(year: YearRules, attacker: Piece, kind: string): ValueChange[] {
  const { holding } = attacker;
  if (holding === null) return [];
  if (kind === 'throw') {
    return [makeReplacement('thrown-object', THROWN[holding].damage, year.passages['object-thrown'])];
  }
  if (kind === TELEKINESIS) return [makeReplacement('flung-object', THROWN[holding].damage, year.passages.lift)];
  return kind === 'close' ? [makeModifier(`${holding}-object`, IN_HAND[holding], year.passages['object-in-hand'])] : [];
}

/**
 * Lists the adjacent opponents that prevent a ranged attack. A flying figure may still shoot at adjacent opponents. A
 * figure on foot may shoot only at adjacent hovering figures, and only if all adjacent opponents hover.
 */
export function listShotBlockers(
  position: Position,
  year: YearRules,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Piece[] {
  const beside = listAdjacentOpponents(position, neighbourRules(year), attacker);
  if (targets.length === 0 || !targets.every((target) => beside.includes(target))) return beside;
  // Telekinesis may throw an object at an adjacent figure.
  if (kind === TELEKINESIS) return [];
  return isFlier(year, attacker) || beside.every((each) => isHovering(year, each)) ? [] : beside;
}

/** Lists reasons against an attack on any target: tokens, powers, no held object. */
export function listAttackerReasons(year: YearRules, attacker: Piece, kind: string): Reason[] {
  const { passages } = year;
  const own = [pieceMark(attacker.id)];
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  for (const { power } of findForbiddingPowers({ attacker, kind }, attackRules(year))) {
    reasons.push(reason('power-forbids', power.cite, own));
  }
  if (kind === 'throw' && attacker.holding === null) {
    reasons.push(reason('power-forbids', passages['object-thrown'], own));
  }
  return reasons;
}

export function listAdjacentEnemyReasons(
  position: Position,
  year: YearRules,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const beside = listShotBlockers(position, year, attacker, targets, kind).map((each) => pieceMark(each.id));
  return beside.length > 0 ? [reason('adjacent-enemy', year.passages['ranged-beside'], beside)] : [];
}

function attackReasons(
  year: YearRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const reasons = listAttackerReasons(year, attacker, kind);
  if (kind === 'ranged' && attacker.range < 1) {
    reasons.push(reason('no-range', year.passages.ranged, [pieceMark(attacker.id)]));
  }
  return kind === 'close'
    ? reasons
    : [...reasons, ...listAdjacentEnemyReasons(position, year, attacker, targets, kind)];
}

function closeReasons(year: YearRules, position: Position, attacker: Piece, target: Piece): Reason[] {
  const rules = neighbourRules(year);
  const [from, to] = [attacker, target].map((piece) => ({ squares: piece.squares, piece }));
  if (!from || !to || areAdjacent(position, rules, from, to)) return [];
  const parted = listNonAdjacencyReasons(position, rules, from, to);
  const climbs = hasEffect(year.powers, attacker, 'reach-levels');
  return climbs ? listLeaperReachReasons(year, position, attacker, target, parted) : parted;
}

/** Returns the rules of "Combat", "Ranged combat" and "Close combat" in one year of the game. */
export function hitRules(year: YearRules): HitRules {
  const { passages } = year;
  const codes: Readonly<Record<string, Citation>> = {
    ally: passages.friends,
    'same-target': passages['several-targets'],
    'too-many-targets': passages['several-targets'],
  };
  return {
    attackRules: attackRules(year),
    sight: () => sightRules(year),
    isClose: (kind) => kind === 'close',
    rangeOf: (attacker, kind, target) => {
      const range = attackRange(attacker, kind);
      return isSoaring(year, target) && !isSoaring(year, attacker) ? halfRoundedUp(range) : range;
    },
    weapon: (attacker, kind) => listObjectChanges(year, attacker, kind),
    mostTargets: (attacker, kind) => (kind === 'ranged' ? attacker.targets : 1),
    attackReasons: (position, attacker, targets, kind) => attackReasons(year, position, attacker, targets, kind),
    closeReasons: (position, attacker, target) => closeReasons(year, position, attacker, target),
    cover: () => [makeModifier('hindering-terrain', 1, passages.cover)],
    innate: () => [],
    sixesStand: year.sixesStand,
    citeWhy: (code) => codes[code] ?? passages.ranged,
    citeShared: null,
    citeKnockOut: passages.defeat,
  };
}

/** Answers an attack from the attacker's own square without telekinesis. */
export function plainHit(year: YearRules, position: Position, question: HitQuestion): HitAnswer {
  return answerHit(position, question, ATTACKS, hitRules(year));
}
