/** Index from words to items, for prefix search. Items are ordinals from 0. */
export interface WordIndex {
  readonly add: (ordinal: number, text: string) => void;
  /** Sets the bit of every item that has a word with this prefix. `bits` must have a bit for every ordinal. */
  readonly mark: (prefix: string, bits: Uint32Array) => void;
}

/** Normalizes text: lower case, no diacritics or punctuation, words separated by one blank. */
export function normalizeSearchText(text: string): string {
  return splitWords(text).join(' ');
}

/** Splits a text into words in lower case, without diacritics and punctuation. */
export function splitWords(text: string): readonly string[] {
  const plain = FOREIGN.test(text) ? text.normalize('NFKD').replace(/\p{M}+/gu, '') : text;
  return plain.toLowerCase().match(FOREIGN.test(plain) ? /[\p{L}\p{N}]+/gu : /[a-z0-9]+/g) ?? [];
}

/** Normalizes text to one word: `ZZ 001` and `zz-001` become `zz001`. */
export function compactText(text: string): string {
  return splitWords(text).join('');
}

/** Matches text that is not plain ASCII. Most texts are plain ASCII, which is split in half the time. */
const FOREIGN = /\P{ASCII}/u;

/** Matches words joined by punctuation: `Y-Guard`, `M.O.T.H.`, `Quill's`. */
const HELD = /[\p{L}\p{N}]+(?:[.'’`-][\p{L}\p{N}]+)+/gu;
const HOLDS = /\w[.'`-]\w/;

function holdsWords(text: string): boolean {
  return HOLDS.test(text) || FOREIGN.test(text);
}

/** Titles with a short and a long form. Either form finds the other form. */
const TITLES = [
  ['mr', 'mister'],
  ['dr', 'doctor'],
  ['mrs', 'missus'],
  ['prof', 'professor'],
  ['capt', 'captain'],
  ['sgt', 'sergeant'],
  ['lt', 'lieutenant'],
] as const;
const SHORT_TITLES: ReadonlyMap<string, string> = new Map(TITLES.map(([short, full]) => [full, short]));
const OTHER_TITLES: ReadonlyMap<string, string> = new Map([...TITLES, ...SHORT_TITLES]);

/** Returns the short form of a title. Other words are returned unchanged. */
export function shortenTitle(word: string): string {
  return SHORT_TITLES.get(word) ?? word;
}

/**
 * Maximum length of a text that is treated as a name. Longer texts are sentences, and no one types two words of a
 * sentence as one.
 */
const NAME = 80;

/** Words under which a text is found. */
export interface FindableWords {
  /** Words of the text, both forms of titles, and words joined by punctuation as one word. */
  readonly words: readonly string[];
  /**
   * Joined words of a name: each pair of adjacent words, and all words, as one word (`blackmoth`). `first` is the
   * length of the first word.
   */
  readonly joined: readonly (readonly [word: string, first: number])[];
}

export function listFindableWords(text: string): FindableWords {
  const own = splitWords(text);
  const held = holdsWords(text) ? (text.match(HELD) ?? []).map(compactText) : [];
  const words = held.length === 0 ? own : [...own, ...held];
  if (text.length > NAME) return { words, joined: [] };
  const titles = own.flatMap((word) => OTHER_TITLES.get(word) ?? []);
  // Numbers are not joined, because users type numbers as separate words.
  const named = own.filter((word) => !/^\d/.test(word));
  const joined: [string, number][] = [];
  for (let at = 1; at < named.length; at++) {
    const before = named[at - 1] as string;
    joined.push([before + named[at], before.length]);
  }
  if (named.length > 2) joined.push([named.join(''), (named[0] as string).length]);
  return { words: titles.length === 0 ? words : [...words, ...titles], joined };
}

/** Search term for one typed word. A record matches if its words begin with each part, or with the parts joined. */
export interface SearchTerm {
  /**
   * Parts of the typed word. Empty if only the joined word counts, because a single letter of `M.O.T.H.` begins
   * thousands of words.
   */
  readonly parts: readonly string[];
  /** All parts joined as one word. Null if there is only one part. */
  readonly whole: string | null;
}

export function parseSearchTerms(text: string): readonly SearchTerm[] {
  return text.split(/\s+/).flatMap((each): SearchTerm[] => {
    const pieces = holdsWords(each) ? (each.match(HELD) ?? []) : [];
    const terms = pieces.map((piece): SearchTerm => {
      const parts = splitWords(piece);
      return { parts: parts.some((part) => part.length === 1) ? [] : parts, whole: parts.join('') };
    });
    const rest = pieces.reduce((left, piece) => left.replace(piece, ' '), each);
    return [...terms, ...splitWords(rest).map(termOf)];
  });
}

/** Makes the search term for a word. `zz001` may be a word, or a set and a number. */
function termOf(word: string): SearchTerm {
  const [, set, number] = /^([a-z]+)(\d+[a-z]?)$/.exec(word) ?? [];
  return set === undefined || number === undefined
    ? { parts: [word], whole: null }
    : { parts: [set, number], whole: word };
}

/**
 * Maximum length of a cached text. Short texts are mostly names of powers, keywords and teams, shared by thousands of
 * characters. Longer texts rarely repeat.
 */
const SHORT = 40;
const MOST_KNOWN = 5000;

/**
 * Builds an inverted index from words to items. Words are sorted only at the first query after an addition, because
 * thousands of texts may be added one at a time.
 */
export function makeWordIndex(): WordIndex {
  const having = makeSorted();
  const joined = makeSorted();
  const enough = new Map<string, number>();
  const known = new Map<string, FindableWords>();

  function apart(text: string): FindableWords {
    let words = known.get(text);
    if (words === undefined) {
      words = listFindableWords(text);
      if (text.length <= SHORT && known.size < MOST_KNOWN) known.set(text, words);
    }
    return words;
  }

  return {
    add(ordinal, text) {
      const found = apart(text);
      for (const word of found.words) having.add(word, ordinal);
      for (const [word, first] of found.joined) {
        joined.add(word, ordinal);
        if (first < (enough.get(word) ?? Number.POSITIVE_INFINITY)) enough.set(word, first);
      }
    },
    mark(prefix, bits) {
      having.mark(prefix, bits, () => true);
      // A prefix no longer than the first word already matches the first word itself.
      if (prefix.length > 1) joined.mark(prefix, bits, (word) => prefix.length > (enough.get(word) ?? 0));
    },
  };
}

/** Makes a sorted index from each word to the items with that word. */
function makeSorted() {
  const lists = new Map<string, number[]>();
  let sorted: string[] | null = [];
  return {
    add(word: string, ordinal: number) {
      const list = lists.get(word);
      if (list === undefined) {
        lists.set(word, [ordinal]);
        sorted = null;
      } else if (list[list.length - 1] !== ordinal) list.push(ordinal);
    },
    mark(prefix: string, bits: Uint32Array, counts: (word: string) => boolean) {
      sorted ??= [...lists.keys()].sort();
      for (let at = firstFrom(sorted, prefix); at < sorted.length; at++) {
        const word = sorted[at] as string;
        if (!word.startsWith(prefix)) break;
        if (counts(word)) for (const ordinal of lists.get(word) ?? []) setBit(bits, ordinal);
      }
    },
  };
}

/** Returns the index of the first word that is not before `prefix`, by binary search. */
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

export function makeBitSet(count: number): Uint32Array {
  return new Uint32Array((count + 31) >>> 5);
}

export function setBit(bits: Uint32Array, ordinal: number): void {
  bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) | (1 << (ordinal & 31));
}

export function hasBit(bits: Uint32Array, ordinal: number): boolean {
  return ((bits[ordinal >>> 5] as number) & (1 << (ordinal & 31))) !== 0;
}

/** Intersects the first bit set with the second, in place. */
export function intersectBits(bits: Uint32Array, others: Uint32Array): void {
  for (let at = 0; at < bits.length; at++) bits[at] = (bits[at] as number) & (others[at] ?? 0);
}
