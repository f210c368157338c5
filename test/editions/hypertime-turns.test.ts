import { describe, expect, test } from 'vitest';
import { listLiveClicks } from '../../src/catalog/character';
import { printFraction } from '../../src/plain/fraction';
import { hypertime2002 } from '../../src/rules/editions/hypertime-2002';
import { hypertime2003 } from '../../src/rules/editions/hypertime-2003';
import type { Ruleset } from '../../src/rules/ruleset';
import type { Deed, DeedRuling } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import type { Table } from '../../src/table/table';
import { BEGAN_FACT, joinFact, makeTestCharacter } from '../game/make';

const both = [hypertime2002, hypertime2003];

/** Makes a table in red’s turn, after the given facts. */
function opened(...facts: Fact[]): Table {
  const turn: Fact = { fact: 'turn', side: 'red', round: 1 };
  return fold([BEGAN_FACT, joinFact('A', 'red'), joinFact('B', 'blue'), ...facts, turn]).table;
}

/** Plays deeds. Returns the table and the ruling on the last deed. */
function played(year: Ruleset, table: Table, ...deeds: Deed[]): { table: Table; said: DeedRuling } {
  let now = table;
  let ruling: DeedRuling = { legal: true, reasons: [], notes: [], facts: [] };
  for (const deed of deeds) {
    ruling = year.resolve(now, deed);
    const folded = fold(ruling.facts, now);
    expect(folded.rejected).toEqual([]);
    now = folded.table;
  }
  return { table: now, said: ruling };
}

function pointsOf(table: Table): Record<string, string> {
  return Object.fromEntries(Object.entries(table.points).map(([side, points]) => [side, printFraction(points)]));
}

const act = (action: string): Deed => ({ deed: 'act', piece: 'A', action });
const tokens = (by: number): Fact => ({ fact: 'tokens', piece: 'A', by });
const codes = ({ reasons }: DeedRuling) => reasons.map(({ code }) => code);
const end: Deed = { deed: 'end-turn', side: 'red' };

describe('passing', () => {
  test('uses up an action in the first year and none in the second', () => {
    expect(played(hypertime2002, opened(), act('pass')).table.actionsSpent).toBe(1);
    expect(played(hypertime2003, opened(), act('pass')).table.actionsSpent).toBe(0);
  });

  test('counts as the one action of a figure in the first year only', () => {
    expect(codes(played(hypertime2002, opened(), act('pass'), act('move')).said)).toEqual(['acted']);
    expect(codes(played(hypertime2003, opened(), act('pass'), act('move')).said)).toEqual([]);
  });

  test.each(both)('$id: adds no token, hurts no one, is allowed with two tokens, and counts as rest', (year) => {
    const passed = played(year, opened(tokens(2)), act('pass'));
    expect(passed.said.legal).toBe(true);
    expect(passed.table.figures.get('A')).toMatchObject({ tokens: 2, click: 1 });
    expect(played(year, passed.table, end).table.figures.get('A')).toMatchObject({ tokens: 0 });
  });
});

describe('acting', () => {
  test.each(both)('$id: costs a click the second time in a row, and is refused the third time', (year) => {
    const pushed = played(year, opened(tokens(1)), act('close'));
    expect(pushed.said.legal).toBe(true);
    expect(pushed.table.figures.get('A')).toMatchObject({ tokens: 2, click: 2 });
    expect(played(year, pushed.table, end).table.figures.get('A')).toMatchObject({ tokens: 2 });
    expect(codes(played(year, opened(tokens(2)), act('move')).said)).toEqual(['two-tokens']);
  });

  test.each(both)('$id: costs no click with willpower', (year) => {
    const plain = makeTestCharacter('W');
    const dial = listLiveClicks(plain.dial).map((click) => ({ ...click, defense: { value: 16, power: 'willpower' } }));
    const joins: Fact = {
      fact: 'joined',
      piece: 'W',
      side: 'red',
      character: { ...plain, dial },
      points: 50,
      click: 1,
    };
    const given = { deed: 'act', piece: 'W', action: 'move' } as const;
    const { table } = played(year, opened(joins, { fact: 'tokens', piece: 'W', by: 1 }), given);
    expect(table.figures.get('W')).toMatchObject({ tokens: 2, click: 1 });
  });
});

describe('scoring', () => {
  const coloured = (piece: string, side: string, name: string, archenemy: string): Fact => {
    return {
      fact: 'joined',
      piece,
      side,
      character: { ...makeTestCharacter(piece, 3), name, archenemy },
      points: 40,
      click: 1,
    };
  };
  const blow = (by: string): Deed => ({ deed: 'damage', piece: 'D', clicks: 3, by });

  test.each(both)('$id: defeating an archenemy scores double, its namesake does not', (year) => {
    const enemy = opened(coloured('C', 'red', 'Brass Titan', 'gold'), coloured('D', 'blue', 'Grey Heron', 'gold'));
    expect(pointsOf(played(year, enemy, blow('C')).table)).toEqual({ red: '80', blue: '0' });
    expect(pointsOf(played(year, enemy, blow('A')).table)).toEqual({ red: '40', blue: '0' });
    const namesake = opened(coloured('C', 'red', 'Grey Heron', 'gold'), coloured('D', 'blue', 'Grey Heron', 'gold'));
    expect(pointsOf(played(year, namesake, blow('C')).table)).toEqual({ red: '40', blue: '0' });
  });

  test.each(both)('$id: a figure that pushing defeats scores for the opponent that last hurt it', (year) => {
    const hurt: Fact = { fact: 'clicked', piece: 'A', by: 5, cause: 'damage', from: 'B' };
    const { table } = played(year, opened(hurt, tokens(1)), act('move'));
    expect(table.figures.get('A')).toMatchObject({ defeated: true });
    expect(pointsOf(table)).toEqual({ red: '0', blue: '50' });
  });
});

test('one action for every hundred points', () => {
  for (const year of both) expect([100, 200, 500].map(year.actionTotal)).toEqual([1, 2, 5]);
});
