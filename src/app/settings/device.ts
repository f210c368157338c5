import { type Accessor, createSignal } from 'solid-js';
import type { InstallWay } from '../../offline/install';
import type { OfflineState } from '../../offline/offline';
import type { PersistAnswer } from '../../offline/persist';

const [state, setState] = createSignal<OfflineState | null>(null);
const [waved, setWaved] = createSignal<OfflineState | null>(null);
let applyUpdate: () => void = () => undefined;

/** How far the device keeps the app; null while nobody has looked yet. */
export const offlineState: Accessor<OfflineState | null> = state;

/** The state worth a banner: a waiting update, or a device that could not keep the app; null once it was waved off. */
export function offlineNews(): 'update-waiting' | 'failed' | null {
  const now = state();
  return (now === 'update-waiting' || now === 'failed') && waved() !== now ? now : null;
}

export function dismissNews(): void {
  setWaved(state());
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
    const [{ purgeAtOpening }, { rescueGames }] = await Promise.all([
      import('../../store/purge'),
      import('../../store/rescue'),
    ]);
    await purgeAtOpening(Date.now());
    await rescueGames();
  }, TIDY_AFTER_MS);
}
