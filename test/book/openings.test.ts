import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/book';
import { isTerm } from '../../src/book/glossary';

/** What somebody reads in bad light before looking up again. */
const MOST = 120;
/** Fewer words name a thing and rule nothing. */
const LEAST_WORDS = 4;

/** A sentence ends before a blank and the beginning of another: `2×2`, `1.5` and `etc. and` end none. */
function opening(text: string): string {
  return /^.*?[.!?](?=\s+[\p{Lu}\d“]|$)/u.exec(text)?.[0] ?? '';
}

const openings = ENTRIES.map((entry) => ({ entry, words: opening(entry.body[0] ?? '') }));

test('the first sentence of a text ends where the next begins', () => {
  expect(opening('It goes 1.5 squares. Then it stops. Again.')).toBe('It goes 1.5 squares.');
  expect(opening('Halves are rounded up.')).toBe('Halves are rounded up.');
  expect(opening('Never ends')).toBe('');
});

test(`every entry opens with one sentence of at most ${MOST} characters`, () => {
  const wrong = openings.filter(({ words }) => words === '' || words.length > MOST);
  expect(wrong.map(({ entry, words }) => `${entry.id}: ${words.length} ${words}`)).toEqual([]);
});

test('the opening of every entry but those of the glossary is a ruling, no heading or bare name', () => {
  const wrong = openings.filter(
    ({ entry, words }) =>
      !isTerm(entry) && (words.split(' ').length < LEAST_WORDS || /^(?:In answers|Optional)\b/.test(words)),
  );
  expect(wrong.map(({ entry, words }) => `${entry.id}: ${words}`)).toEqual([]);
});
