import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { STORE_VERSION } from '../../src/store/store-version';
import { forgetProfile, openPhone, openSite, type Phone, type Site, screenshot, untilOpen } from './harness';
import { cardsOf, startDemo } from './table';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

/** Opens the store directly in IndexedDB, with the version of an older or newer app. Resolves when it is open. */
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

/** Counts the stored entries of all games. */
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
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await untilOpen(page);
  await startDemo(page);
  const cards = await cardsOf(page);
  const other = await phone.context.newPage();
  await other.goto(`${site.url}manifest.webmanifest`);
  await openStore(other, STORE_VERSION + 1);
  const before = await entriesOnDisk(other);

  await page.bringToFront();
  const banner = page.getByRole('alert').filter({ hasText: 'A newer Sidekick changed your data.' });
  await banner.waitFor();
  const reload = banner.getByRole('button', { name: 'Reload' });
  expect((await reload.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await screenshot(page, 'newer-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await screenshot(page, 'newer-light');

  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await page.waitForTimeout(500);
  expect([await cardsOf(page), await entriesOnDisk(other)]).toEqual([cards, before]);

  await Promise.all([page.waitForEvent('load'), reload.tap()]);
  // It reads what it can. The reloaded page has the same old code, so it shows the same message.
  await page.locator('.figure-card').first().waitFor();
  expect(await cardsOf(page)).toEqual(cards);
  await banner.waitFor();
  expect(await entriesOnDisk(other)).toBe(before);
});

test('a window that waits for an older one says what to do, and continues on its own', async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(`${site.url}manifest.webmanifest`);
  await openStore(page, 1);
  const later = await phone.context.newPage();
  await later.goto(site.url);
  await later.getByRole('alert').filter({ hasText: 'Another window has an older Sidekick open.' }).waitFor();
  await screenshot(later, 'newer-waiting');
  await page.close();
  await untilOpen(later);
  await later.getByRole('alert').waitFor({ state: 'detached' });
});
