import { type Accessor, createSignal } from 'solid-js';
import { bad, good, type Result } from '../plain/result';
import { type BackupFound, MOST_FILE_BYTES, readBackupFile } from '../share/backup/read';
import type { BackupBody, BackupFault } from '../store/backup';
import type { StoreFault } from '../store/fault';
import type { GameCounts, KeptCounts, MergeReport } from '../store/merge';
import { type Before, beforeRestore, type Look, lookAt, mergeIn, putBack, replaceWith } from '../store/restore';
import { say, sayMany } from '../text/say';
import { sentenceOf } from './faults';

/** What is shown of a backup, in the order in which people look for it. */
const KINDS = [
  ['games', 'game', 'games'],
  ['characters', 'character', 'characters'],
  ['maps', 'map', 'maps'],
  ['forces', 'force', 'forces'],
  ['campaigns', 'campaign', 'campaigns'],
  ['cards', 'card', 'cards'],
  ['owned', 'note of what you own', 'notes of what you own'],
  ['pictures', 'picture', 'pictures'],
  ['rulings', 'ruling', 'rulings'],
  ['codes', 'barcode', 'barcodes'],
] as const satisfies readonly (readonly [keyof BackupBody, string, string])[];

const OTHERS: Readonly<Record<string, readonly [string, string]>> = {
  entries: [say('tap of a game'), say('taps of games')],
  missions: [say('plan of a mission'), say('plans of missions')],
  settings: [say('setting or draft'), say('settings and drafts')],
  asides: [say('record set aside'), say('records set aside')],
};

const REFUSALS: Readonly<Record<BackupFault['code'], string>> = {
  'not-json': say('That file is no backup of Sidekick.'),
  'not-a-backup': say('That file is no backup of Sidekick.'),
  'newer-version': say('That backup comes from a newer Sidekick: take the newer one here first.'),
  damaged: say('That file was damaged on its way, and nothing of it can be read any more. Nothing here was changed.'),
};

export function sentenceOfFault(fault: StoreFault | BackupFault): string {
  const { code } = fault;
  return Object.hasOwn(REFUSALS, code) ? REFUSALS[code as BackupFault['code']] : sentenceOf(fault as StoreFault);
}

/** A backup that was read and not yet taken over. */
export interface Preview {
  readonly found: BackupFound;
  /** `3 games` with `1 new, 2 the same`; what it has none of is left out. */
  readonly kinds: readonly { readonly what: string; readonly how: string }[];
  /** `12 taps of games`: what the file lost, or holds and cannot be read. */
  readonly lost: readonly string[];
  /** Whether all that can be read of it is here already. */
  readonly nothingNew: boolean;
}

/** Reads a file and holds it against what is here; nothing is changed. The fault is a sentence. */
export async function previewOf(file: Blob): Promise<Result<Preview, string>> {
  if (file.size > MOST_FILE_BYTES) return bad(say('That file is too large to be a backup of Sidekick.'));
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return bad(say('That file could not be opened.'));
  }
  const found = await readBackupFile(bytes);
  if (!found.ok) return bad(sentenceOfFault(found.fault));
  const look = await lookAt(found.value.body);
  return look.ok ? good(preview(found.value, look.value)) : bad(sentenceOf(look.fault));
}

function preview(found: BackupFound, { report, living }: Look): Preview {
  const kinds = KINDS.flatMap(([table, one, many]) => {
    const what = counted(living(table), one, many);
    return what === null ? [] : [{ what, how: howOf(report[table]) }];
  });
  const lost = new Map(found.lost.map(({ table, count }) => [table, count]));
  for (const { table } of report.refused) lost.set(table, (lost.get(table) ?? 0) + 1);
  return {
    found,
    kinds,
    lost: [...lost].map(([table, count]) => counted(count, ...namesOf(table)) ?? '').filter(Boolean),
    nothingNew: KINDS.every(([table]) => comes(report[table]) === 0) && report.settings === 0,
  };
}

function namesOf(table: string): readonly [string, string] {
  const kind = KINDS.find(([name]) => name === table);
  return kind
    ? [kind[1], kind[2]]
    : (OTHERS[table] ?? [say('record of an unknown kind'), say('records of an unknown kind')]);
}

function howOf(counts: GameCounts | KeptCounts): string {
  const parts =
    'grown' in counts
      ? [
          [counts.added, 'new'],
          [counts.grown, say('further than here')],
          [counts.copied, say('went on differently here: both stay')],
          [counts.same, say('here already')],
        ]
      : [
          [counts.added, 'new'],
          [counts.newer, say('changed later than here')],
          [counts.older, say('changed later here: yours stays')],
          [counts.same, say('here already')],
        ];
  return parts.flatMap(([count, words]) => (count === 0 ? [] : [`${count} ${words}`])).join(', ');
}

/** How many come in. */
function comes(counts: GameCounts | KeptCounts): number {
  return counts.added + ('grown' in counts ? counts.grown + counts.copied : counts.newer);
}

/** What came of a merge, as sentences. */
export function wordsOfMerge(report: MergeReport): string {
  const came = KINDS.flatMap(([table, one, many]) => counted(comes(report[table]), one, many) ?? []);
  const taken =
    came.length === 0 ? say('All of it was here already.') : say('Taken over: {came}.', { came: came.join(', ') });
  const left = sayMany(report.refused.length, '1 record', '{n} records');
  return left === null ? taken : say('{taken} Left out, for it could not be read: {left}.', { taken, left });
}

/** Takes over what the backup holds and this device lacks. What came of it, or why nothing did. */
export async function addAll({ found }: Preview): Promise<Result<string, string>> {
  const merged = await mergeIn(found.body);
  await lookBefore();
  return merged.ok ? good(wordsOfMerge(merged.value)) : bad(sentenceOf(merged.fault));
}

/** Puts the backup in place of all that is here. Afterwards the app must be opened anew: what it shows is gone. */
export async function replaceAll({ found }: Preview): Promise<Result<null, string>> {
  const replaced = await replaceWith(found.body);
  return replaced.ok ? good(null) : bad(sentenceOf(replaced.fault));
}

/** Goes back to what was here before the last restore; then too the app must be opened anew. */
export async function goBack(): Promise<Result<null, string>> {
  const back = await putBack();
  return back.ok ? good(null) : bad(sentenceOf(back.fault));
}

const [before, setBefore] = createSignal<Before | null>(null);

/** What stands by since the last restore; null where nothing does, or `lookBefore` did not look yet. */
export const standsBy: Accessor<Before | null> = before;

export async function lookBefore(): Promise<void> {
  const found = await beforeRestore();
  setBefore(found.ok ? found.value : null);
}

/** `3 games`; null for none. */
export function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${count} ${count === 1 ? one : many}`;
}
