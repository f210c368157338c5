import { type Accessor, createSignal } from 'solid-js';
import { newId } from '../../store/database';
import type { SavedRuling } from '../../store/records';
import { listRulings, putRulings, removeRulings, restoreRulings } from '../../store/rulings';
import { getSetting, putSetting } from '../../store/settings';
import { say } from '../../text/say';
import { sentenceOf } from '../storage/faults';

export type { SavedRuling } from '../../store/records';

const [all, setAll] = createSignal<readonly SavedRuling[] | null>(null);
const [failed, setFailed] = createSignal<string | null>(null);

/** Every saved ruling, the latest first; null until `refreshRulings` has read them. */
export const rulings: Accessor<readonly SavedRuling[] | null> = all;
/** Why the last reading failed, as a sentence; null when all is well. */
export const rulingsFault: Accessor<string | null> = failed;

/** Reads them again: call before they are first shown. False where the disk refused. */
export async function refreshRulings(): Promise<boolean> {
  const found = await listRulings();
  setFailed(found.ok ? null : sentenceOf(found.fault));
  if (found.ok) setAll([...found.value.items].sort((a, b) => b.added - a.added || a.name.localeCompare(b.name)));
  return found.ok;
}

/** Saves a ruling, or replaces the one with its id. Null when it is on disk, else the reason as a sentence. */
export async function saveRuling(ruling: SavedRuling): Promise<string | null> {
  const put = await putRulings([ruling]);
  if (!put.ok) return sentenceOf(put.fault);
  if (put.value.refused.length > 0) return say('The ruling was not saved: its text is too long. Shorten it.');
  await refreshRulings();
  return null;
}

/** The id of a ruling that is not on this device yet. */
export function newRulingId(): string {
  return `ruling-${newId()}`;
}

/** Deletes a ruling; `restoreRuling` undoes that for a day. Null when it is done, else the reason as a sentence. */
export async function deleteRuling(id: string): Promise<string | null> {
  const done = await removeRulings([id]);
  await refreshRulings();
  return done.ok ? null : sentenceOf(done.fault);
}

export async function restoreRuling(id: string): Promise<string | null> {
  const done = await restoreRulings([id]);
  await refreshRulings();
  return done.ok ? null : sentenceOf(done.fault);
}

const OPEN = 'open-position';

/** The position on the map without a game, saved so that it is there again after the app was closed. */
export interface OpenPosition {
  readonly name: string;
  readonly notation: string;
}

/** On disk when the promise resolves; where the disk refuses, it only lives in memory. Null removes it. */
export async function saveOpenPosition(open: OpenPosition | null): Promise<void> {
  await putSetting(OPEN, open ?? undefined);
}

/** The position saved last; null for none. */
export async function savedOpenPosition(): Promise<OpenPosition | null> {
  const kept = await getSetting(OPEN);
  const value = kept.ok ? (kept.value as Partial<OpenPosition> | null) : null;
  const whole = typeof value?.name === 'string' && typeof value.notation === 'string';
  return whole ? { name: value.name as string, notation: value.notation as string } : null;
}
