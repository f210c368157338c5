import { expect, test } from 'vitest';
import { chooseStartArea } from '../../src/plan/start-area';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { makeTestCharacter } from '../game/make';
import { squareNamed } from '../helpers/square-named';

/** An empty yard with woods along its left edge. */
const WOODS = [
  '+---+---+---+---+---+---+---+---+---+---+',
  '| h   h   h   .   .   .   .   .   .   . |',
  '+   +   +   +   +   +   +   +   +   +   +',
  '| h   h   h   .   .   .   .   .   .   . |',
  '+   +   +   +   +   +   +   +   +   +   +',
  '| h   h   h   .   .   .   .   .   .   . |',
  '+---+---+---+---+---+---+---+---+---+---+',
].join('\n');
const STARTS = { red: ['a1', 'a2', 'a3'], blue: ['j1', 'j2', 'j3'] };

function chooseFor(side: string, range: Readonly<Record<string, number>>, open = [0, 1]): number {
  const { table, rejected } = fold([
    {
      ...{ fact: 'began', edition: 'core-2008', buildTotal: 300, actionTotal: 3 },
      players: ['red', 'blue'].map((each) => ({ side: each, name: each })),
    },
    { fact: 'mapped', name: 'Woods', map: WOODS, starts: STARTS },
    ...Object.entries(range).map(
      ([owner, squares]): Fact => ({
        ...{ fact: 'joined', piece: owner, side: owner, points: 50, click: 1 },
        character: { ...makeTestCharacter(owner), range: squares },
      }),
    ),
  ]);
  expect(rejected).toEqual([]);
  const areas = Object.entries(STARTS).map(([owner, squares]) => ({ side: owner, squares: squares.map(squareNamed) }));
  return chooseStartArea(table, side, areas, open);
}

test.each([
  ['a side that shoots takes the woods', 'blue', { red: 0, blue: 8 }, [0, 1], 0],
  ['a side on foot leaves them', 'red', { red: 0, blue: 0 }, [0, 1], 1],
  ['two sides that shoot both want the woods', 'red', { red: 8, blue: 8 }, [0, 1], 0],
  ['it takes what the others left', 'blue', { red: 8, blue: 8 }, [1], 1],
  ['without figures it stays where it is', 'blue', {}, [0, 1], 1],
  ['there may be no area', 'blue', {}, [], -1],
] as const)('%s', (_, side, range, open, expected) => {
  expect(chooseFor(side, range, [...open])).toBe(expected);
});
