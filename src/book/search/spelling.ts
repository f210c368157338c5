import { computeEditDistance } from '../../catalog/find/name-key';

/** Corrects a word to the closest known word. Returns the word itself if it is known, short or close to none. */
export type CorrectSpelling = (word: string) => string;

/** Minimum length of a word that is corrected, and of a word in which two errors are corrected. */
const SHORTEST = 4;
const LONG = 8;

/**
 * Makes a spelling correction from known words and how often each occurs. Of equally close words, one with the same
 * first letter is preferred, then the most frequent.
 */
export function makeSpelling(known: ReadonlyMap<string, number>): CorrectSpelling {
  const corrected = new Map<string, string>();
  return (word) => {
    if (word.length < SHORTEST || known.has(word)) return word;
    let best = corrected.get(word);
    if (best !== undefined) return best;
    best = word;
    let least = Number.POSITIVE_INFINITY;
    const slips = word.length < LONG ? 1 : 2;
    for (const [other, count] of known) {
      if (other.length < SHORTEST || Math.abs(other.length - word.length) > slips) continue;
      const distance = computeEditDistance(word, other, slips);
      if (distance > slips) continue;
      const cost = distance + (other[0] === word[0] ? 0 : 0.6) - Math.min(count, 400) / 1000;
      if (cost >= least) continue;
      least = cost;
      best = other;
    }
    corrected.set(word, best);
    return best;
  };
}
