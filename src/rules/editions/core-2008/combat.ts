import { has, type Piece } from '../../../table/piece';
import type { Position } from '../../../table/position';
import type { Change, HitAnswer, Note, Reason, SeeAnswer, TargetAnswer } from '../../answer';
import { chanceToHit, leastRoll } from '../../odds';
import type { HitQuestion } from '../../ruleset';
import { areAdjacent, opponentsBeside, partingReasons } from '../../shared/adjacency';
import { type AttackLaw, attackTally, damageTally, defenseTally, evadeOf } from '../../shared/attack';
import { note, onPiece, reason } from '../../shared/cite';
import { seeBest } from '../../shared/line-of-fire';
import { distanceBetween, knownPiece, type Spot } from '../../shared/places';
import { modifier, replacement } from '../../shared/tally';
import { NEIGHBOURS } from './adjacency';
import { cite } from './citations';
import { firstRoundReasons } from './first-round';
import { giantReachReasons } from './giants';
import { sightLaw } from './line-of-fire';
import { POWERS } from './powers';
import { RULE_OF_3 } from './values';

export const ATTACKS = ['close', 'ranged', 'throw'] as const;
type Attack = (typeof ATTACKS)[number];

/** What every attack of this edition goes by. */
export const LAW: AttackLaw = { powers: POWERS, neighbours: NEIGHBOURS, values: RULE_OF_3 };

const RANGED = cite('Ranged Combat');
const OBJECTS_CLOSE = cite('Using Objects as Weapons: Using objects in close combat attacks');
const OBJECTS_THROWN = cite('Using Objects as Weapons: Using objects in ranged combat attacks');

/** How far and how hard an object flies, whatever the thrower's own values. */
const THROWN = { light: { range: 8, damage: 2 }, heavy: { range: 6, damage: 3 } } as const;
const IN_HAND = { light: 1, heavy: 2 } as const;

function spot(piece: Piece): Spot {
  return { squares: piece.squares, piece };
}

export function knownAttack(attack: string): Attack {
  const known = ATTACKS.find((each) => each === attack);
  if (!known) throw new RangeError(`no attack ${attack} in this edition`);
  return known;
}

/** The range of an attack made from afar. */
export function rangeOf(attacker: Piece, attack: Attack): number {
  return attack === 'throw' ? (attacker.holding ? THROWN[attacker.holding].range : 0) : attacker.range;
}

/** What an object in the hand adds to a close attack. */
export function objectInHand(attacker: Piece, attack: Attack): Change[] {
  if (attack !== 'close' || attacker.holding === null) return [];
  return [modifier(`${attacker.holding}-object`, IN_HAND[attacker.holding], OBJECTS_CLOSE)];
}

/** What forbids the attack whoever it is aimed at: tokens, bolts, friends and foes beside it. */
function attackReasons(position: Position, attacker: Piece, targets: readonly Piece[], attack: Attack): Reason[] {
  const reasons: Reason[] = [];
  if (attacker.tokens >= 2)
    reasons.push(reason('two-tokens', cite('ROUNDS, TURNS, AND ACTIONS: Pushing'), [onPiece(attacker.id)]));
  const friends = targets.filter((target) => target.side === attacker.side);
  if (friends.length > 0)
    reasons.push(
      reason(
        'ally',
        cite('COMBAT ACTION RULES: The Attack Roll: Targeting friendly characters'),
        friends.map((each) => onPiece(each.id)),
      ),
    );
  if (new Set(targets).size < targets.length)
    reasons.push(reason('same-target', cite('Ranged Combat: Multiple ranged combat targets')));
  const bolts = attack === 'ranged' ? attacker.targets : 1;
  if (new Set(targets).size > bolts)
    reasons.push(
      reason(
        'too-many-targets',
        cite('Ranged Combat: Multiple ranged combat targets'),
        targets.map((each) => onPiece(each.id)),
      ),
    );
  if (attack === 'throw' && attacker.holding === null)
    reasons.push(reason('power-forbids', OBJECTS_THROWN, [onPiece(attacker.id)]));
  if (attack === 'ranged' && attacker.range < 1) reasons.push(reason('no-range', RANGED, [onPiece(attacker.id)]));
  if (attack !== 'close') reasons.push(...spoiledBy(position, attacker, targets));
  return reasons;
}

/** "An opposing character beside it": no shot, but for colossal characters, and for a sharpshooter at the adjacent ones. */
function spoiledBy(position: Position, attacker: Piece, targets: readonly Piece[]): Reason[] {
  const beside = opponentsBeside(position, NEIGHBOURS, attacker);
  if (beside.length === 0 || has(attacker, 'colossal')) return [];
  if (has(attacker, 'sharpshooter') && targets.every((target) => beside.includes(target))) return [];
  const basis = has(attacker, 'sharpshooter')
    ? cite('HEROCLIX COMBAT AND SPECIAL ABILITIES: Sharpshooter', 'reading')
    : RANGED;
  return [
    reason(
      'adjacent-enemy',
      basis,
      beside.map((each) => onPiece(each.id)),
    ),
  ];
}

function closeReasons(position: Position, attacker: Piece, target: Piece): Reason[] {
  if (areAdjacent(position, NEIGHBOURS, spot(attacker), spot(target))) return [];
  return has(attacker, 'giant')
    ? giantReachReasons(position, attacker, target)
    : partingReasons(position, NEIGHBOURS, spot(attacker), spot(target));
}

function rangedReasons(attacker: Piece, target: Piece, attack: Attack, sight: SeeAnswer): Reason[] {
  if (attack === 'ranged' && attacker.range < 1) return [];
  const reasons: Reason[] = [];
  const far = distanceBetween(attacker.squares, target.squares);
  if (far > rangeOf(attacker, attack) && !(attack === 'throw' && attacker.holding === null)) {
    reasons.push(reason('too-far', attack === 'throw' ? OBJECTS_THROWN : RANGED, [onPiece(target.id)]));
  }
  return [...reasons, ...sight.reasons];
}

/** What the ground between adds to the target's defense. */
function cover(sight: SeeAnswer | null): Change[] {
  if (sight?.see !== 'hindered') return [];
  const passage = cite('Hindering Terrain: Ranged combat attacks and the hindering terrain modifier');
  return [modifier('hindering-terrain', 1, passage)];
}

function weaponOf(attacker: Piece, kind: Attack): Change[] {
  if (kind !== 'throw' || attacker.holding === null) return objectInHand(attacker, kind);
  return [replacement('thrown-object', THROWN[attacker.holding].damage, OBJECTS_THROWN)];
}

function targetAnswer(
  position: Position,
  attacker: Piece,
  target: Piece,
  attack: Attack,
  targets: number,
): { answer: TargetAnswer; reasons: Reason[]; evade: Note | null } {
  const passes = has(attacker, 'sharpshooter') ? (piece: Piece) => piece.side !== attacker.side : () => false;
  const sight =
    attack === 'close'
      ? null
      : seeBest(position, sightLaw(passes), spot(attacker), spot(target), rangeOf(attacker, attack));
  const own = sight ? rangedReasons(attacker, target, attack, sight) : closeReasons(position, attacker, target);
  const under = { position, attacker, target, kind: attack, targets };
  const roll = attackTally(under, LAW);
  const defense = defenseTally(under, LAW, cover(sight));
  const needs = leastRoll(roll.total, defense.total);
  const evade = evadeOf(under, LAW);
  return {
    reasons: own,
    evade: evade && note('evades', evade.cite, [onPiece(target.id)]),
    answer: {
      target: target.id,
      attack: roll,
      defense,
      damage: damageTally(under, LAW, weaponOf(attacker, attack)),
      needs,
      chance: chanceToHit(needs, evade?.least ?? null, false),
      line: sight?.line ?? null,
      sight,
      range: sight ? distanceBetween(attacker.squares, target.squares) : null,
      strength: null,
      obstruction: null,
      wounds: null,
    },
  };
}

/** "Combat Action Rules": whether the attack may be made, and what it takes to hit each target. */
export function hit(position: Position, question: HitQuestion): HitAnswer {
  const attack = knownAttack(question.attack);
  const attacker = knownPiece(position, question.attacker);
  const targets = question.targets.map((id) => knownPiece(position, id));
  const each = [...new Set(targets)].map((target) => targetAnswer(position, attacker, target, attack, targets.length));
  const reasons = [
    ...attackReasons(position, attacker, targets, attack),
    ...firstRoundReasons(position, attacker, targets),
    ...each.flatMap((one) => one.reasons),
  ];
  const notes: Note[] = [];
  if (targets.length > 1)
    notes.push(
      note(
        'damage-shared',
        cite('Ranged Combat: Multiple ranged combat targets'),
        targets.map((one) => onPiece(one.id)),
      ),
    );
  notes.push(...each.flatMap((one) => (one.evade ? [one.evade] : [])));
  for (const one of each) {
    if (one.answer.sight) notes.push(...one.answer.sight.notes);
    const target = knownPiece(position, one.answer.target);
    if (one.answer.damage.total >= target.clicks)
      notes.push(note('knocks-out', cite('COMBAT ACTION RULES: Defeating Characters'), [onPiece(target.id)]));
  }
  return { legal: reasons.length === 0, reasons, notes, targets: each.map((one) => one.answer), cost: null };
}
