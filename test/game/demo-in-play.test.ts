import { expect, test } from 'vitest';
import { makeDemoSetup } from '../../src/app/game/demo-game';
import { makeDemoProgressFacts } from '../../src/app/game/demo-progress';
import { makeGameSetupFacts } from '../../src/app/game/game-setup';
import { BLOCKING } from '../../src/board/terrain';
import { loadRuleset } from '../../src/rules';
import { fold } from '../../src/table/fold/fold';
import { getTablePosition } from '../../src/table/table-position';

const rules = await loadRuleset('core-2008');
const setup = makeDemoSetup(rules);
const { table, rejected } = fold([...makeGameSetupFacts(setup), ...makeDemoProgressFacts(setup)]);
const named = (name: string) => {
  const figure = [...table.figures.values()].find(({ character }) => character.name === name);
  if (!figure) throw new Error(`${name} is not in the demo`);
  return figure;
};

test('is in the second round with two of three actions left, and has no invalid facts', () => {
  expect(rejected).toEqual([]);
  expect([table.round, table.turn, table.actionsSpent]).toEqual([2, 'red', 1]);
});

test('has all figures on the map, each on its own square, none on blocking terrain', () => {
  const board = getTablePosition(table)?.board;
  const squares = [...table.figures.values()].map((figure) => figure.squares);
  expect(squares).toHaveLength(8);
  for (const each of squares) expect(each).toHaveLength(1);
  expect(new Set(squares.flat()).size).toBe(8);
  expect(squares.flat().filter((square) => ((board?.terrain[square] ?? BLOCKING) & BLOCKING) !== 0)).toEqual([]);
});

test('has a possible shot: Brass Titan sees and reaches The Provost and Rook', () => {
  const position = getTablePosition(table);
  if (!position) throw new Error('no map');
  const shot = { attack: 'ranged', strength: null, aim: 0, defend: 0, from: null, object: null };
  for (const target of ['The Provost', 'Rook']) {
    const question = { ...shot, attacker: named('Brass Titan').piece, targets: [named(target).piece] };
    expect([target, rules.hit(position, question).legal]).toEqual([target, true]);
  }
});
