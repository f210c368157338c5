// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maps } from '../../src/app/collection/library';
import { readReview } from '../../src/app/photo/stored-review';
import { boardFromSheet } from '../../src/board/map-sheet';
import type { MapMatch } from '../../src/photo/recognise';
import { ok } from '../../src/plain/result';
import { defaultDatabase } from '../../src/store/database';
import { readPicture } from '../../src/store/pictures';
import { putSetting } from '../../src/store/settings';
import { squareNamed } from '../helpers/square-named';
import { unwrap } from '../store/test-database';
import { edgeByName, makePhotoReading, STRAIGHTENED_PICTURE } from './photo-fakes';

import {
  fakeImageApis,
  pressPhotoButton,
  readPageHeading,
  readStatusText,
  sampleReading,
  showPhotoScreen,
  waitForReview,
} from './photo-screen';

beforeEach(fakeImageApis);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the review', () => {
  const map = (): HTMLElement => screen.getByRole('application', { name: 'Map from your photo' });

  it('asks no questions when no grid fits: offers the corners, or to continue anyway', async () => {
    const large = makePhotoReading(16, 16, { b2: { sure: 0.5 } });
    showPhotoScreen({ read: async () => ok({ reading: large, skin: STRAIGHTENED_PICTURE, fits: false, likely: [] }) });
    await waitForReview();
    expect(screen.getByRole('alert').textContent).toBe('No grid fits here. Go back and check corners and size.');
    expect(screen.queryByText('1 to check')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save the map' })).toBeNull();
    await pressPhotoButton('Back to the corners');
    expect(readPageHeading()).toBe('The four corners');
    await pressPhotoButton('Next');
    await pressPhotoButton('Read the map');
    await waitFor(() => expect(readPageHeading()).toBe('Is this right?'));
    await pressPhotoButton('Continue anyway');
    expect(screen.getByText('1 to check')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await pressPhotoButton('Back one step');
    await pressPhotoButton('Read the map');
    await screen.findByRole('alert');
  });

  it('asks the doubts one by one, least certain first, with one tap each', async () => {
    showPhotoScreen();
    await waitForReview();
    expect(screen.getByText('3 to check')).toBeTruthy();
    expect(readStatusText()).toContain('b2: Hindering or clear?');
    await pressPhotoButton('Clear');
    expect(readStatusText()).toContain('Between a4 and b4: Wall or open?');
    await pressPhotoButton('Door');
    expect(readStatusText()).toContain('d5: Clear or hindering?');
    // Keyboard focus moves to the first answer of the next question.
    expect(document.activeElement?.textContent).toMatch(/^Clear/);
    await pressPhotoButton('Undo');
    expect(readStatusText()).toContain('Between a4 and b4');
    await pressPhotoButton('Redo');
    await pressPhotoButton('Blocking');
    expect(screen.getByText('Nothing left to check')).toBeTruthy();
    expect(readStatusText()).toContain('4×5, 0 walls, 1 door, blocking 1. Check it.');
  });

  it('skips a doubt and comes back to it', async () => {
    showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Skip');
    expect(readStatusText()).toContain('Between a4 and b4');
    await pressPhotoButton('Skip');
    await pressPhotoButton('Skip');
    expect(readStatusText()).toContain('b2: Hindering');
  });

  it('changes any square and its walls by keyboard alone', async () => {
    showPhotoScreen();
    await waitForReview();
    map().focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter']) fireEvent.keyDown(map(), { key });
    expect(readStatusText()).toContain('b2: Hindering');
    const terrain = within(screen.getByRole('group', { name: 'Terrain' }));
    await userEvent.click(terrain.getByRole('button', { name: 'Water' }));
    await pressPhotoButton('Increase Level');
    await pressPhotoButton('Indoors');
    await pressPhotoButton('Starting area');
    expect(readStatusText()).toContain('b2: Water, level 1, indoors, starting area');
    const sides = within(screen.getByRole('group', { name: 'Sides' }));
    await userEvent.click(sides.getByRole('button', { name: 'East: open' }));
    await userEvent.click(sides.getByRole('button', { name: 'East: wall' }));
    expect(sides.getByRole('button', { name: 'East: door' })).toBeTruthy();
    // The square b2 was one of three doubts.
    expect(screen.getByText('2 to check')).toBeTruthy();
    await pressPhotoButton('Next');
    expect(readStatusText()).toContain('Between a4 and b4');
  });

  it('announces doubtful squares to screen readers', async () => {
    showPhotoScreen();
    await waitForReview();
    map().focus();
    fireEvent.keyDown(map(), { key: 'ArrowDown' });
    expect(readStatusText()).toContain('a1, Clear');
    fireEvent.keyDown(map(), { key: 'ArrowDown' });
    fireEvent.keyDown(map(), { key: 'ArrowRight' });
    expect(readStatusText()).toContain('b2, Hindering, not sure');
  });
});

describe('marking squares', () => {
  const map = (): HTMLElement => screen.getByRole('application', { name: 'Map from your photo' });
  const key = (...keys: readonly string[]): void => {
    for (const each of keys) fireEvent.keyDown(map(), { key: each });
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));

  it('answers many squares by one tap, as one undo step', async () => {
    showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Mark squares');
    expect(screen.getByRole('button', { name: 'Mark squares' }).getAttribute('aria-pressed')).toBe('true');
    expect(readStatusText()).toContain('Draw over squares, or around an area.');
    map().focus();
    key('ArrowDown', 'Enter', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter');
    expect(readStatusText()).toContain('a1, b1, b2: mixed');
    key('ArrowLeft', 'ArrowRight');
    expect(readStatusText()).toContain('b2, Hindering, not sure, marked');
    await userEvent.click(group('Terrain').getByRole('button', { name: 'Water' }));
    expect(readStatusText()).toContain('a1, b1, b2: Water');
    await userEvent.click(group('Level').getByRole('button', { name: 'Level 2' }));
    expect(readStatusText()).toContain('a1, b1, b2: Water, level 2');
    await pressPhotoButton('Undo');
    expect(readStatusText()).toContain('a1, b1, b2: Water');
    // The square b2 was one of three doubts.
    expect(screen.getByText('2 to check')).toBeTruthy();
    await userEvent.click(group('Walls').getByRole('button', { name: 'Walls around' }));
    await pressPhotoButton('Mark squares');
    // The first key only shows the cursor.
    map().focus();
    key('Enter', 'Enter');
    expect(
      group('Sides')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['North: open', 'East: wall', 'South: wall', 'West: wall']);
    await pressPhotoButton('Mark squares');
    map().focus();
    key('Enter', 'Enter', 'ArrowLeft', 'Enter');
    await userEvent.click(group('Walls').getByRole('button', { name: 'No walls inside' }));
    await pressPhotoButton('Mark squares');
    map().focus();
    key('Enter', 'ArrowRight', 'Enter');
    expect(group('Sides').getByRole('button', { name: 'West: open' })).toBeTruthy();
    await pressPhotoButton('Next');
    expect(readStatusText()).toContain('Between a4 and b4: Wall or open?');
  });
});

describe('the editor', () => {
  it('opens by one tap: the map is saved with its picture under a new name, and saving there ends the same way', async () => {
    const { went } = showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Clear');
    await pressPhotoButton('Edit');
    await screen.findByRole('region', { name: 'Map editor' });
    expect(await screen.findByRole('button', { name: /^Name and size: Photographed map 1/ })).toBeTruthy();
    const [saved] = (maps() ?? []).filter(({ name }) => name === 'Photographed map 1');
    expect((await unwrap(readPicture(saved?.picture ?? ''))).width).toBe(4);
    expect(await readReview()).toBeNull();
    await pressPhotoButton(/^Name and size/);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Fish Market');
    await pressPhotoButton('Done');
    await pressPhotoButton('Save');
    await waitFor(() => expect(readPageHeading()).toBe('Map saved'));
    expect(readStatusText()).toContain('Fish Market saved');
    await pressPhotoButton('Use in the game');
    expect(went).toEqual(['use Fish Market']);
    const [edited] = (maps() ?? []).filter(({ id }) => id === saved?.id);
    expect([edited?.name, edited?.picture]).toEqual(['Fish Market', saved?.picture]);
    const board = edited && boardFromSheet(edited);
    expect(board?.ok && [board.value.terrain[squareNamed('b2')], board.value.walls[edgeByName('a4/b4')]]).toEqual([
      0, 1,
    ]);
  });

  it('leaves the reviewed map unchanged when closed without saving; the next one gets another name', async () => {
    for (const name of ['Photographed map 1', 'Photographed map 2']) {
      showPhotoScreen();
      await waitForReview();
      await pressPhotoButton('Edit');
      await screen.findByRole('region', { name: 'Map editor' });
      await pressPhotoButton('Back');
      await waitFor(() => expect(readStatusText()).toContain(`${name} saved`));
      cleanup();
    }
  });

  it('does not open on a full disk', async () => {
    const put = vi
      .spyOn(defaultDatabase().pictures, 'put')
      .mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Edit');
    expect((await screen.findByRole('alert')).textContent).toContain('no space left');
    put.mockRestore();
    expect(readPageHeading()).toBe('Is this right?');
  });
});

describe('saving', () => {
  it('requires a name, and stores map and picture', async () => {
    const { went } = showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Clear');
    await pressPhotoButton('Save the map');
    const sheet = within(screen.getByRole('dialog', { name: 'Save the map' }));
    expect(sheet.getByText('2 unchecked places are saved as detected.')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Save' }));
    expect(sheet.getByRole('alert').textContent).toContain('Enter a name for the map');
    await userEvent.type(sheet.getByRole('textbox', { name: 'Map name' }), ' Long Quay {Enter}');
    await waitFor(() => expect(readPageHeading()).toBe('Map saved'));
    const [kept] = (maps() ?? []).filter(({ name }) => name === 'Long Quay');
    expect(kept?.source).toBe('photographed');
    expect([...(await unwrap(readPicture(kept?.picture ?? ''))).bytes]).toEqual([1, 2, 3]);
    const board = kept && boardFromSheet(kept);
    if (!board?.ok) throw new Error('the kept map can be drawn');
    expect([board.value.width, board.value.height]).toEqual([4, 5]);
    expect([board.value.terrain[squareNamed('b2')], board.value.walls[edgeByName('a4/b4')]]).toEqual([0, 1]);
    await pressPhotoButton('Use in the game');
    await pressPhotoButton('Open in Collection');
    expect(went).toEqual(['use Long Quay', 'open Long Quay']);
  });

  it('reports a full disk, and the map can still be saved', async () => {
    const put = vi
      .spyOn(defaultDatabase().pictures, 'put')
      .mockRejectedValue(new DOMException('no', 'QuotaExceededError'));
    showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Save the map');
    await userEvent.type(screen.getByRole('textbox', { name: 'Map name' }), 'Yard{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('no space left');
    put.mockRestore();
    await pressPhotoButton('Save');
    await waitFor(() => expect(readPageHeading()).toBe('Map saved'));
    expect((maps() ?? []).find(({ name }) => name === 'Yard')?.picture).toBeTruthy();
  });
});

describe('an unfinished review', () => {
  const WAITS = /^Continue with your last map photo/;

  it('resumes with its picture, also after a restart', async () => {
    const first = showPhotoScreen();
    await waitForReview();
    await pressPhotoButton('Clear');
    await pressPhotoButton('Close photo');
    expect(first.went).toEqual(['close']);
    cleanup();
    showPhotoScreen();
    await pressPhotoButton(WAITS);
    await waitFor(() => expect(readPageHeading()).toBe('Is this right?'));
    expect(screen.getByText('2 to check')).toBeTruthy();
    expect(readStatusText()).toContain('Between a4 and b4: Wall or open?');
    expect(screen.getByRole('button', { name: 'Picture of the map' })).toBeTruthy();
    await pressPhotoButton('Save the map');
    await userEvent.type(screen.getByRole('textbox', { name: 'Map name' }), 'Night Yard{Enter}');
    await waitFor(() => expect(readPageHeading()).toBe('Map saved'));
    const sheet = (maps() ?? []).find(({ name }) => name === 'Night Yard');
    expect((await unwrap(readPicture(sheet?.picture ?? ''))).width).toBe(4);
    cleanup();
    showPhotoScreen();
    await screen.findByRole('button', { name: 'Take photo' });
    expect(screen.queryByRole('button', { name: WAITS })).toBeNull();
  });

  it('is not offered when it cannot be read', async () => {
    await unwrap(
      putSetting('photo-review', { map: 'no map', starts: {}, squares: [], edges: [], kinds: [], lies: [] }),
    );
    showPhotoScreen();
    await screen.findByRole('button', { name: 'Take photo' });
    expect(await readReview()).toBeNull();
    expect(screen.queryByRole('button', { name: WAITS })).toBeNull();
  });
});

it('a new review replaces an unfinished one, whose picture is deleted', async () => {
  const pictures = () => defaultDatabase().pictures.toCollection().primaryKeys();
  await unwrap(putSetting('photo-review', undefined));
  const before = (await pictures()).length;
  for (let photos = 0; photos < 2; photos++) {
    showPhotoScreen();
    await waitForReview();
    await waitFor(async () => expect(await pictures()).toHaveLength(before + 1));
    cleanup();
  }
  expect(await pictures()).toContain((await readReview())?.picture);
});

describe('a recognised map of the collection', () => {
  const like = (id: string) => ({ id, turns: 0, mirrored: false, east: 0, south: 0, agreement: 0.9 }) as const;
  const recognising = (likely: readonly MapMatch[]) => async () =>
    ok({ reading: sampleReading, skin: STRAIGHTENED_PICTURE, fits: true, likely });
  const first = async () => {
    const [map] = maps() ?? [];
    if (!map) throw new Error('no map');
    return map;
  };

  it('is shown, and used by one tap', async () => {
    const map = await first();
    // The next review deletes data that the reviews of other tests left behind.
    await unwrap(putSetting('photo-review', undefined));
    const before = new Set(await defaultDatabase().pictures.toCollection().primaryKeys());
    const { went } = showPhotoScreen({ read: recognising([like(map.id)]) });
    await waitForReview();
    await screen.findByRole('dialog', { name: 'Is it this map?' });
    await pressPhotoButton(new RegExp(`^${map.name}`));
    await waitFor(() => expect(readStatusText()).toContain(`${map.name}, from your collection.`));
    await pressPhotoButton('Use in the game');
    expect(went).toEqual([`use ${map.name}`]);
    expect(await readReview()).toBeNull();
    // The straightened picture is unused, so it is deleted.
    const left = async () =>
      (await defaultDatabase().pictures.toCollection().primaryKeys()).filter((id) => !before.has(id));
    await waitFor(async () => expect(await left()).toEqual([]));
  });

  it('can be declined: then the reading is reviewed', async () => {
    const map = await first();
    showPhotoScreen({ read: recognising([like(map.id), like('gone')]) });
    await waitForReview();
    await pressPhotoButton('None of these: use what was read');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: 'Save the map' });
  });
});
