import { describe, expect, test } from 'vitest';
import { ENTRIES, listAppliedEditions } from '../../src/book';
import { makeEntrySearch } from '../../src/book/search/entry-search';
import { replaceSynonyms, stem } from '../../src/book/search/search-words';
import {
  HELD_OUT_QUESTIONS,
  TUNING_QUESTIONS,
  TYPED_SEARCHES,
  type TypedQuestion,
  UNSEEN_QUESTIONS,
} from './questions';

const search = makeEntrySearch(ENTRIES);

function find(typed: string, editions: readonly string[], most = 40) {
  return search
    .find(typed, { editions })
    .slice(0, most)
    .map(({ entry }) => entry);
}

function firstThree(typed: string, edition: string): string[] {
  return find(typed, listAppliedEditions(edition))
    .slice(0, 3)
    .map((entry) => entry.topic);
}

test('at most three of fifty typed questions have no answer among the first three results', () => {
  expect(TYPED_SEARCHES.length).toBeGreaterThanOrEqual(50);
  const unanswered = TYPED_SEARCHES.filter(([typed, edition, ...topics]) => {
    const found = firstThree(typed, edition);
    return !topics.some((topic) => found.includes(topic));
  });
  const told = unanswered.map(([typed, edition]) => `${typed}: ${firstThree(typed, edition).join(', ')}`);
  expect(told.length, told.join('\n')).toBeLessThanOrEqual(3);
});

/** Lists questions whose entry is not the first result, each with the first result. */
function missed(asked: readonly TypedQuestion[]): string[] {
  return asked.flatMap(([typed, id]) => {
    const [first] = find(typed, listAppliedEditions(id.slice(0, id.indexOf('/'))));
    return first?.id === id ? [] : [`${typed}: ${first?.id}`];
  });
}

test('finds the right entry first for at least 29 of 30 questions in plain words', () => {
  const asked = [...TUNING_QUESTIONS, ...HELD_OUT_QUESTIONS];
  expect(asked).toHaveLength(30);
  const told = missed(asked);
  expect(asked.length - told.length, told.join('\n')).toBeGreaterThanOrEqual(29);
});

test('puts elevated line of fire first for a question about shooting past a friend', () => {
  const [entry] = find('can I shoot past a friend on elevated?', ['core-2008']);
  expect(entry?.id).toBe('core-2008/elevated-line-of-fire');
  expect(entry?.body[0]).toMatch(/^Up or down, you shoot past standard characters/);
});

test('finds the right entry first for at least 20 of 25 questions that it was not tuned on', () => {
  expect(UNSEEN_QUESTIONS).toHaveLength(25);
  const told = missed(UNSEEN_QUESTIONS);
  expect(UNSEEN_QUESTIONS.length - told.length, told.join('\n')).toBeGreaterThanOrEqual(20);
});

test('every question expects a topic that exists', () => {
  const topics = new Set(ENTRIES.map((entry) => entry.topic));
  expect(
    TYPED_SEARCHES.flatMap(([typed, , ...wanted]) => (wanted.some((topic) => topics.has(topic)) ? [] : [typed])),
  ).toEqual([]);
});

test('finds an entry first by its own title, in its own game', () => {
  const lost = ENTRIES.filter(
    (entry) =>
      !entry.topic.startsWith('term-') &&
      !find(entry.title, listAppliedEditions(entry.edition), 3).some((found) => found.title === entry.title),
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
  ])('accepts %s', (typed, topic) => expect(firstThree(typed, 'core-2008')).toContain(topic));

  test('returns nothing for an empty or meaningless query', () => {
    expect(find('', ['core-2008'])).toEqual([]);
    expect(find(' … ', ['core-2008'])).toEqual([]);
    expect(find('xqzzvw', ['core-2008'])).toEqual([]);
  });

  test('puts the rules of the played game first', () => {
    for (const edition of ['core-2008', 'x-of-swords', 'strike-teams', 'hypertime-2002'])
      expect(find('moving', listAppliedEditions(edition))[0]?.edition).toBe(edition);
  });

  test('finds a power by its old name and by its new name in every edition', () => {
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
])('strips the ending of %s', (word, bare) => expect(stem(word)).toBe(bare));

test('replaces players’ words by the words of the books', () => {
  expect(replaceSynonyms('LoF')).toBe('line of fire');
  expect(replaceSynonyms('Knockback’s')).toBe('knock back');
  expect(replaceSynonyms('TK attack')).toBe('telekinesis attack');
  expect(replaceSynonyms('apple')).toBe('apple');
});
