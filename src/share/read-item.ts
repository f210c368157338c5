import type { MapSheet } from '../board/map-sheet';
import { readSidekickMap } from '../board/readers/sidekick-map';
import type { Character } from '../catalog/character';
import { EMPTY_FORCE_DIALS } from '../force/force-dials';
import type { ForceIssue } from '../force/force-fields';
import { type ParsedForce, parseForceFile } from '../force/parse-force';
import { parseNameList } from '../force/parse-names';
import { parseSimulatorSave } from '../force/simulator';
import { stripBidiControls, stripEscapedBidiControls } from '../plain/bidi-controls';
import { isRecord, type UnknownRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import type { BackupFault } from '../store/backup';
import { BACKUP_TABLES } from '../store/database';
import type { ParsedBackup } from './backup/backup-parts';
import { readBackupFile } from './backup/read-backup';
import { readCharacterFile } from './character-file';
import { readPositionFile, type SharedRuling } from './ruling-file';

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

/** Content of a file or text. It is decoded only when a reader needs it. */
export interface ItemSource {
  readonly text: () => string | Promise<string>;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Ids of the known editions. */
  readonly editions: readonly string[];
  /** Receives the progress of reading a backup, from 0 to 1. */
  readonly onProgress: (done: number) => void;
}

/** Reads the single item in a file of one format. */
export type ItemReader = (source: ItemSource) => Promise<Result<Transfer, TransferFault>>;

/**
 * Makes a reader for a Sidekick format. The start of the text was recognized already, so a text that is no JSON record
 * is damaged.
 */
function makeRecordReader(read: (file: UnknownRecord) => Result<Transfer, string>): ItemReader {
  return async ({ text }) => {
    const file = parseJson(await text());
    if (!isRecord(file)) return err('damaged');
    const item = read(file);
    return item.ok ? item : err(orDamaged(item.fault));
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(stripEscapedBidiControls(text));
  } catch {
    return null;
  }
}

function orDamaged(fault: string): TransferFault {
  return fault === 'newer-version' ? fault : 'damaged';
}

export const readCharacterItem = makeRecordReader((file) => {
  const read = readCharacterFile(file);
  return read.ok ? ok({ kind: 'character', character: read.value }) : read;
});

export const readPositionItem = makeRecordReader((file) => {
  const read = readPositionFile(file);
  return read.ok ? ok({ kind: 'position', ruling: read.value }) : read;
});

export const readMapItem: ItemReader = async ({ text }) => {
  const read = readSidekickMap(await text(), '');
  if (!read.ok) return err(read.fault.code === 'file-too-large' ? 'too-large' : 'damaged');
  const { sheets, setAside } = read.value;
  const [sheet] = sheets;
  return sheet ? ok({ kind: 'map', sheet }) : err(orDamaged(setAside[0]?.code ?? ''));
};

export const readForceItem: ItemReader = async ({ text, editions }) => {
  const read = parseForceFile(stripEscapedBidiControls(await text()), editions);
  return read.ok ? ok({ kind: 'force', read: read.value }) : err('damaged');
};

/** Reads a team of the public unit database, or a saved game of a tabletop simulator. */
export const readExternalForceItem: ItemReader = async (source) => {
  const save = parseSimulatorSave(parseJson(await source.text()));
  if (save) return ok({ kind: 'names', read: save, save: true });
  const team = await readForceItem(source);
  return team.ok ? team : err('not-ours');
};

/** Reads a list of names with points. For the web address of a team, returns a separate fault. */
export const readNamesItem: ItemReader = async ({ text }) => {
  const aside: ForceIssue[] = [];
  const force = parseNameList(stripBidiControls(await text()), (code, where, detail) =>
    aside.push({ code, where, detail: typeof detail === 'string' ? detail.slice(0, 60) : '' }),
  );
  return force
    ? ok({ kind: 'names', read: { force, dials: EMPTY_FORCE_DIALS, aside }, save: false })
    : err('team-address');
};

const BACKUP_FAULTS: Readonly<Record<BackupFault['code'], TransferFault>> = {
  'not-json': 'not-ours',
  'not-a-backup': 'not-ours',
  'newer-version': 'newer-version',
  damaged: 'damaged',
};

export const readBackupItem: ItemReader = async ({ bytes, onProgress }) => {
  const read = await readBackupFile(await bytes(), onProgress);
  if (!read.ok) return err(BACKUP_FAULTS[read.fault.code]);
  return ok({ kind: isGame(read.value) ? 'game' : 'backup', found: read.value });
};

/** Tables in the file of a single game. The `missions` table holds a mission's plan, which is sent with its game. */
const OF_A_GAME: readonly string[] = ['games', 'entries', 'missions'];

function isGame({ body, damaged }: ParsedBackup): boolean {
  const [game, ...others] = body.games;
  const rest = BACKUP_TABLES.every((table) => OF_A_GAME.includes(table) || body[table].length === 0);
  return !damaged && rest && others.length === 0 && isRecord(game) && game.deletedAt === null;
}
