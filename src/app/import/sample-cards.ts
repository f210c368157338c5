import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../catalog/cards/demo';
import { makeEmptyReport, summarizeImport } from './import-summary';
import type { FinishedImport } from './run-import';
import { IMPORT_REPOSITORIES, undoImportedRecords } from './save-imported';
import { saveCardBox } from './save-parsed-file';

/**
 * Adds the sample set, which has enough cards for a mission, to the collection. Sample cards that the user has changed
 * are not replaced.
 */
export async function importSample(): Promise<FinishedImport> {
  const { characters, cards, maps } = await saveCardBox(
    DEMO_CARD_CHARACTERS,
    DEMO_CARD_BOX,
    'demo',
    IMPORT_REPOSITORIES,
  );
  const report = {
    ...makeEmptyReport(),
    characters: { ...characters, asked: [] },
    cards: { ...cards, asked: [] },
    maps,
  };
  return {
    summary: summarizeImport(report),
    undo: () => undoImportedRecords(report, IMPORT_REPOSITORIES),
    takeTheirs: async () => true,
    end: () => undefined,
  };
}
