// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { printCardFile } from '../../src/catalog/cards/card-file';
import { cardOf } from '../../src/catalog/cards/carded-character';
import { DEMO_CARD_BOX, DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { cardRepository } from '../../src/store/cards';
import { characterRepository } from '../../src/store/characters';
import { mapRepository } from '../../src/store/maps';
import { putSetting } from '../../src/store/settings';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { renderWithMessages } from './table-page';

async function kept<Item>(list: Promise<{ ok: true; value: { items: readonly Item[] } } | { ok: false }>) {
  const found = await list;
  return found.ok ? found.value.items : [];
}
const carded = async () => (await kept(characterRepository.list())).filter((each) => each.card !== undefined);

async function open(hash: string): Promise<void> {
  location.hash = hash;
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

beforeEach(async () => {
  await ensureLibrary();
  await open('#/collection/cards');
  renderWithMessages(() => <CollectionScreen />);
});

afterEach(async () => {
  cleanup();
  await characterRepository.remove((await carded()).map(({ id }) => id));
  await cardRepository.remove((await kept(cardRepository.list())).map(({ id }) => id));
  await mapRepository.remove(
    (await kept(mapRepository.list())).filter(({ id }) => id.startsWith('laid-')).map(({ id }) => id),
  );
  for (const kind of ['hero', 'henchman', 'scenarios']) await putSetting(`card-draft-new-${kind}`, undefined);
});

test('one tap adds the sample set, a second changes nothing, and undo removes it', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add the sample set' }));
  const report = await screen.findByRole('dialog', { name: 'Imported' });
  expect(report.textContent).toContain('8 characters imported.');
  expect(report.textContent).toContain('2 maps imported.');
  await userEvent.click(within(report).getByRole('button', { name: 'Done' }));
  expect(within(screen.getByRole('list', { name: 'Scenario cards' })).getAllByRole('listitem')).toHaveLength(6);
  expect(
    within(screen.getByRole('list', { name: 'Henchmen' })).getByRole('button', { name: /^Tollmen/ }),
  ).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Add the sample set' }));
  const again = await screen.findByRole('dialog', { name: 'Imported' });
  expect(again.textContent).toContain('8 characters already there.');
  expect(again.textContent).not.toMatch(/characters imported|updated/);
  await userEvent.click(within(again).getByRole('button', { name: 'Done' }));

  await userEvent.click(await screen.findByRole('button', { name: /^Break the Sluices/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Break the Sluices/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Break the Sluices/ })).toBeDefined();
});

test('deleting a map card also deletes its map, and undo restores both', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Add the sample set' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Done' }));
  const names = async () => (await kept(mapRepository.list())).map(({ name }) => name);
  expect(await names()).toContain('Toll Vaults');
  await userEvent.click(await screen.findByRole('button', { name: /^Toll Vaults/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await names()).not.toContain('Toll Vaults'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await names()).toContain('Toll Vaults'));
});

test('a card-based character shows its action costs, is found by its action cards, and shows its card', async () => {
  await characterRepository.putMany(DEMO_CARD_CHARACTERS);
  await open('#/collection');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Filter characters' }), 'writ');
  const row = await screen.findByRole('button', { name: /^The Saltreeve, 2 unit/ });
  expect(row.textContent).toMatch(
    /Attack 2 ranged 4.*Defend 1 armor 3.*Move 1 run \+1.*Action \+6 rest removes 6 wounds/,
  );
  expect(screen.getAllByRole('listitem').filter((each) => each.textContent.includes('unit point'))).toHaveLength(1);
  await userEvent.click(row);
  const sheet = await screen.findByRole('dialog', { name: 'The Saltreeve' });
  expect(within(sheet).queryByRole('table')).toBeNull();
  expect(within(sheet).getByText('The action track ends at 12; its red space is 6.')).toBeDefined();
  const boxes = within(sheet).getByRole('list', { name: 'Boxes' });
  expect(within(boxes).getAllByRole('listitem')[0]?.textContent).toBe('AttackWhite Hand2 APranged 43 damage slots');
  const cards = within(sheet).getByRole('list', { name: 'Action cards' });
  expect(within(cards).getByText('Wall of Brine').closest('li')?.textContent).toMatch(
    /1 AP · starting card · reaction/,
  );
});

test('enters a character card and its action card by taps, reports faults, and saves a house card with undo', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New card' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Character card/ }));
  await screen.findByRole('heading', { name: 'New character card' });
  await userEvent.click(screen.getByRole('radio', { name: 'Villain' }));
  const attack = screen.getByRole('group', { name: 'Attack box: strength' });
  await userEvent.click(within(attack).getByRole('button', { name: 'Increase Attack box: strength' }));
  expect(attack.textContent).toBe('3');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(attack.textContent).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
  expect(attack.textContent).toBe('3');

  await userEvent.click(screen.getByRole('button', { name: 'Add an action card' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Card name' }), 'Hard Rain');
  await userEvent.click(screen.getByRole('button', { name: 'Attack' }));
  const effect = within(screen.getByRole('region', { name: 'Attack' }));
  await userEvent.click(effect.getByRole('radio', { name: 'ranged' }));
  await userEvent.click(effect.getByRole('button', { name: 'Increase Strength' }));
  await userEvent.click(effect.getByRole('button', { name: 'Increase More targets' }));
  await userEvent.click(effect.getByRole('button', { name: 'Increase Within spaces of the first target' }));
  await userEvent.click(screen.getByRole('button', { name: 'Heal' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Reaction' }));
  const points = screen.getByRole('group', { name: 'Build points' });
  for (let click = 0; click < 18; click++)
    await userEvent.click(within(points).getByRole('button', { name: 'Increase Build points' }));
  const read = screen.getByRole('list', { name: 'Preview of action card 1' });
  expect(read.textContent).toContain('20 build points · 1 AP · reaction · with attack');
  expect(read.textContent).toContain('ranged 4, then 1 more target within 1 space; heals 1 wound');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Heal' }));
  expect(read.textContent).not.toContain('heals');
  expect(screen.getByText('House card: No level has enough build points for this card (Hard Rain).')).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Enter a name.').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ash Piper');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await carded()).map(({ name }) => name)).toEqual(['Ash Piper']));
  const [piper] = await carded();
  expect(piper && cardOf(piper)).toMatchObject({
    kind: 'villain',
    faces: [{ attack: { strength: 3 } }],
    actions: [
      { id: 'hard-rain', box: 'attack', effects: [{ effect: 'attack', type: 'ranged', strength: 4, more: 1 }] },
    ],
  });
  await screen.findByRole('heading', { name: 'Collection' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await carded()).toEqual([]));
});

test('henchmen of both sizes share one card; an unplayable card is not saved', async () => {
  await open('#/collection/new-card/henchman');
  await screen.findByRole('heading', { name: 'New henchmen' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kiln Hands');
  await userEvent.click(screen.getByRole('radio', { name: 'Both sides' }));
  const six = screen.getByRole('region', { name: 'Side for 6 figures' });
  await userEvent.click(within(six).getByRole('radio', { name: 'run' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^Henchmen cannot run/)).toBeDefined();
  expect(await carded()).toEqual([]);
  await userEvent.click(within(six).getByRole('radio', { name: 'march' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await carded())[0]?.starts.map(({ points }) => points)).toEqual([1, 2]));
});

test('an edited card keeps its id and the ids of its action cards', async () => {
  await characterRepository.putMany(DEMO_CARD_CHARACTERS);
  await open('#/collection/edit-card/demo-111');
  await screen.findByRole('heading', { name: 'Edit character card' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit Writ of Seizure' }));
  const name = screen.getByRole('textbox', { name: 'Card name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Writ of Arrest');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const reeve = (await carded()).find(({ id }) => id === 'demo-111');
    const first = reeve && cardOf(reeve)?.actions[0];
    expect(first).toMatchObject({ id: 'writ-of-seizure', name: 'Writ of Arrest' });
  });
});

test('enters a scenario card with tokens; rejects one that ends before its stage begins', async () => {
  await open('#/collection/new-card/scenarios');
  await screen.findByRole('heading', { name: 'New scenario card' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hold the Bridge');
  await userEvent.click(within(screen.getByRole('group', { name: 'Stage' })).getByRole('radio', { name: '2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a token' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText(/^The scenario ends before its stage begins/)).toBeDefined();
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Lost after stage' })).getByRole('radio', { name: '3' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('button', { name: /^Hold the Bridge Stage 2, lost after stage 3, 3 points/ }),
  ).toBeDefined();
});

test('imports a card file once, and says which records were rejected and why', async () => {
  const box = JSON.parse(printCardFile(DEMO_CARD_BOX));
  box.scenarios[0].until = 0;
  const file = () => new File([JSON.stringify(box)], 'box.json', { type: 'application/json' });
  await screen.findByRole('button', { name: 'Add the sample set' });
  await userEvent.upload(screen.getByLabelText('Import files'), file());
  const report = await screen.findByRole('dialog');
  expect(report.textContent).toContain('8 characters imported.');
  expect(report.textContent).toMatch(/Scenario card Break the Sluices: A value is not valid \(until: a whole number/);
  await userEvent.click(within(report).getByRole('button', { name: 'Done' }));
  await userEvent.upload(screen.getByLabelText('Import files'), file());
  const again = await screen.findByRole('dialog');
  expect(again.textContent).not.toMatch(/characters imported|updated/);
});

test('tiles snap, move and turn by keyboard, bring their spawn points, and are saved as a map with strengths', async () => {
  await open('#/collection/tiles');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Boiling room' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a tile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Gangway' }));
  const map = screen.getByRole('group', { name: 'Tiles of the map' });
  const tile = (name: RegExp) => within(map).getByRole('button', { name });
  tile(/^Gangway, column 7, row 1$/).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(tile(/^Gangway, column 7, row 2$/)).toBe(document.activeElement);
  await userEvent.keyboard('r');
  expect(tile(/^Gangway, column 7, row 2, rotated 90°$/)).toBeDefined();
  expect(screen.getByText('Gangway, column 7, row 2, rotated 90°.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(tile(/^Gangway, column 7, row 2$/)).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText('Enter a name.').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Two Rooms');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const laid = async () => (await kept(mapRepository.list())).find(({ name }) => name === 'Two Rooms');
  await waitFor(async () => expect((await laid())?.strengths).toMatchObject({ b2: 3, 'b2/b3': 4 }));
  expect((await kept(cardRepository.list())).map(({ part }) => part).sort()).toEqual(['maps', 'tiles', 'tiles']);
  await screen.findByRole('heading', { name: 'Collection' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await laid()).toBeUndefined());
});

test('restores an unfinished tile layout and cut tiles, and zooms', async () => {
  await open('#/collection/tiles');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cut a tile from a map' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the tile' }), 'Corner');
  await userEvent.click(screen.getByRole('button', { name: 'Place this tile' }));
  await screen.findByRole('button', { name: 'Corner, column 1, row 1' });
  await open('#/collection/cards');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Tiles of the map' })).toBeNull());
  await open('#/collection/tiles');
  expect(await screen.findByRole('button', { name: 'Corner, column 1, row 1' })).toBeDefined();
  const width = () => {
    const box = screen.getByRole('group', { name: 'Tiles of the map' }).getAttribute('viewBox') ?? '';
    return Number(box.split(' ')[2]);
  };
  const whole = width();
  expect(screen.getByRole('button', { name: 'Zoom out' }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(width()).toBeCloseTo(whole / 1.5);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(width()).toBeCloseTo(whole);
  // Deleting the last tile leaves an empty layout, which is not stored.
  screen.getByRole('button', { name: 'Corner, column 1, row 1' }).focus();
  await userEvent.keyboard('{Delete}');
  await open('#/collection/cards');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a tile' })).toBeNull());
  await open('#/collection/tiles');
  expect(await screen.findByText('No tiles yet')).toBeDefined();
  await open('#/collection/cards');
});

test('a tile can be cut out of any map', async () => {
  await open('#/collection/tiles');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a tile' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cut a tile from a map' }));
  const columns = screen.getByRole('group', { name: 'Columns' });
  await userEvent.click(within(columns).getByRole('button', { name: 'Decrease Columns' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the tile' }), 'Corner');
  await userEvent.click(screen.getByRole('button', { name: 'Place this tile' }));
  expect(await screen.findByRole('button', { name: 'Corner, column 1, row 1' })).toBeDefined();
});

test('a map card says so when its tile is missing', async () => {
  const [card] = DEMO_CARD_BOX.maps;
  if (!card) throw new Error('the sample has a map');
  await cardRepository.putMany([{ id: `maps/${card.id}`, part: 'maps', card }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Saltworks by Night/ }));
  expect(await screen.findByText(/^This tile is not in your cards/)).toBeDefined();
});
