// Before Dexie, which needs it.
import './broadcast';

import { Dexie, type EntityTable, liveQuery, type Table } from 'dexie';
import { onLostConnection, onRefusedDatabase } from './fault';
import { refuseNewer, STORE_VERSION, type StoreNews } from './newer';
import type {
  AsideRecord,
  BeforeRecord,
  CampaignRow,
  CardRecord,
  CharacterRecord,
  CodeRecord,
  DeviceRecord,
  EntryRecord,
  ForceRecord,
  GameRecord,
  HoldingRecord,
  MapRecord,
  MissionRow,
  PackRecord,
  PictureRecord,
  RulingRecord,
  SettingRecord,
  ShareRecord,
  SnapshotRecord,
  UpdateRecord,
} from './records';
import { declareVersions } from './versions';

export type Database = Dexie & {
  readonly games: Table<GameRecord, string>;
  readonly entries: Table<EntryRecord, [game: string, seq: number]>;
  readonly characters: Table<CharacterRecord, string>;
  readonly maps: Table<MapRecord, string>;
  readonly forces: Table<ForceRecord, string>;
  readonly campaigns: Table<CampaignRow, string>;
  readonly missions: Table<MissionRow, string>;
  readonly settings: Table<SettingRecord, string>;
  readonly cards: Table<CardRecord, string>;
  readonly owned: Table<HoldingRecord, string>;
  readonly pictures: Table<PictureRecord, string>;
  readonly rulings: Table<RulingRecord, string>;
  readonly codes: Table<CodeRecord, string>;
  readonly asides: EntityTable<AsideRecord, 'id'>;
  readonly packs: Table<PackRecord, [game: string, first: number]>;
  readonly glances: Table<SnapshotRecord, string>;
  readonly befores: Table<BeforeRecord, string>;
  readonly device: Table<DeviceRecord, string>;
  readonly shares: Table<ShareRecord, string>;
  readonly updates: Table<UpdateRecord, [game: string, n: number]>;
};

/** Only repeat entries: no backup needs them, and what changes entries as a whole must drop them. */
export const DERIVED_TABLES = ['packs', 'glances'] as const;

/** Tie a game to other phones. No backup holds them: the game in it goes on alone, and can be shared again. */
export const SHARED_TABLES = ['shares', 'updates'] as const;

/** Belong to this device: what a restore keeps of what was here before, and what is chosen for this device alone. */
export const DEVICE_TABLES = ['befores', 'device'] as const;

/** All that hold something of their own: what a backup holds. */
export const TABLES = [
  'games',
  'entries',
  'characters',
  'maps',
  'forces',
  'campaigns',
  'missions',
  'settings',
  'asides',
  'cards',
  'owned',
  'pictures',
  'rulings',
  'codes',
] as const;

/** A connection of its own, opened by its first use; as code of a certain version would open it. */
export function openDatabase(
  name = 'sidekick',
  version: number = STORE_VERSION,
  tell: (news: StoreNews) => void = () => undefined,
): Database {
  const database = new Dexie(name, {
    // A tap is on the disk itself, not in the system's buffers, before the screen says so.
    chromeTransactionDurability: 'strict',
    // The cache would tell watchers of writes before they are complete.
    cache: 'disabled',
  }) as Database;
  declareVersions(database, version);
  refuseNewer(database, version, tell);
  return database;
}

let opened: Database | null = null;
let news: StoreNews = 'open';
let tellNews: (news: StoreNews) => void = () => undefined;
let hasOpened = false;
let isInMemory = false;

/** The connection that everything here uses unless it is handed another. */
export function theDatabase(): Database {
  opened ??= openDatabase(undefined, STORE_VERSION, (now) => {
    if (now !== 'waiting') hasOpened = true;
    news = isInMemory && now === 'open' ? 'memory' : now;
    tellNews(news);
  });
  return opened;
}

/** Restarts every watched query: one that failed with its connection stays silent. */
const watches = new Set<() => void>();

onLostConnection(async () => {
  if (opened === null) return;
  // Dexie keeps the error of a failed opening for every later use, until it is told to open.
  opened.close({ disableAutoOpen: false });
  await opened.open();
  for (const restart of [...watches]) restart();
});

onRefusedDatabase(async () => {
  if (opened === null || hasOpened) return false;
  isInMemory = true;
  try {
    await (await import('./copy/memory')).openInMemory(opened);
    for (const restart of [...watches]) restart();
  } catch {
    isInMemory = false;
  }
  return isInMemory;
});

/** Tells what that connection says by itself, now and whenever it changes. */
export function onStoreNews(tell: (news: StoreNews) => void): void {
  tellNews = tell;
  tell(news);
}

/** Calls back with the answer now and whenever it changes, in this tab or in another; gives the function that ends it. */
export function watch<Value>(
  ask: () => Promise<Value>,
  tell: (value: Value) => void,
  fail: (error: unknown) => void,
): () => void {
  const subscribe = () => liveQuery(ask).subscribe(tell, fail);
  let subscription = subscribe();
  const restart = () => {
    subscription.unsubscribe();
    subscription = subscribe();
  };
  watches.add(restart);
  return () => {
    watches.delete(restart);
    subscription.unsubscribe();
  };
}

/** The range of a game's entries from a number on. */
export function entriesFrom(database: Database, game: string, seq: number) {
  return database.entries.where('[game+seq]').between([game, seq], [game, Dexie.maxKey], true, true);
}

/** A name for something new; fine also where the page has no secure context. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
