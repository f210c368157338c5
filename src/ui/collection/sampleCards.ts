import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { keepBox } from './importing/importFiles';
import { takeBackAll } from './importing/keepImported';
import type { Imported } from './importing/run';
import { emptyReport, summaryOf } from './importing/summary';
import { SHELVES } from './shelves';

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
