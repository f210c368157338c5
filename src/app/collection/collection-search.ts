import { type Accessor, createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Character } from '../../catalog/character';
import { EMPTY_QUERY, type FacetCounts, type FindQuery, isEmptyQuery } from '../../catalog/find/query';
import { countCharacters, listCharacterIdsByName, readFirstCharacters } from '../../store/characters';
import type { CollectionSearchRequest, CollectionSearchResponse } from './find-server';
import { ownedCopies } from './owned-copies';
import { lastCharacterChange } from './visible-rows';

/** Result list: ids of characters in order. */
export interface CharacterResults {
  readonly count: number;
  /** Returns the id at an index. '' while only the number of characters is known. */
  readonly idAt: (place: number) => string;
  readonly ids: () => string[];
  /** Whether the count is final and every id is known. */
  readonly isComplete: boolean;
}

/** List of the entire collection, filtered in a worker. */
export interface CollectionSearch {
  readonly query: Accessor<FindQuery>;
  readonly setQuery: (query: FindQuery) => void;
  /** Results of the query. Null before the first read. */
  readonly results: Accessor<CharacterResults | null>;
  /** Characters on the first screen of the list, which are read before all others. */
  readonly first: Accessor<readonly Character[]>;
  /** Total number of characters. Null until they are read. */
  readonly size: Accessor<number | null>;
  readonly broken: Accessor<boolean>;
  /** Counts the results that each further filter choice would leave. */
  readonly counts: (query: FindQuery) => Promise<FacetCounts>;
}

/** Number of characters that are read first: enough rows for a tablet screen. */
const FIRST_ROWS = 40;
/** Delay before the full read, in milliseconds. The visible rows are read and drawn first. */
const HEAD_START_MS = typeof Worker === 'undefined' ? 0 : 150;

let search: CollectionSearch | null = null;

/** Returns the collection search, which is created on first use. Its filters are retained when its screen closes. */
export function getCollectionSearch(): CollectionSearch {
  search ??= createRoot(makeCollectionSearch);
  return search;
}

function makeCollectionSearch(): CollectionSearch {
  const [query, setQuery] = createSignal<FindQuery>(EMPTY_QUERY);
  const [found, setFound] = createSignal<CharacterResults | null>(null);
  const [first, setFirst] = createSignal<readonly Character[]>([]);
  const [size, setSize] = createSignal<number | null>(null);
  const [broken, setBroken] = createSignal(false);
  const waiting = new Map<number, (counts: FacetCounts) => void>();
  let ids: string[] = [];
  let seq = 0;
  let wanted = 0;
  let begun = false;
  const ask = serve(listen);

  function listen(answer: CollectionSearchResponse): void {
    switch (answer.tell) {
      case 'ids':
        setBroken(false);
        ids = [...ids.slice(0, answer.from), ...answer.ids];
        setSize(answer.size);
        look();
        return;
      case 'found':
        if (answer.seq === wanted) setFound(foundOf(answer.ordinals, ids));
        return;
      case 'counts':
        waiting.get(answer.seq)?.(answer.counts);
        waiting.delete(answer.seq);
        return;
      case 'broken':
        setBroken(true);
        return;
    }
  }

  function look(): void {
    // Before the first read there is nothing to search. The search runs again with the first ids.
    if (!begun) return;
    wanted = ++seq;
    ask({ ask: 'find', seq: wanted, query: query() });
  }

  const untouched = () => seq === 0 && found()?.isComplete !== true && isEmptyQuery(query()) && query().sort === 'name';

  /** Shows all characters by name until the index is ready: the first screen, then the total, then the ids. */
  async function showNames(): Promise<void> {
    const head = await readFirstCharacters(FIRST_ROWS);
    if (head.ok && head.value.length > 0 && untouched()) {
      setFirst(head.value);
      setFound(foundOfHead(head.value, head.value.length));
    }
    // The visible rows are drawn first, because reading everything would block disk and processor.
    setTimeout(() => {
      begun = true;
      ask({ ask: 'changed', ids: null });
      void showIds(head.ok ? head.value : []);
    }, HEAD_START_MS);
  }

  async function showIds(head: readonly Character[]): Promise<void> {
    const count = await countCharacters();
    if (count.ok && head.length > 0 && untouched()) setFound(foundOfHead(head, count.value));
    if (found()?.isComplete === true) return;
    const names = await listCharacterIdsByName();
    if (names.ok && names.value.length > 0 && untouched()) setFound(foundOfIds(names.value));
  }

  createEffect(
    on(
      lastCharacterChange,
      ({ ids: changed }) => {
        // A screen that opens later must not use outdated characters.
        setFirst([]);
        ask({ ask: 'changed', ids: begun ? changed : null });
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      ownedCopies,
      () => {
        ask({ ask: 'owned' });
        if ((query().picks.owned?.length ?? 0) > 0) look();
      },
      { defer: true },
    ),
  );
  void showNames();

  return {
    query,
    setQuery(next) {
      setQuery(next);
      look();
    },
    results: found,
    first,
    size,
    broken,
    counts: (about) =>
      new Promise((resolve) => {
        waiting.set(++seq, resolve);
        ask({ ask: 'count', seq, query: about });
      }),
  };
}

function foundOf(ordinals: Uint32Array, ids: readonly string[]): CharacterResults {
  const idAt = (place: number) => ids[ordinals[place] as number] ?? '';
  return { count: ordinals.length, idAt, ids: () => Array.from(ordinals, (_, place) => idAt(place)), isComplete: true };
}

function foundOfIds(ids: readonly string[]): CharacterResults {
  return { count: ids.length, idAt: (place) => ids[place] ?? '', ids: () => [...ids], isComplete: true };
}

function foundOfHead(first: readonly Character[], count: number): CharacterResults {
  const ids = first.map(({ id }) => id);
  return { ...foundOfIds(ids), count, isComplete: false };
}

/** Starts the search server in a worker. In browsers without workers, the server runs on the main thread. */
function serve(listen: (answer: CollectionSearchResponse) => void): (ask: CollectionSearchRequest) => void {
  if (typeof Worker === 'undefined') {
    const server = import('./find-server').then(({ makeCollectionSearchServer }) => makeCollectionSearchServer(listen));
    return (ask) => void server.then((answer) => answer(ask));
  }
  let worker: Worker | null = null;
  // The worker is created by the first message, because it would slow down the first render of the screen.
  return (ask) => {
    if (worker === null) {
      worker = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<CollectionSearchResponse>) => listen(data);
      worker.onerror = () => listen({ tell: 'broken' });
    }
    worker.postMessage(ask);
  };
}
