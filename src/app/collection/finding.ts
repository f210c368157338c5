import { type Accessor, createEffect, createRoot, createSignal, on } from 'solid-js';
import type { Character } from '../../catalog/character';
import { EMPTY_QUERY, type FacetCounts, type FindQuery, isEmptyQuery } from '../../catalog/find/query';
import { countCharacters, listCharacterIdsByName, readFirstCharacters } from '../../store/characters';
import type { FindAsk, FindTell } from './find-server';
import { charactersChanged } from './library';
import { owned } from './owned';

/** What a list shows: ids of characters, in order. */
export interface Found {
  readonly count: number;
  /** '' at a place of which no more is known yet than that there is somebody. */
  readonly idAt: (place: number) => string;
  readonly ids: () => string[];
  /** Whether the count is the last word, and every place is known. */
  readonly whole: boolean;
}

/** A list of the whole collection that is narrowed from off the screen's thread. */
export interface Finding {
  readonly query: Accessor<FindQuery>;
  readonly setQuery: (query: FindQuery) => void;
  /** Null until anything is known. */
  readonly found: Accessor<Found | null>;
  /** The characters of the first screen, read with the first answer. */
  readonly first: Accessor<readonly Character[]>;
  /** How many characters there are in all; null until they are read. */
  readonly size: Accessor<number | null>;
  readonly broken: Accessor<boolean>;
  /** What each further choice would leave. */
  readonly counts: (query: FindQuery) => Promise<FacetCounts>;
}

/** As many rows as fill the screen of a tablet. */
const HEAD = 40;
/** How long the first rows have the disk and the processor for themselves. */
const HEAD_START_MS = typeof Worker === 'undefined' ? 0 : 150;

let made: Finding | null = null;

/** The one list of this device; begun by its first use and kept, filters and all, when its screen goes. */
export function theFinding(): Finding {
  made ??= createRoot(makeFinding);
  return made;
}

function makeFinding(): Finding {
  const [query, setQuery] = createSignal<FindQuery>(EMPTY_QUERY);
  const [found, setFound] = createSignal<Found | null>(null);
  const [first, setFirst] = createSignal<readonly Character[]>([]);
  const [size, setSize] = createSignal<number | null>(null);
  const [broken, setBroken] = createSignal(false);
  const waiting = new Map<number, (counts: FacetCounts) => void>();
  let ids: string[] = [];
  let seq = 0;
  let wanted = 0;
  let begun = false;
  const ask = serve(listen);

  function listen(answer: FindTell): void {
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
    // Before anything is read nobody is found; the first ids are looked through anew.
    if (!begun) return;
    wanted = ++seq;
    ask({ ask: 'find', seq: wanted, query: query() });
  }

  const untouched = () => seq === 0 && found()?.whole !== true && isEmptyQuery(query()) && query().sort === 'name';

  /** All by name can be told before the index stands: the first screen at once, then how many there are, then their ids. */
  async function showNames(): Promise<void> {
    const head = await readFirstCharacters(HEAD);
    if (head.ok && head.value.length > 0 && untouched()) {
      setFirst(head.value);
      setFound(foundOfHead(head.value, head.value.length));
    }
    // The rows in sight are drawn first: reading everything would keep the disk and the processor from them.
    setTimeout(() => {
      begun = true;
      ask({ ask: 'changed', ids: null });
      void showIds(head.ok ? head.value : []);
    }, HEAD_START_MS);
  }

  async function showIds(head: readonly Character[]): Promise<void> {
    const count = await countCharacters();
    if (count.ok && head.length > 0 && untouched()) setFound(foundOfHead(head, count.value));
    if (found()?.whole === true) return;
    const names = await listCharacterIdsByName();
    if (names.ok && names.value.length > 0 && untouched()) setFound(foundOfIds(names.value));
  }

  createEffect(
    on(
      charactersChanged,
      ({ ids: changed }) => {
        // A screen that opens later must not take them as they were.
        setFirst([]);
        ask({ ask: 'changed', ids: begun ? changed : null });
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      owned,
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
    found,
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

function foundOf(ordinals: Uint32Array, ids: readonly string[]): Found {
  const idAt = (place: number) => ids[ordinals[place] as number] ?? '';
  return { count: ordinals.length, idAt, ids: () => Array.from(ordinals, (_, place) => idAt(place)), whole: true };
}

function foundOfIds(ids: readonly string[]): Found {
  return { count: ids.length, idAt: (place) => ids[place] ?? '', ids: () => [...ids], whole: true };
}

function foundOfHead(first: readonly Character[], count: number): Found {
  const ids = first.map(({ id }) => id);
  return { ...foundOfIds(ids), count, whole: false };
}

/** In a worker where there are any; else here, and only then is what it runs loaded by the screen itself. */
function serve(listen: (answer: FindTell) => void): (ask: FindAsk) => void {
  if (typeof Worker === 'undefined') {
    const server = import('./find-server').then(({ makeFindServer }) => makeFindServer(listen));
    return (ask) => void server.then((answer) => answer(ask));
  }
  let worker: Worker | null = null;
  // Made by the first question: while the screen first comes it would only take the processor from it.
  return (ask) => {
    if (worker === null) {
      worker = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<FindTell>) => listen(data);
      worker.onerror = () => listen({ tell: 'broken' });
    }
    worker.postMessage(ask);
  };
}
