import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { createSignal } from 'solid-js';
import { expect, vi } from 'vitest';
import type { MapSheet } from '../../src/board/map-sheet';
import PhotoScreen from '../../src/ui/maps/photo/photo-screen';
import { fakePhone, HINDERS, makeReading } from './photo-fakes';

/** Two squares and one edge are doubtful. */
export const reading = makeReading(4, 5, { b2: { read: HINDERS, sure: 0.5 }, d5: { sure: 0.7 } }, { 'a4/b4': 0.6 });

/** Fakes the image APIs that jsdom lacks. For `beforeEach`. */
export function fakePictures(): void {
  URL.createObjectURL = () => 'blob:skin';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
}

export function show(change: Parameters<typeof fakePhone>[1] = {}) {
  const { tools, asked } = fakePhone(reading, change);
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

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
export const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent ?? '';
export const status = (): string =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join(' ');

export async function untilCorners(): Promise<void> {
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Take photo' }).disabled).toBe(false),
  );
  await press('Take photo');
  await waitFor(() => expect(status()).toContain('Corners found.'));
}

export async function untilReview(): Promise<void> {
  await untilCorners();
  await press('Next');
  await screen.findByRole('img', { name: 'Straightened map with a grid of 4 by 5' });
  await press('Read the map');
  await waitFor(() => expect(heading()).toBe('Is this right?'));
  await screen.findByRole('button', { name: /^(Save the map|Continue anyway)$/ });
}
