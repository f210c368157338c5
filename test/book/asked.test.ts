import { expect, test } from 'vitest';
import { ENTRIES, listAppliedEditions } from '../../src/book';
import { isAnswer, makeEntrySearch } from '../../src/book/search/entry-search';
import { type AskedQuestion, EXAM, TUNED_ASKED } from './asked-questions';
import { NOT_IN_THE_BOOKS } from './questions';

/* How often the right entry is the first answer to a question as players type it, or among three. */

const search = makeEntrySearch(ENTRIES);

function find(typed: string, edition: string) {
  return search.find(typed, { editions: listAppliedEditions(edition) });
}

/** Returns the shares of questions with the right entry first, and among three. */
function measure(questions: readonly AskedQuestion[]): { readonly first: number; readonly three: number } {
  const places = questions.map(({ typed, edition, entryIds }) =>
    find(typed, edition).findIndex(({ entry }) => entryIds.includes(entry.id)),
  );
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  return { first: share(1), three: share(3) };
}

test.each([
  ['to which nothing was fitted', EXAM, 0.89, 0.97],
  ['to which the search was fitted', TUNED_ASKED, 0.93, 0.98],
])('of the questions %s, most are answered first', (_, questions, first, three) => {
  const share = measure(questions);
  expect(share.first).toBeGreaterThanOrEqual(first);
  expect(share.three).toBeGreaterThanOrEqual(three);
});

/** Makes a typing error in a long word: a letter doubled, swapped, missing or wrong. */
function misspell(typed: string, place: number): string {
  const words = typed.split(' ');
  const long = words.filter((word) => /^[a-z]{5,}$/.test(word));
  const word = long[place % long.length];
  if (word === undefined) return typed;
  const at = 1 + (place % (word.length - 2));
  const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  const wrong = [here + here + next, next + here, next, `x${next}`][place % 4];
  words[words.indexOf(word)] = `${before}${wrong}${after}`;
  return words.join(' ');
}

test('a typing error costs few questions their first answer', () => {
  const typed = TUNED_ASKED.map((question, place) => ({ ...question, typed: misspell(question.typed, place) }));
  expect(measure(typed).first).toBeGreaterThanOrEqual(0.89);
});

test('questions of the books are answered; most that no book covers are not', () => {
  const answers = (questions: readonly { readonly typed: string; readonly edition: string }[]) =>
    questions.filter(({ typed, edition }) => find(typed, edition).slice(0, 1).some(isAnswer)).length / questions.length;
  expect(answers(TUNED_ASKED)).toBeGreaterThanOrEqual(0.97);
  const others = NOT_IN_THE_BOOKS.flatMap((typed) =>
    ['core-2008', 'x-of-swords', 'strike-teams'].map((edition) => ({ typed, edition })),
  );
  expect(answers(others)).toBeLessThanOrEqual(0.33);
});
