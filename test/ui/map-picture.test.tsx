// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import { createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceSettings } from '../../src/app/settings/device-settings';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { squareName } from '../../src/grid/square';
import { mapRepository } from '../../src/store/maps';
import { savePicture } from '../../src/store/pictures';
import { putSetting } from '../../src/store/settings';
import { BoardView } from '../../src/ui/board/board-view';
import { MapPick } from '../../src/ui/map/map-pick';
import EditorScreen from '../../src/ui/maps/editor/editor-screen';
import { CELL, getSquareCentre } from '../../src/view/geometry';
import { type MapRotation, rotateSquare } from '../../src/view/rotation';
import { pressButton as press, renderWithMessages, user } from './table-page';

const KEY = 'sidekick-map-picture';

const image = (): SVGImageElement | null => document.querySelector<SVGImageElement>('.terrain image');

function YardView(props: { board: Board; turn?: MapRotation; picture?: string }) {
  return (
    <BoardView
      board={props.board}
      label="Map Yard"
      pieces={[]}
      picture={props.picture ?? 'blob:yard'}
      turn={props.turn ?? 0}
      describe={squareName}
      onSquare={() => {}}
      onPiece={() => {}}
      onDrop={() => {}}
    />
  );
}

/** Stores a photographed 6 × 4 map with its picture. */
async function keepYard(id: string): Promise<MapSheet> {
  const sheet = sheetFromBoard(emptyBoard(6, 4), {
    id,
    name: 'Yard',
    source: 'photographed',
    picture: `picture-${id}`,
  });
  const result = await savePicture({
    id: `picture-${id}`,
    type: 'image/webp',
    width: 6,
    height: 4,
    bytes: new Uint8Array([1, 2, 3]),
  });
  expect(result.ok).toBe(true);
  expect((await mapRepository.putMany([sheet])).ok).toBe(true);
  return sheet;
}

beforeEach(() => {
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:made-${++made}`, revokeObjectURL: () => {} });
});

afterEach(async () => {
  cleanup();
  for (const name of ['createObjectURL', 'revokeObjectURL']) Reflect.deleteProperty(URL, name);
  deviceSettings.mapLayer.set('picture');
  await mapRepository.remove(['yard', 'second']);
  await putSetting('map-draft-of-yard', undefined);
});

describe('the picture of a map', () => {
  test.each([0, 1, 2, 3] as const)('rotated by %i quarter turns shows each square in its place', (turn) => {
    const board = emptyBoard(6, 4);
    render(() => <YardView board={board} turn={turn} />);
    const picture = image();
    expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([`${6 * CELL}`, `${4 * CELL}`]);
    const match = /^translate\((\d+) (\d+)\) rotate\((\d+)\)$/.exec(picture?.getAttribute('transform') ?? '');
    const [dx = 0, dy = 0, angle = 0] = (match ?? []).slice(1).map(Number);
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    for (const square of listBoardSquares(board)) {
      const { x, y } = getSquareCentre(square);
      const shown = { x: Math.round(dx + cos * x - sin * y), y: Math.round(dy + sin * x + cos * y) };
      expect(shown, squareName(square)).toEqual(getSquareCentre(rotateSquare(board, turn, square)));
    }
  });

  test('can be hidden on every board, and stays hidden after a restart', async () => {
    const [board, setBoard] = createSignal(emptyBoard(6, 4));
    render(() => <YardView board={board()} />);
    expect(image()?.getAttribute('href')).toBe('blob:yard');
    const button = screen.getByRole('button', { name: 'Picture of the map' });
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await user.click(button);
    expect(image()).toBeNull();
    expect(button.getAttribute('aria-pressed')).toBe('false');
    setBoard(emptyBoard(5, 5));
    expect(image()).toBeNull();
    vi.resetModules();
    const opened = await import('../../src/app/settings/device-settings');
    expect(opened.deviceSettings.mapLayer()).toBe('drawing');
    await user.click(button);
    expect(image()?.getAttribute('href')).toBe('blob:yard');
    expect(localStorage.getItem(KEY)).toBe('picture');
  });

  test("appears in the map picker's thumbnails, unless pictures are hidden", async () => {
    const sheet = await keepYard('yard');
    const plain = sheetFromBoard(emptyBoard(3, 3), { id: 'second', name: 'Plain', source: 'entered' });
    render(() => <MapPick title="Choose" text="Which?" maps={[sheet, plain]} onPick={() => {}} />);
    const pictured = await screen.findByRole('button', { name: /^Yard/ });
    await waitFor(() => expect(pictured.querySelector('image')?.getAttribute('href')).toMatch(/^blob:made/));
    expect(screen.getByRole('button', { name: /^Plain/ }).querySelector('image')).toBeNull();
    deviceSettings.mapLayer.set('drawing');
    expect(pictured.querySelector('image')).toBeNull();
    expect(pictured.querySelector('.terrain')?.hasAttribute('data-pictured')).toBe(false);
  });
});

describe('the editor of a photographed map', () => {
  const open = async () => {
    const sheet = await keepYard('yard');
    renderWithMessages(() => <EditorScreen id={sheet.id} onClose={() => {}} />);
    await screen.findByRole('region', { name: 'Map editor' });
    await waitFor(() => expect(image()?.getAttribute('href')).toMatch(/^blob:made/));
    return sheet;
  };
  const keptPicture = async (id: string) => {
    const read = await mapRepository.get(id);
    return read.ok ? read.value.picture : 'no map';
  };

  test('shows its picture below the drawing, and can hide it', async () => {
    await open();
    await press('Picture of the map');
    expect(image()).toBeNull();
    await press('Picture of the map');
    expect(image()).not.toBeNull();
  });

  test('keeps the picture when the map is edited', async () => {
    const { id, picture } = await open();
    screen.getByRole('application', { name: 'Map in the editor' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    await press('Save');
    await screen.findByText('Yard saved to your maps.');
    expect(await keptPicture(id)).toBe(picture);
  });

  test('drops the picture at another size, says so, and restores it at the old size', async () => {
    const { id } = await open();
    await press(/^Name and size/);
    expect(screen.queryByText(/photo shows the map at its old size/)).toBeNull();
    await press('Increase Columns');
    await screen.findByText(/photo shows the map at its old size/);
    await waitFor(() => expect(image()).toBeNull());
    await press('Decrease Columns');
    await waitFor(() => expect(image()).not.toBeNull());
    expect(screen.queryByText(/photo shows the map at its old size/)).toBeNull();
    await press('Increase Columns');
    await press('Done');
    await press('Save');
    await screen.findByText('Yard saved to your maps.');
    expect(await keptPicture(id)).toBeUndefined();
  });
});
