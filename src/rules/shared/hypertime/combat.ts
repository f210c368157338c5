import { halfRoundedUp } from '../../../plain/fraction';
import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, Citation, HitAnswer, Reason } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, opponentsBeside, partingReasons } from '../adjacency';
import { type AttackLaw, forbidden } from '../attack';
import { type HitLaw, hitAnswer } from '../can-hit';
import { onPiece, reason } from '../cite';
import { seeBest } from '../line-of-fire';
import { hasEffect } from '../powers';
import { modifier, replacement } from '../tally';
import { LIFT } from '../telekinesis';
import { neighbours } from './adjacency';
import { isFlier, isHovering, isSoaring } from './flight';
import { climbReasons } from './leap';
import { sightLaw } from './line-of-fire';
import { noLimit } from './values';
import type { YearLaw } from './year';

export const ATTACKS = ['close', 'ranged', 'throw', LIFT] as const;

/** Range and damage of a thrown object. The thrower's own values do not matter. */
const THROWN = { light: { range: 6, damage: 2 }, heavy: { range: 4, damage: 3 } } as const;
const IN_HAND = { light: 1, heavy: 2 } as const;

/** Settings for every attack. Each of several targets takes one click. */
export function attackLaw(year: YearLaw): AttackLaw {
  return {
    powers: year.attackPowers ?? year.powers,
    neighbours: neighbours(year),
    sees: (position, from, target) => {
      const spot = { squares: from.squares, piece: from };
      return seeBest(position, sightLaw(year), spot, { squares: target.squares, piece: target }).see !== 'blocked';
    },
    values: noLimit(year),
    several: { damage: 1, cite: year.passages['several-targets'] },
  };
}

/**
 * Range in squares. Infinite for telekinesis, because its range is measured from the object's square, not from the
 * user.
 */
export function rangeOf(attacker: Piece, kind: string): number {
  if (kind === LIFT) return Number.POSITIVE_INFINITY;
  if (kind !== 'throw') return attacker.range;
  return attacker.holding ? THROWN[attacker.holding].range : 0;
}

/** Lists the damage changes by a held object: a bonus in close combat, or a replacement if it is thrown. */
export function weapon(year: YearLaw, attacker: Piece, kind: string): Change[] {
  const { holding } = attacker;
  if (holding === null) return [];
  if (kind === 'throw') {
    return [replacement('thrown-object', THROWN[holding].damage, year.passages['object-thrown'])];
  }
  if (kind === LIFT) return [replacement('flung-object', THROWN[holding].damage, year.passages.lift)];
  return kind === 'close' ? [modifier(`${holding}-object`, IN_HAND[holding], year.passages['object-in-hand'])] : [];
}

/**
 * Lists the adjacent opponents that prevent a ranged attack. A flying figure may still shoot at adjacent opponents. One
 * on foot may shoot only at adjacent hovering ones, and only if all adjacent opponents hover.
 */
export function spoilers(
  position: Position,
  year: YearLaw,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Piece[] {
  const beside = opponentsBeside(position, neighbours(year), attacker);
  if (targets.length === 0 || !targets.every((target) => beside.includes(target))) return beside;
  // Telekinesis may throw an object at an adjacent figure.
  if (kind === LIFT) return [];
  return isFlier(year, attacker) || beside.every((each) => isHovering(year, each)) ? [] : beside;
}

/** Lists reasons against an attack on any target: tokens, powers, no held object. */
export function attackerReasons(year: YearLaw, attacker: Piece, kind: string): Reason[] {
  const { passages } = year;
  const own = [onPiece(attacker.id)];
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', passages.pushing, own));
  for (const { power } of forbidden({ attacker, kind }, attackLaw(year))) {
    reasons.push(reason('power-forbids', power.cite, own));
  }
  if (kind === 'throw' && attacker.holding === null) {
    reasons.push(reason('power-forbids', passages['object-thrown'], own));
  }
  return reasons;
}

export function spoiledReasons(
  position: Position,
  year: YearLaw,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const beside = spoilers(position, year, attacker, targets, kind).map((each) => onPiece(each.id));
  return beside.length > 0 ? [reason('adjacent-enemy', year.passages['ranged-beside'], beside)] : [];
}

function attackReasons(
  year: YearLaw,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const reasons = attackerReasons(year, attacker, kind);
  if (kind === 'ranged' && attacker.range < 1) {
    reasons.push(reason('no-range', year.passages.ranged, [onPiece(attacker.id)]));
  }
  return kind === 'close' ? reasons : [...reasons, ...spoiledReasons(position, year, attacker, targets, kind)];
}

function closeReasons(year: YearLaw, position: Position, attacker: Piece, target: Piece): Reason[] {
  const law = neighbours(year);
  const [from, to] = [attacker, target].map((piece) => ({ squares: piece.squares, piece }));
  if (!from || !to || areAdjacent(position, law, from, to)) return [];
  const parted = partingReasons(position, law, from, to);
  const climbs = hasEffect(year.powers, attacker, 'reach-levels');
  return climbs ? climbReasons(year, position, attacker, target, parted) : parted;
}

/** Rules of "Combat", "Ranged combat" and "Close combat" in one year of the game. */
export function hitLaw(year: YearLaw): HitLaw {
  const { passages } = year;
  const codes: Readonly<Record<string, Citation>> = {
    ally: passages.friends,
    'same-target': passages['several-targets'],
    'too-many-targets': passages['several-targets'],
  };
  return {
    law: attackLaw(year),
    sight: () => sightLaw(year),
    isClose: (kind) => kind === 'close',
    rangeOf: (attacker, kind, target) => {
      const range = rangeOf(attacker, kind);
      return isSoaring(year, target) && !isSoaring(year, attacker) ? halfRoundedUp(range) : range;
    },
    weapon: (attacker, kind) => weapon(year, attacker, kind),
    mostTargets: (attacker, kind) => (kind === 'ranged' ? attacker.targets : 1),
    attackReasons: (position, attacker, targets, kind) => attackReasons(year, position, attacker, targets, kind),
    closeReasons: (position, attacker, target) => closeReasons(year, position, attacker, target),
    cover: () => [modifier('hindering-terrain', 1, passages.cover)],
    innate: () => [],
    sixesStand: year.sixesStand,
    citeWhy: (code) => codes[code] ?? passages.ranged,
    citeShared: null,
    citeKnockOut: passages.defeat,
  };
}

/** Answers an attack from the attacker's own square without telekinesis. */
export function plainHit(year: YearLaw, position: Position, question: HitQuestion): HitAnswer {
  return hitAnswer(position, question, ATTACKS, hitLaw(year));
}
