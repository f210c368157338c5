import { encodeBytes } from '../../store/bytes';
import { checksum } from '../../store/checksum';
import { BACKUP_TABLES, type BackupBody } from '../../store/database';
import { printBackupPart } from './backup-parts';
import { deflateBackupText } from './streams';

/** First line of a backup file, for people who open the file in an editor. */
export const BACKUP_FIRST_LINE = 'Sidekick backup 2\n';

/**
 * Version of the backup file format, raised when older apps could not read the new format. Version 1 is the JSON text
 * of `store/backup`.
 */
export const BACKUP_FILE_VERSION = 2;

/** Number of characters of records in a part. Damage in one place destroys at most one part. */
const PART_LENGTH = 48_000;

/** Metadata of a backup, stored at its beginning and again at its end. */
export interface BackupHead {
  readonly format: 'sidekick-backup';
  readonly version: number;
  /** Time of the backup in epoch milliseconds. */
  readonly made: number;
  /** Version of the app that wrote the backup. */
  readonly app: string;
  /** Number of records in each table. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Writes all records as one file, in pieces for a `Blob`. Each part is deflated. Parts and records have checksums,
 * which limit the loss by damage. `src/share/README.md` describes the format.
 */
export async function writeBackup(body: BackupBody, made: number, app: string): Promise<Uint8Array<ArrayBuffer>[]> {
  const counts = Object.fromEntries(BACKUP_TABLES.map((table) => [table, body[table].length]));
  const head: BackupHead = { format: 'sidekick-backup', version: BACKUP_FILE_VERSION, made, app, counts };
  const pieces: Uint8Array<ArrayBuffer>[] = [new TextEncoder().encode(BACKUP_FIRST_LINE)];
  const add = async (kind: 'head' | 'records' | 'end', text: string) => {
    pieces.push(printBackupPart(pieces.length - 1, kind, await deflateBackupText(text)));
  };
  await add('head', lineOf(head));
  for (const table of BACKUP_TABLES) {
    let [lines, length] = [[] as string[], 0];
    const flush = async () => {
      if (lines.length > 0) await add('records', [lineOf({ table }), ...lines].join(''));
      [lines, length] = [[], 0];
    };
    for (const row of body[table]) {
      const line = lineOf(encodeBytes(row));
      if (length > 0 && length + line.length > PART_LENGTH) await flush();
      lines.push(line);
      length += line.length;
    }
    await flush();
  }
  await add('end', lineOf(head));
  return pieces;
}

/** Prints a record as one line: its checksum, a space and its JSON, as in `cbf43926 {…}`. */
function lineOf(value: unknown): string {
  const text = JSON.stringify(value);
  return `${checksum(text)} ${text}\n`;
}
