import { describe, expect, test } from 'vitest';
import { ENTRIES, findEntryById, listRulesChangedBy, listRulingsOn } from '../../src/book';
import { isComparable, listChangesBetween, listEditionEntries } from '../../src/book/compare/compare-editions';

const topicsOf = (from: string, to: string): string[] => listChangesBetween(from, to).map((entry) => entry.topic);

describe('what is new', () => {
  test('lists the changes of 2008 for someone who last played in 2003', () => {
    const topics = topicsOf('hypertime-2003', 'core-2008');
    expect(topics).toEqual(
      expect.arrayContaining(['line-of-fire', 'first-round-immunity', 'rule-of-3', 'carry', 'flight']),
    );
    expect(topics).not.toContain('close-combat');
    // The list must be much shorter than the full book.
    expect(topics.length).toBeGreaterThan(40);
    expect(topics.length).toBeLessThan(100);
  });

  test('covers all books in between, each topic with its latest news entry', () => {
    const all = listChangesBetween('hypertime-2002', 'x-of-swords');
    expect(new Set(all.map((entry) => entry.edition)).size).toBeGreaterThan(1);
    const pushing = all.filter((entry) => entry.topic === 'pushing');
    expect(pushing.map((entry) => entry.edition)).toEqual(['x-of-swords']);
    // One entry per topic: readers skip changes that a later book changed again.
    expect(new Set(all.map((entry) => entry.topic)).size).toBe(all.length);
  });

  test('is empty backwards, for the same book and between different games', () => {
    expect(topicsOf('core-2008', 'hypertime-2003')).toEqual([]);
    expect(topicsOf('core-2008', 'core-2008')).toEqual([]);
    expect(topicsOf('core-2008', 'strike-teams')).toEqual([]);
    expect(topicsOf('nothing', 'core-2008')).toEqual([]);
  });

  test('has no entries for a book without a predecessor', () => {
    const first = ENTRIES.filter((entry) => ['hypertime-2002', 'strike-teams'].includes(entry.edition));
    expect(first.filter((entry) => entry.news !== null)).toEqual([]);
  });
});

describe('comparison of a topic', () => {
  test('has every book of the game, oldest first, and other games only if they cover the topic', () => {
    expect(listEditionEntries('pushing').map(({ edition }) => edition)).toEqual([
      'hypertime-2002',
      'hypertime-2003',
      'core-2008',
      'x-of-swords',
    ]);
    expect(listEditionEntries('adjacent').map(({ edition }) => edition)).toContain('strike-teams');
    expect(listEditionEntries('soaring').at(-1)).toEqual({ edition: 'x-of-swords', entry: null });
    expect(listEditionEntries('breakthrough').map(({ edition }) => edition)).toEqual(['strike-teams']);
    expect(listEditionEntries('nonsense')).toEqual([]);
  });

  test("uses the FAQ for its year, and the previous year's rules if the FAQ is silent", () => {
    const [, second] = listEditionEntries('pass');
    expect(second?.entry?.id).toBe('hypertime-2003/pass');
    expect(listEditionEntries('pushing')[1]?.entry?.id).toBe('hypertime-2002/pushing');
  });

  test('is offered if another book covers the topic', () => {
    const offered = (id: string): boolean | null => {
      const entry = findEntryById(id);
      return entry && isComparable(entry);
    };
    expect(offered('core-2008/pushing')).toBe(true);
    expect(offered('strike-teams/hurling')).toBe(false);
  });
});

test('a ruling and the rule that it changes link to each other', () => {
  const rule = findEntryById('hypertime-2002/hindering-moving');
  const ruling = findEntryById('hypertime-2003/hindering-moving');
  expect(rule && listRulingsOn(rule).map((entry) => entry.id)).toEqual([
    'hypertime-2003/rulebook-corrections',
    'hypertime-2003/hindering-moving',
  ]);
  expect(ruling && listRulesChangedBy(ruling).map((entry) => entry.id)).toEqual([
    'hypertime-2002/hindering-moving',
    'hypertime-2002/hindering',
  ]);
  const other = findEntryById('core-2008/pushing');
  expect(other && [...listRulingsOn(other), ...listRulesChangedBy(other)]).toEqual([]);
});
