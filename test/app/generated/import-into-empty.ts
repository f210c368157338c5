import 'fake-indexeddb/auto';
import { isDeepStrictEqual } from 'node:util';
import { importFiles } from '../../../src/app/import/import-files';
import type { ImportReport } from '../../../src/app/import/import-summary';
import { IMPORT_REPOSITORIES } from '../../../src/app/import/save-imported';
import type { MapSheet } from '../../../src/board/map-sheet';
import type { Character } from '../../../src/catalog/character';
import { guessColumns } from '../../../src/catalog/csv/columns';
import type { GeneralCard } from '../../../src/catalog/general-cards/card';
import type { Holding } from '../../../src/catalog/holding';
import { defaultDatabase } from '../../../src/store/database';

export interface ImportedContent {
  readonly report: ImportReport;
  readonly characters: readonly Character[];
  /** General cards, without the cards that an import makes for the teams of its characters. */
  readonly cards: readonly GeneralCard[];
  readonly maps: readonly MapSheet[];
  readonly owned: readonly Holding[];
}

/** Imports files with the code of the import screens into an empty database, and returns what is then stored. */
export async function importIntoEmpty(files: readonly File[]): Promise<ImportedContent> {
  const database = defaultDatabase();
  await Promise.all(database.tables.map((table) => table.clear()));
  const report = await importFiles(files, IMPORT_REPOSITORIES, {
    onProgress: () => undefined,
    stopped: () => false,
    columns: async ({ headings }) => guessColumns(headings),
  });
  const cards = (await database.cards.toArray()) as readonly GeneralCard[];
  return {
    report,
    characters: await database.characters.toArray(),
    cards: cards.filter(({ part }) => part !== 'teams'),
    maps: await database.maps.toArray(),
    owned: await database.owned.toArray(),
  };
}

/**
 * Lists the fields in which a stored record differs from the expected one, in both directions: lost, changed and
 * invented values. `added`, `edited` and `deletedAt` belong to the store.
 */
export function listFieldDifferences(
  label: string,
  expected: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] {
  const fields = new Set([...Object.keys(expected), ...Object.keys(stored)]);
  for (const field of ['added', 'edited', 'deletedAt']) fields.delete(field);
  return [...fields].flatMap((field) => {
    const [wanted, found] = [expected[field], stored[field]];
    if (isPlainRecord(wanted) && isPlainRecord(found)) return listFieldDifferences(`${label} ${field}`, wanted, found);
    if (isDeepStrictEqual(wanted, found)) return [];
    return [`${label} ${field}: expected ${JSON.stringify(wanted)}, stored ${JSON.stringify(found)}`];
  });
}

function isPlainRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
