// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '../../src/plain/result';

import { PHOTO_CORNERS } from './photo-fakes';
import {
  fakeImageApis,
  pressPhotoButton,
  readPageHeading,
  readStatusText,
  showPhotoScreen,
  waitForReview,
  waitUntilCornersFound,
} from './photo-screen';

beforeEach(fakeImageApis);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('taking the picture', () => {
  it('turns the camera off afterwards', async () => {
    const { asked } = showPhotoScreen();
    await waitUntilCornersFound();
    expect(asked).toEqual(['take 100x120', 'camera off']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The four corners'));
  });

  it.each([
    ['denied', 'Sidekick may not use the camera.'],
    ['none', 'No camera available.'],
    ['busy', 'The camera does not start'],
  ] as const)('says what to do when the camera is %s, and the gallery still works', async (fault, words) => {
    const { asked } = showPhotoScreen({ camera: async () => err(fault) });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    await userEvent.upload(screen.getByLabelText('Gallery'), new File(['x'], 'map.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(readPageHeading()).toBe('The four corners'));
    expect(asked).toEqual(['take 50x60']);
  });

  it.each([
    ['broken', 'picture cannot be opened'],
    ['too-large', 'This picture is too large.'],
    ['empty', 'This file is empty'],
  ] as const)('reports a file that is %s, and stays open', async (fault, words) => {
    showPhotoScreen({ open: async () => err(fault) });
    await userEvent.upload(screen.getByLabelText('Gallery'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    expect(readPageHeading()).toBe('Photograph a map');
  });

  it('offers the torch if the phone has one', async () => {
    const lit: boolean[] = [];
    const setTorch = async (on: boolean): Promise<void> => void lit.push(on);
    showPhotoScreen({ camera: async () => ok({ stream: {} as MediaStream, setTorch, stop: () => undefined }) });
    await pressPhotoButton('Flashlight');
    await pressPhotoButton('Flashlight');
    expect(lit).toEqual([true, false]);
  });
});

describe('corners', () => {
  it('not found are set by hand; keys move them by one, with Shift by ten', async () => {
    const { asked } = showPhotoScreen({ corners: async () => ok(null) });
    await pressPhotoButton('Take photo');
    await waitFor(() => expect(readStatusText()).toContain('Corners not found.'));
    const corner = screen.getByRole('button', { name: /^Top left corner, 12 across, 14 down/ });
    corner.focus();
    fireEvent.keyDown(corner, { key: 'ArrowRight' });
    fireEvent.keyDown(corner, { key: 'ArrowDown', shiftKey: true });
    expect(screen.getByRole('button', { name: /^Top left corner, 13 across, 24 down/ })).toBe(document.activeElement);
    await pressPhotoButton('Next');
    await pressPhotoButton('Read the map');
    await waitFor(() => expect(asked.at(-1)).toMatch(/^read 4x5 at 13,24\.4 88,14/));
  });

  it('that are uncertain are shown and marked as such', async () => {
    showPhotoScreen({ corners: async () => ok({ corners: PHOTO_CORNERS, sure: false }) });
    await pressPhotoButton('Take photo');
    await waitFor(() => expect(readStatusText()).toContain('Not sure about the corners.'));
    const [{ x, y }] = PHOTO_CORNERS;
    screen.getByRole('button', {
      name: new RegExp(`^Top left corner, ${Math.round(x)} across, ${Math.round(y)} down`),
    });
  });

  it('still being searched make Next wait, and it continues once they are found', async () => {
    let find = (): void => undefined;
    const { asked } = showPhotoScreen({
      corners: () =>
        new Promise((found) => {
          find = () => found(ok({ corners: PHOTO_CORNERS, sure: true }));
        }),
    });
    await pressPhotoButton('Take photo');
    await waitFor(() => expect(readStatusText()).toBe('Looking for the corners…'));
    await pressPhotoButton('Next');
    expect(readPageHeading()).toBe('The four corners');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    find();
    await waitFor(() => expect(readPageHeading()).toBe('How many squares?'));
    await pressPhotoButton('Read the map');
    const [{ x, y }] = PHOTO_CORNERS;
    await waitFor(() => expect(asked.at(-1)).toMatch(new RegExp(`^read 4x5 at ${x},${y} `)));
  });

  it('that were not found must be set before Next continues', async () => {
    let miss = (): void => undefined;
    showPhotoScreen({
      corners: () =>
        new Promise((found) => {
          miss = () => found(ok(null));
        }),
    });
    await pressPhotoButton('Take photo');
    await waitFor(() => expect(readStatusText()).toBe('Looking for the corners…'));
    await pressPhotoButton('Next');
    miss();
    await waitFor(() => expect(readStatusText()).toContain('Corners not found.'));
    expect(readPageHeading()).toBe('The four corners');
    await pressPhotoButton('Next');
    await waitFor(() => expect(readPageHeading()).toBe('How many squares?'));
  });

  it('are rejected if they cross', async () => {
    showPhotoScreen();
    await waitUntilCornersFound();
    const corner = screen.getByRole('button', { name: /^Top left corner/ });
    for (let step = 0; step < 9; step++) fireEvent.keyDown(corner, { key: 'ArrowRight', shiftKey: true });
    expect(readStatusText()).toContain('These cannot be the map’s corners');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    await pressPhotoButton('Start over');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(false);
  });
});

describe('the size', () => {
  it('is guessed, chosen, counted or rotated, and the picture is straightened again for each', async () => {
    const { asked } = showPhotoScreen();
    await waitUntilCornersFound();
    await pressPhotoButton('Next');
    expect((await screen.findByRole('button', { name: /^4 × 5/ })).getAttribute('aria-pressed')).toBe('true');
    await pressPhotoButton('16 × 24');
    await pressPhotoButton('Increase Squares across');
    await pressPhotoButton('Rotate 90°');
    await waitFor(() => expect(screen.getByRole('img', { name: /a grid of 24 by 17/ })).toBeTruthy());
    expect(asked.filter((each) => each.startsWith('straight'))).toEqual([
      'straight 4x5',
      'straight 16x24',
      'straight 17x24',
      'straight 24x17',
    ]);
  });

  it('follows the shape of the corners when the lines are too uncertain', async () => {
    showPhotoScreen({ sizes: async () => ok([{ width: 45, height: 52, sure: 0.1 }]) });
    await waitUntilCornersFound();
    await pressPhotoButton('Next');
    await screen.findByRole('img', { name: /a grid of 16 by 24/ });
    expect(screen.queryByRole('button', { name: /45/ })).toBeNull();
  });

  it('stays and says what to do when reading failed', async () => {
    showPhotoScreen({ read: async () => err('failed') });
    await waitUntilCornersFound();
    await pressPhotoButton('Next');
    await pressPhotoButton('Read the map');
    expect((await screen.findByRole('alert')).textContent).toContain('Could not read the map');
    expect(readPageHeading()).toBe('How many squares?');
  });

  it('returns when reading is cancelled', async () => {
    const { asked } = showPhotoScreen({ read: () => new Promise(() => undefined) });
    await waitUntilCornersFound();
    await pressPhotoButton('Next');
    await pressPhotoButton('Read the map');
    expect(await screen.findByRole('progressbar', { name: /^Reading squares and walls/ })).toBeTruthy();
    await pressPhotoButton('Cancel');
    expect(readPageHeading()).toBe('How many squares?');
    expect(asked.at(-1)).toBe('stop');
  });
});

it('goes back step by step, and leaves', async () => {
  const { asked, went } = showPhotoScreen();
  await waitForReview();
  for (const expected of ['How many squares?', 'The four corners', 'Photograph a map']) {
    await pressPhotoButton('Back one step');
    expect(readPageHeading()).toBe(expected);
  }
  await pressPhotoButton('Back');
  expect(went).toEqual(['close']);
  expect(asked.at(-1)).toBe('end');
});
