import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OfflineState, startOffline } from '../../src/offline/offline';
import { OFFLINE_TEXT } from '../../src/text/offline-text';

type Listener = (event: { readonly isUpdate?: boolean }) => void;

/** Fake registration of the service worker, with its replies and the calls that it received. */
const worker = vi.hoisted(() => ({
  register: (): Promise<unknown> => Promise.resolve(undefined),
  listeners: new Map<string, Listener>(),
  skipped: 0,
}));

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener(name: string, listener: Listener) {
      worker.listeners.set(name, listener);
    }
    register() {
      return worker.register();
    }
    messageSkipWaiting() {
      worker.skipped++;
    }
    update() {
      return Promise.resolve();
    }
  },
}));

const reload = vi.fn();

function openWindow(navigator: object, isSecureContext = true): void {
  vi.stubGlobal('window', { isSecureContext, location: { reload } });
  vi.stubGlobal('document', { baseURI: 'https://play.example/', addEventListener: () => undefined });
  vi.stubGlobal('navigator', navigator);
}

/** Starts the offline module and collects the states that it reports at the start. */
async function statesOf(): Promise<{ states: OfflineState[]; update: () => void }> {
  const states: OfflineState[] = [];
  const { update } = startOffline((state) => states.push(state));
  await vi.advanceTimersByTimeAsync(0);
  return { states, update };
}

const withRoom = (left: number) => ({
  serviceWorker: { controller: null },
  storage: { estimate: async () => ({ usage: 1_000_000, quota: 1_000_000 + left }) },
});

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  worker.listeners.clear();
  worker.register = () => Promise.resolve(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('reason why Sidekick cannot be saved', () => {
  test('is plain HTTP', async () => {
    openWindow({ serviceWorker: { controller: null } }, false);
    expect((await statesOf()).states).toEqual(['insecure']);
  });

  test.each<[string, object]>([
    ['in a window without service workers', {}],
    ['in a private window where they have no value', { serviceWorker: undefined }],
  ])('%s', async (_, navigator) => {
    openWindow(navigator);
    expect((await statesOf()).states).toEqual(['unsupported']);
  });

  test('is a sandboxed frame', async () => {
    const navigator = Object.defineProperty({}, 'serviceWorker', {
      get: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    openWindow(navigator);
    expect((await statesOf()).states).toEqual(['refused']);
  });

  const huge = 1_000_000_000;
  test.each<[string, Error, number, OfflineState]>([
    ['a browser that refuses by its settings', new DOMException('', 'SecurityError'), huge, 'refused'],
    ['a private window', new DOMException('', 'NotSupportedError'), huge, 'refused'],
    ['a full disk', new DOMException('', 'QuotaExceededError'), huge, 'full'],
    ['a disk that is nearly full', new DOMException('', 'AbortError'), 1_000_000, 'full'],
    ['a connection that broke off', new TypeError('Failed to fetch'), huge, 'failed'],
  ])('%s', async (_, error, left, state) => {
    openWindow(withRoom(left));
    worker.register = () => Promise.reject(error);
    expect((await statesOf()).states).toEqual(['installing', state]);
  });

  test.each<[number, OfflineState]>([
    [huge, 'failed'],
    [1_000_000, 'full'],
  ])('an installation that fails with %i bytes left', async (left, state) => {
    openWindow(withRoom(left));
    const { states } = await statesOf();
    worker.listeners.get('redundant')?.({});
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['installing', state]);
  });

  test('suggests freeing space only if the device is full', () => {
    const said = Object.entries(OFFLINE_TEXT).filter(([, text]) => /space/.test(text));
    expect(said.map(([state]) => state)).toEqual(['full']);
  });
});

describe('an accepted update', () => {
  async function takeUpdate(): Promise<void> {
    openWindow({ serviceWorker: { controller: {} } });
    const { update } = await statesOf();
    worker.listeners.get('waiting')?.({});
    update();
  }

  test('loads within 3 s if the browser never reports that it took over', async () => {
    await takeUpdate();
    expect([worker.skipped, reload.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('loads at once if the browser reports it', async () => {
    await takeUpdate();
    worker.listeners.get('controlling')?.({});
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
