import { type Entry, lookUp } from '../package/book';
import { EDITION_IDS, editionName } from '../rules';

const MAX_RESULTS = 3;

/** Finds the best rules entries for a query. Null if there is no such edition. */
export function searchRules(text: string, edition: string | null): readonly Entry[] | null {
  if (edition !== null && !EDITION_IDS.some((id) => id === edition)) return null;
  return lookUp(text, edition ?? undefined, MAX_RESULTS);
}

/** Formats a rules entry for a terminal: title, book, passage and text. */
export function formatEntry({ title, edition, sections, body }: Entry, colours: boolean): string {
  const head = colours ? `\u001b[1m${title}\u001b[0m` : title;
  return `${head}\n${editionName(edition)}: ${sections[0] ?? ''}\n${body.join('\n')}`;
}
