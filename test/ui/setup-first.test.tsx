// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { table } from '../../src/app/game/open-game';
import { startGame } from '../../src/app/session/start-game';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { pressButton as press } from './table-page';

/* Choosing the first player completes one step of the setup, and the other steps remain. */

beforeEach(() => {
  location.hash = '#/table';
  render(() => <TableScreen />);
});

/** Lists the setup steps with their state, such as `First player, next`. */
const rows = async () =>
  [...(await screen.findByRole('region', { name: 'Setup steps' })).querySelectorAll('.setup-step')].map(
    (row) => `${row.querySelector('strong')?.textContent}${row.querySelector('.spoken')?.textContent?.trimEnd()}`,
  );

async function begin(edition: string): Promise<void> {
  const players = ['Ana', 'Ben'].map((name, index) => ({
    side: index === 0 ? 'red' : 'blue',
    name,
    characters: DEMO_FORCES[index]?.characters ?? [],
  }));
  const map = DEMO_MAPS[0] ?? null;
  expect(await startGame({ name: 'Ana – Ben', edition, buildTotal: 300, actionTotal: 3, players, map })).toBe(true);
  await screen.findByRole('heading', { name: 'Setup' });
}

test.each(['hypertime-2002', 'hypertime-2003', 'core-2008', 'x-of-swords'])(
  'choosing the first player without a roll completes its step, and the next one follows: %s',
  async (edition) => {
    await begin(edition);
    await press('Ben goes first');
    await waitFor(async () => expect(await rows()).toContain('First player, done'));
    expect(table()?.turn).toBeNull();
    expect(table()?.players.map(({ name }) => name)).toEqual(['Ben', 'Ana']);
    expect(await rows()).toContain('Starting areas, next');
    await press(/^Start the game/);
    await screen.findByRole('heading', { name: 'Ben’s turn' });
  },
);

test('does not prompt for a theme bonus in an edition without themed teams', async () => {
  await begin('hypertime-2002');
  await press('Roll for first player');
  const ask = await screen.findByRole('dialog', { name: 'Who goes first?' });
  expect(within(ask).getByRole('region', { name: 'Ben' })).toBeTruthy();
  expect(within(ask).queryByText(/theme/)).toBeNull();
  expect(within(ask).queryByRole('group', { name: /Theme bonus/ })).toBeNull();
});
