import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { keepBox } from './import-files';
import { SHELVES } from './repositories';
import type { Imported } from './run';
import { takeBackAll } from './save-imported';
import { emptyReport, summaryOf } from './summary';

/** Puts the made-up set into the collection: enough for a mission. What is there already stays as it is. */
export async function importSample(): Promise<Imported> {
  const report = { ...emptyReport(), ...(await keepBox(DEMO_CARDED, DEMO_CARD_BOX, 'demo', SHELVES)) };
  return {
    summary: summaryOf(report),
    undo: () => takeBackAll(report, SHELVES),
    take: async () => true,
    end: () => undefined,
  };
}
