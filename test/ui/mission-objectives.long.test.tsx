// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordAction, recordStep, undoStep } from '../../src/app/game/perform';
import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import { makeRoleFact, makeScenarioFact } from '../../src/app/mission/mission-facts';
import { listTokensToPlace, placeToken } from '../../src/app/mission/mission-objectives';
import { parseSquare, type Square } from '../../src/grid/square';
import type { TokenReminder } from '../../src/rules/objectives';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { showQuickMission } from './mission-screen';
import { user } from './table-page';

beforeEach(showQuickMission);

const objectives = () => screen.findByRole('region', { name: 'Objectives' });
const scenario = async (name: string) => within(await objectives()).findByRole('article', { name });
const at = (round: number, phase: string): Fact[] => [
  { fact: 'turn', side: 'red', round },
  { fact: 'phase', phase, piece: null },
];
const points = (side: string) => table()?.points[side]?.numerator ?? 0;
const tell = async (...facts: Fact[]): Promise<void> => {
  expect(await recordStep('test', facts)).toBe(true);
};
const blow = async (id: string): Promise<void> => {
  const square = table()?.tokens.find((each) => each.id === id)?.at;
  if (square == null) throw new Error(id);
  await recordAction({ deed: 'destroy', target: { square } });
};

describe('mission objectives on the Table', () => {
  it('show their progress, award a success once by one tap, and undo it', async () => {
    await tell(...at(2, 'hero phase'));
    const sluices = await scenario('Break the Sluices');
    within(sluices).getByText('0 of 2');
    within(await scenario('The Quiet Courier')).getByText('role face down');
    await blow('Sluice wheel 1');
    await within(sluices).findByText('1 of 2');
    expect(within(sluices).queryByRole('button')).toBeNull();
    await blow('Sluice wheel 2');
    await user.click(await within(sluices).findByRole('button', { name: /^Succeeded/ }));
    await within(sluices).findByText('Succeeded: Heroes +2');
    await waitFor(() => expect(points('blue')).toBe(2));
    expect(within(sluices).queryByRole('button')).toBeNull();
    await undoStep();
    await within(sluices).findByRole('button', { name: /^Succeeded/ });
    expect(points('blue')).toBe(0);
  });

  it('give the points of failures to the mastermind at the end of the stage, unless players decide otherwise', async () => {
    await tell(...at(4, 'hero phase'));
    const sluices = await scenario('Break the Sluices');
    expect(within(sluices).queryByRole('button')).toBeNull();
    await tell(...at(4, 'end phase'));
    await user.click(await within(sluices).findByRole('button', { name: /^Failed/ }));
    await within(sluices).findByText('Failed: Mastermind +2');
    expect([points('red'), points('blue')]).toEqual([2, 0]);
  });

  it('ask to score a stage until all its scenarios are recorded', async () => {
    await tell(...at(4, 'end phase'));
    await screen.findByText('Stage over: score its scenarios.');
    const sluices = await scenario('Break the Sluices');
    await user.click(await within(sluices).findByRole('button', { name: /^Failed/ }));
    await screen.findByText('Stage over: a scenario is still face down.');
    expect(screen.queryByText('Stage over: score its scenarios.')).toBeNull();
    await undoStep();
    await screen.findByText('Stage over: score its scenarios.');
  });

  it('ask to turn up the stage 3 card once stage 1 is over, until it is face up', async () => {
    await tell(...at(4, 'hero phase'));
    await scenario('Break the Sluices');
    expect(screen.queryByText('Stage 3 is still face down.')).toBeNull();
    await tell(...at(4, 'end phase'));
    await user.click(await within(await scenario('Break the Sluices')).findByRole('button', { name: /^Failed/ }));
    await screen.findByText('Stage 3 is still face down.');
    await user.click(await screen.findByRole('button', { name: 'Turn it face up' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Turn Stage 3 face up' }),
    );
    await screen.findByText('Stage over: all its scenarios are scored.');
    expect(screen.queryByText('Stage 3 is still face down.')).toBeNull();
    await scenario('Before the Tide Gate Opens');
  });

  it('are reported by the summary while a scenario is unscored, before and after the end', async () => {
    await tell(...at(12, 'end phase'));
    for (const name of ['Break the Sluices', 'The Quiet Courier'])
      await user.click(await within(await scenario(name)).findByRole('button', { name: /^Failed/ }));
    await user.click(await screen.findByRole('button', { name: 'End the mission' }));
    const due = await screen.findByRole('region', { name: 'Still to score' });
    await within(due).findByText('Stage 3 is still face down.');
    await user.click(await screen.findByRole('button', { name: 'End the mission' }));
    await waitFor(() => expect(table()?.ended).not.toBeNull());
    await screen.findByRole('region', { name: 'Still to score' });
    location.hash = '#/table/games';
    expect((await screen.findAllByText(/^ended, not all scored/)).length).toBe(1);
    location.hash = '#/table/summary';
    await user.click(await screen.findByRole('button', { name: 'Keep playing' }));
    await screen.findByText('Stage over: a scenario is still face down.');
    expect(table()?.ended).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Turn it face up' }));
    await user.click(
      await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Turn Stage 3 face up' }),
    );
    await screen.findByText('Stage over: score its scenarios.');
    await user.click(
      await within(await scenario('Before the Tide Gate Opens')).findByRole('button', { name: /^Failed/ }),
    );
    await screen.findByText('Stage over: all its scenarios are scored.');
    await user.click(await screen.findByRole('button', { name: 'End the mission' }));
    await screen.findByText('If the game ends now');
    expect(screen.queryByRole('region', { name: 'Still to score' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'End the mission' }));
    await waitFor(() => expect(table()?.ended).not.toBeNull());
    location.hash = '#/table/games';
    expect((await screen.findAllByText(/^finished/)).length).toBe(1);
  });

  it('prompt for the tokens of stage 3 once its card is face up and the stage begins', async () => {
    const gate = makeScenarioFact('demo-tide-gate', DEMO_MISSION_CARDS);
    if (!gate) throw new Error('no gate');
    await tell(...at(8, 'end phase'), gate);
    await scenario('Before the Tide Gate Opens');
    expect(screen.queryByRole('button', { name: /^Tide gate enters/ })).toBeNull();
    await tell(...at(9, 'mastermind phase'));
    const enters = await screen.findByRole('button', { name: /^Tide gate enters: choose a square/ });
    expect(enters.textContent).toContain('Placed by: Mastermind');
    await user.click(enters);
    await screen.findByRole('dialog', { name: 'Place Tide gate' });
    const [due] = listTokensToPlace(table() as Table);
    await placeToken(due as TokenReminder, parseSquare('e7') as Square);
    expect(table()?.tokens.find(({ id }) => id === 'Tide gate 1')).toMatchObject({ strength: 4, times: 3, wounds: 0 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Tide gate enters/ })).toBeNull());
    for (const _ of [1, 2, 3]) await blow('Tide gate 1');
    await user.click(
      await within(await scenario('Before the Tide Gate Opens')).findByRole('button', { name: /^Succeeded/ }),
    );
    await waitFor(() => expect(points('blue')).toBe(4));
  });

  it('use a secret role only once it is revealed', async () => {
    await tell(...at(6, 'hero phase'));
    await recordAction({ deed: 'defeat', piece: 'Brine Corporal', by: 'Tallow Wick' });
    const courier = await scenario('The Quiet Courier');
    within(courier).getByText('role face down');
    const play = { scenario: 'demo-courier', role: 'Courier', characters: ['demo-5'] };
    const held = makeRoleFact(play, DEMO_MISSION_CARDS);
    await tell({ ...held, role: { scenario: 'demo-courier', role: 'Courier', pieces: ['Brine Corporal'] } } as Fact);
    await within(courier).findByRole('button', { name: /^Succeeded/ });
  });
});
