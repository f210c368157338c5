import type { KeptRuling } from '../../store/records';
import { refreshRulings, rulings } from './rulings';

/** A kept ruling by its id; null where it is no longer there. */
export async function findRuling(id: string): Promise<KeptRuling | null> {
  await refreshRulings();
  return rulings()?.find((each) => each.id === id) ?? null;
}
