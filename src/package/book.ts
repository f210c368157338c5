/** Search in the condensed rulebooks. Separate from the rules, so programs that only ask questions do not load them. */
import { ENTRIES, listAppliedEditions } from '../book';
import type { Entry } from '../book/entry';
import { makeEntrySearch } from '../book/search/entry-search';

export type { Entry };

let search: ReturnType<typeof makeEntrySearch> | null = null;

/**
 * Finds entries for a query, best match first.
 * @param edition id of the edition to rank first; by default all books are equal
 * @example lookUp('can I shoot past a friend')[0]?.title
 */
export function lookUp(typed: string, edition?: string, most = 5): readonly Entry[] {
  search ??= makeEntrySearch(ENTRIES);
  const editions = edition === undefined ? [] : listAppliedEditions(edition);
  return search
    .find(typed, { editions, most })
    .slice(0, most)
    .map(({ entry }) => entry);
}
