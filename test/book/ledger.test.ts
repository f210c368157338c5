import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOOKS, ENTRIES, findEntryById } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { listStandings, listSummarizedEntries, listUnknownTopics } from '../../src/book/ledger/standings';
import { parseLedger, STANDING_KINDS, type Standing } from '../../src/book/standing';
import { describeRuleSupport } from '../../src/text/screens/ledger-text';
import { type CitingCase, citesPassage, isProved } from '../scripts/ledger-cases';
import { countLedgerEntries, printLedger, readOwnCases } from '../scripts/ledger-report';

const cases = readOwnCases();

/** Entries known to be missing from the ledger. `npm run coverage` also lists these entries. */
const UNSAID: readonly string[] = [];

function entry(id: string): Entry {
  const found = findEntryById(id);
  if (!found) throw new RangeError(id);
  return found;
}

const doings = (id: string): string[] => listStandings(entry(id)).map(({ doing }) => doing);

describe('the ledger', () => {
  test.each(BOOKS.map((book) => book.edition))('of %s is about topics of its book', (edition) => {
    expect(listUnknownTopics(edition)).toEqual([]);
  });

  test('states in words for every entry what Sidekick does about it', () => {
    const silent = ENTRIES.filter((each) => listStandings(each).length === 0).map(({ id }) => id);
    expect(silent).toEqual(UNSAID);
    const wordless = ENTRIES.filter((each) => listStandings(each).some((one) => describeRuleSupport(one) === null));
    expect(wordless.map(({ id }) => id)).toEqual([]);
  });

  test('has a reason exactly for what is left to the players', () => {
    for (const each of ENTRIES)
      for (const { doing, reason } of listStandings(each))
        expect([each.id, reason !== null]).toEqual([each.id, doing === 'yours']);
  });

  test('is derived from questions, powers, manual statements and summarized entries', () => {
    expect(doings('core-2008/line-of-fire')).toEqual(['answers']);
    expect(doings('core-2008/unique')).toEqual(['checks']);
    expect(doings('hypertime-2002/battle-fury')).toEqual(['answers']);
    expect(doings('core-2008/willpower')).toEqual(['carries-out']);
    expect(listStandings(entry('core-2008/mind-control'))).toEqual([
      { doing: 'yours', place: null, reason: 'undefined' },
    ]);
    expect(doings('core-2008/etiquette')).toEqual(['yours']);
    expect(listSummarizedEntries(entry('core-2008/term-pushing-damage')).map(({ topic }) => topic)).toEqual([
      'pushing',
    ]);
    expect(listStandings(entry('core-2008/term-pushing-damage'))).toEqual(listStandings(entry('core-2008/pushing')));
  });

  test('names the rules that are carried out without a dedicated screen', () => {
    const [place] = listStandings(entry('hypertime-2003/mind-control'))
      .filter(({ doing }) => doing === 'carries-out')
      .map((each) => each.place);
    expect(place).toBe('notation');
    const [, unreached = ''] = /no screen asks for it: (.*)/.exec(printLedger(countLedgerEntries(cases))) ?? [];
    expect(unreached.split(', ')).toContain('hypertime-2003/mind-control');
    expect(unreached).not.toContain('outwit');
  });

  test('refuses an unknown word', () => {
    expect(() => parseLedger('carries: pushing')).toThrow(RangeError);
    expect(() => parseLedger('yours whim: pushing')).toThrow(RangeError);
    expect(parseLedger('yours: pushing').get('pushing')?.standings[0]?.reason).toBeNull();
  });
});

describe('a case', () => {
  const citing = (cite: string, more: Partial<CitingCase> = {}): CitingCase => ({
    edition: 'core-2008',
    cite,
    ask: 'hit',
    words: '',
    ...more,
  });

  test.each([
    ['HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry', 'core-2008/carry', true],
    ['Carry', 'core-2008/carry', true],
    ['Pushing; carry: until the next turn', 'core-2008/carry', true],
    ['PART 5: HEROCLIX COMBAT AND SPECIAL ABILITIES: Carry', 'core-2008/carry', true],
    ['Carrying', 'core-2008/carry', false],
    ['Another carry', 'core-2008/carry', false],
    ['Objects: Carry', 'core-2008/picking-up', false],
  ])('that cites “%s” cites %s: %s', (cite, id, expected) => {
    expect(citesPassage(citing(cite), entry(id))).toBe(expected);
  });

  test('of another edition cites nothing, except of a later edition that uses the same book', () => {
    const cite = 'Combat: knock back';
    const cites = (edition: string) => citesPassage(citing(cite, { edition }), entry('hypertime-2002/knock-back'));
    expect([cites('hypertime-2002'), cites('hypertime-2003'), cites('core-2008')]).toEqual([true, true, false]);
  });

  test('proves one power of a passage about several only if the case has that power', () => {
    const card = citing('Powers and Abilities Card', { words: '["toughness"]' });
    expect(isProved(entry('core-2008/toughness'), 'answers', [card])).toBe(true);
    expect(isProved(entry('core-2008/invulnerability'), 'answers', [card])).toBe(false);
  });

  test('proves that something is carried out only if the case plays it', () => {
    const pushing = citing('Pushing', { ask: 'hit' });
    expect(isProved(entry('core-2008/pushing'), 'carries-out', [pushing])).toBe(false);
    expect(isProved(entry('core-2008/pushing'), 'carries-out', [{ ...pushing, ask: 'play' }])).toBe(true);
    expect(isProved(entry('core-2008/pushing'), 'answers', [{ ...pushing, ask: 'force' }])).toBe(false);
  });
});

describe('the count', () => {
  const missing = (told: (entry: Entry) => readonly Standing[], proofs = cases): readonly string[] =>
    countLedgerEntries(proofs, [entry('core-2008/etiquette'), entry('core-2008/pushing')], told).flatMap(
      (each) => each.missing,
    );

  test('reports nothing for a correct ledger', () => {
    expect(missing(listStandings)).toEqual([]);
  });

  test('reports an entry without a statement', () => {
    expect(missing(() => []).length).toBe(2);
  });

  test('reports a rule left to players without a reason', () => {
    const told = (each: Entry) =>
      each.topic === 'etiquette' ? ([{ doing: 'yours', place: null, reason: null }] as const) : listStandings(each);
    expect(missing(told)).toEqual(['core-2008/etiquette: yours without a reason']);
  });

  test('reports a deed that no case plays', () => {
    expect(missing(listStandings, [])).toEqual([
      expect.stringContaining('core-2008/pushing: carries-out without a case'),
    ]);
  });

  test('is printed by edition, with everything that is missing', () => {
    const counted = countLedgerEntries(cases, [entry('core-2008/etiquette')], () => []);
    const printed = printLedger(counted).split('\n');
    expect(
      printed
        .find((line) => line.startsWith('core-2008'))
        ?.trim()
        .split(/\s+/),
    ).toEqual(['core-2008', '1', '0', '0', '0', '0', '0', '1']);
    expect(printed.at(-1)).toContain('core-2008/etiquette');
  });

  test('the README of the books shows the present coverage', () => {
    const readme = readFileSync(join(import.meta.dirname, '../../src/book/README.md'), 'utf8');
    for (const { edition, entries, by, incomplete } of countLedgerEntries(cases)) {
      const row = `| ${[edition, entries, ...STANDING_KINDS.map((doing) => by[doing])].join(' | ')} | `;
      expect(readme).toContain(row);
      // The README may count more incomplete entries than there are, but never fewer.
      expect(Number.parseInt(readme.slice(readme.indexOf(row) + row.length), 10)).toBeGreaterThanOrEqual(incomplete);
    }
  });
});
