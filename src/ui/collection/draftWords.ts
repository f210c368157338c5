import type { DraftProblem, DraftProblemCode } from '../../catalog/entry';
import { DIAL_LIMIT, NAME_LIMIT, VALUE_LIMIT } from '../../catalog/limits';

const SENTENCES: Readonly<Record<DraftProblemCode, (detail: string, cell: string) => string>> = {
  'name-missing': () => 'Give it a name.',
  'name-too-long': (detail) => `A name has at most ${NAME_LIMIT} letters; this one has ${detail}.`,
  'points-unreadable': (detail) =>
    detail.trim() === ''
      ? 'The points are missing.'
      : `The points are a whole number, or “200, 100@4” for a second starting line; this is “${detail}”.`,
  'start-off-dial': (detail) => `The dial has no such click to start on: ${detail}.`,
  'range-unreadable': (detail) => `The range is a whole number; this is “${detail}”.`,
  'targets-unreadable': (detail) => `The bolts are a whole number from 1 to 9; this is “${detail}”.`,
  'base-unreadable': (detail) => `The base is two sides such as 1x2; this is “${detail}”.`,
  'dial-empty': () => 'A dial has at least one click: type the four values of the first.',
  'dial-too-long': (detail) => `A dial has at most ${DIAL_LIMIT} clicks; this one has ${detail}.`,
  'value-missing': (_, cell) => `${cell} has no value; type ? where nobody knows it.`,
  'value-out-of-range': (detail, cell) => `${cell} is ${detail}; a whole number up to ${VALUE_LIMIT} is wanted.`,
  'special-too-long': (detail) => `A special power holds at most 8000 letters, its name 200: ${detail}.`,
};

/** A whole sentence. */
export function wordsOfDraftProblem(problem: DraftProblem): string {
  const cell = problem.click === null ? '' : `Click ${problem.click + 1} ${problem.slot ?? ''}`.trim();
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
