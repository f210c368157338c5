// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSharedBackend, type SharedGame } from '../../src/app/game/game-backend';
import { log, setState, table } from '../../src/app/game/open-game';
import { recordStep, runInSharedGame } from '../../src/app/game/perform';
import { setChoosingRole } from '../../src/app/game/watching';
import { describeNews, summarizeNews } from '../../src/app/together/receive-update';
import { setTogether } from '../../src/app/together/together-state';
import '../../src/ui/shell/screens';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { ANA_SEAT, BEN_SEAT, fakePhoneConnection, fakeSharedGame } from './fake-together';
import { showTable } from './table-page';

// Role queries skip the check for hidden elements: its style lookups take most of the time in jsdom.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });

beforeEach(async () => {
  showTable();
  await startUnplacedDemoGame();
});

afterEach(() => {
  cleanup();
  setTogether(null);
  setChoosingRole(false);
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));
const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('sharing the open game', () => {
  it('prompts for name and role, shows the code, accepts the answer, and says who joined', async () => {
    const { controller, cancelled } = fakePhoneConnection();
    await press('Game menu');
    await press(/^Play together/);
    const asked = await sheet('Play together');
    const show = await asked.findByRole('button', { name: 'Show my code' });
    expect(show).toHaveProperty('disabled', true);
    await user.type(asked.getByLabelText('Your name'), 'Ana');
    const roles = within(asked.getByRole('group', { name: 'This phone is for' }));
    expect(roles.getAllByRole('radio')).toHaveLength(4);
    for (const name of ['Ana', 'Ben', 'Watching', 'Judge']) await user.click(roles.getByRole('radio', { name }));
    await user.click(show);
    expect(controller.shareGame).toHaveBeenCalledWith({ name: 'Ana', role: 'judge' });
    expect(localStorage.getItem('sidekick-name')).toBe('Ana');
    await screen.findByRole('img', { name: 'Code for the phone that joins' });
    await press('Show the code as text');
    await waitFor(() => expect(screen.getByLabelText('Code as text').textContent).toBe('OFFER-ANA'));
    await press('Scan their answer');
    await press('Type the code instead');
    const typed = screen.getByLabelText('Code of the other phone');
    await user.type(typed, 'rubbish');
    await press('Use this code');
    await screen.findByText(/no code of a shared game/);
    await user.clear(typed);
    await user.type(typed, 'offer-Ben');
    await press('Use this code');
    await screen.findByText(/same kind of code/);
    await user.clear(typed);
    await user.type(typed, 'answer-Ben');
    await press('Use this code');
    await screen.findByText('Ben joined.');
    await press('Add another phone');
    await screen.findByRole('img', { name: 'Code for the phone that joins' });
    expect(controller.offer).toHaveBeenCalledTimes(2);
    await press('Close');
    await waitFor(() => expect(cancelled).toEqual(['offer', 'offer']));
  });

  it("offers the club's server first, and shows its one link", async () => {
    localStorage.setItem('sidekick-name', 'Ana');
    const { controller } = fakePhoneConnection({ server: true });
    await press('Game menu');
    await press(/^Play together/);
    await screen.findByRole('button', { name: /^From phone to phone/ });
    await press(/^Play over this server/);
    expect(controller.shareOverServer).toHaveBeenCalledWith({ name: 'Ana', role: 'red' }, false);
    await screen.findByRole('img', { name: 'Link to this game, as a code' });
    await button('Copy link');
  });

  it('says why there is no code, and retries', async () => {
    localStorage.setItem('sidekick-name', 'Ana');
    const { controller } = fakePhoneConnection({ offerFault: 'unsupported' });
    await press('Game menu');
    await press(/^Play together/);
    await press('Show my code');
    await screen.findByText(/browser cannot connect to other phones/);
    await press('Try again');
    await waitFor(() => expect(controller.offer).toHaveBeenCalledTimes(2));
  });
});

describe('a shared game', () => {
  it('shows who is online or away, and reconnects by one code or both', async () => {
    const { shared, setSeats, setConnection } = fakeSharedGame();
    fakePhoneConnection();
    setTogether(shared);
    await button(/^Playing together: Ana, Ben\.\s*Connected$/);
    expect(screen.queryByRole('button', { name: 'Reconnect' })).toBeNull();
    setSeats([ANA_SEAT, { ...BEN_SEAT, here: false }]);
    setConnection('parted');
    await button(/^Playing together: Ana, Ben away\.\s*Not connected$/);
    screen.getByText('Your taps are sent when you reconnect.');
    await press('Reconnect');
    await screen.findByRole('img', { name: 'Code for the phone that joins' });
  });

  it('asks the player before a judge or team-mate sees the hand, and reports a phone that becomes a judge', async () => {
    const { shared, setViewersToAsk } = fakeSharedGame();
    fakePhoneConnection();
    setTogether(shared);
    setViewersToAsk([
      { person: 'cleo', name: 'Cleo', isJudge: true },
      { person: 'dora', name: 'Dora', isJudge: false },
    ]);
    await screen.findByText('Cleo is the judge. Show them your hand?');
    await press('Leave it hidden');
    expect(shared.answerViewer).toHaveBeenLastCalledWith('cleo', false);
    await screen.findByText('Dora plays your side too. Show them your hand?');
    await press('Show my hand');
    expect(shared.answerViewer).toHaveBeenLastCalledWith('dora', true);
    await waitFor(() => expect(screen.queryByText(/Show them your hand/)).toBeNull());
    await press(/^Playing together/);
    await press('Change my name or role');
    await userEvent.click(await screen.findByRole('radio', { name: 'Judge' }));
    await screen.findByText('A judge sees a hand only if its player agrees.');
  });

  it('says how many steps of a player do not count', async () => {
    const { shared, setSeats } = fakeSharedGame();
    fakePhoneConnection();
    setTogether(shared);
    setSeats([ANA_SEAT, { ...BEN_SEAT, role: 'watching', ignored: 3 }]);
    await press(/^Playing together/);
    await screen.findByText('watching, 3 steps do not count · here');
  });

  it('shows a single code when the other phone left one', async () => {
    const { shared, setConnection } = fakeSharedGame({ hub: false });
    const cancel = vi.fn();
    fakePhoneConnection({ comeBack: { code: 'answer-Ana', joined: new Promise(() => undefined), cancel } });
    setTogether(shared);
    setConnection('parted');
    await press('Reconnect');
    await screen.findByRole('img', { name: 'Code for the other phone' });
    await press('Close');
    await waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it("lists people, changes this phone's role, removes a person's steps, and disconnects a phone", async () => {
    const { shared } = fakeSharedGame();
    setTogether(shared);
    await press(/^Playing together/);
    const people = await sheet('Playing together');
    await user.click(people.getByRole('button', { name: 'Change my name or role' }));
    await user.click(await screen.findByRole('radio', { name: 'Watching' }));
    await press('Save');
    expect(shared.setMe).toHaveBeenCalledWith('Ana', 'watching');
    await press('Ben plays Ben · here');
    const ben = await sheet('Ben');
    // The button is disabled, because Ben has not done anything yet.
    expect(ben.getByRole('button', { name: /^Remove everything Ben did/ })).toHaveProperty('disabled', true);
    await user.click(ben.getByRole('button', { name: /^Disconnect/ }));
    expect(shared.dismiss).toHaveBeenCalledWith('ben1');
    await screen.findByText('Ben is disconnected. What they did stays.');
  });

  it('can be continued alone, and shared again', async () => {
    const { controller } = fakePhoneConnection();
    const { shared } = fakeSharedGame();
    setTogether(shared);
    await press(/^Playing together/);
    await press(/^Continue alone/);
    await screen.findByText('You continue alone. The others keep their game.');
    expect(screen.queryByRole('button', { name: /^Playing together/ })).toBeNull();
    await press('Share again');
    expect(controller.shareGame).toHaveBeenCalledWith({ name: 'Ana', role: 'red' });
  });

  it('asks which of two moves counts, naming both', async () => {
    const { shared, setConflicts } = fakeSharedGame();
    setTogether(shared);
    const piece = [...(table()?.figures.values() ?? [])].find(({ character }) => character.name === 'Quarry')?.piece;
    const conflict = {
      piece: piece ?? '',
      moves: [
        { tap: 'a', name: 'Ana', squares: ['c3'] },
        { tap: 'b', name: 'Ben', squares: ['d4'] },
      ],
    } as const;
    setConflicts([conflict]);
    const asked = within(await screen.findByRole('region', { name: 'Moved twice: Quarry' }));
    expect(asked.getByRole('alert').textContent).toBe('Ana and Ben both moved Quarry.');
    asked.getByRole('button', { name: 'Keep d4 (Ben)' });
    await user.click(asked.getByRole('button', { name: 'Use c3 (Ana)' }));
    expect(shared.settle).toHaveBeenCalledWith(conflict, 'first');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Moved twice: Quarry' })).toBeNull());
  });
});

describe('a watching phone', () => {
  const watcher: SharedGame = {
    mayTap: () => false,
    tap: async (log) => ({ log, fault: null }),
    undo: async (log) => ({ log, fault: null }),
    redo: async (log) => ({ log, fault: null }),
    jump: async (log) => ({ log, fault: null }),
    takeOver: async (log) => ({ log, fault: null }),
    leave: () => undefined,
  };

  it('is offered no changes, and is shown how to take part', async () => {
    const { shared, setSeats } = fakeSharedGame();
    setSeats([{ ...ANA_SEAT, role: 'watching' }, BEN_SEAT]);
    setState((now) => now && { ...now, backend: makeSharedBackend(watcher) });
    setTogether(shared);
    const panel = within(await screen.findByRole('region', { name: 'Actions' }));
    await panel.findByText(/^You are watching/);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    const before = log()?.cursor;
    expect(await recordStep('note', [{ fact: 'noted', text: 'not mine' }])).toBe(false);
    expect(log()?.cursor).toBe(before);
    await screen.findByText('You are watching. Choose a side to change the game.', { selector: '.toast *' });
    await user.click(panel.getByRole('button', { name: 'Choose a side' }));
    const asked = await sheet('What do you play?');
    // Red is preselected, because Ben plays the other side.
    expect(asked.getByRole('radio', { name: 'Ana' })).toHaveProperty('checked', true);
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(shared.setMe).toHaveBeenCalledWith('Ana', 'red');
    await waitFor(() => expect(screen.queryByText(/^You are watching/, { selector: '.watching-panel *' })).toBeNull());
    expect(await runInSharedGame('another', async (_, log) => ({ log, fault: null }))).toBe(false);
  });
});

describe('actions of other people', () => {
  const common = { by: 'ben1', at: 0 };
  it("are reported in the log's words, with the person's name", () => {
    const piece = [...(table()?.figures.values() ?? [])].find(({ character }) => character.name === 'Quarry')?.piece;
    const hurt = {
      line: 'tap',
      ...common,
      id: 't1',
      step: 'damage',
      facts: [{ fact: 'clicked', piece, by: 2, cause: 'damage', from: null }],
      saw: {},
    } as const;
    expect(describeNews('Ben', hurt)).toBe('Ben: Quarry takes 2 clicks');
    expect(describeNews('Ben', { line: 'turn', ...common, taps: [{ id: 't1', times: 1 }] })).toBe('Ben undid 1 step');
    expect(describeNews('Ben', { line: 'turn', ...common, taps: [{ id: 't1', times: 2 }] })).toBe('Ben redid 1 step');
    const joined = { line: 'person', ...common, name: 'Ben', role: 'judge', key: '' } as const;
    expect(describeNews('Ben', joined)).toBe('Ben: judge');
    expect(
      summarizeNews([
        { name: 'Ben', line: joined },
        { name: 'Ben', line: hurt },
      ]),
    ).toBe('Ben: Quarry takes 2 clicks, and 1 step before');
    expect(summarizeNews([])).toBeNull();
  });
});
