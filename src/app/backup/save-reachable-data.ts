import { type Log, lastSeq } from '../../game/log';
import { printBackup, readAllTables } from '../../store/backup';
import { copyAreaFor } from '../../store/copy/area';
import { readCopy } from '../../store/copy/recover';
import { type BackupBody, defaultDatabase } from '../../store/database';
import { toGameRows } from '../../store/unsaved';
import { game, log } from '../game/open-game';
import { describeShareResult, makeFileName, shareFile } from '../share';

/**
 * Saves all readable data to a file, which restores like any backup. The file combines the readable part of the
 * database, the second copy, and the open game including unsaved steps. Returns a message for the user; null if there
 * is nothing to report.
 */
export async function saveReachableData(): Promise<string | null> {
  const stored = await readAllTables();
  const { body: copied } = await readCopy(copyAreaFor(defaultDatabase()));
  const both = stored.ok ? mergeRows(stored.value, copied) : copied;
  const [now, open] = [log(), game()];
  const body = now && open ? withOpenGame(both, now, open.name) : both;
  const title = 'sidekick everything';
  const file = new File([printBackup(body)], `${makeFileName(title)}.json`, { type: 'application/json' });
  return describeShareResult(await shareFile(file, title), 'backup');
}

const KEYS: Readonly<Record<string, readonly string[]>> = { settings: ['key'], entries: ['game', 'seq'] };

function keyOf(table: string, row: unknown): string {
  return (KEYS[table] ?? ['id']).map((field) => (row as Readonly<Record<string, unknown>>)[field]).join(' ');
}

/** Returns all rows of `first`, plus the rows that only `second` has. */
function mergeRows(first: BackupBody, second: BackupBody): BackupBody {
  const lists = Object.entries(first).map(([table, rows]) => {
    const known = new Set(rows.map((row) => keyOf(table, row)));
    const more = second[table as keyof BackupBody].filter((row) => !known.has(keyOf(table, row)));
    return [table, [...rows, ...more]];
  });
  return Object.fromEntries(lists) as BackupBody;
}

/** Replaces the stored rows of the open game with its state in memory. */
function withOpenGame(body: BackupBody, now: Log, name: string): BackupBody {
  const { game: heading, entries } = toGameRows(now, name);
  const others = body.entries.filter((row) => (row as { readonly game?: unknown }).game !== now.game);
  const games = body.games.filter((row) => (row as { readonly id?: unknown }).id !== now.game);
  return { ...body, games: [...games, heading], entries: lastSeq(now) > 0 ? [...others, ...entries] : others };
}
