import type { InstallMethod } from '../../offline/install';
import { readLocalValue, writeLocalValue } from '../../offline/local-value';
import type { OfflineState } from '../../offline/offline';
import type { PersistenceStatus } from '../../offline/persist';
import { createFeatureState } from '../feature-state';

/** States that stay the same at every start, so the user dismisses their banner only once. */
const LASTING: readonly OfflineState[] = ['insecure', 'unsupported', 'refused'];
const DISMISSED_KEY = 'sidekick-offline-dismissed';

function readDismissed(): OfflineState | null {
  const stored = readLocalValue(DISMISSED_KEY);
  return LASTING.find((each) => each === stored) ?? null;
}

interface DeviceState {
  /** Offline state of the app. Null until checked. */
  readonly offline: OfflineState | null;
  /** Offline state of the banner that the user dismissed. Null if no banner was dismissed. */
  readonly dismissed: OfflineState | null;
  /** Method to install the app. `none` before `watchInstallMethod`, or if the method is unknown. */
  readonly install: InstallMethod;
  /** Answer of the browser to the request for persistent storage. Null before the request. */
  readonly persistence: PersistenceStatus | null;
}

const [device, setDevice] = createFeatureState<DeviceState>({
  offline: null,
  dismissed: readDismissed(),
  install: 'none',
  persistence: null,
});

export { device };

let applyUpdate: () => void = () => undefined;

const NEWS = ['update-waiting', 'insecure', 'unsupported', 'refused', 'full', 'failed'] as const;

/**
 * Returns the state to show in a banner: an update that is ready, or the reason why the app cannot be saved on this
 * device. Null for other states, and if the user dismissed the banner.
 */
export function findOfflineNotice(): (typeof NEWS)[number] | null {
  const now = NEWS.find((each) => each === device.offline);
  return now !== undefined && device.dismissed !== now ? now : null;
}

export function dismissOfflineNotice(): void {
  const now = device.offline;
  setDevice({ dismissed: now });
  if (now !== null && LASTING.includes(now)) writeLocalValue(DISMISSED_KEY, now);
}

/** Activates the waiting version of the app, which reloads the page. */
export function activateUpdate(): void {
  applyUpdate();
}

/** Starts saving the app for offline use. Called after the first screen is drawn, because it can wait. */
export async function startOfflineSupport(): Promise<void> {
  const { startOffline } = await import('../../offline/offline');
  const { update } = startOffline((offline) => setDevice({ offline }));
  applyUpdate = () => update();
}

/** Determines how the app can be installed, now and after each change. */
export async function watchInstallMethod(): Promise<void> {
  const { onInstallChange, findInstallMethod } = await import('../../offline/install');
  const look = () => setDevice({ install: findInstallMethod() });
  onInstallChange(look);
  look();
}

/** Asks the browser to install the app. Must be called from a tap. True if the user agreed. */
export async function requestInstall(): Promise<boolean> {
  const { promptInstall, findInstallMethod } = await import('../../offline/install');
  const agreed = await promptInstall();
  setDevice({ install: findInstallMethod() });
  return agreed;
}

/**
 * Requests persistent storage once, or again if `again` is true. Some browsers ask the user, so callers should wait
 * until there is data to protect.
 */
export async function requestPersistence(again = false): Promise<void> {
  if (device.persistence !== null && !again) return;
  const { requestPersistentStorage } = await import('../../offline/persist');
  setDevice({ persistence: await requestPersistentStorage() });
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
      import('../../store/game-heads'),
    ]);
    await purgeAtStart(Date.now());
    await rebuildGameHeads();
  }, TIDY_AFTER_MS);
}
