import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { beginDemoGame, readFigureCards } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;
let site: Site;

async function openSidekick(): Promise<Page> {
  ({ site, phone } = await openTestApp());
  return phone.page;
}

/** Plays a short game and returns the texts of its figure cards. */
async function live(page: Page): Promise<string[]> {
  await beginDemoGame(page);
  const card = page.locator('.figure-card').first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
  const before = await readFigureCards(page);
  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await expect.poll(() => readFigureCards(page)).not.toEqual(before);
  return readFigureCards(page);
}

async function backUp(page: Page): Promise<Buffer> {
  await page.goto(`${site.url}#/table/backup`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Back up now/ }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sidekick-\d{4}-\d\d-\d\d\.sidekick$/);
  return readFile(await download.path());
}

/** Deletes all data of the site, as "Clear site data" in a browser's settings does. */
async function wipe(page: Page): Promise<void> {
  const devtools = await phone.context.newCDPSession(page);
  await page.goto('about:blank');
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
  await page.goto(site.url);
  await waitUntilOpen(page);
}

/** Reads all records that a backup contains. Leaves out records that the app writes on its first start. */
async function stored(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('sidekick');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    const own = [...database.objectStoreNames].filter(
      (name) => !['packs', 'glances', 'befores', 'device'].includes(name),
    );
    const transaction = database.transaction(own);
    const lists = own.map(
      (name) =>
        new Promise<[string, unknown[]]>((done) => {
          const request = transaction.objectStore(name).getAll();
          request.onsuccess = () => done([name, request.result]);
        }),
    );
    const all = Object.fromEntries(await Promise.all(lists));
    database.close();
    return all;
  });
}

async function openBackup(page: Page, file: Buffer): Promise<void> {
  await page.goto(`${site.url}#/table/backup`);
  await page
    .locator('.backup-screen input[type=file]')
    .setInputFiles({ name: 'old.sidekick', mimeType: 'application/octet-stream', buffer: file });
}

test('a backup restores everything after the site’s data was deleted', async () => {
  const page = await openSidekick();
  const cards = await live(page);
  await page.goto(`${site.url}#/collection`);
  await page.getByText('Night Heron').first().waitFor();
  const file = await backUp(page);
  const before = await stored(page);

  await wipe(page);
  await page.getByText('Tracks your clix dials').waitFor();
  await openBackup(page, file);
  const sheet = page.getByRole('dialog', { name: 'Backup contents' });
  await sheet.getByText('1 game', { exact: true }).waitFor();
  await takeScreenshot(page, 'restore-dark');
  await Promise.all([page.waitForEvent('load'), sheet.getByRole('button', { name: 'Replace everything here' }).tap()]);
  await page.getByRole('button', { name: 'Undo the restore' }).waitFor();
  expect(await stored(page)).toEqual(before);
  await page.goto(`${site.url}#/table`);
  await page.locator('.figure-card').first().waitFor();
  expect(await readFigureCards(page)).toEqual(cards);

  // Undoes the restore, as after choosing the wrong file.
  await page.goto(`${site.url}#/table/backup`);
  const back = page.getByRole('button', { name: 'Undo the restore' });
  await Promise.all([page.waitForEvent('load'), back.tap()]);
  await page.goto(`${site.url}#/table/games`);
  await page.getByText('Tracks your clix dials').waitFor();
});

test('a damaged backup is reported as damaged, and its intact records are imported', async () => {
  const page = await openSidekick();
  const cards = await live(page);
  await page.goto(`${site.url}#/collection`);
  await page.getByText('Night Heron').first().waitFor();
  const file = await backUp(page);
  await wipe(page);
  // Truncates the file after the first two tables.
  await openBackup(page, file.subarray(0, Math.floor(file.length * 0.75)));
  const sheet = page.getByRole('dialog', { name: 'Backup contents' });
  await sheet.getByText(/The file is damaged.* Lost: /).waitFor();
  await sheet.getByText('1 game', { exact: true }).waitFor();
  await takeScreenshot(page, 'restore-damaged-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'restore-damaged-light');
  await sheet.getByRole('button', { name: 'Add to this device' }).tap();
  await page.getByText(/^Added or updated: 1 game/).waitFor();
  await page.goto(`${site.url}#/table/games`);
  await page.locator('.game-open').first().tap();
  await page.locator('.figure-card').first().waitFor();
  expect(await readFigureCards(page)).toEqual(cards);
});

test('content shared by another app is shown before it is saved, with the server stopped', async () => {
  const page = await openSidekick();
  await beginDemoGame(page);
  const file = await backUp(page);
  await waitUntilOfflineReady(page);
  await site.stop();
  await page.evaluate(
    (bytes) => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action: './take' });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
      const all = new DataTransfer();
      all.items.add(new File([new Uint8Array(bytes)], 'friend.sidekick'));
      all.items.add(new File(['name,points\nAsh,50\n'], 'units.csv'));
      input.files = all.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [...file],
  );
  await page.getByRole('heading', { name: 'Receive' }).waitFor();
  await page.getByText('units.csv').waitFor();
  await takeScreenshot(page, 'taken-dark');
  await page.getByRole('region', { name: 'friend.sidekick' }).getByRole('button', { name: 'Preview' }).tap();
  await page.getByRole('dialog', { name: 'Backup contents' }).getByText('1 already here').first().waitFor();
});
