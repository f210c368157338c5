import { powerName } from '../../catalog/powers';
import { squareName } from '../../grid/square';
import { type AppChoice, type OptionScore, type RerollChoice, ROLL } from '../../plan/app-choice';
import { makeOpenQuestionChoice } from '../answer/consequence-text';
import type { Naming } from '../names/naming';
import { capitalise, say, sayMany } from '../say';
import { describeShares, formatPoints, toDecimal } from './plan-step-text';

/** Returns the squares where a knock back in a direction ends, as text. Null if unknown, '' if nothing moves. */
type DescribeLanding = (piece: string, direction: number) => string | null;

/** Describes what Sidekick chooses, as a sentence without its full stop. */
export function describeAppChoice(choice: AppChoice, naming: Naming, landing: DescribeLanding): string {
  const { question, value } = choice;
  const figure = naming.piece(question.piece);
  switch (question.open) {
    case 'evade':
      return value === ROLL
        ? say('Roll for {figure} to evade', { figure })
        : say('{figure} does not evade', { figure });
    case 'shape':
      return value === ROLL
        ? say('Roll for {figure} not to be attacked', { figure })
        : say('{figure} does not roll', { figure });
    case 'die':
      return value === ROLL
        ? say('Roll the die for the damage of {figure}', { figure })
        : say('{figure} deals its damage value', { figure });
    case 'pass':
      return value === ''
        ? say('{figure} takes its damage itself', { figure })
        : say('{other} takes the damage of {figure}', { other: naming.piece(value), figure });
    case 'push':
      return sayMany(Number(value), '{figure} is knocked back 1 square', '{figure} is knocked back {n} squares', {
        figure,
      });
    case 'direction':
      return say('{figure} is knocked back {direction}', {
        figure,
        direction: labelOf(choice, value, naming, landing),
      });
    case 'share':
      return capitalise(say('damage: {shares}', { shares: labelOf(choice, value, naming, landing) }));
    default:
      return say('{figure} comes free on {square}', { figure, square: squareName(Number(value)) });
  }
}

/** Describes the reroll that Sidekick makes, as a sentence without its full stop. */
export function describeReroll({ roller, roll, use }: RerollChoice, naming: Naming): string {
  const names = { figure: naming.piece(use.piece), power: powerName(use.power), roller: naming.piece(roller) };
  return roll === 'attack'
    ? say('{figure} uses {power}: {roller} rerolls the attack', names)
    : say('{figure} uses {power}: {roller} rerolls to evade', names);
}

/** Lists the figures behind a choice: `Rook: −12 points, 8 at risk`. The chosen option is first. */
export function listChoiceFigures(choice: AppChoice, naming: Naming, landing: DescribeLanding): readonly string[] {
  return choice.options.map((option) => withScore(labelOf(choice, option.value, naming, landing), option));
}

export function listRerollFigures({ keep, again }: RerollChoice): readonly string[] {
  return [withScore(say('Reroll'), again), withScore(say('This roll'), keep)];
}

function withScore(label: string, { points, risk }: OptionScore): string {
  const won = toDecimal(points);
  return say('{option}: {points} points, {risk} at risk', {
    option: label,
    points: won > 0 ? `+${formatPoints(won)}` : formatPoints(won),
    risk: formatPoints(toDecimal(risk)),
  });
}

function labelOf({ question }: AppChoice, value: string, naming: Naming, landing: DescribeLanding): string {
  if (value === ROLL) return say('Roll');
  if (question.open === 'share') return describeShares(JSON.parse(value), naming);
  const options = makeOpenQuestionChoice(question, undefined, naming, landing)?.options;
  return options?.find((each) => each.value === value)?.label ?? value;
}
