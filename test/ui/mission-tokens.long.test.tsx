// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selected } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { DEMO_MISSION_CARDS } from '../../src/app/mission/demo-mission';
import { makeScenarioFact } from '../../src/app/mission/mission-facts';
import { closeSession } from '../../src/app/session/session';
import type { Objective } from '../../src/catalog/cards/scenario-card';
import type { Fact } from '../../src/table/facts';
import MapScreen from '../../src/ui/shell/map-tab';
import { currentTable, findSheet, openMission, startActivation, tapInSheet } from './mission-screen';
import { findButton, pressButton, renderWithMessages, showTable, user } from './table-page';

configure({ defaultHidden: true });

beforeAll(
  () => Promise.all([import('../../src/ui/game/mission/ask-sheet'), import('../../src/ui/map/answer')]),
  120_000,
);

type Token = Extract<Fact, { readonly fact: 'token' }>;

/**
 * Makes the fact of a token in a demo scenario.
 * @param part fields that differ from the defaults
 */
const token = (id: string, part: Partial<Token>): Token => ({
  ...{ fact: 'token', token: id, kind: 'objective', square: null, holder: null, strength: null, wounds: 0 },
  ...part,
});

/** Makes the fact that the scenario card of the tally book is face up, with changed objectives. */
function tallyBook(change = (each: readonly Objective[]): readonly Objective[] => each): Fact {
  const card = makeScenarioFact('demo-tally-book', DEMO_MISSION_CARDS);
  if (card?.fact !== 'card' || !card.terms) throw new Error('no such card');
  return { ...card, terms: { ...card.terms, objectives: change(card.terms.objectives) } };
}

describe('on the Table', () => {
  beforeEach(async () => {
    showTable();
    await openMission();
    await screen.findByRole('group', { name: 'Command Dial of Heroes' });
  }, 60_000);

  it("collapses unreachable opponents, above the attack's effects", async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'c8', 'Brine Corporal': 'j1' });
    await pressButton(/^Ranged attack/);
    const own = within(await findSheet());
    expect(await own.findByRole('button', { name: /^Sluice wheel 1/ })).toBeTruthy();
    expect(own.queryByRole('button', { name: /^Brine Corporal/ })).toBeNull();
    await user.click(own.getByRole('button', { name: /^\d opponents cannot be attacked$/ }));
    expect(await own.findByRole('button', { name: /^Brine Corporal/ })).toBeTruthy();
  });

  it('also collapses teammates, with the note above them', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'd12', 'Brine Corporal': 'd11' });
    await pressButton(/^Melee attack/);
    const own = within(await findSheet());
    expect(await own.findByRole('button', { name: /^Brine Corporal \d wounds$/ })).toBeTruthy();
    expect(own.queryByRole('heading', { name: 'Teammates' })).toBeNull();
    await user.click(own.getByRole('button', { name: /^\d teammates? cannot be attacked$/ }));
    expect(await own.findByRole('heading', { name: 'Teammates' })).toBeTruthy();
  });

  it('lists unreachable opponents with the reason when there is no other target', async () => {
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14', 'Brine Corporal': 'j1' });
    await recordStep('place', [{ fact: 'placed', piece: 'Tallow Wick', squares: [], how: 'placed' }]);
    await pressButton(/^Melee attack/);
    expect(await within(await findSheet()).findByRole('button', { name: /^Brine Corporal / })).toBeTruthy();
  });

  it('shows which wound an attack deals, and that the last one breaks the token', async () => {
    await startActivation('Tallow Wick', { 'Tallow Wick': 'c8', 'Brine Corporal': 'j1' });
    const wheel = (wounds: number) => token('Sluice wheel 1', { square: 'c6', strength: 3, times: 3, wounds });
    await recordStep('token', [wheel(0)]);
    await pressButton(/^Ranged attack/);
    await within(await findSheet()).findByRole('button', { name: 'Sluice wheel 1 wound 1 of 3' });
    await recordStep('token', [wheel(1)]);
    await within(await findSheet()).findByRole('button', { name: 'Sluice wheel 1 wound 2 of 3' });
    await recordStep('token', [wheel(2)]);
    await within(await findSheet()).findByRole('button', { name: 'Sluice wheel 1 breaks strength 3' });
  });

  it('delivers a token by one tap above the usual actions, which says what follows', async () => {
    await recordStep('cards', [tallyBook(), token('Tally book 1', { holder: 'Sexton Bell' })]);
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14' });
    const row = (await findButton('More actions')).parentElement as HTMLElement;
    const hand = () =>
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => /^(Move|Melee)/.exec(textContent ?? '')?.[0]);
    expect(hand()).toEqual(['Move', 'Melee', undefined]);
    const [first] = screen.getAllByRole('button', { name: /Deliver Tally book 1/ });
    expect(first?.textContent?.trim()).toMatch(/^Deliver Tally book 1\s*then Heroes \+3$/);
    await user.click(first as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: /Deliver Tally book 1/ })).toBeNull());
    // The actions under the thumb do not move when the token is gone.
    expect(hand()).toEqual(['Move', 'Melee', undefined]);
    await waitFor(() => expect(currentTable().tokens.some(({ id }) => id === 'Tally book 1')).toBe(false));
    expect(
      await within(await screen.findByRole('article', { name: 'The Tally Book' })).findByText('done'),
    ).toBeTruthy();
  });

  it('counts a delivery when the card needs several', async () => {
    const twice = (objectives: readonly Objective[]) => objectives.map((each) => ({ ...each, count: 2 }));
    await recordStep('cards', [tallyBook(twice), token('Tally book 1', { holder: 'Sexton Bell' })]);
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14' });
    expect(await findButton(/^Deliver Tally book 1\s*1 of 2 delivered$/)).toBeTruthy();
  });

  it('says what a card without structured objectives gives later, and delivers without points', async () => {
    await recordStep('cards', [tallyBook(() => []), token('Tally book 1', { holder: 'Sexton Bell' })]);
    await startActivation('Sexton Bell', { 'Sexton Bell': 'c14' });
    await pressButton(/^Deliver Tally book 1/);
    const asked = within(await findSheet());
    expect(await asked.findByText(/^The Tally Book gives \d objective points? once it succeeds\./)).toBeTruthy();
    await tapInSheet(/^Deliver\s*points once The Tally Book succeeds$/);
    await waitFor(() => expect(currentTable().tokens.some(({ id }) => id === 'Tally book 1')).toBe(false));
    expect(currentTable().points.blue?.numerator ?? 0).toBe(0);
  });
});

describe('on the Map', () => {
  const map = () => screen.findByRole('application');
  const answer = () => screen.findByRole('region', { name: 'Answer' });
  const piece = async (name: RegExp) => user.click(await within(await map()).findByRole('button', { name }));

  beforeEach(async () => {
    closeSession();
    await openMission();
    location.hash = '#/map';
    renderWithMessages(() => <MapScreen />);
  }, 60_000);

  it('answers a tap on a teammate in Hit mode, which can be attacked too; a second tap selects it', async () => {
    await recordStep('place', [
      { fact: 'placed', piece: 'Sexton Bell', squares: ['d12'], how: 'placed' },
      { fact: 'placed', piece: 'Tallow Wick', squares: ['d11'], how: 'placed' },
    ]);
    await piece(/^Sexton Bell/);
    await user.click(await screen.findByRole('radio', { name: 'Hit' }));
    await piece(/^Tallow Wick/);
    expect(await within(await answer()).findByRole('button', { name: /^Attack/ })).toBeTruthy();
    expect(selected()).toBe('Sexton Bell');
    await piece(/^Tallow Wick/);
    expect(selected()).toBe('Tallow Wick');
  });

  it('says that attacks have no effect on a token without strength', async () => {
    await recordStep('place', [{ fact: 'placed', piece: 'Sexton Bell', squares: ['c13'], how: 'placed' }]);
    await recordStep('token', [token('Tally book 1', { square: 'd13' })]);
    await piece(/^Sexton Bell/);
    await user.click(await screen.findByRole('radio', { name: 'Hit' }));
    for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) fireEvent.keyDown(await map(), { key });
    expect(await screen.findByText('Tally book 1 has no strength, so attacks do nothing to it.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  });
});
