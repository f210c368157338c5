import { expect, test } from 'vitest';
import { ENTRIES, listAppliedEditions } from '../../src/book';
import { makeEntrySearch } from '../../src/book/search/entry-search';
import { HELD_OUT_ASKED, TUNED_ASKED } from './asked-questions';

/* How often the right entry is the first answer to a question as players type it, or among three. */

const search = makeEntrySearch(ENTRIES).find;

test.each([
  ['held out while the search was tuned', HELD_OUT_ASKED, 0.78, 0.95],
  ['on which the search was tuned', TUNED_ASKED, 0.9, 0.97],
])('of the questions %s, most are answered first', (_, questions, first, amongThree) => {
  const places = questions.map(({ typed, edition, entryIds }) =>
    search(typed, { editions: listAppliedEditions(edition) }).findIndex(({ entry }) => entryIds.includes(entry.id)),
  );
  const share = (most: number) => places.filter((place) => place >= 0 && place < most).length / places.length;
  expect(share(1)).toBeGreaterThanOrEqual(first);
  expect(share(3)).toBeGreaterThanOrEqual(amongThree);
});
