import { shortenTitle, splitWords } from './word-index';

/** Words of names that some writers omit. */
const IDLE: ReadonlySet<string> = new Set(['the', 'and', 'a']);

/**
 * Returns the words that identify a name. Titles are shortened; articles, case, diacritics and punctuation are removed.
 */
export function nameWords(name: string): readonly string[] {
  const all = splitWords(name.replace(/['’`]/g, '')).map(shortenTitle);
  const told = all.filter((word) => !IDLE.has(word));
  return told.length === 0 ? all : told;
}

/** Returns the normalized name in one word. `Moth-Man`, `Moth Man` and `mothman` have the same key. */
export function nameKey(name: string): string {
  return nameWords(name).join('');
}

/**
 * Returns the edit distance of two texts: the number of letters changed, removed, added or swapped. At most `most` + 1.
 */
export function computeEditDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (row[j] as number) + 1, (next[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      next.push(least);
    }
    before = row;
    row = next;
    if (Math.min(...row) > most) return most + 1;
  }
  return row[b.length] as number;
}
