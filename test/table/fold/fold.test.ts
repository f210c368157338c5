import { describe, expect, test } from 'vitest';
import { printBoardText } from '../../../src/board/board-text';
import { foldUnchecked } from '../../../src/game/valid-facts';
import { squareName } from '../../../src/grid/square';
import { ZERO } from '../../../src/plain/fraction';
import type { Fact } from '../../../src/table/facts';
import { applyFacts, fold } from '../../../src/table/fold/fold';
import type { Figure } from '../../../src/table/table';
import { getTablePosition } from '../../../src/table/table-position';
import {
  BEGAN_FACT,
  clickFact,
  joinFact,
  MAPPED_FACT,
  makeClearMapText,
  makeTestCharacter,
  placeFact,
  SETUP_FACTS,
} from '../../game/make';

function folded(...facts: Fact[]) {
  const all = fold([...SETUP_FACTS, ...facts]);
  expect(all.rejected).toEqual([]);
  return all.table;
}

function figure(id: string, ...facts: Fact[]): Figure {
  return folded(...facts).figures.get(id) as Figure;
}

describe('the table', () => {
  test('begins with players without points, a map and its starting areas', () => {
    const table = folded();
    expect(table).toMatchObject({
      edition: 'an-edition',
      buildTotal: 300,
      actionTotal: 3,
      points: { red: ZERO, blue: ZERO },
    });
    expect([table.board?.width, table.board?.height]).toEqual([8, 8]);
    expect(table.board?.starts.get('red')?.map(squareName)).toEqual(['a1', 'b1']);
    expect([...table.figures.keys()]).toEqual(['A', 'B']);
  });

  test('shares unchanged figures with the previous table', () => {
    const before = folded(placeFact('A', 'c3'));
    const table = applyFacts(before, [clickFact('B', 1)]);
    expect(table.figures.get('A')).toBe(before.figures.get('A'));
    expect(table.board).toBe(before.board);
    expect(before.figures.get('B')?.click).toBe(1);
  });

  test('numbers figures whose name an earlier figure has', () => {
    const joined = joinFact('A', 'blue') as Extract<Fact, { readonly fact: 'joined' }>;
    const double = (piece: string): Fact => ({ ...joined, piece });
    const names = (...facts: Fact[]) => [...folded(...facts).figures.values()].map(({ name }) => name);
    expect(names(double('C'), double('D'))).toEqual(['Figure A', 'Figure B', 'Figure A 2', 'Figure A 3']);
    const left: Fact = { fact: 'left', piece: 'C' };
    expect(names(double('C'), double('D'), left, double('E')).slice(2)).toEqual(['Figure A 3', 'Figure A 2']);
  });

  test('makes a position of the figures on the map, without defeated ones', () => {
    const ids = (...facts: Fact[]) => getTablePosition(folded(...facts))?.pieces.map((piece) => piece.id);
    expect(ids(placeFact('A', 'c3'))).toEqual(['A']);
    expect(ids(placeFact('A', 'c3'), placeFact('A'))).toEqual([]);
    expect(ids(placeFact('A', 'c3'), { fact: 'defeated', piece: 'A', by: 'B' })).toEqual([]);
  });
});

describe('undone and destroyed things', () => {
  const turn = (side: string): Fact => ({ fact: 'turn', side, round: 1 });
  const acted = (action: string): Fact => ({ fact: 'acted', piece: 'A', action });
  const unacted = (last: string | null, also: boolean): Fact => ({ fact: 'unacted', piece: 'A', last, acted: also });

  test('an undone action is given back to the turn, and other actions stay', () => {
    const none = folded(turn('red'), acted('move'), unacted(null, false));
    expect(none.actionsSpent).toBe(0);
    expect(none.figures.get('A')?.actedThisTurn).toBe(false);
    const one = folded(turn('red'), acted('move'), acted('close'), unacted('move', true));
    expect(one.actionsSpent).toBe(1);
    expect(one.figures.get('A')).toMatchObject({ actedThisTurn: true, lastAction: 'move' });
    const later = folded(turn('red'), acted('move'), turn('blue'), unacted(null, false));
    expect(later.actionsSpent).toBe(0);
  });

  const WALLED: Fact = {
    fact: 'mapped',
    name: 'Ruin',
    map: ['+---+---+---+', '| . | .   B |', '+   +===+   +', '| h   .   . |', '+---+---+---+'].join('\n'),
    starts: {},
  };
  const destroyed = (what: 'wall' | 'door' | 'blocking', at: string, ...debris: string[]): Fact => ({
    fact: 'destroyed',
    what,
    at,
    debris,
    by: 'A',
  });
  const drawn = (...facts: Fact[]) => {
    const { board } = folded(WALLED, ...facts);
    return board && printBoardText(board).trimEnd();
  };

  test('a destroyed wall, door or rock leaves debris, and undoing restores the map', () => {
    const all = [destroyed('wall', 'a1/b1', 'a1'), destroyed('door', 'b1/b2', 'b2'), destroyed('blocking', 'c1', 'c1')];
    expect(drawn(...all)?.split('\n')).toEqual([
      '+---+---+---+',
      '| h   .   h |',
      '+   +   +   +',
      '| h   h   . |',
      '+---+---+---+',
    ]);
    expect(
      drawn(
        ...all,
        { fact: 'rebuilt', what: 'blocking', at: 'c1', cleared: ['c1'] },
        { fact: 'rebuilt', what: 'door', at: 'b1/b2', cleared: ['b2'] },
        { fact: 'rebuilt', what: 'wall', at: 'a1/b1', cleared: ['a1'] },
      ),
    ).toBe(drawn());
  });

  test('leaves out squares and edges that are invalid or off the map', () => {
    const strange = (...facts: Fact[]) => fold([...SETUP_FACTS, ...facts]).rejected.map(({ code }) => code);
    expect(strange(WALLED, destroyed('wall', 'c1/d1'), destroyed('blocking', 'z9'))).toEqual([
      'off-board',
      'off-board',
    ]);
    expect(strange(WALLED, destroyed('blocking', 'c1', 'd4'))).toEqual(['off-board']);
    expect(fold([BEGAN_FACT, destroyed('wall', 'a1/b1')]).rejected.map(({ code }) => code)).toEqual(['no-map']);
  });

  test('returns the same board object for the same fact on the same board', () => {
    const fact = destroyed('wall', 'a1/b1');
    const before = folded(WALLED);
    expect(applyFacts(before, [fact]).board).toBe(applyFacts(before, [fact]).board);
  });
});

describe('an action in progress', () => {
  const begun: Fact = { fact: 'underway', piece: 'A', action: 'flurry', attacks: 1, steps: 0, pushes: true };

  test('is known until it is over', () => {
    expect(folded(begun).underway).toEqual({ piece: 'A', action: 'flurry', attacks: 1, steps: 0, pushes: true });
    expect(folded(begun, { ...begun, piece: null }).underway).toBeNull();
    expect(fold([...SETUP_FACTS, { ...begun, piece: 'Z' }]).rejected).toMatchObject([{ code: 'unknown-piece' }]);
  });

  test('notes a used power once', () => {
    const used = (power: string): Fact => ({ fact: 'used', piece: 'A', power });
    expect(figure('A', used('outwit'), used('perplex'), used('outwit')).used).toEqual(['outwit', 'perplex']);
    expect(figure('B', used('outwit')).used ?? []).toEqual([]);
  });
});

describe('objects and maps', () => {
  const put = (square: string | null): Fact => ({ fact: 'object', object: 'o1', kind: 'heavy', square });

  test('a special object keeps its name when it moves', () => {
    const keg: Fact = { fact: 'object', object: 'o1', kind: 'heavy', square: 'a1', by: 'red', name: 'Powder Keg' };
    expect(folded(keg, put('b2')).objects).toMatchObject([{ id: 'o1', name: 'Powder Keg' }]);
    expect(folded(put('b2')).objects[0]).not.toHaveProperty('name');
  });

  test('an object is in one place, or in none while it is held', () => {
    const places = (...facts: Fact[]) => folded(...facts).objects.map((object) => squareName(object.at));
    expect(places(put('c3'), put('d4'))).toEqual(['d4']);
    expect(places(put('c3'), put(null))).toEqual([]);
    expect(figure('A', { fact: 'holds', piece: 'A', object: 'heavy' }).holding).toBe('heavy');
  });

  test('the last square of a map is on it, and the next is not', () => {
    const yard = { ...MAPPED_FACT, map: makeClearMapText(4, 4) } as Fact;
    const names = (square: string) => figure('A', placeFact('A', square), yard).squares.map(squareName);
    expect([names('d4'), names('e4'), names('d5')]).toEqual([['d4'], [], []]);
  });

  test('a figure that leaves the game is removed, and releases its captive', () => {
    const held: Fact = { fact: 'captured', piece: 'B', by: 'A' };
    const table = folded(placeFact('A', 'c3'), placeFact('B', 'd3'), held, { fact: 'left', piece: 'A' });
    expect([...table.figures.keys()]).toEqual(['B']);
    expect(table.figures.get('B')?.captor).toBeNull();
  });

  test('a smaller map removes what would be beyond its edge', () => {
    const table = folded(placeFact('A', 'h8'), placeFact('B', 'b2'), put('g7'), {
      ...MAPPED_FACT,
      map: makeClearMapText(4, 4),
    } as Fact);
    expect(table.figures.get('A')?.squares).toEqual([]);
    expect(table.figures.get('B')?.squares.map(squareName)).toEqual(['b2']);
    expect(table.objects).toEqual([]);
  });

  test('and keeps what is on it', () => {
    const token = (id: string, square: string): Fact => {
      return { fact: 'token', token: id, kind: 'objective', square, holder: null, strength: null, wounds: 0 };
    };
    const smoke = (id: string, square: string): Fact => {
      return { fact: 'marker', marker: id, kind: 'hindering', square, owner: null, until: null };
    };
    const wide: Fact = { fact: 'placed', piece: 'A', squares: ['d1', 'e1'], how: 'placed' };
    const all = [wide, put('c3'), token('t1', 'b1'), token('t2', 'e1'), smoke('m1', 'a4'), smoke('m2', 'a5')];
    const table = folded(...all, { ...MAPPED_FACT, map: makeClearMapText(4, 4) } as Fact);
    expect(table.figures.get('A')).toMatchObject({ squares: [], firstSquares: [] });
    expect(table.objects.map(({ id }) => id)).toEqual(['o1']);
    expect(table.tokens.map(({ id }) => id)).toEqual(['t1']);
    expect(table.markers.map(({ id }) => id)).toEqual(['m1']);
  });
});

describe('leaves out and reports impossible facts', () => {
  const noMap: Fact[] = [BEGAN_FACT, joinFact('A', 'red')];
  test.each<[string, unknown, string]>([
    ['a piece that is not there', clickFact('Z', 1), 'unknown-piece'],
    ['a piece that is there already', joinFact('A', 'red'), 'known-piece'],
    ['a side that does not play', joinFact('C', 'green'), 'unknown-side'],
    ['a turn of a side that does not play', { fact: 'turn', side: 'green', round: 1 }, 'unknown-side'],
    ['the leaving of one that is not there', { fact: 'left', piece: 'Z' }, 'unknown-piece'],
    ['the fall of one that is not there', { fact: 'defeated', piece: 'Z', by: null }, 'unknown-piece'],
    [
      'an action underway of one that is not there',
      { fact: 'underway', piece: 'Z', action: 'move', attacks: 0, steps: 0, pushes: false },
      'unknown-piece',
    ],
    ['rerolls of a side that does not play', { fact: 'rerolls', side: 'green', left: 1 }, 'unknown-side'],
    ['a winner that does not play', { fact: 'ended', winner: 'green' }, 'unknown-side'],
    [
      'points for a word that every object has',
      { fact: 'scored', side: '__proto__', points: 9, piece: null },
      'unknown-side',
    ],
    [
      'one side twice',
      {
        ...BEGAN_FACT,
        players: [
          { side: 'red', name: '' },
          { side: 'red', name: '' },
        ],
      },
      'repeated-side',
    ],
    ['a square off the map', placeFact('A', 'i9'), 'off-board'],
    ['a word that is no square', placeFact('A', '??'), 'off-board'],
    ['one square twice', placeFact('A', 'a1', 'a1'), 'off-board'],
    ['a start beyond the dial', joinFact('C', 'red', 3, 4), 'off-dial'],
    ['a map that is none', { ...MAPPED_FACT, map: 'here be dragons' }, 'bad-map'],
    ['a dial of no clicks', { ...joinFact('C', 'red'), character: makeTestCharacter('C', 0) }, 'malformed'],
    ['NaN clicks', clickFact('A', Number.NaN), 'malformed'],
    ['half a token', { fact: 'tokens', piece: 'A', by: 0.5 }, 'malformed'],
    ['a fact of a later version', { fact: 'transmogrified', piece: 'A' }, 'malformed'],
    ['the name of a method', { fact: 'constructor' }, 'malformed'],
    ['nothing', null, 'malformed'],
    ['a list', [], 'malformed'],
  ])('%s', (_, fact, code) => {
    const { table, rejected } = foldUnchecked([...SETUP_FACTS, fact, clickFact('A', 1)]);
    expect(rejected).toMatchObject([{ code, index: SETUP_FACTS.length }]);
    expect(table.figures.get('A')?.click).toBe(2);
  });

  test('a place without a map, or for a defeated figure', () => {
    expect(fold([...noMap, placeFact('A', 'a1')]).rejected).toMatchObject([{ code: 'no-map' }]);
    const defeat: Fact = { fact: 'defeated', piece: 'A', by: null };
    expect(fold([...SETUP_FACTS, defeat, placeFact('A', 'a1')]).rejected).toMatchObject([{ code: 'defeated' }]);
  });

  test('reports the path of the invalid field', () => {
    const broken = structuredClone(joinFact('C', 'red')) as unknown as {
      character: { dial: { speed: { value: unknown } }[] };
    };
    (broken.character.dial[2] as { speed: { value: unknown } }).speed.value = '8';
    expect(foldUnchecked([broken]).rejected).toEqual([
      { code: 'malformed', detail: 'character.dial.2.speed.value: a whole number from -99 to 999', index: 0 },
    ]);
  });
});
