import { toast } from '../messages';

/** Saves all data that is still at hand to a file, and says so. */
export async function saveEverything(): Promise<void> {
  const { saveAllAtHand } = await import('./at-hand');
  const said = await saveAllAtHand();
  if (said !== null) toast(said);
}
