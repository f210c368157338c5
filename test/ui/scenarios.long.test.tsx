// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { log, table } from '../../src/app/game/open-game';
import { beginSideTurn, recordStep, undoStep } from '../../src/app/game/perform';
import { makeScenarioCard } from '../../src/app/game/scenario-actions';
import { closeSession, openSession } from '../../src/app/session/session';
import { startGame } from '../../src/app/session/start-game';
import type { Card } from '../../src/catalog/card';
import type { Character } from '../../src/catalog/character';
import { makeForceMember } from '../../src/force/force-in-game';
import { listAppliedFacts } from '../../src/game/log';
import { editionById } from '../../src/rules/editions';
import { forceRepository, makeForce } from '../../src/store/forces';
import type { Fact } from '../../src/table/facts';
import NewGame from '../../src/ui/game/games/new-game';
import MapScreen from '../../src/ui/shell/map-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { renderWithMessages } from './table-page';

// Role queries include hidden elements, because visibility checks are slow and no element is hidden.
configure({ defaultHidden: true });
const user = userEvent.setup({ delay: null });

// Modules are loaded up front, because on a busy machine lazy loading exceeds the timeout of queries.
beforeAll(async () => {
  await import('../../src/ui/game/table/game-table');
  await import('../../src/ui/shared/book/entry-sheet');
}, 40_000);

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const strip = () => screen.findByRole('region', { name: 'Scenario' });
const facts = () => {
  const now = log();
  return now ? listAppliedFacts(now) : [];
};
const turn = (side: string, round: number): Fact => ({ fact: 'turn', side, round });
const cast = (index: number, count: number) => (DEMO_FORCES[index]?.characters ?? []).slice(0, count);

async function begin(scene: Card | null, edition = 'core-2008', decks: readonly string[] = []): Promise<void> {
  location.hash = '#/table';
  const begun = await startGame({
    ...{ name: 'Ana – Ben', edition, buildTotal: 300, actionTotal: 3, scenario: scene },
    players: [
      { side: 'red', name: 'Ana', characters: cast(0, 2), deck: decks },
      { side: 'blue', name: 'Ben', characters: cast(1, 1) },
    ],
    map: DEMO_MAPS.find((each) => each.name === 'Signal Vault') ?? null,
  });
  expect(begun).toBe(true);
  await beginSideTurn('red');
  renderWithMessages(() => <TableScreen />);
}

const scene = (id: string, text = ''): Card => {
  for (const edition of ['core-2008', 'x-of-swords']) {
    const scenario = editionById(edition)?.scenarios.all.find((each) => each.id === id);
    if (scenario) return makeScenarioCard(scenario, text);
  }
  throw new Error(id);
};

describe('the scenario strip', () => {
  it('is absent without a scenario', async () => {
    await begin(null);
    await screen.findByRole('heading', { name: 'Ana’s turn' });
    expect(screen.queryByRole('region', { name: 'Scenario' })).toBeNull();
  });

  it("deals the cloud's damage by one tap as one step, to the figures inside it on the map", async () => {
    await begin(scene('radiation-cloud'));
    const [first, second] = [...(table()?.figures.keys() ?? [])];
    const at = (piece: string | undefined, square: string): Fact => ({
      ...{ fact: 'placed', piece: piece ?? '', squares: [square], how: 'placed' },
    });
    await recordStep('place', [at(first, 'a4'), at(second, 'd4'), turn('red', 3)]);
    const name = table()?.figures.get(first ?? '')?.character.name ?? '';
    await within(await strip()).findByText(`1 damage in the cloud: ${name}`);
    const steps = facts().length;
    await press('Deal 1 damage');
    await waitFor(() => expect(table()?.figures.get(first ?? '')?.click).toBe(2));
    expect(table()?.figures.get(second ?? '')?.click).toBe(1);
    expect(within(await strip()).queryByText('Now:')).toBeNull();
    await undoStep();
    expect(table()?.figures.get(first ?? '')?.click).toBe(1);
    expect(facts()).toHaveLength(steps);
    await within(await strip()).findByText(`1 damage in the cloud: ${name}`);
  });

  it('prompts for the figures in the cloud when the map cannot tell, and can be skipped for a turn', async () => {
    await begin(scene('radiation-cloud'));
    await recordStep('turn', [turn('red', 4)]);
    await press('Choose');
    const sheet = await screen.findByRole('dialog', { name: 'Scenario' });
    await within(sheet).findByRole('button', { name: 'No figure in the cloud' });
    within(sheet).getByRole('img', { name: 'Map: the outer 2 squares on every side deal damage' });
    const [, second] = await within(sheet).findAllByRole('checkbox');
    await user.click(second as HTMLElement);
    await user.click(await within(sheet).findByRole('button', { name: 'Deal 1 damage to 1 figure' }));
    await waitFor(() => expect([...(table()?.figures.values() ?? [])].map(({ click }) => click)).toEqual([1, 2, 1]));
    await recordStep('turn', [turn('red', 5)]);
    await press(/^Skip: /);
    await waitFor(() =>
      expect(table()?.seenTo.map(({ due }) => due)).toEqual(['radiation, round 4', 'radiation, round 5']),
    );
    expect(within(await strip()).queryByText('Now:')).toBeNull();
  });

  it('ends a showdown after the fifth turn of each side, and says by what margin', async () => {
    await begin(scene('showdown'));
    await within(await strip()).findByText(/^Points are counted after 5 turns each: 4 more rounds/);
    await recordStep('score', [{ fact: 'scored', side: 'blue', points: 150, piece: null }, turn('blue', 5)]);
    await within(await strip()).findByText(/after this round$/);
    await press('End turn');
    await waitFor(() => expect(table()?.ended).toEqual({ winner: 'blue' }));
    await waitFor(() => expect(location.hash).toBe('#/table/summary'));
    location.hash = '#/table';
    await within(await strip()).findByText('Decided by points after 5 turns each');
    await undoStep();
    await within(await strip()).findByText(/after this round$/);
  });

  it('resolves a tie by a roll', async () => {
    await begin(scene('showdown'));
    await recordStep('end', [turn('blue', 10), { fact: 'ended', winner: null }]);
    expect(within(await strip()).queryByRole('button', { name: /^Skip/ })).toBeNull();
    await press('Ben won the roll');
    await waitFor(() => expect(table()?.ended).toEqual({ winner: 'blue' }));
  });
});

describe('choosing a scenario', () => {
  it('reports forces that break its limits, links to the book, and can be replaced', async () => {
    const rook = { ...(cast(0, 1)[0] as Character), name: 'Rook' };
    await begin(scene('only-one'));
    await recordStep('join', [
      { fact: 'joined', piece: 'twin-1', side: 'red', character: rook, points: 10, click: 1 },
      { fact: 'joined', piece: 'twin-2', side: 'red', character: { ...rook, rank: 'plain' }, points: 10, click: 1 },
    ]);
    await user.click(within(await strip()).getByRole('button', { name: /There Can Be Only One/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Scenario' });
    expect((await within(sheet).findByText(/^Ana: /)).textContent).toMatch(/Rook/);
    await user.click(within(sheet).getByRole('button', { name: /^Read the rule/ }));
    const book = await screen.findByRole('dialog', { name: 'Scenario: There Can Be Only One' });
    await user.click(within(book).getByRole('button', { name: 'Close' }));
    await user.click(within(sheet).getByRole('button', { name: 'Choose another' }));
    await user.click(await screen.findByRole('button', { name: /^Call Out/ }));
    await waitFor(() => expect(table()?.cards.map(({ card }) => card.scene)).toEqual(['call-out']));
    await undoStep();
    expect(table()?.cards.map(({ card }) => card.scene)).toEqual(['only-one']);
  });

  it('accepts a custom event dial, which says when it turns and what it shows', async () => {
    await begin(null);
    await press('Game menu');
    await press(/^Scenario or event dial/);
    await press(/^Create an event dial/);
    const form = await screen.findByRole('dialog', { name: 'New card' });
    const fill = async (name: string, text: string) => {
      await user.click(within(form).getByRole('textbox', { name }));
      await user.paste(text);
    };
    await fill('Name', 'Eclipse');
    await fill('Colors by click', 'white\nblack');
    await fill('What each color does', 'black: Nobody sees farther than 3 squares.');
    await user.selectOptions(
      within(form).getByRole('combobox', { name: 'When it turns' }),
      'at the start of each turn',
    );
    await user.click(within(form).getByRole('button', { name: 'Add card' }));
    const sheet = await screen.findByRole('dialog', { name: 'Event dial' });
    await within(sheet).findByText('Turns at the start of each turn.');
    await user.click(within(sheet).getByRole('button', { name: 'Turn Eclipse forward 1 click' }));
    await within(sheet).findByText('Nobody sees farther than 3 squares.');
  });

  it('of a new game follows the chosen forces, and warns of broken limits', async () => {
    location.hash = '#/table/new';
    await ensureLibrary();
    const [one] = cast(0, 1) as [Character];
    await forceRepository.putMany([
      makeForce({
        ...{ id: 'f', name: 'Twins', edition: 'core-2008', buildTotal: 300, options: ['one-of-a-name'] },
        members: [makeForceMember(one), makeForceMember(one)],
      }),
    ]);
    render(() => <NewGame />);
    const field = (await screen.findByRole('combobox', { name: 'Scenario or event dial' })) as HTMLSelectElement;
    expect(field.selectedOptions[0]?.textContent).toBe('None');
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Add a whole force/ }), 'Twins');
    await waitFor(() => expect(field.selectedOptions[0]?.textContent).toBe('There Can Be Only One'));
    expect((await screen.findByText(/Only one of these per force/)).textContent).toContain(one.name);
    await user.selectOptions(field, 'Showdown');
    await waitFor(() => expect(screen.queryByText(/Only one of these per force/)).toBeNull());
    await press(/^Start/);
    await waitFor(() =>
      expect(table()?.cards.map(({ id, card }) => [id, card.scene])).toEqual([['Showdown', 'showdown']]),
    );
  });
});

describe('the setup of a scenario', () => {
  it('is not automated when the scenario sets the card, the sides and the map', async () => {
    await begin(scene('scenario-play', 'Hold the bridge.'), 'x-of-swords');
    await undoStep();
    const open = async () => {
      const steps = await screen.findByRole('region', { name: 'Setup steps' });
      return [...steps.querySelectorAll('li:not([data-state="done"]) strong')].map((step) => step.textContent);
    };
    expect((await open()).slice(0, 5)).toEqual([
      'Scenario card',
      'Tarot card',
      'Who plays which side',
      'First player',
      'Map',
    ]);
    await press(/^Scenario card done/);
    await waitFor(async () => expect((await open())[0]).toBe('Tarot card'));
    await press(/^Skip: /);
    // The characters are present, but no player has confirmed that the dials show the basic line.
    await press(/^Who plays which side done/);
    await waitFor(() => expect(table()?.setup.forces).toBe('done'));
    await undoStep();
    await waitFor(async () => expect(await open()).toContain('Who plays which side'));
  });

  it('is not complete when all figures are placed, until a player confirms it', async () => {
    await begin(scene('scenario-play', 'Hold the bridge.'), 'x-of-swords');
    await undoStep();
    const pieces = [...(table()?.figures.keys() ?? [])];
    const passed = ['scenario-card', 'scenario-tarot', 'forces', 'first-player', 'map', 'starting-areas'];
    await recordStep('set-up', [
      ...passed.map((step): Fact => ({ fact: 'set-up', step, state: 'done' })),
      ...pieces.map((piece, row): Fact => ({ fact: 'placed', piece, squares: [`a${row + 1}`], how: 'placed' })),
    ]);
    await press(/^Figures done/);
    await waitFor(() => expect(table()?.setup.figures).toBe('done'));
    await undoStep();
    cleanup();
    location.hash = '#/map';
    render(() => <MapScreen />);
    await press('Deselect');
    await press('Done: Figures');
    await waitFor(() => expect(table()?.setup.figures).toBe('done'));
  });

  it('lists dials that start elsewhere than on the basic line', async () => {
    await begin(scene('scenario-play', 'Hold the bridge.'), 'x-of-swords');
    await undoStep();
    const [figure] = [...(table()?.figures.values() ?? [])];
    if (!figure) throw new Error('nobody');
    const { piece, side, character, points } = figure;
    const steps = await screen.findByRole('region', { name: 'Setup steps' });
    expect(within(steps).queryByText(/not at click 1/)).toBeNull();
    await recordStep('join', [
      { fact: 'left', piece },
      { fact: 'joined', piece, side, character, points, click: 2 },
    ]);
    await within(steps).findByText(`3 characters · not at click 1: ${character.name}`);
  });
});

describe('scenario play and its decks', () => {
  beforeEach(async () => begin(scene('scenario-play', 'Hold the bridge.'), 'x-of-swords', ['Ace of Bells', '', '']));
  const deck = () => screen.findByRole('region', { name: 'Tarot deck of Ana' });

  it('prompts for its card, applies it with its effect, and keeps it after a restart', async () => {
    await within(await strip()).findByText('Hold the bridge.');
    await press('Tarot cards');
    const sheet = await screen.findByRole('dialog', { name: 'Decks' });
    await user.click(within(sheet).getByRole('button', { name: 'New deck' }));
    await user.click(within(sheet).getByRole('radio', { name: 'One card' }));
    await user.click(within(sheet).getByRole('textbox', { name: 'Card' }));
    await user.paste('Nine of Kites');
    await user.click(within(sheet).getByRole('button', { name: 'Put in effect' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Edit effect of Nine of Kites' }));
    await user.click(within(sheet).getByRole('textbox', { name: 'What it does' }));
    await user.paste('Flight for all.');
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
    await within(sheet).findByText('Flight for all.');
    const before = table()?.decks;
    const id = log()?.game ?? '';
    closeSession();
    await openSession(id);
    expect(table()?.decks).toEqual(before);
    expect(within(await strip()).queryByText('Now:')).toBeNull();
  });

  it('records cards drawn at the table, also custom ones, and undo forgets none', async () => {
    await press('Draw from Tarot deck of Ana');
    await user.click(within(await deck()).getByRole('button', { name: /^Enter the card/ }));
    await user.selectOptions(within(await deck()).getByRole('combobox', { name: 'Card drawn' }), 'another card');
    await user.click(within(await deck()).getByRole('textbox', { name: 'Card name' }));
    await user.paste('Six of Kites');
    await user.click(within(await deck()).getByRole('button', { name: 'In effect' }));
    await within(await deck()).findByText('Six of Kites');
    await user.click(within(await deck()).getByRole('button', { name: 'Discard Six of Kites' }));
    await user.click(await within(await deck()).findByRole('button', { name: /^Return discards/ }));
    await waitFor(() => expect(table()?.decks[0]?.cards.map(({ place }) => place)).toEqual(['deck', 'deck', 'deck']));
    await undoStep();
    expect(table()?.decks[0]?.cards.map(({ name, place }) => [name, place])).toEqual([
      ['Ace of Bells', 'deck'],
      ['Six of Kites', 'discard'],
      ['', 'deck'],
    ]);
  });

  it('draws secretly: the card is shown only on request', async () => {
    await press('Draw from Tarot deck of Ana');
    await user.click(within(await deck()).getByRole('button', { name: /^Draw in the app/ }));
    await within(await deck()).findByText('2 left, shuffled by the app · Ana');
    const card = table()?.decks[0]?.cards.find(({ place }) => place === 'hand');
    const name = card?.name || `Card ${card?.id}`;
    expect(within(await deck()).queryByText(name)).toBeNull();
    await user.click(within(await deck()).getByRole('button', { name: 'View' }));
    await within(await deck()).findByText(name);
    await user.click(within(await deck()).getByRole('button', { name: 'Reveal' }));
    await waitFor(() => expect(table()?.decks[0]?.cards.find(({ id }) => id === card?.id)?.place).toBe('play'));
  });
});

it('calls out: reports opponents that are too near or at home, and still records the action with its token', async () => {
  await begin(scene('call-out'));
  const [first, , third] = [...(table()?.figures.keys() ?? [])] as [string, string, string];
  await recordStep('place', [
    { fact: 'placed', piece: first, squares: ['d3'], how: 'placed' },
    { fact: 'placed', piece: third, squares: ['h8'], how: 'placed' },
  ]);
  const name = table()?.figures.get(third)?.character.name ?? '';
  await press('Call out');
  const sheet = await screen.findByRole('dialog', { name: 'Call out' });
  await within(sheet).findByText(/is within 4 squares of a starting area/);
  const target = within(sheet).getByRole('button', { name: new RegExp(`${name}.*in its own starting area`) });
  await user.click(target);
  await user.click(within(sheet).getByRole('button', { name: new RegExp(`^Call out ${name}`) }));
  await waitFor(() => expect(table()?.figures.get(first)).toMatchObject({ tokens: 1, lastAction: 'power' }));
  await recordStep('place', [{ fact: 'placed', piece: third, squares: ['a5'], how: 'placed' }, turn('red', 2)]);
  await press('Call out');
  const again = await screen.findByRole('dialog', { name: 'Call out' });
  await user.click(within(again).getByRole('button', { name: new RegExp(`^${name}`) }));
  await user.click(await within(again).findByRole('button', { name: 'e4' }));
  await user.click(within(again).getByRole('button', { name: new RegExp(`^Call out ${name} to e4`) }));
  await waitFor(() => expect(table()?.figures.get(third)?.squares).toEqual([3 * 64 + 4]));
});
