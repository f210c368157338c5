import { Workbox } from 'workbox-window';

export const offlineStates = ['unsupported', 'installing', 'ready', 'update-waiting', 'failed'] as const;

/**
 * - `unsupported`: this browser or this address (plain HTTP on a network) keeps no app.
 * - `installing`: not everything is on the device yet.
 * - `ready`: everything is on the device; the network may go.
 * - `update-waiting`: ready, and a newer version is on the device too, waiting for `update()`.
 * - `failed`: the device could not keep the app (no room, or the first visit broke off); the app itself runs.
 */
export type OfflineState = (typeof offlineStates)[number];

/** Looking for a newer version more often than this would only cost the battery. */
const hour = 60 * 60 * 1000;

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

  if (!('serviceWorker' in navigator) || !window.isSecureContext) {
    tell('unsupported');
    return { update: () => undefined };
  }

  // Relative to the page, not to this module: the worker lies beside index.html and rules that folder only.
  const folder = new URL('./', document.baseURI);
  const workbox = new Workbox(new URL('sw.js', folder).href, { scope: folder.pathname });
  let asked = false;

  tell(navigator.serviceWorker.controller ? 'ready' : 'installing');
  workbox.addEventListener('activated', () => tell('ready'));
  workbox.addEventListener('waiting', () => tell('update-waiting'));
  workbox.addEventListener('redundant', () => tell(navigator.serviceWorker.controller ? 'ready' : 'failed'));
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
    () => tell(navigator.serviceWorker.controller ? 'ready' : 'failed'),
  );
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
