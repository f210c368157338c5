import { describe, expect, test } from 'vitest';
import { endGame } from '../../../src/rules/shared/ending';
import type { Fact } from '../../../src/table/facts';
import { fold } from '../../../src/table/fold/fold';
import type { Table } from '../../../src/table/table';
import { clickFact, joinFact, makeTestCharacter, placeFact, SETUP_FACTS } from '../../game/make';

const WAITS: Fact = {
  fact: 'sidelined',
  piece: 'W',
  side: 'red',
  character: makeTestCharacter('W', 4),
  points: 30,
  click: 1,
};

function folded(...facts: readonly Fact[]): Table {
  const { table, rejected } = fold([...SETUP_FACTS, ...facts]);
  expect(rejected).toEqual([]);
  return table;
}

const waiting = ({ sideline = [] }: Table) => sideline.map(({ piece }) => piece);

describe('the sideline', () => {
  test('holds figures that are out of play, each once', () => {
    const table = folded(WAITS, WAITS);
    expect(waiting(table)).toEqual(['W']);
    expect(table.figures.has('W')).toBe(false);
  });

  test('loses a figure that joins, which then knows what generated it', () => {
    const { fact: _fact, ...who } = WAITS as Extract<Fact, { readonly fact: 'sidelined' }>;
    const table = folded(WAITS, { fact: 'joined', ...who, from: 'A' });
    expect(waiting(table)).toEqual([]);
    expect(table.figures.get('W')).toMatchObject({ side: 'red', from: 'A', click: 1, points: 30 });
  });

  test('loses a figure that leaves the game', () => {
    expect(waiting(folded(WAITS, { fact: 'left', piece: 'W' }))).toEqual([]);
  });

  test('takes a figure out of play, and returns it with the click it had', () => {
    const facts: Fact[] = [joinFact('C', 'red', 6, 2), placeFact('C', 'd4'), clickFact('C', 2)];
    const who = { piece: 'C', side: 'red', character: makeTestCharacter('C'), points: 50, click: 2, showing: 4 };
    const out = folded(...facts, { fact: 'sidelined', ...who });
    expect(out.figures.has('C')).toBe(false);
    const back = folded(...facts, { fact: 'sidelined', ...who }, { fact: 'joined', ...who });
    expect(back.figures.get('C')).toMatchObject({ start: 2, click: 4, squares: [] });
  });

  test('releases the captive of a figure that goes there', () => {
    const table = folded(
      { fact: 'captured', piece: 'B', by: 'A' },
      { fact: 'sidelined', piece: 'A', side: 'red', character: makeTestCharacter('A'), points: 50, click: 1 },
    );
    expect(table.figures.get('B')?.captor).toBeNull();
  });

  test.each<[string, Fact, string]>([
    ['of a side that does not play', { ...WAITS, side: 'green' } as Fact, 'unknown-side'],
    ['on a click that no dial has', { ...WAITS, click: 5 } as Fact, 'off-dial'],
    ['showing a click that no dial has', { ...WAITS, showing: 5 } as Fact, 'off-dial'],
  ])('refuses a figure %s', (_, fact, code) => {
    const { table, rejected } = fold([...SETUP_FACTS, fact]);
    expect(rejected.map((each) => each.code)).toEqual([code]);
    expect(waiting(table)).toEqual([]);
  });

  test('refuses a defeated figure, and a generator that does not exist', () => {
    const gone: Fact = {
      fact: 'sidelined',
      piece: 'B',
      side: 'blue',
      character: makeTestCharacter('B'),
      points: 50,
      click: 1,
    };
    expect(fold([...SETUP_FACTS, { fact: 'defeated', piece: 'B', by: null }, gone]).rejected[0]?.code).toBe('defeated');
    const nobodys = { ...(joinFact('C', 'red') as object), from: 'Z' } as Fact;
    expect(fold([...SETUP_FACTS, nobodys]).rejected[0]?.code).toBe('unknown-piece');
  });

  test('does not save a side from losing, because its figures are not on the map', () => {
    const table = folded(WAITS, { fact: 'defeated', piece: 'A', by: 'B' });
    expect(endGame(table, 'last-standing')).toEqual([{ fact: 'ended', winner: 'blue' }]);
  });
});
