import { type Accessor, createSignal } from 'solid-js';
import type { AsideRecord } from '../../store/records';
import { dropAside, listAsides, restoreAside } from '../../store/unreadable-records';
import { fileName, shareFile, wordsOfShared } from '../share';
import { sentenceOf } from './faults';

/** A record of the store that could not be read, unchanged. */
export type UnreadableRecord = AsideRecord;

const [records, setRecords] = createSignal<readonly UnreadableRecord[]>([]);

/** What could not be read, as it was, oldest first; none until `refreshUnreadable`. */
export const unreadable: Accessor<readonly UnreadableRecord[]> = records;

export async function refreshUnreadable(): Promise<void> {
  const found = await listAsides();
  if (found.ok) setRecords(found.value);
}

/** All of them as one file, for somebody who can read more of them. What to tell people; null: nothing. */
export async function shareUnreadable(): Promise<string | null> {
  const title = 'sidekick unreadable records';
  const text = JSON.stringify(records(), null, 1);
  const file = new File([text], `${fileName(title)}.json`, { type: 'application/json' });
  return wordsOfShared(await shareFile(file, title), 'file');
}

/** Deletes one; gives what undoes that, or why it could not be deleted, as a sentence. */
export async function deleteUnreadable(record: UnreadableRecord): Promise<(() => Promise<void>) | string> {
  const deleted = record.id === undefined ? null : await dropAside(record.id);
  await refreshUnreadable();
  if (deleted && !deleted.ok) return sentenceOf(deleted.fault);
  return async () => {
    await restoreAside(record);
    await refreshUnreadable();
  };
}
