// @vitest-environment jsdom

import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import type { Fact } from '../../src/table/facts';
import OpponentSheet from '../../src/ui/game/table/opponent-sheet';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { makeFakePlanner, makeMoveStep, makePlan } from './fake-planner';
import {
  chooseMode,
  findAnswerPanel,
  findLaneMap,
  listFigureSquares,
  pressMapButton,
  showLane,
  tapMapPiece,
} from './show-lane';

beforeAll(() =>
  Promise.all([
    import('../../src/ui/map/plan/opponent-panel'),
    import('../../src/ui/map/answer'),
    import('../../src/ui/map/game-end-bar'),
  ]),
);

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
  const opened = (...facts: readonly Fact[]) =>
    showLane({
      at: { 'red-1': 'a2', 'red-2': 'a4', 'blue-1': 'g2', 'blue-2': 'f4' },
      facts: facts.length > 0 ? facts : [RED],
    });

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

  it.each<[string, readonly Fact[]]>([
    ['Sidekick takes no action this turn.', []],
    ['Sidekick’s figures rest this turn.', ['red-1', 'red-2'].map((piece) => ({ fact: 'tokens', piece, by: 1 }))],
    ['Sidekick is done.', [{ fact: 'acted', piece: 'red-1', action: 'move' }]],
  ])('says when nothing is left to do: %s', async (words, facts) => {
    await opened(RED, ...facts);
    await panel();
    await answer();
    await within(await panel()).findByText(words);
    expect(within(await panel()).getByRole('button', { name: 'End its turn' })).toBeDefined();
  });

  it('selects the figure of the next step, and draws only that step', async () => {
    await opened();
    await panel();
    await answer(makePlan([makeMoveStep('red-2', 'a4', 'a3'), makeMoveStep('red-1', 'a2', 'b2')], 23, 9));
    await within(await panel()).findByText('Paper Kite moves to a3');
    await screen.findByRole('heading', { level: 1, name: 'Paper Kite' });
    expect(findLaneMap().querySelectorAll('.step-signs text')).toHaveLength(1);
  });

  it('answers a question on the map meanwhile, and offers no plan of its own moves', async () => {
    await opened();
    await panel();
    await answer(MOVE);
    await within(await panel()).findByText('Brass Titan moves to b2');
    expect(screen.queryByRole('button', { name: 'Plan' })).toBeNull();
    const asked = planner.questions().length;
    await chooseMode('Hit');
    await tapMapPiece(/Lantern Eel/);
    expect(findAnswerPanel()).toBeTruthy();
    expect(planner.questions()).toHaveLength(asked);
    await pressMapButton('Close the answer');
    await within(await panel()).findByText('Brass Titan moves to b2');
  });

  it('ends with the game when a side has no figures left', async () => {
    const out = (piece: string): Fact => ({ fact: 'defeated', piece, by: 'red-1' });
    await opened(RED, out('blue-1'), out('blue-2'));
    const bar = await screen.findByRole('region', { name: 'End of the game' });
    expect(within(bar).getByRole('status').textContent).toBe('Ben has no figures left');
    expect(screen.queryByRole('region', { name: 'Sidekick’s turn' })).toBeNull();
    await userEvent.click(within(bar).getByRole('button', { name: 'End the game' }));
    expect(location.hash).toBe('#/table/summary');
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
