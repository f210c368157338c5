import type { DraftProblem, DraftProblemCode } from '../catalog/entry';
import { DIAL_LIMIT, NAME_LIMIT, VALUE_LIMIT } from '../catalog/limits';
import { EN_VALUES } from './names/sources';
import { say } from './say';

const SENTENCES: Readonly<Record<DraftProblemCode, (detail: string, cell: string) => string>> = {
  'name-missing': () => say('Give it a name.'),
  'name-too-long': (detail) =>
    say('A name has at most {namelimit} letters; this one has {detail}.', { namelimit: NAME_LIMIT, detail }),
  'points-unreadable': (detail) =>
    detail.trim() === ''
      ? say('The points are missing.')
      : say('The points are a whole number, or “200, 100@4” for a second starting line; this is “{detail}”.', {
          detail,
        }),
  'start-off-dial': (detail) => say('The dial has no such click to start on: {detail}.', { detail }),
  'range-unreadable': (detail) => say('The range is a whole number; this is “{detail}”.', { detail }),
  'targets-unreadable': (detail) => say('The bolts are a whole number from 1 to 9; this is “{detail}”.', { detail }),
  'base-unreadable': (detail) => say('The base is two sides such as 1x2; this is “{detail}”.', { detail }),
  'dial-empty': () => say('A dial has at least one click: type the four values of the first.'),
  'dial-too-long': (detail) =>
    say('A dial has at most {diallimit} clicks; this one has {detail}.', { diallimit: DIAL_LIMIT, detail }),
  'value-missing': (_, cell) => say('{cell} has no value; type ? where nobody knows it.', { cell }),
  'value-out-of-range': (detail, cell) =>
    say('{cell} is {detail}; a whole number up to {valuelimit} is wanted.', { cell, detail, valuelimit: VALUE_LIMIT }),
  'special-too-long': (detail) =>
    say('A special power holds at most 8000 letters, its name 200: {detail}.', { detail }),
};

/** A whole sentence. */
export function wordsOfDraftProblem(problem: DraftProblem): string {
  const cell =
    problem.click === null
      ? ''
      : say('Click {click} {slot}', {
          click: problem.click + 1,
          slot: problem.slot === null ? '' : EN_VALUES[problem.slot],
        }).trim();
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

/** The field of the form where it is mended; the dial for all others. */
export function fieldOf(problem: DraftProblem): 'name' | 'points' | 'range' | 'targets' | 'base' | 'dial' {
  return FIELDS[problem.code] ?? 'dial';
}
