// @vitest-environment jsdom
import { screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { Show } from 'solid-js';
import { beforeEach, expect, test } from 'vitest';
import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { table } from '../../src/app/game/open-game';
import { goTo, route } from '../../src/app/route';
import { closeSession } from '../../src/app/session/session';
import { startGame } from '../../src/app/session/start-game';
import { squareName } from '../../src/grid/square';
import { DEFAULT_OPPONENT } from '../../src/table/app-player';
import MapScreen from '../../src/ui/shell/map-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { pressButton as press, renderWithMessages } from './table-page';

/* Choices of Sidekick before the first turn: its starting area and the squares of its objects. */

beforeEach(() => {
  location.hash = '#/table';
  closeSession();
  renderWithMessages(() => (
    <Show when={route().tab === 'map'} fallback={<TableScreen />}>
      <MapScreen />
    </Show>
  ));
});

const sheet = () => screen.findByRole('dialog', { name: 'Starting areas' });
const objects = () => (table()?.objects ?? []).map(({ by, kind, at }) => `${by} ${kind} ${squareName(at)}`);

/** Begins a game of Ana against Ben, one of whom Sidekick plays. */
async function begin(app: string): Promise<void> {
  const players = ['Ana', 'Ben'].map((name, index) => ({
    side: index === 0 ? 'red' : 'blue',
    name,
    characters: DEMO_FORCES[index]?.characters ?? [],
    plays: name === app ? DEFAULT_OPPONENT : null,
  }));
  const map = DEMO_MAPS.find((each) => each.name === 'Signal Vault') ?? null;
  const setup = { name: 'Ana – Ben', edition: 'core-2008', buildTotal: 300, actionTotal: 3, players, map };
  expect(await startGame(setup)).toBe(true);
  await screen.findByRole('heading', { name: 'Setup' });
}

test('Sidekick chooses the area of its side if that is its turn, and the players may change it', async () => {
  await begin('Ben');
  await press(/^Starting areas/);
  const ask = await sheet();
  const said = await within(ask).findByText(/^Ben chooses: (Top|Bottom)\.$/);
  const area = /(\w+)\.$/.exec(said.textContent ?? '')?.[1] ?? '';
  const ben = within(ask).getByRole('group', { name: 'Starting area of Ben' });
  expect((within(ben).getByRole('radio', { name: area }) as HTMLInputElement).checked).toBe(true);
  await userEvent.click(within(ben).getByRole('radio', { name: area === 'Top' ? 'Bottom' : 'Top' }));
  await userEvent.click(within(ask).getByRole('button', { name: 'Use these areas' }));
  await waitFor(() => expect(table()?.setup['starting-areas']).toBe('done'));
  const [benStart] = table()?.board?.starts.get('blue') ?? [];
  expect(squareName(benStart ?? 0)).toBe(area === 'Top' ? 'a8' : 'a1');
});

test('the last player gets the area that is left, without a choice', async () => {
  await begin('Ana');
  await press(/^Starting areas/);
  await within(await sheet()).findByRole('group', { name: 'Starting area of Ana' });
  expect(screen.queryByText(/ chooses: /)).toBeNull();
});

test('a tap on the kind of Sidekick’s object places it where Sidekick chooses, and undo removes it', async () => {
  await begin('Ana');
  goTo('map');
  await screen.findByText('Tap the kind of Ana’s next object. Sidekick chooses the square.');
  await press('Heavy object');
  await screen.findByText(/^Ana: heavy object on [a-z]\d+$/);
  expect(objects()).toHaveLength(1);
  expect(objects()[0]).toMatch(/^red heavy/);
  // Then the person places an object on a square of their own choice.
  await screen.findByRole('group', { name: 'Ben’s object' });
  expect(screen.queryByText(/Sidekick chooses the square/)).toBeNull();
  await press('Undo');
  await waitFor(() => expect(objects()).toEqual([]));
});
