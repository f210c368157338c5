import { lastSeq } from '../game/log';
import { exportAll, importAll } from '../store/backup';
import { gameFile } from '../store/held';
import { say } from '../text/say';
import { sentenceOf } from './faults';
import { game, log, savedPart } from './session';
import { fileName, shareFile, wordsOfShared } from './share';

const TYPE = 'application/json';

/** Everything on this device as one file, handed to another app or kept among the downloads. What to tell people; null: nothing. */
export async function backUp(): Promise<string | null> {
  const { makeBackup, noteBackup } = await import('./backupFile');
  const made = await makeBackup();
  if (!made.ok) return sentenceOf(made.fault);
  const { blob, at } = made.value;
  const title = `sidekick-${new Date(at).toISOString().slice(0, 10)}`;
  const file = new File([blob], `${title}.sidekick`, { type: blob.type });
  const shared = await shareFile(file, title);
  if (shared !== null) await noteBackup(at);
  return wordsOfShared(shared, say('The backup'));
}

/** The open game with what is only in memory, as a file that `restore` reads. */
export async function saveGame(): Promise<string | null> {
  const [now, open] = [log(), game()];
  return now && open ? hand(gameFile(now, open.name), open.name, say('The game')) : null;
}

async function hand(text: string, title: string, what: string): Promise<string | null> {
  const file = new File([text], `${fileName(title)}.json`, { type: TYPE });
  return wordsOfShared(await shareFile(file, title), what);
}

/** The same texts, to be shown to another phone's camera; null where there is nothing, or the disk refused. */
export async function fileToSend(what: 'all' | 'game'): Promise<string | null> {
  if (what === 'all') {
    const all = await exportAll();
    return all.ok ? all.value : null;
  }
  const [now, open] = [log(), game()];
  return now && open ? gameFile(now, open.name) : null;
}

/** How many steps of the open game are only in memory; an undo alone is none. */
export function heldSteps(): number {
  const [now, saved] = [log(), savedPart()];
  return now && saved ? lastSeq(now) - saved.last : 0;
}

/** Takes over what a text holds and this device lacks, and tells what came of it. */
export async function restore(text: string): Promise<string> {
  const { sentenceOfFault, wordsOfMerge } = await import('./restoring');
  const merged = await importAll(text);
  return merged.ok ? wordsOfMerge(merged.value) : sentenceOfFault(merged.fault);
}
