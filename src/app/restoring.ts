import { type Accessor, createSignal } from 'solid-js';
import { type Log, makeLog } from '../game/log';
import { bad, good, type Result } from '../plain/result';
import type { BackupFound } from '../share/backup/read';
import type { BackupBody } from '../store/backup';
import type { GameCounts, KeptCounts, MergeReport } from '../store/merge';
import type { GameRecord } from '../store/records';
import { type Before, beforeRestore, type Look, lookAt, mergeIn, putBack, replaceWith } from '../store/restore';
import { soundOf } from '../store/sound';
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
  entries: ['tap of a game', 'taps of games'],
  missions: ['plan of a mission', 'plans of missions'],
  settings: ['setting or draft', 'settings and drafts'],
  asides: ['record set aside', 'records set aside'],
};

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

/** Holds what was read against what is here; nothing is changed. The fault is a sentence. */
export async function previewOf(found: BackupFound): Promise<Result<Preview, string>> {
  const look = await lookAt(found.body);
  return look.ok ? good(preview(found, look.value)) : bad(sentenceOf(look.fault));
}

/** A game that was sent, as it stands, and what keeping it would come to. */
export interface GamePreview extends Preview {
  readonly game: GameRecord;
  readonly log: Log;
  readonly comes: keyof GameCounts;
}

/** The same of one game. The fault is a sentence. */
export async function gamePreviewOf(found: BackupFound): Promise<Result<GamePreview, string>> {
  const [{ body }, look] = await Promise.all([soundOf(found.body), lookAt(found.body)]);
  if (!look.ok) return bad(sentenceOf(look.fault));
  const [game] = body.games;
  if (!game) return bad('The game cannot be read by this version of Sidekick.');
  const { log } = makeLog(game.id, body.entries, game.cursor, game.tip);
  const counts = look.value.report.games;
  const comes = (['added', 'grown', 'copied'] as const).find((each) => counts[each] > 0) ?? 'same';
  return good({ ...preview(found, look.value), game, log, comes });
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
  return kind ? [kind[1], kind[2]] : (OTHERS[table] ?? ['record of an unknown kind', 'records of an unknown kind']);
}

function howOf(counts: GameCounts | KeptCounts): string {
  const parts =
    'grown' in counts
      ? [
          [counts.added, 'new'],
          [counts.grown, 'further than here'],
          [counts.copied, 'went on differently here: both stay'],
          [counts.same, 'here already'],
        ]
      : [
          [counts.added, 'new'],
          [counts.newer, 'changed later than here'],
          [counts.older, 'changed later here: yours stays'],
          [counts.same, 'here already'],
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
  const taken = came.length === 0 ? 'All of it was here already.' : `Taken over: ${came.join(', ')}.`;
  const left = counted(report.refused.length, 'record', 'records');
  return left === null ? taken : `${taken} Left out, for it could not be read: ${left}.`;
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
