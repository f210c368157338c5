import { powerName } from '../../catalog/powers';
import type { MissionTurnStep } from '../../plan/mission-line';
import type { AttackChange, DecidingRule } from '../../plan/puzzle/deciding-rule';
import type { PuzzleAnswer } from '../../plan/puzzle/puzzle';
import { PUZZLE_POINTS } from '../../plan/puzzle/puzzle-points';
import type { Piece, StrikerState } from '../../table/piece';
import { type AnswerLine, listChangeLines, listReasonLines, makeCitedAnswerLine } from '../answer/answer-lines';
import { sideName } from '../names/ids';
import type { Naming } from '../names/naming';
import { CARD_BOX_NAMES, FIGURE_KIND_NAMES } from '../options';
import { say, sayMany } from '../say';
import { describeCardEffect } from './card-effect-text';
import { describeMissionTurnStep, type TurnTextContext } from './mission-turn-text';
import { formatMinimumRoll, formatPoints, type PlanTextContext } from './plan-step-text';
import { describePlanScore, describePlanSteps } from './plan-text';

/** The question of a puzzle: `Red has 1 action. Which plan wins the most points?` */
export function describePuzzleQuestion(side: string, isMission: boolean): string {
  const names = { side: sideName(side) };
  return isMission
    ? say('{side}: 1 activation. Which plan is best?', names)
    : say('{side} has 1 action. Which plan is best?', names);
}

/** Explains how the plans of a puzzle are scored. */
export function describePuzzleScoring(isMission: boolean): string {
  if (!isMission) return say('Average points won, minus those lost now and at risk to attacks next turn.');
  const { villain, mastermind, henchman } = PUZZLE_POINTS;
  return [
    say('Points won, minus those lost now and at risk to attacks next turn.'),
    say('Hero or villain: {villain} points. Mastermind: {mastermind}. Henchman: {henchman}.', {
      villain,
      mastermind,
      henchman,
    }),
    say('Each wound counts its share. Targets react if it is worth the action points.'),
  ].join(' ');
}

/** Describes a plan without its rolls or wounds, which would give away the answer. */
export function describePuzzlePlan({ plan }: PuzzleAnswer, about: PlanTextContext & TurnTextContext): string {
  if ('missionSteps' in plan)
    return plan.missionSteps.map((step) => `${describeMissionPuzzleStep(step, about)}.`).join(' ');
  return describePlanSteps({ steps: plan.steps.map((step) => ({ ...step, rolls: [] })) }, about);
}

function describeMissionPuzzleStep(step: MissionTurnStep, about: TurnTextContext): string {
  const aim = 'aim' in step.deed && typeof step.deed.aim === 'number' ? step.deed.aim : 0;
  const text = describeMissionTurnStep(step, about);
  return aim > 0 ? `${text}, ${say('aim {points}', { points: aim })}` : text;
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
export function describePuzzleValues({ speed, attack, defense, damage, range, striker }: Piece): string {
  if (striker) return describeStrikerValues(damage, striker);
  return say('Speed {speed} · Attack {attack} · Defense {defense} · Damage {damage} · Range {range}', {
    ...{ speed, attack, defense, damage, range },
  });
}

/** Describes the state of a figure: `60 points · 3 clicks left · 1 action token`. */
export function describePuzzleState({ points, clicks, tokens, holding, striker }: Piece): string {
  if (striker) return describeStrikerState(striker);
  return [
    sayMany(points, '1 point', '{n} points'),
    sayMany(clicks, '1 click left', '{n} clicks left'),
    ...(tokens > 0 ? [sayMany(tokens, '1 action token', '{n} action tokens')] : []),
    ...(holding === 'light' ? [say('holds a light object')] : holding === 'heavy' ? [say('holds a heavy object')] : []),
  ].join(' · ');
}

/** Describes a figure of a mission: `hero · 3 of 8 wounds · 2 AP, +4 when activated`. */
function describeStrikerState({ kind, wounds, health, actionPoints, gain }: StrikerState): string {
  return [
    FIGURE_KIND_NAMES[kind],
    say('{wounds} of {health} wounds', { wounds, health: health ?? 0 }),
    say('{points} AP, +{gain} when activated', { points: actionPoints, gain: gain ?? 0 }),
  ].join(' · ');
}

/** Describes the boxes of a figure's card: `Attack 3 (2 AP) · Defend 3 (1 AP) · Move (1 AP)`. */
function describeStrikerValues(strength: number, { boxes }: StrikerState): string {
  return Object.entries(boxes)
    .map(([box, { cost, wounds }]) => {
      const name = CARD_BOX_NAMES[box] ?? box;
      // Each wound in a box raises its price by a point.
      const price = say('{cost} AP', { cost: cost + wounds });
      return box === 'move' ? `${name} (${price})` : `${name} ${strength} (${price})`;
    })
    .join(' · ');
}

/** Names the powers and abilities of a figure, or its action cards. Empty if it has none. */
export function describePuzzlePowers({ powers, abilities, size, striker }: Piece): string {
  if (striker)
    return Object.entries(striker.cards)
      .map(([name, { cost, wounds, effects = [] }]) =>
        [name, ...effects.map(describeCardEffect), `(${say('{cost} AP', { cost: cost + wounds })})`].join(' '),
      )
      .join(', ');
  const sized = size === 'standard' ? [] : [size];
  return [...powers, ...abilities, ...sized].map(powerName).join(', ');
}
