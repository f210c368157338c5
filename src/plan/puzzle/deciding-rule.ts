import { positionInGame } from '../../query/resolve-deed';
import type { HitAnswer, Reason, TargetAnswer, ValueChange } from '../../rules/answer';
import { leastRollToHit } from '../../rules/odds';
import { makePlainHitQuestion } from '../../rules/ruleset';
import type { AttackDeed } from '../../rules/table-deed';
import type { Piece } from '../../table/piece';
import { findPiece, type Position } from '../../table/position';
import { findLikeliestTable } from '../action-sequence';
import { applyLikeliestOutcome, type Candidate } from '../candidates';
import type { PlanningContext } from '../evaluation';
import { listReplies } from '../replies';
import { type ScoredPlan, scorePlan } from './score-plans';

/** A plan that is offered as an answer to a puzzle. `scored` is null if the rules refuse the plan. */
export interface PuzzleOption {
  readonly choices: readonly Candidate[];
  readonly scored: ScoredPlan | null;
}

/** Change of a value that an attack used. */
export interface AttackChange {
  readonly value: 'attack' | 'defense' | 'damage';
  readonly change: ValueChange;
}

/** The rule that makes the best plan better than the most tempting one, by the engine's own answer. */
export interface DecidingRule {
  /**
   * `refused`: the rules refuse the tempting attack. `weakened`: the tempting attack is weaker than its printed values.
   * `strengthened`: the best attack is stronger than its printed values. `sheltered`: a reply is refused or weakened
   * after the best plan, but not after the tempting one.
   */
  readonly kind: 'refused' | 'weakened' | 'strengthened' | 'sheltered';
  /** Index of the tempting option. */
  readonly tempting: number;
  readonly attacker: string;
  readonly target: string;
  readonly reasons: readonly Reason[];
  readonly changes: readonly AttackChange[];
  /** Evade roll of the target, if it is what weakens the attack. */
  readonly evades: TargetAnswer['evades'] | null;
}

/** The plain attack in a plan on a single target, with the position before the attack. */
interface PlannedAttack {
  readonly deed: AttackDeed;
  readonly attacker: Piece;
  readonly target: Piece;
  readonly answer: HitAnswer;
}

/** Average points of an attack by the printed values alone, without terrain, powers and reductions. */
export function computePrintedPoints(attacker: Piece, target: Piece): number {
  const least = leastRollToHit(attacker.attack, target.defense);
  const ways = least <= 7 ? 36 - ((least - 1) * (least - 2)) / 2 : ((13 - least) * (14 - least)) / 2;
  const share = Math.min(attacker.damage, target.clicks) / Math.max(1, target.clicks);
  return (ways / 36) * share * target.points;
}

/** Finds the attack of a plan, on the likeliest table before the attack. Null without an attack on a single target. */
function findAttack({ ruleset, table }: PlanningContext, choices: readonly Candidate[]): PlannedAttack | null {
  let now = table;
  for (const { deeds } of choices)
    for (const deed of deeds) {
      if (deed.deed === 'attack') {
        if (!('pieces' in deed.aim) || deed.aim.pieces.length !== 1) return null;
        const position = positionInGame(ruleset, now);
        const attacker = position && findPiece(position, deed.attacker);
        const target = position && findPiece(position, deed.aim.pieces[0] ?? '');
        if (!position || !attacker || !target) return null;
        const answer =
          ruleset.resolve(now, deed).hit ??
          ruleset.hit(position, makePlainHitQuestion(attacker.id, [target.id], deed.attack));
        return { deed, attacker, target, answer };
      }
      now = applyLikeliestOutcome(ruleset, now, deed) ?? now;
    }
  return null;
}

/** Returns the points that a plan seems to win, by printed values. 0 without an attack. */
export function computeTemptation(start: PlanningContext, choices: readonly Candidate[]): number {
  const attack = findAttack(start, choices);
  return attack ? computePrintedPoints(attack.attacker, attack.target) : 0;
}

/** Lists the changes of an attack that help the attacker, or that help the target. */
export function listChanges(
  { attack, defense, damage }: TargetAnswer,
  helps: 'attacker' | 'target',
): readonly AttackChange[] {
  const sign = helps === 'attacker' ? 1 : -1;
  return [
    ...attack.changes.flatMap((change) => (change.by * sign > 0 ? [{ value: 'attack' as const, change }] : [])),
    ...defense.changes.flatMap((change) => (change.by * sign < 0 ? [{ value: 'defense' as const, change }] : [])),
    ...damage.changes.flatMap((change) => (change.by * sign > 0 ? [{ value: 'damage' as const, change }] : [])),
  ];
}

const NONE = { reasons: [], changes: [], evades: null } as const;

/** Finds the rules that decide between the options, the least common kinds first. Empty if no single rule decides. */
export function findDecidingRules(
  start: PlanningContext,
  options: readonly PuzzleOption[],
  best: number,
): readonly DecidingRule[] {
  const winner = options[best]?.scored;
  const nothing = scorePlan(start, []);
  if (!winner || !nothing) return [];
  const weakened: DecidingRule[] = [];
  const refused: DecidingRule[] = [];
  for (const [index, { choices, scored }] of options.entries()) {
    const attack = index === best ? null : findAttack(start, choices);
    if (!attack) continue;
    const printed = computePrintedPoints(attack.attacker, attack.target);
    const about = { ...NONE, tempting: index, attacker: attack.attacker.id, target: attack.target.id };
    const { spent, risked } = pointsIn(scored ?? nothing);
    if (printed - spent - risked <= winner.score) continue;
    const { reasons, targets } = attack.answer;
    const [found] = targets;
    if (!scored) {
      if (reasons.length > 0) refused.push({ ...about, kind: 'refused', reasons });
      continue;
    }
    const changes = found ? listChanges(found, 'target') : [];
    const evades = found?.evades ?? null;
    if (changes.length > 0 || evades) weakened.push({ ...about, kind: 'weakened', changes, evades });
  }
  const shelter = findShelter(start, options, best, winner);
  const strength = findStrength(start, options, best, winner);
  return [...(strength ? [strength] : []), ...(shelter ? [shelter] : []), ...weakened, ...refused];
}

/** Finds a reply that the best plan prevents or weakens, if the best plan wins by less risk than the greediest plan. */
function findShelter(
  start: PlanningContext,
  options: readonly PuzzleOption[],
  best: number,
  winner: ScoredPlan,
): DecidingRule | null {
  const gain = ({ won, spent }: Points) => won - spent;
  const least = gain(pointsIn(winner));
  for (const [index, { scored }] of options.entries()) {
    if (!scored || index === best || gain(pointsIn(scored)) <= least) continue;
    const [after, then] = [findLikeliestTable(scored.course), findLikeliestTable(winner.course)];
    const { ruleset, scale, side } = start;
    const replies = [...listReplies(ruleset, scale, after, side)].sort((a, b) => (a.takes < b.takes ? 1 : -1));
    const position = positionInGame(ruleset, then);
    for (const { by, on } of position ? replies : []) {
      const found = position && findObstacle(start, position, by, on);
      if (found) return { ...NONE, kind: 'sheltered', tempting: index, attacker: by, target: on, ...found };
    }
  }
  return null;
}

/** Finds what refuses or weakens the plain attacks of an opponent on a figure. Null if nothing does. */
function findObstacle(
  { ruleset }: PlanningContext,
  position: Position,
  by: string,
  on: string,
): Pick<DecidingRule, 'reasons' | 'changes'> | null {
  const [foe, own] = [findPiece(position, by), findPiece(position, on)];
  if (!foe || !own) return null;
  const answers = ['ranged', 'close'].map((attack) => ruleset.hit(position, makePlainHitQuestion(by, [on], attack)));
  const legal = answers.find((answer) => answer.legal);
  const [found] = legal?.targets ?? [];
  if (found) {
    const changes = listChanges(found, 'target');
    return changes.length > 0 ? { reasons: [], changes } : null;
  }
  const reasons = answers[foe.range > 0 ? 0 : 1]?.reasons ?? [];
  return reasons.length > 0 ? { reasons, changes: [] } : null;
}

/** Finds the bonuses without which the best attack would not be the best plan. Null if there are none. */
function findStrength(
  start: PlanningContext,
  options: readonly PuzzleOption[],
  best: number,
  winner: ScoredPlan,
): DecidingRule | null {
  const attack = findAttack(start, winner.course.choices);
  const [found] = attack?.answer.targets ?? [];
  if (!attack || !found) return null;
  const { spent, risked } = pointsIn(winner);
  const printed = computePrintedPoints(attack.attacker, attack.target) - spent - risked;
  const tempting = options.findIndex(({ scored }, index) => index !== best && scored && scored.score > printed);
  const changes = listChanges(found, 'attacker');
  if (tempting < 0 || changes.length === 0) return null;
  const { attacker, target } = attack;
  return { ...NONE, kind: 'strengthened', tempting, attacker: attacker.id, target: target.id, changes };
}

export interface Points {
  readonly won: number;
  readonly spent: number;
  readonly risked: number;
}

export function pointsIn({ value }: ScoredPlan): Points {
  const of = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }) =>
    Number(numerator) / Number(denominator);
  return { won: of(value.won), spent: of(value.spent), risked: of(value.risked) };
}
