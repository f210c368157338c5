// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordStep } from '../../src/app/game/perform';
import type { TokenReminder } from '../../src/rules/objectives';
import { getTally } from '../../src/table/tallies';
import { EnteringTokens } from '../../src/ui/game/mission/objectives';
import {
  currentTable,
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

describe('a token that enters', () => {
  const due = (placedBy: 'heroes' | 'mastermind'): TokenReminder => ({
    ...{
      id: 'Tide gate 1',
      name: 'Tide gate',
      card: 'Before the Tide Gate Opens',
      scenario: 'demo-tide-gate',
      strength: 4,
      times: 3,
    },
    ...{ at: null, left: 1, placedBy },
  });

  it('is left to Sidekick if it plays the team that places it', async () => {
    const { side } = requireFigureByName('Brine Corporal');
    await recordStep('opponent', [{ fact: 'opponent', side, plays: { manner: 'bold', strength: 'player' } }]);
    render(() => <EnteringTokens table={currentTable()} due={[due('mastermind')]} />);
    expect(screen.getByText('Tide gate enters: Sidekick places it in its phase.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Tide gate enters/ })).toBeNull();
    render(() => <EnteringTokens table={currentTable()} due={[due('heroes')]} />);
    expect(screen.getByRole('button', { name: /^Tide gate enters: choose a square/ })).toBeTruthy();
  });
});

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
