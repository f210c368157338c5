import type { Dexie } from 'dexie';

/**
 * Version of the tables and their records in this code; the browser stores it with the data. Raise it with every change
 * that older code could misread or lose, even if no table changes: older windows then stop writing.
 */
export const STORE_VERSION = 12;

/**
 * Status of the store. `newer`: newer code has changed the data, and this code no longer writes. `waiting`: a window
 * with older code blocks the upgrade, and nothing can be read yet. `memory`: the browser refuses a database, and
 * everything is in memory and in the second copy. `open`: it works normally.
 */
export type StoreStatus = 'newer' | 'waiting' | 'memory' | 'open';

export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/**
 * Returns whether a database has a newer version. Dexie multiplies versions by ten, and may add small increments of its
 * own.
 */
function isNewer(native: number | null | undefined, version: number): boolean {
  return Math.floor((native ?? 0) / 10) > version;
}

/**
 * Prevents older code from writing to data changed by newer code. The version belongs to the connection and cannot rise
 * while older code has a connection open. A check at the start of a transaction is therefore valid for the whole
 * transaction.
 */
export function refuseNewerStore(database: Dexie, version: number, tell: (news: StoreStatus) => void): void {
  const nativeVersion = () => database.backendDB()?.version;
  database.use({
    stack: 'dbcore',
    name: 'newer',
    create(core) {
      tell(isNewer(nativeVersion(), version) ? 'newer' : 'open');
      return {
        ...core,
        transaction(tables, mode, options) {
          if (mode === 'readwrite' && isNewer(nativeVersion(), version)) {
            throw new NewerStoreError(`the store is of version ${nativeVersion()}, this code of ${version}`);
          }
          return core.transaction(tables, mode, options);
        },
      };
    },
  });
  // Dexie closes the connection, as required, and reopens it for the next reader.
  database.on('versionchange', (event) => {
    if (isNewer(event.newVersion, version)) tell('newer');
  });
  database.on('blocked', () => tell('waiting'));
}

/**
 * Declares the current tables and indexes. When Dexie opens a database of an older version, it adds the missing ones.
 * All versions so far only added tables or indexes and changed no record. A version that changes records needs its own
 * declaration below, with a self-contained upgrade that is never changed. Never remove a table or an index in a newer
 * version: older code that still reads would create it again. Indexes skip null, so `deletedAt` lists exactly the
 * deleted records.
 */
export function declareVersions(database: Dexie, version: number): void {
  database.version(version).stores({
    games: 'id, deletedAt',
    entries: '[game+seq]',
    // The name index allows listing ids by name without reading the records.
    characters: 'id, deletedAt, [name+set+number]',
    maps: 'id, deletedAt',
    forces: 'id, deletedAt',
    settings: 'key',
    asides: '++id',
    packs: '[game+first]',
    campaigns: 'id, deletedAt',
    // Mission plans, one for each game that is a mission.
    missions: 'id, deletedAt',
    // Cards other than characters: scenarios, victory cards, map cards with their tiles, and general cards.
    cards: 'id, deletedAt',
    // Photographs of maps and characters. `edited` finds pictures that may have lost all references.
    pictures: 'id, edited',
    // Owned count of each character.
    owned: 'id, deletedAt',
    // Barcodes that the user tied to characters.
    codes: 'id, deletedAt',
    // Saved positions with their questions.
    rulings: 'id, deletedAt',
    // Snapshots of long games, by game. The table name is from the first release and must not change.
    glances: 'game',
    // The restore point, one record per table; and values of this device that are in no backup.
    befores: 'id',
    device: 'key',
    // Games played on several phones: this phone's identity in them, and the updates of their documents.
    shares: 'game',
    updates: '[game+n]',
  });
}
