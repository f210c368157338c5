import { idShape } from '../catalog/field-shapes';
import type { LogEntry } from '../game/log';
import { isRecord } from '../plain/record';
import { anything, parseWith, shape, text } from '../plain/shape';
import { parseCampaignRow, parseMissionRow } from './campaigns';
import { parseCardRecord } from './cards';
import { parseCharacterRecord } from './characters';
import { parseCodeRecord } from './codes';
import { BACKUP_TABLES, type BackupBody } from './database';
import { fixEntry, makeHeadFromEntries } from './fix-records';
import { parseForceRecord } from './forces';
import { parseMapRecord } from './maps';
import { parseHoldingRecord } from './owned';
import { parseEntry, parseGame, parseSetting, type RecordParser, timeShape } from './parse-record';
import { parsePictureRecord } from './pictures';
import type { GameRecord, SetAsideRecord } from './records';
import { parseRulingRecord } from './rulings';

const asideShape = shape<Omit<SetAsideRecord, 'id'>>({
  table: idShape,
  key: text(2000),
  record: anything,
  reason: text(20_000),
  at: timeShape,
});

const parseSetAsideRecord: RecordParser<SetAsideRecord> = (value) => parseWith(asideShape, value);

/** Record parsers by table, for disk and backups. */
export const RECORD_PARSERS = {
  games: parseGame,
  entries: parseEntry,
  characters: parseCharacterRecord,
  maps: parseMapRecord,
  forces: parseForceRecord,
  campaigns: parseCampaignRow,
  missions: parseMissionRow,
  settings: parseSetting,
  asides: parseSetAsideRecord,
  cards: parseCardRecord,
  owned: parseHoldingRecord,
  pictures: parsePictureRecord,
  rulings: parseRulingRecord,
  codes: parseCodeRecord,
} satisfies { readonly [Table in keyof BackupBody]: RecordParser<unknown> };

/** Unreadable records, by table and place in the file. */
export type RefusedRecords = readonly { readonly table: string; readonly index: number; readonly reason: string }[];

export type ValidBackupBody = {
  readonly [Table in keyof BackupBody]: readonly Extract<
    ReturnType<(typeof RECORD_PARSERS)[Table]>,
    { ok: true }
  >['value'][];
};

/** A backup, split into valid records and refused ones. */
export interface ValidatedBackup {
  readonly body: ValidBackupBody;
  readonly refused: RefusedRecords;
}

/** Records between two progress reports. */
const TOLD_EACH = 500;

/**
 * Splits a backup into valid and invalid records. An unreadable tap leaves a placeholder, and later taps keep their
 * parent. A game with taps but no heading gets a new one.
 * @param onProgress receives the progress, 0 to 1
 */
export async function validateBackup(
  body: BackupBody,
  onProgress: (done: number) => void = () => undefined,
): Promise<ValidatedBackup> {
  const refused: RefusedRecords[number][] = [];
  const lists: [string, unknown[]][] = [];
  const all = BACKUP_TABLES.reduce((sum, table) => sum + body[table].length, 0);
  let seen = 0;
  for (const table of BACKUP_TABLES) {
    const parse: RecordParser<unknown> = RECORD_PARSERS[table];
    const rows: unknown[] = [];
    for (const [index, row] of body[table].entries()) {
      if (++seen % TOLD_EACH === 0) onProgress(seen / all);
      const parsed = parse(row);
      if (!parsed.ok) refused.push({ table, index, reason: parsed.fault });
      const read = parsed.ok ? parsed.value : table === 'entries' ? await fixEntry(row) : null;
      if (read !== null) rows.push(read);
    }
    lists.push([table, rows]);
  }
  const sound = Object.fromEntries(lists) as unknown as ValidBackupBody;
  const played = new Set(sound.entries.map(({ game }) => game));
  const games = sound.games.filter(({ id, cursor }) => {
    // Rejects a heading without taps: its game would show nothing and could not be continued.
    const whole = cursor === null || played.has(id);
    const index = whole ? -1 : body.games.findIndex((row) => isRecord(row) && row.id === id);
    if (!whole) refused.push({ table: 'games', index, reason: 'no tap of it is left' });
    return whole;
  });
  return { body: { ...sound, games: [...games, ...(await headless(body.games, sound))] }, refused };
}

/**
 * Builds headings for games that have entries but no valid heading. Uses the remains of a heading, or else the first
 * tap.
 */
async function headless(rows: readonly unknown[], { games, entries }: ValidBackupBody): Promise<GameRecord[]> {
  const known = new Set(games.map(({ id }) => id));
  const lost = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    if (known.has(entry.game)) continue;
    const taps = lost.get(entry.game);
    if (taps) taps.push(entry);
    else lost.set(entry.game, [entry]);
  }
  const records: GameRecord[] = [];
  for (const [id, taps] of lost) {
    const head = await makeHeadFromEntries(
      id,
      taps,
      rows.find((each) => isRecord(each) && each.id === id),
    );
    if (head) records.push(head);
  }
  return records;
}
