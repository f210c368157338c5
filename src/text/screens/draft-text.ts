import type { DraftProblem, DraftProblemCode } from '../../catalog/character-entry';
import { DIAL_LIMIT, PRINTED_NAME_LIMIT, VALUE_LIMIT } from '../../catalog/limits';
import { VALUE_NAMES } from '../names/sources';
import { say } from '../say';

const SENTENCES: Readonly<Record<DraftProblemCode, (detail: string, cell: string) => string>> = {
  'name-missing': () => say('Enter a name.'),
  'name-too-long': (detail) =>
    say('The name has {letters} letters. At most {namelimit} are allowed.', {
      namelimit: PRINTED_NAME_LIMIT,
      letters: detail,
    }),
  'points-unreadable': (detail) =>
    detail.trim() === ''
      ? say('Enter the points.')
      : say('Points “{typed}” cannot be read. Enter a whole number, or “200, 100@4” for two starting lines.', {
          typed: detail,
        }),
  'start-off-dial': (detail) => say('The starting click in “{typed}” is not on the dial.', { typed: detail }),
  'range-unreadable': (detail) => say('Range “{typed}” cannot be read. Enter a whole number.', { typed: detail }),
  'targets-unreadable': (detail) =>
    say('Bolts “{typed}” cannot be read. Enter a number from 1 to 9.', { typed: detail }),
  'base-unreadable': (detail) =>
    say('Base “{typed}” cannot be read. Enter its two sides, such as 1x2.', { typed: detail }),
  'dial-empty': () => say('The dial is empty. Enter the four values of the first click.'),
  'dial-too-long': (detail) =>
    say('The dial has {clicks} clicks. At most {diallimit} are allowed.', { diallimit: DIAL_LIMIT, clicks: detail }),
  'value-missing': (_, cell) => say('{cell} is empty. Enter a value, or ? if it is unknown.', { cell }),
  'value-out-of-range': (detail, cell) =>
    say('{cell} is {typed}. Enter a whole number up to {valuelimit}.', {
      cell,
      typed: detail,
      valuelimit: VALUE_LIMIT,
    }),
  'special-too-long': (detail) =>
    say('Special power “{power}” is too long. Limits: 8000 letters, 200 for the name.', { power: detail }),
};

export function describeDraftProblem(problem: DraftProblem): string {
  const cell =
    problem.click === null
      ? ''
      : problem.slot === null
        ? say('Click {click}', { click: problem.click + 1 })
        : say('Click {click}, {stat}', { click: problem.click + 1, stat: VALUE_NAMES[problem.slot] });
  return SENTENCES[problem.code](problem.detail, cell);
}

const FIELDS: Readonly<Partial<Record<DraftProblemCode, 'name' | 'points' | 'range' | 'targets' | 'base'>>> = {
  'name-missing': 'name',
  'name-too-long': 'name',
  'points-unreadable': 'points',
  'start-off-dial': 'points',
  'range-unreadable': 'range',
  'targets-unreadable': 'targets',
  'base-unreadable': 'base',
};

/** Returns the form field in which a problem is fixed: the dial if the problem has no field of its own. */
export function findProblemField(problem: DraftProblem): 'name' | 'points' | 'range' | 'targets' | 'base' | 'dial' {
  return FIELDS[problem.code] ?? 'dial';
}
