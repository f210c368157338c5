import type { Table } from 'dexie';
import type { LogEntry } from '../game/log';
import { good, type Result } from '../plain/result';
import type { BackupBody } from './backup';
import { checksum } from './checksum';
import { type Database, entriesFrom } from './database';
import type { StoreFault } from './fault';
import { dropRepeats, packUp } from './pack';
import { type Parse, parseCharacterRecord, parseEntry, parseGame, parseSetting } from './parse';
import { parseCardRecord } from './parse-card';
import { parseAside } from './parseAside';
import { parseCampaignRow, parseMissionRow } from './parseCampaign';
import { parseCodeRecord } from './parseCode';
import { parseForceRecord } from './parseForce';
import { parseHoldingRecord } from './parseHolding';
import { parseMapRecord } from './parseMap';
import { parsePictureRecord } from './parsePicture';
import { parseRulingRecord } from './parseRuling';
import type { GameRecord, Kept } from './records';

export interface MergeReport {
  readonly games: GameCounts;
  readonly characters: KeptCounts;
  readonly maps: KeptCounts;
  readonly forces: KeptCounts;
  readonly campaigns: KeptCounts;
  readonly cards: KeptCounts;
  readonly owned: KeptCounts;
  readonly pictures: KeptCounts;
  readonly rulings: KeptCounts;
  readonly codes: KeptCounts;
  readonly settings: number;
  /** Records that could not be read, by their place in the file. */
  readonly refused: readonly { readonly table: string; readonly index: number; readonly reason: string }[];
}

export interface GameCounts {
  readonly added: number;
  /** Known here, with fewer taps. */
  readonly grown: number;
  /** Played on differently here: came in as a game of its own. */
  readonly copied: number;
  readonly same: number;
}

export interface KeptCounts {
  readonly added: number;
  readonly newer: number;
  readonly same: number;
}

type Refused = { table: string; index: number; reason: string }[];

/** Merges the records of a backup into the store, all or nothing. */
export async function mergeBody(database: Database, body: BackupBody): Promise<Result<MergeReport, StoreFault>> {
  const refused: Refused = [];
  const games = sound(body, 'games', parseGame, refused);
  const entries = byGame(sound(body, 'entries', parseEntry, refused));
  const characters = sound(body, 'characters', parseCharacterRecord, refused);
  const maps = sound(body, 'maps', parseMapRecord, refused);
  const forces = sound(body, 'forces', parseForceRecord, refused);
  const campaigns = sound(body, 'campaigns', parseCampaignRow, refused);
  const missions = sound(body, 'missions', parseMissionRow, refused);
  const cards = sound(body, 'cards', parseCardRecord, refused);
  const owned = sound(body, 'owned', parseHoldingRecord, refused);
  const pictures = sound(body, 'pictures', parsePictureRecord, refused);
  const rulings = sound(body, 'rulings', parseRulingRecord, refused);
  const codes = sound(body, 'codes', parseCodeRecord, refused);
  const settings = sound(body, 'settings', parseSetting, refused);
  const asides = sound(body, 'asides', parseAside, refused);
  const grown: string[] = [];
  const merged = await database.transaction('rw', database.tables, async () => {
    const counts = { added: 0, grown: 0, copied: 0, same: 0 };
    for (const game of games) counts[await mergeGame(database, game, entries.get(game.id) ?? [], grown)]++;
    const report: MergeReport = {
      games: counts,
      characters: await mergeKept(database.characters, characters),
      maps: await mergeKept(database.maps, maps),
      forces: await mergeKept(database.forces, forces),
      campaigns: await mergeKept(database.campaigns, campaigns),
      cards: await mergeKept(database.cards, cards),
      owned: await mergeKept(database.owned, owned),
      pictures: await mergeKept(database.pictures, pictures),
      rulings: await mergeKept(database.rulings, rulings),
      codes: await mergeKept(database.codes, codes),
      settings: await addMissing(database.settings, settings, (each) => each.key),
      refused,
    };
    await mergeKept(database.missions, missions);
    const plain = asides.map(({ id: _, ...aside }) => aside);
    await addMissing(database.asides, plain, ({ table, key, record }) => JSON.stringify([table, key, record]));
    return good(report);
  });
  for (const id of grown) await packUp(database, id);
  return merged;
}

function sound<Item>(body: BackupBody, table: keyof BackupBody, parse: Parse<Item>, refused: Refused): Item[] {
  return body[table].flatMap((row, index) => {
    const parsed = parse(row);
    if (parsed.ok) return [parsed.value];
    refused.push({ table, index, reason: parsed.fault });
    return [];
  });
}

function byGame(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const games = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const list = games.get(entry.game);
    if (list) list.push(entry);
    else games.set(entry.game, [entry]);
  }
  return games;
}

/** Adds to `grown` the id under which entries came in. */
async function mergeGame(
  database: Database,
  game: GameRecord,
  entries: readonly LogEntry[],
  grown: string[],
): Promise<keyof GameCounts> {
  const here = await database.games.get(game.id);
  if (!here) {
    await addGame(database, game, entries);
    grown.push(game.id);
    return 'added';
  }
  const known = new Map((await entriesFrom(database, game.id, 0).toArray()).map((entry) => [entry.seq, entry]));
  const apart = entries.some((entry) => known.has(entry.seq) && !alike(known.get(entry.seq), entry));
  if (apart) return copyGame(database, game, entries, grown);
  const more = entries.filter((entry) => !known.has(entry.seq));
  if (more.length === 0) return 'same';
  await database.entries.bulkAdd(more);
  await dropRepeats(database, game.id);
  grown.push(game.id);
  // What comes back into a gap does not move the game from where it stands here.
  if (highest(more) > highest([...known.values()])) {
    const touched = Math.max(here.touched, game.touched);
    await database.games.put({ ...here, cursor: game.cursor, tip: game.tip, touched });
  }
  return 'grown';
}

/** The id comes of what is in it, so that the same backup brings the same copy only once. */
async function copyGame(
  database: Database,
  game: GameRecord,
  entries: readonly LogEntry[],
  grown: string[],
): Promise<keyof GameCounts> {
  const id = `${game.id.slice(0, 100)}-${checksum(JSON.stringify(entries))}`;
  if (await database.games.get(id)) return 'same';
  const own = entries.map((entry) => ({ ...entry, game: id }));
  await addGame(database, { ...game, id }, own);
  grown.push(id);
  return 'copied';
}

async function addGame(database: Database, game: GameRecord, entries: readonly LogEntry[]): Promise<void> {
  await database.games.add(game);
  await database.entries.bulkPut([...entries]);
}

/** The one edited or deleted last wins; at a draw the one that is here. */
async function mergeKept<Item extends Kept & { readonly id: string }>(
  table: Table<Item, string>,
  items: readonly Item[],
): Promise<KeptCounts> {
  const counts = { added: 0, newer: 0, same: 0 };
  for (const item of items) {
    const here = await table.get(item.id);
    const kind = !here ? 'added' : changedAt(item) > changedAt(here) ? 'newer' : 'same';
    if (kind !== 'same') await table.put(item);
    counts[kind]++;
  }
  return counts;
}

function changedAt(item: Kept): number {
  return Math.max(item.edited, item.deletedAt ?? 0);
}

async function addMissing<Item, Key>(
  table: Table<Item, Key>,
  items: readonly Item[],
  nameOf: (item: Item) => string,
): Promise<number> {
  const known = new Set((await table.toArray()).map(nameOf));
  const missing = items.filter((item) => !known.has(nameOf(item)));
  await table.bulkAdd(missing);
  return missing.length;
}

function highest(entries: readonly LogEntry[]): number {
  return entries.reduce((most, entry) => Math.max(most, entry.seq), 0);
}

function alike(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
