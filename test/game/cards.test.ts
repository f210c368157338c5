import { describe, expect, test } from 'vitest';
import { makeEmptyLog, undo } from '../../src/game/log';
import { parseCard, parseFact } from '../../src/game/parse-fact';
import { printFraction, ZERO } from '../../src/plain/fraction';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { computeCardCost, findCardSide, isCardSpent, listCardHolders, listFeats } from '../../src/table/cards';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { CardInPlay, Table } from '../../src/table/table';
import {
  appendTapToLog,
  BEGAN_FACT,
  cardFact,
  clickFact,
  joinFact,
  makeEventDial,
  makeFeatCard,
  SETUP_FACTS,
} from './make';

function folded(...facts: Fact[]): Table {
  const all = fold([...SETUP_FACTS, ...facts]);
  expect(all.rejected).toEqual([]);
  return all.table;
}

function first(table: Table): CardInPlay {
  const card = table.cards[0];
  if (!card) throw new Error('no card in the game');
  return card;
}

describe('cards in a game', () => {
  test('are ordered as they were added, replaced in place, and removed', () => {
    const both = [cardFact('Iron Will', makeFeatCard(10), ['A']), cardFact('Storm', makeEventDial(4, true))];
    expect(folded(...both).cards.map(({ id }) => id)).toEqual(['Iron Will', 'Storm']);
    const changed = folded(...both, cardFact('Iron Will', makeFeatCard(12), ['B'], 'blue'));
    expect(changed.cards.map(({ id, card, pieces }) => [id, card.points, ...pieces])).toEqual([
      ['Iron Will', 12, 'B'],
      ['Storm', 0],
    ]);
    expect(folded(...both, { fact: 'card-left', card: 'Iron Will' }).cards.map(({ id }) => id)).toEqual(['Storm']);
  });

  test.each<[string, Fact, string]>([
    ['given to nobody known', cardFact('X', makeFeatCard(1), ['A', 'Z']), 'unknown-piece'],
    ['of no side in the game', cardFact('X', makeFeatCard(1), [], 'green'), 'unknown-side'],
    ['past the end of its dial', { ...cardFact('X', makeEventDial(3, true)), click: 4 } as Fact, 'off-dial'],
    ['without a dial, past click 1', { ...cardFact('X', makeFeatCard(1)), click: 2 } as Fact, 'off-dial'],
    ['turned though not there', { fact: 'card-turned', card: 'X', by: 1 }, 'unknown-card'],
    ['taken away though not there', { fact: 'card-left', card: 'X' }, 'unknown-card'],
  ])('are left out if %s', (_, fact, code) => {
    expect(fold([...SETUP_FACTS, fact]).rejected).toMatchObject([{ code, index: SETUP_FACTS.length }]);
  });

  test.each([
    ['on', true, [1, 1], 3],
    ['not past a red line', true, [3, 5], 4],
    ['back from a red line', true, [9, -1], 3],
    ['not back past the green line', true, [2, -9], 1],
    ['round and round without a red line', false, [3, 1], 1],
    ['round by more than once', false, [9], 2],
    ['not back past the green line even then', false, [1, -3], 1],
  ] as const)('an event dial turns %s', (_, ends, turns, click) => {
    const facts = turns.map((by): Fact => ({ fact: 'card-turned', card: 'Storm', by }));
    expect(folded(cardFact('Storm', makeEventDial(4, ends)), ...facts).cards[0]?.click).toBe(click);
  });

  test('a feat belongs to its figures, and is spent once all of them are out', () => {
    const given = cardFact('Iron Will', makeFeatCard(10), ['A', 'B']);
    const table = folded(given);
    expect(listFeats(table, 'A').map(({ id }) => id)).toEqual(['Iron Will']);
    expect(findCardSide(table, first(table))).toBe('red');
    const one = folded(given, { fact: 'defeated', piece: 'A', by: null });
    expect(listCardHolders(one, first(one)).map(({ piece }) => piece)).toEqual(['B']);
    expect(isCardSpent(one, first(one))).toBe(false);
    const none = folded(given, { fact: 'defeated', piece: 'A', by: null }, { fact: 'left', piece: 'B' });
    expect(isCardSpent(none, first(none))).toBe(true);
    expect(isCardSpent(table, first(folded(cardFact('Iron Will', makeFeatCard(3)))))).toBe(false);
  });

  test('a feat costs its points once, or once a figure', () => {
    const cost = (each: boolean) => computeCardCost(first(folded(cardFact('F', makeFeatCard(5, each), ['A', 'B']))));
    expect([cost(false), cost(true)]).toEqual([5, 10]);
  });

  test('counters start at zero and can be removed', () => {
    const begun: Fact = { fact: 'counted', counter: 'Rounds held', by: 0 };
    expect(folded(begun).counters).toEqual({ 'Rounds held': 0 });
    expect(folded(begun, { ...begun, by: 2 }, { fact: 'uncounted', counter: 'Rounds held' }).counters).toEqual({});
  });

  test('undo removes a card', () => {
    const log = appendTapToLog(
      appendTapToLog(makeEmptyLog('g'), ...SETUP_FACTS),
      cardFact('Iron Will', makeFeatCard(10), ['A']),
    );
    expect(log.table.cards).toHaveLength(1);
    expect(undo(log).table.cards).toEqual([]);
  });
});

describe('victory points of feats', () => {
  const EDITION = EDITIONS.find(({ cards }) => cards.includes('feat')) as Ruleset;
  const players = ['red', 'blue', 'green'].map((side) => ({ side, name: side }));
  const three: Fact[] = [
    { ...BEGAN_FACT, players } as Fact,
    ...['A', 'A2'].map((piece) => joinFact(piece, 'red')),
    ...['B', 'B2'].map((piece) => joinFact(piece, 'blue')),
    joinFact('C', 'green'),
  ];

  /** Deals damage to pieces one after another, with or without an attacker. Returns each side’s points. */
  function points(before: Fact[], ...blows: [piece: string, by: string | null][]): Record<string, string> {
    let { table } = fold([...three, ...before]);
    for (const [piece, by] of blows)
      table = fold(EDITION.resolve(table, { deed: 'damage', piece, clicks: 9, by }).facts, table).table;
    return Object.fromEntries(Object.entries(table.points).map(([side, won]) => [side, printFraction(won)]));
  }

  test.each<[string, Fact[], [string, string | null][], Record<string, string>]>([
    ['goes with its character', [cardFact('F', makeFeatCard(10), ['B'])], [['B', 'A']], { red: '60' }],
    [
      'stays while another whom it chose stands',
      [cardFact('F', makeFeatCard(10), ['B', 'B2'])],
      [['B', 'A']],
      { red: '50' },
    ],
    [
      'goes with the last whom it chose, to who defeats that one',
      [cardFact('F', makeFeatCard(10), ['B', 'B2'])],
      [
        ['B', 'A'],
        ['B2', 'C'],
      ],
      { red: '50', green: '60' },
    ],
    [
      'brings its part with each where it costs so much for each',
      [cardFact('F', makeFeatCard(10, true), ['B', 'B2'])],
      [
        ['B', 'A'],
        ['B2', 'C'],
      ],
      { red: '60', green: '60' },
    ],
    [
      'that chose nobody stays while its force stands',
      [cardFact('F', makeFeatCard(10), [], 'blue')],
      [['B', 'A']],
      { red: '50' },
    ],
    [
      'that chose nobody goes with the last of its force',
      [cardFact('F', makeFeatCard(10), [], 'blue')],
      [
        ['B', 'A'],
        ['B2', 'A'],
      ],
      { red: '110' },
    ],
    [
      'of a figure that nobody hurt is shared as its points are',
      [cardFact('F', makeFeatCard(9), ['B'])],
      [['B', null]],
      { red: '59/2', green: '59/2' },
    ],
    [
      'goes to who last hurt it',
      [cardFact('F', makeFeatCard(10), ['B']), clickFact('B', 2, 'C')],
      [['B', null]],
      { green: '60' },
    ],
    [
      'is won once',
      [
        { ...cardFact('F', makeFeatCard(10), ['B']) },
        { fact: 'scored', side: 'red', points: 10, card: 'F', piece: 'B' },
      ],
      [['B', 'A']],
      { red: '60' },
    ],
    [
      'a condition brings nothing',
      [cardFact('F', { ...makeFeatCard(10), kind: 'condition' }, ['B'])],
      [['B', 'A']],
      { red: '50' },
    ],
  ])('%s', (_, before, blows, won) => {
    expect(points(before, ...blows)).toEqual({ red: '0', blue: '0', green: '0', ...won });
  });

  test('go with a released captive', () => {
    const { table } = fold([
      ...three,
      cardFact('F', makeFeatCard(10), ['B']),
      { fact: 'captured', piece: 'B', by: 'A' },
    ]);
    const after = fold(EDITION.resolve(table, { deed: 'release', by: 'A', piece: 'B' }).facts, table).table;
    expect(printFraction(after.points.red ?? ZERO)).toBe('110');
  });

  test('are zero in editions without feats', () => {
    const { table } = fold([...three, cardFact('F', makeFeatCard(10), ['B'])]);
    for (const edition of EDITIONS.filter(({ cards, markers }) => !cards.includes('feat') && markers.length > 0)) {
      const { facts } = edition.resolve(table, { deed: 'damage', piece: 'B', clicks: 9, by: 'A' });
      expect([edition.id, ...facts.filter(({ fact }) => fact === 'scored')]).toEqual([
        edition.id,
        { fact: 'scored', side: 'red', points: 50, piece: 'B' },
      ]);
    }
  });
});

describe('parsing stored cards', () => {
  test.each<[string, object, string]>([
    ['a kind of its own', { kind: 'spell' }, 'kind: one of feat, condition, event-dial, scenario, other'],
    ['points that are none', { points: 1.5 }, 'points: a whole number from -1000000000 to 1000000000'],
    ['a dial without clicks', { dial: { clicks: [], ends: true } }, 'dial.clicks: a list of 1 to 200'],
    ['a name too long', { name: 'x'.repeat(501) }, 'name: a text of 0 to 500 characters'],
    ['no text', { text: undefined }, 'text: a text of 0 to 20000 characters'],
  ])('reports where a card with %s is invalid', (_, change, fault) => {
    expect(parseCard({ ...makeFeatCard(10), ...change })).toEqual({ ok: false, fault });
    const fact = { ...cardFact('F', makeFeatCard(10)), is: { ...makeFeatCard(10), ...change } };
    expect(parseFact(fact)).toEqual({ ok: false, fault: `is.${fault}` });
  });

  test('facts from before names and cards still parse', () => {
    const marker = { fact: 'marker', marker: 'm', kind: 'hindering', square: 'c3', owner: 'red', until: null };
    const scored = { fact: 'scored', side: 'red', points: 5, piece: null };
    expect([marker, scored].map((fact) => parseFact(fact).ok)).toEqual([true, true]);
    expect(folded(marker as Fact).markers).toMatchObject([{ id: 'm', name: null }]);
  });
});

describe('rule problems of cards', () => {
  const EDITION = EDITIONS.find(({ cards }) => cards.includes('feat')) as Ruleset;
  const scenario = { ...makeFeatCard(0), kind: 'scenario' } as const;
  const condition = { ...makeFeatCard(0), kind: 'condition' } as const;

  test.each<[string, Fact[], string[]]>([
    ['a feat of a tenth', [cardFact('F', makeFeatCard(30), ['A'])], []],
    [
      'feats of more than a tenth',
      [cardFact('F', makeFeatCard(20), ['A']), cardFact('G', { ...makeFeatCard(11), name: 'G' }, ['A'])],
      ['feats-over-limit: F, G'],
    ],
    ['a tenth for each of two', [cardFact('F', makeFeatCard(16, true), ['A', 'A2'])], ['feats-over-limit: F']],
    [
      'a tenth for either force',
      [cardFact('F', makeFeatCard(30), ['A']), cardFact('F 2', makeFeatCard(30), ['B'])],
      [],
    ],
    [
      'one feat twice',
      [cardFact('F', makeFeatCard(1), ['A']), cardFact('F 2', makeFeatCard(1), ['A', 'A2'])],
      ['feat-twice: F, F 2'],
    ],
    ['one event', [cardFact('E', makeEventDial(3, true))], []],
    [
      'an event and a scenario',
      [cardFact('E', makeEventDial(3, true)), cardFact('S', scenario)],
      ['one-event-or-scenario: E, S'],
    ],
    ['a condition in each force', [cardFact('C', condition, [], 'red'), cardFact('D', condition, [], 'blue')], []],
    [
      'two in one force',
      [cardFact('C', condition, [], 'red'), cardFact('D', condition, [], 'red')],
      ['one-condition-a-force: C, D'],
    ],
    [
      'a condition and an event',
      [cardFact('C', condition), cardFact('E', makeEventDial(3, true))],
      ['condition-with-event-dial: C, E'],
    ],
    ['a condition and a scenario', [cardFact('C', condition), cardFact('S', scenario)], []],
  ])('%s', (_, facts, faults) => {
    const { table } = fold([...SETUP_FACTS, joinFact('A2', 'red'), ...facts]);
    expect(EDITION.cardFaults(table).map(({ code, cards }) => `${code}: ${cards.join(', ')}`)).toEqual(faults);
  });
});
