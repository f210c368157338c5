import { kebab } from '../plain/lenient';
import type { Draft, Entry } from './entry';

const TERM = 'term-';

/** Whether an entry only says what a word means. */
export function isTerm(entry: Pick<Entry, 'topic'>): boolean {
  return entry.topic.startsWith(TERM);
}

/**
 * Entries of a glossary from lines `word | meaning | topics beside it`, each of the section `<heading>: <word>`. A word of the
 * form `one / other` goes by either.
 */
export function glossaryDrafts(heading: string, lines: string): Draft[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = '', see = ''] = line.split('|').map((part) => part.trim());
      const [title = '', ...others] = word.split(' / ');
      return {
        topic: `${TERM}${kebab(title)}`,
        title,
        at: `${heading}: ${title}`,
        body: meaning,
        terms: others.join(','),
        see,
      };
    });
}
