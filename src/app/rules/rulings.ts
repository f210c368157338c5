import { newId } from '../../store/database';
import type { SavedRuling } from '../../store/records';
import { rulingRepository } from '../../store/rulings';
import { getSetting, putSetting } from '../../store/settings';
import { say } from '../../text/say';
import { deleteWithUndo } from '../storage/delete-with-undo';
import { createLiveRecords, mapLive } from '../storage/live';
import { describeStoreFault } from '../storage/store-fault-text';

export type { SavedRuling } from '../../store/records';

/** All saved rulings, latest first. */
export const rulings = mapLive(createLiveRecords<SavedRuling>('rulings', rulingRepository.list), (all) =>
  all.toSorted((a, b) => b.added - a.added || a.name.localeCompare(b.name)),
);

/** Returns a saved ruling. Null if the ruling no longer exists. */
export async function findRuling(id: string): Promise<SavedRuling | null> {
  await rulings.ready();
  return rulings()?.find((each) => each.id === id) ?? null;
}

/** Saves a ruling, or replaces the ruling with the same id. Returns the fault as a sentence; null on success. */
export async function saveRuling(ruling: SavedRuling): Promise<string | null> {
  const result = await rulingRepository.putMany([ruling]);
  if (!result.ok) return describeStoreFault(result.fault);
  if (result.value.refused.length > 0) return say('The ruling was not saved: its text is too long. Shorten it.');
  return null;
}

export function makeRulingId(): string {
  return `ruling-${newId()}`;
}

/** Deletes a ruling and offers an undo. */
export function deleteRuling({ id, name }: SavedRuling): Promise<void> {
  return deleteWithUndo(name, [[id], rulingRepository]);
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
