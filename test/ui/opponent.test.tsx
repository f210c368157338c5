// @vitest-environment jsdom

import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import type { Fact } from '../../src/table/facts';
import OpponentSheet from '../../src/ui/game/table/opponent-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { makeFakePlanner, makeMoveStep, makePlan } from './fake-planner';
import { listFigureSquares, showLane } from './show-lane';

beforeAll(() => import('../../src/ui/map/plan/opponent-panel'));

let planner: ReturnType<typeof makeFakePlanner>;

beforeEach(() => {
  planner = makeFakePlanner();
});

const PLAYS = { manner: 'ruthless', strength: 'champion' } as const;
const RED: Extract<Fact, { readonly fact: 'opponent' }> = { fact: 'opponent', side: 'red', plays: PLAYS };
const MOVE = makePlan([makeMoveStep('red-1', 'a2', 'b2'), makeMoveStep('red-2', 'a4', 'a3')], 23, 9);
const panel = () => screen.findByRole('region', { name: 'Sidekick’s turn' });

async function answer(...plans: readonly (typeof MOVE)[]) {
  planner.found('turn', { plans, evaluated: 12, complete: true });
  planner.ended();
}

describe('the turn of a side that Sidekick plays', () => {
  const opened = (plays: Fact = RED) =>
    showLane({ at: { 'red-1': 'a2', 'red-2': 'a4', 'blue-1': 'g2', 'blue-2': 'f4' }, facts: [plays] });

  it('shows the first step when the search has ended, and plans anew after it was done', async () => {
    const context = await opened();
    expect(within(await panel()).getByRole('status').textContent).toBe('Sidekick is thinking…');
    expect(planner.last()).toMatchObject({ ask: 'turn', side: 'red', opponent: PLAYS });
    await answer(MOVE);
    await within(await panel()).findByText('Brass Titan moves to b2');
    expect(within(await panel()).queryByText(/Paper Kite/)).toBeNull();
    const asked = planner.questions().length;
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['b2']));
    await waitFor(() => expect(planner.questions().length).toBeGreaterThan(asked));
  });

  it('says that it is done when nothing is left to do', async () => {
    await opened();
    await panel();
    await answer();
    await within(await panel()).findByText('Sidekick is done.');
    expect(within(await panel()).getByRole('button', { name: 'End its turn' })).toBeDefined();
  });

  it('is not shown in the turn of a person', async () => {
    await opened({ ...RED, side: 'blue' });
    expect(planner.questions()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Sidekick’s turn' })).toBeNull();
  });
});

describe('who plays a side', () => {
  it('is chosen for each side, with a strength for Sidekick, and goes back to a person', async () => {
    cleanup();
    await startUnplacedDemoGame();
    render(() => <OpponentSheet onClose={() => undefined} />);
    const name = table()?.players[0]?.name ?? '';
    const choose = async (group: string, option: string) =>
      userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name: option }));
    await choose(`Who plays ${name}`, 'Sidekick');
    await screen.findByRole('group', { name: `Manner of ${name}` });
    await choose(`Manner of ${name}`, 'Cautious');
    await waitFor(() => expect(table()?.appPlayers).toMatchObject([{ manner: 'cautious' }]));
    await screen.findByRole('group', { name: `Strength of ${name}` });
    await choose(`Strength of ${name}`, 'Champion');
    await waitFor(() => expect(table()?.appPlayers).toMatchObject([{ manner: 'cautious', strength: 'champion' }]));
    await choose(`Who plays ${name}`, 'Person');
    await waitFor(() => expect(table()?.appPlayers).toEqual([]));
  });
});
