import type { SetAsideRecord } from '../../store/records';
import { deleteSetAsideRecord, listSetAsideRecords, restoreSetAsideRecord } from '../../store/unreadable-records';
import { describeShareResult, makeFileName, shareFile } from '../share';
import { createLive } from './live';
import { describeStoreFault } from './store-fault-text';

/** Record of the store that could not be read, in its original form. */
export type UnreadableRecord = SetAsideRecord;

/** Unreadable records, oldest first. */
export const unreadableRecords = createLive(['asides'], () => listSetAsideRecords());

/**
 * Shares all unreadable records as one file, for experts who can decode more of them. Returns a message for the user;
 * null if there is nothing to report.
 */
export async function shareUnreadableRecords(): Promise<string | null> {
  const title = 'sidekick unreadable records';
  const text = JSON.stringify(unreadableRecords() ?? [], null, 1);
  const file = new File([text], `${makeFileName(title)}.json`, { type: 'application/json' });
  return describeShareResult(await shareFile(file, title), 'file');
}

/**
 * Deletes an unreadable record. Returns a function that restores the record, or the reason for failure as a sentence.
 */
export async function deleteUnreadableRecord(record: UnreadableRecord): Promise<(() => Promise<void>) | string> {
  const deleted = record.id === undefined ? null : await deleteSetAsideRecord(record.id);
  if (deleted && !deleted.ok) return describeStoreFault(deleted.fault);
  return async () => {
    await restoreSetAsideRecord(record);
  };
}
