import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { parseBackup } from '../../src/store/backup';
import { type Phone, type Site, takeScreenshot } from './harness';
import { beginDemoGame, listLoggedClicks, readFigureCards, readLog } from './table-steps';
import { openTestApp, openTestPhone } from './test-phone';

let phone: Phone;
let site: Site;

/** Makes all further writes fail, including writes to the second copy, as on a full disk. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = IDBObjectStore.prototype as unknown as Record<string, unknown>;
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(window, { freeDisk: () => Object.assign(kept, before) });
    const before = { add: kept.add, put: kept.put };
    Object.assign(kept, { add: refuse, put: refuse });
    Storage.prototype.setItem = refuse;
  });
}

async function hurt(page: Page, card: number): Promise<void> {
  const shown = await readFigureCards(page);
  const one = page.locator('.figure-card').nth(card);
  if ((await one.getAttribute('aria-pressed')) !== 'true') await one.tap();
  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await expect.poll(() => readFigureCards(page)).not.toEqual(shown);
}

test('a full disk is reported, nothing is lost, and the unsaved steps can be saved to a file and later to the disk', async () => {
  ({ site, phone } = await openTestApp());
  const { page } = phone;
  await beginDemoGame(page);
  await hurt(page, 0);
  await fillDisk(page);
  await hurt(page, 1);
  await hurt(page, 1);
  const banner = page.getByRole('alert');
  await banner.getByText(/no space left\. 2 steps are not saved/).waitFor();
  await takeScreenshot(page, 'full-disk-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'full-disk-light');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save everything to a file' }).tap(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const saved = parseBackup(text);
  expect(saved.ok && [saved.value.games.length, saved.value.entries.length]).toEqual([1, 6]);

  // After a kill, the steps from before the full disk are still stored. The backup file restores the rest.
  await phone.kill();
  phone = await openTestPhone({ profile: phone.profile });
  const again = phone.page;
  await again.goto(site.url);
  await again.locator('.figure-card').first().waitFor();
  expect(listLoggedClicks(await readLog(again))).toHaveLength(1);
  await again.goto(`${site.url}#/table/backup`);
  await again
    .locator('.backup-screen input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const brought = again.getByRole('dialog', { name: 'Backup contents' });
  await brought.getByText('1 further along than yours').waitFor();
  await takeScreenshot(again, 'full-disk-brought');
  await brought.getByRole('button', { name: 'Add to this device' }).tap();
  await brought.waitFor({ state: 'detached' });
  await again.goto(`${site.url}#/table`);
  await again.locator('.figure-card').first().waitFor();
  expect(listLoggedClicks(await readLog(again))).toHaveLength(3);

  // When space becomes free while the app is open, the app saves all steps in order.
  await fillDisk(again);
  await hurt(again, 0);
  await again.getByText(/1 step is not saved/).waitFor();
  await again.evaluate(() => (window as unknown as { freeDisk: () => void }).freeDisk());
  await again.getByText('Everything is saved now.').waitFor();
  const cards = await readFigureCards(again);
  await again.reload();
  await again.locator('.figure-card').first().waitFor();
  expect(await readFigureCards(again)).toEqual(cards);
  expect(listLoggedClicks(await readLog(again))).toHaveLength(4);
});
