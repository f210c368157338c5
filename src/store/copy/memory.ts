import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import type { Database } from '../database';
import { renewGeneration } from '../generation';
import { areaOf } from './area';
import { restoreCopy } from './recover';
import { readCopyHead } from './refresh';

/** The part of a Dexie database that says where it is stored. Dexie sets it for new databases only. */
interface Located {
  _deps: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
}

/** Opens a database that the browser refuses in memory instead, with everything that the second copy holds. */
export async function openInMemory(database: Database): Promise<void> {
  database.close({ disableAutoOpen: false });
  (database as unknown as Located)._deps = { indexedDB, IDBKeyRange };
  await database.open();
  const area = areaOf(database);
  await restoreCopy(database, area);
  const head = readCopyHead(area);
  // If the browser allows a database later, the same generation lets it take over the copy.
  if (head) await renewGeneration(database, head.generation);
}
