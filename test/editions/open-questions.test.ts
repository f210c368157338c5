import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/grid/direction';
import { editionById } from '../../src/rules/editions';
import type { AttackDeed, Resolution } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact, MAPPED_FACT, placeFact } from '../game/make';

const RED: Fact = { fact: 'turn', side: 'red', round: 2 };

/** Returns the resolution of an attack by red’s A at a1 that hits B with doubles. */
function shot(id: string, at: string, more: Partial<AttackDeed> = {}): Resolution {
  const { table } = fold([
    BEGAN_FACT,
    MAPPED_FACT,
    joinFact('A', 'red'),
    joinFact('B', 'blue'),
    placeFact('A', 'a1'),
    placeFact('B', at),
    RED,
  ]);
  const deed: AttackDeed = {
    deed: 'attack',
    attacker: 'A',
    aim: { pieces: ['B'] },
    attack: 'ranged',
    showed: 'doubles',
  };
  const resolution = editionById(id)?.resolve(table, { ...deed, ...more });
  if (!resolution) throw new Error(`${id} follows no deeds`);
  return resolution;
}

const names = ({ open }: Resolution) =>
  open
    .filter((each) => each.open === 'direction')
    .flatMap(({ choices = [] }) => choices.map((way) => DIRECTIONS[way]?.name));
const pushed = ({ facts }: Resolution) => facts.some((fact) => fact.fact === 'placed' && fact.how === 'knocked-back');

const DIALS = ['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'];

test.each(DIALS)('%s: off a straight line it asks for the knock back direction, nearest to the line first', (id) => {
  expect(shot(id, 'd2').legal).toBe(true);
  expect(names(shot(id, 'd2'))).toEqual(['e', 'se', 'ne', 's']);
  expect(names(shot(id, 'b4'))).toEqual(['s', 'se', 'sw', 'e']);
  expect(pushed(shot(id, 'd2'))).toBe(false);
});

test.each(DIALS)('%s: asks nothing if the line is straight or the direction is given', (id) => {
  expect(names(shot(id, 'd1'))).toEqual([]);
  expect(names(shot(id, 'd4'))).toEqual([]);
  const resolution = shot(id, 'd2', { direction: { B: 2 } });
  expect(names(resolution)).toEqual([]);
  expect(pushed(resolution)).toBe(true);
});
