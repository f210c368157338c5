import { IDBKeyRange, indexedDB } from 'fake-indexeddb';
import type { Database } from '../database';
import { renewGeneration } from '../device';
import { copyAreaFor } from './area';
import { restoreCopy } from './recover';
import { readCopyHead } from './refresh';

/** Internal field of a Dexie database that holds its storage. Dexie sets the field only for new databases. */
interface Located {
  _deps: { readonly indexedDB: IDBFactory; readonly IDBKeyRange: typeof IDBKeyRange };
}

/** If the browser refuses a database, opens it in memory instead, with all contents of the second copy. */
export async function openInMemory(database: Database): Promise<void> {
  database.close({ disableAutoOpen: false });
  (database as unknown as Located)._deps = { indexedDB, IDBKeyRange };
  await database.open();
  const area = copyAreaFor(database);
  await restoreCopy(database, area);
  const head = readCopyHead(area);
  // Retains the copy's generation, which lets a later database on disk restore from the copy.
  if (head) await renewGeneration(database, head.generation);
}
