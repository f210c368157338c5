import type { Entry } from '../entry';
import { CORE_2008_QUESTIONS } from './core-2008';
import { HYPERTIME_2002_QUESTIONS } from './hypertime-2002';
import { HYPERTIME_2003_QUESTIONS } from './hypertime-2003';
import { STRIKE_TEAMS_QUESTIONS } from './strike-teams';
import { X_OF_SWORDS_QUESTIONS } from './x-of-swords';

/** Questions of each edition as players type them, one line for each entry: `topic: question | question`. */
const TEXTS: Readonly<Record<string, string>> = {
  'core-2008': CORE_2008_QUESTIONS,
  'x-of-swords': X_OF_SWORDS_QUESTIONS,
  'hypertime-2003': HYPERTIME_2003_QUESTIONS,
  'hypertime-2002': HYPERTIME_2002_QUESTIONS,
  'strike-teams': STRIKE_TEAMS_QUESTIONS,
};

/** Questions by the id of their entry. */
const parsed = new Map<string, readonly string[]>();

/**
 * Lists the questions that an entry answers, as players type them. They are separate from the books, because only the
 * search needs them.
 */
export function listPlayerQuestions({ id }: Pick<Entry, 'id'>): readonly string[] {
  if (parsed.size === 0)
    for (const [edition, text] of Object.entries(TEXTS))
      for (const line of text.trim().split('\n')) {
        const colon = line.indexOf(': ');
        parsed.set(`${edition}/${line.slice(0, colon)}`, line.slice(colon + 2).split(' | '));
      }
  return parsed.get(id) ?? [];
}
