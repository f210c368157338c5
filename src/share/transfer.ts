import type { MapSheet } from '../board/map-sheet';
import { readSidekickMap } from '../board/readers/sidekick-map';
import type { Character } from '../catalog/character';
import { EMPTY_FORCE_DIALS } from '../force/force-dials';
import type { ForceIssue } from '../force/force-fields';
import { type ParsedForce, parseForceFile } from '../force/parse-force';
import { parseNameList, parseSimulatorSave } from '../force/parse-names';
import { stripBidiControls, stripEscapedBidiControls } from '../plain/bidi-controls';
import { decodeText, replaceLostCharacters } from '../plain/decode-text';
import { isNestedTooDeeply } from '../plain/lenient';
import { isRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { BACKUP_FORMAT, type BackupFault } from '../store/backup';
import { BACKUP_TABLES } from '../store/database';
import { MAX_BACKUP_BYTES, type ParsedBackup, readBackupFile } from './backup/read-backup';
import { BACKUP_FIRST_LINE } from './backup/write-backup';
import { CHARACTER_FORMAT, readCharacterFile } from './character-file';
import { unpackText } from './pack-text';
import { readPositionFile, type SharedRuling } from './ruling-file';
import { findTransferLink } from './transfer-link';

/** Kinds of items that are sent between phones. */
export const TRANSFER_KINDS = ['character', 'force', 'map', 'position', 'game', 'backup'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** An item received and parsed, but not yet compared with local data. */
export type Transfer =
  /** Figures by name only, from a post, or from a save file of a tabletop simulator (`save`). */
  | { readonly kind: 'names'; readonly read: ParsedForce; readonly save: boolean }
  | { readonly kind: 'character'; readonly character: Character }
  | { readonly kind: 'force'; readonly read: ParsedForce }
  | { readonly kind: 'map'; readonly sheet: MapSheet }
  | { readonly kind: 'position'; readonly ruling: SharedRuling }
  /** Kind `game`: a backup with exactly one game and no other user data. */
  | { readonly kind: 'game' | 'backup'; readonly found: ParsedBackup };

export const TRANSFER_FAULTS = ['not-ours', 'newer-version', 'damaged', 'too-large', 'team-address'] as const;
export type TransferFault = (typeof TRANSFER_FAULTS)[number];

/** Maximum length of a received text, except for backups. */
const MOST_TEXT = 4_000_000;
/** Length of the part at the start of a file that identifies the file's kind. */
const HEAD = 4000;

/**
 * Reads any received item: a link or its last part, the text of a file, or a file. Never throws and stores nothing.
 * @param editions ids of the known editions
 * @param onProgress receives the progress of reading a backup, 0 to 1
 */
export async function readTransfer(
  given: string | Blob,
  editions: readonly string[],
  onProgress: (done: number) => void = () => undefined,
): Promise<Result<Transfer, TransferFault>> {
  if (typeof given !== 'string') return transferOfFile(given, editions, onProgress);
  const whole = given.replace(/^\uFEFF/, '').trim();
  if (whole === '') return err('not-ours');
  if (isBackup(whole.slice(0, HEAD))) return transferOfBackup(new TextEncoder().encode(whole));
  const { text } = replaceLostCharacters(whole);
  if (/^[[{]/.test(text)) return transferOfText(text, editions);
  const sent = findTransferLink(text);
  if (!sent && isTeamAddress(text)) return err('team-address');
  const names = sent ? null : transferOfNames(stripBidiControls(text));
  if (names) return ok(names);
  if (!sent && !/^[\w-]+$/.test(text)) return err('not-ours');
  const file = await unpackText(sent?.code ?? text);
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
  if (file.size > MAX_BACKUP_BYTES) return err('too-large');
  try {
    const head = decodeText(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()), true)?.text ?? '';
    const isShort = file.size <= MOST_TEXT && !isBackup(head);
    const decoded = isShort ? decodeText(new Uint8Array(await file.arrayBuffer())) : null;
    const read = decoded && (await readTransfer(decoded.text, editions));
    if (read && (read.ok || read.fault !== 'not-ours')) return read;
    // A backup that has lost its first line can still be read.
    return await transferOfBackup(new Uint8Array(await file.arrayBuffer()), onProgress);
  } catch {
    // The file was moved or deleted after it was chosen.
    return err('damaged');
  }
}

/**
 * Returns whether a file or text that begins with `head` is in a Sidekick format. Sidekick formats are previewed
 * instead of imported.
 */
export function isTransferFormat(head: string): boolean {
  return isBackup(head) || /^\uFEFF?\s*\{\s*"sidekick"\s*:\s*"(?:character|force|map|position)"/.test(head);
}

/**
 * Returns whether a text is a team of the public unit database or a save of a tabletop simulator. Both are external
 * formats but are previewed too.
 */
export function isExternalForce(head: string): boolean {
  return /^\uFEFF?\s*\{/.test(head) && /"(?:main_force|ObjectStates)"\s*:\s*\[/.test(head);
}

/**
 * Returns whether shared or pasted text is a force: a team of the public unit database, the address of a team, or a
 * list of names.
 */
export function isForceText(text: string): boolean {
  return isExternalForce(text) || isTeamAddress(text.trim()) || (!/[\t;]/.test(text) && transferOfNames(text) !== null);
}

/** Pattern for the address of a team's page, on any site. */
const TEAM_ADDRESS = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/(?:[\w./-]*\/)?teams?\/[\w-]+\/?(?:[?#]\S*)?$/i;
const MOST_ADDRESS = 300;
const MOST_NAMES = 20_000;

function isTeamAddress(text: string): boolean {
  return text.length <= MOST_ADDRESS && TEAM_ADDRESS.test(text);
}

function transferOfNames(text: string): Transfer | null {
  if (text.length > MOST_NAMES) return null;
  const aside: ForceIssue[] = [];
  const force = parseNameList(text, (code, where, detail) =>
    aside.push({ code, where, detail: typeof detail === 'string' ? detail.slice(0, 60) : '' }),
  );
  return force && { kind: 'names', read: { force, dials: EMPTY_FORCE_DIALS, aside }, save: false };
}

/** Whether a file or text that begins with `head` is a backup, or a game that is sent as one. */
export function isBackup(head: string): boolean {
  // A cut or damaged file is still a backup. Its reader reports what was lost.
  return (
    head.startsWith(BACKUP_FIRST_LINE.slice(0, -2)) ||
    new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${BACKUP_FORMAT}"`).test(head)
  );
}

function transferOfText(given: string, editions: readonly string[]): Result<Transfer, TransferFault> {
  if (given.length > MOST_TEXT) return err('too-large');
  const text = stripEscapedBidiControls(given);
  if (isNestedTooDeeply(text)) return err('damaged');
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return err(isTransferFormat(text.slice(0, HEAD)) ? 'damaged' : 'not-ours');
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
  const save = parseSimulatorSave(file);
  if (save) return ok({ kind: 'names', read: { force: save, dials: EMPTY_FORCE_DIALS, aside: [] }, save: true });
  // This also accepts teams of the public unit database, which have no heading.
  const force = parseForceFile(text, editions);
  if (force.ok) return ok({ kind: 'force', read: force.value });
  return err(format === 'force' ? 'damaged' : 'not-ours');
}

function transferOfMap(text: string): Result<Transfer, TransferFault> {
  const read = readSidekickMap(text, '');
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

/** Tables in the file of a single game. The `missions` table holds a mission's plan, which is sent with its game. */
const OF_A_GAME: readonly string[] = ['games', 'entries', 'missions'];

function isGame({ body, damaged }: ParsedBackup): boolean {
  const [game, ...others] = body.games;
  const rest = BACKUP_TABLES.every((table) => OF_A_GAME.includes(table) || body[table].length === 0);
  return !damaged && rest && others.length === 0 && isRecord(game) && game.deletedAt === null;
}
