export const PERSISTENCE_STATUSES = ['granted', 'refused', 'unsupported'] as const;
export type PersistenceStatus = (typeof PERSISTENCE_STATUSES)[number];

/**
 * Asks the browser not to delete stored data when space runs low. Some browsers prompt the user, so call it only once
 * there is data to lose. Never rejects.
 * @returns `refused` is no error: data is stored, but the browser may delete it.
 */
export async function requestPersistentStorage(): Promise<PersistenceStatus> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persist !== 'function') return 'unsupported';
  try {
    return (await storage.persisted()) || (await storage.persist()) ? 'granted' : 'refused';
  } catch {
    return 'refused';
  }
}
