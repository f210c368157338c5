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
