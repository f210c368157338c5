import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/book';
import { isGlossaryEntry, splitRuling } from '../../src/book/entry';

/** Maximum length of an opening sentence, in characters: readable at a glance in bad light. */
const MOST = 120;
/** Minimum number of words: a shorter sentence only names its subject. */
const LEAST_WORDS = 4;

const openings = ENTRIES.map((entry) => ({ entry, words: splitRuling(entry).ruling }));

test.each([
  ['It goes 1.5 squares. Then it stops. Again.', 'It goes 1.5 squares.', 'Then it stops. Again.'],
  ['Halves are rounded up.', 'Halves are rounded up.', ''],
  ['On a roll of 2 or 12. 2d6 are two dice.', 'On a roll of 2 or 12.', '2d6 are two dice.'],
  ['Never ends', 'Never ends', ''],
])('%s opens with its first sentence', (text, ruling, rest) =>
  expect(splitRuling({ body: [text] })).toEqual({ ruling, rest }),
);

test(`every entry opens with one sentence of at most ${MOST} characters`, () => {
  const wrong = openings.filter(({ words: text }) => !/[.!?]$/.test(text) || text.length > MOST);
  expect(wrong.map(({ entry, words: text }) => `${entry.id}: ${text.length} ${text}`)).toEqual([]);
});

test('every entry outside the glossaries opens with a ruling, not with a heading or a bare name', () => {
  const wrong = openings.filter(
    ({ entry, words: text }) =>
      !isGlossaryEntry(entry) && (text.split(' ').length < LEAST_WORDS || /^(?:In answers|Optional)\b/.test(text)),
  );
  expect(wrong.map(({ entry, words: text }) => `${entry.id}: ${text}`)).toEqual([]);
});
