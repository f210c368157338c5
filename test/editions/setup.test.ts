import { describe, expect, test } from 'vitest';
import { parseSquare } from '../../src/grid/square';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import type { SetupReason } from '../../src/rules/setup';
import { computeThemeBonus } from '../../src/rules/shared/force/themes';
import type { Fact, Player } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { SETUP_REASON_TEXT, SETUP_STEP_TEXT } from '../../src/text/setup';
import { makeClearMapText, makeTestCharacter } from '../game/make';

const YARD = `
+---+---+---+---+---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   h   w   B   1   1h|
+   +   +   +   +   +   +
| .   S   i   o   L   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+---+---+---+---+
`.trim();

const BEGAN: Fact = {
  fact: 'began',
  edition: 'core-2008',
  buildTotal: 300,
  actionTotal: 3,
  players: [
    { side: 'red', name: 'Ann' },
    { side: 'blue', name: 'Ben' },
  ],
};
const MAPPED: Fact = {
  fact: 'mapped',
  name: 'Yard',
  map: YARD,
  starts: { red: ['a1', 'b1', 'c1'], blue: ['a4', 'b4', 'c4'] },
};

function joins(side: string, ...keywords: readonly (readonly string[] | 'bystander' | 'bought bystander')[]): Fact[] {
  return keywords.map((each, index) => {
    const bystander = each === 'bystander' || each === 'bought bystander';
    const byPoints = each === 'bystander' ? 0 : 50;
    const one = { ...makeTestCharacter(`${side}${index}`), bystander, keywords: bystander ? [] : each };
    return { fact: 'joined', piece: one.id, side, character: one, points: bystander ? byPoints : 50, click: 1 };
  });
}

function tableOf(...facts: Fact[]): Table {
  const { table, rejected } = fold([BEGAN, MAPPED, ...facts]);
  expect(rejected).toEqual([]);
  return table;
}

const setupOf = (id: string) => {
  const edition = editionById(id);
  if (!edition) throw new Error(`no ${id}`);
  return edition.setup;
};
const at = (name: string) => parseSquare(name) as number;
const codes = (reasons: readonly SetupReason[]) => reasons.map(({ code }) => code);
const laid = (object: string, square: string, by: string, name?: string): Fact => ({
  fact: 'object',
  object,
  kind: 'light',
  square,
  by,
  ...(name === undefined ? {} : { name }),
});

describe('set-up steps, in the order of the book', () => {
  const HYPERTIME = ['forces', 'first-player', 'map', 'starting-areas', 'objects', 'dials', 'figures'];
  test.each([
    ['hypertime-2002', HYPERTIME],
    ['hypertime-2003', HYPERTIME],
    ['core-2008', ['format', 'forces', 'first-player', 'map', 'starting-areas', 'conditions', 'objects', 'figures']],
    [
      'x-of-swords',
      ['forces', 'first-player', 'map', 'starting-areas', 'figures-1', 'objects-1', 'figures-2', 'objects-2'],
    ],
  ])('%s', (id, steps) => {
    expect(
      setupOf(id)
        .steps(2)
        .map((step) => step.id),
    ).toEqual(steps);
  });

  test('if each player finishes in turn, a third player places figures and objects after the second', () => {
    const seats = setupOf('x-of-swords')
      .steps(3)
      .filter((step) => step.task === 'objects');
    expect(seats.map((step) => step.seat)).toEqual([0, 1, 2]);
  });

  test('two players take opposite edges if the book or its FAQ says so, three need not', () => {
    const said = (id: string, players: number) =>
      setupOf(id)
        .steps(players)
        .find((step) => step.task === 'starting-areas')?.says;
    expect(['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'].map((id) => said(id, 2))).toEqual([
      'areas-from-left',
      'areas-from-left-opposite',
      'areas-from-left-opposite',
      'areas-from-second',
    ]);
    expect(said('core-2008', 3)).toBe('areas-from-left');
  });

  test.each(EDITIONS)(
    '$id: each step is described once and cites its own book; the first player chooses an area last',
    (edition) => {
      for (const players of [2, 3, 4]) {
        const steps = edition.setup.steps(players);
        const ids = steps.map((step) => step.id);
        expect(ids).toEqual([...new Set(ids)]);
        for (const { says, cite, seat } of steps) {
          expect(SETUP_STEP_TEXT[says].how.length).toBeGreaterThan(10);
          expect(cite.edition).toBe(edition.id);
          expect(cite.passage).toMatch(/^\S.*\S$/);
          expect(cite.passage.startsWith('FAQ: ')).toBe(cite.basis === 'faq');
          expect(seat === null || seat < players).toBe(true);
        }
        expect([...edition.setup.choosers(players)].sort()).toEqual(
          Array.from({ length: players }, (_, place) => place),
        );
        expect(edition.setup.choosers(players).at(-1)).toBe(0);
      }
    },
  );
});

describe('object placement', () => {
  const CASES: readonly (readonly [square: string, all: readonly string[], ownOnly: readonly string[]])[] = [
    ['d1', [], []],
    ['e2', [], []],
    ['b3', [], []],
    ['c3', [], []],
    ['d3', [], []],
    ['e3', [], []],
    ['a1', ['inside-area'], ['inside-own-area']],
    ['a4', ['inside-area'], []],
    ['b2', ['not-clear'], []],
    ['c2', ['not-clear'], []],
    ['d2', ['not-clear'], []],
    ['f2', ['not-clear'], []],
  ];
  const table = tableOf();
  describe.each(['core-2008', 'hypertime-2002', 'hypertime-2003'])('%s: clear terrain outside every area', (id) => {
    test.each(CASES)('%s', (square, all) => {
      expect(codes(setupOf(id).againstObject(table, 'red', at(square)))).toEqual(all);
    });
  });
  describe('x-of-swords: outside its own area', () => {
    test.each(CASES)('%s', (square, _, own) => {
      expect(codes(setupOf('x-of-swords').againstObject(table, 'red', at(square)))).toEqual(own);
    });
  });

  test('refuses a square with an object or a marker', () => {
    const marker: Fact = { fact: 'marker', marker: 'm', kind: 'special', square: 'e1', owner: null, until: null };
    const table = tableOf(laid('o', 'd1', 'blue'), marker);
    const { againstObject } = setupOf('core-2008');
    expect(['d1', 'e1', 'f1'].map((square) => codes(againstObject(table, 'red', at(square))))).toEqual([
      ['not-clear'],
      ['not-clear'],
      [],
    ]);
  });

  test('allows three a player, not counting the other player’s', () => {
    const three = [laid('o', 'd1', 'red'), laid('p', 'e1', 'red'), laid('q', 'f1', 'red')];
    for (const { id, setup } of EDITIONS.filter((edition) => edition.setup.objects)) {
      expect([id, setup.objects?.each]).toEqual([id, 3]);
      expect(codes(setup.againstObject(tableOf(...three.slice(1)), 'red', at('d4')))).toEqual([]);
      expect(codes(setup.againstObject(tableOf(...three), 'red', at('d4')))).toEqual(['no-more']);
      expect(codes(setup.againstObject(tableOf(...three), 'blue', at('d4')))).toEqual([]);
    }
  });

  test('special objects are five squares from every starting area, one a player, if the book has them', () => {
    const open = `+${'---+'.repeat(9)}`;
    const map = `${`${open}\n|${' .  '.repeat(8)} . |\n`.repeat(2)}${open}`;
    const field: Fact = { fact: 'mapped', name: 'Field', map, starts: { red: ['a1'], blue: [] } };
    const table = tableOf(field, laid('k', 'i2', 'red', 'Powder Keg'));
    const { againstObject } = setupOf('core-2008');
    const against = (square: string, side = 'red', name: string | null = 'Rope') =>
      codes(againstObject(table, side, at(square), name));
    expect([against('e1'), against('f1'), against('a1'), against('e1', 'red', null)]).toEqual([
      ['near-area'],
      [],
      ['inside-area'],
      [],
    ]);
    expect([against('h1', 'red', 'powder  KEG'), against('h1', 'blue', 'Powder Keg')]).toEqual([['laid-already'], []]);
    expect(codes(setupOf('x-of-swords').againstObject(table, 'red', at('b1'), 'Rope'))).toEqual([]);
  });

  test('only the core rules have immobile objects', () => {
    const kinds = EDITIONS.map(({ id, setup }) => [id, setup.objects?.kinds.includes('immobile') ?? null]);
    expect(Object.fromEntries(kinds)).toEqual({
      'core-2008': true,
      'x-of-swords': false,
      'hypertime-2002': false,
      'hypertime-2003': false,
      'strike-teams': null,
    });
  });
});

describe('starting squares of figures', () => {
  const table = tableOf(...joins('red', []), ...joins('green'));
  test.each([
    [['a1'], []],
    [['b1', 'c1'], []],
    [['c1', 'd1'], ['outside-area']],
    [['a4'], ['outside-area']],
    [['d2'], ['outside-area', 'blocking']],
  ])('%j', (squares, expected) => {
    for (const { setup } of EDITIONS.filter(({ id }) => id !== 'strike-teams')) {
      const reasons = setup.againstFigure(table, 'red0', squares.map(at));
      expect(codes(reasons)).toEqual(expected);
      for (const { code } of reasons) expect(SETUP_REASON_TEXT[code]).not.toBe('');
    }
  });

  test('are all clear squares if the map draws no area for that side', () => {
    const players: readonly Player[] = [{ side: 'green', name: 'Cy' }];
    const { table: lone } = fold([{ ...BEGAN, players } as Fact, MAPPED, ...joins('green', [])]);
    expect(setupOf('core-2008').againstFigure(lone, 'green0', [at('f4')])).toEqual([]);
  });

  const bare: Fact = { fact: 'mapped', name: 'Park', map: makeClearMapText(12, 12), starts: {} };
  const park = (...more: Fact[]) => tableOf(bare, ...joins('red', [], []), ...more);
  test.each([
    ['e1', []],
    ['h12', []],
    ['b5', []],
    ['l8', []],
    ['e3', ['outside-area']],
    ['d1', ['outside-area']],
    ['a4', ['outside-area']],
    ['f6', ['outside-area']],
  ])('in 2002 and 2003 are along an edge if the map draws no areas: %s', (square, expected) => {
    for (const id of ['hypertime-2002', 'hypertime-2003'])
      expect(codes(setupOf(id).againstFigure(park(), 'red0', [at(square)]))).toEqual(expected);
    expect(setupOf('x-of-swords').againstFigure(park(), 'red0', [at(square)])).toEqual([]);
  });

  test("are along the edge of the side's first figure", () => {
    const placed: Fact = { fact: 'placed', piece: 'red0', squares: ['e1'], how: 'placed' };
    const against = (square: string) =>
      codes(setupOf('hypertime-2002').againstFigure(park(placed), 'red1', [at(square)]));
    expect(against('h2')).toEqual([]);
    expect(against('h12')).toEqual(['outside-area']);
  });
});

describe('themed team bonus', () => {
  const bonus = (id: string, buildTotal: number, red: Fact[], blue: Fact[] = []) =>
    themeOf(id, fold([{ ...BEGAN, buildTotal } as Fact, ...red, ...blue]).table)?.bonus ?? 0;
  const themeOf = (id: string, table: Table) => {
    const rules = editionById(id)?.force.themes;
    return rules ? computeThemeBonus(rules, table, 'red') : null;
  };
  const harbour = (side: string, count: number) =>
    joins(side, ...Array.from({ length: count }, () => ['Harbour', 'Spy']));
  const spies = (count: number) => joins('red', ...Array.from({ length: count }, (_, index) => ['Spy', `of ${index}`]));

  test('core-2008: one figure for every started 150 points of the build total', () => {
    expect([1, 2, 3].map((count) => bonus('core-2008', 300, harbour('red', count)))).toEqual([0, 2, 3]);
    expect([2, 3].map((count) => bonus('core-2008', 301, harbour('red', count)))).toEqual([0, 3]);
  });
  test('core-2008: one figure for every 100 points with a generic keyword', () => {
    expect([2, 3, 4].map((count) => bonus('core-2008', 300, spies(count)))).toEqual([0, 3, 4]);
  });
  test('core-2008: a player’s own build total takes precedence over the game’s', () => {
    const players = [{ side: 'red', name: 'Ann', buildTotal: 500 }];
    const { table } = fold([{ ...BEGAN, players } as Fact, ...harbour('red', 3)]);
    expect(themeOf('core-2008', table)).toBeNull();
  });
  test('no theme if a character does not share the keyword, except a bystander', () => {
    expect(bonus('core-2008', 300, joins('red', ['Harbour'], ['Harbour'], ['Mill']))).toBe(0);
    expect(bonus('core-2008', 300, joins('red', ['Harbour'], ['harbour '], 'bystander'))).toBe(2);
    expect(bonus('x-of-swords', 300, joins('red', ['Harbour'], 'bystander', ['Harbour']))).toBe(2);
    expect(bonus('core-2008', 300, joins('red', ['Harbour'], ['Harbour'], 'bought bystander'))).toBe(2);
    expect(bonus('x-of-swords', 300, joins('red', ['Harbour'], 'bought bystander', ['Harbour']))).toBe(0);
    expect(bonus('core-2008', 300, [])).toBe(0);
  });
  test('x-of-swords: at most three more than an opponent’s bonus', () => {
    expect(bonus('x-of-swords', 300, harbour('red', 6), joins('blue', ['Mill'], ['Tower']))).toBe(3);
    expect(bonus('x-of-swords', 300, harbour('red', 6), harbour('blue', 2))).toBe(5);
    expect(bonus('x-of-swords', 300, harbour('red', 2), harbour('blue', 6))).toBe(2);
  });
  test('x-of-swords: an opponent’s bonus limits it, an ally’s does not', () => {
    const players = ['red', 'blue', 'green'].map((side) => ({ side, name: side }));
    const allied = players.map((player) => (player.side === 'green' ? player : { ...player, team: 'A' }));
    const bonusOf = (all: readonly object[], green: number) => {
      const facts = [{ ...BEGAN, players: all } as Fact, ...harbour('red', 6), ...harbour('green', green)];
      return themeOf('x-of-swords', fold(facts).table)?.bonus;
    };
    expect(bonusOf(players, 4)).toBe(3);
    expect(bonusOf(allied, 4)).toBe(6);
    expect(bonusOf(allied, 2)).toBe(5);
  });
  test('grants its rerolls once at the start of the first turn, and they work without a map', () => {
    const rules = editionById('core-2008') as Ruleset;
    const begun = (now: Table) => rules.resolve(now, { deed: 'begin-turn', side: 'red' }).facts;
    const before = fold([BEGAN, ...harbour('red', 4), ...harbour('blue', 1)]).table;
    expect(begun(before)).toContainEqual({ fact: 'rerolls', side: 'red', left: 2 });
    const after = fold(begun(before), before).table;
    expect(after.rerolls).toEqual({ red: 2 });
    expect(begun(after).map(({ fact }) => fact)).not.toContain('rerolls');
    const [due] = (rules.reminders(after) ?? []).filter((each) => each.due === 'team-roll');
    if (due?.due !== 'team-roll') throw new Error('no roll is offered');
    const used = rules.resolve(after, due.deed);
    const spent = fold([...(used?.facts ?? [])], after).table;
    expect(spent.rerolls).toEqual({ red: 1 });
    expect(spent.figures.get(due.deed.piece)?.tokens).toBe(1);
    const table = fold([BEGAN, ...harbour('red', 4), { fact: 'rerolls', side: 'red', left: 1 }]).table;
    expect(fold(begun(table), table).table.rerolls).toEqual({ red: 1 });
  });
  test('x-of-swords: three rerolls at most, hypertime none', () => {
    const left = (id: string) => {
      const now = fold([BEGAN, ...harbour('red', 5)]).table;
      const facts = editionById(id)?.resolve(now, { deed: 'begin-turn', side: 'red' }).facts ?? [];
      return fold([...facts], now).table.rerolls?.red ?? 0;
    };
    expect(['x-of-swords', 'hypertime-2002', 'hypertime-2003'].map(left)).toEqual([3, 0, 0]);
  });
  test('hypertime has none', () => {
    expect(bonus('hypertime-2002', 300, harbour('red', 6)) + bonus('hypertime-2003', 300, harbour('red', 6))).toBe(0);
  });
});

describe('a generated piece', () => {
  const piece = (id: string, from?: string): Fact => ({
    fact: 'joined',
    piece: id,
    side: 'red',
    character: makeTestCharacter(id),
    points: 0,
    click: 1,
    ...(from === undefined ? {} : { from }),
  });
  const against = (name: string, id: string, ...facts: Fact[]) => {
    const table = tableOf(piece('A'), ...facts, piece('G', 'A'), piece('P'));
    return codes(editionById('x-of-swords')?.sideline?.againstEntry(table, id, [at(name)]) ?? []);
  };
  const stands: Fact = { fact: 'placed', piece: 'A', squares: ['e2'], how: 'placed' };

  test('must be placed next to its generator', () => {
    expect(against('f2', 'G', stands)).toEqual([]);
    expect(against('f4', 'G', stands)).toEqual(['apart-from-generator']);
  });

  test('is not next to it across a difference in height', () => {
    expect(against('e1', 'G', stands)).toEqual(['apart-from-generator']);
  });

  test('may be placed anywhere if its generator is unknown or not on the map', () => {
    expect(against('a4', 'P', stands)).toEqual([]);
    expect(against('a4', 'G')).toEqual([]);
  });

  test('exists in one book only', () => {
    expect(EDITIONS.filter(({ sideline }) => sideline).map(({ id }) => id)).toEqual(['x-of-swords']);
  });
});
