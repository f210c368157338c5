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
import { type AttackRules, computeAttackValue, computeDamageValue, computeDefenseValue, findEvadeRoll } from './attack';
import { note, pieceMark, reason } from './cite';
import { answerBestSight, type SightRules } from './line-of-fire';
import { distanceBetween, requirePiece } from './places';
import { listPowerNotes } from './power-notes';
import { listEffects } from './powers';

/** Rules of a dial-game edition for attacks by 2d6. */
export interface HitRules {
  readonly attackRules: AttackRules;
  /** Returns the line of fire rules for this attacker. */
  readonly sight: (attacker: Piece, position: Position) => SightRules;
  readonly isClose: (kind: string) => boolean;
  readonly rangeOf: (attacker: Piece, kind: string, target: Piece) => number;
  /** Lists the damage changes by a held or thrown object. */
  readonly weapon: (attacker: Piece, kind: string) => ValueChange[];
  readonly mostTargets: (attacker: Piece, kind: string) => number;
  /** Lists reasons against the attack that do not depend on a line, including the targets' own state. */
  readonly attackReasons: (position: Position, attacker: Piece, targets: readonly Piece[], kind: string) => Reason[];
  /** Lists reasons why a close attack does not reach its target. */
  readonly closeReasons: (position: Position, attacker: Piece, target: Piece) => Reason[];
  /** Lists the defense changes by a hindered line. */
  readonly cover: (target: Piece, kind: string) => ValueChange[];
  /** Lists the changes of the target's defense that its base causes. */
  readonly innate: (target: Piece, kind: string) => ValueChange[];
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether two ones and two sixes are ordinary rolls. If left out, two ones miss and two sixes hit. */
  readonly plainDice?: boolean;
  readonly citeWhy: (code: RefusalCode) => Citation;
  /** Passage on damage shared among several targets. Null if the edition does not share damage. */
  readonly citeShared: Citation | null;
  readonly citeKnockOut: Citation;
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
  rules: HitRules,
): Reason[] {
  const reasons: Reason[] = [];
  const friends = targets.filter((target) => areFriendly(position, target.side, attacker.side));
  const marks = (pieces: readonly Piece[]) => pieces.map((piece) => pieceMark(piece.id));
  if (friends.length > 0) reasons.push(reason('ally', rules.citeWhy('ally'), marks(friends)));
  const distinct = [...new Set(targets)];
  if (distinct.length < targets.length)
    reasons.push(reason('same-target', rules.citeWhy('same-target'), marks(distinct)));
  if (distinct.length > rules.mostTargets(attacker, kind)) {
    reasons.push(reason('too-many-targets', rules.citeWhy('too-many-targets'), marks(distinct)));
  }
  return reasons;
}

/**
 * Lists reasons against an attack by distance or line of fire. Empty if the range is below 1, because `no-range`
 * replaces `too-far` and `line-blocked`.
 */
function farReasons(attacker: Piece, target: Piece, range: number, sight: SeeAnswer, rules: HitRules): Reason[] {
  if (range < 1) return [];
  const far = distanceBetween(attacker.squares, target.squares) > range;
  return [...(far ? [reason('too-far', rules.citeWhy('too-far'), [pieceMark(target.id)])] : []), ...sight.reasons];
}

/** Lists reasons against a multiattack: the attacker needs the ability, and each attack has at most two targets. */
function twiceReasons(rules: HitRules, attacker: Piece, targets: readonly Piece[]): Reason[] {
  const [able] = listEffects(rules.attackRules.powers, attacker, 'attack-twice');
  if (!able) return [reason('power-forbids', rules.citeWhy('power-forbids'), [pieceMark(attacker.id)])];
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
  rules: HitRules,
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

function aimAt(position: Position, rules: HitRules, attacker: Piece, target: Piece, manner: Manner): Aimed {
  const { kind, targets, twice, aside, dealt = {} } = manner;
  const close = rules.isClose(kind) || aside;
  const range = rules.rangeOf(attacker, kind, target);
  const from = { squares: attacker.squares, piece: attacker };
  const sight = close
    ? null
    : answerBestSight(
        position,
        rules.sight(attacker, position),
        from,
        { squares: target.squares, piece: target },
        range,
      );
  const own = Object.hasOwn(dealt, target.id) ? { dealt: dealt[target.id] as number } : {};
  const attack = { position, attacker, target, kind, targets, twice, ...own };
  const cover = sight?.see === 'hindered' ? rules.cover(target, kind) : [];
  const roll = computeAttackValue(attack, rules.attackRules);
  const defense = computeDefenseValue(attack, rules.attackRules, [...cover, ...rules.innate(target, kind)]);
  const damage = computeDamageValue(attack, rules.attackRules, rules.weapon(attacker, kind));
  const needs = (rules.plainDice ? leastPlainRoll : leastRollToHit)(roll.total, defense.total);
  const evade = findEvadeRoll(attack, rules.attackRules);
  const dice = { needs, evade: evade?.least ?? null, sixesStand: rules.sixesStand };
  const critical = computeDamageValue(
    attack,
    rules.attackRules,
    rules.weapon(attacker, kind),
    rules.plainDice ? 0 : 1,
  ).total;
  const odds = computeAttackOdds(dice, { plain: damage.total, critical });
  const notes: Note[] = [];
  if (evade) notes.push(note('evades', evade.cite, [pieceMark(target.id)]));
  if (sight) notes.push(...sight.notes);
  if (damage.total >= target.clicks) notes.push(note('knocks-out', rules.citeKnockOut, [pieceMark(target.id)]));
  notes.push(...listPowerNotes(rules.attackRules.powers, target));
  return {
    reasons: sight ? farReasons(attacker, target, range, sight, rules) : rules.closeReasons(position, attacker, target),
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
export function answerHit(
  position: Position,
  question: HitQuestion,
  attacks: readonly string[],
  rules: HitRules,
): HitAnswer {
  const kind = requireAttackKind(attacks, question.attack);
  const attacker = requirePiece(position, question.attacker);
  const targets = question.targets.map((id) => requirePiece(position, id));
  const twice = question.multiattack ?? false;
  const manner = { kind, targets: targets.length, twice, aside: false, dealt: question.dealt };
  const each = [...new Set(targets)].map((target) => aimAt(position, rules, attacker, target, manner));
  const reasons = [
    ...rules.attackReasons(position, attacker, targets, kind),
    ...(twice ? twiceReasons(rules, attacker, targets) : []),
    ...aimReasons(position, attacker, targets, kind, rules),
    ...each.flatMap((one) => one.reasons),
  ];
  const notes: Note[] = each.flatMap((one) => one.notes);
  // Damage that replaces the damage value is not shared among targets.
  const fixed = each.some(({ answer }) => answer.damage.changes.some((change) => change.kind === 'replacement'));
  if (targets.length > 1 && rules.citeShared && !fixed)
    notes.unshift(
      note(
        'damage-shared',
        rules.citeShared,
        targets.map((one) => pieceMark(one.id)),
      ),
    );
  notes.push(...listPowerNotes(rules.attackRules.powers, attacker));
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
