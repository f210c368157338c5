// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureLibrary, maps } from '../../src/app/collection/library';
import { collectionMapFilter, mapChoiceFilter } from '../../src/app/maps/map-filters';
import { scanDrawing } from '../../src/board/scan-drawing';
import { EMPTY_MAP_QUERY } from '../../src/catalog/find/find-maps';
import { mapRepository } from '../../src/store/maps';
import MapField from '../../src/ui/shared/maps/map-field';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { makeInventedMap } from '../helpers/invented-maps';
import { user } from './table-page';

/** Timeout for screens, which load on first use. */
const SLOW = { timeout: 20_000 };

beforeEach(async () => {
  await ensureLibrary();
  await mapRepository.putMany(Array.from({ length: 30 }, (_, place) => makeInventedMap(place)));
}, 40_000);

afterEach(() => {
  cleanup();
  collectionMapFilter.setQuery(EMPTY_MAP_QUERY);
  mapChoiceFilter.setQuery(EMPTY_MAP_QUERY);
});

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const sizeOfList = () =>
  Number(
    within(screen.getByRole('list', { name: 'Maps' }))
      .getAllByRole('listitem')[0]
      ?.getAttribute('aria-setsize'),
  );
const having = (content: 'water' | 'elevated') =>
  (maps() ?? []).filter(({ map }) => scanDrawing(map).has.includes(content));

async function openCollection(): Promise<void> {
  location.hash = '#/collection/maps';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  render(() => <CollectionScreen />);
  await screen.findByRole('list', { name: 'Maps' }, SLOW);
}

test('filters narrow the collection, with counts that match the results', async () => {
  await openCollection();
  expect(sizeOfList()).toBe(32);
  await press('Filters');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' }, SLOW);
  const terrain = within(sheet).getByRole('group', { name: 'Terrain' });
  await user.click(within(terrain).getByRole('button', { name: `Water ${having('water').length}` }));
  const both = having('water').filter((map) => having('elevated').includes(map)).length;
  await user.click(within(terrain).getByRole('button', { name: `Elevated ${both}` }));
  expect(
    within(terrain)
      .getByRole('button', { name: `Water ${both}` })
      .getAttribute('aria-pressed'),
  ).toBe('true');
  await user.click(within(sheet).getByRole('button', { name: `Show ${both} maps` }));
  expect(sizeOfList()).toBe(both);
  expect(screen.getByRole('status').textContent).toBe(`${both} of 32 maps`);
  await press('Remove filter Water');
  expect(sizeOfList()).toBe(having('elevated').length);
  await press('Reset');
  expect(sizeOfList()).toBe(32);
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
}, 60_000);

test('filters persist while a map or another screen is open', async () => {
  await openCollection();
  await press('Filters');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' }, SLOW);
  await user.click(within(sheet).getByRole('button', { name: /^16 × 16 \d+$/ }));
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  const left = sizeOfList();
  expect(left).toBeLessThan(10);
  const [first] = within(screen.getByRole('list', { name: 'Maps' })).getAllByRole('button');
  await user.click(first as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(sizeOfList()).toBe(left);
  cleanup();
  await openCollection();
  expect(sizeOfList()).toBe(left);
  expect(screen.getByRole('button', { name: 'Remove filter 16 × 16' })).toBeTruthy();
}, 60_000);

test('an empty list says why, and a tap clears the filters', async () => {
  await openCollection();
  await user.type(screen.getByRole('searchbox', { name: 'Find a map' }), 'nowhere');
  expect(screen.getByText('No map matches “nowhere”.')).toBeTruthy();
  await press('Show all maps');
  expect(sizeOfList()).toBe(32);
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a map' }).value).toBe('');
}, 60_000);

test('the map picker has the same filters, usable by keyboard, with its own state', async () => {
  collectionMapFilter.setQuery({ ...EMPTY_MAP_QUERY, text: 'nowhere' });
  const chosen: string[] = [];
  render(() => <MapField maps={maps() ?? []} value={null} onChange={(map) => chosen.push(map?.name ?? '')} />);
  await press(/Map/);
  screen.getByRole('button', { name: 'Filters' }).focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' }, SLOW);
  const set = within(sheet).getByRole('group', { name: 'Set' });
  await user.type(within(set).getByRole('searchbox', { name: 'Search Set' }), '17');
  within(set).getByRole('button', { name: 'Invented Set 17 1' }).focus();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull());
  expect(sizeOfList()).toBe(1);
  await press(/16 × 16|24 × 24|24 × 36|16 × 24/);
  expect(chosen).toEqual([makeInventedMap(16).name]);
}, 60_000);
