/** Rendering, cleanup and input helpers for all screen tests. `helpers/patience.ts` cleans up after each test. */
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@solidjs/testing-library';
import userEvent from '@testing-library/user-event';
import type { JSX } from 'solid-js';
import { addDemoContent } from '../../src/app/game/demo-game';
import { dismissToast } from '../../src/app/messages';
import { refreshGames } from '../../src/app/session/game-list';
import { closeSession } from '../../src/app/session/session';
import { defaultDatabase } from '../../src/store/database';
import { deleteGame, listGames } from '../../src/store/game-list';
import { ToastPlace } from '../../src/ui/kit/toast';
import { TableScreen } from '../../src/ui/shell/table-tab';
import { clearTables } from '../store/random-store';

export const user = userEvent.setup();

export const findButton = (name: string | RegExp) => screen.findByRole('button', { name });
export const pressButton = async (name: string | RegExp) => user.click(await findButton(name));

/** Renders a screen with the place for messages. */
export function renderWithMessages(makeScreen: () => JSX.Element): void {
  render(() => (
    <>
      {makeScreen()}
      <ToastPlace />
    </>
  ));
}

/** Renders the Table without an open game. */
export function showTable(): void {
  location.hash = '#/table';
  closeSession();
  renderWithMessages(() => <TableScreen />);
}

/** Removes the rendered screens, closes the game, and deletes all stored games. */
export async function clearTable(): Promise<void> {
  cleanup();
  closeSession();
  dismissToast();
  localStorage.clear();
  location.hash = '#/table';
  const list = await listGames();
  if (list.ok) for (const { id } of list.value.games) await deleteGame(id);
  // The list of games outlives a screen. Without a refresh, the next test would briefly show old games.
  await refreshGames();
}

/** Reduces the store to the demo content, which the app adds only once. Test files that clear the store end with this. */
export async function restoreDemoContent(): Promise<void> {
  await clearTables(defaultDatabase());
  await addDemoContent();
}
