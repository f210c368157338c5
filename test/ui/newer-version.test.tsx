// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@solidjs/testing-library';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game, getSavedLogPart, table } from '../../src/app/game/open-game';
import { saveUnsavedSteps } from '../../src/app/game/perform';
import { reloadApp } from '../../src/app/storage/store-state';
import { type Database, defaultDatabase, openDatabase } from '../../src/store/database';
import { openGame } from '../../src/store/games';
import { STORE_VERSION } from '../../src/store/store-version';
import { Shell } from '../../src/ui/shell/shell';
import { startUnplacedDemoGame } from '../helpers/demo-game';
import { pressButton as press, user } from './table-page';

vi.mock('../../src/app/storage/store-state', async (original) => ({
  ...(await original<typeof import('../../src/app/storage/store-state')>()),
  reloadApp: vi.fn(),
}));

const { add, put } = IDBObjectStore.prototype;
let later: Database | null = null;

beforeEach(async () => {
  location.hash = '#/table';
  render(() => <Shell />);
  await startUnplacedDemoGame();
  await press('Ana goes first');
  await press(/^Start the game/);
  await screen.findByRole('heading', { name: /Ana’s turn/ });
  await user.click(await card('Night Heron'));
}, 60_000);

afterEach(async () => {
  Object.assign(IDBObjectStore.prototype, { add, put });
  await later?.delete();
  later = null;
  await defaultDatabase().open();
  await saveUnsavedSteps();
  cleanup();
  vi.mocked(reloadApp).mockClear();
});

const card = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}.*range`) });
const click = () => [...(table()?.figures.values() ?? [])].find((each) => each.character.name === 'Night Heron')?.click;

/** Opens the database as a later app version in another window does. */
async function openNewer(): Promise<Database> {
  later = openDatabase(undefined, STORE_VERSION + 1);
  await later.open();
  return later;
}

it('a window with older code says that it cannot save, records no tap, and offers to reload', async () => {
  await press('−1 click of damage');
  await waitFor(() => expect(click()).toBe(2));
  const database = await openNewer();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toMatch(
    /A newer Sidekick changed your data\. This window can no longer save\. Reload it\./,
  );
  await press('−1 click of damage');
  await press('Undo');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect([click(), getSavedLogPart()]).toEqual([2, null]);
  const result = await openGame(game()?.id ?? '', database);
  expect(result.ok && result.value.log.cursor).toBe(result.ok && result.value.log.tip);
  await user.click(within(banner).getByRole('button', { name: 'Reload' }));
  expect(reloadApp).toHaveBeenCalledOnce();
});

it('unsaved steps of a full disk can be saved to a file before the reload', async () => {
  const refuse = (): never => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
  await press('−1 click of damage');
  await screen.findByText(/1 step is not saved/);
  Object.assign(IDBObjectStore.prototype, { add, put });
  await openNewer();
  const banner = within(await screen.findByRole('alert'));
  await banner.findByText(
    /A newer Sidekick changed your data\. 1 step is not saved\. Save everything to a file, reload/,
  );
  expect(banner.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(banner.getByRole('button', { name: 'Save everything to a file' })).toBeTruthy();
  await user.click(banner.getByRole('button', { name: 'Reload' }));
  expect(reloadApp).toHaveBeenCalledOnce();
});

it('a window with newer code, blocked by an older one, says what to do, and continues automatically', async () => {
  const held = await new Promise<IDBDatabase>((resolve) => {
    defaultDatabase().close({ disableAutoOpen: false });
    const request = indexedDB.deleteDatabase('sidekick');
    request.onsuccess = () => {
      const opening = indexedDB.open('sidekick', 10);
      opening.onupgradeneeded = () => opening.result.createObjectStore('settings', { keyPath: 'key' });
      opening.onsuccess = () => resolve(opening.result);
    };
  });
  const opening = defaultDatabase().open();
  await screen.findByText('Another window has an older Sidekick open. Close it, and this one continues.');
  held.close();
  await opening;
  await waitFor(() => expect(screen.queryByText(/older Sidekick open/)).toBeNull());
});
