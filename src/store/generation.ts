import { type Database, newId } from './database';

/** Key of the `device` table under which a database keeps its generation. */
const GENERATION = 'copy-generation';

/** The name of this database's contents; null if it was just created, by a new phone or by a browser that emptied it. */
export async function readGeneration(database: Database): Promise<string | null> {
  const row = await database.device.get(GENERATION);
  return typeof row?.value === 'string' ? row.value : null;
}

/** Gives the database's contents a new name, so that an older copy is not merged into them. */
export async function renewGeneration(database: Database, value = newId()): Promise<string> {
  await database.device.put({ key: GENERATION, value });
  return value;
}
