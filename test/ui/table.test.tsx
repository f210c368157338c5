// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { log, selected, table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { readLastGame } from '../../src/app/session/last-game';
import { resumeLastGame } from '../../src/app/session/resume-game';
import { closeSession, openSession } from '../../src/app/session/session';
import { putSetting } from '../../src/store/settings';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { findButton as button, showTable, user } from './table-page';

beforeEach(showTable);

const press = async (name: string | RegExp) => {
  // The Start button is disabled until the rules are loaded.
  const found = await waitFor(() => screen.getByRole<HTMLButtonElement>('button', { name }));
  await waitFor(() => expect(found.disabled).toBe(false));
  await user.click(found);
};
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}.*range`) });
const figure = (name: string) => {
  const figure = [...(table()?.figures.values() ?? [])].find((each) => each.character.name === name);
  if (!figure) throw new Error(`no ${name} in the game`);
  return figure;
};

async function demo(): Promise<void> {
  await startUnplacedDemoGame();
  await press('Ana goes first');
  await press(/^Start the game/);
  await screen.findByRole('heading', { name: /Ana’s turn/ });
}

async function act(name: string): Promise<void> {
  await press(/^Action/);
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: new RegExp(`^${name} 1 action token`) }),
  );
}

describe('the Table', () => {
  it('says what to do without a game', async () => {
    expect(await screen.findByText(/^Tracks your clix dials/)).toBeTruthy();
    expect(await button('New game')).toBeTruthy();
  });

  it('starts with the demo forces even if Start is tapped while they load', async () => {
    await press('New game');
    const start = await waitFor(() => screen.getByRole<HTMLButtonElement>('button', { name: /^Start/ }));
    (await button(/^Use the demo forces/)).click();
    start.click();
    expect(await button('Ana goes first')).toBeTruthy();
    expect(table()?.figures.size).toBe(8);
  });

  it('starts a demo game with two lanes, full forces and all actions left', async () => {
    await demo();
    expect(within(screen.getByRole('region', { name: 'Ana' })).getAllByRole('button')).toHaveLength(4);
    expect(within(screen.getByRole('region', { name: 'Ben' })).getAllByRole('button')).toHaveLength(4);
    expect(screen.getByText('3 actions left')).toBeTruthy();
    expect(screen.getAllByText('300 of 300')).toHaveLength(2);
  });

  it('deals a click by one tap on the selected character, with undo and redo', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    await press('−1 click of damage');
    await within(await card('Night Heron')).findByText('click 2 of 6');
    await press('Undo');
    await within(await card('Night Heron')).findByText('click 1 of 6');
    await press('Redo');
    await within(await card('Night Heron')).findByText('click 2 of 6');
  });

  it('announces which character the action buttons apply to', async () => {
    await demo();
    for (const name of ['Night Heron', 'Quarry']) {
      await user.click(await card(name));
      for (const deed of ['−1 click of damage', '+1 heal', /^Attack/, /^Action/])
        expect(await screen.findByRole('button', { name: deed, description: name })).toBeTruthy();
    }
  });

  it('gives a token for an action, warns of the push, and pushes in the next turn', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    await act('Move');
    await within(await card('Night Heron')).findByText('1 action token');
    expect(await screen.findByText('2 actions left')).toBeTruthy();
    await press('End turn');
    await screen.findByRole('heading', { name: /Ben’s turn/ });
    await press('End turn');
    await screen.findByText(/round 2/);
    expect(await screen.findByText(/pushes next: 1 click/)).toBeTruthy();
    await act('Close attack');
    await within(await card('Night Heron')).findByText('2 action tokens');
    expect(figure('Night Heron').click).toBe(2);
  });

  it('opens the map to move a figure on it, without spending an action yet', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    const { piece } = figure('Night Heron');
    await recordStep('place', [{ fact: 'placed', piece, squares: ['c2'], how: 'placed' }]);
    await press(/^Action/);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^Move 1 action token · on the map/ }),
    );
    await waitFor(() => expect(location.hash).toBe('#/map/move'));
    expect(figure('Night Heron').tokens).toBe(0);
    expect(selected()).toBe(piece);
  });

  it('draws a few tokens individually, and many as one with their number', async () => {
    await demo();
    const { piece } = figure('Night Heron');
    const drawn = async () => (await card('Night Heron')).querySelectorAll('.tokens > i[data-on]').length;
    await recordStep('tokens', [{ fact: 'tokens', piece, by: 4 }]);
    expect(await drawn()).toBe(4);
    await recordStep('tokens', [{ fact: 'tokens', piece, by: 246 }]);
    await within(await card('Night Heron')).findByText('×250');
    expect(await drawn()).toBe(1);
    expect(within(await card('Night Heron')).getByText('250 action tokens')).toBeTruthy();
  });

  it('selects a figure of the side whose turn begins: the one it last selected', async () => {
    await demo();
    await user.click(await card('Quarry'));
    await press('End turn');
    await screen.findByRole('heading', { name: /Ben’s turn/ });
    await press('−1 click of damage');
    await waitFor(() => expect(figure('The Provost').click).toBe(2));
    await press('End turn');
    await screen.findByRole('heading', { name: /Ana’s turn/ });
    await press('−1 click of damage');
    await waitFor(() => expect(figure('Quarry').click).toBe(2));
  });

  it('keeps an opponent selected during a turn, also at the first tap', async () => {
    await demo();
    // The Table is reopened in the middle of a turn.
    cleanup();
    render(() => <TableScreen />);
    await user.click(await card('The Provost'));
    for (const click of [2, 3]) {
      await press('−1 click of damage');
      await waitFor(() => expect(figure('The Provost').click).toBe(click));
      expect((await card('The Provost')).getAttribute('aria-pressed')).toBe('true');
    }
  });

  it('offers to end the game once a side is defeated, and then shows the summary instead of another turn', async () => {
    await demo();
    for (const name of ['The Provost', 'Lantern Eel', 'Rook', 'Mother Gantry']) {
      expect(screen.queryByRole('button', { name: /^End the game/ })).toBeNull();
      await user.click(await card(name));
      await user.click(await card(name));
      await user.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: 'K.O.' }));
      await waitFor(() => expect(figure(name).defeated).toBe(true));
    }
    await press('End the game Ben has no figures left');
    // The summary asks for confirmation, and the game is still undecided.
    await screen.findByText('If the game ends now');
    expect(table()?.ended).toBeNull();
    await press('End the game');
    await waitFor(() => expect(table()?.ended?.winner).toBe(figure('Quarry').side));
    location.hash = '#/table';
    expect(await screen.findByRole('link', { name: 'Summary' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^End the game/ })).toBeNull();
  });

  it('removes tokens from rested characters when their turn ends', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    await act('Move');
    for (let turns = 0; turns < 3; turns++) await press('End turn');
    await screen.findByRole('heading', { name: /Ben’s turn/ });
    await within(await card('Night Heron')).findByText('0 action tokens');
  });

  it('records what the book forbids, says why, and undoes it from the message', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    await act('Move');
    await within(await card('Night Heron')).findByText('1 action token');
    await act('Close attack');
    const message = await screen.findByText(/Against the rules/);
    await within(await card('Night Heron')).findByText('2 action tokens');
    await user.click(within(message.closest('.toast') as HTMLElement).getByRole('button', { name: 'Undo' }));
    await within(await card('Night Heron')).findByText('1 action token');
  });

  it('gives the victory points of a K.O. to the other side, and removes them when the character returns', async () => {
    await demo();
    await user.click(await card('Rook'));
    await user.click(await card('Rook'));
    await user.click(within(await screen.findByRole('dialog', { name: 'Rook' })).getByRole('button', { name: 'K.O.' }));
    const rook = await screen.findByRole('button', { name: /Rook.*K\.O\./ });
    const points = figure('Rook').points;
    expect(await within(screen.getByRole('region', { name: 'Ana' })).findByText(`${points} pts`)).toBeTruthy();
    await user.click(rook);
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Rook' })).getByRole('button', { name: 'Return to the game' }),
    );
    await card('Rook');
    expect(await within(screen.getByRole('region', { name: 'Ana' })).findByText('0 pts')).toBeTruthy();
    expect(figure('Rook').click).toBe(figure('Rook').character.dial.length);
  });

  it('heals several clicks at once and shows the full dial', async () => {
    await demo();
    await user.click(await card('Night Heron'));
    for (let taken = 0; taken < 3; taken++) await press('−1 click of damage');
    await waitFor(() => expect(figure('Night Heron').click).toBe(4));
    await user.click(await card('Night Heron'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Night Heron' }));
    expect(sheet.getByRole('region', { name: 'Dial' }).querySelectorAll('li')).toHaveLength(6);
    await user.click(sheet.getByRole('button', { name: 'Heal: 2 clicks' }));
    await waitFor(() => expect(figure('Night Heron').click).toBe(2));
  });

  it('works by keyboard: a card, its sheet and the way back', async () => {
    await demo();
    (await card('Quarry')).focus();
    await user.keyboard('{Enter}');
    expect((await card('Quarry')).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard(' ');
    await screen.findByRole('dialog', { name: 'Quarry' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await card('Quarry'));
  });

  it('saves every tap when taps are faster than the disk', async () => {
    await demo();
    await user.click(await card('Brass Titan'));
    const hurt = await button('−1 click of damage');
    for (let taps = 0; taps < 5; taps++) hurt.click();
    await waitFor(() => expect(figure('Brass Titan').click).toBe(6));
  });

  it('reopens the last open game, each event in its place', async () => {
    await demo();
    await user.click(await card('Quarry'));
    await press('−1 click of damage');
    await waitFor(() => expect(figure('Quarry').click).toBe(2));
    const before = { id: log()?.game, cursor: log()?.cursor };
    // Resuming is like a restart of the app while the game is open.
    await resumeLastGame();
    expect({ id: log()?.game, cursor: log()?.cursor }).toEqual(before);
    await within(await card('Quarry')).findByText(/click 2 of/);
    closeSession();
    await waitFor(async () => expect(await readLastGame()).toBeNull());
    // A device without the setting `open-game` shows the most recent game.
    await putSetting('open-game', undefined);
    await resumeLastGame();
    expect(log()?.game).toBe(before.id);
  });

  it('cannot undo the beginning, as a game needs players', async () => {
    await startUnplacedDemoGame();
    expect((await button('Undo')).hasAttribute('disabled')).toBe(true);
  });

  it('lists events, newest first', async () => {
    await demo();
    await user.click(await card('Quarry'));
    await press('−1 click of damage');
    await press('Game menu');
    await press('Game log');
    const lines = within(await screen.findByRole('dialog', { name: 'Game log' })).getAllByRole('listitem');
    expect(lines[0]?.textContent).toContain('Quarry takes 1 click');
  });
});

describe('the list of games', () => {
  it('renames, archives and deletes, each with undo', async () => {
    await demo();
    location.hash = '#/table/games';
    await press('Options for The Foundry – The Assize');
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Friday');
    await press('Rename');
    await press('Options for Friday');
    await press('Archive');
    await press('Undo');
    await press('Options for Friday');
    await press('Delete');
    await screen.findByText(/^Tracks your clix dials/);
    await press('Undo');
    await press(/^Friday/);
    await screen.findByRole('heading', { name: /Ana’s turn/ });
  });

  it('starts a game with defaults, and with names, a total and characters', async () => {
    await press('New game');
    await user.type(await screen.findByRole('textbox', { name: 'Player 1' }), 'Cleo');
    await user.click(screen.getByRole('radio', { name: '200' }));
    await press('Add Brass Titan');
    await press('Add a player');
    await press(/^Start/);
    // Two players have no characters yet.
    await press('Skip: Forces');
    await press('Cleo goes first');
    await press(/^Start the game/);
    await screen.findByRole('heading', { name: /Cleo’s turn/ });
    expect(table()?.players.map((player) => player.name)).toEqual(['Cleo', 'Player 2', 'Player 3']);
    expect(table()?.buildTotal).toBe(200);
    expect(figure('Brass Titan').side).toBe('red');
    expect(table()?.board).not.toBeNull();
  });

  it('starts a game with three players, two of them a team, which shares points and wins together', async () => {
    await press('New game');
    await user.type(await screen.findByRole('textbox', { name: 'Player 1' }), 'Cleo');
    expect(screen.queryByRole('combobox', { name: /^Team of/ })).toBeNull();
    await press('Add a player');
    const team = (number: number) => screen.getByRole('combobox', { name: `Team of player ${number}` });
    for (const number of [1, 2, 3]) await user.selectOptions(team(number), 'Team A');
    expect((await screen.findByRole('alert')).textContent).toBe('All players are on one team. Nobody has opponents.');
    await user.selectOptions(team(2), 'Alone');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Add Brass Titan');
    await press(/^Start/);
    // Two players have no characters yet.
    await press('Skip: Forces');
    await press('Cleo goes first');
    await press(/^Start the game/);
    await screen.findByRole('heading', { name: /Cleo’s turn/ });
    expect(table()?.players.map((player) => player.team)).toEqual(['A', undefined, 'A']);
    await recordStep('score', [
      { fact: 'scored', side: 'red', points: 40, piece: null },
      { fact: 'scored', side: 'green', points: 30, piece: null },
    ]);
    const lane = within(await screen.findByRole('region', { name: 'Cleo' }));
    expect(await lane.findByText('Cleo and Player 3 together: 70 pts')).toBeTruthy();
    // The sum of the team is shown once, in the lane of its first player.
    expect(screen.getAllByText('Cleo and Player 3 together: 70 pts')).toHaveLength(1);
    await recordStep('end', [{ fact: 'ended', winner: 'red' }]);
    await screen.findByRole('heading', { name: 'Cleo and Player 3 won' });
    await user.click(screen.getByRole('link', { name: 'Summary' }));
    await screen.findByText('Cleo and Player 3 win');
    const rows = within(screen.getByRole('list', { name: 'Victory points' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Cleo and Player 3 winners70Cleo40Player 330',
      'Cleo40',
      'Player 330',
      'Player 20',
    ]);
  });

  it('makes two players opponents, whatever team was chosen while there were three', async () => {
    await press('New game');
    await press('Add a player');
    for (const number of [1, 2])
      await user.selectOptions(screen.getByRole('combobox', { name: `Team of player ${number}` }), 'Team B');
    await press('Remove player 3');
    expect(await screen.findByRole('button', { name: 'Start Add characters first' })).toHaveProperty('disabled', true);
    await press('Add Brass Titan');
    await press(/^Start/);
    await waitFor(() => expect(table()?.players.map(({ team }) => team)).toEqual([undefined, undefined]));
  });

  it('says when a game no longer exists', async () => {
    expect(await openSession('gone')).toBe(false);
  });
});
