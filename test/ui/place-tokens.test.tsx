// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  beginMissionDraft,
  clearMissionDraft,
  missionDraft,
  readMissionDraft,
} from '../../src/app/mission/mission-draft';
import { makeDemoMissionPlan } from '../../src/game/demo-mission';
import { EDITIONS } from '../../src/rules/editions';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { renderWithMessages } from './table-page';

const user = userEvent.setup({ delay: null });
const rules = EDITIONS.find(({ mission }) => mission);
if (!rules) throw new Error('no edition with missions');
const HEAD = { edition: rules.id, campaign: null, names: { heroes: 'Ana', mastermind: 'Mo' }, level: 1 };

beforeEach(async () => {
  location.hash = '#/table';
  await readMissionDraft();
  await beginMissionDraft(HEAD, makeDemoMissionPlan());
  location.hash = '#/table/mission/mastermind-objectives';
  renderWithMessages(() => <TableScreen />);
});

afterEach(async () => {
  cleanup();
  await clearMissionDraft();
});

/**
 * Selects a square by keyboard.
 * @param columns number of columns from the first square
 * @param rows number of rows from the first square
 */
async function enterSquare(columns: number, rows: number): Promise<void> {
  const map = await screen.findByRole('application', { name: 'Mission map' });
  map.focus();
  const keys = ['{Enter}', '{Home}', ...Array(20).fill('{ArrowUp}')];
  keys.push(...Array(columns).fill('{ArrowRight}'), ...Array(rows).fill('{ArrowDown}'), '{Enter}');
  await user.keyboard(keys.join(''));
}

it('explains why a token cannot be placed outside the battle zone, and moves no token', async () => {
  const before = makeDemoMissionPlan().tokens;
  await user.click(await screen.findByRole('radio', { name: 'Sluice wheel' }));
  // The heroes start on a14.
  await enterSquare(0, 13);
  await screen.findByText('a14 is not in the battle zone. Tap a square of the battle zone.');
  expect(missionDraft()?.plan.tokens).toEqual(before);
  await enterSquare(2, 6);
  await waitFor(() => expect(missionDraft()?.plan.tokens.map(({ at }) => at)).toEqual(['i9', 'c7']));
});

it('does not move placed tokens when the app chooses the missing roles', async () => {
  const places = ['c7', 'd7'].map((at) => ({ scenario: 'demo-sluices', token: 'Sluice wheel', at }));
  await beginMissionDraft(HEAD, { ...makeDemoMissionPlan(), tokens: places, roles: [] });
  location.hash = '#/table/mission';
  await screen.findByRole('heading', { name: 'New mission' });
  await user.click(await screen.findByRole('button', { name: /^Choose for us/ }));
  await waitFor(() => expect(missionDraft()?.plan.roles[0]?.characters).toHaveLength(1));
  expect(missionDraft()?.plan.tokens).toEqual(places);
});
