/** Duration in seconds of each test file, by path from the project folder. */
export type TestTimes = Readonly<Record<string, number>>;

/**
 * Describes the estimated total time of test files in a sentence. A file without a measurement is assumed to take the
 * median time.
 */
export function describeTimeEstimate(files: readonly string[], times: TestTimes, now: Date): string {
  const known = files.filter((file) => times[file] !== undefined);
  const many = files.length === 1 ? '1 file' : `${files.length} files`;
  if (known.length === 0) return `${many}: none was measured yet, so nobody knows how long this takes.`;
  const seconds = known.map((file) => times[file] ?? 0).toSorted((a, b) => a - b);
  const guessed = files.length - known.length;
  const middle = seconds[seconds.length >> 1] ?? 0;
  const whole = seconds.reduce((sum, each) => sum + each, 0) + guessed * middle;
  const end = new Date(now.getTime() + whole * 1000);
  const at = `${String(end.getHours()).padStart(2, '0')}:${String(end.getMinutes()).padStart(2, '0')}`;
  const doubt = guessed === 0 ? '' : ` ${guessed} of them never measured.`;
  return `${many}, about ${wordsOf(whole)}: until ${at} or so.${doubt}`;
}

function wordsOf(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}

/** Lists the test files in the table of times that no longer exist. */
export function listMissingFiles(times: TestTimes, isThere: (name: string) => boolean): readonly string[] {
  return Object.keys(times).filter((name) => !isThere(name));
}
