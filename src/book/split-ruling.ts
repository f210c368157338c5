import type { Entry } from './entry';

/** First sentence of an entry, which is the ruling, and the rest of the first paragraph ('' if nothing is left). */
export interface SplitRuling {
  readonly ruling: string;
  readonly rest: string;
}

/**
 * Matches the first sentence. A sentence ends only before a space and a capital letter, digit or quote, so periods in
 * `1.5` and `etc. and` do not end a sentence.
 */
const SENTENCE = /^.*?[.!?](?=\s+[\p{Lu}\d“]|$)/u;

/** Splits the first paragraph of an entry after its first sentence. */
export function splitRuling({ body }: Pick<Entry, 'body'>): SplitRuling {
  const text = body[0] ?? '';
  const ruling = SENTENCE.exec(text)?.[0] ?? text;
  return { ruling, rest: text.slice(ruling.length).trim() };
}
