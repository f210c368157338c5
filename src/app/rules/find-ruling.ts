import type { SavedRuling } from '../../store/records';
import { refreshRulings, rulings } from './rulings';

/** A saved ruling by its id; null where it is no longer there. */
export async function findRuling(id: string): Promise<SavedRuling | null> {
  await refreshRulings();
  return rulings()?.find((each) => each.id === id) ?? null;
}
