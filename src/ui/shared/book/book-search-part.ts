import { lazyPart } from '../../kit/lazy-part';

/** Results of a search in the books. Loaded on demand, because the code contains thousands of questions. */
export const FoundEntriesPart = lazyPart(() => import('./found-entries'));

/** Loads the search and indexes the books, for example while the keyboard opens. */
export async function prepareBookSearch(): Promise<void> {
  const [{ readBooksAhead }] = await Promise.all([
    import('../../../app/rules/book-search'),
    FoundEntriesPart.preload(),
  ]);
  readBooksAhead();
}
