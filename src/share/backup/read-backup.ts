import { stripEscapedBidiControls } from '../../plain/bidi-controls';
import { decodeStrictUtf8, decodeText } from '../../plain/decode-text';
import { isRecord } from '../../plain/record';
import { err, ok, type Result } from '../../plain/result';
import type { BackupFault } from '../../store/backup';
import { decodeBytes } from '../../store/bytes';
import { checksum } from '../../store/checksum';
import { BACKUP_TABLES, type BackupBody } from '../../store/database';
import { type ParsedBackup, parseBackupParts } from './backup-parts';
import { readOldBackup } from './read-old-backup';
import { inflateBackupText } from './streams';
import { BACKUP_FILE_VERSION, BACKUP_FIRST_LINE, type BackupHead } from './write-backup';

/** Maximum size of a backup file. Limited by the memory of phones. */
export const MAX_BACKUP_BYTES = 300_000_000;

/** Maximum size of an inflated part. The largest record is a photograph, as text. */
const MOST_PART_BYTES = 24_000_000;
const MOST_TEXT = 600_000_000;

/**
 * Maximum compression ratio. Records deflate to about a tenth, never to a hundredth. Anything beyond is not a backup
 * and is rejected before it fills the memory.
 */
const MOST_BLOWN = 100;

/**
 * Minimum size of a part in bytes. A line has a checksum and a value and never packs into fewer bytes. Thousands of
 * smaller parts would take long to unpack.
 */
const LEAST_PART_BYTES = 12;

/**
 * Reads a backup file of any version; recovers what it can from a damaged one. Never throws.
 * @param onProgress receives the progress, 0 to 1
 */
export async function readBackupFile(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress: (done: number) => void = () => undefined,
): Promise<Result<ParsedBackup, BackupFault>> {
  if (bytes.length > MAX_BACKUP_BYTES) return err({ code: 'not-a-backup', detail: `${bytes.length} bytes` });
  if (parseBackupParts(bytes).next().done) return readOldBackup(textOfOldBackup(bytes), isCut(bytes));
  const rows = new Map<string, unknown[]>();
  let head: BackupHead | null = null;
  let damaged = !isWholeStart(bytes);
  let ended = false;
  let length = 0;
  let next = 0;
  const mostText = Math.min(MOST_TEXT, MOST_PART_BYTES + bytes.length * MOST_BLOWN);
  for (const part of parseBackupParts(bytes)) {
    const text =
      part.body.length < LEAST_PART_BYTES
        ? ''
        : await inflateBackupText(part.body, Math.min(MOST_PART_BYTES, mostText - length), !part.isValid);
    length += text.length;
    onProgress((part.body.byteOffset - bytes.byteOffset + part.body.length) / bytes.length);
    if (!part.isValid || part.number !== next) damaged = true;
    next = part.isValid ? part.number + 1 : next + 1;
    const [first, ...lines] = linesOf(text);
    if (part.kind !== 'records') {
      head ??= headOf(first);
      ended ||= part.kind === 'end' && part.isValid;
      continue;
    }
    const table = isRecord(first) && typeof first.table === 'string' ? first.table : null;
    if (table === null) continue;
    const list = rows.get(table) ?? [];
    for (const line of lines) if (line !== undefined) list.push(decodeBytes(line));
    rows.set(table, list);
  }
  if (head && head.version > BACKUP_FILE_VERSION) return err({ code: 'newer-version', detail: String(head.version) });
  if (!head && rows.size === 0) return err({ code: 'damaged', detail: 'nothing left' });
  const body = Object.fromEntries(
    BACKUP_TABLES.map((table) => [table, rows.get(table) ?? []]),
  ) as unknown as BackupBody;
  const lost = Object.entries(head?.counts ?? {}).flatMap(([table, count]) => {
    const found = Object.hasOwn(body, table) ? (rows.get(table)?.length ?? 0) : 0;
    return count > found ? [{ table, count: count - found }] : [];
  });
  const { made, app } = head ?? { made: null, app: null };
  return ok({ made, version: BACKUP_FILE_VERSION, app, body, damaged: damaged || !ended, lost });
}

/**
 * Decodes a backup of version 1. An intact file is decoded exactly, because its checksum covers the exact text. Damaged
 * bytes become other letters.
 */
function textOfOldBackup(bytes: Uint8Array): string {
  return decodeStrictUtf8(bytes) ?? decodeText(bytes)?.text ?? '';
}

function isWholeStart(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, BACKUP_FIRST_LINE.length)) === BACKUP_FIRST_LINE;
}

/** Returns whether bytes are a Sidekick file that was truncated before its first part. */
function isCut(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 8)) === BACKUP_FIRST_LINE.slice(0, 8);
}

/** Minimum length of a line: a checksum, a space and the shortest value. */
const SHORTEST_LINE = 10;

/**
 * Yields the value of each line with a correct checksum, and undefined for each damaged line. Skips lines that are too
 * short.
 */
function* linesOf(text: string): Generator<unknown> {
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    if (end - from >= SHORTEST_LINE) yield recordOf(text.slice(from, end));
    from = end + 1;
  }
}

function recordOf(line: string): unknown {
  const json = line.slice(9);
  if (line[8] !== ' ' || checksum(json) !== line.slice(0, 8)) return undefined;
  try {
    return JSON.parse(stripEscapedBidiControls(json));
  } catch {
    return undefined;
  }
}

function headOf(value: unknown): BackupHead | null {
  if (!isRecord(value) || value.format !== 'sidekick-backup' || typeof value.version !== 'number') return null;
  const counts = isRecord(value.counts) ? value.counts : {};
  const whole = Object.entries(counts).filter(([, count]) => Number.isSafeInteger(count) && (count as number) >= 0);
  return {
    format: 'sidekick-backup',
    version: value.version,
    made: typeof value.made === 'number' && Number.isSafeInteger(value.made) ? value.made : 0,
    app: typeof value.app === 'string' ? value.app.slice(0, 40) : '',
    counts: Object.fromEntries(whole) as Record<string, number>,
  };
}
