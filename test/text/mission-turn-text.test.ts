import { expect, it } from 'vitest';
import { makeMissionTurnStep } from '../../src/plan/mission-line';
import { raiseTally } from '../../src/table/tallies';
import { describeMissionTurnStep } from '../../src/text/screens/mission-turn-text';
import { makeMissionTable } from '../helpers/mission';

it('tells a second payment for a march from the first', () => {
  const step = makeMissionTurnStep({ deed: 'march', piece: 'Grunts' }, 'Grunts');
  const before = makeMissionTable();
  const [henchman] = [...before.figures.values()].filter(({ card }) => card?.group === 'Grunts');
  const after = makeMissionTable(raiseTally({ piece: henchman?.piece ?? '' }, 'marched', 2));
  const naming = { piece: (id: string) => id } as Parameters<typeof describeMissionTurnStep>[1]['naming'];
  expect(describeMissionTurnStep(step, { naming, table: before })).toBe('Grunts: march');
  expect(describeMissionTurnStep(step, { naming, table: after })).toBe('Grunts: march further');
});
