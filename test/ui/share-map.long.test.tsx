// @vitest-environment jsdom
import { Blob as WholeBlob } from 'node:buffer';
import { cleanup, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import { parseBoardText } from '../../src/board/board-text';
import { mapRepository } from '../../src/store/maps';
// Imported up front: on a busy machine, lazy loading exceeds the timeout of a test.
import '../../src/ui/maps/editor/editor-screen';
import '../../src/ui/collection/maps/share-map';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { pressButton as press, renderWithMessages, user } from './table-page';

const shared: File[] = [];

beforeEach(async () => {
  // Packing links needs streams, which the `Blob` of jsdom lacks.
  vi.stubGlobal('Blob', WholeBlob);
  await ensureLibrary();
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => void shared.push(...files),
    }),
  );
  location.hash = '#/collection/maps';
  renderWithMessages(() => <CollectionScreen />);
});

afterEach(async () => {
  cleanup();
  shared.length = 0;
  const list = await mapRepository.list();
  const own = list.ok ? list.value.items.filter((sheet) => sheet.source !== 'demo') : [];
  await mapRepository.remove(own.map(({ id }) => id));
});

async function bringIn(...files: File[]): Promise<string> {
  await user.upload(await screen.findByLabelText('Import files'), files);
  const report = await screen.findByRole('dialog', { name: /Imported|Nothing imported/ });
  const text = report.textContent ?? '';
  await user.click(within(report).getByRole('button', { name: 'Done' }));
  return text;
}

test('exports a map in each format, and warns what that format leaves out', async () => {
  await press(/^Tannery Row/);
  await press('Share');
  const sheet = await screen.findByRole('dialog', { name: 'Share Tannery Row' });
  const names = within(sheet)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toContain('Tiled for the Tiled map editor');
  expect(names).toContain(
    'Map collection file the common format for shared maps. Not included: sides of the starting areas',
  );
  expect(names.find((name) => name?.startsWith('Universal VTT'))).toContain(
    'Not included: terrain, levels, indoors, stairs and starting areas',
  );
  for (const name of [/^File/, /^Map collection/, /^Tiled/]) await press(name);
  await waitFor(() => expect(shared).toHaveLength(3));
  expect(shared.map((file) => file.name)).toEqual(['tannery-row.map.json', 'tannery-row.json', 'tannery-row.tmj']);
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));

  // Importing the exported files adds maps beside the built-in map.
  const files = [...shared];
  expect(await bringIn(...files)).toContain('maps imported.');
  const list = await mapRepository.list();
  const drawings = list.ok ? list.value.items.filter(({ name }) => name === 'Tannery Row').map(({ map }) => map) : [];
  expect(drawings.length).toBeGreaterThan(1);
  expect(new Set(drawings).size).toBe(1);
});

test("imports a virtual tabletop's file with its walls, and lists unsupported parts", async () => {
  const vtt = {
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 2, y: 2 } },
    line_of_sight: [
      [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
      [
        { x: 0, y: 2 },
        { x: 2, y: 0 },
      ],
    ],
    portals: [],
    lights: [{ x: 1 }],
  };
  const report = await bringIn(new File([JSON.stringify(vtt)], 'crypt.dd2vtt'));
  expect(report).toContain('1 map imported.');
  expect(report).toContain('crypt: Walls off the grid moved to the nearest grid line: 0,2–2,0.');
  expect(report).toContain('crypt: Fields of the file that maps do not have left out: lights.');
  const list = await mapRepository.list();
  const crypt = list.ok ? list.value.items.find(({ name }) => name === 'crypt') : undefined;
  expect(parseBoardText(crypt?.map ?? '').ok).toBe(true);
  expect(crypt?.map.split('\n')[1]).toBe('| . | . |');
});

test('a map pasted as text opens in the editor; other text is rejected', async () => {
  await press('New map');
  await press(/^Paste a map/);
  const field = await screen.findByLabelText('The map as text');
  await user.click(field);
  await user.paste('only words');
  expect(await screen.findByText('There is no map in this text.')).toBeDefined();
  await user.clear(field);
  await user.paste('+---+---+\n| h   B |\n+---+---+');
  expect(await screen.findByRole('button', { name: /^Name and size: Pasted map/ })).toBeDefined();
});
