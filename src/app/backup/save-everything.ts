import { toast } from '../messages';

/** Saves all readable data to a file and shows a message about the result. */
export async function exportReachableData(): Promise<void> {
  const { saveReachableData } = await import('./save-reachable-data');
  const said = await saveReachableData();
  if (said !== null) toast(said);
}
