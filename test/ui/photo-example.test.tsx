// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapExample } from '../../src/photo/ink-anchors';
import { err, ok } from '../../src/plain/result';
import { squareNamed } from '../helpers/square-named';
import { HINDERING_KIND, makePhotoReading } from './photo-fakes';
import { fakeImageApis, pressPhotoButton, readStatusText, showPhotoScreen, waitForReview } from './photo-screen';

beforeEach(fakeImageApis);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('an example', () => {
  const map = (): HTMLElement => screen.getByRole('application', { name: 'Map from your photo' });
  const toSquare = (...keys: readonly string[]): void => {
    map().focus();
    for (const key of [...keys, 'Enter']) fireEvent.keyDown(map(), { key });
  };
  const learnt = makePhotoReading(4, 5, {
    b2: { read: HINDERING_KIND },
    c2: { read: HINDERING_KIND },
    c3: { read: HINDERING_KIND },
  });
  const reads = (asked: string[] = []) => ({
    readAgain: async (_: unknown, __: unknown, examples: readonly MapExample[]) => {
      asked.push(examples.map((each) => `${each.kind} ${each.kind === 'wall' ? each.edge : each.square}`).join(', '));
      return ok(learnt);
    },
  });

  it('triggers another reading; manual answers stay, and undo reverts it', async () => {
    const asked: string[] = [];
    showPhotoScreen(reads(asked));
    await waitForReview();
    await pressPhotoButton('Clear');
    await pressPhotoButton('Show an example');
    expect(readStatusText()).toContain('Tap a square that was read wrong, at its colored line.');
    toSquare('ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(readStatusText()).toContain('c2: what is it?');
    const kinds = within(screen.getByRole('group', { name: 'Kinds' }));
    await userEvent.click(kinds.getByRole('button', { name: 'Hindering' }));
    await waitFor(() => expect(readStatusText()).toContain('Hindering: 0 squares before, 2 now.'));
    expect(asked).toEqual([`hindering ${squareNamed('c2')}`]);
    map().focus();
    // The first key only shows the cursor.
    fireEvent.keyDown(map(), { key: 'ArrowLeft' });
    fireEvent.keyDown(map(), { key: 'ArrowLeft' });
    // The square b2 was answered as clear before, which the second reading must not change.
    expect(readStatusText()).toContain('b2, Clear');
    await pressPhotoButton('Undo');
    expect(readStatusText()).not.toContain('squares before');
    map().focus();
    for (const key of ['ArrowRight', 'ArrowRight']) fireEvent.keyDown(map(), { key });
    expect(readStatusText()).toContain('c2, Clear');
    await pressPhotoButton('Redo');
    expect(readStatusText()).toContain('Hindering: 0 squares before, 2 now.');
  });

  it('of a wall is one side of a square, and the next reading uses both examples', async () => {
    const asked: string[] = [];
    showPhotoScreen(reads(asked));
    await waitForReview();
    for (const kind of ['Water', 'Wall']) {
      await pressPhotoButton('Show an example');
      toSquare('Home', 'ArrowRight');
      await userEvent.click(within(screen.getByRole('group', { name: 'Kinds' })).getByRole('button', { name: kind }));
      if (kind === 'Water') await waitFor(() => expect(readStatusText()).toContain('Water: 0 squares before, 0 now.'));
    }
    const sides = within(screen.getByRole('group', { name: 'Sides' }));
    expect(sides.queryByRole('button', { name: 'North' })).toBeNull();
    await userEvent.click(sides.getByRole('button', { name: 'East' }));
    await waitFor(() => expect(readStatusText()).toContain('Walls: 0 before, 0 now.'));
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatch(/^water \d+, wall \d+$/);
  });

  it('can be cancelled, and changes nothing on failure', async () => {
    let end: (fault: 'stopped' | 'failed') => void = () => undefined;
    showPhotoScreen({
      readAgain: () => new Promise((resolve) => (end = (fault) => resolve(err(fault)))),
      stop: () => end('stopped'),
    });
    await waitForReview();
    const begin = async (): Promise<void> => {
      await pressPhotoButton('Show an example');
      toSquare('ArrowDown');
      await pressPhotoButton('Blocking');
      expect(screen.getByRole('progressbar', { name: 'Reading the map again…' })).toBeTruthy();
    };
    await begin();
    await pressPhotoButton('Cancel');
    await screen.findByText('3 to check');
    expect(screen.queryByRole('alert')).toBeNull();
    await begin();
    end('failed');
    expect((await screen.findByRole('alert')).textContent).toBe('Could not read the map again. Nothing was changed.');
    expect(screen.getByText('3 to check')).toBeTruthy();
  });

  it('is not offered when the photo is gone', async () => {
    showPhotoScreen();
    await waitForReview();
    cleanup();
    showPhotoScreen();
    await pressPhotoButton(/^Continue with your last map photo/);
    await screen.findByText('3 to check');
    expect(screen.queryByRole('button', { name: 'Show an example' })).toBeNull();
  });
});
