import { readOwnMap } from '../board/readers/own';
import type { MapSheet } from '../board/sheet';
import type { Character } from '../catalog/character';
import { NO_DIALS } from '../force/dials';
import { readNames, readSimulatorSave } from '../force/names';
import { type ForceRead, parseForceFile } from '../force/parse';
import type { Aside } from '../force/read';
import { decodeText, replaceLost } from '../plain/decode-text';
import { withoutDirections, withoutEscapedDirections } from '../plain/directions';
import { isTooDeep } from '../plain/loose';
import { isRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { BACKUP_FORMAT, type BackupFault } from '../store/backup';
import { TABLES } from '../store/database';
import { type BackupFound, MOST_FILE_BYTES, readBackupFile } from './backup/read';
import { FIRST_LINE } from './backup/write';
import { CHARACTER_FORMAT, readCharacterFile } from './character';
import { sentIn } from './link';
import { unpacked } from './packed';
import { readPositionFile, type SharedRuling } from './ruling';

/** Kinds of items that are sent between phones. */
export const TRANSFER_KINDS = ['character', 'force', 'map', 'position', 'game', 'backup'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** An item received and parsed, but not yet compared with local data. */
export type Transfer =
  /** Figures by name only, from a post, or from a save file of a tabletop simulator (`save`). */
  | { readonly kind: 'names'; readonly read: ForceRead; readonly save: boolean }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'force'; readonly read: ForceRead }
  | { readonly kind: 'map'; readonly sheet: MapSheet }
  | { readonly kind: 'position'; readonly ruling: SharedRuling }
  /** A game contains exactly one game and no other user data. */
  | { readonly kind: 'game' | 'backup'; readonly found: BackupFound };

export const TRANSFER_FAULTS = ['not-ours', 'newer-version', 'damaged', 'too-large', 'team-address'] as const;
export type TransferFault = (typeof TRANSFER_FAULTS)[number];

/** Size limit for anything except backups. */
const MOST_TEXT = 4_000_000;
/** Length of the start of a file that identifies its kind. */
const HEAD = 4000;

/**
 * Reads any received item: a link or its last part, the text of a file, or a file. Never throws and stores nothing.
 * @param editions ids of the known editions
 * @param onProgress receives the progress of reading a backup, 0 to 1
 */
export async function transferOf(
  given: string | Blob,
  editions: readonly string[],
  onProgress: (done: number) => void = () => undefined,
): Promise<Result<Transfer, TransferFault>> {
  if (typeof given !== 'string') return transferOfFile(given, editions, onProgress);
  const whole = given.replace(/^\uFEFF/, '').trim();
  if (whole === '') return err('not-ours');
  if (isBackup(whole.slice(0, HEAD))) return transferOfBackup(new TextEncoder().encode(whole));
  const { text } = replaceLost(whole);
  if (/^[[{]/.test(text)) return transferOfText(text, editions);
  const sent = sentIn(text);
  if (!sent && isTeamAddress(text)) return err('team-address');
  const names = sent ? null : transferOfNames(withoutDirections(text));
  if (names) return ok(names);
  if (!sent && !/^[\w-]+$/.test(text)) return err('not-ours');
  const file = await unpacked(sent?.code ?? text);
  if (!file.ok) return err(sent || file.fault === 'too-large' ? file.fault : 'not-ours');
  // Packed text is not searched for further links. This stops endless nesting.
  if (isBackup(file.value.slice(0, HEAD))) return transferOfBackup(new TextEncoder().encode(file.value));
  return transferOfText(file.value, editions);
}

async function transferOfFile(
  file: Blob,
  editions: readonly string[],
  onProgress: (done: number) => void,
): Promise<Result<Transfer, TransferFault>> {
  if (file.size > MOST_FILE_BYTES) return err('too-large');
  try {
    const head = decodeText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), true)?.text ?? '';
    const isShort = file.size <= MOST_TEXT && !isBackup(head);
    const decoded = isShort ? decodeText(new Uint8Array(await file.arrayBuffer())) : null;
    const read = decoded && (await transferOf(decoded.text, editions));
    if (read && (read.ok || read.fault !== 'not-ours')) return read;
    // A backup without its first line is still a backup.
    return await transferOfBackup(new Uint8Array(await file.arrayBuffer()), onProgress);
  } catch {
    // The file was moved or deleted after it was chosen.
    return err('damaged');
  }
}

/** Returns whether a file or text with this start is in a Sidekick format: it is then previewed instead of imported. */
export function isTransfer(head: string): boolean {
  return isBackup(head) || /^\uFEFF?\s*\{\s*"sidekick"\s*:\s*"(?:character|force|map|position)"/.test(head);
}

/**
 * Returns whether this is a team of the public unit database or a save of a tabletop simulator. These are external
 * formats but are previewed too.
 */
export function isForeignForce(head: string): boolean {
  return /^\uFEFF?\s*\{/.test(head) && /"(?:main_force|ObjectStates)"\s*:\s*\[/.test(head);
}

/** Returns whether shared or pasted text is a force: a team, its address, or a list of names. */
export function isForceInWords(words: string): boolean {
  return (
    isForeignForce(words) || isTeamAddress(words.trim()) || (!/[\t;]/.test(words) && transferOfNames(words) !== null)
  );
}

/** Address of a team's page. */
const TEAM_ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/(?:[\w./-]*\/)?teams?\/[\w-]+\/?(?:[?#]\S*)?$/i;
const MOST_ADDRESS = 300;
const MOST_NAMES = 20_000;

function isTeamAddress(text: string): boolean {
  return text.length <= MOST_ADDRESS && TEAM_ADDRESS.test(text);
}

function transferOfNames(text: string): Transfer | null {
  if (text.length > MOST_NAMES) return null;
  const aside: Aside[] = [];
  const force = readNames(text, (code, where, detail) =>
    aside.push({ code, where, detail: typeof detail === 'string' ? detail.slice(0, 60) : '' }),
  );
  return force && { kind: 'names', read: { force, dials: NO_DIALS, aside }, save: false };
}

function isBackup(head: string): boolean {
  // A cut or damaged file is still a backup. Its reader reports what was lost.
  return (
    head.startsWith(FIRST_LINE.slice(0, -2)) || new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${BACKUP_FORMAT}"`).test(head)
  );
}

function transferOfText(given: string, editions: readonly string[]): Result<Transfer, TransferFault> {
  if (given.length > MOST_TEXT) return err('too-large');
  const text = withoutEscapedDirections(given);
  if (isTooDeep(text)) return err('damaged');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return err(isTransfer(text.slice(0, HEAD)) ? 'damaged' : 'not-ours');
  }
  const format = isRecord(file) ? file.sidekick : undefined;
  if (isRecord(file) && format === CHARACTER_FORMAT) {
    const read = readCharacterFile(file);
    return read.ok ? ok({ kind: 'character', character: read.value }) : err(orDamaged(read.fault));
  }
  if (format === 'map') return transferOfMap(text);
  if (isRecord(file) && (format === 'position' || (format === undefined && typeof file.notation === 'string'))) {
    const read = readPositionFile(file);
    return read.ok ? ok({ kind: 'position', ruling: read.value }) : err(orDamaged(read.fault));
  }
  const save = readSimulatorSave(file);
  if (save) return ok({ kind: 'names', read: { force: save, dials: NO_DIALS, aside: [] }, save: true });
  // This also accepts teams of the public unit database, which have no heading.
  const force = parseForceFile(text, editions);
  if (force.ok) return ok({ kind: 'force', read: force.value });
  return err(format === 'force' ? 'damaged' : 'not-ours');
}

function transferOfMap(text: string): Result<Transfer, TransferFault> {
  const read = readOwnMap(text, '');
  if (!read.ok) return err(read.fault.code === 'file-too-large' ? 'too-large' : 'damaged');
  const { sheets, setAside } = read.value;
  const [sheet] = sheets;
  return sheet ? ok({ kind: 'map', sheet }) : err(orDamaged(setAside[0]?.code ?? ''));
}

function orDamaged(fault: string): TransferFault {
  return fault === 'newer-version' ? fault : 'damaged';
}

const BACKUP_FAULTS: Readonly<Record<BackupFault['code'], TransferFault>> = {
  'not-json': 'not-ours',
  'not-a-backup': 'not-ours',
  'newer-version': 'newer-version',
  damaged: 'damaged',
};

async function transferOfBackup(
  bytes: Uint8Array<ArrayBuffer>,
  onProgress?: (done: number) => void,
): Promise<Result<Transfer, TransferFault>> {
  const read = await readBackupFile(bytes, onProgress);
  if (!read.ok) return err(BACKUP_FAULTS[read.fault.code]);
  return ok({ kind: isGame(read.value) ? 'game' : 'backup', found: read.value });
}

/** The `missions` table holds a mission's plan, which is sent with its game. */
const OF_A_GAME: readonly string[] = ['games', 'entries', 'missions'];

function isGame({ body, damaged }: BackupFound): boolean {
  const [game, ...others] = body.games;
  const rest = TABLES.every((table) => OF_A_GAME.includes(table) || body[table].length === 0);
  return !damaged && rest && others.length === 0 && isRecord(game) && game.deletedAt === null;
}
