import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { STORE_VERSION } from '../../src/store/store-version';
import { type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';
import { beginDemoGame, readFigureCards } from './table-steps';
import { openTestApp, openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

/** Opens the database in IndexedDB without the app’s code, with the version of an older or newer app. */
function openStore(page: Page, version: number): Promise<void> {
  return page.evaluate(
    (number) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sidekick', number * 10);
        opening.onupgradeneeded = () => undefined;
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          Object.assign(window, { heldStore: opening.result });
          resolve();
        };
      }),
    version,
  );
}

/** Counts the stored entries of all games, without the app’s code. */
function entriesOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { heldStore } = window as unknown as { heldStore: IDBDatabase };
        const counting = heldStore.transaction('entries').objectStore('entries').count();
        counting.onsuccess = () => resolve(counting.result);
      }),
  );
}

test('a window of older code stops writing when newer code opens the store, says so, and reloads', async () => {
  ({ site, phone } = await openTestApp());
  const { page } = phone;
  await beginDemoGame(page);
  const cards = await readFigureCards(page);
  const other = await phone.context.newPage();
  await other.goto(`${site.url}manifest.webmanifest`);
  await openStore(other, STORE_VERSION + 1);
  const before = await entriesOnDisk(other);

  await page.bringToFront();
  const banner = page.getByRole('alert').filter({ hasText: 'A newer Sidekick changed your data.' });
  await banner.waitFor();
  const reload = banner.getByRole('button', { name: 'Reload' });
  expect((await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await takeScreenshot(page, 'newer-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'newer-light');

  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await page.waitForTimeout(500);
  expect([await readFigureCards(page), await entriesOnDisk(other)]).toEqual([cards, before]);

  await Promise.all([page.waitForEvent('load'), reload.tap()]);
  // The reloaded page has the same old code, so it shows the same cards and the same message.
  await page.locator('.figure-card').first().waitFor();
  expect(await readFigureCards(page)).toEqual(cards);
  await banner.waitFor();
  expect(await entriesOnDisk(other)).toBe(before);
});

test('a window that waits for an older one says what to do, and continues on its own', async () => {
  site = await openTestSite();
  phone = await openTestPhone();
  const { page } = phone;
  await page.goto(`${site.url}manifest.webmanifest`);
  await openStore(page, 1);
  const later = await phone.context.newPage();
  await later.goto(site.url);
  await later.getByRole('alert').filter({ hasText: 'Another window has an older Sidekick open.' }).waitFor();
  await takeScreenshot(later, 'newer-waiting');
  await page.close();
  await waitUntilOpen(later);
  await later.getByRole('alert').waitFor({ state: 'detached' });
});
