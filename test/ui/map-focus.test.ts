// @vitest-environment jsdom
import { createRoot } from 'solid-js';
import { expect, it } from 'vitest';
import { createMapQuestions } from '../../src/app/map/map-questions';
import { createPositionContext } from '../../src/app/map/position-context';
import { squareName } from '../../src/grid/square';
import { requireEdition } from '../helpers/require-edition';
import { EEL, LANE_MAP, TITAN } from './show-lane';

it('keeps both figures of a close attack in view, although no line joins them', async () => {
  const context = createPositionContext({
    ruleset: requireEdition('core-2008'),
    map: LANE_MAP,
    sides: [
      { side: 'red', name: 'Ana', characters: [TITAN] },
      { side: 'blue', name: 'Ben', characters: [EEL] },
    ],
  });
  await context.record('place', [
    { fact: 'placed', piece: 'red-1', squares: ['b2'], how: 'placed' },
    { fact: 'placed', piece: 'blue-1', squares: ['c3'], how: 'placed' },
  ]);
  createRoot((dispose) => {
    const asking = createMapQuestions(() => context, null, null);
    asking.select('red-1');
    asking.setMode('hit');
    asking.setTarget({ piece: 'blue-1' });
    asking.setKind('close');
    expect(asking.focus()?.map(squareName)).toEqual(['b2', 'c3']);
    dispose();
  });
});
