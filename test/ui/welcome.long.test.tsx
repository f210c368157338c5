// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { game, ruleset, table } from '../../src/app/game/open-game';
import { recordStep, undoStep } from '../../src/app/game/perform';
import { closeSession, openSession } from '../../src/app/session/session';
import { readLastHouseRules } from '../../src/app/session/usual-setup';
import { abandonTour, startTour } from '../../src/app/tour/tour';
import type { Ruleset } from '../../src/rules/ruleset';
import { countChangesSince } from '../../src/store/changes';
import { deleteGame, listGames } from '../../src/store/game-list';
import { Shell } from '../../src/ui/shell/shell';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { findButton as button, pressButton as press, user } from './table-page';

beforeEach(() => {
  location.hash = '#/table';
  closeSession();
});

afterEach(async () => {
  cleanup();
  abandonTour();
  for (const { id } of await kept()) await deleteGame(id);
});

async function kept() {
  const list = await listGames();
  return list.ok ? list.value.games : [];
}

/** Returns the number of games that are in no backup, including deleted games. */
async function played() {
  const changes = await countChangesSince(0, {});
  if (!changes.ok) throw new Error(changes.fault.code);
  return changes.value.games;
}

const guide = () => screen.findByRole('region', { name: 'Guide' });
/** Waits for a heading in the guide, which is drawn anew when a sheet opens or closes. */
const heading = (name: string) =>
  waitFor(() => within(screen.getByRole('region', { name: 'Guide' })).getByRole('heading', { name }));

it('is offered without a game, beside the ways to start one', async () => {
  render(() => <Shell />);
  expect(await screen.findByText('Tracks your clix dials, checks line of fire and odds, offline.')).toBeTruthy();
  for (const name of [/^New game/, /^Quick demo game/, /^Learn in one minute/, /^Quick demo mission/])
    expect(await button(name)).toBeTruthy();
});

it('continues only after the person did the action', async () => {
  render(() => <Shell />);
  await press(/^Learn in one minute/);
  await heading('Attack');
  const clicks = () => [...(table()?.figures.values() ?? [])].map(({ click }) => click);
  await press('−1 click of damage');
  await waitFor(() => expect(clicks()).toEqual([2, 1]));
  await heading('Attack');
  await press('Undo');
  await waitFor(() => expect(clicks()).toEqual([1, 1]));
  await press('Help');
  await screen.findByText('Close this to continue the guide.');
  await press('Close');
  await press(/^Attack/);
  const sheet = await screen.findByRole('dialog');
  // The guide moves into the sheet as one line, because nothing outside the sheet can be reached.
  const line = await within(sheet).findByRole('region', { name: 'Guide' });
  await within(line).findByText('Now tap Hit. The damage is worked out.');
  await user.click(within(sheet).getByRole('button', { name: /^Hit/ }));
  await heading('Undo it');
  // The hit's message also has an Undo button.
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  await heading('Look at the map');
  expect(clicks()).toEqual([1, 1]);
});

it('lets each step be skipped, and ends after the last', async () => {
  render(() => <Shell />);
  await press(/^Learn in one minute/);
  for (let step = 1; step <= 8; step++) {
    expect(within(await guide()).getByText(`Step ${step} of 8`)).toBeTruthy();
    await press('Skip this step');
  }
  await heading('That was one turn');
  await press('Save');
  await heading('What next?');
  await press(/^Enter or import figures/);
  expect(location.hash).toBe('#/collection');
  expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull();
  const [left] = await kept();
  expect(left?.demo).toBe(true);
  location.hash = '#/table/games';
  expect((await button(/^Brass Titan – Rook/)).textContent).toMatch(/demo/);
});

it('restores the game that was open, and leaves no traces', async () => {
  render(() => <Shell />);
  await startUnplacedDemoGame();
  const before = game()?.id;
  await startTour();
  await press('Close the guide');
  await heading('Stop here?');
  await press('Keep going');
  await heading('Attack');
  await press('Close the guide');
  await press('Delete');
  await waitFor(() => expect(game()?.id).toBe(before));
  expect((await kept()).map(({ id }) => id)).toEqual([before]);
  expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull();
});

it('replaces a guide that is still open', async () => {
  render(() => <Shell />);
  await startTour();
  await press('Skip this step');
  await heading('Record the hit');
  await startTour();
  await heading('Attack');
  expect(await kept()).toHaveLength(1);
});

it('ends when another game is opened', async () => {
  render(() => <Shell />);
  await startUnplacedDemoGame();
  const other = game()?.id as string;
  await startTour();
  await guide();
  await openSession(other);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Guide' })).toBeNull());
});

it('is excluded from backups, and its house rules are offered to no new game', async () => {
  const before = await played();
  await startTour();
  const rules = ruleset() as Ruleset;
  const rule = rules.house.rules[0];
  if (!rule) throw new Error('no house rule to try it with');
  await recordStep('house-rule', [{ fact: 'house-ruled', rule: rule.id, name: rule.name, on: true }]);
  expect(await readLastHouseRules(rules)).toEqual([]);
  expect(await played()).toBe(before);
  // The tour’s game starts in the second round; undo reverts the house rule, but not the setup.
  await undoStep();
  expect(await undoStep()).toBe(false);
  expect(table()?.round).toBe(2);
});
