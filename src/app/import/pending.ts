let waiting: readonly File[] = [];

/** Leaves files for the list of the collection, which imports them when it opens next. */
export function leaveForImport(files: readonly File[]): void {
  waiting = files;
}

/** What was left, once. */
export function takeForImport(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
