import { Workbox } from 'workbox-window';
import { estimateStorage } from './quota';

export const OFFLINE_STATES = [
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
 * State of the offline installation.
 * - `insecure`: the page was loaded over plain HTTP, where browsers have no service workers.
 * - `unsupported`: this window has no service workers, because it is private or inside another app.
 * - `refused`: the browser refused to register the service worker, because of a setting that blocks stored data or a
 *   private window.
 * - `installing`: the download is not complete yet.
 * - `ready`: everything is on the device; the app works offline.
 * - `update-waiting`: ready, and a newer version is downloaded and waits for `update()`.
 * - `full`: the device has no space left for the app; the app itself runs.
 * - `failed`: the download of the app was interrupted; the app itself runs.
 */
export type OfflineState = (typeof OFFLINE_STATES)[number];

/**
 * Minimum time between checks for a new version: one hour, in milliseconds. More frequent checks would only drain the
 * battery.
 */
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Milliseconds after which the page reloads for an update, because some browsers do not report that a new worker took
 * over.
 */
const RELOAD_AFTER_MS = 2500;

/** Free space, in bytes, below which the device counts as full: twice the size of the app. */
const MIN_FREE_BYTES = 20_000_000;

/**
 * Makes the app available offline: registers the service worker of the page's folder and reports its state. Call it
 * once. `onChange` is called with each new state, never twice in a row with the same state.
 * @returns `update()` activates a waiting version and reloads the page; it does nothing if no version is waiting.
 * @example const offline = startOffline((state) => setState(state)); offline.update();
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

  // Relative to the page, not to this module: the worker is next to index.html and controls only that folder.
  const folder = new URL('./', document.baseURI);
  const workbox = new Workbox(new URL('sw.js', folder).href, { scope: folder.pathname });
  let asked = false;

  tell(navigator.serviceWorker.controller ? 'ready' : 'installing');
  workbox.addEventListener('activated', () => tell('ready'));
  workbox.addEventListener('waiting', () => tell('update-waiting'));
  workbox.addEventListener('redundant', async () => {
    tell(navigator.serviceWorker.controller ? 'ready' : (await isDeviceFull()) ? 'full' : 'failed');
  });
  // Another tab may have requested the update. Without a reload, this page would look for files that no longer exist.
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
      checkForUpdates(workbox);
    },
    // With an active worker, only the check for updates failed, because the network is down.
    async (error: unknown) => tell(navigator.serviceWorker.controller ? 'ready' : await whyNotRegistered(error)),
  );
}

/** Returns why this window has no service workers; null if service workers are available. */
function whyUnavailable(): 'insecure' | 'unsupported' | 'refused' | null {
  if (!window.isSecureContext) return 'insecure';
  try {
    // In some private windows the property exists but has no value. Sandboxed frames throw.
    return 'serviceWorker' in navigator && navigator.serviceWorker ? null : 'unsupported';
  } catch {
    return 'refused';
  }
}

/**
 * Names of errors with which browsers refuse service workers: at this address, in this window, or by the user's
 * settings.
 */
const REFUSALS = ['SecurityError', 'NotSupportedError', 'InvalidStateError', 'NotAllowedError'];

async function whyNotRegistered(error: unknown): Promise<OfflineState> {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (REFUSALS.includes(name)) return 'refused';
  return name === 'QuotaExceededError' || (await isDeviceFull()) ? 'full' : 'failed';
}

/** Returns whether the browser reports too little space for the app. */
async function isDeviceFull(): Promise<boolean> {
  const room = await estimateStorage();
  return room !== null && room.most - room.used < MIN_FREE_BYTES;
}

/** Checks for updates when the app becomes visible, at most once an hour. An installed app may stay open for days. */
function checkForUpdates(workbox: Workbox): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < UPDATE_CHECK_MS) return;
    last = Date.now();
    workbox.update().catch(() => undefined);
  });
}
