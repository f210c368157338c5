import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { REPOSITORIES } from './repositories';
import type { Imported } from './run';
import { saveBox } from './save-file';
import { undoImported } from './save-imported';
import { emptyReport, summaryOf } from './summary';

/** Adds the sample set to the collection, which is enough for a mission. Existing records stay. */
export async function importSample(): Promise<Imported> {
  const report = { ...emptyReport(), ...(await saveBox(DEMO_CARDED, DEMO_CARD_BOX, 'demo', REPOSITORIES)) };
  return {
    summary: summaryOf(report),
    undo: () => undoImported(report, REPOSITORIES),
    take: async () => true,
    end: () => undefined,
  };
}
