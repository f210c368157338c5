/** The rulebooks, condensed, to search in: apart from the rules, so that whoever asks those alone does not load these. */
import { ENTRIES, editionsOf } from '../book';
import type { Entry } from '../book/entry';
import { makeSearch } from '../book/search';

export type { Entry };

let search: ReturnType<typeof makeSearch> | null = null;

/**
 * Entries for what somebody types, the best first.
 * @param edition whose entries go first; left out: all books alike
 * @example
 * lookUp('can I shoot past a friend')[0]?.title
 */
export function lookUp(typed: string, edition?: string, most = 5): readonly Entry[] {
  search ??= makeSearch(ENTRIES);
  return search(typed, edition === undefined ? [] : editionsOf(edition), most);
}
