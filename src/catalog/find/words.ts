/** Which of many things have a word that begins with what is typed. Things are told by ordinals from 0. */
export interface WordIndex {
  readonly add: (ordinal: number, text: string) => void;
  /** Sets the bit of every thing with such a word; `bits` has room for all ordinals. */
  readonly mark: (prefix: string, bits: Uint32Array) => void;
}

/** Without case, marks and signs, words parted by one blank. */
export function folded(text: string): string {
  return wordsOf(text).join(' ');
}

/** The words of a text, without case, marks and signs. */
export function wordsOf(text: string): readonly string[] {
  const plain = FOREIGN.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  return plain.toLowerCase().match(FOREIGN.test(plain) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
}

/** A sign that is not of the letters everybody has; most texts have none, and are taken apart in half the time. */
const FOREIGN = /\P{ASCII}/u;

/** Most texts are names of powers, keywords and teams, each said by thousands; not longer ones, which nobody says twice. */
const SHORT = 40;
const MOST_KNOWN = 5000;

/**
 * An inverted index: every word once, with those that have it. Words are put in order only when asked after new ones came, so
 * that thousands of texts can be added one by one.
 */
export function makeWordIndex(): WordIndex {
  const having = new Map<string, number[]>();
  const known = new Map<string, readonly string[]>();
  let sorted: string[] | null = [];

  function apart(text: string): readonly string[] {
    let words = known.get(text);
    if (words === undefined) {
      words = wordsOf(text);
      if (text.length <= SHORT && known.size < MOST_KNOWN) known.set(text, words);
    }
    return words;
  }

  return {
    add(ordinal, text) {
      for (const word of apart(text)) {
        const list = having.get(word);
        if (list === undefined) {
          having.set(word, [ordinal]);
          sorted = null;
        } else if (list[list.length - 1] !== ordinal) list.push(ordinal);
      }
    },
    mark(prefix, bits) {
      sorted ??= [...having.keys()].sort();
      for (let at = firstFrom(sorted, prefix); at < sorted.length; at++) {
        const word = sorted[at] as string;
        if (!word.startsWith(prefix)) break;
        for (const ordinal of having.get(word) ?? []) setBit(bits, ordinal);
      }
    },
  };
}

/** The place of the first word that does not stand before `prefix`. */
function firstFrom(sorted: readonly string[], prefix: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function bitsFor(count: number): Uint32Array {
  return new Uint32Array((count + 31) >>> 5);
}

export function setBit(bits: Uint32Array, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
}

export function hasBit(bits: Uint32Array, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] as number) & (1 << (ordinal & 31))) !== 0;
}

/** What stands in both stays in the first. */
export function keepCommon(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (others[at] ?? 0);
}
