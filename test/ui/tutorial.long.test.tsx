// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { recordAction } from '../../src/app/game/perform';
import { clearMissionDraft, readMissionDraft } from '../../src/app/mission/mission-draft';
import { missionRules } from './mission-screen';
import { clearTable, pressButton, showTable, user } from './table-page';

beforeEach(async () => {
  await readMissionDraft();
  await clearMissionDraft();
  showTable();
});

afterEach(async () => {
  await clearTable();
  await clearMissionDraft();
});

async function setUpTutorial(heroes: number): Promise<void> {
  await pressButton('New game');
  await screen.findByRole('option', { name: missionRules.name });
  await user.selectOptions(screen.getByLabelText('Rules'), missionRules.name);
  await user.type(await screen.findByLabelText('Mastermind player'), 'Mo');
  const points = within(screen.getByRole('group', { name: 'Unit points per team' }));
  await user.click(points.getByRole('radio', { name: String(heroes) }));
  await pressButton(`Set up the tutorial ${heroes} heroes, level 0, starting cards, 4 rounds`);
  await screen.findByRole('heading', { name: 'New mission' });
}

it('is one stage of four rounds with two level 0 heroes against six henchmen, ready to start', async () => {
  await setUpTutorial(2);
  expect(screen.queryByRole('button', { name: /rule problem/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Rule problems' })).toBeNull();
  // Every step of the mission setup can be opened and changed.
  await pressButton(/^Action cards/);
  await screen.findByRole('heading', { name: /^Tallow Wick ?4 of 4 build points$/ });
  await pressButton('All steps');
  await pressButton('Start the mission');
  await waitFor(() => expect(table()?.figures.size).toBe(8));
  const figures = [...(table()?.figures.values() ?? [])];
  expect(figures.filter(({ card }) => card?.kind === 'henchman')).toHaveLength(6);
  const wick = figures.find(({ piece }) => piece === 'Tallow Wick');
  expect(Object.keys(wick?.card?.cards ?? {})).toEqual(['Snuff', 'Flare']);
  expect(table()?.players.map(({ name }) => name)).toEqual(['Mo', 'Heroes']);
  await screen.findByRole('group', { name: 'Command Dial of Heroes' });
  expect(screen.queryByRole('button', { name: /^Face-down cards/ })).toBeNull();
  await pressButton('Start round 1');
  await screen.findByText(/stage 1 of 1 · round 1 of 4/);
  await recordAction({ deed: 'begin-round', round: 4 });
  for (const name of ['Mastermind phase', 'Hero phase', 'End phase']) await pressButton(name);
  await user.click(
    await within(await screen.findByRole('article', { name: 'Break the Sluices' })).findByRole('button', {
      name: 'Failed Mo +2',
    }),
  );
  await pressButton('End the mission');
  await screen.findByRole('heading', { name: 'Summary' });
  await pressButton('End the mission');
  await screen.findByText('Mo wins');
});

it('adds a villain for the third hero and another for the fourth', async () => {
  await setUpTutorial(4);
  await pressButton('Start the mission');
  await waitFor(() => expect(table()?.figures.size).toBe(12));
  const kinds = [...(table()?.figures.values() ?? [])].map(({ card }) => card?.kind);
  expect(kinds.filter((kind) => kind === 'villain')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'mastermind')).toHaveLength(0);
});
