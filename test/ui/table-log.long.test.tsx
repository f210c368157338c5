// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeSpecialRoll, rollDie } from '../../src/app/game/dice';
import { summarizeGame } from '../../src/app/game/game-summary';
import { findSeenClicks } from '../../src/app/game/hidden-dials';
import { printGameLog } from '../../src/app/game/log-lines';
import { log, table } from '../../src/app/game/open-game';
import { recordStep } from '../../src/app/game/perform';
import { type Log, listAppliedFacts } from '../../src/game/log';
import type { Fact } from '../../src/table/facts';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { pressButton as press, showTable, user } from './table-page';

beforeEach(async () => {
  showTable();
  await startUnplacedDemoGame();
});

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}.*range`) });
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
const here = (): Log => {
  const now = log();
  if (!now) throw new Error('no game is open');
  return now;
};
const figure = (name: string) => {
  const figure = [...(table()?.figures.values() ?? [])].find((each) => each.character.name === name);
  if (!figure) throw new Error(`no ${name} in the game`);
  return figure;
};

async function begin(): Promise<void> {
  await press('Ana goes first');
  await press(/^Start the game/);
  await screen.findByRole('heading', { name: /Ana’s turn/ });
}

async function hurt(name: string, clicks: number): Promise<void> {
  const own = await card(name);
  if (own.getAttribute('aria-pressed') !== 'true') await user.click(own);
  for (let taken = 0; taken < clicks; taken++) {
    const before = figure(name).click;
    await press('−1 click of damage');
    await waitFor(() => expect(figure(name).click).toBe(before + 1));
  }
}

async function openLog() {
  await press('Game menu');
  await press('Game log');
  return sheet('Game log');
}

describe('the log', () => {
  it('removes one fact and keeps later ones', async () => {
    await begin();
    await hurt('Quarry', 1);
    await hurt('Rook', 2);
    const lines = await openLog();
    await user.click(lines.getByRole('button', { name: /Quarry takes 1 click/ }));
    const entry = await sheet('Round 1, Ana');
    await user.click(entry.getByRole('button', { name: 'Undo: Quarry takes 1 click' }));
    await waitFor(() => expect(figure('Quarry').click).toBe(1));
    expect(figure('Rook').click).toBe(3);
    await entry.findByText('undone');
  });

  it('removes an action and its token separately', async () => {
    await begin();
    await user.click(await card('Quarry'));
    await press(/^Action/);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Move 1 action token/ }));
    await waitFor(() => expect(table()?.actionsSpent).toBe(1));
    const lines = await openLog();
    await user.click(lines.getByRole('button', { name: /Quarry is given a move action/ }));
    const entry = await sheet('Round 1, Ana');
    await user.click(entry.getByRole('button', { name: 'Undo: Quarry is given a move action' }));
    await waitFor(() => expect(table()?.actionsSpent).toBe(0));
    expect(figure('Quarry')).toMatchObject({ actedThisTurn: false, tokens: 1 });
    await user.click(entry.getByRole('button', { name: 'Undo: Quarry gets 1 action token' }));
    await waitFor(() => expect(figure('Quarry').tokens).toBe(0));
  });

  it('jumps to an earlier moment and back to now', async () => {
    await begin();
    await hurt('Quarry', 3);
    const lines = await openLog();
    await user.click(lines.getAllByRole('button', { name: /Quarry takes 1 click/ })[2] as HTMLElement);
    await press(/^Go to this point/);
    await waitFor(() => expect(figure('Quarry').click).toBe(2));
    await screen.findByText(/2 later entries follow/);
    await press('Back to now');
    await waitFor(() => expect(figure('Quarry').click).toBe(4));
  });

  it('shows the branch left by undo, and returns to it', async () => {
    await begin();
    await hurt('Quarry', 2);
    await press('Undo');
    await waitFor(() => expect(figure('Quarry').click).toBe(2));
    await hurt('Rook', 1);
    await openLog();
    await press('Undone branch: 1 entry');
    await waitFor(() => expect(figure('Quarry').click).toBe(3));
    expect(figure('Rook').click).toBe(1);
  });

  it('shows facts of a newer version, and removes only those it knows', async () => {
    await begin();
    const { piece } = figure('Quarry');
    const odd = { fact: 'teleported', piece } as unknown as Fact;
    await recordStep('odd', [odd, { fact: 'tokens', piece, by: 1 }]);
    const lines = await openLog();
    await user.click(lines.getByRole('button', { name: /recorded by a newer version/ }));
    const entry = await sheet('Round 1, Ana');
    await entry.findByText(/^Unreadable entry/);
    expect(entry.getAllByRole('button', { name: /^Undo:/ }).length).toBe(1);
    await user.click(entry.getByRole('button', { name: 'Undo: Quarry gets 1 action token' }));
    await waitFor(() => expect(figure('Quarry').tokens).toBe(0));
  });

  it('stores a note on an event, and exports all with round and player as text', async () => {
    await begin();
    await hurt('Quarry', 1);
    const lines = await openLog();
    await user.click(lines.getByRole('button', { name: /Quarry takes 1 click/ }));
    await user.type(await screen.findByLabelText('Note on this entry'), 'was it in reach?');
    await press('Save');
    await waitFor(() => expect(listAppliedFacts(here()).at(-1)?.fact).toBe('noted'));
    const text = printGameLog(here(), 'Friday');
    expect(text).toContain('Round 1, Ana: Quarry takes 1 click');
    expect(text).toContain('was it in reach? (Round 1, Ana: Quarry takes 1 click)');
  });
});

describe('dice', () => {
  it('rejects bytes that would favour low numbers', () => {
    const bytes = [255, 252, 251];
    expect(rollDie(() => bytes.shift() ?? 0)).toBe(6);
    const faces = Array.from({ length: 252 }, (_, byte) => rollDie(() => byte));
    for (const face of [1, 2, 3, 4, 5, 6]) expect(faces.filter((each) => each === face)).toHaveLength(42);
  });

  it('names critical hits, critical misses and doubles', () => {
    expect([[6, 6], [1, 1], [3, 3], [3, 4], [6]].map(describeSpecialRoll)).toEqual([
      'critical hit',
      'critical miss',
      'doubles',
      null,
      null,
    ]);
  });

  it('enters a roll by two taps and records it', async () => {
    await begin();
    await press('Dice');
    await press('Die 1: 6');
    await press('Die 2: 6');
    await screen.findByText('critical hit');
    expect(listAppliedFacts(here()).at(-1)).toEqual({ fact: 'rolled', dice: [6, 6], for: 'attack' });
  });
});

describe('a game from the first roll to the last', () => {
  it('gives the first turn to the higher roll with its theme bonus', async () => {
    await press('Roll for first player');
    await user.click(await screen.findByRole('radio', { name: 'Enter rolls' }));
    await user.selectOptions(screen.getByLabelText('Roll of Ana'), '7');
    await user.selectOptions(screen.getByLabelText('Roll of Ben'), '6');
    await press('Increase Theme bonus for Ben');
    await screen.findByRole('button', { name: 'Tied: roll again' });
    await press('Increase Theme bonus for Ben');
    await user.click((await sheet('Who goes first?')).getByRole('button', { name: 'Ben goes first' }));
    await press(/^Start the game/);
    await screen.findByRole('heading', { name: /Ben’s turn/ });
    expect(table()?.players.map((player) => player.name)).toEqual(['Ben', 'Ana']);
  });

  it('records the time when the turn passes, only while the clock runs', async () => {
    await begin();
    await press('End turn');
    await screen.findByRole('heading', { name: /Ben’s turn/ });
    expect(listAppliedFacts(here()).some((fact) => fact.fact === 'clocked')).toBe(false);
    await press('Game menu');
    await press('Clock and limits');
    await user.click((await sheet('Clock')).getByRole('button', { name: 'Start' }));
    await user.click((await sheet('Clock')).getByRole('button', { name: 'Close' }));
    await press('End turn');
    await screen.findByRole('heading', { name: /Ana’s turn/ });
    expect(table()?.clock.blue).toBeGreaterThan(0);
    await press(/pause the clock/);
    await screen.findByRole('button', { name: /start the clock/ });
  });

  it('shows a disabled power and a changed value on the card, with their duration', async () => {
    await begin();
    await user.click(await card('Brass Titan'));
    const own = await sheet('Brass Titan');
    await user.click(own.getByText('Outwit and perplex'));
    await user.click(own.getByRole('button', { name: 'Increase attack', hidden: true }));
    await user.click(own.getAllByRole('button', { name: /^Switch off/, hidden: true })[0] as HTMLElement);
    await waitFor(() => expect(figure('Brass Titan').switchedOff).toHaveLength(1));
    await user.click(own.getByRole('button', { name: 'Close' }));
    await within(await card('Brass Titan')).findByText(/until Ana’s turn begins: .* off, attack \+1/);
  });

  it('hides clicks not reached yet', async () => {
    await begin();
    await hurt('Quarry', 2);
    await press('Undo');
    await waitFor(() => expect(figure('Quarry').click).toBe(2));
    expect(findSeenClicks(here(), figure('Quarry'))).toEqual({ from: 1, to: 2 });
    await user.click(await card('Quarry'));
    await press('Hide future clicks');
    const dial = within((await sheet('Quarry')).getByRole('region', { name: 'Dial' }));
    expect(dial.getAllByText('not seen yet')).toHaveLength(figure('Quarry').character.dial.length - 2);
  });

  it('ends by the book and totals points and clicks by round', async () => {
    await begin();
    await user.click(await card('Rook'));
    await user.click(await card('Rook'));
    await user.click((await sheet('Rook')).getByRole('button', { name: 'K.O.' }));
    await waitFor(() => expect(figure('Rook').defeated).toBe(true));
    for (let turns = 0; turns < 2; turns++) await press('End turn');
    await screen.findByText(/round 2/);
    await press('Game menu');
    await press(/^End the game/);
    await screen.findByRole('heading', { name: 'Summary' });
    await screen.findByText('Ana wins');
    await press('End the game');
    await waitFor(() => expect(screen.queryByText('If the game ends now')).toBeNull());
    await screen.findByText('Ana wins');
    expect(screen.getAllByRole('table')).toHaveLength(2);
    const { rounds } = summarizeGame(here());
    expect(rounds.map((each) => each.round)).toEqual([0, 1, 2]);
    expect(rounds[0]?.sides.red?.points.numerator).toBe(0);
    expect(rounds[1]?.sides.red?.points.numerator).toBe(figure('Rook').points);
    expect(rounds[1]?.sides.blue?.clicks).toBe(
      (rounds[0]?.sides.blue?.clicks ?? 0) - figure('Rook').character.dial.length,
    );
  });

  it('resolves a tie by a roll, typed and tied again too, and reverts the win', async () => {
    await begin();
    await press('Game menu');
    await press(/^End the game/);
    await screen.findByRole('heading', { name: 'Summary' });
    await press('End the game');
    const part = within(await screen.findByRole('region', { name: 'Roll-off' }));
    await user.click(part.getByRole('radio', { name: 'Enter rolls' }));
    const type = (name: string, total: string) =>
      user.selectOptions(part.getByRole('combobox', { name: `Roll of ${name}` }), total);
    await type('Ana', '7');
    await type('Ben', '7');
    await user.click(part.getByRole('button', { name: 'Tied: roll again' }));
    await type('Ana', '4');
    await type('Ben', '9');
    await user.click(part.getByRole('button', { name: 'Ben wins' }));
    await waitFor(() => expect(table()?.ended).toEqual({ winner: 'blue' }));
    expect(screen.queryByRole('region', { name: 'Roll-off' })).toBeNull();
    const said = listAppliedFacts(here()).flatMap((fact) => (fact.fact === 'noted' ? [fact.text] : []));
    expect(said).toEqual(
      ['Ana', 'Ben', 'Ana', 'Ben'].map((name, at) => `${name} rolled ${[7, 7, 4, 9][at]} for the tie`),
    );
    await press('Undo');
    await waitFor(() => expect(table()?.ended).toEqual({ winner: null }));
    const again = within(await screen.findByRole('region', { name: 'Roll-off' }));
    await user.click(again.getByRole('button', { name: 'Roll for all' }));
    expect((await again.findAllByText(/^Total \d+$/)).length).toBe(2);
  });

  it('mentions the tie-break roll once, counts the rounds played, and leads back into the game', async () => {
    await begin();
    for (let turns = 0; turns < 2; turns++) await press('End turn');
    await recordStep('hit', [
      { fact: 'clicked', piece: 'blue-1', by: 2, cause: 'critical', from: 'red-1' },
      { fact: 'clicked', piece: 'blue-1', by: -2, cause: 'heal', from: null },
    ]);
    for (let turns = 0; turns < 2; turns++) await press('End turn');
    await screen.findByText(/round 3/);
    await press('Game menu');
    await press(/^End the game/);
    await screen.findByText(/2 rounds/);
    const page = (await screen.findByRole('heading', { name: 'Summary' })).closest('div') as HTMLElement;
    page.scrollTop = 300;
    await press('End the game');
    await waitFor(() => expect(page.scrollTop).toBe(0));
    const part = within(await screen.findByRole('region', { name: 'Roll-off' }));
    await user.click(part.getByRole('radio', { name: 'Enter rolls' }));
    await user.selectOptions(part.getByRole('combobox', { name: 'Roll of Ana' }), '4');
    await user.selectOptions(part.getByRole('combobox', { name: 'Roll of Ben' }), '9');
    await user.click(part.getByRole('button', { name: 'Ben wins' }));
    await screen.findByText('Ben wins by roll-off');
    expect(screen.queryByText('The game ends in a draw')).toBeNull();
    expect(screen.getByText(/takes 2 clicks from a critical hit/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New game' })).toBeTruthy();
    await press('Keep playing');
    await waitFor(() => expect(table()?.ended).toBeNull());
    await screen.findByRole('heading', { name: 'Ana’s turn' });
    expect(table()?.round).toBe(3);
  });

  it("has neither the other side's colour nor action buttons once it is over", async () => {
    await begin();
    await recordStep('end', [{ fact: 'ended', winner: 'blue' }]);
    const heading = await screen.findByRole('heading', { name: 'Ben won' });
    expect(heading.closest('header')?.dataset.side).toBe('blue');
    expect(screen.queryByRole('button', { name: /^Attack/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^−1/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'New game' })).toBeTruthy();
    await press(/^Keep playing/);
    await screen.findByRole('button', { name: /^Attack/ });
    expect(table()?.ended).toBeNull();
  });
});
