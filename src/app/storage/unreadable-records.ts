import { type Accessor, createSignal } from 'solid-js';
import type { SetAsideRecord } from '../../store/records';
import { deleteSetAsideRecord, listSetAsideRecords, restoreSetAsideRecord } from '../../store/unreadable-records';
import { describeShareResult, makeFileName, shareFile } from '../share';
import { describeStoreFault } from './store-fault-text';

/** Record of the store that could not be read, in its original form. */
export type UnreadableRecord = SetAsideRecord;

const [records, setRecords] = createSignal<readonly UnreadableRecord[]>([]);

/** Unreadable records, oldest first. Empty until they are first read. */
export const unreadableRecords: Accessor<readonly UnreadableRecord[]> = records;

export async function refreshUnreadableRecords(): Promise<void> {
  const result = await listSetAsideRecords();
  if (result.ok) setRecords(result.value);
}

/**
 * Shares all unreadable records as one file, for experts who can decode more of them. Returns a message for the user;
 * null if there is nothing to report.
 */
export async function shareUnreadableRecords(): Promise<string | null> {
  const title = 'sidekick unreadable records';
  const text = JSON.stringify(records(), null, 1);
  const file = new File([text], `${makeFileName(title)}.json`, { type: 'application/json' });
  return describeShareResult(await shareFile(file, title), 'file');
}

/**
 * Deletes an unreadable record. Returns a function that restores the record, or the reason for failure as a sentence.
 */
export async function deleteUnreadableRecord(record: UnreadableRecord): Promise<(() => Promise<void>) | string> {
  const deleted = record.id === undefined ? null : await deleteSetAsideRecord(record.id);
  await refreshUnreadableRecords();
  if (deleted && !deleted.ok) return describeStoreFault(deleted.fault);
  return async () => {
    await restoreSetAsideRecord(record);
    await refreshUnreadableRecords();
  };
}
