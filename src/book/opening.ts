import type { Entry } from './entry';

/** The ruling of an entry, which is its first sentence, and what its first paragraph adds to it; '' where it adds nothing. */
export interface Opened {
  readonly ruling: string;
  readonly rest: string;
}

/** A sentence ends before a blank and the beginning of another: `2×2`, `1.5` and `etc. and` end none. */
const SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}\d“]|$)/u;

/** Parts the first paragraph of an entry after its first sentence. */
export function opened({ body }: Pick<Entry, 'body'>): Opened {
  const words = body[0] ?? '';
  const ruling = SENTENCE.exec(words)?.[0] ?? words;
  return { ruling, rest: words.slice(ruling.length).trim() };
}
