import { ENTRIES, listAppliedEditions } from '../../book';
import type { Entry } from '../../book/entry';
import { type BookAnswer, isAnswer, makeEntrySearch } from '../../book/search/entry-search';

/** Results of a search in the books for a game of an edition. */
export interface BookResults {
  /** The entry that answers the query, with what it says. Null if the edition's books do not cover the query. */
  readonly first: ({ readonly entry: Entry } & BookAnswer) | null;
  /** Further entries of the edition's books, best first. If none answers the query: the nearest three of any book. */
  readonly others: readonly Entry[];
  /** Entries of other editions, best first. */
  readonly elsewhere: readonly Entry[];
}

/** Maximum number of results of the edition's books, and of others. For more, players refine the search. */
const MOST = 12;
/** Number of entries shown for a query that no entry answers. */
const NEAREST = 3;

const search = makeEntrySearch(ENTRIES);

/**
 * Searches the books for a game of an edition.
 * @param near ids of entries about what is on screen, which rank higher
 */
export function searchBooks(typed: string, edition: string, near: ReadonlySet<string>): BookResults {
  const editions = listAppliedEditions(edition);
  const found = search.find(typed, { editions, near, most: MOST });
  const [best] = found;
  const isAnswered = best !== undefined && editions.includes(best.entry.edition) && isAnswer(best);
  const shown = (isAnswered ? found.slice(1) : found).map(({ entry }) => entry);
  // Without an answer, the nearest entries are of any edition.
  const isNear = ({ edition: own }: Entry, place: number) => (isAnswered ? editions.includes(own) : place < NEAREST);
  return {
    first: isAnswered ? { entry: best.entry, ...search.answer(typed, best.entry) } : null,
    others: shown.filter(isNear),
    elsewhere: shown.filter((entry, place) => !isNear(entry, place)),
  };
}

/** Number of entries indexed between two frames, which takes a few milliseconds on a slow phone. */
const READ_AT_ONCE = 12;

/** Indexes the books while the keyboard opens. A search that starts earlier indexes the remaining entries itself. */
export function readBooksAhead(): void {
  if (search.read(READ_AT_ONCE)) setTimeout(readBooksAhead);
}
