import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOOKS, ENTRIES, findEntryById } from '../../src/book';
import type { Entry } from '../../src/book/entry';
import { listStandings, listSummarizedEntries, listUnknownTopics } from '../../src/book/ledger/standings';
import { parseLedger, STANDING_KINDS, type Standing } from '../../src/book/standing';
import { parseCases } from '../../src/notation/cases';
import { describeRuleSupport } from '../../src/text/screens/ledger-text';
import { type CitingCase, citesPassage, isProved, listCarryingActions, makeCitingCase } from '../scripts/ledger-cases';
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

  test('claims no rule that only written positions support', () => {
    for (const each of ENTRIES)
      for (const { doing, place } of listStandings(each))
        expect([each.id, place === null]).toEqual([each.id, doing === 'yours']);
  });

  test('refuses an unknown word', () => {
    expect(() => parseLedger('carries: pushing')).toThrow(RangeError);
    expect(() => parseLedger('carries-out notation: mind-control')).toThrow(RangeError);
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
    actions: [],
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

  test('proves one power of a passage about several even if the power changes no answer', () => {
    const card = citing('Powers and Abilities Card', { ask: 'play', words: '["outwit"]', actions: ['use'] });
    expect(isProved(entry('core-2008/outwit'), 'carries-out', [card])).toBe(true);
    expect(isProved(entry('core-2008/flurry'), 'carries-out', [card])).toBe(false);
  });

  test('proves that something is carried out only if it plays an action that a screen offers', () => {
    const pushing = citing('Pushing', { ask: 'play', actions: ['move'] });
    const carriesOut = (one: CitingCase) => isProved(entry('core-2008/pushing'), 'carries-out', [one]);
    expect(carriesOut(pushing)).toBe(true);
    expect(carriesOut({ ...pushing, ask: 'hit', actions: [] })).toBe(false);
    expect(carriesOut({ ...pushing, actions: [] })).toBe(false);
    // `respawn` is an action of missions. The screens of a dial edition do not offer it.
    expect(carriesOut({ ...pushing, actions: ['respawn'] })).toBe(false);
    expect(carriesOut({ ...pushing, actions: ['respawn', 'begin-turn'] })).toBe(true);
    expect(isProved(entry('core-2008/pushing'), 'answers', [{ ...pushing, ask: 'force' }])).toBe(false);
  });

  test('counts the actions that its rules accept, and turns only if it plays nothing else', () => {
    const play = (events: string) =>
      parseCases(
        `edition: core-2008\ncite: Pushing\nmap: |\n  +---+---+\n  | .   . |\n  +---+---+\npieces: {A: {at: a1}, B: {at: b1}}\n` +
          `ask: {play: [${events}]}\nexpect: {legal: true}`,
        'case',
        () => true,
      ).flatMap((one) => (one.ok ? [makeCitingCase(one.value)] : []));
    const actions = (events: string) => listCarryingActions(entry('core-2008/pushing'), play(events));
    expect(actions('{turn: red}')).toEqual(['begin-turn']);
    expect(actions('{turn: red}, {act: [A, pass]}')).toEqual(['act']);
    expect(actions('{turn: red}, {attack: {attacker: A, target: B, attack: close, dice: [3, 4]}}')).toEqual([
      'begin-turn',
    ]);
  });
});

describe('the count', () => {
  const missing = (findStandings: (entry: Entry) => readonly Standing[], proofs = cases): readonly string[] =>
    countLedgerEntries(proofs, [entry('core-2008/etiquette'), entry('core-2008/pushing')], findStandings).flatMap(
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
      expect.stringContaining('core-2008/pushing: carries-out without a played case'),
    ]);
  });

  test('reports a claim whose cases play only actions that no screen offers', () => {
    const unreachable = cases.map((one) => ({
      edition: one.edition,
      cite: one.cite,
      ask: one.ask,
      words: one.words,
      actions: ['respawn'],
    }));
    expect(missing(listStandings, unreachable)).toEqual([
      expect.stringContaining('core-2008/pushing: carries-out without a played case'),
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

  test('is printed with the number of entries that each action carries out', () => {
    const play = cases.filter(({ edition, ask }) => edition === 'core-2008' && ask === 'play');
    const about = (id: string) => play.filter((one) => citesPassage(one, entry(id)));
    const ids = ['core-2008/charge', 'core-2008/force-blast'];
    const counted = countLedgerEntries(ids.flatMap(about), ids.map(entry));
    expect(printLedger(counted)).toContain('core-2008: move 1, attack 1, use 1');
  });

  // Reads and plays all cases, which takes half a minute on a busy machine.
  test('the README of the books shows the present coverage', { timeout: 300_000 }, () => {
    const readme = readFileSync(join(import.meta.dirname, '../../src/book/README.md'), 'utf8');
    for (const { edition, entries, by, incomplete } of countLedgerEntries(cases)) {
      const row = `| ${[edition, entries, ...STANDING_KINDS.map((doing) => by[doing])].join(' | ')} | `;
      expect(readme).toContain(row);
      // The README may count more incomplete entries than there are, but never fewer.
      expect(Number.parseInt(readme.slice(readme.indexOf(row) + row.length), 10)).toBeGreaterThanOrEqual(incomplete);
    }
  });
});
