let waiting: readonly File[] = [];

/** Leaves files to be imported when the collection list opens next. */
export function queueForImport(files: readonly File[]): void {
  waiting = files;
}

/** Returns and clears the waiting files. */
export function takeQueuedFiles(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
