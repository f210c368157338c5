// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { table } from '../../src/app/game/open-game';
import { beginSideTurn, recordStep, undoStep } from '../../src/app/game/perform';
import { startGame } from '../../src/app/session/start-game';
import { DEMO_MAPS } from '../../src/board/demo';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import type { Fact } from '../../src/table/facts';
import MapScreen from '../../src/ui/shell/map-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeTestCharacter } from '../game/make';
import { renderWithMessages } from './table-page';

// Role queries include hidden elements, because visibility checks are slow and no element is hidden.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });

// The app loads the screen modules lazily; tests load them once, up front.
beforeAll(async () => {
  await Promise.all([
    import('../../src/ui/game/table/game-table'),
    import('../../src/ui/shared/due/due-strip'),
    import('../../src/ui/shared/due/due-sheet'),
  ]);
});

/**
 * Makes a character of 50 points.
 * @param powers powers in the order of the slots, the same on every click
 */
function showing(name: string, ...powers: readonly string[]): Character {
  const plain = makeTestCharacter(name);
  const slots = ['speed', 'attack', 'defense', 'damage'] as const;
  const dial = listLiveClicks(plain.dial).map((click) => ({
    ...click,
    ...Object.fromEntries(slots.map((slot, at) => [slot, { ...click[slot], power: powers[at] ?? null }])),
  }));
  return { ...plain, name, dial: dial as Character['dial'] };
}

/** Returns the character with the keyword of a themed team. */
const themed = (one: Character): Character => ({ ...one, keywords: ['Yard'] });

/**
 * Starts a game with Ada and her friend Flo of red, who share their keywords, against Bo of blue. Flo and Bo are next
 * to Ada.
 */
async function begin(edition: string, ada: Character, ...facts: readonly Fact[]): Promise<void> {
  location.hash = '#/table';
  await startGame({
    name: 'Game',
    edition,
    buildTotal: 300,
    actionTotal: 3,
    players: [
      { side: 'red', name: 'Ana', characters: [ada, { ...showing('Flo'), keywords: ada.keywords }] },
      { side: 'blue', name: 'Ben', characters: [showing('Bo', 'charge')] },
    ],
    map: DEMO_MAPS[0] ?? null,
  });
  const at = ['c3', 'd3', 'c4'];
  const pieces = [...(table()?.figures.keys() ?? [])];
  await recordStep('place', [
    ...pieces.map((piece, index): Fact => ({ fact: 'placed', piece, squares: [at[index] ?? 'e5'], how: 'placed' })),
    ...facts.map((fact) => ('piece' in fact ? { ...fact, piece: pieceOf(`${fact.piece}`) } : fact) as Fact),
  ]);
  await beginSideTurn('red');
}

function pieceOf(name: string): string {
  return [...(table()?.figures.values() ?? [])].find((figure) => figure.character.name === name)?.piece ?? name;
}

const figure = (name: string) => table()?.figures.get(pieceOf(name));
const hurt = (piece: string, by: number): Fact => ({ fact: 'clicked', piece, by, cause: 'damage', from: null });
const token = (piece: string): Fact => ({ fact: 'tokens', piece, by: 1 });

function show(): void {
  renderWithMessages(() => <TableScreen />);
}

const strip = () => screen.findByRole('region', { name: 'Due this turn' });
const chip = async (name: string) => within(await strip()).findByRole('button', { name });
const chips = async () =>
  within(await strip())
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '');

describe('pending reminders', () => {
  it('records at once when a tap needs no further choice, and one undo reverts it', async () => {
    await begin('x-of-swords', showing('Ada', 'flurry', 'poison'));
    show();
    await user.click(await chip('Available Poison: Ada'));
    expect(await screen.findByText('Poison: Ada: Bo takes 1 click.')).toBeTruthy();
    expect(figure('Bo')?.click).toBe(2);
    await waitFor(async () => expect(await chips()).toEqual([]));
    expect(within(await strip()).getByText('Nothing else is due')).toBeTruthy();
    await undoStep();
    expect(figure('Bo')?.click).toBe(1);
    expect(await chip('Available Poison: Ada')).toBeTruthy();
  });

  it('offers a themed team its rerolls, and spends one by the figure that takes the token', async () => {
    await begin('core-2008', themed(showing('Ada')));
    show();
    await user.click(await chip('Available Probability Control: Ana’s themed team'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Probability Control: Ana’s themed team' }));
    await user.click(sheet.getByRole('button', { name: 'Flo' }));
    await user.click(sheet.getByRole('button', { name: /^Record/ }));
    await waitFor(() => expect(table()?.rerolls).toEqual({ red: 0 }));
    expect([figure('Ada')?.tokens, figure('Flo')?.tokens]).toEqual([0, 1]);
    await waitFor(async () => expect(await chips()).toEqual([]));
  });

  it('opens the passage behind the reminder', async () => {
    await begin('core-2008', showing('Ada', 'regeneration'), hurt('Ada', 3));
    show();
    await user.click(await chip('Available Regeneration: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Regeneration: Ada' });
    await user.click(within(sheet).getByRole('button', { name: /^Core rules, 2008 · / }));
    const book = await screen.findByRole('link', { name: 'Open in Rules' });
    const passage = book.closest('dialog') as HTMLElement;
    expect(passage).not.toBe(sheet);
    await user.click(within(passage).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open in Rules' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Regeneration: Ada' })).toBe(sheet);
  });

  it('prompts for the die, and shows the effect of each result', async () => {
    await begin('core-2008', showing('Ada', 'regeneration'), hurt('Ada', 3));
    show();
    await user.click(await chip('Available Regeneration: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Regeneration: Ada' });
    expect(within(sheet).getByRole('button', { name: '2 no effect' })).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: '5 heals 3 clicks' }));
    await waitFor(() => expect(figure('Ada')?.click).toBe(1));
    expect(figure('Ada')).toMatchObject({ tokens: 1, actedThisTurn: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await undoStep();
    expect(figure('Ada')).toMatchObject({ click: 4, tokens: 0, actedThisTurn: false });
  });

  it('prompts for the target with the likeliest preselected, then for the die', async () => {
    await begin('x-of-swords', themed(showing('Ada', 'leadership')), token('Flo'));
    show();
    await user.click(await chip('Beginning of turn Leadership: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Leadership: Ada' });
    expect(within(sheet).getByRole('button', { name: 'Flo', pressed: true })).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: '6 loses 1 token' }));
    await waitFor(() => expect(figure('Flo')?.tokens).toBe(0));
  });

  it('offers a choice of power or value', async () => {
    await begin('x-of-swords', showing('Ada', 'outwit', 'perplex'));
    show();
    await user.click(await chip('Available Perplex: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Perplex: Ada' });
    await user.click(within(sheet).getByRole('button', { name: 'Bo' }));
    await user.click(within(sheet).getByRole('button', { name: 'defense −1' }));
    await user.click(within(sheet).getByRole('button', { name: 'Record: Bo: defense −1' }));
    await waitFor(() => expect(figure('Bo')?.altered).toMatchObject([{ value: 'defense', by: -1 }]));
    await user.click(await chip('Available Outwit: Ada'));
    await user.click(await screen.findByRole('button', { name: 'Record: Bo loses Charge' }));
    await waitFor(() => expect(figure('Bo')?.switchedOff).toMatchObject([{ power: 'charge' }]));
  });

  it('heals by Support when both dice reach the defense, and prompts for no third die on a miss', async () => {
    await begin('core-2008', showing('Ada', 'support'), hurt('Flo', 2), {
      fact: 'placed',
      piece: 'Bo',
      squares: ['h9'],
      how: 'placed',
    });
    show();
    await user.click(await chip('Available Support: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Support: Ada' });
    const die = (name: string) => within(within(sheet).getByRole('group', { name }));
    await user.click(die('First die').getByRole('button', { name: '1' }));
    await user.click(die('Second die').getByRole('button', { name: '2' }));
    expect(await within(sheet).findByRole('button', { name: 'Record: no effect' })).toBeTruthy();
    await user.click(die('Second die').getByRole('button', { name: '6' }));
    await user.click(die('Die for healing').getByRole('button', { name: /^4/ }));
    await waitFor(() => expect(figure('Flo')?.click).toBe(1));
  });

  it('is dismissed for this turn without a log entry', async () => {
    await begin('x-of-swords', showing('Ada', 'perplex'));
    show();
    const before = table();
    await user.click(await chip('Dismiss Perplex: Ada'));
    await waitFor(async () => expect(await chips()).toEqual([]));
    expect(table()).toBe(before);
    await beginSideTurn('blue');
    await beginSideTurn('red');
    expect(await chip('Available Perplex: Ada')).toBeTruthy();
  });

  it('shows an unfinished action, and ends it', async () => {
    await begin('core-2008', showing('Ada', 'flurry'));
    const piece = pieceOf('Ada');
    await recordStep('act', [
      token(piece),
      { fact: 'acted', piece, action: 'close' },
      { fact: 'underway', piece, action: 'flurry', attacks: 1, steps: 0, pushes: true },
    ]);
    show();
    await user.click(await chip('Action not finished Flurry: Ada'));
    expect(await screen.findByRole('button', { name: 'Attack on the map' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'End the action pushing damage: 1 click' }));
    await waitFor(() => expect(table()?.underway ?? null).toBeNull());
    expect(figure('Ada')?.click).toBe(2);
  });

  it('removes tokens once all actions are spent', async () => {
    await begin('core-2008', showing('Ada'), token('Flo'));
    show();
    expect(screen.queryByRole('region', { name: 'Due this turn' })).toBeNull();
    const piece = pieceOf('Ada');
    await recordStep(
      'act',
      [1, 2, 3].map(() => ({ fact: 'acted', piece, action: 'move' }) as const),
    );
    await user.click(await chip('Ends with this turn Remove 1 token: Flo'));
    await waitFor(() => expect(figure('Flo')?.tokens).toBe(0));
  });

  it('says when a rule is not automated', async () => {
    await begin('hypertime-2002', showing('Ada', 'leadership'));
    show();
    await user.click(await chip('Beginning of turn Leadership: Ada'));
    const sheet = await screen.findByRole('dialog', { name: 'Leadership: Ada' });
    expect(within(sheet).getByText(/^Not automated\./)).toBeTruthy();
    await user.click(within(sheet).getByRole('button', { name: 'Done' }));
    await waitFor(async () => expect(await chips()).toEqual([]));
  });

  it('appears on the Map as well', async () => {
    await begin('x-of-swords', showing('Ada', 'flurry', 'poison'));
    location.hash = '#/map';
    renderWithMessages(() => <MapScreen />);
    await user.click(await chip('Available Poison: Ada'));
    await waitFor(() => expect(figure('Bo')?.click).toBe(2));
  });
});
