import type { SavedRuling } from '../../store/records';
import { refreshRulings, rulings } from './rulings';

/** Returns a saved ruling. Null if the ruling no longer exists. */
export async function findRuling(id: string): Promise<SavedRuling | null> {
  await refreshRulings();
  return rulings()?.find((each) => each.id === id) ?? null;
}
