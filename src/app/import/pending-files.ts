let waiting: readonly File[] = [];

/** Stores files for import when the collection list opens next. */
export function queueForImport(files: readonly File[]): void {
  waiting = files;
}

/** Returns the files waiting for import and clears the list of waiting files. */
export function takeFilesForImport(): readonly File[] {
  const files = waiting;
  waiting = [];
  return files;
}
