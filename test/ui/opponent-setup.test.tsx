// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { characters, ensureLibrary, forces } from '../../src/app/collection/library';
import { recordOwned } from '../../src/app/collection/owned-copies';
import { makeSuggestServer } from '../../src/app/forces/suggest.worker';
import { table } from '../../src/app/game/open-game';
import { readUsualSetup } from '../../src/app/session/usual-setup';
import { defaultDatabase } from '../../src/store/database';
import type { Fact } from '../../src/table/facts';
import ForcesScreen from '../../src/ui/shell/forces-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeFakeWorker } from '../helpers/fake-worker';
import { makeFakePlanner } from './fake-planner';
import { listFigureSquares, showLane } from './show-lane';
import { pressButton as press, renderWithMessages, showTable } from './table-page';

const FakeWorker = makeFakeWorker(makeSuggestServer);

beforeEach(async () => {
  await ensureLibrary();
  await defaultDatabase().owned.clear();
});

afterEach(() => void vi.unstubAllGlobals());

const idOf = (name: string): string => characters()?.find((each) => each.name === name)?.id ?? '';

const choose = async (group: string, option: string) =>
  userEvent.click(within(await screen.findByRole('group', { name: group })).getByRole('radio', { name: option }));

describe('a new game against Sidekick', () => {
  const begin = async () => {
    vi.stubGlobal('Worker', FakeWorker);
    showTable();
    await press('New game');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Player 1' }), 'Ana');
    await choose('Who plays Player 2', 'Sidekick');
    await choose('Manner of Sidekick', 'Cautious');
    await choose('Characters for', 'Sidekick');
  };

  test('begins with the side that Sidekick plays, its name, and a force from the collection', async () => {
    await begin();
    await press(/^Build a force from my collection/);
    await screen.findByRole('button', { name: /^Build another force/ });
    await press(/^Start/);
    await screen.findByRole('heading', { name: 'Setup' });
    expect(table()?.players.map(({ name }) => name)).toEqual(['Ana', 'Sidekick']);
    expect(table()?.appPlayers).toEqual([{ side: 'blue', manner: 'cautious', strength: 'player' }]);
    const force = [...(table()?.figures.values() ?? [])];
    expect(force.every(({ side }) => side === 'blue')).toBe(true);
    expect(force.reduce((sum, { points }) => sum + points, 0)).toBe(300);
    // The next new game offers the same players.
    expect(await readUsualSetup()).toMatchObject({
      names: ['Ana', 'Sidekick'],
      plays: [null, { manner: 'cautious', strength: 'player' }],
    });
  });

  test('uses only the figures that are owned and free, and says what is missing', async () => {
    await recordOwned({ id: idOf('Rook'), count: 1, where: '' });
    await begin();
    await press(/^Build a force from my collection/);
    await screen.findByText(/^Rook\. Your free figures fill only \d+ of 300 points\./);
    await choose('Characters for', 'Ana');
    await press('Add Rook');
    await choose('Characters for', 'Sidekick');
    await press(/^Build a force from my collection/);
    await screen.findByText(/^Your free figures make no legal force of 300 points\./);
    await press(/^Use the demo force The Foundry/);
    await screen.findByRole('button', { name: /^Start.*Sidekick: 300$/ });
  });
});

describe('a saved force against Sidekick', () => {
  const playFoundry = async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const foundry = forces()?.find(({ name }) => name === 'The Foundry');
    if (!foundry) throw new Error('no demo force');
    location.hash = `#/forces/${foundry.id}`;
    renderWithMessages(() => <ForcesScreen />);
    await press('Play');
    await press(/^Play against Sidekick/);
    await waitFor(() => expect(location.hash).toBe(`#/table/new/${foundry.id}`));
    cleanup();
    renderWithMessages(() => <TableScreen />);
  };
  const sideOf = (side: string) =>
    [...(table()?.figures.values() ?? [])]
      .filter((figure) => figure.side === side)
      .map(({ character }) => character.name);

  test('needs three taps: Sidekick gets a force of the same total from the collection', async () => {
    await playFoundry();
    await press(/^Start .*: 300 · .*Sidekick: 300$/);
    await screen.findByRole('heading', { name: 'Setup' });
    expect(table()?.appPlayers).toMatchObject([{ side: 'blue' }]);
    expect(sideOf('red')).toContain('Quarry');
    expect(sideOf('blue').length).toBeGreaterThan(0);
    expect(sideOf('blue').filter((name) => sideOf('red').includes(name))).toEqual([]);
  });

  test('takes a demo force if the collection is too small', async () => {
    await recordOwned({ id: idOf('Rook'), count: 1, where: '' });
    await playFoundry();
    await screen.findByText('Your free figures make no full force, so Sidekick plays the demo force The Assize.');
    await press(/^Start .*: 300 · .*Sidekick: 300$/);
    await screen.findByRole('heading', { name: 'Setup' });
    expect(sideOf('blue')).toHaveLength(4);
  });
});

describe('the figures of Sidekick before the first turn', () => {
  const BLUE: Fact = { fact: 'opponent', side: 'blue', plays: { manner: 'bold', strength: 'player' } };
  const RED: Fact = { ...BLUE, side: 'red' };
  const placeOn = async (starts: Record<string, string[]>, ...facts: readonly Fact[]) => {
    const planner = makeFakePlanner();
    const context = await showLane({ at: {}, facts: facts.length > 0 ? facts : [BLUE], turn: null, starts });
    await press('Sidekick places its figures');
    planner.place();
    for (const _ of facts.slice(1)) {
      await waitFor(() => expect(planner.placings()).toBe(2));
      planner.place();
    }
    return context;
  };

  test('are placed by one tap in the starting area, as one step', async () => {
    const context = await placeOn({ red: ['a1', 'a2', 'a3', 'a4'], blue: ['h1', 'h2', 'h3', 'h4'] });
    await screen.findByText('Sidekick placed 2 figures.');
    const squares = ['blue-1', 'blue-2'].flatMap((piece) => listFigureSquares(context, piece));
    expect(squares).toHaveLength(2);
    expect(squares.every((square) => /^h[1-4]$/.test(square))).toBe(true);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sidekick places its figures' })).toBeNull());
  });

  test('are placed in the areas that the map has, and a sentence names the side without one', async () => {
    const context = await placeOn({ red: ['a1', 'a2'] }, RED, BLUE);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This map has no starting area for Ben\./);
    expect(listFigureSquares(context, 'red-1')).toHaveLength(1);
    expect(listFigureSquares(context, 'blue-1')).toEqual([]);
  });

  test('are not placed without a starting area, and a sentence says what to do', async () => {
    await placeOn({ red: ['a1'] });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This map has no starting area for Ben. Choose another map, or paint one in the map editor with “Start”.',
    );
    expect(screen.getByRole('button', { name: 'Choose the map' })).toBeDefined();
  });
});
