import { powerName } from '../../catalog/powers';
import type { AttackChange, DecidingRule } from '../../plan/puzzle/deciding-rule';
import type { PuzzleAnswer } from '../../plan/puzzle/puzzle';
import type { Piece } from '../../table/piece';
import { type AnswerLine, listChangeLines, listReasonLines, makeCitedAnswerLine } from '../answer/answer-lines';
import { sideName } from '../names/ids';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import { formatMinimumRoll, formatPoints, type PlanTextContext } from './plan-step-text';
import { describePlanScore, describePlanSteps } from './plan-text';

/** The question of a puzzle: `Red has 1 action. Which plan wins the most points?` */
export function describePuzzleQuestion(side: string): string {
  return say('{side} has 1 action. Which plan is best?', { side: sideName(side) });
}

/** Describes a plan without its rolls, which would give away the answer. */
export function describePuzzlePlan({ plan }: PuzzleAnswer, about: PlanTextContext): string {
  return describePlanSteps({ steps: plan.steps.map((step) => ({ ...step, rolls: [] })) }, about);
}

/** The score of a plan: `+12: +23 won · 2 lost · 9 at risk`. */
export function describePuzzleScore({ plan, score }: PuzzleAnswer): string {
  if (score === null) return say('Not allowed');
  const total = score > 0 ? `+${formatPoints(score)}` : formatPoints(score);
  return say('{total} points: {parts}', { total, parts: describePlanScore(plan, { goal: 'points' }) });
}

/** What a rule that decides a puzzle does: `Heron may not attack Newt:`. Its sentences follow. */
export function describeDecidingRule({ kind, attacker, target, reasons }: DecidingRule, naming: Naming): string {
  const names = { attacker: naming.piece(attacker), target: naming.piece(target) };
  switch (kind) {
    case 'refused':
      return say('{attacker} may not attack {target}:', names);
    case 'weakened':
      return say('{attacker}’s attack on {target} is weaker than its printed values:', names);
    case 'strengthened':
      return say('{attacker}’s attack on {target} is stronger than its printed values:', names);
    case 'sheltered':
      return reasons.length > 0
        ? say('After the best plan, {attacker} may not attack {target}:', names)
        : say('After the best plan, {attacker}’s attack on {target} is weaker:', names);
  }
}

/** The sentences of the engine about a rule that decides a puzzle, each with its passage. */
export function listDecidingLines({ reasons, changes, evades, target }: DecidingRule, naming: Naming): AnswerLine[] {
  const evading = evades
    ? [
        makeCitedAnswerLine(
          'plain',
          say('{target} evades a hit on {roll}.', {
            target: naming.piece(target),
            roll: formatMinimumRoll(evades.least),
          }),
          evades.cite,
          naming,
        ),
      ]
    : [];
  return [
    ...listReasonLines(reasons, naming),
    ...changes.flatMap((each) => listLinesOfChange(each, naming)),
    ...evading,
  ];
}

function listLinesOfChange({ value, change }: AttackChange, naming: Naming): AnswerLine[] {
  return listChangeLines({ base: 0, changes: [change], total: change.by }, value, naming);
}

/** Describes the values of a figure: `Speed 8 · Attack 10 · Defense 16 · Damage 2 · Range 6`. */
export function describePuzzleValues({ speed, attack, defense, damage, range }: Piece): string {
  return say('Speed {speed} · Attack {attack} · Defense {defense} · Damage {damage} · Range {range}', {
    ...{ speed, attack, defense, damage, range },
  });
}

/** Describes the state of a figure: `60 points · 3 clicks left · 1 action token`. */
export function describePuzzleState({ points, clicks, tokens, holding }: Piece): string {
  return [
    sayMany(points, '1 point', '{n} points'),
    sayMany(clicks, '1 click left', '{n} clicks left'),
    ...(tokens > 0 ? [sayMany(tokens, '1 action token', '{n} action tokens')] : []),
    ...(holding === 'light' ? [say('holds a light object')] : holding === 'heavy' ? [say('holds a heavy object')] : []),
  ].join(' · ');
}

/** Names the powers and abilities of a figure. Empty if it has none. */
export function describePuzzlePowers({ powers, abilities, size }: Piece): string {
  const sized = size === 'standard' ? [] : [size];
  return [...powers, ...abilities, ...sized].map(powerName).join(', ');
}
