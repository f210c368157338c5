/**
 * Tests browsers that delete the app's database or provide none: the second copy restores the games, and the app
 * reports it.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deleteProfile, openPhone, openSite, type Phone, type Site, waitUntilOpen } from '../browser/harness';
import { beginDemoGame, readFigureCards } from '../browser/table-steps';

let site: Site;
let phone: Phone;

beforeAll(async () => {
  site = await openSite();
});

afterEach(async () => {
  await phone.close();
  await deleteProfile(phone.profile);
});

afterAll(() => site.stop());

async function hurtFirst(page: Page): Promise<string> {
  const card = page.locator('.figure-card').first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
  const before = await readFigureCards(page);
  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await expect.poll(() => readFigureCards(page)).not.toEqual(before);
  return (await readFigureCards(page))[0] ?? '';
}

/** Waits until the game is in the second copy. The module of the second copy is loaded after the first screen. */
const untilCopied = (page: Page) =>
  page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('sidekick-copy:head')));

const firstCard = async (page: Page) => {
  await page.locator('.figure-card').first().waitFor();
  return (await readFigureCards(page))[0];
};

test('restores the game with its last tap after the browser deleted the database, and reports what happened', async () => {
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
  await untilCopied(page);
  await hurtFirst(page);
  const shown = await hurtFirst(page);
  // The app's page is closed first, because its open connection would block the deletion.
  await page.goto('about:blank');
  const devtools = await phone.context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'indexeddb' });
  await page.goto(site.url);
  expect(await firstCard(page)).toBe(shown);
  await page.getByText(/The browser lost data\. Restored from the second copy: 1 game/).waitFor();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).tap();
  await page.reload();
  expect(await firstCard(page)).toBe(shown);
  await page.waitForTimeout(3000);
  expect(await page.getByText(/lost data/).count()).toBe(0);
});

test('a database deleted under an open page is restored when the app is opened again', async () => {
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
  await untilCopied(page);
  const shown = await hurtFirst(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.deleteDatabase('sidekick');
        request.onsuccess = resolve;
      }),
  );
  await page.reload();
  expect(await firstCard(page)).toBe(shown);
  await page.getByText(/The browser lost data/).waitFor();
});

test('a browser without a database plays in memory, reports it, and has the game again after a reload', async () => {
  phone = await openPhone();
  const { page } = phone;
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto(site.url);
  await waitUntilOpen(page);
  await page.getByText(/does not let Sidekick store data/).waitFor();
  await beginDemoGame(page);
  await untilCopied(page);
  const shown = await hurtFirst(page);
  await page.reload();
  expect(await firstCard(page)).toBe(shown);
  await page.getByText(/only in this window and its second copy/).waitFor();
  expect(await page.getByText(/lost data/).count()).toBe(0);
});

test('a browser that blocks site data plays only in memory, and warns that closing the window loses the game', async () => {
  const profile = mkdtempSync(join(tmpdir(), 'sidekick-phone-'));
  mkdirSync(join(profile, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked));
  phone = await openPhone({ profile });
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  expect(await page.evaluate(() => indexedDB.open('probe') && 'asked')).toBe('asked');
  await page.getByText(/lost when you close or reload this window/).waitFor();
  await beginDemoGame(page);
  expect(await hurtFirst(page)).toMatch(/\|2$/);
  // Chromium asks for confirmation before it closes a page with unsaved changes.
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
});
