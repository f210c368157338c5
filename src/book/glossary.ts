import { toKebabCase } from '../plain/lenient';
import type { Entry, EntryDraft } from './entry';

const GLOSSARY_PREFIX = 'term-';

/** Returns whether an entry only defines a term. */
export function isGlossaryEntry(entry: Pick<Entry, 'topic'>): boolean {
  return entry.topic.startsWith(GLOSSARY_PREFIX);
}

/**
 * Parses glossary lines `word | meaning | related topics` into drafts. Each draft has the section `<heading>: <word>`.
 * For a word like `one / other`, both forms are search terms.
 */
export function parseGlossary(heading: string, lines: string): EntryDraft[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', meaning = '', see = ''] = line.split('|').map((part) => part.trim());
      const [title = '', ...others] = word.split(' / ');
      return {
        topic: `${GLOSSARY_PREFIX}${toKebabCase(title)}`,
        title,
        at: `${heading}: ${title}`,
        body: meaning,
        terms: others.join(','),
        see,
      };
    });
}
