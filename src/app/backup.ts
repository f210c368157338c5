import { lastSeq } from '../game/log';
import { exportAll, importAll } from '../store/backup';
import type { StoreFault } from '../store/fault';
import { gameFile } from '../store/held';
import { sentenceOf } from './faults';
import { game, log, savedPart } from './session';
import { fileName, shareFile, wordsOfShared } from './share';

const TYPE = 'application/json';

/** Everything on this device as one file, handed to another app or kept among the downloads. What to tell people; null: nothing. */
export async function backUp(): Promise<string | null> {
  const all = await exportAll();
  if (!all.ok) return sentenceOf(all.fault);
  const day = new Date().toISOString().slice(0, 10);
  return hand(all.value, `sidekick-${day}`, 'The backup');
}

/** The open game with what is only in memory, as a file that `restore` reads. */
export async function saveGame(): Promise<string | null> {
  const [now, open] = [log(), game()];
  return now && open ? hand(gameFile(now, open.name), open.name, 'The game') : null;
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

const REFUSALS = {
  'not-json': 'That file is no backup of Sidekick.',
  'not-a-backup': 'That file is no backup of Sidekick.',
  'newer-version': 'That backup comes from a newer Sidekick: take the newer one here first.',
  damaged: 'That file was damaged on its way; nothing was taken from it.',
} as const;

/** Takes over what a file holds and this device lacks, and tells what came of it. */
export async function restore(text: string): Promise<string> {
  const merged = await importAll(text);
  if (!merged.ok) {
    const { fault } = merged;
    return fault.code in REFUSALS ? REFUSALS[fault.code as keyof typeof REFUSALS] : sentenceOf(fault as StoreFault);
  }
  const { games, characters, maps, forces, campaigns, cards, owned, pictures, codes, rulings, refused } = merged.value;
  const came = [
    counted(games.added + games.grown + games.copied, 'game', 'games'),
    counted(characters.added + characters.newer, 'character', 'characters'),
    counted(maps.added + maps.newer, 'map', 'maps'),
    counted(forces.added + forces.newer, 'force', 'forces'),
    counted(campaigns.added + campaigns.newer, 'campaign', 'campaigns'),
    counted(cards.added + cards.newer, 'card', 'cards'),
    counted(owned.added + owned.newer, 'note of what you own', 'notes of what you own'),
    counted(pictures.added, 'picture', 'pictures'),
    counted(rulings.added + rulings.newer, 'ruling', 'rulings'),
    counted(codes.added + codes.newer, 'barcode', 'barcodes'),
  ].filter((words) => words !== null);
  const taken = came.length === 0 ? 'All of it was here already.' : `Taken over: ${came.join(', ')}.`;
  const left = counted(refused.length, 'record', 'records');
  return left === null ? taken : `${taken} Left out, for it could not be read: ${left}.`;
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
