// Must be imported before Dexie, which uses `BroadcastChannel` while it loads.
import './broadcast';

import { Dexie, type EntityTable, type Table } from 'dexie';
import { setLostConnectionHandler, setRefusedDatabaseHandler } from './fault';
import type {
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
  RestorePointRecord,
  RulingRecord,
  SetAsideRecord,
  SettingRecord,
  ShareRecord,
  SnapshotRecord,
  UpdateRecord,
} from './records';
import { declareVersions, refuseNewerStore, STORE_VERSION, type StoreStatus } from './store-version';

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
  readonly asides: EntityTable<SetAsideRecord, 'id'>;
  readonly packs: Table<PackRecord, [game: string, first: number]>;
  readonly glances: Table<SnapshotRecord, string>;
  readonly befores: Table<RestorePointRecord, string>;
  readonly device: Table<DeviceRecord, string>;
  readonly shares: Table<ShareRecord, string>;
  readonly updates: Table<UpdateRecord, [game: string, n: number]>;
};

/** Tables derived from entries. Backups omit these tables, and code that replaces entries must delete their rows. */
export const DERIVED_TABLES = ['packs', 'glances'] as const;

/**
 * Data that ties a game to other phones. Backups omit it: the game in a backup is not shared but can be shared again.
 */
export const SHARED_TABLES = ['shares', 'updates'] as const;

/** Data of this device only: the restore point, and device settings. */
export const DEVICE_TABLES = ['befores', 'device'] as const;

/** Tables in a backup: all tables that are not derived, shared or specific to this device. */
export const BACKUP_TABLES = [
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

/** Returns a new connection, opened at its first use, with the schema of the given version. */
export function openDatabase(
  name = 'sidekick',
  version: number = STORE_VERSION,
  tell: (news: StoreStatus) => void = () => undefined,
): Database {
  const database = new Dexie(name, {
    // A tap must be on the disk itself, not in the system's buffers, before the screen confirms it.
    chromeTransactionDurability: 'strict',
    // The cache would notify watchers of writes before they are complete.
    cache: 'disabled',
  }) as Database;
  declareVersions(database, version);
  refuseNewerStore(database, version, tell);
  return database;
}

let opened: Database | null = null;
let news: StoreStatus = 'open';
let tellNews: (news: StoreStatus) => void = () => undefined;
let hasOpened = false;
let isInMemory = false;

/** Returns the connection used by default. */
export function defaultDatabase(): Database {
  opened ??= openDatabase(undefined, STORE_VERSION, (now) => {
    if (now !== 'waiting') hasOpened = true;
    news = isInMemory && now === 'open' ? 'memory' : now;
    tellNews(news);
  });
  return opened;
}

const reopened = new Set<() => void>();

/** Calls `tell` after the default database was opened again or replaced. Returns a function that unsubscribes. */
export function onDatabaseReopened(tell: () => void): () => void {
  reopened.add(tell);
  return () => reopened.delete(tell);
}

setLostConnectionHandler(async () => {
  if (opened === null) return;
  // Dexie repeats the error of a failed opening until the database is explicitly opened again.
  opened.close({ disableAutoOpen: false });
  await opened.open();
  for (const tell of reopened) tell();
});

// The in-memory store imports this module for its tables, and is loaded only when the browser refuses the database.
setRefusedDatabaseHandler(async () => {
  if (opened === null || hasOpened) return false;
  isInMemory = true;
  try {
    await (await import('./copy/open-in-memory')).openInMemory(opened);
    for (const tell of reopened) tell();
  } catch {
    isInMemory = false;
  }
  return isInMemory;
});

/** Calls the listener with the status of the default connection, now and at every change. */
export function onStoreStatus(tell: (news: StoreStatus) => void): void {
  tellNews = tell;
  tell(news);
}

/** Returns the query for a game's entries from number `seq` on. */
export function queryEntriesFrom(database: Database, game: string, seq: number) {
  return database.entries.where('[game+seq]').between([game, seq], [game, Dexie.maxKey], true, true);
}

/** Returns a new random id. Also works without a secure context. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Every stored record, by table. */
export type BackupBody = Readonly<Record<(typeof BACKUP_TABLES)[number], readonly unknown[]>>;
