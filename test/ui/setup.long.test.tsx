// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import { Show } from 'solid-js';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { DEMO_FORCES, DEMO_MAPS } from '../../src/app/game/demo-game';
import { log, table } from '../../src/app/game/open-game';
import { findThemeBonus } from '../../src/app/game/setup-progress';
import { goTo, route } from '../../src/app/route';
import { resumeLastGame } from '../../src/app/session/resume-game';
import { closeSession, openSession } from '../../src/app/session/session';
import { startGame } from '../../src/app/session/start-game';
import { type Character, listLiveClicks } from '../../src/catalog/character';
import { makeGeneralCard } from '../../src/catalog/general-cards/card';
import { makeForceMember } from '../../src/force/force-in-game';
import { listAppliedFacts } from '../../src/game/log';
import { squareName } from '../../src/grid/square';
import { editionById } from '../../src/rules/editions';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { forceRepository, makeForce } from '../../src/store/forces';
import MapScreen from '../../src/ui/shell/map-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { makeTestCharacter } from '../game/make';
import { findButton as button, pressButton as press, renderWithMessages, user } from './table-page';

beforeEach(() => {
  location.hash = '#/table';
  closeSession();
  renderWithMessages(() => (
    <Show when={route().tab === 'map'} fallback={<TableScreen />}>
      <MapScreen />
    </Show>
  ));
});

const guide = () => screen.findByRole('region', { name: 'Setup steps' });
const sheet = (name: string) => screen.findByRole('dialog', { name });
const facts = () => {
  const now = log();
  return now ? listAppliedFacts(now) : [];
};

/** Lists the rows of the setup guide with their state, such as `First player, next`. */
const rows = async () =>
  [...(await guide()).querySelectorAll('.setup-step')].map((row) => {
    const [title, state] = [row.querySelector('strong')?.textContent, row.querySelector('.spoken')?.textContent];
    return `${title}${state?.trimEnd()}`;
  });

interface Began {
  readonly edition?: string;
  readonly map?: boolean;
  readonly cast?: readonly number[];
}

async function begin({ edition = 'core-2008', map = true, cast = [2, 1] }: Began = {}): Promise<void> {
  const rules = editionById(edition);
  if (!rules) throw new Error(edition);
  const players = ['Ana', 'Ben'].map((name, index) => ({
    side: index === 0 ? 'red' : 'blue',
    name,
    characters: (DEMO_FORCES[index]?.characters ?? []).slice(0, cast[index]),
  }));
  const vault = DEMO_MAPS.find((each) => each.name === 'Signal Vault') ?? null;
  const begun = await startGame({
    name: 'Ana – Ben',
    edition,
    buildTotal: 300,
    actionTotal: 3,
    players,
    map: map ? vault : null,
  });
  expect(begun).toBe(true);
  await screen.findByRole('heading', { name: 'Setup' });
}

/** Enters the rolls of Ana and Ben, and chooses the first player. */
async function settle(ana: string, ben: string, first: string): Promise<void> {
  await press('Roll for first player');
  await user.click(await screen.findByRole('radio', { name: 'Enter rolls' }));
  await user.selectOptions(screen.getByLabelText('Roll of Ana'), ana);
  await user.selectOptions(screen.getByLabelText('Roll of Ben'), ben);
  await user.click(within(await sheet('Who goes first?')).getByRole('button', { name: `${first} goes first` }));
  await waitFor(() => expect(table()?.setup['first-player']).toBe('done'));
}

async function toMap(): Promise<void> {
  goTo('map');
  await screen.findByRole('application');
}

/** Chooses a square by keyboard, because a page without layout has no coordinates. */
function tapSquare(name: string): void {
  const board = screen.getByRole('application', { name: 'Map Signal Vault' });
  const walk = (key: string, steps: number) => {
    for (let step = 0; step < steps; step++) fireEvent.keyDown(board, { key });
  };
  // The first keys move the cursor to a1, from any square.
  walk('ArrowLeft', 9);
  walk('ArrowUp', 9);
  walk('ArrowRight', name.charCodeAt(0) - 97);
  walk('ArrowDown', Number(name.slice(1)) - 1);
  walk('Enter', 1);
}

const objects = () => (table()?.objects ?? []).map(({ kind, at, by }) => `${by} ${kind} ${squareName(at)}`);

describe('the setup guide', () => {
  it("lists the edition's steps, and derives from the table which are done", async () => {
    await begin();
    expect(await rows()).toEqual([
      'Rules and total, done',
      'Forces, done',
      'First player, next',
      'Map, done',
      'Starting areas, to do',
      'Battlefield conditions, to do',
      'Objects, to do',
      'Figures, to do',
    ]);
    expect((await guide()).textContent).toContain('Signal Vault');
  });

  it('has each player place all figures and objects at once if the edition says so', async () => {
    await begin({ edition: 'x-of-swords' });
    expect((await rows()).slice(4)).toEqual([
      'Ana’s figures, to do',
      'Ana’s objects, to do',
      'Ben’s figures, to do',
      'Ben’s objects, to do',
    ]);
  });

  it('skips each step by one tap, restores one by undo, and the game can begin', async () => {
    await begin({ map: false, cast: [0, 0] });
    for (let skipped = 1; skipped <= 7; skipped++) {
      await press(/^Skip: /);
      await waitFor(() => expect(Object.keys(table()?.setup ?? {})).toHaveLength(skipped));
    }
    expect((await rows()).filter((row) => !row.endsWith(', skipped'))).toEqual(['Rules and total, done']);
    await screen.findByText('Setup complete');
    await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement);
    await waitFor(async () => expect((await rows()).at(-1)).toBe('Figures, next'));
    await press('Ana goes first');
    await screen.findByRole('heading', { name: 'Ana’s turn' });
    expect(screen.queryByRole('region', { name: 'Setup steps' })).toBeNull();
  });

  it('resumes at the same step after a restart', async () => {
    await begin();
    await settle('4', '9', 'Ben');
    expect((await guide()).textContent).toContain('Figures, to do Ben · 0 of 1');
    await press('Skip: Starting areas');
    await press('Battlefield conditions done');
    await waitFor(async () => expect((await rows())[6]).toBe('Objects, next'));
    const before = await rows();
    const id = log()?.game ?? '';
    closeSession();
    await resumeLastGame();
    if (!table()) await openSession(id);
    expect(await rows()).toEqual(before);
    expect((await guide()).textContent).toContain('Ben goes first');
  });

  it("determines the first player with a themed team's bonus, and records the rolls", async () => {
    await begin();
    await press('Roll for first player');
    const ask = await sheet('Who goes first?');
    // Ana's two soldiers are too few for a themed team at 300 points, but the players may override this.
    await user.click(within(ask).getByRole('button', { name: 'Roll for all' }));
    await waitFor(() => expect(within(ask).getAllByText(/^[1-6] \+ [1-6]$/)).toHaveLength(2));
    await user.click(within(ask).getByRole('radio', { name: 'Enter rolls' }));
    await user.selectOptions(within(ask).getByLabelText('Roll of Ana'), '7');
    await user.selectOptions(within(ask).getByLabelText('Roll of Ben'), '7');
    const bonus = within(ask).getByRole('group', { name: 'Theme bonus for Ben' });
    const had = Number(within(bonus).getByRole('status').textContent);
    for (let more = had; more < 9; more++)
      await user.click(within(bonus).getByRole('button', { name: 'Increase Theme bonus for Ben' }));
    await user.click(within(ask).getByRole('button', { name: 'Ben goes first' }));
    await waitFor(() => expect(table()?.players.map(({ name }) => name)).toEqual(['Ben', 'Ana']));
    expect(table()?.turn).toBeNull();
    expect(facts()).toContainEqual({ fact: 'noted', text: 'Ben has 16 for the first turn, including +9 theme bonus' });
    await press(/^Start the game/);
    await screen.findByRole('heading', { name: 'Ben’s turn' });
  });

  it("fills in the edition's bonus for a themed team", async () => {
    await begin({ cast: [4, 1], edition: 'x-of-swords' });
    await press('Roll for first player');
    const shared = findThemeBonus(table() as NonNullable<ReturnType<typeof table>>, 'blue');
    const group = within(await sheet('Who goes first?')).getByRole('group', { name: 'Theme bonus for Ben' });
    expect(shared?.bonus).toBe(1);
    expect(within(group).getByRole('status').textContent).toBe('1');
  });

  it('swaps the starting areas and records the map again', async () => {
    await begin();
    const first = () =>
      [...(table()?.board?.starts.entries() ?? [])].map(([side, [at]]) => `${side} ${squareName(at ?? 0)}`);
    expect(first().sort()).toEqual(['blue a8', 'red a1']);
    await press(/^Starting areas/);
    const ask = await sheet('Starting areas');
    const ben = within(ask).getByRole('group', { name: 'Starting area of Ben' });
    await user.click(within(ben).getByRole('radio', { name: 'Top' }));
    const ana = within(ask).getByRole('group', { name: 'Starting area of Ana' });
    expect((within(ana).getByRole('radio', { name: 'Bottom' }) as HTMLInputElement).checked).toBe(true);
    await user.click(within(ask).getByRole('button', { name: 'Use these areas' }));
    await waitFor(() => expect(first().sort()).toEqual(['blue a1', 'red a8']));
    expect((await rows())[4]).toBe('Starting areas, done');
    await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement);
    await waitFor(() => expect(first().sort()).toEqual(['blue a8', 'red a1']));
    expect((await rows())[4]).toBe('Starting areas, to do');
  });

  it('chooses the map and returns', async () => {
    await begin({ map: false });
    await press(/^Map, /);
    await press(/^Tannery Row/);
    await guide();
    expect(table()?.mapName).toBe('Tannery Row');
    expect((await rows())[3]).toBe('Map, done');
  });
});

describe('on the map', () => {
  it("places a saved special object by name, the force's first one by default, and removes it", async () => {
    await cardRepository.putMany([
      makeGeneralCard('objects', { id: 'keg', name: 'Powder Keg', text: '', points: 4, kind: 'heavy' }),
    ]);
    await begin();
    await settle('4', '9', 'Ben');
    await toMap();
    await press(/^Special object/);
    await user.click(within(await sheet('Special object')).getByRole('button', { name: /^Place Powder Keg/ }));
    expect((await button('Powder Keg · Heavy object')).getAttribute('aria-pressed')).toBe('true');
    tapSquare('d3');
    await waitFor(() => expect(table()?.objects).toMatchObject([{ name: 'Powder Keg', kind: 'heavy', by: 'blue' }]));
    await screen.findByText(/^Ben: Powder Keg on d3\. Against the rules: too near a starting area/);
    await press('Light object');
    tapSquare('d3');
    await waitFor(() => expect(objects()).toEqual([]));
    await cardRepository.remove(['objects/keg']);
  });

  it('places objects in turns from the first player, and reports squares that the book forbids', async () => {
    await begin();
    await settle('4', '9', 'Ben');
    await toMap();
    await press('Light object');
    tapSquare('d3');
    await waitFor(() => expect(objects()).toEqual(['blue light d3']));
    await press('Heavy object');
    await screen.findByRole('group', { name: 'Ana’s object' });
    tapSquare('a1');
    await screen.findByText(/Ana: heavy object on a1\. Against the rules: objects cannot go in a starting area/);
    tapSquare('d3');
    await waitFor(() => expect(objects()).toEqual(['red heavy a1']));
    await screen.findByRole('group', { name: 'Ben’s object' });
    for (const [index, square] of ['d2', 'd6', 'e3', 'e6', 'e7'].entries()) {
      tapSquare(square);
      await waitFor(() => expect(objects()).toHaveLength(index + 2));
    }
    expect(
      objects()
        .map((each) => each.split(' ')[0])
        .sort(),
    ).toEqual(['blue', 'blue', 'blue', 'red', 'red', 'red']);
    // All objects are placed: the choice of kinds is gone, and a tap places no more objects.
    expect(screen.queryByRole('group', { name: /’s object$/ })).toBeNull();
    await screen.findByText('Ana: heavy object on e7');
    await press('Undo');
    await screen.findByRole('group', { name: 'Ana’s object' });
  });

  it('can stop with fewer objects', async () => {
    await begin();
    await toMap();
    await press('Skip: First player');
    await press('Skip: Starting areas');
    await press('Skip: Battlefield conditions');
    await press('Light object');
    tapSquare('d3');
    await press('Done: Objects');
    await waitFor(() => expect(table()?.setup.objects).toBe('done'));
    expect(screen.queryByRole('group', { name: /’s object$/ })).toBeNull();
  });

  it("places the first player's figures first, reports figures outside their area, and starts the game", async () => {
    await begin();
    await settle('4', '9', 'Ben');
    await toMap();
    for (const step of ['Starting areas', 'Battlefield conditions', 'Objects']) await press(`Skip: ${step}`);
    const tray = await screen.findByRole('region', { name: 'Not on the map yet' });
    const [provost, titan] = within(tray).getAllByRole('button');
    expect(provost?.textContent).toContain('The Provost');
    await user.click(provost as HTMLElement);
    tapSquare('d8');
    await screen.findByText('The Provost on d8');
    await user.click(titan as HTMLElement);
    tapSquare('c3');
    await screen.findByText(/Against the rules: figures must start in their own starting area\. Recorded anyway/);
    expect(screen.queryByText('Setup complete')).toBeNull();
    tapSquare('c1');
    await screen.findByText('Setup complete');
    await press('Start: Ben goes first');
    await screen.findByRole('heading', { name: 'Ben’s turn' });
    expect(table()?.round).toBe(1);
  });
});

describe('joining the game', () => {
  /**
   * Stores Glasswright, who starts at 95 points on click 1 or at 50 points on click 3, and a force with Glasswright.
   */
  async function glasswright(): Promise<void> {
    await ensureLibrary();
    const one: Character = {
      ...makeTestCharacter('glass', 5),
      name: 'Glasswright',
      starts: [
        { points: 95, click: 1 },
        { points: 50, click: 3 },
      ],
    };
    await characterRepository.putMany([one]);
    const lamps = { id: 'lamps', name: 'Lamps', edition: 'core-2008', buildTotal: 300 };
    await forceRepository.putMany([makeForce({ ...lamps, members: [makeForceMember(one, 50)] })]);
  }
  const joinedNow = () =>
    [...(table()?.figures.values() ?? [])].map((each) => `${each.character.name} ${each.points} at ${each.click}`);

  it('prompts for one of several starting lines, but not for a single one', async () => {
    await glasswright();
    await begin({ cast: [0, 0] });
    await press(/^Forces/);
    const ask = await sheet('Add characters');
    await user.type(within(ask).getByRole('searchbox', { name: 'Find by name' }), 'Glass');
    await user.click(await within(ask).findByRole('button', { name: 'Add Glasswright' }));
    await user.click(
      within(await sheet('Starting line for Glasswright')).getByRole('button', { name: '50 points click 3 of 5' }),
    );
    await user.click(within(ask).getByRole('button', { name: 'Add Glasswright' }));
    await user.click(within(await sheet('Starting line for Glasswright')).getByRole('button', { name: /^95 points/ }));
    expect(within(ask).getByText('50 + 95')).toBeTruthy();
    await user.clear(within(ask).getByRole('searchbox', { name: 'Find by name' }));
    await user.click(within(ask).getByRole('button', { name: 'Add Quarry' }));
    expect(screen.queryByRole('dialog', { name: /^Starting line for/ })).toBeNull();
    await user.click(within(ask).getByRole('button', { name: /^Add 3 characters/ }));
    await waitFor(() => expect(joinedNow()).toEqual(['Glasswright 50 at 3', 'Glasswright 95 at 1', 'Quarry 79 at 1']));
  });

  it('adds a whole force with its chosen starting lines', async () => {
    await glasswright();
    await begin({ cast: [0, 0] });
    await press(/^Forces/);
    await user.selectOptions(await screen.findByLabelText('Add a whole force'), 'Lamps');
    await press(/^Add 1 character/);
    await waitFor(() => expect(joinedNow()).toEqual(['Glasswright 50 at 3']));
  });

  it('adds a bystander by name and values, which is removed by the first damage', async () => {
    await begin();
    await press(/^Forces/);
    await press('Bystander…');
    const ask = await sheet('A bystander');
    await user.type(within(ask).getByRole('textbox', { name: 'Name' }), 'Dock hand');
    await user.click(within(ask).getByRole('button', { name: 'Increase Attack' }));
    await user.click(within(ask).getByRole('button', { name: 'Add to Ana' }));
    await screen.findByText('Dock hand added.');
    const hand = [...(table()?.figures.values() ?? [])].at(-1);
    expect(hand).toMatchObject({ side: 'red', points: 0, character: { name: 'Dock hand', bystander: true } });
    expect(listLiveClicks(hand?.character.dial ?? []).map(({ attack }) => attack.value)).toEqual([9]);
    for (const name of ['Ana goes first', /^Start the game/, /Dock hand.*range/]) await press(name);
    await press('−1 click of damage');
    await waitFor(() => expect(table()?.figures.get(hand?.piece ?? '')?.defeated).toBe(true));
  });
});
