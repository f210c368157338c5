// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureLibrary } from '../../src/app/collection/library';
import type { MapSheet } from '../../src/board/map-sheet';
import { cardRepository } from '../../src/store/cards';
import { mapRepository } from '../../src/store/maps';
import { putSetting } from '../../src/store/settings';
import EditorScreen from '../../src/ui/maps/editor/editor-screen';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { CELL } from '../../src/view/geometry';
import { fitViewport } from '../../src/view/viewport';
import { pressButton as press, renderWithMessages, user } from './table-page';

const { add, put } = IDBObjectStore.prototype;

let closed = 0;

function show(id: string | null): void {
  closed = 0;
  renderWithMessages(() => (
    <EditorScreen
      id={id}
      onClose={() => {
        closed++;
      }}
    />
  ));
}

async function newMap(size: RegExp = /^16 × 16/): Promise<void> {
  show(null);
  await user.click(await screen.findByRole('button', { name: size }));
  await screen.findByRole('region', { name: 'Map editor' });
}

const map = () => screen.getByRole('application', { name: 'Map in the editor' });
const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
const said = () => screen.getAllByRole('status').map((each) => each.textContent);

async function keys(text: string): Promise<void> {
  map().focus();
  await user.keyboard(text);
}

/** Returns the client coordinates of a position in squares, in a view that was never measured. */
function pixel(x: number, y: number, columns = 16, rows = 16): { clientX: number; clientY: number } {
  const view = fitViewport({ width: columns * CELL, height: rows * CELL }, { width: 360, height: 400 });
  return { clientX: view.x + x * CELL * view.k, clientY: view.y + y * CELL * view.k };
}

/** Drags one finger along points, in squares from the map's corner. */
function drag(...way: (readonly [x: number, y: number])[]): void {
  const [first, ...rest] = way.map(([x, y]) => pixel(x, y));
  fireEvent.pointerDown(map(), { pointerId: 1, ...first });
  for (const at of rest) fireEvent.pointerMove(map(), { pointerId: 1, ...at });
  fireEvent.pointerUp(map(), { pointerId: 1, ...(rest.at(-1) ?? first) });
}

async function kept(): Promise<readonly MapSheet[]> {
  const list = await mapRepository.list();
  return list.ok ? list.value.items : [];
}

async function saved(name: string): Promise<MapSheet> {
  await press('Save');
  await user.type(await screen.findByLabelText('Name'), name);
  await press('Save the map');
  await waitFor(() => expect(closed).toBe(1));
  return (await kept()).find((sheet) => sheet.name === name) as MapSheet;
}

/** Returns the signs of one row of the map drawing, without blanks and walls. */
const row = (sheet: MapSheet, number: number) =>
  sheet.map.split('\n')[number * 2 - 1]?.replace(/[|!]/g, ' ').trim().split(/ +/) ?? [];

beforeEach(async () => {
  await ensureLibrary();
});

afterEach(async () => {
  Object.assign(IDBObjectStore.prototype, { add, put });
  cleanup();
  const own = (await kept()).filter((sheet) => sheet.source !== 'demo');
  await mapRepository.remove(own.map(({ id }) => id));
  const cards = await cardRepository.list();
  if (cards.ok) await cardRepository.remove(cards.value.items.map(({ id }) => id));
  for (const key of ['map-draft', 'map-draft-of-demo-signal-vault', 'map-draft-of-yard'])
    await putSetting(key, undefined);
});

describe('by keyboard alone', () => {
  test('a new map is painted, undone, redone, named and saved', async () => {
    await newMap();
    await choose('Water');
    // The first arrow key only shows the cursor, on a1.
    await keys('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    expect(said()).toContain('Done: b2.');
    await keys('{ArrowRight}{ArrowLeft}');
    expect(said()).toContain('b2, water');
    await keys('{Control>}z{/Control}{ArrowRight}{ArrowLeft}');
    expect(said()).toContain('b2, clear');
    await press('Redo');
    const sheet = await saved('Pond');
    expect(row(sheet, 2).slice(0, 3)).toEqual(['.', 'w', '.']);
    expect(sheet.source).toBe('entered');
  });

  test('a rectangle takes two corners; walls have sides; levels and starting areas are announced', async () => {
    await newMap();
    await choose('Level');
    await press('Increase Level');
    await choose('Rectangle');
    await keys('{ArrowRight}{Enter}{ArrowRight}{ArrowDown}{Enter}');
    expect(said()).toContain('Done: a1 to b2.');
    await choose('Wall');
    await choose('Paint');
    // The first key after the use of another control only shows the cursor, at its old square.
    await keys('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}');
    expect(said()).toContain('Done: one side of b2.');
    await keys('{ArrowLeft}{ArrowRight}');
    expect(said()).toContain('b2, level 2, wall east');
    await choose('Starting area');
    await choose('blue');
    await keys('{ArrowDown}{ArrowDown}{Enter}');
    const sheet = await saved('Terrace');
    expect(row(sheet, 1).slice(0, 3)).toEqual(['2', '2', '.']);
    expect(sheet.map.split('\n')[3]?.slice(0, 10)).toBe('| 2   2 | ');
    expect(sheet.starts).toEqual({ blue: ['b3'] });
  });

  test('changing the tool forgets a shape that was begun', async () => {
    await newMap();
    await choose('Line');
    await keys('{ArrowRight}{Enter}');
    expect(said()).toContain('Line from a1. Press Enter again at the other end.');
    await choose('Rectangle');
    await keys('{ArrowRight}{ArrowRight}{Enter}');
    expect(said()).toContain('Rectangle from b1. Press Enter again at the other corner.');
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('by touch', () => {
  test('a drag paints, mirrored too, as one undo step', async () => {
    await newMap();
    await press('Mirror: off');
    drag([0.5, 0.5], [3.5, 0.5]);
    await press('Undo');
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
    await press('Redo');
    const sheet = await saved('Gatehouse');
    expect(row(sheet, 1).join('')).toBe('BBBB........BBBB');
  });

  test('walls follow the grid lines, and can be removed', async () => {
    await newMap();
    await choose('Wall');
    drag([1, 0], [1.1, 1.2], [0.95, 3]);
    drag([4, 4], [6, 4.1]);
    await press('Erase');
    drag([5, 3.9], [6, 4]);
    const sheet = await saved('Fence');
    expect(
      sheet.map
        .split('\n')
        .slice(0, 9)
        .map((line) => line.slice(0, 26).trimEnd()),
    ).toEqual([
      '+---+---+---+---+---+---+-',
      '| . | .   .   .   .   .',
      '+   +   +   +   +   +   +',
      '| . | .   .   .   .   .',
      '+   +   +   +   +   +   +',
      '| . | .   .   .   .   .',
      '+   +   +   +   +   +   +',
      '| .   .   .   .   .   .',
      '+   +   +   +   +---+   +',
    ]);
  });

  test('a second finger cancels the stroke', async () => {
    await newMap();
    fireEvent.pointerDown(map(), { pointerId: 1, ...pixel(2.5, 2.5) });
    fireEvent.pointerMove(map(), { pointerId: 1, ...pixel(5.5, 2.5) });
    fireEvent.pointerDown(map(), { pointerId: 2, ...pixel(8.5, 8.5) });
    fireEvent.pointerUp(map(), { pointerId: 2, ...pixel(8.5, 8.5) });
    fireEvent.pointerUp(map(), { pointerId: 1, ...pixel(5.5, 2.5) });
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
    const sheet = await saved('Nothing');
    expect(sheet.map).not.toContain('B');
  });

  test('a rectangle is saved as a tile, which is turned and placed', async () => {
    await newMap();
    drag([0.5, 0.5], [0.5, 2.5]);
    await choose('Save as a tile');
    drag([0.5, 0.5], [1.5, 2.5]);
    await press('Save as a tile');
    await user.type(await screen.findByLabelText('Name of the tile'), 'Kerb');
    await press('Save the tile');
    await screen.findByText('Kerb saved to your tiles.');
    await press('Place a tile');
    await press('Kerb');
    await press('Rotate the tile 90°');
    await keys('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(said()).toContain('Corner of the tile on b6.');
    await press('Place here');
    await press('Done');
    const sheet = await saved('Street');
    // The tile, a column of three squares, becomes a row after a quarter turn.
    expect(row(sheet, 6).slice(0, 5)).toEqual(['.', 'B', 'B', 'B', '.']);
  });
});

describe('saving', () => {
  test('editing a built-in map creates a copy', async () => {
    const before = (await kept()).find(({ id }) => id === 'demo-signal-vault') as MapSheet;
    show('demo-signal-vault');
    await screen.findByRole('region', { name: 'Map editor' });
    await choose('Water');
    await keys('{ArrowRight}{Enter}');
    await press('Save');
    await waitFor(() => expect(closed).toBe(1));
    const after = await kept();
    expect(after.find(({ id }) => id === 'demo-signal-vault')).toEqual(before);
    const copy = after.find(({ name }) => name === 'Signal Vault, copy') as MapSheet;
    expect([row(copy, 1)[0], copy.source, copy.starts]).toEqual(['wi', 'entered', before.starts]);
  });

  test("a map of one's own is edited in place, with strengths and notes; undo in the toast restores it", async () => {
    const yard: MapSheet = {
      id: 'yard',
      name: 'Yard',
      source: 'imported',
      map: '+---+---+\n| O | . |\n+---+---+\n',
      starts: { heroes: ['b1'] },
      strengths: { a1: 3, 'a1/b1': 4 },
      warnings: [{ code: 'size-told', detail: '2 × 1' }],
      notes: ['Mind the step.'],
    };
    await mapRepository.putMany([yard]);
    show('yard');
    await screen.findByRole('region', { name: 'Map editor' });
    await choose('Hindering terrain');
    await keys('{ArrowRight}{ArrowRight}{Enter}');
    await press('Save');
    await waitFor(() => expect(closed).toBe(1));
    const now = () => kept().then((all) => all.find(({ id }) => id === 'yard'));
    expect(await now()).toMatchObject({ ...yard, map: '+---+---+\n| O | h |\n+---+---+\n' });
    const toast = (await screen.findByText('Yard saved to your maps.')).parentElement as HTMLElement;
    await user.click(within(toast).getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await now()).toMatchObject(yard));
  });

  test('a draft survives leaving the screen', async () => {
    await newMap(/^16 × 24/);
    await keys('{ArrowRight}{Enter}');
    // Leaving at once is like a reload: pending work has no time to finish.
    cleanup();
    show(null);
    await press(/^Continue your unfinished map/);
    expect(await screen.findByRole('region', { name: 'Map editor' })).toBeDefined();
    await keys('{ArrowRight}');
    expect(said()).toContain('a1, blocking terrain');
  });

  test('unsaved changes to a saved map are restored, and can be undone', async () => {
    show('demo-signal-vault');
    await screen.findByRole('region', { name: 'Map editor' });
    await choose('Water');
    await keys('{ArrowRight}{Enter}');
    cleanup();
    show('demo-signal-vault');
    await screen.findByText(/Your unsaved changes were restored/);
    await keys('{ArrowRight}');
    expect(said()).toContain('a1, water, indoors, starting area of red');
    await press('Undo');
    await keys('{ArrowRight}{ArrowLeft}');
    expect(said()).toContain('a1, indoors, starting area of red');
  });

  test('reports a full disk, and loses nothing drawn', async () => {
    await newMap();
    await keys('{ArrowRight}{Enter}');
    const refuse = (): never => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
    await keys('{ArrowRight}{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('no space left');
    await press('Save');
    await user.type(await screen.findByLabelText('Name'), 'Last Stand');
    await press('Save the map');
    await screen.findByText(/no space left.*try again/i, { selector: '.toast *' });
    expect(closed).toBe(0);
    Object.assign(IDBObjectStore.prototype, { add, put });
    await press('Save');
    await waitFor(() => expect(closed).toBe(1));
    const sheet = (await kept()).find(({ name }) => name === 'Last Stand') as MapSheet;
    expect(row(sheet, 1).slice(0, 3)).toEqual(['B', 'B', '.']);
  });
});

test('lists what the checks found, and shows it on a tap', async () => {
  await newMap();
  await choose('Stairs');
  await keys('{ArrowRight}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Show 1 possible mistake' }));
  const list = await screen.findByRole('list', { name: 'Possible mistakes' });
  await user.click(within(list).getByRole('button', { name: 'Stairs lead to no other level: a1.' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('.fill-stop, [data-fill="stop"], .stops, .fills path')).not.toBeNull();
});

test('changes the size, and undo restores what was cut off', async () => {
  await newMap();
  await keys('{ArrowRight}{End}{Enter}');
  await press(/^Name and size/);
  await press('Decrease Columns');
  await press('Done');
  expect(screen.getByRole('button', { name: /^Name and size.*15 × 16/ })).toBeDefined();
  await press('Undo');
  await keys('{End}');
  expect(said()).toContain('p1, blocking terrain');
});

test('the collection links to a new map and to each saved map', async () => {
  location.hash = '#/collection/maps';
  render(() => <CollectionScreen />);
  await press(/Signal Vault/);
  await press('Edit a copy');
  await screen.findByRole('region', { name: 'Map editor' });
  await press('Back');
  await press('New map');
  await screen.findByRole('heading', { name: 'New map' });
  await press('New map of 16 × 24');
  expect(await screen.findByRole('button', { name: /^Name and size: New map/ })).toBeDefined();
});
