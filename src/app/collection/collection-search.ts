import { type Accessor, createComputed, createEffect, createRoot, createSignal, on, untrack } from 'solid-js';
import type { Character } from '../../catalog/character';
import { EMPTY_QUERY, type FindQuery, isEmptyQuery } from '../../catalog/find/query';
import { characterRepository, listCharacterIdsByName, readFirstCharacters } from '../../store/characters';
import { type LiveQuery, watchTables } from '../../store/live-queries';
import { connectWorker } from '../worker-calls';
import type { makeFindServer } from './find.worker';
import { ownedCopies } from './owned-copies';

const [changed, setChanged] = createSignal<{ readonly ids: readonly string[] | null }>({ ids: null });
let watched: LiveQuery | null = null;

/**
 * Returns the characters that changed last, for lists that read the store themselves. `ids` is null if any character
 * may have changed.
 */
function lastCharacterChange(): { readonly ids: readonly string[] | null } {
  // Each list reads the store when it opens, so the first read does not count as a change.
  watched ??= watchTables(['characters'], async (written) => {
    const ids = written?.get('characters');
    if (watched) setChanged({ ids: ids ? [...ids] : null });
  });
  return changed();
}

/** Maximum number of characters in memory, enough for some minutes of scrolling. */
const CACHE_SIZE = 600;

/**
 * Returns characters by id, read when they become visible. Undefined while a character is being read, or if it does not
 * exist.
 * @param wanted ids of the visible characters
 * @param given characters that are already read
 */
export function createVisibleRows(
  wanted: Accessor<readonly string[]>,
  given: Accessor<readonly Character[]>,
): (id: string) => Character | undefined {
  const [read, setRead] = createSignal<ReadonlyMap<string, Character>>(new Map());

  async function fetch(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const result = await characterRepository.getMany(ids);
    if (result.ok) keep(result.value);
  }

  function keep(characters: readonly Character[]): void {
    const all = [...read(), ...characters.map((each): [string, Character] => [each.id, each])];
    setRead(new Map(all.slice(-CACHE_SIZE)));
  }

  createComputed(() => {
    const characters = given();
    untrack(() => keep(characters));
  });

  createEffect(
    on(wanted, (ids) => {
      const known = read();
      void fetch(ids.filter((id) => id !== '' && !known.has(id)));
    }),
  );
  createEffect(
    on(lastCharacterChange, ({ ids }) => void fetch((ids ?? wanted()).filter((id) => id !== '')), { defer: true }),
  );
  return (id) => read().get(id);
}

type FindServer = ReturnType<typeof makeFindServer>;

/** Result list: ids of characters in order. */
export interface CharacterResults {
  readonly count: number;
  /** Returns the id at an index. '' while only the number of characters is known. */
  readonly idAt: (place: number) => string;
  readonly ids: () => string[];
  /** Whether the count is final and every id is known. */
  readonly isComplete: boolean;
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

function makeCollectionSearch() {
  const [query, setQuery] = createSignal<FindQuery>(EMPTY_QUERY);
  const [found, setFound] = createSignal<CharacterResults | null>(null);
  const [first, setFirst] = createSignal<readonly Character[]>([]);
  const [size, setSize] = createSignal<number | null>(null);
  const [broken, setBroken] = createSignal(false);
  // The worker starts with the first call: an earlier start would slow down the first render of the screen.
  const finder = connectWorker<FindServer>(
    () => new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./find.worker')).makeFindServer(),
  );
  let ids: string[] = [];
  /** Number of searches. Results of earlier searches are ignored. */
  let searches = 0;
  let begun = false;

  /**
   * Updates the search index after changes. `changed` is null if all characters must be read. A restarted worker also
   * reads all.
   */
  async function update(changed: readonly string[] | null): Promise<void> {
    const read = await finder.call('update', [begun && finder.isRunning() ? changed : null]);
    setBroken(!read.ok || read.value === null);
    if (!read.ok || read.value === null) return;
    ids = [...ids.slice(0, read.value.from), ...read.value.ids];
    setSize(read.value.size);
    await look();
  }

  async function look(): Promise<void> {
    // Before the first read there is nothing to search. The search runs again with the first ids.
    if (!begun) return;
    if (!finder.isRunning()) return update(null);
    searches += 1;
    const mine = searches;
    const ordinals = await finder.call('find', [query()]);
    if (!ordinals.ok) setBroken(true);
    else if (mine === searches) setFound(foundOf(ordinals.value, ids));
  }

  const untouched = () =>
    searches === 0 && found()?.isComplete !== true && isEmptyQuery(query()) && query().sort === 'name';

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
      void update(null);
      void showIds(head.ok ? head.value : []);
    }, HEAD_START_MS);
  }

  async function showIds(head: readonly Character[]): Promise<void> {
    const count = await characterRepository.count();
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
        void update(changed);
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      ownedCopies,
      () => {
        // If the worker is not running, it reads the owned characters together with all others when it starts.
        if (finder.isRunning()) void finder.call('updateOwned', []);
        if ((query().picks.owned?.length ?? 0) > 0) void look();
      },
      { defer: true },
    ),
  );
  void showNames();

  return {
    query,
    setQuery(next: FindQuery) {
      setQuery(next);
      void look();
    },
    /** Results of the query. Null before the first read. */
    results: found,
    /** Characters on the first screen of the list, which are read before all others. */
    first,
    /** Total number of characters. Null until they are read. */
    size,
    broken,
    /** Counts the results that each further filter choice would leave. Null if the search is broken. */
    counts: async (about: FindQuery) => {
      if (!finder.isRunning()) void update(null);
      const counted = await finder.call('count', [about]);
      return counted.ok ? counted.value : null;
    },
  };
}

/** List of the entire collection, filtered in a worker. */
export type CollectionSearch = ReturnType<typeof makeCollectionSearch>;

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
