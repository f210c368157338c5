// @vitest-environment jsdom

import { screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fraction } from '../../src/plain/fraction';
import { squareNamed } from '../helpers/square-named';
import { makeFakePlanner, makeMoveStep, makePlan, makeShotStep } from './fake-planner';
import {
  findAnswerPanel,
  findLaneMap,
  listFigureSquares,
  pressMapButton,
  requireLaneFigure,
  showLane,
  tapMapPiece,
} from './show-lane';

beforeAll(() => Promise.all([import('../../src/ui/map/plan/plan-panel'), import('../../src/ui/map/answer')]));

let planner: ReturnType<typeof makeFakePlanner>;

beforeEach(() => {
  planner = makeFakePlanner();
});

const panel = () => screen.getByRole('region', { name: 'Plan' });
const rows = () =>
  within(panel())
    .queryAllByRole('button')
    .filter((each) => each.classList.contains('plan-line'));
const PLACES = { 'red-1': 'a2', 'red-2': 'a4', 'blue-1': 'g2', 'blue-2': 'f4' };
const SHOT = makeShotStep('red-1', 'blue-1', 'b2');
const BEST = makePlan([makeMoveStep('red-1', 'a2', 'b2'), SHOT, makeMoveStep('red-2', 'a4', 'a3')], 23, 9);
const SECOND = makePlan([makeMoveStep('red-2', 'a4', 'b4')], 12, 4);

async function opened(facts: Parameters<typeof showLane>[0]['facts'] = []) {
  const context = await showLane({ at: PLACES, facts });
  await pressMapButton('Plan');
  await screen.findByRole('region', { name: 'Plan' });
  return context;
}

async function found(...plans: readonly (typeof BEST)[]) {
  planner.found('turn', { plans, evaluated: 1240, complete: true });
  planner.ended();
  await waitFor(() => expect(rows()).toHaveLength(plans.length));
}

describe('Plan', () => {
  it('plans for the side that has the turn, and describes plans as players do', async () => {
    await opened();
    expect(planner.last()).toMatchObject({ ask: 'turn', edition: 'core-2008', side: 'red', goal: { goal: 'points' } });
    expect(within(panel()).getByRole('progressbar', { name: 'Comparing turns…' })).toBeTruthy();
    await found(BEST, SECOND);
    expect(rows().map((row) => row.textContent)).toEqual([
      'Brass Titan moves to b2, shoots Lantern Eel: 8 or more. Then Paper Kite moves to a3. +23 won · 9 at risk',
      'Paper Kite moves to b4. +12 won · 4 at risk',
    ]);
    expect(within(panel()).getByText('All 1,240 possible turns compared')).toBeTruthy();
    expect(within(panel()).getByText('Better than the next plan: 11 points more won.')).toBeTruthy();
    expect(within(panel()).queryByRole('progressbar')).toBeNull();
  });

  it('searches again for another goal, and for a tapped square to hold', async () => {
    await opened();
    const goal = within(panel()).getByRole('combobox', { name: 'Goal' });
    await userEvent.selectOptions(goal, 'K.O. Rook');
    expect(planner.last()).toMatchObject({ goal: { goal: 'knock-out', piece: 'blue-2' } });
    await userEvent.selectOptions(goal, 'Hold a square…');
    expect(within(panel()).getByText('Tap the square to hold.')).toBeTruthy();
    expect(planner.questions()).toHaveLength(2);
  });

  it('reports a failure, and tries again', async () => {
    await opened();
    planner.ended('failed');
    expect((await within(panel()).findByRole('alert')).textContent).toContain('The planner failed. Try again.');
    await pressMapButton('Try again');
    expect(planner.questions()).toHaveLength(2);
  });

  it('stops its search on close', async () => {
    await opened();
    expect(planner.stopped()).toBe(0);
    await pressMapButton('Close the plan');
    expect(planner.stopped()).toBe(1);
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
  });
});

describe('a chosen plan', () => {
  it('is drawn with its steps, recorded step by step, and replanned', async () => {
    const context = await opened();
    await found(BEST, SECOND);
    await userEvent.click(rows()[0] as HTMLElement);
    const steps = within(within(panel()).getByRole('list', { name: 'Steps of this plan' }));
    expect(steps.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'Brass Titan moves to b2 gets 1 action token',
      'Brass Titan shoots Lantern Eel: 8 or more 8 or more, 42% · 1.3 clicks on average · gets 1 action token',
      'Paper Kite moves to a3 gets 1 action token',
    ]);
    expect([...findLaneMap().querySelectorAll('.step-signs text')].map((each) => each.textContent)).toEqual([
      '1',
      '2: 8+',
      '3',
    ]);
    await pressMapButton(/^Do it/);
    await waitFor(() => expect(listFigureSquares(context, 'red-1')).toEqual(['b2']));
    expect(requireLaneFigure(context, 'red-1').tokens).toBe(1);
    expect(within(panel()).getByText(/^Brass Titan moves to b2.*Planned anew\.$/)).toBeTruthy();
    expect(planner.questions()).toHaveLength(2);
    await found(makePlan([makeShotStep('red-2', 'blue-1', 'a4')], 9, 3));
    // After a step, the best plan for the rest of the turn is selected.
    expect(rows()[0]?.getAttribute('aria-pressed')).toBe('true');
    await pressMapButton('Undo the last step');
    expect(listFigureSquares(context, 'red-1')).toEqual(['a2']);
    expect(within(panel()).getByText('Planned anew.')).toBeTruthy();
  });

  it('opens the answer of an attack, which takes the real dice', async () => {
    const context = await opened();
    await found(makePlan([makeShotStep('red-1', 'blue-2', 'a2')], 9, 3));
    await userEvent.click(rows()[0] as HTMLElement);
    await pressMapButton(/^Do it/);
    const missed = await within(await screen.findByRole('region', { name: 'Answer' })).findByRole('button', {
      name: /^Miss/,
    });
    expect(within(findAnswerPanel()).getByRole('button', { name: /^Hit/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Plan' })).toBeNull();
    await userEvent.click(missed);
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').tokens).toBe(1));
    expect(within(panel()).getByText(/misses Rook.*Planned anew\.$/)).toBeTruthy();
    expect(planner.questions()).toHaveLength(2);
  });

  it('prompts for the die of a figure that breaks away', async () => {
    const context = await showLane({ at: { 'red-1': 'a2', 'blue-1': 'b2' } });
    await pressMapButton('Plan');
    const roll = { target: null, least: 4, dice: 1, chance: fraction(1, 2) } as const;
    await found(makePlan([makeMoveStep('red-1', 'a2', 'a4', { rolls: [roll] })], 0, 0));
    expect(rows()[0]?.textContent).toContain('Brass Titan breaks away: 4 or more, moves to a4.');
    await userEvent.click(rows()[0] as HTMLElement);
    await pressMapButton(/^Do it/);
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Roll one die. It shows:' })).getByRole('button', { name: '2' }),
    );
    await waitFor(() => expect(requireLaneFigure(context, 'red-1').tokens).toBe(1));
    expect(listFigureSquares(context, 'red-1')).toEqual(['a2']);
    expect(within(panel()).getByText(/did not break away/)).toBeTruthy();
  });
});

describe('other choices', () => {
  it('compares a tapped opponent with the plan', async () => {
    await opened();
    await found(BEST, SECOND);
    await userEvent.click(rows()[0] as HTMLElement);
    await tapMapPiece(/Rook/);
    expect(planner.last()).toMatchObject({ must: { piece: 'red-1', choice: { target: 'blue-2' } } });
    planner.found('turn', { plans: [makePlan([SHOT], 12, 15)], evaluated: 9, complete: true });
    planner.ended();
    expect(
      within(panel()).getByText('Rook as the target instead: 12 won, 15 at risk; the plan: 23 won, 9 at risk.'),
    ).toBeTruthy();
  });

  it('shows the best squares of the selected figure', async () => {
    await opened();
    await found(BEST, SECOND);
    await userEvent.click(rows()[0] as HTMLElement);
    await pressMapButton('Best squares');
    expect(planner.last()).toMatchObject({ ask: 'squares', piece: 'red-1' });
    planner.found('squares', [
      { square: squareNamed('b2'), score: fraction(14), plan: BEST },
      { square: squareNamed('c3'), score: fraction(7, 2), plan: SECOND },
    ]);
    planner.ended();
    const numbers = () => [...document.querySelectorAll('.cost')].map((each) => each.textContent?.trim());
    await waitFor(() => expect(numbers()).toEqual(expect.arrayContaining(['★14', '4'])));
  });
});

describe('a game without the planner', () => {
  it('says so, and links to the menu that turns it on', async () => {
    await opened([{ fact: 'planner', on: false }]);
    expect(within(panel()).getByText('The planner is off in this game.')).toBeTruthy();
    expect(planner.questions()).toEqual([]);
    await pressMapButton('Game menu');
    expect(location.hash).toBe('#/table/menu');
  });
});
