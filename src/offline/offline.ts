import { Workbox } from 'workbox-window';
import { roomOnDevice } from './quota';

export const offlineStates = [
  'insecure',
  'unsupported',
  'refused',
  'installing',
  'ready',
  'update-waiting',
  'full',
  'failed',
] as const;

/**
 * - `insecure`: the address is plain HTTP, where browsers offer no service worker.
 * - `unsupported`: the browser offers none in this window: it is private, or inside another app.
 * - `refused`: the browser offers one, and refused to register it: by a setting that blocks stored data, or in a private window.
 * - `installing`: not everything is on the device yet.
 * - `ready`: everything is on the device; the network may go.
 * - `update-waiting`: ready, and a newer version is on the device too, waiting for `update()`.
 * - `full`: the device has no space left for the app; the app itself runs.
 * - `failed`: the download of the app broke off; the app itself runs.
 */
export type OfflineState = (typeof offlineStates)[number];

/** Looking for a newer version more often than this would only cost the battery. */
const hour = 60 * 60 * 1000;

/** Some browsers do not report that a new worker took over: the page then reloads by itself. */
const RELOAD_AFTER_MS = 2500;

/** Space that the app needs for its files, twice over: less than this is too little. */
const LEAST_ROOM = 20_000_000;

/**
 * Keeps the app on the device: registers the service worker of the folder the page was opened from, and says how far
 * that is. Call it once. `onChange` is called with each new state, never twice with the same one in a row.
 *
 * @returns `update()` puts a waiting version in charge and loads the page anew; it does nothing when none waits.
 *
 * @example
 * const offline = startOffline((state) => setState(state));
 * offline.update();
 */
export function startOffline(onChange: (state: OfflineState) => void): { update(): void } {
  let state: OfflineState | undefined;
  const tell = (next: OfflineState) => {
    if (next === state) return;
    state = next;
    onChange(next);
  };

  const missing = whyUnavailable();
  if (missing !== null) {
    tell(missing);
    return { update: () => undefined };
  }

  // Relative to the page, not to this module: the worker lies beside index.html and rules that folder only.
  const folder = new URL('./', document.baseURI);
  const workbox = new Workbox(new URL('sw.js', folder).href, { scope: folder.pathname });
  let asked = false;

  tell(navigator.serviceWorker.controller ? 'ready' : 'installing');
  workbox.addEventListener('activated', () => tell('ready'));
  workbox.addEventListener('waiting', () => tell('update-waiting'));
  workbox.addEventListener('redundant', async () => {
    tell(navigator.serviceWorker.controller ? 'ready' : (await isDeviceFull()) ? 'full' : 'failed');
  });
  // Another tab may have asked too: a page of the old version would look for parts that are gone.
  workbox.addEventListener('controlling', (event) => {
    if (asked || event.isUpdate) window.location.reload();
  });

  register(workbox, tell);
  return {
    update() {
      if (state !== 'update-waiting') return;
      asked = true;
      workbox.messageSkipWaiting();
      setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    },
  };
}

function register(workbox: Workbox, tell: (state: OfflineState) => void): void {
  workbox.register().then(
    (registration) => {
      if (registration?.waiting && registration.active) tell('update-waiting');
      else if (registration?.active) tell('ready');
      lookAgain(workbox);
    },
    // With a worker in charge only the look for a newer one failed: the network is away.
    async (error: unknown) => tell(navigator.serviceWorker.controller ? 'ready' : await whyNotRegistered(error)),
  );
}

/** Null where the browser offers service workers. */
function whyUnavailable(): 'insecure' | 'unsupported' | 'refused' | null {
  if (!window.isSecureContext) return 'insecure';
  try {
    // Some private windows have the property without a value; sandboxed frames throw.
    return 'serviceWorker' in navigator && navigator.serviceWorker ? null : 'unsupported';
  } catch {
    return 'refused';
  }
}

/** Errors with which browsers refuse service workers as such: not on this address, not in this window, not by this person's settings. */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'InvalidStateError', 'NotAllowedError'];

async function whyNotRegistered(error: unknown): Promise<OfflineState> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (REFUSALS.includes(name)) return 'refused';
  return name === 'QuotaExceededError' || (await isDeviceFull()) ? 'full' : 'failed';
}

/** Whether the browser reports too little space for the app. */
async function isDeviceFull(): Promise<boolean> {
  const room = await roomOnDevice();
  return room !== null && room.most - room.used < LEAST_ROOM;
}

/** An installed app may stay open for days: look when it comes back to the front, at most once an hour. */
function lookAgain(workbox: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < hour) return;
    last = Date.now();
    workbox.update().catch(() => undefined);
  });
}
