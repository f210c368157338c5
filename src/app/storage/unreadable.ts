import { type Accessor, createSignal } from 'solid-js';
import type { AsideRecord } from '../../store/records';
import { dropAside, keepAside, listAsides } from '../../store/unreadable';
import { say } from '../../text/say';
import { fileName, shareFile, wordsOfShared } from '../share';
import { sentenceOf } from './faults';

const [records, setRecords] = createSignal<readonly AsideRecord[]>([]);

/** What could not be read and lies aside as it was, oldest first; none until `refreshAsides`. */
export const asides: Accessor<readonly AsideRecord[]> = records;

export async function refreshAsides(): Promise<void> {
  const found = await listAsides();
  if (found.ok) setRecords(found.value);
}

/** All of them as one file, for whoever can read more out of them. What to tell people; null: nothing. */
export async function saveAsides(): Promise<string | null> {
  const title = 'sidekick set aside';
  const text = JSON.stringify(records(), null, 1);
  const file = new File([text], `${fileName(title)}.json`, { type: 'application/json' });
  return wordsOfShared(await shareFile(file, title), say('The file'));
}

/** Forgets one; gives what brings it back, or why it could not, as a sentence. */
export async function forgetAside(record: AsideRecord): Promise<(() => Promise<void>) | string> {
  const gone = record.id === undefined ? null : await dropAside(record.id);
  await refreshAsides();
  if (gone && !gone.ok) return sentenceOf(gone.fault);
  return async () => {
    await keepAside(record);
    await refreshAsides();
  };
}
