import { describe, expect, test } from 'vitest';
import { printBoardText } from '../../src/board/text';
import { apply, emptyTable, fold, tryFact } from '../../src/game/fold';
import { squareName } from '../../src/grid/square';
import { fraction, ZERO } from '../../src/plain/fraction';
import type { Fact } from '../../src/table/facts';
import { type Figure, positionOf } from '../../src/table/table';
import { BEGAN, character, clicked, joined, MAPPED, mapText, placed, SET_UP } from './make';

function folded(...facts: Fact[]) {
  const all = fold([...SET_UP, ...facts]);
  expect(all.strange).toEqual([]);
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

  test('shares what a fact does not touch', () => {
    const before = folded(placed('A', 'c3'));
    const table = apply(before, clicked('B', 1));
    expect(table.figures.get('A')).toBe(before.figures.get('A'));
    expect(table.board).toBe(before.board);
    expect(before.figures.get('B')?.click).toBe(1);
  });

  test('gives a figure on the map to the rules, and not one that is off it or defeated', () => {
    const ids = (...facts: Fact[]) => positionOf(folded(...facts))?.pieces.map((piece) => piece.id);
    expect(ids(placed('A', 'c3'))).toEqual(['A']);
    expect(ids(placed('A', 'c3'), placed('A'))).toEqual([]);
    expect(ids(placed('A', 'c3'), { fact: 'defeated', piece: 'A', by: 'B' })).toEqual([]);
  });
});

describe('clicks', () => {
  test.each([
    ['turns the dial on damage', [2], 3],
    ['stops at KO, one past the end of six damage', [4, 9], 7],
    ['healing turns it back', [3, -2], 2],
    ['healing never goes above the start', [1, -5], 1],
    ['a figure at KO can be healed back by one', [20, -1], 6],
  ])('%s', (_, turns, click) => {
    expect(figure('A', ...turns.map((by) => clicked('A', by))).click).toBe(click);
  });

  test.each([
    [5, 6],
    [6, 7],
    [7, 7],
    [0, 1],
  ])('%i of them on a dial of six leave it at %i', (clicks, click) => {
    expect(figure('A', clicked('A', clicks)).click).toBe(click);
  });

  test('none of them hurts nobody, and who is not there is not remembered', () => {
    expect(figure('A', clicked('A', 0, 'B')).lastHurtBy).toBeNull();
    expect(figure('A', clicked('A', 1, 'nobody')).lastHurtBy).toBeNull();
  });

  test('a friend who is loaned to the other side hurts as one of it', () => {
    const loaned: Fact = { fact: 'loaned', piece: 'C', to: 'blue', by: 'B' };
    expect(figure('A', joined('C', 'red'), loaned, clicked('A', 1, 'C')).lastHurtBy).toBe('C');
    expect(figure('C', joined('C', 'red'), { ...loaned, to: 'red' })).toMatchObject({ loan: null, loanedBy: null });
    expect(figure('C', joined('C', 'red'), { ...loaned, to: null })).toMatchObject({ loan: null, loanedBy: null });
  });

  test('a dial may start at its last click', () => {
    expect(figure('C', joined('C', 'red', 3, 3))).toMatchObject({ start: 3, click: 3 });
  });

  test('healing stops at the start of a figure that started lower on its dial', () => {
    const table = folded(joined('C', 'red', 6, 3), clicked('C', 2), clicked('C', -4));
    expect(table.figures.get('C')).toMatchObject({ start: 3, click: 3 });
  });

  test('only an opponent who hurts is remembered for the points', () => {
    expect(figure('A', clicked('A', 1, 'B')).lastHurtBy).toBe('B');
    expect(figure('A', clicked('A', 1, 'B'), clicked('A', 1)).lastHurtBy).toBe('B');
    expect(figure('A', joined('C', 'red'), clicked('A', 1, 'C')).lastHurtBy).toBeNull();
    expect(figure('A', clicked('A', -1, 'B')).lastHurtBy).toBeNull();
  });
});

describe('turns', () => {
  const act: Fact = { fact: 'acted', piece: 'A', action: 'move' };
  const token: Fact = { fact: 'tokens', piece: 'A', by: 1 };
  const turn = (side: string, round: number): Fact => ({ fact: 'turn', side, round });

  test('an action counts for the turn, its token stays until a fact takes it', () => {
    const table = folded(turn('red', 1), act, token);
    expect(table).toMatchObject({ turn: 'red', round: 1, actionsSpent: 1 });
    expect(table.figures.get('A')).toMatchObject({ actedThisTurn: true, tokens: 1 });
    const next = apply(table, turn('blue', 1));
    expect(next.actionsSpent).toBe(0);
    expect(next.figures.get('A')).toMatchObject({ actedThisTurn: false, tokens: 1 });
  });

  test('tokens never fall below none', () => {
    expect(figure('A', token, { fact: 'tokens', piece: 'A', by: -3 }).tokens).toBe(0);
  });

  test.each([
    [[1], 1, true],
    [[2, -1], 1, true],
    [[0], 0, false],
    [[-1], 0, false],
  ])('tokens %j come to %i, and whether one came in this turn is %s', (by, tokens, came) => {
    const facts = by.map((each): Fact => ({ fact: 'tokens', piece: 'A', by: each }));
    expect(figure('A', turn('red', 1), ...facts)).toMatchObject({ tokens, tokenThisTurn: came });
  });

  test.each<[Fact, object]>([
    [act, { actedThisTurn: false }],
    [token, { tokenThisTurn: false }],
    [{ fact: 'used', piece: 'A', power: 'perplex' }, { used: [] }],
    [placed('A', 'c3'), { movedThisTurn: false }],
    [
      { fact: 'loaned', piece: 'A', to: 'blue', by: 'B' },
      { loan: null, loanedBy: null },
    ],
  ])('what %j told of a turn is over with it', (fact, over) => {
    expect(figure('A', turn('red', 1), fact)).not.toMatchObject(over);
    expect(figure('A', turn('red', 1), fact, turn('blue', 1))).toMatchObject(over);
  });

  test('actions granted are those of whose turn it is, and add up', () => {
    const granted = (side: string, by: number): Fact => ({ fact: 'granted', side, by });
    expect(folded(turn('red', 1), granted('blue', 1)).granted).toBe(0);
    expect(folded(turn('red', 1), granted('red', 1), granted('red', 2)).granted).toBe(3);
    expect(folded(turn('red', 1), granted('red', 1), turn('blue', 1)).granted).toBe(0);
  });

  test('a power used twice in a turn is told once', () => {
    const used = (power: string): Fact => ({ fact: 'used', piece: 'A', power });
    expect(figure('A', used('outwit'), used('perplex'), used('outwit')).used).toEqual(['outwit', 'perplex']);
  });

  test.each([
    ['moved', 0, false, undefined],
    ['moved', 1, true, undefined],
    ['carried', 1, true, true],
    ['knocked-back', 1, undefined, undefined],
  ] as const)('one that is %s in round %i has moved: %s, was carried: %s', (how, round, moved, carried) => {
    const facts = round === 0 ? [] : [turn('red', round)];
    const { movedThisTurn, carriedThisTurn } = figure('A', ...facts, { ...placed('A', 'c3'), how } as Fact);
    expect([movedThisTurn ?? false, carriedThisTurn]).toEqual([moved ?? false, carried]);
  });

  test('the first place is the last one of the set-up, whatever comes in the game', () => {
    const names = (...facts: Fact[]) => figure('A', ...facts).firstSquares.map(squareName);
    expect(names(placed('A', 'a1'), placed('A', 'b1'))).toEqual(['b1']);
    expect(names(placed('A', 'a1'), turn('red', 1), placed('A', 'c5'))).toEqual(['a1']);
    expect(names(turn('red', 1), placed('A', 'c5'), placed('A', 'c6'))).toEqual(['c5']);
  });

  test('points add up, a mistake is taken back, and the end names a winner', () => {
    const score = (points: number): Fact => ({ fact: 'scored', side: 'red', points, piece: 'B' });
    const table = folded(score(50), score(75), score(-50), { fact: 'ended', winner: 'red' });
    expect(table.points).toEqual({ red: fraction(75), blue: ZERO });
    expect(table.ended).toEqual({ winner: 'red' });
    expect(apply(table, turn('blue', 2)).ended).toBeNull();
  });

  test('points shared among three stay exact: a third each time makes a whole', () => {
    const third: Fact = { fact: 'scored', side: 'red', points: 50, among: 3, piece: null };
    expect(folded(third).points).toEqual({ red: fraction(50, 3), blue: ZERO });
    expect(folded(third, third, third).points).toEqual({ red: fraction(50), blue: ZERO });
  });

  test('a figure defeated by mistake comes back with its tokens and its click', () => {
    const facts = [placed('A', 'c3'), token, clicked('A', 2), { fact: 'defeated', piece: 'A', by: null } as Fact];
    expect(figure('A', ...facts)).toMatchObject({ defeated: true, squares: [] });
    expect(figure('A', ...facts, { fact: 'returned', piece: 'A' })).toMatchObject({
      defeated: false,
      tokens: 1,
      click: 3,
    });
  });
});

describe('what is taken back or destroyed', () => {
  const turn = (side: string): Fact => ({ fact: 'turn', side, round: 1 });
  const acted = (action: string): Fact => ({ fact: 'acted', piece: 'A', action });
  const unacted = (last: string | null, also: boolean): Fact => ({ fact: 'unacted', piece: 'A', last, acted: also });

  test('an action not given after all gives the turn its action back, and leaves the other one', () => {
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

  test('a wall, a door and a rock go, and debris lies there; taken back the map is as it was', () => {
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

  test('what is off the map, or no place at all, is left out', () => {
    const strange = (...facts: Fact[]) => fold([...SET_UP, ...facts]).strange.map(({ code }) => code);
    expect(strange(WALLED, destroyed('wall', 'c1/d1'), destroyed('blocking', 'z9'))).toEqual([
      'off-board',
      'off-board',
    ]);
    expect(strange(WALLED, destroyed('blocking', 'c1', 'd4'))).toEqual(['off-board']);
    expect(fold([BEGAN, destroyed('wall', 'a1/b1')]).strange.map(({ code }) => code)).toEqual(['no-map']);
  });

  test('the same fact on the same board gives the very same board', () => {
    const fact = destroyed('wall', 'a1/b1');
    const before = folded(WALLED);
    expect(apply(before, fact).board).toBe(apply(before, fact).board);
  });
});

describe('objects and maps', () => {
  const put = (square: string | null): Fact => ({ fact: 'object', object: 'o1', kind: 'heavy', square });

  test('a special object keeps its name wherever it is moved', () => {
    const keg: Fact = { fact: 'object', object: 'o1', kind: 'heavy', square: 'a1', by: 'red', name: 'Powder Keg' };
    expect(folded(keg, put('b2')).objects).toMatchObject([{ id: 'o1', name: 'Powder Keg' }]);
    expect(folded(put('b2')).objects[0]).not.toHaveProperty('name');
  });

  test('an object lies in one place, or in none while it is held', () => {
    const places = (...facts: Fact[]) => folded(...facts).objects.map((object) => squareName(object.at));
    expect(places(put('c3'), put('d4'))).toEqual(['d4']);
    expect(places(put('c3'), put(null))).toEqual([]);
    expect(figure('A', { fact: 'holds', piece: 'A', object: 'heavy' }).holding).toBe('heavy');
  });

  test('the last square of a map is on it, and one beyond is not', () => {
    const yard = { ...MAPPED, map: mapText(4, 4) } as Fact;
    const names = (square: string) => figure('A', placed('A', square), yard).squares.map(squareName);
    expect([names('d4'), names('e4'), names('d5')]).toEqual([['d4'], [], []]);
  });

  test('who leaves the game is gone, and sets free whom it held', () => {
    const held: Fact = { fact: 'captured', piece: 'B', by: 'A' };
    const table = folded(placed('A', 'c3'), placed('B', 'd3'), held, { fact: 'left', piece: 'A' });
    expect([...table.figures.keys()]).toEqual(['B']);
    expect(table.figures.get('B')?.captor).toBeNull();
  });

  test('a smaller map takes off it what would stand beyond its edge', () => {
    const table = folded(placed('A', 'h8'), placed('B', 'b2'), put('g7'), { ...MAPPED, map: mapText(4, 4) } as Fact);
    expect(table.figures.get('A')?.squares).toEqual([]);
    expect(table.figures.get('B')?.squares.map(squareName)).toEqual(['b2']);
    expect(table.objects).toEqual([]);
  });
});

describe('facts that cannot be are left out and named', () => {
  const noMap: Fact[] = [BEGAN, joined('A', 'red')];
  test.each<[string, unknown, string]>([
    ['a piece that is not there', clicked('Z', 1), 'unknown-piece'],
    ['a piece that is there already', joined('A', 'red'), 'known-piece'],
    ['a side that does not play', joined('C', 'green'), 'unknown-side'],
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
        ...BEGAN,
        players: [
          { side: 'red', name: '' },
          { side: 'red', name: '' },
        ],
      },
      'repeated-side',
    ],
    ['a square off the map', placed('A', 'i9'), 'off-board'],
    ['a word that is no square', placed('A', '??'), 'off-board'],
    ['one square twice', placed('A', 'a1', 'a1'), 'off-board'],
    ['a start beyond the dial', joined('C', 'red', 3, 4), 'off-dial'],
    ['a map that is none', { ...MAPPED, map: 'here be dragons' }, 'bad-map'],
    ['a dial of no clicks', { ...joined('C', 'red'), character: character('C', 0) }, 'malformed'],
    ['NaN clicks', clicked('A', Number.NaN), 'malformed'],
    ['half a token', { fact: 'tokens', piece: 'A', by: 0.5 }, 'malformed'],
    ['a fact of a later version', { fact: 'transmogrified', piece: 'A' }, 'malformed'],
    ['the name of a method', { fact: 'constructor' }, 'malformed'],
    ['nothing', null, 'malformed'],
    ['a list', [], 'malformed'],
  ])('%s', (_, fact, code) => {
    const { table, strange } = fold([...SET_UP, fact, clicked('A', 1)]);
    expect(strange).toMatchObject([{ code, index: SET_UP.length }]);
    expect(table.figures.get('A')?.click).toBe(2);
  });

  test('a place before there is a map, and one for a defeated figure', () => {
    expect(fold([...noMap, placed('A', 'a1')]).strange).toMatchObject([{ code: 'no-map' }]);
    const defeat: Fact = { fact: 'defeated', piece: 'A', by: null };
    expect(fold([...SET_UP, defeat, placed('A', 'a1')]).strange).toMatchObject([{ code: 'defeated' }]);
  });

  test('the detail leads to the place in the record', () => {
    const broken = structuredClone(joined('C', 'red')) as unknown as {
      character: { dial: { speed: { value: unknown } }[] };
    };
    (broken.character.dial[2] as { speed: { value: unknown } }).speed.value = '8';
    const tried = tryFact(emptyTable, broken);
    expect(tried).toEqual({
      ok: false,
      fault: { code: 'malformed', detail: 'character.dial.2.speed.value: a whole number from -99 to 999' },
    });
  });
});
