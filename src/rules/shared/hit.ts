import { halfRoundedUp } from '../../plain/fraction';
import { areFriendly } from '../../table/allies';
import type { Piece } from '../../table/piece';
import type { Position } from '../../table/position';
import type { Citation, HitAnswer, Note, Reason, RefusalCode, SeeAnswer, TargetAnswer, ValueChange } from '../answer';
import {
  type AttackDice,
  chanceToKnockOut,
  computeAttackOdds,
  computeJointChances,
  leastPlainRoll,
  leastRollToHit,
} from '../odds';
import type { HitQuestion } from '../ruleset';
import { computeAttackValue, computeDamageValue, computeDefenseValue, findEvadeRoll } from './attack';
import { attackRules, getAttackRange, listAttackerReasons, listObjectChanges, listShotReasons } from './attack-reasons';
import { note, pieceMark, reason } from './cite';
import { listCloseReasons } from './close-reach';
import { dialSightRules } from './dial-lines';
import type { DialRules, PassageTopic } from './dial-rules';
import { isBasicGame, listFirstRoundReasons } from './first-round';
import { isSoaring } from './flight';
import { answerBestSight } from './line-of-fire';
import { makeModifier } from './modified-value';
import { distanceBetween, pieceAsPlace, requirePiece } from './places';
import { listPowerNotes } from './power-notes';
import { hasEffect, listEffects } from './powers';

const TOPICS: Partial<Record<RefusalCode, PassageTopic>> = {
  ally: 'friends',
  'same-target': 'targets',
  'too-many-targets': 'targets',
};

function citeRefusal({ passages }: DialRules, code: RefusalCode): Citation {
  return passages[TOPICS[code] ?? 'ranged'];
}

/** Returns the greatest number of targets of an attack, which is infinite for an attack on all adjacent opponents. */
function countMostTargets(rules: DialRules, attacker: Piece, kind: string): number {
  if (kind === 'ranged') return attacker.targets;
  if (kind !== 'close' || rules.closeTargets === 'one') return 1;
  return hasEffect(rules.powers, attacker, 'strike-all') ? Number.POSITIVE_INFINITY : attacker.targets;
}

/** Returns the range of an attack in squares, halved against a soaring target unless the attacker soars, too. */
function getRangeTo(rules: DialRules, attacker: Piece, kind: string, target: Piece): number {
  const range = getAttackRange(rules, attacker, kind);
  return isSoaring(rules, target) && !isSoaring(rules, attacker) ? halfRoundedUp(range) : range;
}

/** Lists reasons against the attack that do not depend on a line, including the targets' own state. */
function listAttackReasons(
  rules: DialRules,
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
): Reason[] {
  const reasons = listAttackerReasons(rules, attacker, kind);
  if (kind === 'ranged' && attacker.range < 1)
    reasons.push(reason('no-range', rules.passages.ranged, [pieceMark(attacker.id)]));
  if (kind !== 'close') reasons.push(...listShotReasons(rules, position, attacker, targets, kind));
  return [...reasons, ...listFirstRoundReasons(rules, position, attacker, targets)];
}

/** Lists the changes of the target's defense by a hindered line and by its size. */
function listDefenseChanges({ passages, tinyHarder }: DialRules, target: Piece, kind: string, hindered: boolean) {
  const changes: ValueChange[] = [];
  if (hindered) changes.push(makeModifier('hindering-terrain', 1, passages.cover));
  if (tinyHarder && target.size === 'tiny' && kind !== 'close') changes.push(makeModifier('tiny', 1, passages.tiny));
  return changes;
}

/**
 * Returns the requested kind of attack. Throws a RangeError if the edition does not have this kind. Parsers accept only
 * valid kinds.
 */
export function requireAttackKind<Kind extends string>(attacks: readonly Kind[], attack: string): Kind {
  const kind = attacks.find((each) => each === attack);
  if (kind === undefined) throw new RangeError(`no attack ${attack} in this edition`);
  return kind;
}

function aimReasons(
  position: Position,
  attacker: Piece,
  targets: readonly Piece[],
  kind: string,
  rules: DialRules,
): Reason[] {
  const reasons: Reason[] = [];
  const friends = targets.filter((target) => areFriendly(position, target.side, attacker.side));
  const marks = (pieces: readonly Piece[]) => pieces.map((piece) => pieceMark(piece.id));
  if (friends.length > 0) reasons.push(reason('ally', citeRefusal(rules, 'ally'), marks(friends)));
  const distinct = [...new Set(targets)];
  if (distinct.length < targets.length)
    reasons.push(reason('same-target', citeRefusal(rules, 'same-target'), marks(distinct)));
  if (distinct.length > countMostTargets(rules, attacker, kind)) {
    reasons.push(reason('too-many-targets', citeRefusal(rules, 'too-many-targets'), marks(distinct)));
  }
  return reasons;
}

/**
 * Lists reasons against an attack by distance or line of fire. Empty if the range is below 1, because `no-range`
 * replaces `too-far` and `line-blocked`.
 */
function farReasons(attacker: Piece, target: Piece, range: number, sight: SeeAnswer, rules: DialRules): Reason[] {
  if (range < 1) return [];
  const far = distanceBetween(attacker.squares, target.squares) > range;
  return [...(far ? [reason('too-far', citeRefusal(rules, 'too-far'), [pieceMark(target.id)])] : []), ...sight.reasons];
}

/** Lists reasons against a multiattack: the attacker needs the ability, and each attack has at most two targets. */
function twiceReasons(rules: DialRules, attacker: Piece, targets: readonly Piece[]): Reason[] {
  const [able] = listEffects(attackRules(rules).powers, attacker, 'attack-twice');
  if (!able) return [reason('power-forbids', citeRefusal(rules, 'power-forbids'), [pieceMark(attacker.id)])];
  const marks = targets.map((target) => pieceMark(target.id));
  return targets.length > 2 ? [reason('too-many-targets', able.power.cite, marks)] : [];
}

interface Aimed {
  readonly answer: TargetAnswer;
  readonly dice: AttackDice;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
}

/** Answers an attack on a bystander. No line is drawn, so the bystander has no cover. */
export function answerBystander(
  position: Position,
  rules: DialRules,
  attacker: Piece,
  target: Piece,
  kind: string,
  targets: number,
): TargetAnswer {
  return aimAt(position, rules, attacker, target, { kind, targets, twice: false, aside: true }).answer;
}

interface Manner {
  readonly kind: string;
  readonly targets: number;
  readonly twice: boolean;
  readonly aside: boolean;
  readonly dealt?: Readonly<Record<string, number>> | undefined;
}

function aimAt(position: Position, rules: DialRules, attacker: Piece, target: Piece, manner: Manner): Aimed {
  const { kind, targets, twice, aside, dealt = {} } = manner;
  const close = kind === 'close' || aside;
  const { powers } = rules;
  const values = attackRules(rules);
  const basic = isBasicGame(rules, position);
  const range = getRangeTo(rules, attacker, kind, target);
  const from = pieceAsPlace(attacker);
  const shootsPast = hasEffect(powers, attacker, 'shoot-past');
  const ignores = (piece: Piece) => shootsPast && !areFriendly(position, piece.side, attacker.side);
  const to = pieceAsPlace(target);
  const sight = close ? null : answerBestSight(position, dialSightRules(rules, ignores), from, to, range);
  const own = Object.hasOwn(dealt, target.id) ? { dealt: dealt[target.id] as number } : {};
  const attack = { position, attacker, target, kind, targets, twice, ...own };
  const roll = computeAttackValue(attack, values);
  const changes = listDefenseChanges(rules, target, kind, sight?.see === 'hindered');
  const defense = computeDefenseValue(attack, values, changes);
  const weapon = listObjectChanges(rules, attacker, kind);
  const damage = computeDamageValue(attack, values, weapon);
  const needs = (basic ? leastPlainRoll : leastRollToHit)(roll.total, defense.total);
  const evade = findEvadeRoll(attack, values);
  const dice = { needs, evade: evade?.least ?? null, sixesStand: rules.sixesStand };
  const critical = computeDamageValue(attack, values, weapon, basic ? 0 : 1).total;
  const odds = computeAttackOdds(dice, { plain: damage.total, critical });
  const notes: Note[] = [];
  if (evade) notes.push(note('evades', evade.cite, [pieceMark(target.id)]));
  if (sight) notes.push(...sight.notes);
  if (damage.total >= target.clicks) notes.push(note('knocks-out', rules.passages.defeat, [pieceMark(target.id)]));
  notes.push(...listPowerNotes(values.powers, target));
  return {
    reasons: sight
      ? farReasons(attacker, target, range, sight, rules)
      : listCloseReasons(rules, position, attacker, target),
    notes,
    dice,
    answer: {
      target: target.id,
      ...(evade ? { evades: { ...evade, sixesStand: rules.sixesStand } } : {}),
      attack: roll,
      defense,
      damage,
      critical,
      needs,
      ...odds,
      knockOut: chanceToKnockOut(odds.clicks, target.clicks),
      line: sight?.line ?? null,
      sight,
      range: sight ? distanceBetween(attacker.squares, target.squares) : null,
      ...(sight ? { rangeLimit: range } : {}),
      strength: null,
      obstruction: null,
      wounds: null,
    },
  };
}

/** Answers whether an attack is legal, with every reason against it and the roll against each target. */
export function answerHit(position: Position, question: HitQuestion, rules: DialRules): HitAnswer {
  const kind = requireAttackKind(rules.attacks, question.attack);
  const attacker = requirePiece(position, question.attacker);
  const targets = question.targets.map((id) => requirePiece(position, id));
  const twice = question.multiattack ?? false;
  const manner = { kind, targets: targets.length, twice, aside: false, dealt: question.dealt };
  const each = [...new Set(targets)].map((target) => aimAt(position, rules, attacker, target, manner));
  const reasons = [
    ...listAttackReasons(rules, position, attacker, targets, kind),
    ...(twice ? twiceReasons(rules, attacker, targets) : []),
    ...aimReasons(position, attacker, targets, kind, rules),
    ...each.flatMap((one) => one.reasons),
  ];
  const notes: Note[] = each.flatMap((one) => one.notes);
  // Damage that replaces the damage value is not shared among targets.
  const fixed = each.some(({ answer }) => answer.damage.changes.some((change) => change.kind === 'replacement'));
  if (targets.length > 1 && rules.severalTargetsDamage === null && !fixed)
    notes.unshift(
      note(
        'damage-shared',
        rules.passages['shared-damage'],
        targets.map((one) => pieceMark(one.id)),
      ),
    );
  notes.push(...listPowerNotes(attackRules(rules).powers, attacker));
  return {
    legal: reasons.length === 0,
    reasons,
    notes,
    targets: each.map((one) => one.answer),
    splash: [],
    together: each.length > 1 ? computeJointChances(each.map((one) => one.dice)) : null,
    cost: null,
  };
}
