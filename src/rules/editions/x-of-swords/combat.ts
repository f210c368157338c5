import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Citation, HitAnswer, Reason, ValueChange } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { listAdjacentOpponents, listAdjacentToAny, listNonAdjacencyReasons } from '../../shared/adjacency';
import { type AttackRules, findForbiddingPowers } from '../../shared/attack';
import { pieceMark, reason } from '../../shared/cite';
import { answerBystander, answerHit, type HitRules } from '../../shared/hit';
import { makeModifier, makeReplacement } from '../../shared/modified-value';
import { requirePiece } from '../../shared/places';
import { hasEffect, listEffects } from '../../shared/powers';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { sightRules } from './line-of-fire';
import { EXPLOSION_ACTIONS, POWERS } from './powers';
import type { XOfSwordsRules } from './rules';

export const ATTACKS = ['close', 'ranged', 'throw'] as const;

const THROW_RANGE = 6;
const THROW_DAMAGE = 2;
const OBJECTS = cite('Objects');
const RANGE_ATTACKS = cite('Attacking: Range Attacks');

export function attackRules({ values }: XOfSwordsRules): AttackRules {
  return { powers: POWERS, neighbours: NEIGHBOURS, values };
}

/** Returns the range of an attack in squares, which is at least 6 for a thrown object. */
function rangeOf(attacker: Piece, kind: string): number {
  return kind === 'throw' ? Math.max(THROW_RANGE, attacker.range) : attacker.range;
}

function weapon(rules: XOfSwordsRules, attacker: Piece, kind: string): ValueChange[] {
  if (attacker.holding === null) return [];
  if (kind === 'throw') return [makeReplacement('thrown-object', THROW_DAMAGE, OBJECTS)];
  return kind === 'close' && rules.heldObjectStrikes ? [makeModifier(`${attacker.holding}-object`, 1, OBJECTS)] : [];
}

/**
 * "Determine Targets": returns the maximum number of targets. One for a thrown object, unlimited for Quake, else the
 * attacker's number of bolts.
 */
function mostTargets(attacker: Piece, kind: string): number {
  if (kind === 'throw') return 1;
  return kind === 'close' && hasEffect(POWERS, attacker, 'strike-all') ? Number.POSITIVE_INFINITY : attacker.targets;
}

function attackReasons(rules: XOfSwordsRules, position: Position, attacker: Piece, kind: string): Reason[] {
  const reasons: Reason[] = [];
  const own = [pieceMark(attacker.id)];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', cite('Overview of Play: Actions'), own));
  for (const { power } of findForbiddingPowers({ attacker, kind }, attackRules(rules)))
    reasons.push(reason('power-forbids', power.cite, own));
  if (kind === 'throw' && attacker.holding === null) reasons.push(reason('power-forbids', OBJECTS, own));
  if (kind === 'ranged' && attacker.range < 1) reasons.push(reason('no-range', RANGE_ATTACKS, own));
  if (kind === 'close') return reasons;
  const beside = listAdjacentOpponents(position, NEIGHBOURS, attacker).map((each) => pieceMark(each.id));
  if (beside.length > 0) reasons.push(reason('adjacent-enemy', RANGE_ATTACKS, beside));
  return reasons;
}

const WHY: Partial<Record<string, Citation>> = {
  'too-many-targets': cite('Resolving Combat: Determine Targets'),
  'same-target': cite('Resolving Combat: Determine Targets'),
  ally: cite('Key Concepts: Friendly and Opposing'),
};

function hitLaw(rules: XOfSwordsRules): HitRules {
  return {
    attackRules: attackRules(rules),
    sight: () => sightRules(rules),
    isClose: (kind) => kind === 'close',
    rangeOf,
    weapon: (attacker, kind) => weapon(rules, attacker, kind),
    mostTargets,
    attackReasons: (position, attacker, _targets, kind) => attackReasons(rules, position, attacker, kind),
    closeReasons: (position, attacker, target) =>
      listNonAdjacencyReasons(
        position,
        NEIGHBOURS,
        { squares: attacker.squares, piece: attacker },
        { squares: target.squares, piece: target },
      ),
    cover: (_target, kind) =>
      kind === 'close' ? [] : [makeModifier('hindering-terrain', 1, cite('Terrain: Hindering'))],
    innate: (target, kind) =>
      target.size === 'tiny' && kind !== 'close'
        ? [makeModifier('tiny', 1, cite('Powers and Abilities Reference: Tiny Size'))]
        : [],
    sixesStand: true,
    citeWhy: (code) => WHY[code] ?? RANGE_ATTACKS,
    citeShared: cite('Resolving Combat: Modify Damage'),
    citeKnockOut: cite('Resolving Combat: Deal Damage'),
  };
}

/** Answers "Resolving Combat": whether the attack is legal, and the roll against each target. */
export function hit(rules: XOfSwordsRules, position: Position, question: HitQuestion): HitAnswer {
  const answer = answerHit(position, question, ATTACKS, hitLaw(rules));
  const attacker = requirePiece(position, question.attacker);
  const [explodes] = question.attack === 'ranged' ? listEffects(POWERS, attacker, 'explode') : [];
  if (!explodes) return answer;
  // Figures adjacent to a target also become targets ("Energy Explosion"). Our reading: not the attacker.
  const targets = question.targets.map((id) => requirePiece(position, id));
  const beside = listAdjacentToAny(position, NEIGHBOURS, targets).filter((piece) => piece !== attacker);
  const all = targets.length + beside.length;
  // Only a power of the book makes the attack a separate action, not a power that players defined.
  const isAction = POWERS.some(({ id }) => id === explodes.power.id);
  return {
    ...answer,
    ...(isAction ? { madeAs: { action: explodes.power.id, within: EXPLOSION_ACTIONS } } : {}),
    splash: beside.map((piece) => answerBystander(position, hitLaw(rules), attacker, piece, question.attack, all)),
  };
}
