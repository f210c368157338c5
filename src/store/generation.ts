import { type Database, newId } from './database';

/** Key in the `device` table for the generation of a database. */
const GENERATION = 'copy-generation';

/**
 * Returns the id of this database's contents. Null if the database is new, on a new phone or after a browser emptied
 * it.
 */
export async function readGeneration(database: Database): Promise<string | null> {
  const row = await database.device.get(GENERATION);
  return typeof row?.value === 'string' ? row.value : null;
}

/** Gives the database's contents a new id, so an older copy is not merged into them. */
export async function renewGeneration(database: Database, value = newId()): Promise<string> {
  await database.device.put({ key: GENERATION, value });
  return value;
}
