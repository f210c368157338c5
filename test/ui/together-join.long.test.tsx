// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosingRole, setChoosingRole } from '../../src/app/game/watching';
import { goTo, route } from '../../src/app/route';
import { refreshGames } from '../../src/app/session/game-list';
import { parseRoomRoute } from '../../src/app/session/together-modules';
import { listContestedSquares } from '../../src/app/together/contested-squares';
import { setTogether } from '../../src/app/together/together-state';
import { parseTableList } from '../../src/app/together/tournament-tables';
import { resolveJoinCode } from '../../src/app/transfer/resolve-code';
import { parseSquare } from '../../src/grid/square';
import { err, ok } from '../../src/plain/result';
import '../../src/ui/shell/screens';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { fakePhoneConnection } from './fake-together';
import { renderWithMessages } from './table-page';

configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => user.click(await button(name));

async function show(...rest: readonly string[]): Promise<void> {
  goTo('table', ...rest);
  await waitFor(() => expect(route().rest).toEqual(rest));
  renderWithMessages(() => <TableScreen />);
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setTogether(null);
  setChoosingRole(false);
});

describe('joining a game of another phone', () => {
  it('is offered in the list of games, accepts their code and shows the answer until the game arrives', async () => {
    const { controller, arrive } = fakePhoneConnection();
    await show('games');
    await refreshGames();
    await press(/^Join a game/);
    await user.type(await screen.findByLabelText('Your name'), 'Cleo');
    await press('Scan the other phone');
    await press('Type the code instead');
    await user.type(screen.getByLabelText('Code of the other phone'), 'answer-Ana');
    await press('Use this code');
    await screen.findByText(/same kind of code/);
    expect(controller.answer).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText('Code of the other phone'));
    await user.type(screen.getByLabelText('Code of the other phone'), 'offer-Ana');
    await press('Use this code');
    await screen.findByText('Show this to Ana');
    // The role is null, because the side is chosen once the game arrives.
    expect(controller.answer).toHaveBeenCalledWith('offer-Ana', { name: 'Cleo', role: null });
    await screen.findByRole('img', { name: 'Code for the phone that shared the game' });
    arrive(ok({ game: 'game' }));
    await waitFor(() => expect(route().rest).toEqual([]));
    expect(choosingRole()).toBe(true);
  });

  it('starts with the scanned code, and says why it ended', async () => {
    localStorage.setItem('sidekick-name', 'Cleo');
    const { controller, arrive } = fakePhoneConnection();
    await show('join', 'offer-Ana');
    await screen.findByText('Play the game of Ana on this phone too.');
    await user.click(screen.getByRole('radio', { name: 'Judge' }));
    await press('Join');
    await screen.findByText('Show this to Ana');
    expect(controller.answer).toHaveBeenCalledWith('offer-Ana', { name: 'Cleo', role: 'judge' });
    arrive(err('unreachable'));
    await screen.findByText(/cannot reach each other/);
  });

  it('cancels the answer when the screen is left', async () => {
    localStorage.setItem('sidekick-name', 'Cleo');
    const { cancelled } = fakePhoneConnection();
    await show('join', 'offer-Ana');
    await press('Join');
    await screen.findByText('Show this to Ana');
    await press('Back');
    await waitFor(() => expect(cancelled).toEqual(['answer']));
  });

  it("accepts a scanned offer or link, but not an answer or another server's link", async () => {
    fakePhoneConnection();
    expect(await resolveJoinCode('offer-Ana')).toEqual({ to: 'join', place: ['join', 'offer-Ana'] });
    expect(await resolveJoinCode('answer-Ben')).toMatchObject({ to: 'fault' });
    expect(await resolveJoinCode('ab-007')).toBeNull();
    const [name, token] = ['abcdefgh', 'x'.repeat(20)];
    const here = location.href.split('#')[0];
    expect(await resolveJoinCode(`${here}#/table/room/${name}/${token}`)).toEqual({
      to: 'join',
      place: ['room', name, token],
    });
    expect(await resolveJoinCode(`https://elsewhere.example/#/table/room/${name}/${token}`)).toMatchObject({
      to: 'fault',
    });
    expect(parseRoomRoute(`${here}#/table/room/short/${token}`)).toBeNull();
  });
});

it("a club server's link prompts for a name, and reports a game unknown to the server", async () => {
  const { controller } = fakePhoneConnection();
  await show('room', 'abcdefgh', 'x'.repeat(20));
  await user.type(await screen.findByLabelText('Your name'), 'Cleo');
  await user.click(screen.getByRole('radio', { name: 'Watching' }));
  await press('Join');
  await screen.findByText(/does not know this game/);
  expect(controller.joinRoom).toHaveBeenCalledWith(location.href, { name: 'Cleo', role: 'watching' });
  controller.joinRoom.mockResolvedValueOnce(ok({ game: 'game' }));
  await press('Join');
  await waitFor(() => expect(route().rest).toEqual([]));
  expect(choosingRole()).toBe(false);
});

describe('the tables of a tournament', () => {
  const row = {
    id: 'room',
    summary: 1,
    table: 'Table 4',
    players: [
      { name: 'Ana', side: 'red', points: 50, used: 754 },
      { name: 'Ben', side: 'blue', points: null, used: null },
    ],
    round: 3,
    turn: 'red',
    clock: { used: 1508, limit: 3000, running: true },
    over: false,
    at: 1_000_000,
  };
  const list = (...tables: readonly unknown[]) => JSON.stringify({ now: 1_130_000, tables });

  it("show round, turn, points and clock, fetched from the app's server with the key", async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: URL) => {
      asked.push(url.href);
      return new Response(list(row));
    });
    await show('tables', 'the-key');
    const tables = await screen.findByRole('list', { name: 'Tables' });
    within(tables).getByRole('heading', { name: 'Table 4' });
    within(tables).getByText('Round 3, Ana · Clock: 25:08 of 50:00');
    within(tables).getByText('updated 2 minutes ago');
    const cells = within(tables)
      .getAllByRole('row')
      .map((each) => [...each.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Player', 'Points', 'Time'],
      ['Ana', '50', '12:34'],
      ['Ben', '–', '–'],
    ]);
    expect(asked).toEqual([new URL('/tables.json?key=the-key', location.href).href]);
  });

  it('report an invalid key', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 403 }));
    await show('tables', 'old-key');
    await screen.findByText(/no valid key/);
  });

  it.each([
    ['no JSON', 'nonsense'],
    ['no list', '{}'],
    ['a row without players', list({ ...row, players: null })],
    ['a round of a million', list({ ...row, round: 1_000_000 })],
    ['a clock that is text', list({ ...row, clock: 'late' })],
  ])('are not parsed from %s', (_, sent) => {
    expect(parseTableList(sent)).toEqual(err('unreadable'));
  });
});

it('marks both squares of a conflict, but no square of a figure off the map', () => {
  const moves = [
    { tap: 'a', name: 'Ana', squares: [] },
    { tap: 'b', name: 'Ben', squares: ['d4', 'e4'] },
  ] as const;
  expect(listContestedSquares([{ piece: 'p', moves }])).toEqual([
    { squares: [parseSquare('d4'), parseSquare('e4')], label: 'Ben', counts: true },
  ]);
});
