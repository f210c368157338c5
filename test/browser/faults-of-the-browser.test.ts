import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { beginDemoGame } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

/** Opens the app on a phone that runs `script` first in every page. */
async function openWith(script: string, flags: readonly string[] = []): Promise<void> {
  site = await openTestSite();
  phone = await openTestPhone({ flags });
  await phone.context.addInitScript(script);
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
}

const REFUSE = `navigator.serviceWorker.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));`;
const CUT_OFF = `navigator.serviceWorker.register = () => Promise.reject(new TypeError('Failed to fetch'));`;
const WITHOUT = 'delete Navigator.prototype.serviceWorker;';

test.each([
  [
    'in another app',
    WITHOUT,
    /does not work in private windows or inside other apps\. Open Sidekick in a normal browser/,
  ],
  [
    'in a private window',
    REFUSE,
    /refused to save Sidekick\. Leave private browsing, or allow this site to store data/,
  ],
  ['on a bad connection', CUT_OFF, /broke off\. Open it again with a connection/],
])('%s: the notice says why Sidekick is not saved', async (name, script, words) => {
  await openWith(script);
  const notice = phone.page.getByText(words);
  await notice.waitFor({ timeout: 10_000 });
  expect(await phone.page.getByText(/[Ff]ree up space/).count()).toBe(0);
  await takeScreenshot(phone.page, `offline ${name}`.replaceAll(' ', '-'));
  await phone.page.getByRole('button', { name: 'Dismiss' }).tap();
  await notice.waitFor({ state: 'detached' });
});

test('over plain HTTP the app asks for HTTPS, once', async () => {
  site = await openTestSite();
  phone = await openTestPhone({ flags: ['--host-resolver-rules=MAP club.example 127.0.0.1'] });
  const url = site.url.replace('127.0.0.1', 'club.example');
  const { page } = phone;
  await page.goto(url);
  await waitUntilOpen(page);
  const notice = page.getByText('Offline use needs a secure address. Open Sidekick over HTTPS.');
  await notice.waitFor({ timeout: 10_000 });
  await takeScreenshot(page, 'offline-plain-http');
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await page.reload();
  await waitUntilOpen(page);
  await page.waitForTimeout(3000);
  expect(await notice.count()).toBe(0);
});

test('an accepted update is loaded within 3 s in a browser that does not report the new worker', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-newer-'));
  try {
    await openWith(`
      navigator.serviceWorker.addEventListener('controllerchange', (event) => event.stopImmediatePropagation(), true);
    `);
    await waitUntilOfflineReady(phone.page);
    await site.stop();
    await cp(join(import.meta.dirname, '../../dist'), folder, { recursive: true });
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    await writeFile(join(folder, 'index.html'), html.replace('<title>', '<title>Newer '));
    const worker = await readFile(join(folder, 'sw.js'), 'utf8');
    await writeFile(join(folder, 'sw.js'), worker.replace(/(url:"index\.html",revision:)"\w+"/, '$1"newer"'));
    site = await openTestSite({ folder, port: site.port });
    await phone.page.reload();
    const take = phone.page.getByRole('button', { name: 'Use it' });
    await take.waitFor({ timeout: 20_000 });
    await take.tap();
    await expect.poll(() => phone.page.title(), { timeout: 6000 }).toContain('Newer');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the screen stays on on the Table and the Map, also after the app was in the background', async () => {
  await openWith(`
    window.locks = new Set();
    navigator.wakeLock.request = async () => {
      const lock = new EventTarget();
      lock.release = async () => { window.locks.delete(lock); lock.dispatchEvent(new Event('release')); };
      window.locks.add(lock);
      return lock;
    };
  `);
  const { page } = phone;
  const held = () => page.evaluate(() => (window as unknown as { locks: Set<unknown> }).locks.size);
  await beginDemoGame(page);
  await expect.poll(held).toBe(1);
  await page.evaluate(() => {
    location.hash = '#/map';
  });
  await page
    .getByRole('button', { name: /Brass Titan/ })
    .first()
    .waitFor();
  expect(await held()).toBe(1);
  await page.evaluate(async () => {
    const { locks } = window as unknown as { locks: Set<{ release: () => Promise<void> }> };
    for (const lock of locks) await lock.release();
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(held).toBe(1);
  await page.evaluate(() => {
    location.hash = '#/rules';
  });
  await expect.poll(held).toBe(0);
});

test('Try again opens a new connection after the browser dropped the last one', async () => {
  await openWith(`
    const open = IDBFactory.prototype.open;
    const connections = [];
    let dead = false;
    IDBFactory.prototype.open = function (...how) {
      if (dead) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
      const request = open.apply(this, how);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    };
    window.drop = () => { dead = true; for (const each of connections) each.close(); };
    window.recover = () => { dead = false; };
  `);
  const { page } = phone;
  await beginDemoGame(page);
  const run = (name: 'drop' | 'recover') =>
    page.evaluate((name) => (window as unknown as Record<string, () => void>)[name]?.(), name);
  await run('drop');
  for (const name of ['−1 click of damage', '−1 click of damage', '−1 click of damage'])
    await page.getByRole('button', { name }).first().tap();
  await page.getByText(/3 steps are not saved/).waitFor();
  expect(await page.getByText(/space|does not work/).count()).toBe(0);
  await takeScreenshot(page, 'connection-lost');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByText(/Still not saved/).waitFor();
  await run('recover');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await page.getByText('Everything is saved now.').waitFor();
  await takeScreenshot(page, 'connection-back');
  await page.reload();
  await waitUntilOpen(page);
  expect(await page.getByText(/not saved/).count()).toBe(0);
});
