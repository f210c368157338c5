export const persistAnswers = ['granted', 'refused', 'unsupported'] as const;
export type PersistAnswer = (typeof persistAnswers)[number];

/**
 * Asks the browser not to clear what is stored when the device runs short. Some browsers ask the person, so call it
 * once there is something to lose. Never rejects.
 *
 * @returns `refused` is no error: all is stored, but the browser may clear it.
 */
export async function askToPersist(): Promise<PersistAnswer> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persist !== 'function') return 'unsupported';
  try {
    return (await storage.persisted()) || (await storage.persist()) ? 'granted' : 'refused';
  } catch {
    return 'refused';
  }
}
