import { type Accessor, createEffect, createRoot, createSignal, on } from 'solid-js';
import { charactersChanged } from '../../../app/library';
import { owned } from '../../../app/owned';
import { ANY, type FacetCounts, type FindQuery, isAny } from '../../../catalog/find/query';
import { characterIdsByName } from '../../../store/characters';
import { type FindAsk, type FindTell, makeFindServer } from './server';

/** What a list shows: ids of characters, in order. */
export interface Found {
  readonly count: number;
  readonly idAt: (place: number) => string;
  readonly ids: () => string[];
}

/** A list of the whole collection that is narrowed from off the screen's thread. */
export interface Finding {
  readonly query: Accessor<FindQuery>;
  readonly setQuery: (query: FindQuery) => void;
  /** Null until anything is known. */
  readonly found: Accessor<Found | null>;
  /** How many characters there are in all; null until they are read. */
  readonly size: Accessor<number | null>;
  readonly broken: Accessor<boolean>;
  /** What each further choice would leave. */
  readonly counts: (query: FindQuery) => Promise<FacetCounts>;
}

/** How long the first rows have the disk for themselves. */
const HEAD_START_MS = typeof Worker === 'undefined' ? 0 : 150;

let made: Finding | null = null;

/** The one list of this device; begun by its first use and kept, filters and all, when its screen goes. */
export function theFinding(): Finding {
  made ??= createRoot(makeFinding);
  return made;
}

function makeFinding(): Finding {
  const [query, setQuery] = createSignal<FindQuery>(ANY);
  const [found, setFound] = createSignal<Found | null>(null);
  const [size, setSize] = createSignal<number | null>(null);
  const [broken, setBroken] = createSignal(false);
  const waiting = new Map<number, (counts: FacetCounts) => void>();
  let ids: string[] = [];
  let seq = 0;
  let wanted = 0;
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
    wanted = ++seq;
    ask({ ask: 'find', seq: wanted, query: query() });
  }

  async function showNames(): Promise<void> {
    const names = await characterIdsByName();
    const plain = found() === null && isAny(query()) && query().sort === 'name';
    if (names.ok && names.value.length > 0 && plain) setFound(foundOfIds(names.value));
    // The rows in sight go first: reading everything would keep the disk from them.
    setTimeout(() => ask({ ask: 'changed', ids: null }), HEAD_START_MS);
  }

  createEffect(on(charactersChanged, ({ ids: changed }) => ask({ ask: 'changed', ids: changed }), { defer: true }));
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
  // All by name can be told before the index stands.
  void showNames();

  return {
    query,
    setQuery(next) {
      setQuery(next);
      look();
    },
    found,
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
  return { count: ordinals.length, idAt, ids: () => Array.from(ordinals, (_, place) => idAt(place)) };
}

function foundOfIds(ids: readonly string[]): Found {
  return { count: ids.length, idAt: (place) => ids[place] ?? '', ids: () => [...ids] };
}

/** In a worker where there are any; else here. */
function serve(listen: (answer: FindTell) => void): (ask: FindAsk) => void {
  if (typeof Worker === 'undefined') return makeFindServer(listen);
  const worker = new Worker(new URL('./find.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FindTell>) => listen(data);
  worker.onerror = () => listen({ tell: 'broken' });
  return (ask) => worker.postMessage(ask);
}
