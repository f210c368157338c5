import { stripEscapedBidiControls } from '../../plain/bidi-controls';
import { isRecord, type UnknownRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupFault, parseBackup, toBackupBody } from '../../store/backup';
import { decodeBytes } from '../../store/bytes';
import { BACKUP_TABLES, type BackupBody } from '../../store/database';
import type { ParsedBackup } from './backup-parts';

/**
 * Reads a backup of version 1, a single JSON text. If it is damaged or truncated, reads it record by record.
 * @param cut whether the bytes begin like a current backup file but contain none of its parts
 */
export function readOldBackup(text: string, cut: boolean): Result<ParsedBackup, BackupFault> {
  const result = parseBackup(text);
  if (result.ok) {
    // Control characters are removed only here, because the checksum covers the text as it was written.
    const { made, body } = JSON.parse(stripEscapedBidiControls(text)) as {
      readonly made?: unknown;
      readonly body: UnknownRecord;
    };
    return ok(found(toBackupBody(body), typeof made === 'number' ? made : null, false));
  }
  if (result.fault.code === 'newer-version') return result;
  const begins = new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${BACKUP_FORMAT}"`).test(text.slice(0, 200));
  if (!begins) return cut ? err({ code: 'damaged', detail: 'nothing left' }) : result;
  const body = Object.fromEntries(BACKUP_TABLES.map((table) => [table, rowsOf(text, table)])) as unknown as BackupBody;
  if (BACKUP_TABLES.every((table) => body[table].length === 0)) return err({ code: 'damaged', detail: 'nothing left' });
  const made = /"made"\s*:\s*(\d{1,16})/.exec(text.slice(0, 300))?.[1];
  return ok(found(body, made === undefined ? null : Number(made), true));
}

function found(body: BackupBody, made: number | null, damaged: boolean): ParsedBackup {
  return { made, version: BACKUP_VERSION, app: null, body, damaged, lost: [] };
}

/** Lists every intact record of a table. */
function rowsOf(text: string, table: string): unknown[] {
  const opening = new RegExp(`[{,]\\s*"${table}"\\s*:\\s*\\[\\s*(?=[{\\]])`).exec(text);
  if (!opening) return [];
  const rows: unknown[] = [];
  for (let at = opening.index + opening[0].length; text[at] === '{'; ) {
    const end = endOfRecord(text, at);
    if (end === -1) break;
    try {
      const row: unknown = JSON.parse(stripEscapedBidiControls(text.slice(at, end)));
      if (isRecord(row)) rows.push(decodeBytes(row));
    } catch {
      // This record is damaged; the next may be intact.
    }
    at = text[end] === ',' ? end + 1 : end;
  }
  return rows;
}

/** Returns the index after the bracket that closes the bracket at `from`. -1 if the text ends first. */
function endOfRecord(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
  return -1;
}
