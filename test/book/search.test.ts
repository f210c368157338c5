import { describe, expect, test } from 'vitest';
import { ENTRIES, editionsOf } from '../../src/book';
import { makeSearch } from '../../src/book/search';
import { inBookWords, stem } from '../../src/book/words';
import { type AskedInWords, FRESH, QUESTIONS, SET_ASIDE, TUNED } from './questions';

const search = makeSearch(ENTRIES);

function firstThree(typed: string, edition: string): string[] {
  return search(typed, editionsOf(edition))
    .slice(0, 3)
    .map((entry) => entry.topic);
}

test('of fifty questions as players type them, at most three are not answered among the first three', () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(50);
  const unanswered = QUESTIONS.filter(([typed, edition, ...topics]) => {
    const found = firstThree(typed, edition);
    return !topics.some((topic) => found.includes(topic));
  });
  const told = unanswered.map(([typed, edition]) => `${typed}: ${firstThree(typed, edition).join(', ')}`);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(3);
});

/** What was typed and found instead, of questions that do not find their one entry at first place. */
function missed(asked: readonly AskedInWords[]): string[] {
  return asked.flatMap(([typed, id]) => {
    const [first] = search(typed, editionsOf(id.slice(0, id.indexOf('/'))));
    return first?.id === id ? [] : [`${typed}: ${first?.id}`];
  });
}

test('of thirty questions in words at least twenty-nine find the one entry that answers them at first place', () => {
  const asked = [...TUNED, ...SET_ASIDE];
  expect(asked).toHaveLength(30);
  const told = missed(asked);
  expect(asked.length - told.length, told.join('\n')).toBeGreaterThanOrEqual(29);
});

test('a shot past a friend and what stands on high is answered at once', () => {
  const [found] = search('can I shoot past a friend on elevated?', ['core-2008']);
  expect(found?.id).toBe('core-2008/elevated-line-of-fire');
  expect(found?.body[0]).toMatch(/^Up or down, you shoot past standard characters/);
});

test('of twenty-five questions that the search was not tuned by at least twenty find their entry at first place', () => {
  expect(FRESH).toHaveLength(25);
  const told = missed(FRESH);
  expect(FRESH.length - told.length, told.join('\n')).toBeGreaterThanOrEqual(20);
});

test('every question asks for a topic that is there', () => {
  const topics = new Set(ENTRIES.map((entry) => entry.topic));
  expect(
    QUESTIONS.flatMap(([typed, , ...wanted]) => (wanted.some((topic) => topics.has(topic)) ? [] : [typed])),
  ).toEqual([]);
});

test('an entry is found first by its own title, in its own game', () => {
  const lost = ENTRIES.filter(
    (entry) =>
      !entry.topic.startsWith('term-') &&
      !search(entry.title, editionsOf(entry.edition), 3).some((found) => found.title === entry.title),
  );
  expect(lost.map((entry) => entry.id)).toEqual([]);
});

describe('typing', () => {
  test.each([
    ['knock bakc', 'knock-back'],
    ['Indomitible', 'indomitable'],
    ['THEMED   teams!', 'themed-teams'],
    ['leap/climb', 'leap-climb'],
    ['line of f', 'line-of-fire'],
    ['toughn', 'toughness'],
  ])('%s is forgiven', (typed, topic) => expect(firstThree(typed, 'core-2008')).toContain(topic));

  test('nothing finds nothing', () => {
    expect(search('', ['core-2008'])).toEqual([]);
    expect(search(' … ', ['core-2008'])).toEqual([]);
    expect(search('xqzzvw', ['core-2008'])).toEqual([]);
  });

  test('the rules of the game that is played go first', () => {
    for (const edition of ['core-2008', 'x-of-swords', 'strike-teams', 'hypertime-2002'])
      expect(search('moving', editionsOf(edition))[0]?.edition).toBe(edition);
  });

  test('an old name of a power finds it under the new, and the new under the old', () => {
    expect(firstThree('psychic blast', 'x-of-swords')).toContain('penetrating-psychic-blast');
    expect(firstThree('penetrating/psychic blast', 'hypertime-2003')).toContain('penetrating-psychic-blast');
    expect(firstThree('phasing', 'core-2008')).toContain('phasing-teleport');
  });
});

test.each([
  ['pushing', 'push'],
  ['pushed', 'push'],
  ['hindering', 'hinder'],
  ['bodies', 'body'],
  ['moves', 'mov'],
  ['moving', 'mov'],
  ['class', 'class'],
  ['is', 'is'],
])('%s loses its ending', (word, bare) => expect(stem(word)).toBe(bare));

test('players’ words become the books’', () => {
  expect(inBookWords('LoF')).toBe('line of fire');
  expect(inBookWords('Knockback’s')).toBe('knock back');
  expect(inBookWords('TK attack')).toBe('telekinesis attack');
  expect(inBookWords('apple')).toBe('apple');
});

test('a key takes less than ten milliseconds', () => {
  const typed = 'line of fire through hindering terrain';
  for (let at = 1; at <= typed.length; at++) search(typed.slice(0, at), ['core-2008']);
  const times = [...typed].map((_, at) => {
    const start = performance.now();
    search(typed.slice(0, at + 1), ['core-2008']);
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  // The middle of all keys: a busy machine may hold up any one of them.
  expect(times[Math.floor(times.length / 2)]).toBeLessThan(10);
});
