/** Returns the browser's estimate of the bytes that this origin uses and may use. Null if unknown. Never rejects. */
export async function estimateStorage(): Promise<{ readonly used: number; readonly most: number } | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.estimate !== 'function') return null;
  try {
    const { usage, quota } = await storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
  } catch {
    return null;
  }
}

/** Returns whether the browser promised to retain stored data. Null if unknown. Never prompts or rejects. */
export async function isStoragePersistent(): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persisted !== 'function') return null;
  try {
    return await storage.persisted();
  } catch {
    return null;
  }
}
