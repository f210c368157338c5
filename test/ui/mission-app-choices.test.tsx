// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordStep } from '../../src/app/game/perform';
import { getTally } from '../../src/table/tallies';
import {
  findSheet,
  readActionPoints,
  requireFigureByName,
  showQuickMission,
  startActivation,
  tapInSheet,
} from './mission-screen';
import { pressButton } from './table-page';

beforeEach(showQuickMission);

const decisions = async () =>
  within(await within(await findSheet()).findByRole('region', { name: 'Sidekick chooses' }));

/** Attacks the corporal, which has one action point, with its side played by Sidekick or by a person. */
async function attackCorporal(isApps: boolean): Promise<void> {
  await startActivation('Sexton Bell', { 'Sexton Bell': 'j2', 'Brine Corporal': 'j1' }, 2);
  const { side } = requireFigureByName('Brine Corporal');
  await recordStep('points', [
    { fact: 'tallied', piece: 'Brine Corporal', tally: 'points', of: null, by: 1 },
    { fact: 'opponent', side, plays: isApps ? { manner: 'bold', strength: 'player' } : null },
  ]);
  await pressButton(/^Melee attack/);
  await tapInSheet(/^Brine Corporal/);
  await tapInSheet(/^Reactions/);
}

describe('a figure that Sidekick plays in a mission', () => {
  it('reacts to an attack, and places its wounds', async () => {
    await attackCorporal(true);
    const reacting = await decisions();
    expect(reacting.getByRole('status').textContent).toBe('Sidekick chooses (Mastermind): React: Close Ranks');
    expect(reacting.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^React: Close Ranks · [0-3] wounds? · 1 AP$/),
      'No reaction · 4 wounds · 0 AP',
    ]);
    await tapInSheet('React');
    await waitFor(() => expect(readActionPoints('Brine Corporal')).toBe(0));
    await tapInSheet(/^Deal [1-3] wounds? 2 AP/);
    await screen.findByRole('heading', { name: 'Wounds for Brine Corporal' });
    const placing = await decisions();
    expect(placing.getByRole('status').textContent).toMatch(/^Sidekick chooses \(Mastermind\): .*wound/);
    await tapInSheet('Place as chosen');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getTally(requireFigureByName('Brine Corporal'), 'wounds')).toBe(0);
  });

  it('leaves both to its player if a person plays it', async () => {
    await attackCorporal(false);
    const sheet = within(await findSheet());
    expect(sheet.getByText('Hand the phone to Mastermind. Does Brine Corporal react?')).toBeTruthy();
    expect(sheet.queryByRole('region', { name: 'Sidekick chooses' })).toBeNull();
  });
});
