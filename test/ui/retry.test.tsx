// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
// Imported up front: the screen might load the module after the test has ended.
import '../../src/app/collection/find.worker';
import { maps } from '../../src/app/collection/library';
import { games } from '../../src/app/session/game-list';
import { startDemoGame } from '../../src/app/session/start-game';
import { defaultDatabase } from '../../src/store/database';
// The collection loads this module lazily. Without this import it could load after the end of the test.
import '../../src/ui/collection/maps/maps';
import CollectionScreen from '../../src/ui/shell/collection-tab';
import { TableScreen } from '../../src/ui/shell/table-tab';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Drops the database connection and refuses new connections until `recover` is called. */
function dropConnection(): { readonly recover: () => void } {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  defaultDatabase().backendDB()?.close();
  return { recover: () => open.mockRestore() };
}

it.each([
  ['#/table/games', TableScreen, games],
  ['#/collection/maps', CollectionScreen, maps],
] as const)('%s is read again after reconnecting', async (place, Screen, list) => {
  await startDemoGame();
  location.hash = place;
  const { recover } = dropConnection();
  render(() => <Screen />);
  const alert = await screen.findByRole('alert', undefined, { timeout: 15_000 });
  expect(alert.textContent).toMatch(/lost its connection to your saved data/);
  expect(alert.textContent).not.toMatch(/space|device/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await waitFor(() => expect(list()?.length).toBeGreaterThan(0));
});
