import { type Accessor, createSignal } from 'solid-js';
import type { InstallMethod } from '../../offline/install';
import type { OfflineState } from '../../offline/offline';
import type { PersistenceStatus } from '../../offline/persist';

const [state, setState] = createSignal<OfflineState | null>(null);
/** States that stay the same at every start, so the user dismisses their banner only once. */
const LASTING: readonly OfflineState[] = ['insecure', 'unsupported', 'refused'];
const DISMISSED_KEY = 'sidekick-offline-dismissed';

function dismissed(): OfflineState | null {
  try {
    const stored = localStorage.getItem(DISMISSED_KEY);
    return LASTING.find((each) => each === stored) ?? null;
  } catch {
    return null;
  }
}

const [waved, setWaved] = createSignal<OfflineState | null>(dismissed());
let applyUpdate: () => void = () => undefined;

/** Offline state of the app. Null until checked. */
export const offlineState: Accessor<OfflineState | null> = state;

const NEWS = ['update-waiting', 'insecure', 'unsupported', 'refused', 'full', 'failed'] as const;

/**
 * Returns the state to show in a banner: a waiting update, or why the app cannot be saved on this device. Null for
 * other states, or if the user dismissed the banner.
 */
export function findOfflineNotice(): (typeof NEWS)[number] | null {
  const now = NEWS.find((each) => each === state());
  return now !== undefined && waved() !== now ? now : null;
}

export function dismissOfflineNotice(): void {
  const now = state();
  setWaved(now);
  if (now === null || !LASTING.includes(now)) return;
  try {
    localStorage.setItem(DISMISSED_KEY, now);
  } catch {
    // Without storage, the banner appears again at the next start.
  }
}

/** Activates the waiting version of the app, which reloads the page. */
export function activateUpdate(): void {
  applyUpdate();
}

/** Starts saving the app for offline use. Called after the first screen is drawn, because it can wait. */
export async function startOfflineSupport(): Promise<void> {
  const { startOffline } = await import('../../offline/offline');
  const offline = startOffline(setState);
  applyUpdate = () => offline.update();
}

const [way, setWay] = createSignal<InstallMethod>('none');

/** Method to install the app. `none` before `watchInstallMethod`, or if the method is unknown. */
export const installMethod: Accessor<InstallMethod> = way;

export function isInstalled(): boolean {
  return way() === 'installed';
}

/** Determines how the app can be installed, now and after each change. */
export async function watchInstallMethod(): Promise<void> {
  const { onInstallChange, findInstallMethod } = await import('../../offline/install');
  const look = () => setWay(findInstallMethod());
  onInstallChange(look);
  look();
}

/** Asks the browser to install the app. Must be called from a tap. True if the user agreed. */
export async function requestInstall(): Promise<boolean> {
  const { promptInstall, findInstallMethod } = await import('../../offline/install');
  const agreed = await promptInstall();
  setWay(findInstallMethod());
  return agreed;
}

const [kept, setKept] = createSignal<PersistenceStatus | null>(null);

/** Answer of the browser to the request for persistent storage. Null before the request. */
export const persistenceAnswer: Accessor<PersistenceStatus | null> = kept;

/**
 * Requests persistent storage once, or again if `again` is true. Some browsers ask the user, so callers should wait
 * until there is data to protect.
 */
export async function requestPersistence(again = false): Promise<void> {
  if (kept() !== null && !again) return;
  const { requestPersistentStorage } = await import('../../offline/persist');
  setKept(await requestPersistentStorage());
}

/** Delay of the clean-up after the start. The clean-up is not urgent and must not delay the first taps. */
const TIDY_AFTER_MS = 15_000;

/**
 * Erases records that were deleted long ago, and recovers games without a header. Runs some seconds after the start.
 */
export function cleanUpStorage(): void {
  setTimeout(async () => {
    const [{ purgeAtStart }, { rebuildGameHeads }] = await Promise.all([
      import('../../store/purge'),
      import('../../store/rebuild-heads'),
    ]);
    await purgeAtStart(Date.now());
    await rebuildGameHeads();
  }, TIDY_AFTER_MS);
}
