/** Bytes that this address uses and may use at most, as the browser guesses; null where it does not tell. Never rejects. */
export async function roomOnDevice(): Promise<{ readonly used: number; readonly most: number } | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.estimate !== 'function') return null;
  try {
    const { usage, quota } = await storage.estimate();
    return usage === undefined || quota === undefined ? null : { used: usage, most: quota };
  } catch {
    return null;
  }
}

/** Whether the browser promised to keep what is stored; null where it does not tell. Asks nobody, and never rejects. */
export async function isPersisted(): Promise<boolean | null> {
  const storage = navigator.storage as StorageManager | undefined;
  if (typeof storage?.persisted !== 'function') return null;
  try {
    return await storage.persisted();
  } catch {
    return null;
  }
}
