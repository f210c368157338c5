import { type Accessor, createSignal } from 'solid-js';
import { newId } from '../../store/database';
import type { SavedRuling } from '../../store/records';
import { listRulings, putRulings, removeRulings, restoreRulings } from '../../store/rulings';
import { getSetting, putSetting } from '../../store/settings';
import { say } from '../../text/say';
import { describeStoreFault } from '../storage/store-fault-text';

export type { SavedRuling } from '../../store/records';

const [all, setAll] = createSignal<readonly SavedRuling[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** All saved rulings, latest first. Null until `refreshRulings` has read them. */
export const rulings: Accessor<readonly SavedRuling[] | null> = all;
/** Reason why the last read of the rulings failed, as a sentence. Null if the read succeeded. */
export const rulingsFault: Accessor<string | null> = failed;

/** Reads the rulings from the store, before the first display. False if the read failed. */
export async function refreshRulings(): Promise<boolean> {
  const result = await listRulings();
  setFailed(result.ok ? null : describeStoreFault(result.fault));
  if (result.ok) setAll([...result.value.items].sort((a, b) => b.added - a.added || a.name.localeCompare(b.name)));
  return result.ok;
}

/** Saves a ruling, or replaces the ruling with the same id. Returns the fault as a sentence; null on success. */
export async function saveRuling(ruling: SavedRuling): Promise<string | null> {
  const result = await putRulings([ruling]);
  if (!result.ok) return describeStoreFault(result.fault);
  if (result.value.refused.length > 0) return say('The ruling was not saved: its text is too long. Shorten it.');
  await refreshRulings();
  return null;
}

export function makeRulingId(): string {
  return `ruling-${newId()}`;
}

/** Deletes a ruling. For a day, `restoreRuling` can restore it. Returns the fault as a sentence; null on success. */
export async function deleteRuling(id: string): Promise<string | null> {
  const result = await removeRulings([id]);
  await refreshRulings();
  return result.ok ? null : describeStoreFault(result.fault);
}

export async function restoreRuling(id: string): Promise<string | null> {
  const result = await restoreRulings([id]);
  await refreshRulings();
  return result.ok ? null : describeStoreFault(result.fault);
}

const OPEN = 'open-position';

/** Position on the map without a game, saved for the next start of the app. */
export interface SavedOpenPosition {
  readonly name: string;
  readonly notation: string;
}

/** Saves the open position. If the write fails, the position is only in memory. Null removes the saved position. */
export async function saveOpenPosition(open: SavedOpenPosition | null): Promise<void> {
  await putSetting(OPEN, open ?? undefined);
}

/** Reads the saved position. Null if there is no saved position. */
export async function readOpenPosition(): Promise<SavedOpenPosition | null> {
  const result = await getSetting(OPEN);
  const value = result.ok ? (result.value as Partial<SavedOpenPosition> | null) : null;
  const whole = typeof value?.name === 'string' && typeof value.notation === 'string';
  return whole ? { name: value.name as string, notation: value.notation as string } : null;
}
