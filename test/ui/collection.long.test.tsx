// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCollectionSearch } from '../../src/app/collection/collection-search';
import { ensureLibrary } from '../../src/app/collection/library';
import { EMPTY_QUERY } from '../../src/catalog/find/query';
import { characterRepository } from '../../src/store/characters';
import { mapRepository } from '../../src/store/maps';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { renderWithMessages } from './table-page';

const folder = join(import.meta.dirname, '../data/journey');

async function fileOf(name: string): Promise<File> {
  return new File([await readFile(join(folder, name), 'utf8')], name, { type: 'application/json' });
}

function jsonFile(name: string, value: unknown): File {
  return new File([JSON.stringify(value)], name, { type: 'application/json' });
}

async function namesInStore(): Promise<string[]> {
  const list = await characterRepository.list();
  return list.ok ? list.value.items.map((character) => character.name).sort() : [];
}

async function pick(...files: File[]): Promise<HTMLElement> {
  await userEvent.upload(screen.getByLabelText('Import files'), files);
  // The first import is slow, because it loads the parsers.
  return screen.findByRole('dialog', {}, { timeout: 20_000 });
}

beforeEach(async () => {
  await ensureLibrary();
  location.hash = '#/collection';
  renderWithMessages(() => <CollectionScreen />);
  await screen.findByRole('list', { name: 'Characters' });
});

afterEach(async () => {
  cleanup();
  getCollectionSearch().setQuery(EMPTY_QUERY);
  const list = await characterRepository.list();
  const imported = list.ok ? list.value.items.filter((each) => each.origin === 'imported') : [];
  await characterRepository.remove(imported.map((each) => each.id));
});

test('distinguishes units from maps picked together, and imports the valid records of a bad file', async () => {
  const before = (await namesInStore()).length;
  const files = ['units.json', 'map.json', 'bad-units.json', 'broken.json'];
  const report = await pick(...(await Promise.all(files.map(fileOf))));
  expect(within(report).getByRole('heading', { name: 'Imported' })).toBeDefined();
  const text = report.textContent;
  expect(text).toContain('6 characters imported.');
  expect(text).toContain('1 map imported.');
  expect(text).toContain('Clickless Nan jrny010: its dial has no clicks.');
  expect(text).toContain('point_values many');
  expect(text).toContain('broken.json was not imported');
  expect((await namesInStore()).length).toBe(before + 6);
  const maps = await mapRepository.list();
  expect(maps.ok && maps.value.items.map((map) => map.name)).toContain('Tidewater Yard');
});

test('rejects a name of 10,000 letters with a readable message', async () => {
  const report = await pick(await fileOf('bad-units.json'));
  const line = within(report).getByText(/its name has 10000 letters/);
  expect(line.textContent.length).toBeLessThan(220);
});

test('shows HTML in a name as text in the list, in the detail and to screen readers', async () => {
  const report = await pick(await fileOf('bad-units.json'));
  await userEvent.click(within(report).getByRole('button', { name: 'Done' }));
  const row = await screen.findByRole('button', { name: /^<img src=x onerror=.*>Marlo/ });
  await userEvent.click(row);
  expect(await screen.findByRole('dialog', { name: /^<img src=x/ })).toBeDefined();
  expect(document.querySelector('img')).toBeNull();
});

test('the same file again counts as already there; a changed record updates, and undo restores the old one', async () => {
  const dial = [{ click_number: 1, speed_value: 8, attack_value: 9, defense_value: 16, damage_value: 2 }];
  const unit = {
    unit_id: 'twi001',
    set_id: 'twi',
    collector_number: '001',
    name: 'Twin Keel',
    point_values: [40],
    unit_range: 0,
    targets: 1,
    dial,
  };
  await userEvent.click(within(await pick(jsonFile('a.json', [unit]))).getByRole('button', { name: 'Done' }));
  const again = await pick(jsonFile('a.json', [unit]));
  expect(again.textContent).toContain('1 character already there.');
  await userEvent.click(within(again).getByRole('button', { name: 'Done' }));

  const changed = await pick(jsonFile('b.json', [{ ...unit, name: 'Twin Keel, mended' }]));
  expect(changed.textContent).toContain('1 character updated.');
  await userEvent.click(within(changed).getByRole('button', { name: 'Done' }));
  expect(await namesInStore()).toContain('Twin Keel, mended');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await namesInStore()).toContain('Twin Keel'));
  expect(await namesInStore()).not.toContain('Twin Keel, mended');
});

test('filters by any word while typing, and reports an unknown word', async () => {
  await userEvent.click(within(await pick(await fileOf('units.json'))).getByRole('button', { name: 'Done' }));
  const filter = screen.getByRole('searchbox', { name: 'Filter characters' });
  await userEvent.type(filter, 'glass');
  const list = screen.getByRole('list', { name: 'Characters' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(within(list).getByRole('button', { name: /Glasswright, 95 or 50 points/ })).toBeDefined();
  await userEvent.type(filter, 'zzz');
  expect(screen.getByText('No character matches “glasszzz”.')).toBeDefined();
});

test('the detail shows every click with its powers, traits and where the dial starts', async () => {
  await userEvent.click(within(await pick(await fileOf('units.json'))).getByRole('button', { name: 'Done' }));
  // The list only renders visible rows, so the search brings the row into view.
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter characters' }), 'ferry');
  await userEvent.click(await screen.findByRole('button', { name: /^The Ferrywoman/ }));
  const detail = await screen.findByRole('dialog', { name: 'The Ferrywoman' });
  const table = within(detail).getByRole('table');
  expect(within(table).getAllByRole('rowheader')).toHaveLength(5);
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/Charge.*Blades\/Claws\/Fangs/);
  expect(within(table).getAllByRole('rowheader')[0]?.textContent).toBe('Click 1, starts here at 64 points');
  expect(within(detail).getByText('KNOWS THE TIDE')).toBeDefined();
});

test('undo restores a deleted character', async () => {
  await userEvent.click(within(await pick(await fileOf('units.json'))).getByRole('button', { name: 'Done' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Moth Captain/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect(await namesInStore()).not.toContain('Moth Captain'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Moth Captain/ })).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Moth Captain/ })).toBeDefined();
});

test('a map lists what its import had to guess', async () => {
  await userEvent.click(within(await pick(await fileOf('gap-map.json'))).getByRole('button', { name: 'Done' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Maps/ }));
  await userEvent.click(await screen.findByRole('button', { name: /Gap Yard.*1 warning/ }));
  const detail = await screen.findByRole('dialog', { name: 'Gap Yard' });
  expect(within(detail).getByText('Missing rows set to clear terrain: 8, 9.')).toBeDefined();
});
