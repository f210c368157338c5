import type { Dexie } from 'dexie';

/**
 * The number of the tables and of what their records hold, as this code knows them. The browser keeps it with the data. Raise it
 * with every change that older code could misread or lose, also where no table changes: older windows stop writing then.
 */
export const STORE_VERSION = 12;

/**
 * What the store says by itself. `newer`: newer code has changed the data, and this code no longer writes. `waiting`: an older
 * window does not let go, so nothing can be read yet. `memory`: the browser refuses a database, so everything is in memory and
 * in the second copy. `open`: all is well.
 */
export type StoreNews = 'newer' | 'waiting' | 'memory' | 'open';

export class NewerStoreError extends Error {
  override readonly name = 'NewerStoreError';
}

/** Dexie counts in tens, and may add a few ones of its own. */
function isNewer(native: number | null | undefined, version: number): boolean {
  return Math.floor((native ?? 0) / 10) > version;
}

/**
 * Keeps older code from writing into what newer code has changed. The number belongs to the connection: it cannot rise while a
 * connection of older code is open, so that looking at it as a transaction begins holds for all of that transaction.
 */
export function refuseNewer(database: Dexie, version: number, tell: (news: StoreNews) => void): void {
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
  // Dexie closes the connection, as it must, and opens it again for whoever reads next.
  database.on('versionchange', (event) => {
    if (isNewer(event.newVersion, version)) tell('newer');
  });
  database.on('blocked', () => tell('waiting'));
}
