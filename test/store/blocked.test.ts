import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange, indexedDB as memory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clickFact, SETUP_FACTS } from '../game/make';

/** Failures of `indexedDB` in browsers that deny a page its database, by description. */
const REFUSALS: Readonly<Record<string, unknown>> = {
  'there is none': undefined,
  'opening it throws': {
    open: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  },
  'opening it fails in a private window': failing(new DOMException('no mutations', 'InvalidStateError')),
  'opening it fails without permission': failing(
    new DOMException('The user denied permission to access the database.', 'UnknownError'),
  ),
};

function failing(error: DOMException): unknown {
  return {
    open: () => {
      const request: { error: DOMException; onerror?: (event: unknown) => void } = { error };
      const event = { target: request, preventDefault: () => undefined, stopPropagation: () => undefined };
      setTimeout(() => request.onerror?.(event));
      return request;
    },
  };
}

const texts = new Map<string, string>();
const page = {
  get length() {
    return texts.size;
  },
  key: (place: number) => [...texts.keys()][place] ?? null,
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
};

/**
 * Loads the store as in a new page, with empty memory. Packages are reset by hand, because `resetModules` does not
 * reload packages.
 */
async function openPage() {
  vi.resetModules();
  Reflect.get(memory, '_databases').clear();
  Dexie.dependencies = { indexedDB: globalThis.indexedDB, IDBKeyRange };
  const [games, settings, database, written, tail, area, refresh, list, recover] = await Promise.all([
    import('../../src/store/games'),
    import('../../src/store/settings'),
    import('../../src/store/database'),
    import('../../src/store/written-entries'),
    import('../../src/store/copy/copy-entries'),
    import('../../src/store/copy/area'),
    import('../../src/store/copy/refresh'),
    import('../../src/store/game-list'),
    import('../../src/store/copy/recover'),
  ]);
  written.onEntriesWritten((each, of) => tail.copyWrittenEntries(each, area.copyAreaFor(of)));
  return { ...games, ...settings, ...database, ...area, ...refresh, ...list, ...recover };
}

type Page = Awaited<ReturnType<typeof openPage>>;

async function play({ createGame, appendStep }: Page): Promise<string> {
  const result = await createGame({ name: 'Evening', edition: 'e' }, { step: 'begin', facts: SETUP_FACTS });
  if (!result.ok) throw new Error(result.fault.detail);
  const { id } = result.value.game;
  const entry = { game: id, seq: 2, parent: 1, at: 5, step: 'damage', facts: [clickFact('A', 2)] };
  expect(await appendStep(entry)).toMatchObject({ ok: true });
  return id;
}

const clickOf = async ({ openGame }: Page, id: string) => {
  const result = await openGame(id);
  return result.ok ? result.value.log.table.figures.get('A')?.click : result.fault.code;
};

beforeEach(() => {
  texts.clear();
  vi.stubGlobal('localStorage', page);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => vi.unstubAllGlobals());

describe.each(Object.keys(REFUSALS))('a browser without a database: %s', (way) => {
  test('a game is played in memory, and restored from the second copy at the next start', async () => {
    vi.stubGlobal('indexedDB', REFUSALS[way]);
    const first = await openPage();
    const news: string[] = [];
    first.onStoreStatus((now) => news.push(now));
    const id = await play(first);
    expect(news.at(-1)).toBe('memory');
    expect(await clickOf(first, id)).toBe(3);
    const next = await openPage();
    expect(await clickOf(next, id)).toBe(3);
  });

  test('without a second copy the game is played too, and lost at the next start', async () => {
    vi.stubGlobal('indexedDB', REFUSALS[way]);
    vi.stubGlobal('localStorage', undefined);
    const first = await openPage();
    const id = await play(first);
    expect(await clickOf(first, id)).toBe(3);
    expect(await clickOf(await openPage(), id)).toBe('missing');
  });
});

test('several simultaneous queries find the contents of the second copy', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await play(await openPage());
  const next = await openPage();
  const lists = await Promise.all([1, 2, 3].map(() => next.listGames()));
  expect(lists.map((list) => list.ok && list.value.games.length)).toEqual([1, 1, 1]);
});

test('a browser that provides its database again restores the game from the second copy', async () => {
  const disk = new IDBFactory();
  vi.stubGlobal('indexedDB', disk);
  const before = await openPage();
  const old = await play(before);
  const area = before.defaultCopyArea();
  await before.refreshCopy(before.defaultDatabase(), area);
  before.defaultDatabase().close();
  vi.stubGlobal('indexedDB', undefined);
  const refused = await openPage();
  const id = await play(refused);
  await refused.refreshCopy(refused.defaultDatabase(), area);
  vi.stubGlobal('indexedDB', disk);
  const after = await openPage();
  expect(await after.compareCopy(after.defaultDatabase(), area)).toBe('lost');
  await after.recoverFromCopy(after.defaultDatabase(), area);
  expect([await clickOf(after, old), await clickOf(after, id)]).toEqual([3, 3]);
});

test('a database that worked before is lost, not denied: it is not replaced', async () => {
  const disk = new IDBFactory();
  vi.stubGlobal('indexedDB', disk);
  const open = await openPage();
  const news: string[] = [];
  open.onStoreStatus((now) => news.push(now));
  expect(await open.putSetting('hand', 'left')).toMatchObject({ ok: true });
  open.defaultDatabase().close({ disableAutoOpen: false });
  vi.spyOn(disk, 'open').mockImplementation(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  expect(await open.putSetting('hand', 'right')).toMatchObject({ ok: false });
  expect(news).not.toContain('memory');
  vi.restoreAllMocks();
});

test('the store loads even if the browser also blocks channels between windows', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const { putSetting } = await openPage();
  expect(await putSetting('hand', 'left')).toMatchObject({ ok: true });
});
