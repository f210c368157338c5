import type { BackupBody } from '../../store/backup';
import { textOfBytes } from '../../store/bytes';
import { checksum } from '../../store/checksum';
import { TABLES } from '../../store/database';
import { printPart } from './parts';
import { deflated } from './streams';

/** The first line of the file, for people who look into it. */
export const FIRST_LINE = 'Sidekick backup 2\n';
/** Raised when an older app could not read what this one writes. Version 1 is the JSON text of `store/backup`. */
export const FILE_VERSION = 2;
/** Damage costs at most about so many letters of records. */
const PART_LENGTH = 48_000;

/** What a whole backup says of itself, at its beginning and once more at its end. */
export interface BackupHead {
  readonly format: 'sidekick-backup';
  readonly version: number;
  /** Epoch milliseconds. */
  readonly made: number;
  /** The version of the app that wrote it. */
  readonly app: string;
  /** How many records of each table it holds. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * All records as one file, in pieces for a `Blob`: each part is deflated and has a checksum, and each record in it another, so that
 * damage costs only what it hits. `src/share/readme.md` describes it.
 */
export async function writeBackup(body: BackupBody, made: number, app: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const counts = Object.fromEntries(TABLES.map((table) => [table, body[table].length]));
  const head: BackupHead = { format: 'sidekick-backup', version: FILE_VERSION, made, app, counts };
  const pieces: Uint8Array<ArrayBuffer>[] = [new TextEncoder().encode(FIRST_LINE)];
  const add = async (kind: 'head' | 'records' | 'end', text: string) => {
    pieces.push(printPart(pieces.length - 1, kind, await deflated(text)));
  };
  await add('head', lineOf(head));
  for (const table of TABLES) {
    let [lines, length] = [[] as string[], 0];
    const flush = async () => {
      if (lines.length > 0) await add('records', [lineOf({ table }), ...lines].join(''));
      [lines, length] = [[], 0];
    };
    for (const row of body[table]) {
      const line = lineOf(textOfBytes(row));
      if (length > 0 && length + line.length > PART_LENGTH) await flush();
      lines.push(line);
      length += line.length;
    }
    await flush();
  }
  await add('end', lineOf(head));
  return pieces;
}

/** `cbf43926 {…}` and a line's end: JSON has none of its own. */
function lineOf(value: unknown): string {
  const text = JSON.stringify(value);
  return `${checksum(text)} ${text}\n`;
}
