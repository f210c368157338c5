import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../src/board/board';
import { printPosition } from '../../src/notation/cases';
import { fraction, printMixedNumber } from '../../src/plain/fraction';
import { areFriendly, findAlliances, listTeamsInOrder, sumTeamPoints } from '../../src/table/allies';
import type { Fact } from '../../src/table/facts';
import { emptyTable, fold } from '../../src/table/fold/fold';
import { makePiece } from '../../src/table/piece';
import { makePosition } from '../../src/table/position';
import { makeSetUpFacts, updatePosition } from '../../src/table/position-setup';
import { getTablePosition } from '../../src/table/table-position';
import { describeGameWin, describeWin, teamName } from '../../src/text/names/team';
import { BEGAN_FACT, clickFact, joinFact, MAPPED_FACT } from '../game/make';

const FOUR = ['red', 'blue', 'green', 'violet'];

function began(...teams: (string | undefined)[]): Fact {
  const players = FOUR.map((side, index) => ({
    side,
    name: side.toUpperCase(),
    ...(teams[index] === undefined ? {} : { team: teams[index] }),
  }));
  return { ...BEGAN_FACT, players } as Fact;
}

describe('players of one team', () => {
  const { alliances } = fold([began('A', 'B', 'A', 'B')]).table;
  const within = alliances === undefined ? {} : { alliances };

  test('are friendly to each other, and opponents of all others', () => {
    const friends = FOUR.map((a) => FOUR.filter((b) => areFriendly(within, a, b)));
    expect(friends).toEqual([
      ['red', 'green'],
      ['blue', 'violet'],
      ['red', 'green'],
      ['blue', 'violet'],
    ]);
  });

  test('are none without teams: each side is friendly only to itself, whatever its name', () => {
    expect(areFriendly({}, 'red', 'green')).toBe(false);
    expect(areFriendly({}, 'red', 'red')).toBe(true);
    expect(areFriendly(within, 'constructor', 'toString')).toBe(false);
  });

  test('are listed in the order of turns, and score together', () => {
    expect(listTeamsInOrder(within, FOUR)).toEqual([
      ['red', 'green'],
      ['blue', 'violet'],
    ]);
    const points = { red: fraction(50), green: fraction(1, 2) };
    expect(printMixedNumber(sumTeamPoints(points, ['red', 'green', 'violet']))).toBe('50 1/2');
  });

  test('a team of one is not a team', () => {
    expect(findAlliances([{ side: 'red', team: 'A' }, { side: 'blue' }, { side: 'green', team: 'B' }])).toEqual({});
  });
});

describe('a game', () => {
  test('without teams has no alliances on the table and in its position', () => {
    const { table } = fold([began(), MAPPED_FACT]);
    expect('alliances' in table).toBe(false);
    expect('alliances' in (getTablePosition(table) ?? {})).toBe(false);
    expect(emptyTable.alliances).toBeUndefined();
  });

  test('has its teams in its position until it begins again without them', () => {
    const allied = fold([began('A', undefined, 'A'), MAPPED_FACT]).table;
    expect(getTablePosition(allied)?.alliances).toEqual({ red: 'A', green: 'A' });
    expect('alliances' in fold([began()], allied).table).toBe(false);
  });

  test("does not count an ally's attack as an opponent's", () => {
    const blow = (from: string) => clickFact('R', 1, from);
    const all = [began('A', undefined, 'A'), joinFact('R', 'red'), joinFact('B', 'blue'), joinFact('G', 'green')];
    const hurtBy = (...blows: Fact[]) => fold([...all, ...blows]).table.figures.get('R')?.lastHurtBy;
    expect(hurtBy(blow('G'))).toBeNull();
    expect(hurtBy(blow('B'), blow('G'))).toBe('B');
  });

  test('names all players of a winning team', () => {
    const { table } = fold([began('A', undefined, 'A')]);
    expect([teamName(table, 'green'), teamName(table, 'blue')]).toEqual(['RED and GREEN', 'BLUE']);
    expect([describeWin(table, 'red'), describeWin(table, 'blue')]).toEqual(['RED and GREEN win', 'BLUE wins']);
    expect(describeGameWin(table, 'red')).toBe('RED and GREEN win the game');
  });

  test('uses the plural for unnamed heroes', () => {
    const players = [
      { side: 'red', name: 'Mastermind' },
      { side: 'blue', name: 'Heroes' },
    ];
    const wins = (side: string) => describeWin({ players }, side);
    expect([wins('red'), wins('blue')]).toEqual(['Mastermind wins', 'Heroes win']);
    expect(describeGameWin({ players }, 'blue')).toBe('Heroes win the game');
    expect(describeWin({ players: [{ side: 'blue', name: 'Hero' }] }, 'blue')).toBe('Hero wins');
  });
});

test('a position converted to facts and folded has the same teams', () => {
  const pieces = FOUR.map((side, index) => makePiece(side, [index], { side }));
  const position = makePosition(emptyBoard(6, 6), pieces, { alliances: { red: 'red', green: 'red' } });
  const { table, rejected } = fold(makeSetUpFacts(position, 'an-edition', 'Here'));
  expect(rejected).toEqual([]);
  const again = updatePosition(position, table);
  expect(again?.alliances).toEqual({ red: 'red', green: 'red' });
  expect(again && printPosition(again, 'an-edition')).toContain('allies: [[red, green]]');
});
