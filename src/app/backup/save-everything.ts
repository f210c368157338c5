import { toast } from '../messages';

/** Saves all data that can still be reached to a file and reports it. */
export async function saveEverything(): Promise<void> {
  const { saveReachableData } = await import('./save-reachable-data');
  const said = await saveReachableData();
  if (said !== null) toast(said);
}
