import type { LogEntry } from '../game/log';
import { isRecord } from '../plain/record';
import type { BackupBody } from './backup';
import { TABLES } from './database';
import { headFrom, mendEntry } from './mend';
import { type Parse, parseCharacterRecord, parseEntry, parseGame, parseSetting } from './parse';
import { parseCampaignRow, parseMissionRow } from './parse-campaign';
import { parseCardRecord } from './parse-card';
import { parseCodeRecord } from './parse-code';
import { parseForceRecord } from './parse-force';
import { parseHoldingRecord } from './parse-holding';
import { parseMapRecord } from './parse-map';
import { parsePictureRecord } from './parse-picture';
import { parseRulingRecord } from './parse-ruling';
import { parseAside } from './parse-unreadable';
import type { GameRecord } from './records';

/** How a record of each table is read, from disk or from a backup. */
export const PARSERS = {
  games: parseGame,
  entries: parseEntry,
  characters: parseCharacterRecord,
  maps: parseMapRecord,
  forces: parseForceRecord,
  campaigns: parseCampaignRow,
  missions: parseMissionRow,
  settings: parseSetting,
  asides: parseAside,
  cards: parseCardRecord,
  owned: parseHoldingRecord,
  pictures: parsePictureRecord,
  rulings: parseRulingRecord,
  codes: parseCodeRecord,
} satisfies { readonly [Table in keyof BackupBody]: Parse<unknown> };

/** Records that could not be read, by their table and place in the file. */
export type Refused = readonly { readonly table: string; readonly index: number; readonly reason: string }[];

/** The records of a backup that can be read. */
export type SoundBody = {
  readonly [Table in keyof BackupBody]: readonly Extract<ReturnType<(typeof PARSERS)[Table]>, { ok: true }>['value'][];
};

/** What of a backup can be read, and what cannot. */
export interface SoundRead {
  readonly body: SoundBody;
  readonly refused: Refused;
}

/** Progress is told after so many records. */
const TOLD_EACH = 500;

/**
 * Parts what can be read from what cannot. A tap that cannot keeps its place, so that those after it keep theirs; a game of
 * which only the taps came gets a new heading.
 * @param onProgress is told how far it is, from 0 to 1
 */
export async function soundOf(
  body: BackupBody,
  onProgress: (done: number) => void = () => undefined,
): Promise<SoundRead> {
  const refused: Refused[number][] = [];
  const lists: [string, unknown[]][] = [];
  const all = TABLES.reduce((sum, table) => sum + body[table].length, 0);
  let seen = 0;
  for (const table of TABLES) {
    const parse: Parse<unknown> = PARSERS[table];
    const rows: unknown[] = [];
    for (const [index, row] of body[table].entries()) {
      if (++seen % TOLD_EACH === 0) onProgress(seen / all);
      const parsed = parse(row);
      if (!parsed.ok) refused.push({ table, index, reason: parsed.fault });
      const read = parsed.ok ? parsed.value : table === 'entries' ? await mendEntry(row) : null;
      if (read !== null) rows.push(read);
    }
    lists.push([table, rows]);
  }
  const sound = Object.fromEntries(lists) as unknown as SoundBody;
  const played = new Set(sound.entries.map(({ game }) => game));
  const games = sound.games.filter(({ id, cursor }) => {
    // A heading whose taps are all gone shows nothing and could not be played on.
    const whole = cursor === null || played.has(id);
    const index = whole ? -1 : body.games.findIndex((row) => isRecord(row) && row.id === id);
    if (!whole) refused.push({ table: 'games', index, reason: 'no tap of it is left' });
    return whole;
  });
  return { body: { ...sound, games: [...games, ...(await headless(body.games, sound))] }, refused };
}

/** Headings for taps that have none: from what is left of it, else from what the first tap says. */
async function headless(rows: readonly unknown[], { games, entries }: SoundBody): Promise<GameRecord[]> {
  const known = new Set(games.map(({ id }) => id));
  const lost = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    if (known.has(entry.game)) continue;
    const taps = lost.get(entry.game);
    if (taps) taps.push(entry);
    else lost.set(entry.game, [entry]);
  }
  const made: GameRecord[] = [];
  for (const [id, taps] of lost) {
    const head = await headFrom(
      id,
      taps,
      rows.find((each) => isRecord(each) && each.id === id),
    );
    if (head) made.push(head);
  }
  return made;
}
