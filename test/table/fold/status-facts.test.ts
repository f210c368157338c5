import { describe, expect, test } from 'vitest';
import { BLOCKING, HINDERING } from '../../../src/board/terrain';
import { parseSquare } from '../../../src/grid/square';
import { printFraction } from '../../../src/plain/fraction';
import type { Fact, TurnBoundary } from '../../../src/table/facts';
import { fold } from '../../../src/table/fold/fold';
import type { Figure } from '../../../src/table/table';
import { getTablePosition, makePieceOfFigure } from '../../../src/table/table-position';
import { clickFact, joinFact, placeFact, SETUP_FACTS } from '../../game/make';

const RED_BEGINS: TurnBoundary = { side: 'red', when: 'turn-begins' };
const BLUE_ENDS: TurnBoundary = { side: 'blue', when: 'turn-ends' };

function folded(...facts: Fact[]) {
  const all = fold([...SETUP_FACTS, ...facts]);
  expect(all.rejected).toEqual([]);
  return all.table;
}

function figure(id: string, ...facts: Fact[]): Figure {
  return folded(...facts).figures.get(id) as Figure;
}

const captured: Fact = { fact: 'captured', piece: 'B', by: 'A' };

describe('captives', () => {
  test('are off the map without tokens or object, and return to the map where they are placed when free', () => {
    const busy: Fact[] = [
      placeFact('B', 'c3'),
      { fact: 'tokens', piece: 'B', by: 2 },
      { fact: 'holds', piece: 'B', object: 'heavy' },
    ];
    const held = figure('B', ...busy, captured);
    expect(held).toMatchObject({ captor: 'A', squares: [], tokens: 0, holding: null, defeated: false });
    const free = figure('B', ...busy, captured, { fact: 'freed', piece: 'B' }, placeFact('B', 'd4'));
    expect(free).toMatchObject({ captor: null, squares: [parseSquare('d4')] });
  });

  test.each<[string, Fact]>([
    ['is defeated', { fact: 'defeated', piece: 'A', by: null }],
    ['leaves', { fact: 'left', piece: 'A' }],
  ])('have no captor once their captor %s', (_, fact) => {
    expect(figure('B', captured, fact).captor).toBe(null);
  });

  test('are released if their captor is captured, and others stay captive', () => {
    const table = folded(joinFact('C', 'red'), joinFact('D', 'red'), captured, {
      fact: 'captured',
      piece: 'D',
      by: 'C',
    });
    const captor = (id: string) => table.figures.get(id)?.captor;
    expect([captor('B'), captor('D')]).toEqual(['A', 'C']);
    const after = fold([{ fact: 'captured', piece: 'A', by: 'C' }], table).table.figures;
    expect([after.get('B')?.captor, after.get('D')?.captor, after.get('A')?.captor]).toEqual([null, 'C', 'C']);
  });

  test.each<[string, readonly Fact[], Fact, string]>([
    ['placed while captive', [captured], placeFact('B', 'c3'), 'captive'],
    ['by itself', [], { fact: 'captured', piece: 'A', by: 'A' }, 'captive'],
    ['by a captive', [captured], { fact: 'captured', piece: 'A', by: 'B' }, 'captive'],
    ['once defeated', [{ fact: 'defeated', piece: 'B', by: null }], captured, 'defeated'],
    ['by somebody defeated', [{ fact: 'defeated', piece: 'A', by: null }], captured, 'defeated'],
    ['by nobody known', [], { fact: 'captured', piece: 'A', by: 'Z' }, 'unknown-piece'],
  ])('are refused %s', (_, before, fact, code) => {
    expect(fold([...SETUP_FACTS, ...before, fact]).rejected).toMatchObject([
      { code, index: SETUP_FACTS.length + before.length },
    ]);
  });
});

describe('powers and values', () => {
  const off: Fact = { fact: 'switched', piece: 'A', power: 'super-strength', off: true, until: RED_BEGINS };
  const raise = (by: number, until: TurnBoundary | null): Fact => ({
    fact: 'altered',
    piece: 'A',
    value: 'attack',
    by,
    until,
  });

  test('a power switched off is absent for the rules until it is switched on', () => {
    expect(makePieceOfFigure(figure('A')).powers).toEqual(['super-strength']);
    expect(makePieceOfFigure(figure('A', off)).powers).toEqual([]);
    expect(makePieceOfFigure(figure('A', off, { ...off, off: false })).powers).toEqual(['super-strength']);
  });

  test('other powers stay off, and a known source is recorded', () => {
    const stealth: Fact = { ...off, power: 'stealth', by: 'B' };
    expect(figure('A', off, stealth).switchedOff).toEqual([
      { power: 'super-strength', until: RED_BEGINS },
      { power: 'stealth', until: RED_BEGINS, by: 'B' },
    ]);
    expect(figure('A', off, stealth, { ...off, off: false }).switchedOff).toMatchObject([{ power: 'stealth' }]);
  });

  test('changes to a value record their source, and end by value and time', () => {
    const from: Fact = { fact: 'altered', piece: 'A', value: 'attack', by: 1, until: RED_BEGINS, from: 'B' };
    const speed: Fact = { fact: 'altered', piece: 'A', value: 'speed', by: -1, until: RED_BEGINS };
    expect(figure('A', from, speed).altered).toEqual([
      { value: 'attack', by: 1, until: RED_BEGINS, from: 'B' },
      { value: 'speed', by: -1, until: RED_BEGINS },
    ]);
    expect(figure('A', from, speed, raise(0, RED_BEGINS)).altered).toMatchObject([{ value: 'speed' }]);
    expect(figure('A', from, raise(0, { ...RED_BEGINS, side: 'blue' })).altered).toHaveLength(1);
    expect(figure('A', from, raise(0, { ...RED_BEGINS, when: 'turn-ends' })).altered).toHaveLength(1);
    expect(figure('A', raise(1, null), raise(0, RED_BEGINS)).altered).toHaveLength(1);
  });

  test('changes to a value add up, and it is never below 0', () => {
    expect(makePieceOfFigure(figure('A', raise(1, RED_BEGINS), raise(2, BLUE_ENDS))).attack).toBe(13);
    expect(makePieceOfFigure(figure('A', raise(-40, null))).attack).toBe(0);
  });

  test('a change by 0 removes all changes to a value, or those that end at its time', () => {
    const both = [raise(1, RED_BEGINS), raise(2, BLUE_ENDS)];
    expect(makePieceOfFigure(figure('A', ...both, raise(0, null))).attack).toBe(10);
    expect(makePieceOfFigure(figure('A', ...both, raise(0, RED_BEGINS))).attack).toBe(12);
  });

  test('changes belong to the figure, not to the click', () => {
    expect(makePieceOfFigure(figure('A', raise(1, null), clickFact('A', 2))).attack).toBe(9);
  });
});

describe('what a figure holds', () => {
  const holds = (object: 'light' | null, more: { id?: string; name?: string } = {}): Fact => {
    return { fact: 'holds', piece: 'A', object, ...more };
  };

  test.each([
    ['an object of the map, by its id', holds('light', { id: 'o1' }), 'light', { id: 'o1' }],
    ['one with a name', holds('light', { id: 'o1', name: 'Crate' }), 'light', { id: 'o1', name: 'Crate' }],
    ['one that nobody told of', holds('light'), 'light', null],
    ['nothing', holds(null, { id: 'o1' }), null, null],
  ])('is %s', (_, fact, holding, heldObject) => {
    expect(figure('A', fact)).toMatchObject({ holding, heldObject });
  });
});

describe('markers', () => {
  const marker = (id: string, kind: 'hindering' | 'blocking', square: string | null): Fact => ({
    fact: 'marker',
    marker: id,
    kind,
    square,
    owner: 'red',
    until: null,
  });
  const terrainAt = (name: string, ...facts: Fact[]) =>
    getTablePosition(folded(...facts))?.board.terrain[parseSquare(name) as number];

  test('are terrain in a position, until removed', () => {
    const both = [marker('m', 'hindering', 'c3'), marker('n', 'blocking', 'c3')];
    expect(terrainAt('c3', ...both)).toBe(HINDERING | BLOCKING);
    expect(terrainAt('c3', ...both, marker('n', 'blocking', null))).toBe(HINDERING);
    expect(terrainAt('c3', marker('m', 'hindering', 'c3'), marker('m', 'hindering', 'd3'))).toBe(0);
  });

  test('do not change the board itself, and give the same board object for the same markers', () => {
    const table = folded(marker('m', 'blocking', 'c3'));
    expect(table.board?.terrain[parseSquare('c3') as number]).toBe(0);
    expect(getTablePosition(table)?.board).toBe(getTablePosition({ ...table, round: 5 })?.board);
    expect(getTablePosition(folded())?.board).toBe(folded().board);
  });
});

describe('outside the map', () => {
  test('counters and clocks add up', () => {
    const table = folded(
      { fact: 'counted', counter: 'civilians', by: 3 },
      { fact: 'counted', counter: 'civilians', by: -1 },
      { fact: 'clocked', side: 'red', ms: 1500 },
      { fact: 'clocked', side: 'red', ms: 500 },
      { fact: 'limit', ms: 3_000_000, rounds: null },
      { fact: 'rolled', dice: [6, 6], for: 'the attack' },
    );
    expect(table).toMatchObject({ counters: { civilians: 2 }, clock: { red: 2000 }, limit: { ms: 3_000_000 } });
  });

  test('points for survivors are taken back when the game continues', () => {
    const end: Fact[] = [
      { fact: 'scored', side: 'red', points: 10, piece: 'A' },
      { fact: 'scored', side: 'red', points: 50, survived: true, piece: 'A' },
      { fact: 'ended', winner: 'red' },
    ];
    const points = (...facts: Fact[]) =>
      printFraction(folded(...facts).points.red ?? { numerator: -1, denominator: 1 });
    expect(points(...end)).toBe('60');
    expect(points(...end, { fact: 'turn', side: 'blue', round: 7 })).toBe('10');
    expect(points(...end, { fact: 'turn', side: 'blue', round: 7 }, { fact: 'turn', side: 'red', round: 8 })).toBe(
      '10',
    );
  });
});
