// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { log, select, table } from '../../src/app/game/open-game';
import { recordAction, recordStep } from '../../src/app/game/perform';
import { makeReturnFacts } from '../../src/app/game/return-figure';
import type { Log } from '../../src/game/log';
import { countWounds } from '../../src/table/striker';
import { getTally } from '../../src/table/tallies';
import {
  advanceToPhase,
  findSheet,
  readActionPoints,
  requireFigureByName,
  showQuickMission,
  startActivation,
  tapInSheet,
} from './mission-screen';
import { findButton, pressButton, user } from './table-page';

beforeEach(showQuickMission);

const dial = (name: string) => screen.getByRole('group', { name: `Command Dial of ${name}` });
const shown = (name: string) => within(dial(name)).getByRole('status').textContent?.replace('/', '');
describe('a mission on the Table', () => {
  it('opens with both Command Dials at zero, before the first round', async () => {
    expect(shown('Mastermind')).toContain('0');
    expect(shown('Heroes')).toContain('0 of 12');
    expect(await findButton('Round 1')).toBeTruthy();
    expect(screen.queryByText(/actions left/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
  });

  it('has the face-down cards of a regular setup', async () => {
    await pressButton(/^Face-down cards/);
    const down = within(await findSheet());
    expect(await down.findByRole('button', { name: 'Turn Stage 3 face up' })).toBeTruthy();
    expect(down.queryByText(/Before the Tide Gate Opens/)).toBeNull();
    await tapInSheet('Turn Stage 3 face up');
    await waitFor(() => expect(table()?.cards.map(({ id }) => id)).toContain('Before the Tide Gate Opens'));
  });

  it('advances through the phases, and each round turns both dials up', async () => {
    for (const name of ['Round 1', 'Hero phase', 'Round 2']) await pressButton(name);
    expect(await screen.findByRole('heading', { name: 'Mastermind phase' })).toBeTruthy();
    expect(screen.getByRole('note', { name: 'Reminders' }).textContent).toMatch(/Round tracker.*Command Dials/);
    expect(screen.getByText(/stage 1 of 3 · round 2/)).toBeTruthy();
    expect(shown('Mastermind')).toContain('2 of 12');
    expect(shown('Heroes')).toContain('2 of 12');
    // Undo takes the steps of the round change back one by one.
    await pressButton('Undo');
    await screen.findByRole('heading', { name: 'Command phase' });
    expect(shown('Heroes')).toContain('2 of 12');
    await pressButton('Undo');
    await screen.findByRole('heading', { name: 'End phase' });
    expect(shown('Heroes')).toContain('1 of 12');
    await pressButton('Undo');
    await screen.findByRole('heading', { name: 'Hero phase' });
    await pressButton('Round 2');
    await screen.findByRole('heading', { name: 'Mastermind phase' });
  });

  it('says that the only stage of a single-scenario mission has four rounds', async () => {
    await recordStep('limit', [{ fact: 'limit', ms: null, rounds: 4 }]);
    for (const name of ['Round 1', 'Hero phase', 'Round 2']) await pressButton(name);
    expect(await screen.findByText(/stage 1 of 1 · round 2 of 4/)).toBeTruthy();
  });

  it('reverts a mistaken defeat with its effects, and counts the next one', async () => {
    const won = () => table()?.points.blue?.numerator ?? 0;
    const tokens = () => table()?.counters['Henchman Tokens'] ?? 0;
    const back = async (name: string) => {
      await recordStep('return', makeReturnFacts(log() as Log, requireFigureByName(name)));
      expect(requireFigureByName(name).defeated).toBe(false);
    };
    await recordAction({ deed: 'begin-round', round: 2 });
    await recordAction({ deed: 'defeat', piece: 'Brine Corporal', by: 'Tallow Wick' });
    const worth = won();
    expect(worth).toBeGreaterThan(0);
    await back('Brine Corporal');
    expect(won()).toBe(0);
    await recordAction({ deed: 'defeat', piece: 'Brine Corporal', by: 'Tallow Wick' });
    expect(won()).toBe(worth);
    await recordAction({ deed: 'defeat', piece: 'Tollmen 1', by: 'Tallow Wick' });
    expect(tokens()).toBe(1);
    await back('Tollmen 1');
    expect(tokens()).toBe(0);
    expect(table()?.history?.map((each) => 'piece' in each && each.piece)).toEqual(['Brine Corporal']);
  });

  it('turns a dial by hand, not below zero, and undoes it', async () => {
    expect(
      within(dial('Heroes'))
        .getByRole('button', { name: /^Decrease/ })
        .hasAttribute('disabled'),
    ).toBe(true);
    await user.click(within(dial('Heroes')).getByRole('button', { name: /^Increase/ }));
    await waitFor(() => expect(shown('Heroes')).toContain('1 of 12'));
    await pressButton('Undo');
    await waitFor(() => expect(shown('Heroes')).toContain('0 of 12'));
  });

  it("shows a card with points, boxes, slots and action cards, and a group's shared parts once", async () => {
    const card = await findButton(/action points.*Tallow Wick/);
    expect(card.textContent).toContain('Red space: 6.');
    expect(card.textContent).toMatch(/3Attack: rng · 2, 0 of 2 slots wounded/);
    expect(card.textContent).toMatch(/2Defend: dodge · 1, 0 of 2 slots wounded/);
    expect(within(card).getByText('Snuff')).toBeTruthy();
    expect(screen.getAllByRole('region', { name: 'Tollmen' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: /^Tollmen \d/ })).toHaveLength(3);
  });

  it('lists possible actions with their cost, and why others are impossible', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'a14', 'Tollmen 1': 'a11' }, 2);
    expect(await findButton('Move 1 AP')).toBeTruthy();
    expect(await findButton('Ranged attack 2 AP')).toBeTruthy();
    await pressButton('More actions');
    const all = within(await findSheet());
    expect(all.getByRole('button', { name: /^Flare 3 AP · Ranged/ })).toBeTruthy();
    expect(all.getByRole('button', { name: 'Action die' })).toBeTruthy();
    await user.click(all.getByRole('button', { name: 'Close' }));
    await recordAction({ deed: 'status', piece: 'Tallow Wick', status: 'trapped', by: 1 });
    await pressButton('More actions');
    expect(
      await within(await findSheet()).findByRole('button', { name: 'Ranged attack trapped · strength 3' }),
    ).toBeTruthy();
  });

  it("attacks: the target's player reacts and pays, the wounds are assigned to slots, and a full box is closed", async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'j2', 'Brine Corporal': 'j1' }, 2);
    await recordStep('points', [{ fact: 'tallied', piece: 'Brine Corporal', tally: 'points', of: null, by: 1 }]);
    await pressButton(/^Melee attack/);
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet(/^Reactions/);
    await tapInSheet(/^React: defend armor 2/);
    await waitFor(() => expect(readActionPoints('Brine Corporal')).toBe(0));
    await tapInSheet('Deal 2 wounds 2 AP');
    await screen.findByRole('heading', { name: 'Wounds for Brine Corporal' });
    expect(readActionPoints('Sexton Bell')).toBe(3);
    await tapInSheet('Attack box, slot 1: free');
    await tapInSheet('Attack box, slot 2: free');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(getTally(requireFigureByName('Brine Corporal'), 'wounds', 'attack')).toBe(2);
    expect(getTally(requireFigureByName('Brine Corporal'), 'wounds')).toBe(0);
    expect((await findButton(/action points.*Brine Corporal/)).textContent).toContain('Attack: shut');
  });

  it('pays missing points from the Command Dial', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'j2', 'Brine Corporal': 'j1' }, 2);
    await recordStep('points', [{ fact: 'tallied', piece: 'Sexton Bell', tally: 'points', of: null, by: -4 }]);
    expect(shown('Heroes')).toContain('1 of 12');
    await pressButton(/^Melee attack/);
    await tapInSheet(/^Brine Corporal/);
    await tapInSheet('Deal 4 wounds 2 AP');
    await waitFor(() => expect(shown('Heroes')).toContain('0 of 12'));
    expect(readActionPoints('Sexton Bell')).toBe(0);
  });

  it('rolls the Action Die: the declared effect is gained, a red result helps the other side', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14', 'Brine Corporal': 'j1' }, 2);
    await pressButton('More actions');
    await tapInSheet('Action die');
    await user.click(within(await findSheet()).getByRole('radio', { name: '2' }));
    await tapInSheet('Rolled 3');
    await waitFor(() => expect(readActionPoints('Sexton Bell')).toBe(6));
    await pressButton('Undo');
    await pressButton('More actions');
    await tapInSheet('Action die');
    await tapInSheet(/^Red/);
    await waitFor(() => expect(shown('Mastermind')).toContain('2 of 12'));
    expect(readActionPoints('Sexton Bell')).toBe(5);
  });

  it('opens the full card: a slot takes and loses a wound, a used card is under its token', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14', 'Brine Corporal': 'j1' }, 2);
    await user.click(await findButton(/action points.*Sexton Bell/));
    await tapInSheet('Move box, slot 1: free');
    await waitFor(() => expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(1));
    await tapInSheet('Move box, slot 1: wounded');
    await waitFor(() => expect(countWounds(requireFigureByName('Sexton Bell'))).toBe(0));
    await tapInSheet(/^Use Dig In/);
    await tapInSheet(/^Use it/);
    await waitFor(() => expect(getTally(requireFigureByName('Sexton Bell'), 'duration', 'Dig In')).toBe(2));
    expect(readActionPoints('Sexton Bell')).toBe(3);
  });

  it('rests with a choice when there are more wounds than a rest heals', async () => {
    await advanceToPhase(2, 'hero');
    const wound = (box: string | null, card: string | null, wounds: number) => ({ box, card, wounds });
    const puts = [wound('attack', null, 2), wound('defend', null, 3), wound('move', null, 2)];
    await recordAction({ deed: 'wound', piece: 'Sexton Bell', puts, by: null });
    select('Sexton Bell');
    await pressButton('Rest heals 6');
    for (let healed = 0; healed < 3; healed++) await tapInSheet(/^Heal 1 wound: Defend box/);
    await tapInSheet('Rest: heal 3 wounds');
    await waitFor(() => expect(getTally(requireFigureByName('Sexton Bell'), 'wounds', 'defend')).toBe(0));
    expect(getTally(requireFigureByName('Sexton Bell'), 'wounds', 'attack')).toBe(2);
    expect(await screen.findByRole('heading', { name: 'Sexton Bell acts' })).toBeTruthy();
  });

  it('records objective points by hand at the end of a stage', async () => {
    await advanceToPhase(4, 'end');
    await pressButton('Objective points');
    const heroes = within(await screen.findByRole('group', { name: 'Objective points for Heroes' }));
    await user.click(heroes.getByRole('button', { name: /1 point more/ }));
    await waitFor(() => expect(heroes.getByRole('status').textContent).toBe('1'));
    expect(within(await findSheet()).getByText(/Break the Sluices/)).toBeTruthy();
  });
});
