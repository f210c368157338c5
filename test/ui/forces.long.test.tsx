// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { characters, ensureLibrary, forces } from '../../src/app/collection/library';
import { game, table } from '../../src/app/game/open-game';
import ForcesScreen from '../../src/ui/shell/forces-tab';
import { renderWithMessages } from './table-page';

beforeEach(async () => {
  await ensureLibrary();
  location.hash = '#/forces';
  renderWithMessages(() => <ForcesScreen />);
  await screen.findByRole('heading', { name: 'Forces' });
});

async function newForce(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'New force' }));
  await screen.findByRole('button', { name: 'Add' });
}

async function add(...names: string[]): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add characters' });
  for (const [index, name] of names.entries()) {
    await userEvent.click(within(sheet).getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(openForce()?.members).toHaveLength(index + 1));
  }
  await userEvent.click(within(sheet).getByRole('button', { name: /^Done/ }));
}

async function addFeat(name: string, points: number, member: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Add a feat, condition or object' }));
  const sheet = await screen.findByRole('dialog', { name: 'New card' });
  await userEvent.type(within(sheet).getByLabelText('Name'), name);
  const field = within(sheet).getByLabelText('Points');
  await userEvent.clear(field);
  await userEvent.type(field, String(points));
  await userEvent.click(within(sheet).getByRole('checkbox', { name: member }));
  const before = openForce()?.feats.length ?? 0;
  await userEvent.click(within(sheet).getByRole('button', { name: 'Add to force' }));
  await waitFor(() => expect(openForce()?.feats).toHaveLength(before + 1));
}

const total = (): HTMLElement => {
  const head = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  return within(head).getByRole('status');
};

function openForce() {
  return forces()?.find((force) => location.hash.endsWith(force.id));
}

test('the total and the remaining points follow each character', async () => {
  await newForce();
  await add('Brass Titan', 'Night Heron');
  expect(total().textContent).toBe('185of 300 · 115 left');
  expect(screen.getByText(/^Legal under/)).toBeDefined();
});

test('a force over its build total shows the excess, a tap fixes it, and undo reverts the fix', async () => {
  await newForce();
  await add('Brass Titan', 'Brass Titan', 'Night Heron');
  const wrong = await screen.findByRole('region', { name: 'Problems' });
  expect(wrong.textContent).toContain('6 points over the build total');
  await userEvent.click(within(wrong).getByRole('button', { name: 'Remove Night Heron' }));
  await waitFor(() => expect(total().textContent).toBe('242of 300 · 58 left'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(3));
});

test('feats count, up to a tenth of the build total', async () => {
  await newForce();
  await add('Quarry');
  await addFeat('Iron Nerves', 20, 'Quarry');
  await addFeat('Long Reach', 11, 'Quarry');
  expect(total().textContent).toBe('110of 300 · 190 left');
  const wrong = await screen.findByRole('region', { name: 'Problems' });
  expect(wrong.textContent).toContain('Feats: 1 point over the limit (10% of the build total)');
  await userEvent.click(within(wrong).getByRole('button', { name: 'Remove Long Reach (11 points)' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull());
  expect(openForce()?.feats.map((feat) => feat.name)).toEqual(['Iron Nerves']);
});

test('shows all problems at once', async () => {
  await newForce();
  await add('Brass Titan', 'Brass Titan', 'Night Heron');
  await addFeat('Iron Nerves', 31, 'Night Heron');
  const wrong = await screen.findByRole('region', { name: 'Problems' });
  const said = within(wrong)
    .getAllByRole('listitem')
    .map((each) => each.querySelector('strong')?.textContent);
  expect(said).toEqual([
    '37 points over the build total',
    'Only one of these per force: Brass Titan ×2',
    'Feats: 1 point over the limit (10% of the build total)',
  ]);
});

test('a copy is independent of the original, and two forces can be compared', async () => {
  await newForce();
  await add('Quarry');
  const first = openForce()?.id;
  await userEvent.click(screen.getByRole('button', { name: 'Force menu' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Copy/ }));
  await waitFor(() => expect(openForce()?.id).not.toBe(first));
  await screen.findByRole('heading', { name: /^Force \d+ 2$/ });
  await userEvent.click(screen.getByRole('button', { name: 'Force menu' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Compare/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Compare' });
  await userEvent.selectOptions(within(sheet).getByLabelText('Compare with'), first ?? '');
  const row = (name: string) => within(sheet).getByRole('row', { name: new RegExp(`^${name}`) }).textContent;
  expect(row('In both forces')).toBe('In both forcesQuarryQuarry');
  expect(row('Only in this force')).toBe('Only in this force——');
});

test('a member shows its full dial', async () => {
  await newForce();
  await add('Quarry');
  await userEvent.click(screen.getByRole('button', { name: /^Quarry/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Quarry' });
  const dial = await within(sheet).findByRole('table', { name: 'The dial, one row per click' });
  const quarry = (await import('../../src/app/game/demo-game')).DEMO_CHARACTERS.find(({ name }) => name === 'Quarry');
  expect(within(dial).getAllByRole('row')).toHaveLength(1 + (quarry?.dial.length ?? 0));
});

test('undo restores a removed character', async () => {
  await newForce();
  await add('Quarry');
  await userEvent.click(screen.getByRole('button', { name: /^Quarry/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(0));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(1));
});

test('a character outside the collection is entered by name and points, counts for a theme, and is saved', async () => {
  await newForce();
  await add('Night Heron', 'Quarry');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add characters' });
  await userEvent.type(within(sheet).getByRole('searchbox'), 'Cellar Door');
  await userEvent.click(within(sheet).getByRole('button', { name: /^Add by name and points/ }));
  const form = within(sheet).getByRole('form', { name: 'New character' });
  expect((within(form).getByLabelText('Name') as HTMLInputElement).value).toBe('Cellar Door');
  await userEvent.click(within(form).getByRole('button', { name: 'Save and add to force' }));
  expect(within(form).getByRole('alert').textContent).toBe('Enter the points.');
  await userEvent.type(within(form).getByLabelText('Points'), '57');
  await userEvent.type(within(form).getByLabelText(/^Keywords/), 'Soldier');
  await userEvent.click(within(form).getByRole('button', { name: 'Save and add to force' }));
  await waitFor(() => expect(openForce()?.members).toHaveLength(3));
  await userEvent.click(within(sheet).getByRole('button', { name: /^Done/ }));
  expect(total().textContent).toBe('200of 300 · 100 left');
  expect(await screen.findByText(/as far as its characters are known/)).toBeDefined();
  const force = openForce();
  await userEvent.click(screen.getByRole('button', { name: /^Cellar Door/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Enter its dial/ }));
  expect(location.hash).toMatch(new RegExp(`^#/collection/edit/.+/${force?.id}$`));
  expect(characters()?.find(({ name }) => name === 'Cellar Door')).toMatchObject({
    keywords: ['Soldier'],
    starts: [{ points: 57, click: 1 }],
    guessed: ['1.speed', '1.attack', '1.defense', '1.damage'],
  });
});

test('a force prints with every dial and its cards beside their characters, and the print view closes afterwards', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  await newForce();
  await add('Brass Titan', 'Night Heron');
  await addFeat('Iron Nerves', 20, 'Night Heron');
  await userEvent.click(screen.getByRole('button', { name: 'Force menu' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Share/ }));
  await userEvent.click(await screen.findByRole('button', { name: /^Print the dials/ }));
  const paper = await screen.findByRole('article', { name: /^Print sheet/, hidden: true });
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const dials = within(paper).getAllByRole('table', { hidden: true });
  expect(dials.map((dial) => within(dial).getAllByRole('rowheader', { hidden: true }).length)).toEqual([4, 4]);
  expect(paper.textContent).toContain('205 of 300');
  expect(paper.textContent).toContain('Iron Nerves (20)');
  dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(screen.queryByRole('article', { name: /^Print sheet/, hidden: true })).toBeNull());
});

test('playing a force starts a game with its characters, edition and build total', async () => {
  await newForce();
  await add('Quarry', 'Night Heron');
  await addFeat('Iron Nerves', 20, 'Night Heron');
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(game()?.name).toMatch(/^Force \d/));
  const names = [...(table()?.figures.values() ?? [])]
    .filter((figure) => figure.side === 'red')
    .map((figure) => figure.character.name);
  expect(names).toEqual(['Quarry', 'Night Heron']);
  expect(table()?.buildTotal).toBe(300);
  const [feat] = table()?.cards ?? [];
  expect([feat?.card.name, feat?.card.points, feat?.owner, feat?.pieces]).toEqual([
    'Iron Nerves',
    20,
    'red',
    ['red-2'],
  ]);
});

test('the menu of a row deletes its force, and undo restores it', async () => {
  const row = (name: string) => screen.queryByRole('button', { name: new RegExp(`^${name}.*of 300.*legal$`) });
  await waitFor(() => expect(row('The Foundry')).not.toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Options for The Foundry' }));
  const menu = await screen.findByRole('dialog', { name: 'Force' });
  await userEvent.click(within(menu).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(row('The Foundry')).toBeNull());
  expect(row('The Assize')).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row('The Foundry')).not.toBeNull());
});

test('a received force is previewed before it is saved, with its missing characters', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Import a force' }));
  const sheet = await screen.findByRole('dialog', { name: 'Import a force' });
  const sent = {
    sidekick: 'force',
    version: 1,
    name: 'From a friend',
    build_total: 300,
    members: [
      { id: 'x-1', name: 'Nobody Here', points: 70 },
      { id: 'x-2', name: 'Worse', points: -3 },
    ],
  };
  await userEvent.click(within(sheet).getByLabelText('Link or text'));
  await userEvent.paste(JSON.stringify(sent));
  const before = forces()?.length ?? 0;
  await userEvent.click(within(sheet).getByRole('button', { name: 'Preview' }));
  const seen = await screen.findByRole('dialog', { name: 'Force received' });
  expect((await within(seen).findByText(/Not in your collection/)).textContent).toContain('Nobody Here');
  expect(within(seen).getByText('2 entries skipped or corrected')).toBeDefined();
  expect(forces()).toHaveLength(before);
  await userEvent.click(within(seen).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'From a friend' });
  expect(openForce()?.members.map(({ name, points }) => [name, points])).toEqual([['Nobody Here', 70]]);
});

async function paste(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: 'Import a force' }));
  const sheet = await screen.findByRole('dialog', { name: 'Import a force' });
  await userEvent.click(within(sheet).getByLabelText('Link or text'));
  await userEvent.paste(text);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Preview' }));
}

test('a list of names becomes a force after doubtful names are confirmed', async () => {
  await paste('For Friday\nNight Herron - 64\n2x Brass Titan (121)\nUnheard Of 20');
  const doubt = await screen.findByRole('dialog', { name: 'Which character is it?' });
  const row = within(doubt).getByRole('group', { name: /^Night Herron 64 points/ });
  await userEvent.click(within(row).getByRole('radio', { name: /^Night Heron/ }));
  await userEvent.click(within(doubt).getByRole('button', { name: 'Preview' }));
  const seen = await screen.findByRole('dialog', { name: 'Force received' });
  expect((await within(seen).findByText(/Not in your collection/)).textContent).toContain('Unheard Of');
  await userEvent.click(within(seen).getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'For Friday' });
  expect(openForce()?.members.map(({ id, points }) => `${points} ${id.split('-')[0]}`)).toEqual([
    '64 demo',
    '121 demo',
    '121 demo',
    '20 ',
  ]);
});

test('keeps only the known characters of a tabletop simulator save, and says so', async () => {
  await paste(JSON.stringify({ ObjectStates: [{ Nickname: 'Night Heron' }, { Nickname: 'Dice tray' }] }));
  const seen = await screen.findByRole('dialog', { name: 'Force received' });
  expect(within(seen).getByRole('list', { name: 'Characters in this force' }).textContent).toMatch(
    /^Night Heron\s*64$/,
  );
  await userEvent.click(within(seen).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(openForce()?.notes).toBe('1 named object of the save is no character here.'));
  cleanup();
  render(() => <ForcesScreen />);
  location.hash = '#/forces';
  await screen.findByRole('button', { name: 'Import a force' });
  await paste(JSON.stringify({ ObjectStates: [{ Nickname: 'Dice tray' }] }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/None of its figures is in your collection/);
});

test('a figure of a tabletop simulator save brings its dial; its click is in the notes', async () => {
  const dial = { speed: [8, 7], attack: [10, 9], defense: [17, 16], damage: [3, 2] };
  const figure = { Nickname: 'zz077 Tin Lark (45)', LuaScriptState: JSON.stringify({ ...dial, index: 2 }) };
  await paste(
    JSON.stringify({ ObjectStates: [figure, figure, { Nickname: 'Night Heron' }, { Nickname: 'Dice tray' }] }),
  );
  const seen = await screen.findByRole('dialog', { name: 'Force received' });
  expect(within(seen).getByRole('list', { name: 'Characters in this force' }).textContent).toMatch(
    /^Tin Lark\s*45Tin Lark\s*45Night Heron\s*64$/,
  );
  expect(within(seen).getByText(/1 dial comes with this force/).textContent).toContain('not owned: Tin Lark.');
  await userEvent.click(within(seen).getByRole('button', { name: /Save/ }));
  await waitFor(() =>
    expect(openForce()?.notes).toBe(
      '1 named object of the save is no character here.\nClicks in the save: Tin Lark: 2, Tin Lark: 2.',
    ),
  );
  expect(characters()?.find(({ id }) => id === 'zz-077')).toMatchObject({ name: 'Tin Lark', set: 'zz', number: '077' });
});

test('says so when the text is not a force', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Import a force' }));
  const sheet = await screen.findByRole('dialog', { name: 'Import a force' });
  await userEvent.type(within(sheet).getByLabelText('Link or text'), 'see you on friday');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Preview' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Sidekick cannot read this/);
});
