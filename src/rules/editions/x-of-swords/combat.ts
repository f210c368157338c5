import type { Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, Citation, HitAnswer, Reason } from '../../answer';
import type { HitQuestion } from '../../ruleset';
import { besideAny, opponentsBeside, partingReasons } from '../../shared/adjacency';
import { type AttackLaw, forbidden } from '../../shared/attack';
import { type HitLaw, hitAnswer, strikeAside } from '../../shared/can-hit';
import { onPiece, reason } from '../../shared/cite';
import { knownPiece } from '../../shared/places';
import { effectsOf, hasEffect } from '../../shared/powers';
import { modifier, replacement } from '../../shared/tally';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import type { SwordsLaw } from './law';
import { sightLaw } from './line-of-fire';
import { EXPLODES_WITHIN, POWERS } from './powers';

export const ATTACKS = ['close', 'ranged', 'throw'] as const;

const THROW_RANGE = 6;
const THROW_DAMAGE = 2;
const OBJECTS = cite('Objects');
const RANGE_ATTACKS = cite('Attacking: Range Attacks');

/** Settings for every attack of this edition. */
export function attackLaw({ values }: SwordsLaw): AttackLaw {
  return { powers: POWERS, neighbours: NEIGHBOURS, values };
}

/** A thrown object has a range of at least 6 squares. */
function rangeOf(attacker: Piece, kind: string): number {
  return kind === 'throw' ? Math.max(THROW_RANGE, attacker.range) : attacker.range;
}

function weapon(law: SwordsLaw, attacker: Piece, kind: string): Change[] {
  if (attacker.holding === null) return [];
  if (kind === 'throw') return [replacement('thrown-object', THROW_DAMAGE, OBJECTS)];
  return kind === 'close' && law.heldObjectStrikes ? [modifier(`${attacker.holding}-object`, 1, OBJECTS)] : [];
}

/**
 * "Determine Targets": up to the attacker's number of bolts in any attack. Quake targets all adjacent opponents. An
 * object is thrown at one target.
 */
function mostTargets(attacker: Piece, kind: string): number {
  if (kind === 'throw') return 1;
  return kind === 'close' && hasEffect(POWERS, attacker, 'strike-all') ? Number.POSITIVE_INFINITY : attacker.targets;
}

function attackReasons(law: SwordsLaw, position: Position, attacker: Piece, kind: string): Reason[] {
  const reasons: Reason[] = [];
  const own = [onPiece(attacker.id)];
  if (attacker.tokens >= 2) reasons.push(reason('two-tokens', cite('Overview of Play: Actions'), own));
  for (const { power } of forbidden({ attacker, kind }, attackLaw(law)))
    reasons.push(reason('power-forbids', power.cite, own));
  if (kind === 'throw' && attacker.holding === null) reasons.push(reason('power-forbids', OBJECTS, own));
  if (kind === 'ranged' && attacker.range < 1) reasons.push(reason('no-range', RANGE_ATTACKS, own));
  if (kind === 'close') return reasons;
  const beside = opponentsBeside(position, NEIGHBOURS, attacker).map((each) => onPiece(each.id));
  if (beside.length > 0) reasons.push(reason('adjacent-enemy', RANGE_ATTACKS, beside));
  return reasons;
}

const WHY: Partial<Record<string, Citation>> = {
  'too-many-targets': cite('Resolving Combat: Determine Targets'),
  'same-target': cite('Resolving Combat: Determine Targets'),
  ally: cite('Key Concepts: Friendly and Opposing'),
};

function hitLaw(law: SwordsLaw): HitLaw {
  return {
    law: attackLaw(law),
    sight: () => sightLaw(law),
    isClose: (kind) => kind === 'close',
    rangeOf,
    weapon: (attacker, kind) => weapon(law, attacker, kind),
    mostTargets,
    attackReasons: (position, attacker, _targets, kind) => attackReasons(law, position, attacker, kind),
    closeReasons: (position, attacker, target) =>
      partingReasons(
        position,
        NEIGHBOURS,
        { squares: attacker.squares, piece: attacker },
        { squares: target.squares, piece: target },
      ),
    cover: (_target, kind) => (kind === 'close' ? [] : [modifier('hindering-terrain', 1, cite('Terrain: Hindering'))]),
    innate: (target, kind) =>
      target.size === 'tiny' && kind !== 'close'
        ? [modifier('tiny', 1, cite('Powers and Abilities Reference: Tiny Size'))]
        : [],
    sixesStand: true,
    citeWhy: (code) => WHY[code] ?? RANGE_ATTACKS,
    citeShared: cite('Resolving Combat: Modify Damage'),
    citeKnockOut: cite('Resolving Combat: Deal Damage'),
  };
}

/** Answers "Resolving Combat": whether the attack is legal, and the roll against each target. */
export function hit(law: SwordsLaw, position: Position, question: HitQuestion): HitAnswer {
  const answer = hitAnswer(position, question, ATTACKS, hitLaw(law));
  const attacker = knownPiece(position, question.attacker);
  const [explodes] = question.attack === 'ranged' ? effectsOf(POWERS, attacker, 'explode') : [];
  if (!explodes) return answer;
  // "Energy Explosion": each figure adjacent to an original target also becomes a target, except the attacker (our
  // reading).
  const targets = question.targets.map((id) => knownPiece(position, id));
  const beside = besideAny(position, NEIGHBOURS, targets).filter((piece) => piece !== attacker);
  const all = targets.length + beside.length;
  // A power defined by the players does not become an action.
  const isAction = POWERS.some(({ id }) => id === explodes.power.id);
  return {
    ...answer,
    ...(isAction ? { madeAs: { action: explodes.power.id, within: EXPLODES_WITHIN } } : {}),
    splash: beside.map((piece) => strikeAside(position, hitLaw(law), attacker, piece, question.attack, all)),
  };
}
