// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generalCards } from '../../src/app/collection/card-lists';
import { ensureLibrary, forces } from '../../src/app/collection/library';
import { NO_NEEDS } from '../../src/catalog/feat-needs';
import { type GeneralCard, makeGeneralCard } from '../../src/catalog/general-cards/card';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { putSetting } from '../../src/store/settings';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import ForcesScreen from '../../src/ui/shell/forces-tab';
import { makeTestCharacter } from '../game/make';
import { unwrap } from '../store/test-database';
import { renderWithMessages } from './table-page';

const NERVES = makeGeneralCard('feats', {
  id: 'iron-nerves',
  name: 'Iron Nerves',
  text: 'Stands its ground.',
  points: 8,
  each: true,
  needs: { ...NO_NEEDS, powers: ['toughness'] },
});
const KEG = makeGeneralCard('objects', { id: 'keg', name: 'Powder Keg', text: '', points: 4, kind: 'heavy' });
const WATCH = makeGeneralCard('teams', {
  id: 'night-watch',
  name: 'Night Watch',
  text: 'Sees in the dark.',
  wild: true,
});

async function open(hash: string): Promise<void> {
  location.hash = hash;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

async function shelve(...cards: GeneralCard[]): Promise<void> {
  await unwrap(cardRepository.putMany(cards));
}

function show(hash: string, Screen = CollectionScreen): void {
  void open(hash);
  renderWithMessages(() => <Screen />);
}
const kept = () => (generalCards() ?? []).map(({ id }) => id);

beforeEach(async () => {
  await ensureLibrary();
});

afterEach(async () => {
  cleanup();
  await cardRepository.remove((await unwrap(cardRepository.list())).items.map(({ id }) => id));
  for (const part of ['feats', 'objects', 'conditions', 'teams'])
    await putSetting(`shelf-draft-${part}-new`, undefined);
});

test('an empty part says what to do; a feat is entered, found, changed, deleted and restored', async () => {
  show('#/collection/feats');
  expect(await screen.findByRole('heading', { name: 'No feats yet' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'New feat' }));
  await screen.findByRole('heading', { name: 'New feat' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Iron Nerves');
  await userEvent.type(screen.getByRole('textbox', { name: 'Points' }), '8x');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a whole number of points up to 999.')).toBeDefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Points' }), '{Backspace}');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Power on the dial' }), 'toughness');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await screen.findByRole('button', { name: /^Iron Nerves needs Toughness 8 points$/ });
  expect(screen.getByRole('radio', { name: /^Feats\s1$/ })).toBeDefined();
  const search = screen.getByRole('searchbox', { name: 'Filter feats' });
  await userEvent.type(search, 'charge');
  expect(screen.getByText('No match for “charge”.')).toBeDefined();
  await userEvent.clear(search);
  await userEvent.type(search, 'tough');
  expect(screen.getByText('1 feat')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: /^Iron Nerves/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Iron Nerves' });
  expect(sheet.textContent).toContain('Points8PrerequisitesToughness');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Edit feat' }));
  await screen.findByRole('heading', { name: 'Edit feat' });
  await userEvent.type(screen.getByRole('textbox', { name: 'What it does' }), 'Never runs.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(generalCards()).toMatchObject([{ id: 'feats/iron-nerves', card: { text: 'Never runs.' } }]),
  );

  await userEvent.click(await screen.findByRole('button', { name: /^Iron Nerves/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('heading', { name: 'No feats yet' })).toBeDefined();
  // Before this message, the last change still offers its Undo.
  await screen.findByText('Iron Nerves deleted.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Iron Nerves/ })).toBeDefined();
});

test('typed text survives leaving the screen; a duplicate name is rejected', async () => {
  await shelve(WATCH);
  show('#/collection/shelf/teams/new');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'night watch');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('This name is already used.')).toBeDefined();
  await open('#/collection/teams');
  await screen.findByRole('button', { name: /^Night Watch wild card · Sees in the dark\.$/ });
  await open('#/collection/shelf/teams/new');
  expect(((await screen.findByRole('textbox', { name: 'Name' })) as HTMLInputElement).value).toBe('night watch');
});

test('the tabs show their counts, and the Cards tab returns to the last one', async () => {
  await shelve(NERVES, KEG, WATCH);
  show('#/collection/objects');
  expect(await screen.findByRole('button', { name: /^Powder Keg heavy 4 points$/ })).toBeDefined();
  expect((screen.getByRole('radio', { name: /^Objects\s1$/ }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getByRole('radio', { name: 'Cards 3' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Conditions\s0$/ })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^Maps/ }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Objects\s1$/ })).toBeNull());
  await userEvent.click(screen.getByRole('radio', { name: 'Cards 3' }));
  expect(await screen.findByRole('button', { name: /^Powder Keg/ })).toBeDefined();
});

test('adds the teams of characters to the cards by a tap; a character picks its team there, and shows its effect', async () => {
  await unwrap(characterRepository.putMany([{ ...makeTestCharacter('odd'), name: 'Odd Job', teams: ['Red Hand'] }]));
  await shelve(WATCH);
  show('#/collection/teams');
  await userEvent.click(await screen.findByRole('button', { name: 'Add 1 team from your characters' }));
  await waitFor(() => expect(kept().sort()).toEqual(['teams/night-watch', 'teams/red-hand']));

  await open('#/collection/edit/odd');
  const field = (await screen.findByRole('textbox', { name: 'Teams' })) as HTMLInputElement;
  const offers = () => within(screen.getByRole('list', { name: 'From your collection' }));
  expect(offers().queryByRole('button', { name: 'Red Hand' })).toBeNull();
  await userEvent.type(field, ', nig');
  await userEvent.click(offers().getByRole('button', { name: 'Night Watch' }));
  expect(field.value).toBe('Red Hand, Night Watch');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect((await unwrap(characterRepository.get('odd'))).teams).toEqual(['Red Hand', 'Night Watch']),
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Odd Job/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Odd Job' });
  expect(await within(sheet).findByText('Sees in the dark.')).toBeDefined();
  expect(within(sheet).getByText('wild card: may use the team ability of any friendly character')).toBeDefined();
});

test('imports a table into the open tab, and asks about manual edits', async () => {
  await shelve({ ...NERVES, byHand: true });
  show('#/collection/feats');
  await screen.findByRole('button', { name: /^Iron Nerves/ });
  const file = new File(['Name,Cost,Prerequisites\nIron Nerves,9,\nLong Reach,5,Giant reach\n'], 'feats.csv');
  await userEvent.upload(screen.getByLabelText('Import files'), file);
  const report = await screen.findByRole('dialog', { name: 'Imported' });
  expect(report.textContent).toContain('1 feat imported.');
  await userEvent.click(within(report).getByText('Iron Nerves'));
  await userEvent.click(within(report).getByRole('button', { name: 'Use the file version of Iron Nerves' }));
  await within(report).findByText('1 record replaced with the file version.');
  await userEvent.click(within(report).getByRole('button', { name: 'Undo import' }));
  await waitFor(() =>
    expect(generalCards()).toMatchObject([{ card: { name: 'Iron Nerves', points: 8 }, byHand: true }]),
  );
});

const openForce = () => forces()?.find((force) => location.hash.endsWith(force.id));

async function forceOf(...names: string[]): Promise<void> {
  show('#/forces', ForcesScreen);
  await userEvent.click(await screen.findByRole('button', { name: 'New force' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add characters' });
  for (const [index, name] of names.entries()) {
    await userEvent.click(within(sheet).getByRole('button', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(openForce()?.members).toHaveLength(index + 1));
  }
  await userEvent.click(within(sheet).getByRole('button', { name: /^Done/ }));
}

async function newCard(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Add a feat, condition or object' }));
  return screen.findByRole('dialog', { name: 'New card' });
}

test('adds a saved feat by one tap, with points and requirements, as one card for each character', async () => {
  await shelve(NERVES, KEG, WATCH);
  await forceOf('Night Heron', 'Quarry');
  const sheet = await newCard();
  for (const name of ['Night Heron', 'Quarry']) await userEvent.click(within(sheet).getByRole('checkbox', { name }));
  await userEvent.type(within(sheet).getByLabelText('Name'), 'nerv');
  await userEvent.click(within(sheet).getByRole('button', { name: /^Add Iron Nerves/ }));
  await waitFor(() => expect(openForce()?.feats.map((feat) => feat.for)).toEqual([[0], [1]]));
  expect(openForce()?.feats[0]).toMatchObject({ name: 'Iron Nerves', points: 8, needs: { powers: ['toughness'] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(openForce()?.feats).toEqual([]));

  const again = await newCard();
  await userEvent.click(within(again).getByRole('radio', { name: 'Object' }));
  expect(within(again).queryByRole('button', { name: /Iron Nerves/ })).toBeNull();
  await userEvent.click(within(again).getByRole('button', { name: /^Add Powder Keg/ }));
  await waitFor(() => expect(openForce()?.objects).toEqual([{ name: 'Powder Keg', points: 4, kind: 'heavy' }]));
});

test('a typed feat is also saved to the collection, unless declined', async () => {
  await forceOf('Quarry');
  const sheet = await newCard();
  await userEvent.type(within(sheet).getByLabelText('Name'), 'Long Reach');
  const points = within(sheet).getByLabelText('Points');
  await userEvent.clear(points);
  await userEvent.type(points, '5');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Add to force' }));
  await waitFor(() => expect(kept()).toEqual(['feats/long-reach']));
  expect(generalCards()?.[0]).toMatchObject({ card: { points: 5 }, byHand: true });

  const other = await newCard();
  await userEvent.click(within(other).getByRole('radio', { name: 'Condition' }));
  await userEvent.type(within(other).getByLabelText('Name'), 'Thick Fog');
  await userEvent.click(within(other).getByRole('switch', { name: 'Save to my collection too: conditions' }));
  await userEvent.click(within(other).getByRole('button', { name: 'Add to force' }));
  await waitFor(() => expect(openForce()?.conditions).toEqual(['Thick Fog']));
  expect(kept()).toEqual(['feats/long-reach']);
});
