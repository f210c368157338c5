import { type FindIndex, makeFindIndex } from '../../catalog/find/find-index';
import type { FacetCounts, FindQuery } from '../../catalog/find/query';
import { getCharacters, pageCharacters } from '../../store/characters';
import { listHoldings } from '../../store/owned';

/** Message from the collection list to the search index. */
export type CollectionSearchRequest =
  | { readonly ask: 'find'; readonly seq: number; readonly query: FindQuery }
  | { readonly ask: 'count'; readonly seq: number; readonly query: FindQuery }
  /**
   * Ids of saved or deleted characters; null if any may have changed. The first message of this type must contain null,
   * which starts the first read.
   */
  | { readonly ask: 'changed'; readonly ids: readonly string[] | null }
  | { readonly ask: 'owned' };

export type CollectionSearchResponse =
  /** Character ids by ordinal, starting at ordinal `from`. If `from` is 0, all ids are replaced. */
  | { readonly tell: 'ids'; readonly from: number; readonly ids: readonly string[]; readonly size: number }
  | { readonly tell: 'found'; readonly seq: number; readonly ordinals: Uint32Array<ArrayBuffer> }
  | { readonly tell: 'counts'; readonly seq: number; readonly counts: FacetCounts }
  /** The store cannot be read. */
  | { readonly tell: 'broken' };

const PAGE = 500;

/**
 * Maintains a search index of all stored characters and answers queries. The first answer comes after all characters
 * are read.
 */
export function makeCollectionSearchServer(
  tell: (answer: CollectionSearchResponse) => void,
): (ask: CollectionSearchRequest) => void {
  let index: FindIndex = makeFindIndex();
  let work: Promise<void> = Promise.resolve();

  async function readAll(): Promise<void> {
    const fresh = makeFindIndex();
    fresh.own(await counts());
    for (let after: string | null = ''; after !== null; ) {
      const page = await pageCharacters(after, PAGE);
      if (!page.ok) return tell({ tell: 'broken' });
      fresh.add(page.value.items);
      after = page.value.last;
    }
    index = fresh;
    tell({ tell: 'ids', from: 0, ids: index.ids, size: index.size() });
  }

  async function readSome(ids: readonly string[]): Promise<void> {
    const result = await getCharacters(ids);
    if (!result.ok) return tell({ tell: 'broken' });
    const from = index.ids.length;
    index.remove(ids);
    index.add(result.value);
    tell({ tell: 'ids', from, ids: index.ids.slice(from), size: index.size() });
  }

  function answer(ask: CollectionSearchRequest): Promise<void> | undefined {
    switch (ask.ask) {
      case 'changed':
        return ask.ids === null ? readAll() : readSome(ask.ids);
      case 'owned':
        return counts().then((found) => index.own(found));
      case 'find':
        tell({ tell: 'found', seq: ask.seq, ordinals: index.find(ask.query) });
        return undefined;
      case 'count':
        tell({ tell: 'counts', seq: ask.seq, counts: index.count(ask.query) });
        return undefined;
    }
  }

  // Messages are processed in order, so no answer describes an index that is being changed.
  return (ask) => {
    work = work.then(() => answer(ask)).catch(() => tell({ tell: 'broken' }));
  };
}

async function counts(): Promise<ReadonlyMap<string, number>> {
  const result = await listHoldings();
  return new Map(result.ok ? result.value.items.map(({ id, count }) => [id, count]) : []);
}
