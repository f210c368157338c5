import { expect, test } from 'vitest';
import { DIRECTIONS } from '../../src/grid/direction';
import { editionById } from '../../src/rules/editions';
import type { AttackDeed, Resolution } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact, MAPPED_FACT, placeFact } from '../game/make';
import { makeGameTable } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

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

/** Resolves a close attack of red’s A on blue’s B, which stands between C, a friend, and D, a friend out of reach. */
function struck(id: string, powers: { readonly A?: string; readonly B?: string }, more: Partial<AttackDeed> = {}) {
  const rules = requireEdition(id);
  const table = makeGameTable(rules, {
    A: { at: 'a1', powers: ['', powers.A ?? ''] },
    B: { at: 'b1', side: 'blue', powers: ['', '', powers.B ?? ''] },
    C: { at: 'c1', side: 'blue' },
    D: { at: 'e1', side: 'blue' },
  });
  const deed: AttackDeed = { deed: 'attack', attacker: 'A', aim: { pieces: ['B'] }, attack: 'close', showed: 'hit' };
  return rules.resolve(table, { ...deed, ...more });
}
const clicks = ({ facts }: Resolution) =>
  facts.flatMap((fact) => (fact.fact === 'clicked' && fact.cause === 'damage' ? [`${fact.piece} ${fact.by}`] : []));
const asked = ({ open }: Resolution, kind: string) => open.filter((each) => each.open === kind);

test.each(DIALS)('%s: asks for the die that replaces the damage of a close attack, and deals its result', (id) => {
  const claws = { A: 'blades-claws-fangs' };
  expect(asked(struck(id, claws), 'die')).toMatchObject([{ piece: 'A' }]);
  expect(asked(struck(id, {}), 'die')).toEqual([]);
  expect(clicks(struck(id, claws, { die: 5 }))).toEqual(['B 5']);
});

test('asks to whom a target passes its damage: to adjacent friends only', () => {
  const schemes = { B: 'mastermind' };
  expect(asked(struck('hypertime-2003', schemes), 'pass')).toMatchObject([{ piece: 'B', pieces: ['C'] }]);
  expect(asked(struck('hypertime-2003', {}), 'pass')).toEqual([]);
  expect(clicks(struck('hypertime-2003', schemes, { passedTo: 'C' }))).toEqual(['C 2']);
});

test('players can report the clicks of the figure to which damage is passed', () => {
  expect(clicks(struck('hypertime-2003', { B: 'mastermind' }, { passedTo: 'C', takes: { C: 4 } }))).toEqual(['C 4']);
});
