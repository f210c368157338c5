import { describe, expect, test } from 'vitest';
import { parseSquare, squareName } from '../../src/grid/square';
import { printFraction } from '../../src/plain/fraction';
import { EDITIONS, editionById } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { nextSideInTurn } from '../../src/rules/shared/turn-order';
import type { Deed, DeedRuling } from '../../src/rules/table-deed';
import type { Fact, TurnBoundary } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, joinFact, MAPPED_FACT, placeFact } from '../game/make';

function edition(id: string): Ruleset {
  const ruleset = editionById(id);
  if (!ruleset) throw new Error(id);
  return ruleset;
}

const core = edition('core-2008');
const faq = edition('hypertime-2003');
const swords = edition('x-of-swords');
const dials = [edition('hypertime-2002'), faq, core, swords];

const RED: Fact = { fact: 'turn', side: 'red', round: 2 };

/** Makes a table in red’s turn, after the given facts: A at b2, and blue’s B and C at b3 and g7. */
function opened(...facts: Fact[]): Table {
  const figures = [joinFact('A', 'red', 3), joinFact('B', 'blue'), joinFact('C', 'blue')];
  const places = [placeFact('A', 'b2'), placeFact('B', 'b3'), placeFact('C', 'g7')];
  return fold([BEGAN_FACT, MAPPED_FACT, ...figures, ...places, ...facts, RED]).table;
}

function played(rules: Ruleset, table: Table, ...deeds: Deed[]): { table: Table; said: DeedRuling } {
  let now = table;
  let ruling: DeedRuling = { legal: true, reasons: [], notes: [], facts: [] };
  for (const deed of deeds) {
    ruling = rules.resolve(now, deed);
    const folded = fold(ruling.facts, now);
    expect(folded.rejected).toEqual([]);
    now = folded.table;
  }
  return { table: now, said: ruling };
}

/** Deeds that end red’s turn and begin blue’s turn. */
const BLUE_TURN: readonly Deed[] = [
  { deed: 'end-turn', side: 'red' },
  { deed: 'begin-turn', side: 'blue' },
];

const capture: Deed = { deed: 'capture', by: 'A', piece: 'B' };
const codes = ({ reasons }: DeedRuling) => reasons.map(({ code }) => code);
const points = (table: Table, side: string) => printFraction(table.points[side] ?? { numerator: -1, denominator: 1 });

describe('captives', () => {
  test.each([core, faq])('$id: a rescued figure is placed next to the captor, on a free square', (rules) => {
    const { table, said: ruling } = played(rules, opened(), capture, ...BLUE_TURN, {
      deed: 'rescue',
      by: 'C',
      piece: 'B',
    });
    expect(ruling.legal).toBe(true);
    const at = table.figures.get('B')?.squares ?? [];
    expect(at).toHaveLength(1);
    expect(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']).toContain(squareName(at[0] as number));
  });

  test('a rescued figure is never placed on a barrier or off the map', () => {
    const walls = ['a1', 'b1', 'c1', 'a2', 'a3', 'b3', 'c3'].map(
      (square, index): Fact => ({
        fact: 'marker',
        marker: `wall ${index}`,
        kind: 'blocking',
        square,
        owner: 'red',
        until: null,
      }),
    );
    const { table } = played(core, opened(...walls), capture, { deed: 'rescue', by: 'C', piece: 'B' });
    expect(table.figures.get('B')?.squares).toEqual([parseSquare('c2')]);
  });

  test("no one is rescued in the captor's own turn", () => {
    const { said: ruling } = played(core, opened(), capture, { deed: 'rescue', by: 'C', piece: 'B' });
    expect(codes(ruling)).toEqual(['opposing']);
  });

  test('a captured figure drops its object where it was', () => {
    const { table } = played(core, opened({ fact: 'holds', piece: 'B', object: 'heavy' }), capture);
    expect(table.objects).toMatchObject([{ kind: 'heavy', at: parseSquare('b3') }]);
    expect(table.figures.get('B')?.holding).toBe(null);
  });

  test('two captives of a defeated captor are placed on two squares', () => {
    const second: Deed = { deed: 'capture', by: 'A', piece: 'C' };
    const { table } = played(core, opened(), capture, second, { deed: 'damage', piece: 'A', clicks: 3, by: null });
    const squares = ['B', 'C'].map((id) => table.figures.get(id)?.squares[0]);
    expect(new Set(squares).size).toBe(2);
    expect(squares).not.toContain(undefined);
    expect(table.figures.get('B')).toMatchObject({ captor: null, tokens: 1 });
  });

  test.each<[string, Deed, readonly Fact[]]>([
    ['by itself', { deed: 'capture', by: 'A', piece: 'A' }, []],
    ['once defeated', capture, [{ fact: 'defeated', piece: 'B', by: null }]],
    ['by somebody defeated', capture, [{ fact: 'defeated', piece: 'A', by: null }]],
    ['by a captive', capture, [{ fact: 'captured', piece: 'A', by: 'C' }]],
  ])('no one is captured %s, and nothing is recorded', (_, deed, before) => {
    const { said: ruling } = played(core, opened(...before), deed);
    expect([ruling.legal, ruling.facts]).toEqual([false, []]);
  });

  test('a book without captives gives a reason against capturing, but the facts too', () => {
    const { table, said: ruling } = played(swords, opened(), capture);
    expect(codes(ruling)).toEqual(['power-forbids']);
    expect(table.figures.get('B')?.captor).toBe('A');
  });
});

describe('effects until the beginning or end of a turn', () => {
  const untilBegins: TurnBoundary = { side: 'blue', when: 'turn-begins' };
  const untilEnds: TurnBoundary = { side: 'red', when: 'turn-ends' };
  const facts: Fact[] = [
    { fact: 'switched', piece: 'B', power: 'super-strength', off: true, until: untilBegins },
    { fact: 'switched', piece: 'B', power: 'charge', off: true, until: null },
    { fact: 'altered', piece: 'A', value: 'attack', by: 1, until: untilEnds },
    { fact: 'altered', piece: 'A', value: 'attack', by: 2, until: untilBegins },
    { fact: 'marker', marker: 'smoke', kind: 'hindering', square: 'd4', owner: 'blue', until: untilBegins },
    { fact: 'marker', marker: 'rubble', kind: 'hindering', square: 'e4', owner: null, until: null },
  ];

  test.each(dials)('$id: end at that time and not before', (rules) => {
    const atEnd = played(rules, opened(...facts), { deed: 'end-turn', side: 'red' }).table;
    expect(atEnd.figures.get('A')?.altered).toEqual([{ value: 'attack', by: 2, until: untilBegins }]);
    expect(atEnd.figures.get('B')?.switchedOff).toHaveLength(2);
    expect(atEnd.markers).toHaveLength(2);
    const next = played(rules, atEnd, { deed: 'begin-turn', side: 'blue' }).table;
    expect(next.figures.get('A')?.altered).toEqual([]);
    expect(next.figures.get('B')?.switchedOff).toEqual([{ power: 'charge', until: null }]);
    expect(next.markers.map(({ id }) => id)).toEqual(['rubble']);
  });

  test.each(dials)("$id: last through other players' turns", (rules) => {
    const after = played(
      rules,
      opened(facts[0] as Fact),
      { deed: 'end-turn', side: 'blue' },
      { deed: 'begin-turn', side: 'red' },
    );
    expect(after.table.figures.get('B')?.switchedOff).toHaveLength(1);
  });
});

describe('pushing', () => {
  test('hurts again while willpower is cancelled', () => {
    const tired: Fact = { fact: 'tokens', piece: 'A', by: 1 };
    const figure = joinFact('W', 'red');
    if (figure.fact !== 'joined') throw new Error();
    const willing: Fact = { ...figure, character: { ...figure.character, abilities: ['willpower'] } };
    const off: Fact = { fact: 'switched', piece: 'W', power: 'willpower', off: true, until: null };
    const act: Deed = { deed: 'act', piece: 'W', action: 'move' };
    for (const rules of [core, faq]) {
      const before = [willing, { ...tired, piece: 'W' }];
      expect(played(rules, opened(...before), act).table.figures.get('W')?.click).toBe(1);
      expect(played(rules, opened(...before, off), act).table.figures.get('W')?.click).toBe(2);
    }
  });
});

describe('the end of the game', () => {
  const end: Deed = { deed: 'end-game' };

  test('scores once if recorded twice', () => {
    const once = played(faq, opened(), end);
    expect([points(once.table, 'red'), points(once.table, 'blue')]).toEqual(['50', '100']);
    const twice = played(faq, once.table, end);
    expect(twice.said.facts).toEqual([]);
    expect(twice.table.ended).toEqual({ winner: 'blue' });
  });

  test('counts survivors anew if another turn revoked it', () => {
    const on: Deed[] = [
      end,
      { deed: 'begin-turn', side: 'blue' },
      { deed: 'damage', piece: 'A', clicks: 3, by: 'B' },
      end,
    ];
    const { table } = played(faq, opened(), ...on);
    expect([points(table, 'red'), points(table, 'blue')]).toEqual(['0', '150']);
  });

  test.each(dials)('$id: is won by blue if red has no figures left', (rules) => {
    const { table } = played(rules, opened(), { deed: 'damage', piece: 'A', clicks: 3, by: 'B' }, end);
    expect(table.ended).toEqual({ winner: 'blue' });
  });
});

describe('a tie', () => {
  const end: Deed = { deed: 'end-game' };
  const scored = (side: string, of: number): Fact => ({ fact: 'scored', side, points: of, piece: null });

  test('of victory points is rolled off among the tied sides until one wins', () => {
    const three = [...(BEGAN_FACT.fact === 'began' ? BEGAN_FACT.players : []), { side: 'green', name: 'Green' }];
    const figures = [joinFact('A', 'red'), joinFact('B', 'blue'), joinFact('C', 'green')];
    const start = fold([
      { ...BEGAN_FACT, players: three } as Fact,
      MAPPED_FACT,
      ...figures,
      RED,
      scored('red', 50),
      scored('green', 50),
    ]);
    expect(core.rollOff?.(start.table)).toBeNull();
    const { table } = played(core, start.table, end);
    expect(table.ended).toEqual({ winner: null });
    expect(core.rollOff?.(table)?.sides).toEqual(['red', 'green']);
    const won = fold([{ fact: 'ended', winner: 'green' }], table).table;
    expect(core.rollOff?.(won)).toBeNull();
  });

  test('does not occur if only one side is left, whatever the points', () => {
    const { table } = played(core, opened({ fact: 'defeated', piece: 'A', by: null }), end);
    expect([table.ended, core.rollOff?.(table)]).toEqual([{ winner: 'blue' }, null]);
  });

  test('is broken by dice only in the edition that says so', () => {
    expect(EDITIONS.filter(({ rollOff }) => rollOff).map(({ id }) => id)).toEqual(['core-2008']);
  });
});

describe('players without figures', () => {
  const gone = (piece: string): Fact => ({ fact: 'defeated', piece, by: null });

  test('have no turn: the next side with figures does', () => {
    const three = [...(BEGAN_FACT.fact === 'began' ? BEGAN_FACT.players : []), { side: 'green', name: 'Green' }];
    const began = { ...BEGAN_FACT, players: three } as Fact;
    const figures = [joinFact('A', 'red'), joinFact('B', 'blue'), joinFact('C', 'green')];
    const { table } = fold([began, MAPPED_FACT, ...figures, RED, gone('B')]);
    expect(nextSideInTurn(table, 'red')).toBe('green');
    expect(nextSideInTurn(table, 'green')).toBe('red');
  });

  test('begin no round: the first remaining side does', () => {
    for (const rules of dials) {
      const after = played(
        rules,
        opened(gone('A')),
        { deed: 'end-turn', side: 'red' },
        { deed: 'begin-turn', side: 'blue' },
      );
      expect(after.table.round).toBe(3);
    }
  });

  test('a side without entered figures still takes its turns', () => {
    expect(nextSideInTurn(fold([BEGAN_FACT, MAPPED_FACT, joinFact('A', 'red'), RED]).table, 'red')).toBe('blue');
  });
});
