import { type Accessor, createSignal } from 'solid-js';
import type { InstallWay } from '../../offline/install';
import type { OfflineState } from '../../offline/offline';
import type { PersistAnswer } from '../../offline/persist';

const [state, setState] = createSignal<OfflineState | null>(null);
/** Reasons that stay the same at every visit, so dismissing them once suffices. */
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

/** How far the device keeps the app; null while nobody has looked yet. */
export const offlineState: Accessor<OfflineState | null> = state;

const NEWS = ['update-waiting', 'insecure', 'unsupported', 'refused', 'full', 'failed'] as const;

/** The state worth a banner: a waiting update, or why the app cannot be saved on this device; null once it was dismissed. */
export function offlineNews(): (typeof NEWS)[number] | null {
  const now = NEWS.find((each) => each === state());
  return now !== undefined && waved() !== now ? now : null;
}

export function dismissNews(): void {
  const now = state();
  setWaved(now);
  if (now === null || !LASTING.includes(now)) return;
  try {
    localStorage.setItem(DISMISSED_KEY, now);
  } catch {
    // The banner appears again when the app is opened the next time.
  }
}

/** Puts the waiting version in charge; the page loads anew. */
export function update(): void {
  applyUpdate();
}

/** Starts keeping the app on the device, once the first screen stands: it may wait. */
export async function keepOffline(): Promise<void> {
  const { startOffline } = await import('../../offline/offline');
  const offline = startOffline(setState);
  applyUpdate = () => offline.update();
}

const [way, setWay] = createSignal<InstallWay>('none');

/** How Sidekick can come onto the home screen; `none` until `watchInstall`, and where nobody knows. */
export const wayToInstall: Accessor<InstallWay> = way;

export function installed(): boolean {
  return way() === 'installed';
}

/** Looks, and goes on looking, whether the app can be put on the home screen. */
export async function watchInstall(): Promise<void> {
  const { awaitInstall, installWay } = await import('../../offline/install');
  const look = () => setWay(installWay());
  awaitInstall(look);
  look();
}

/** Has the browser put it there, in answer to a tap. True where the person agreed. */
export async function installNow(): Promise<boolean> {
  const { install, installWay } = await import('../../offline/install');
  const agreed = await install();
  setWay(installWay());
  return agreed;
}

const [kept, setKept] = createSignal<PersistAnswer | null>(null);

/** Whether the browser promised not to clear what is stored here; null while it was not asked. */
export const keptAnswer: Accessor<PersistAnswer | null> = kept;

/** Asks the browser to keep what is stored, once or `again`: some ask the person, so there should be something to lose. */
export async function keepStored(again = false): Promise<void> {
  if (kept() !== null && !again) return;
  const { askToPersist } = await import('../../offline/persist');
  setKept(await askToPersist());
}

/** Nobody waits for it, and the first taps must not. */
const TIDY_AFTER_MS = 15_000;

/** Erases what was deleted long enough ago, and finds games that lost their headings, once the app has come to rest. */
export function tidyStored(): void {
  setTimeout(async () => {
    const [{ purgeAtStart }, { rebuildGameHeads }] = await Promise.all([
      import('../../store/purge'),
      import('../../store/rebuild-heads'),
    ]);
    await purgeAtStart(Date.now());
    await rebuildGameHeads();
  }, TIDY_AFTER_MS);
}
