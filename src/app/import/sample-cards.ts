import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { makeEmptyReport, summarizeImport } from './import-summary';
import { IMPORT_REPOSITORIES } from './repositories';
import type { FinishedImport } from './run-import';
import { undoImported } from './save-imported';
import { saveCardBox } from './save-parsed-file';

/** Adds the sample set to the collection, which has enough cards for a mission. */
export async function importSample(): Promise<FinishedImport> {
  const report = {
    ...makeEmptyReport(),
    ...(await saveCardBox(DEMO_CARDED, DEMO_CARD_BOX, 'demo', IMPORT_REPOSITORIES)),
  };
  return {
    summary: summarizeImport(report),
    undo: () => undoImported(report, IMPORT_REPOSITORIES),
    takeTheirs: async () => true,
    end: () => undefined,
  };
}
