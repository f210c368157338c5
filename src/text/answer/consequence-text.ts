import { DIRECTIONS } from '../../grid/direction';
import { squareName } from '../../grid/square';
import type { Consequence } from '../../query/consequences';
import type { OpenQuestion } from '../../rules/table-deed';
import type { Fact } from '../../table/facts';
import { describeFact } from '../log/fact-text';
import type { Naming } from '../names/naming';
import { say, sayMany } from '../say';
import { directionArrow, directionName } from './answer-text';

export const CONSEQUENCE_TEXT = {
  title: say('What follows'),
  hit: say('Hit'),
  captures: say('Captures'),
  ones: say('Critical miss'),
  hitFor: (clicks: string): string => say('Hit: {clicks}', { clicks }),
  /** Cost of pushing in a button label: after the damage of an attack, or alone for a move. */
  youPush: (clicks: number): string => say('you push: {clicks}', { clicks }),
  /** Cost of pushing as the hint of a button that shows no other cost. Undefined if no figure pushes. */
  pushHint: (clicks: number): string | undefined => (clicks > 0 ? CONSEQUENCE_TEXT.youPush(clicks) : undefined),
  pickUp: say('Picks up'),
} as const;

export function describeConsequence({ facts }: Consequence, naming: Naming): string {
  return facts.map((fact) => describeFact(fact, naming)).join(' · ');
}

/**
 * Describes recorded consequences in one line: `Rook takes 2 clicks from Titan; Rook is knocked back to j7`. Leaves out
 * action tokens, because every action gives them. Empty if nothing else follows.
 */
export function describeConsequences(consequences: readonly Consequence[], naming: Naming): string {
  return consequences
    .filter(({ core, facts }) => !core && !facts.every(({ fact }) => fact === 'tokens'))
    .map((each) => describeConsequence(each, naming))
    .join('; ');
}

/**
 * Describes the cost of pushing for an action that is recorded although the rules forbid it. No other cost of the
 * action is listed. Empty if there is no pushing damage.
 */
export function describePushCost(facts: readonly Fact[], piece: string, naming: Naming): string {
  const pushes = facts.some((fact) => fact.fact === 'clicked' && fact.piece === piece && fact.cause === 'push');
  return facts
    .filter(
      (fact) =>
        pushes &&
        ((fact.fact === 'clicked' && fact.cause === 'push') || (fact.fact === 'defeated' && fact.piece === piece)),
    )
    .map((fact) => describeFact(fact, naming))
    .join('; ');
}

const FACES = ['1', '2', '3', '4', '5', '6'];

export interface OpenQuestionChoice {
  readonly title: string;
  /**
   * Options of the choice. `value` is one of the question’s `choices` or `pieces`, the face of a die, or '' for no roll
   * and no other piece.
   */
  readonly options: readonly { readonly value: string; readonly label: string; readonly short?: string }[];
  readonly value: string;
}

/** Value of a choice that is not made yet. It matches no option. */
const UNANSWERED = '?';

/**
 * Returns the choice for a die roll.
 * @param chosen the face of the die; null: no roll; undefined: not answered yet
 */
function rollOf(title: string, chosen: number | string | null | undefined): OpenQuestionChoice {
  return {
    title,
    options: [{ value: '', label: say('No roll') }, ...FACES.map((face) => ({ value: face, label: face }))],
    value: chosen === undefined ? UNANSWERED : String(chosen ?? ''),
  };
}

/** Returns the choice for a figure's roll to break away. `least` is the lowest face that succeeds. */
export function makeBreakAwayChoice(least: number, chosen: number | null | undefined): OpenQuestionChoice {
  return rollOf(say('Break away: {least} or more', { least }), chosen);
}

/** Names an open question on a button and in the log: `which way Rook is knocked back`. */
export function describeOpenQuestion(
  { open, piece }: Pick<OpenQuestion, 'piece'> & { readonly open: string },
  naming: Naming,
): string {
  const figure = naming.piece(piece);
  switch (open) {
    case 'evade':
      return say('roll of {figure} to evade', { figure });
    case 'shape':
      return say('roll of {figure} not to be attacked', { figure });
    case 'break-away':
      return say('roll of {figure} to break away', { figure });
    case 'direction':
      return say('which way {figure} is knocked back', { figure });
    case 'push':
      return say('whether {figure} is knocked back', { figure });
    case 'set-down':
      return say('where {figure} is set down', { figure });
    case 'pick-up':
      return say('what {figure} picks up', { figure });
    default:
      return figure;
  }
}

/**
 * Names a direction of knock back with the squares where it ends: `right to g3`, drawn as `→ g3`.
 * @param place '' if the figure does not move; null if unknown
 */
export function nameKnockBack(way: number, place: string | null): OpenQuestionChoice['options'][number] {
  const [direction, value] = [DIRECTIONS[way]?.name ?? '', String(way)];
  const [name, arrow] = [directionName(direction), directionArrow(direction)];
  if (place === null) return { value, label: name };
  if (place === '')
    return { value, label: say('{direction}: does not move', { direction: name }), short: `${arrow} –` };
  return { value, label: say('{direction} to {place}', { direction: name, place }), short: `${arrow} ${place}` };
}

/**
 * Turns a question that the book leaves to the players into a row of choices. Null if the question cannot be shown as a
 * row.
 * @param chosen the answer; null: no roll; undefined: not answered yet
 * @param landing returns the squares where a knock back in a direction ends, as `nameKnockBack` takes them
 */
export function makeOpenQuestionChoice(
  question: OpenQuestion,
  chosen: number | string | null | undefined,
  naming: Naming,
  landing: (piece: string, way: number) => string | null = () => null,
): OpenQuestionChoice | null {
  const figure = naming.piece(question.piece);
  const { choices = [], usual, least } = question;
  const numbered = (title: string, label: (choice: number) => string): OpenQuestionChoice => ({
    title,
    options: choices.map((choice) => ({ value: String(choice), label: label(choice) })),
    value: String(chosen ?? usual ?? ''),
  });
  const rolled = (title: string): OpenQuestionChoice => rollOf(title, chosen);
  switch (question.open) {
    case 'evade':
      return rolled(say('{figure} rolls to evade: {least} or more', { figure, least: least ?? '' }));
    case 'shape':
      return rolled(say('{figure} rolls not to be attacked: {least} or more', { figure, least: least ?? '' }));
    case 'push':
      return numbered(say('{figure} is knocked back', { figure }), (count) =>
        sayMany(count, '1 square', '{n} squares'),
      );
    case 'direction':
      return {
        title: say('{figure} is knocked back', { figure }),
        options: choices.map((way) => nameKnockBack(way, landing(question.piece, way))),
        value: String(chosen ?? usual ?? ''),
      };
    case 'set-free':
      return numbered(say('{figure} comes free', { figure }), squareName);
    case 'die':
      return rolled(say('{figure} rolls for damage', { figure }));
    case 'pass':
      return {
        title: say('Who takes the damage'),
        options: ['', ...(question.pieces ?? [])].map((value) => ({
          value,
          label: value === '' ? figure : naming.piece(value),
        })),
        value: String(chosen ?? ''),
      };
    case 'set-down':
      return numbered(say('{figure} is set down', { figure }), squareName);
    default:
      return null;
  }
}
