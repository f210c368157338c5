import { makeFindIndex } from '../../catalog/find/find-index';
import type { FindQuery } from '../../catalog/find/query';
import { characterRepository } from '../../store/characters';
import { holdingRepository } from '../../store/owned';
import { serveCalls, withTransfer } from '../worker-calls';

/** Character ids by ordinal, starting at ordinal `from`. If `from` is 0, all ids are replaced. */
interface IndexedIds {
  readonly from: number;
  readonly ids: readonly string[];
  readonly size: number;
}

const PAGE = 500;

/** Maintains a search index of all stored characters and answers queries. */
export function makeFindServer() {
  let index = makeFindIndex();
  let work: Promise<unknown> = Promise.resolve();

  /** Runs tasks one after another, so no answer describes an index that is being changed. */
  function inOrder<Value>(task: () => Value | Promise<Value>): Promise<Value> {
    const done = work.then(task);
    work = done.catch(() => undefined);
    return done;
  }

  async function readAll(): Promise<IndexedIds | null> {
    const fresh = makeFindIndex();
    fresh.own(await countOwned());
    for (let after: string | null = ''; after !== null; ) {
      const page = await characterRepository.page(after, PAGE);
      if (!page.ok) return null;
      fresh.add(page.value.items);
      after = page.value.last;
    }
    index = fresh;
    return { from: 0, ids: index.ids, size: index.size() };
  }

  async function readSome(ids: readonly string[]): Promise<IndexedIds | null> {
    const result = await characterRepository.getMany(ids);
    if (!result.ok) return null;
    const from = index.ids.length;
    index.remove(ids);
    index.add(result.value);
    return { from, ids: index.ids.slice(from), size: index.size() };
  }

  return {
    /**
     * Reads the characters with these ids again after they were saved or deleted. Null reads all characters, which the
     * first call must do. Returns null if the store cannot be read.
     */
    update: (ids: readonly string[] | null) => inOrder(() => (ids === null ? readAll() : readSome(ids))),
    updateOwned: () => inOrder(async () => index.own(await countOwned())),
    /** Returns the results as positions in the index. */
    find: (query: FindQuery) =>
      inOrder(() => {
        const ordinals = index.find(query);
        return withTransfer(ordinals, ordinals.buffer);
      }),
    count: (query: FindQuery) => inOrder(() => index.count(query)),
  };
}

async function countOwned(): Promise<ReadonlyMap<string, number>> {
  const result = await holdingRepository.list();
  return new Map(result.ok ? result.value.items.map(({ id, count }) => [id, count]) : []);
}

serveCalls(makeFindServer);
