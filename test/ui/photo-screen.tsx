import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { expect, vi } from 'vitest';
import type { MapSheet } from '../../src/board/map-sheet';
import PhotoScreen from '../../src/ui/maps/photo/photo-screen';
import { fakePhotoPhone, HINDERING_KIND, makePhotoReading } from './photo-fakes';

/** Reading of a 4 × 5 map with two doubtful squares and one doubtful edge. */
export const sampleReading = makePhotoReading(
  4,
  5,
  { b2: { read: HINDERING_KIND, sure: 0.5 }, d5: { sure: 0.7 } },
  { 'a4/b4': 0.6 },
);

/** Fakes the image APIs that jsdom lacks. Intended for `beforeEach`. */
export function fakeImageApis(): void {
  URL.createObjectURL = () => 'blob:skin';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

export function showPhotoScreen(change: Parameters<typeof fakePhotoPhone>[1] = {}) {
  const { tools, asked } = fakePhotoPhone(sampleReading, change);
  const went: string[] = [];
  const [editing, setEditing] = createSignal<string | null>(null);
  render(() => (
    <PhotoScreen
      tools={tools}
      use={{ label: 'Use in the game', run: (map: MapSheet) => went.push(`use ${map.name}`) }}
      onOpen={(map) => went.push(`open ${map.name}`)}
      onClose={() => went.push('close')}
      editing={editing()}
      onEdit={setEditing}
    />
  ));
  return { asked, went };
}

export const pressPhotoButton = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const readPageHeading = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
export const readStatusText = (): string =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join(' ');

export async function waitUntilCornersFound(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take photo' }).disabled).toBe(false),
  );
  await pressPhotoButton('Take photo');
  await waitFor(() => expect(readStatusText()).toContain('Corners found.'));
}

export async function waitForReview(): Promise<void> {
  await waitUntilCornersFound();
  await pressPhotoButton('Next');
  await screen.findByRole('img', { name: 'Straightened map with a grid of 4 by 5' });
  await pressPhotoButton('Read the map');
  await waitFor(() => expect(readPageHeading()).toBe('Is this right?'));
  await screen.findByRole('button', { name: /^(Save the map|Continue anyway)$/ });
}
