import { expect, it } from 'vitest';
import { listActionShapes } from '../../src/query/draft/action-draft';
import { groupActions, listPowerActions } from '../../src/query/draft/grouped-actions';
import { makeGameTable } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';

const ruleset = requireEdition('core-2008');

function contextFor(about: object) {
  const table = makeGameTable(ruleset, { A: { at: 'a1', ...about }, B: { at: 'f1', side: 'blue' } });
  return { ruleset, table, shapes: listActionShapes(ruleset) };
}

it('an action that needs an object, a captive or a power is not possible without it', () => {
  const { legal, changes, illegal } = groupActions(contextFor({}), 'A');
  const deeds = (group: typeof legal) => group.map(({ deed }) => deed);
  expect(deeds(illegal)).toEqual(
    expect.arrayContaining(['use', 'switch-on', 'pick-up', 'put-down', 'release', 'rescue']),
  );
  expect(deeds(legal)).toContain('move');
  expect(deeds(changes)).toEqual(expect.arrayContaining(['act', 'damage', 'heal', 'token']));
});

it('a power that combines a move with an attack is an action by its name', () => {
  expect(listPowerActions(contextFor({ powers: ['running-shot'] }), 'A')).toEqual([
    { action: 'running-shot', start: { deed: 'move', piece: 'A', action: 'running-shot' }, isLegal: true },
  ]);
  const { table, ...rest } = contextFor({ powers: ['flurry'] });
  expect(listPowerActions({ table, ...rest }, 'A')).toEqual([
    { action: 'flurry', start: { deed: 'attack', attacker: 'A', action: 'flurry' }, isLegal: false },
  ]);
  const figures = new Map([...table.figures].map(([id, figure]) => [id, { ...figure, squares: [] }]));
  expect(listPowerActions({ table: { ...table, figures }, ...rest }, 'A')).toEqual([
    { action: 'flurry', start: null, isLegal: false },
  ]);
});
