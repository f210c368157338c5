// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCollectionSearch } from '../../src/app/collection/collection-search';
import { ensureLibrary } from '../../src/app/collection/library';
import { setSelectionMode } from '../../src/app/collection/selection';
import { EMPTY_QUERY } from '../../src/catalog/find/query';
import { readUnitsJson } from '../../src/catalog/units/list';
import { characterRepository } from '../../src/store/characters';
import { defaultDatabase } from '../../src/store/database';
import { holdingRepository } from '../../src/store/owned';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { makeInventedUnit } from '../helpers/invented-units';
import { renderWithMessages } from './table-page';

const PATIENCE = { timeout: 20_000 };

beforeEach(async () => {
  await ensureLibrary();
  await defaultDatabase().characters.clear();
  await defaultDatabase().owned.clear();
  const read = readUnitsJson(
    Array.from({ length: 30 }, (_, place) => makeInventedUnit(place)),
    'invented',
  );
  if (read.ok) await characterRepository.putMany(read.value.characters);
  location.hash = '#/collection';
  renderWithMessages(() => <CollectionScreen />);
  await screen.findByText('30 characters', {}, PATIENCE);
}, 40_000);

afterEach(() => {
  cleanup();
  setSelectionMode(false);
  getCollectionSearch().setQuery(EMPTY_QUERY);
});

const shown = () => within(screen.getByRole('list', { name: 'Characters' })).getAllByRole('listitem');
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the owned count and place appear in the list, filter it, and can be undone', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Copper Ferry 1,/ }, PATIENCE));
  const sheet = await screen.findByRole('dialog', { name: 'Copper Ferry 1' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Increase How many I own' }));
  await within(sheet).findByText('1', { selector: 'output' });
  await userEvent.type(within(sheet).getByLabelText('Where you store it'), 'Blue box');
  await waitFor(async () =>
    expect(await holdingRepository.get('inv2-00001')).toMatchObject({ value: { count: 1, where: 'Blue box' } }),
  );
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(shown().some((row) => row.textContent?.includes('you own ×1'))).toBe(true);

  await click('Filters');
  const filters = await screen.findByRole('dialog', { name: 'Filters' }, PATIENCE);
  await userEvent.click(await within(filters).findByRole('button', { name: 'I own it 1' }, PATIENCE));
  await within(filters).findByRole('button', { name: 'Show 1 character' });
  await userEvent.click(within(filters).getByRole('button', { name: 'Show 1 character' }));
  await waitFor(() => expect(shown()).toHaveLength(1));
  await click('Undo');
  await waitFor(async () => expect(await holdingRepository.get('inv2-00001')).toMatchObject({ value: { where: '' } }));
});

test('filters narrow the list with correct counts, appear as chips, and are removed by a tap', async () => {
  await click('Filters');
  const filters = await screen.findByRole('dialog', { name: 'Filters' }, PATIENCE);
  const speed = await within(filters).findByRole('group', { name: 'Speed symbol' }, PATIENCE);
  const wing = within(speed).getByRole('button', { name: /^Wing \d+$/ });
  const count = Number(wing.textContent?.replace(/\D/g, ''));
  await userEvent.click(wing);
  await within(filters).findByRole('button', { name: `Show ${count} characters` });
  await userEvent.type(within(filters).getAllByLabelText(/to$/)[0] as HTMLElement, '60');
  await userEvent.click(within(filters).getByRole('button', { name: /^Show \d+ characters?$/ }));
  const chips = screen.getByRole('list', { name: 'Active filters' });
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Wing ×', 'up to 60 points ×']);
  for (const chip of within(chips).getAllByRole('button')) await userEvent.click(chip);
  await screen.findByText('30 characters');
});

test('sorts by points on request', async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Fewest points first');
  await waitFor(() => {
    const points = shown().map((row) => Number(row.querySelector('.character-points')?.textContent));
    expect(points.slice(0, 5)).toEqual(points.slice(0, 5).toSorted((a, b) => a - b));
    expect(points[0]).toBeLessThan(30);
  });
});

test('selects characters one by one or all, and exports them as a file', async () => {
  await click('Select');
  await userEvent.click(await screen.findByRole('button', { name: /^Copper Ferry 1,/ }, PATIENCE));
  const bar = screen.getByRole('region', { name: 'Selected' });
  expect(bar.textContent).toContain('1 character selected');
  await userEvent.click(within(bar).getByRole('button', { name: 'Export…' }));
  const sheet = await screen.findByRole('dialog', { name: 'Export or print' }, PATIENCE);
  expect(within(sheet).getByRole('radio', { name: 'Selected: 1' })).toHaveProperty('checked', true);
  expect(within(sheet).getByRole('button', { name: /^Sidekick file/ })).toBeDefined();
});

test('makes stickers for selected characters; choosing more keeps the counts', async () => {
  await click('Select');
  await userEvent.click(await screen.findByRole('button', { name: /^Copper Ferry 1,/ }, PATIENCE));
  await click('Stickers…');
  await screen.findByText(/^1 sticker on 1 sheet/, {}, PATIENCE);
  await click('Increase Stickers for Copper Ferry 1');
  await screen.findByText(/^2 stickers on 1 sheet/);
  await click('Choose more');
  await userEvent.click(await screen.findByRole('button', { name: /^Ash Ferry 23,/ }, PATIENCE));
  expect(screen.getByRole('region', { name: 'Selected' }).textContent).toContain('2 characters selected');
  await click('Stickers…');
  await screen.findByText(/^3 stickers on 1 sheet/, {}, PATIENCE);
  const names = within(screen.getByRole('list', { name: 'Characters' })).getAllByRole('listitem');
  expect(names.map((each) => each.querySelector('strong')?.textContent)).toEqual(['Ash Ferry 23', 'Copper Ferry 1']);
  await click('Back');
});

test('stickers without a selection explain how to choose, and lead there', async () => {
  await click('Stickers');
  await userEvent.click(await screen.findByRole('button', { name: 'Choose characters' }, PATIENCE));
  await screen.findByRole('region', { name: 'Selected' }, PATIENCE);
});

test('undo is available inside the open sheet', async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Copper Ferry 1,/ }, PATIENCE));
  const sheet = await screen.findByRole('dialog', { name: 'Copper Ferry 1' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Increase How many I own' }));
  await userEvent.click(await within(sheet).findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(within(sheet).queryByText('1', { selector: 'output' })).toBeNull());
  await userEvent.click(within(sheet).getByRole('button', { name: 'Increase How many I own' }));
  await within(sheet).findByRole('button', { name: 'Undo' });
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
});

test('matches a list by its headings, previews it, prompts where doubtful, and remembers the choice', async () => {
  const twins = [...Array(2).keys()].map((at) => ({
    ...makeInventedUnit(9000 + at),
    name: 'Salt Nova',
    point_values: [75],
  }));
  const read = readUnitsJson(twins, 'twins');
  if (!read.ok) throw new Error(read.fault.code);
  await characterRepository.putMany(read.value.characters);
  const table = 'Figure,Cost,Copies here,Mood\nSalt Nova,75,2,glad\nTin Novelty,many,1,sad\n';
  const file = () => new File([table], 'mine.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText('Import files'), file());
  const sheet = await screen.findByRole('dialog', { name: 'What are these columns?' }, PATIENCE);
  const column = (name: RegExp) => within(sheet).getByRole('combobox', { name });
  expect(column(/^Figure/)).toHaveProperty('value', 'name');
  expect(column(/^Copies here/)).toHaveProperty('value', 'note');
  await userEvent.selectOptions(column(/^Copies here/), 'How many I own');
  const preview = within(sheet).getByRole('region', { name: 'Preview' });
  expect(preview.textContent).toMatch(/Salt Nova\s*2 owned/);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Import 2 rows' }));

  const doubt = await screen.findByRole('dialog', { name: 'Which character is it?' }, PATIENCE);
  const row = within(doubt).getByRole('group', { name: /^Salt Nova.*75 points · 2 owned/ });
  expect(within(row).getAllByRole('radio')).toHaveLength(3);
  within(doubt).getByRole('button', { name: 'Import, skip 1 row' });
  await userEvent.click(within(row).getAllByRole('radio')[1] as HTMLElement);
  await userEvent.click(within(doubt).getByRole('button', { name: 'Import' }));

  const report = await screen.findByRole('dialog', { name: 'Imported' }, PATIENCE);
  expect(report.textContent).not.toMatch(/\d characters? imported/);
  expect(report.textContent).toContain('1 owned character imported.');
  expect(report.textContent).toContain('2 Tin Novelty: not in your collection.');
  const chosen = read.value.characters[1];
  expect(await holdingRepository.get(chosen?.id ?? '')).toMatchObject({ value: { count: 2 } });
  await userEvent.click(within(report).getByRole('button', { name: 'Done' }));

  await userEvent.upload(screen.getByLabelText('Import files'), file());
  const again = await screen.findByRole('dialog', { name: 'What are these columns?' }, PATIENCE);
  expect(within(again).getByRole('combobox', { name: /^Copies here/ })).toHaveProperty('value', 'count');
  await userEvent.click(within(again).getByRole('button', { name: 'Skip this file' }));
  const left = await screen.findByRole('dialog', { name: 'Nothing imported' }, PATIENCE);
  expect(left.textContent).toContain('mine.csv was not imported: you skipped it.');
});

test('a file that differs from manual edits shows each difference and asks which to use', async () => {
  const before = await characterRepository.get('inv2-00001');
  if (!before.ok) throw new Error('not there');
  await characterRepository.putMany([{ ...before.value, range: 9, byHand: true }]);
  const file = new File([JSON.stringify([makeInventedUnit(1)])], 'units.json', { type: 'application/json' });
  await userEvent.upload(screen.getByLabelText('Import files'), file);
  const report = await screen.findByRole('dialog', { name: 'Imported' }, PATIENCE);
  const asked = within(report).getByRole('region', { name: 'Changed by you' });
  const rows = within(asked).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['range91']);
  expect(await characterRepository.get('inv2-00001')).toMatchObject({ value: { range: 9 } });
  await userEvent.click(within(asked).getByRole('button', { name: 'Use the file version of Copper Ferry 1' }));
  await within(report).findByText('1 record replaced with the file version.');
  expect(await characterRepository.get('inv2-00001')).toMatchObject({ value: { range: 1 } });
  await userEvent.click(within(report).getByRole('button', { name: 'Undo import' }));
  await waitFor(async () => expect(await characterRepository.get('inv2-00001')).toMatchObject({ value: { range: 9 } }));
});
