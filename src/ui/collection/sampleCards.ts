import { DEMO_CARD_BOX, DEMO_CARDED } from '../../catalog/cards/demo';
import { type ImportReport, keepBox } from './importFiles';
import type { Shelves } from './keepImported';

/** Puts the made-up set into the collection: enough for a mission. What is there already stays as it is. */
export async function keepSample(shelves: Shelves): Promise<ImportReport> {
  const kept = await keepBox(DEMO_CARDED, DEMO_CARD_BOX, 'demo', shelves);
  return { ...kept, setAside: [], mended: [], leftOut: [] };
}
