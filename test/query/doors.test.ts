import { expect, test } from 'vitest';
import { DEMO_MISSION_CARDS, makeDemoDraft } from '../../src/app/mission/demo-mission';
import { makeMissionFacts } from '../../src/app/mission/mission-facts';
import { parseEdge } from '../../src/grid/edge';
import { parseSquare, type Square } from '../../src/grid/square';
import { findDoorToOpen } from '../../src/query/doors';
import { EDITIONS } from '../../src/rules/editions';
import { fold } from '../../src/table/fold/fold';
import { getTablePosition } from '../../src/table/table-position';

const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const opening = fold(makeMissionFacts(makeDemoDraft(rules.id), rules, DEMO_MISSION_CARDS)).table;
const at = (name: string) => parseSquare(name) as Square;

// The first demo map has doors at i3/i4 and j3/j4.
test.each([
  ['a hero beside the door', 'Tallow Wick', 'j4', 'j3', 'j3/j4'],
  ['a villain beside the door', 'Brine Corporal', 'j3', 'j4', 'j3/j4'],
  ['a hero two squares behind the door', 'Tallow Wick', 'j4', 'j2', 'j3/j4'],
  ['a hero who is not beside the door', 'Tallow Wick', 'j5', 'j3', null],
  ['a move away from the door', 'Tallow Wick', 'j4', 'j5', null],
  ['a move that is too far without the door too', 'Tallow Wick', 'j4', 'a2', null],
] as const)('%s is offered the door in the way: %s from %s to %s', (_, piece, from, to, door) => {
  const { table } = fold([{ fact: 'placed', piece, squares: [from], how: 'placed' }], opening);
  const position = getTablePosition(table);
  if (!position) throw new Error('no map');
  const question = {
    ...{ piece, to: [at(to)], action: 'move', actionPoints: 5, run: false, carrying: null },
  } as unknown as Parameters<typeof rules.move>[1];
  const found = findDoorToOpen(rules, position, question, rules.move(position, question));
  expect(found).toBe(door === null ? null : parseEdge(door));
});
