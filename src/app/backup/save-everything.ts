import { toast } from '../messages';

/** Saves all data that can still be reached to a file and reports it. */
export async function saveEverything(): Promise<void> {
  const { saveAllAtHand } = await import('./at-hand');
  const said = await saveAllAtHand();
  if (said !== null) toast(said);
}
