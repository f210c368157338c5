import { expect, test } from 'vitest';
import { ENTRIES } from '../../src/book';
import { makeEntrySearch } from '../../src/book/search/entry-search';

// A long test, because the daily tests run in parallel, which distorts time measurements.
test('searching takes less than ten milliseconds a key', () => {
  const search = makeEntrySearch(ENTRIES);
  const typed = 'line of fire through hindering terrain';
  const find = (length: number) => search.find(typed.slice(0, length), { editions: ['core-2008'] });
  for (let at = 1; at <= typed.length; at++) find(at);
  const times = [...typed].map((_, at) => {
    const start = performance.now();
    find(at + 1);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(10);
});
