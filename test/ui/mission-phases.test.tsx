// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, it } from 'vitest';
import { select } from '../../src/app/game/open-game';
import { recordAction, recordStep } from '../../src/app/game/perform';
import { parseSquare, type Square } from '../../src/grid/square';
import {
  activateForPoints,
  advanceToPhase,
  currentTable,
  findSheet,
  requireFigureByName,
  showQuickMission,
  tapInSheet,
} from './mission-screen';
import { pressButton } from './table-page';

configure({ defaultHidden: true });

beforeEach(showQuickMission, 60_000);

it('a villain that acts after the heroes began is out of phase: reported and still recorded', async () => {
  await advanceToPhase(2, 'hero');
  await activateForPoints('Tallow Wick');
  select('Brine Corporal');
  await pressButton('More actions');
  expect((await within(await findSheet()).findByRole('button', { name: /^Gain AP/ })).textContent).toMatch(/not now/);
  await tapInSheet(/^Gain AP/);
  await waitFor(() => expect(requireFigureByName('Brine Corporal').actedRound).toBe(2));
  expect(await screen.findByText(/Against the rules: .*Recorded anyway/)).toBeTruthy();
  expect(currentTable().phase?.phase).toBe('hero phase');
  // The heroes continue, because only the villain's late turn was out of phase.
  const strip = await screen.findByRole('region', { name: 'Left in this phase' });
  await waitFor(() =>
    expect(
      within(strip)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toContain('not activated Sexton Bell'),
  );
});

it('tells for each henchman of the active group what it may still do', async () => {
  await advanceToPhase(2, 'mastermind');
  const henchmen = ['Tollmen 1', 'Tollmen 2', 'Tollmen 3'];
  const squares = ['c9', 'd9', 'e9'];
  await recordStep(
    'place',
    henchmen.map(
      (piece, place) => ({ fact: 'placed', piece, squares: [squares[place] ?? ''], how: 'placed' }) as const,
    ),
  );
  await activateForPoints('Tollmen');
  const states = () =>
    henchmen.map((name) => {
      const card = screen.getByRole('button', { name: new RegExp(`^${name}`) });
      return card.querySelector('.carded-state')?.textContent;
    });
  const move = (piece: string, to: string, action?: string) =>
    recordAction({ deed: 'move', piece, to: [parseSquare(to) as Square], ...(action && { action }) });
  await recordAction({ deed: 'gain', piece: 'Tollmen', points: 6 });
  await waitFor(() => expect(states()).toEqual(henchmen.map(() => 'move · melee attack')));
  await move('Tollmen 1', 'c10', 'march');
  await waitFor(() => expect(states()).toEqual(henchmen.map(() => 'move · melee attack · march on')));
  await move('Tollmen 1', 'c9');
  await move('Tollmen 2', 'd10');
  await waitFor(() => expect(states()[0]).toBe('march on'));
  await move('Tollmen 1', 'c10', 'march');
  await waitFor(() => expect(states()[0]).toBe('finished'));
  expect(states().slice(1)).toEqual(['move · melee attack · march on', 'move · melee attack · march on']);
});
