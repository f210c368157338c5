// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { recordAction, recordStep } from '../../src/app/game/perform';
import type { MissionTurnStep } from '../../src/plan/mission-line';
import type { Action } from '../../src/rules/table-deed';
import { countActionPoints, countWounds } from '../../src/table/striker';
import MapScreen from '../../src/ui/shell/map-tab';
import { squareNamed } from '../helpers/square-named';
import { makeFakePlanner } from './fake-planner';
import { currentTable, openMission, requireFigureByName } from './mission-screen';
import { renderWithMessages, user } from './table-page';

configure({ defaultHidden: true });

beforeAll(() => import('../../src/ui/map/plan/mission-turn-panel'), 120_000);

let planner: ReturnType<typeof makeFakePlanner>;

const panel = () => screen.findByRole('region', { name: 'Sidekick’s turn' });
const ATTACK: MissionTurnStep = {
  deed: {
    deed: 'attack',
    ...{ attacker: 'Brine Corporal', target: { piece: 'Sexton Bell' }, attack: 'melee', card: null },
  },
  piece: 'Brine Corporal',
  ...{ from: squareNamed('c13'), to: squareNamed('c13'), path: [], targets: ['Sexton Bell'], rolls: [] },
  ...{ cost: 2, command: 0, wounds: 2 },
};

async function answer(...steps: readonly MissionTurnStep[]) {
  planner.found('mission', { steps, gain: 40, evaluated: 9, complete: true });
  planner.ended();
}

beforeEach(async () => {
  planner = makeFakePlanner();
  await openMission();
  const [mastermind, heroes] = currentTable().players;
  const plays = { manner: 'bold', strength: 'player' } as const;
  await recordStep('opponent', [{ fact: 'opponent', side: mastermind?.side ?? '', plays }]);
  await recordStep('place', [{ fact: 'placed', piece: 'Brine Corporal', squares: ['c13'], how: 'placed' }]);
  const deeds: readonly Action[] = [
    { deed: 'begin-round', round: 2 },
    { deed: 'turn-dial', side: heroes?.side ?? '', by: 3 },
    { deed: 'next-phase' },
    { deed: 'activate', piece: 'Brine Corporal', how: 'gain' },
  ];
  for (const deed of deeds) await recordAction(deed);
  location.hash = '#/map';
  renderWithMessages(() => <MapScreen />);
}, 60_000);

it('shows a step of its phase, lets the target react, and records both; then it plans anew', async () => {
  expect(within(await panel()).getByRole('status').textContent).toBe('Sidekick is thinking…');
  expect(planner.last()).toMatchObject({ ask: 'mission', opponent: { manner: 'bold', strength: 'player' } });
  await answer(ATTACK);
  await within(await panel()).findByText('Brine Corporal attacks Sexton Bell');
  await within(await panel()).findByText('2 AP · 4 wounds');
  const reactions = within(await panel()).getByRole('group', { name: 'Does Sexton Bell react?' });
  await user.click(within(reactions).getByRole('button', { name: /^React: defend/ }));
  await within(await panel()).findByText('2 AP · 2 wounds');
  const points = countActionPoints(currentTable(), requireFigureByName('Brine Corporal'));
  const asked = planner.questions().length;
  await user.click(within(await panel()).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(2));
  expect(countActionPoints(currentTable(), requireFigureByName('Brine Corporal'))).toBe(points - 2);
  await waitFor(() => expect(planner.questions().length).toBeGreaterThan(asked));
});

it('names what it plans after the step, and hands over when the players do the rest', async () => {
  const next: MissionTurnStep = { ...ATTACK, deed: { deed: 'next-phase' }, piece: null, targets: [], wounds: null };
  await answer(ATTACK, next);
  await user.click(await within(await panel()).findByText('Why?'));
  expect(within(await panel()).getAllByRole('listitem')).toHaveLength(2);
  await user.click(within(await panel()).getByRole('button', { name: 'Play by hand on the Table' }));
  expect(location.hash).toBe('#/table');
});

it('is not shown in the phase of the other side', async () => {
  await panel();
  await recordAction({ deed: 'next-phase' });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Sidekick’s turn' })).toBeNull());
});
