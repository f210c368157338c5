import { expect, test } from 'vitest';
import { printDatabaseTeam } from '../../src/force/database-team';
import { parseForceFile } from '../../src/force/parse-force';
import { parseSimulatorSave } from '../../src/force/simulator';
import { printSimulatorBag } from '../../src/force/simulator-bag';
import { EMPTY_STORED_FORCE, makeStoredMember, type StoredForce } from '../../src/force/stored-force';

const reference = (name: string, set: string, number: string) => ({ id: `${set}-${number}`, name, set, number });
const FORCE: StoredForce = {
  ...EMPTY_STORED_FORCE,
  name: 'Night shift',
  notes: 'For Friday',
  buildTotal: 300,
  members: [
    { ...makeStoredMember(reference('Moth Captain', 'zz', '004a'), 75), trait: 1, equipment: ['zzs001'] },
    makeStoredMember(reference('Rook (Old)', 'yy', '039'), 50),
  ],
  objects: [{ name: 'Barrel', kind: 'light', points: 6 }],
  sideline: [reference('Owl', 'zz', '010')],
  maps: ['Yard'],
  tarot: ['The Lamp'],
};

test('a force is the same after it was a team of the unit database; ids are set and number joined', () => {
  const read = parseForceFile(printDatabaseTeam(FORCE), []);
  if (!read.ok) throw new Error(read.fault.code);
  const [first, second] = FORCE.members;
  expect(read.value.force).toEqual({
    ...FORCE,
    members: [
      { ...first, id: 'zz004a' },
      { ...second, id: 'yy039' },
    ],
    sideline: [{ id: 'zz010', name: 'Owl', set: '', number: '' }],
  });
});

test('names and points of the members are the same after they were notecards of a tabletop simulator', () => {
  const read = parseSimulatorSave(JSON.parse(printSimulatorBag(FORCE)))?.force;
  expect([read?.name, read?.members.map(({ name, points }) => [name, points])]).toEqual([
    'Night shift',
    [
      ['Moth Captain', 75],
      ['Rook (Old)', 50],
    ],
  ]);
});
