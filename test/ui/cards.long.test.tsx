// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'solid-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { beginSideTurn, recordStep, undoStep } from '../../src/app/game/perform';
import CardsSheet from '../../src/ui/game/cards/cards-sheet';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { renderWithMessages } from './table-page';

// Role queries include hidden elements, because visibility checks are slow and no element is hidden.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });

/** Pastes a text into a field, because typing key by key is slow. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

beforeEach(async () => {
  location.hash = '#/table';
  await startUnplacedDemoGame();
  await beginSideTurn('red');
});

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const sheet = () => screen.findByRole('dialog', { name: 'Cards and counters' });
const face = async (name: string) => within(await sheet()).findByRole('article', { name });
const strip = () => screen.findByRole('region', { name: 'Cards and counters' });

function show(screen: () => JSX.Element): void {
  renderWithMessages(() => screen());
}

/** Renders the cards sheet alone, because the table below the sheet makes every query slow. */
async function openCards(): Promise<void> {
  show(() => <CardsSheet onClose={() => undefined} />);
  await sheet();
}

const heronPiece = (): string =>
  [...(table()?.figures.values() ?? [])].find(({ character }) => character.name === 'Night Heron')?.piece ?? '';

const openTable = (): void => show(() => <TableScreen />);

async function newCard(kind: string, name: string): Promise<HTMLElement> {
  await press('Add a card');
  const form = await screen.findByRole('dialog', { name: 'New card' });
  await user.selectOptions(within(form).getByRole('combobox', { name: 'Kind' }), kind);
  await fill(within(form).getByRole('textbox', { name: 'Name' }), name);
  return form;
}

describe('cards in a game', () => {
  it('says what to do when there are none, opened from the game menu', async () => {
    openTable();
    await press('Game menu');
    await press(/^Cards and counters/);
    expect(within(await sheet()).getByText('No cards in this game')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Cards and counters' })).toBeNull();
  });

  it("adds a feat to a character's card, sheet and the points of its force", async () => {
    await openCards();
    const form = await newCard('Feat', 'Iron Will');
    await user.click(within(form).getByRole('checkbox', { name: 'Night Heron' }));
    await fill(within(form).getByRole('textbox', { name: 'Points' }), '12');
    await fill(within(form).getByRole('textbox', { name: 'Needs' }), 'stealth');
    await press('Add card');
    const card = await face('Feat: Iron Will');
    expect(card.textContent).toMatch(/12 points.*on Night Heron · Ana.*Needs stealth/);
    cleanup();
    openTable();
    expect(await screen.findByText('312 of 300')).toBeTruthy();
    const heron = screen.getByRole('button', {
      name: /Night Heron.*feat: Iron Will/,
    });
    await user.click(heron);
    await user.click(heron);
    const feats = within(await screen.findByRole('dialog', { name: 'Night Heron' })).getByRole('region', {
      name: 'Feats and equipment',
    });
    expect(within(feats).getByRole('article', { name: 'Feat: Iron Will' })).toBeTruthy();
    expect(within(feats).getByText('Iron Will: can be used now')).toBeTruthy();
    await recordStep('outwit', [{ fact: 'switched', piece: heronPiece(), power: 'stealth', off: true, until: null }]);
    expect(await within(feats).findByText('Iron Will: cannot be used now: needs Stealth')).toBeTruthy();
  });

  it('gives a figure a feat from its own sheet', async () => {
    openTable();
    // Brass Titan is selected initially.
    await user.click(await screen.findByRole('button', { name: /Brass Titan.*range/, pressed: true }));
    await press('Add a feat');
    const form = await screen.findByRole('dialog', { name: 'New card' });
    expect(within(form).getByRole('checkbox', { name: 'Brass Titan', checked: true })).toBeTruthy();
    await fill(within(form).getByRole('textbox', { name: 'Name' }), 'Steady Hand');
    await user.click(within(form).getByRole('button', { name: 'Add card' }));
    await waitFor(() =>
      expect(table()?.cards.map(({ id, pieces }) => [id, ...pieces])).toEqual([['Steady Hand', 'red-1']]),
    );
  });

  it('says what is wrong with a card, and stays open', async () => {
    await openCards();
    const form = await newCard('Feat', ' ');
    await fill(within(form).getByRole('textbox', { name: 'Points' }), 'ten');
    await press('Add card');
    expect(
      within(form)
        .getAllByRole('alert')
        .map((each) => each.textContent),
    ).toEqual(['Enter a name.', 'Points must be a whole number from 0 to 999.']);
    expect(table()?.cards).toEqual([]);
  });

  it('turns an event dial from its green line to its red line, shown in the strip', async () => {
    await openCards();
    const form = await newCard('Event dial', 'Long Storm');
    for (let fewer = 0; fewer < 3; fewer++)
      await user.click(within(form).getByRole('button', { name: 'Decrease Clicks' }));
    await fill(within(form).getByRole('textbox', { name: 'Colors by click' }), 'red\nred, blue');
    await press('Add card');
    const card = await face('Event dial: Long Storm');
    const turn = (way: 'forward' | 'back') =>
      within(card).getByRole('button', { name: `Turn Long Storm ${way} 1 click` });
    expect((turn('back') as HTMLButtonElement).disabled).toBe(true);
    expect(within(card).getByRole('status').textContent).toBe('red green line');
    await user.click(turn('forward'));
    await waitFor(() => expect(within(card).getByRole('status').textContent).toBe('red, blue'));
    await user.click(turn('forward'));
    await waitFor(() => expect(within(card).getByRole('status').textContent).toBe('Click 3 of 3 red line'));
    expect((turn('forward') as HTMLButtonElement).disabled).toBe(true);
    await user.click(within(await sheet()).getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await waitFor(() => expect(within(card).getByRole('status').textContent).toBe('red, blue'));
  });

  it('edits a card in place, and removes it with undo', async () => {
    await openCards();
    await newCard('Battlefield condition', 'Fog');
    await press('Add card');
    await press('Edit Fog');
    const form = await screen.findByRole('dialog', { name: 'Edit card' });
    await fill(within(form).getByRole('textbox', { name: 'Rules text' }), 'No range above four.');
    await press('Save');
    expect((await face('Battlefield condition: Fog')).textContent).toContain('No range above four.');
    await press('Remove Fog');
    await within(await sheet()).findByText('No cards in this game');
    await user.click(within(await sheet()).getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    expect((await face('Battlefield condition: Fog')).textContent).toContain('No range above four.');
  });

  it('reports rule violations between cards, but allows them', async () => {
    const card = (name: string, kind: 'scenario' | 'feat', points = 0): Parameters<typeof recordStep>[1][number] => ({
      fact: 'card',
      card: name,
      is: { kind, name, text: '', needs: '', points, each: false, dial: null },
      owner: 'red',
      pieces: kind === 'feat' ? ['red-1'] : [],
      click: 1,
    });
    await recordStep('card', [card('Bridge', 'scenario'), card('Tower', 'scenario'), card('Steady', 'feat', 31)]);
    await openCards();
    const faults = within(await sheet()).getByRole('list', { name: 'Against the rules' });
    expect(
      within(faults)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      expect.stringMatching(/^Only one event dial or scenario per game: Bridge and Tower .*Event dials and scenarios$/),
      expect.stringMatching(/^Feats cost more than 10% of the build total: Steady .*The 10% Rule$/),
    ]);
    expect(table()?.cards).toHaveLength(3);
  });

  it('shows the current click of an event dial in the scenario strip', async () => {
    const dial = { clicks: ['red', 'red, blue', ''], ends: true };
    const is = { kind: 'event-dial', name: 'Storm', text: '', needs: '', points: 0, each: false, dial } as const;
    await recordStep('card', [{ fact: 'card', card: 'Storm', is, owner: null, pieces: [], click: 2 }]);
    openTable();
    const scene = await screen.findByRole('region', { name: 'Scenario' });
    await within(scene).findByRole('button', { name: /Storm.*2 of 3 · red, blue/ });
    await press('Turn Storm forward 1 click');
    await within(scene).findByRole('button', { name: /Storm.*3 of 3$/ });
    // The third click is the red line, so the dial cannot turn forward.
    expect(within(scene).queryByRole('button', { name: 'Turn Storm forward 1 click' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Cards and counters' })).toBeNull();
  });

  it('opens the sheet from the strip', async () => {
    const scenario = {
      kind: 'scenario',
      name: 'Bridge',
      text: '',
      needs: '',
      points: 0,
      each: false,
      dial: null,
    } as const;
    await recordStep('card', [{ fact: 'card', card: 'Bridge', is: scenario, owner: null, pieces: [], click: 1 }]);
    openTable();
    await user.click(within(await strip()).getByRole('button', { name: /Scenario\s*Bridge/ }));
    expect(await face('Scenario: Bridge')).toBeTruthy();
  });
});

describe('counters', () => {
  it('are created by a scenario, count up and down in the strip, and can be undone', async () => {
    await openCards();
    const form = await newCard('Scenario', 'Bridge');
    await fill(within(form).getByRole('textbox', { name: 'Counters' }), 'Rounds held, , Saved');
    await press('Add card');
    await face('Scenario: Bridge');
    expect(table()?.counters).toEqual({ 'Rounds held': 0, Saved: 0 });
    cleanup();
    openTable();
    const held = within(await strip()).getByRole('group', { name: 'Rounds held' });
    const shows = (value: string) => waitFor(() => expect(within(held).getByRole('status').textContent).toBe(value));
    await user.click(within(held).getByRole('button', { name: 'Increase Rounds held' }));
    await user.click(within(held).getByRole('button', { name: 'Increase Rounds held' }));
    await shows('2');
    await user.click(within(held).getByRole('button', { name: 'Decrease Rounds held' }));
    await shows('1');
    await undoStep();
    await shows('2');
  });

  it('are added by name and removed', async () => {
    await openCards();
    const name = within(await sheet()).getByRole('textbox', { name: 'New counter' });
    await user.type(name, 'Laps{Enter}');
    await within(await sheet()).findByRole('group', { name: 'Laps' });
    await waitFor(() => expect((name as HTMLInputElement).value).toBe(''));
    await press('Remove Laps');
    await waitFor(() => expect(table()?.counters).toEqual({}));
  });
});

describe('markers that expire', () => {
  it('are announced while they expire this turn, and when they are removed', async () => {
    openTable();
    const until = { side: 'blue', when: 'turn-begins' } as const;
    const smoke = { fact: 'marker', kind: 'hindering', owner: 'blue', until, name: 'smoke' } as const;
    await recordStep(
      'marker',
      ['c4', 'd4'].map((square) => ({ ...smoke, marker: square, square })),
    );
    const due = await screen.findByRole('region', { name: 'Due this turn' });
    expect(
      await within(due).findByRole('button', { name: 'Ends with this turn Remove smoke at c4 and d4' }),
    ).toBeTruthy();
    await press('End turn');
    expect(await screen.findByText('Remove from the map: smoke at c4 and d4.')).toBeTruthy();
    expect(table()?.markers).toEqual([]);
    await undoStep();
    expect(table()?.markers).toHaveLength(2);
  });
});
