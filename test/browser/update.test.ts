import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Phone, type Site, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

async function visitOnce(mount: string): Promise<void> {
  site = await openTestSite({ mount });
  phone = await openTestPhone();
  await phone.page.goto(site.url);
  await waitUntilOpen(phone.page);
  await waitUntilOfflineReady(phone.page);
}

/** Publishes a newer version at the same address. */
async function publishNewer(folder: string): Promise<void> {
  await site.stop();
  await cp(join(import.meta.dirname, '../../dist'), folder, { recursive: true });
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), html.replace('<title>', '<title>Newer '));
  const worker = await readFile(join(folder, 'sw.js'), 'utf8');
  await writeFile(join(folder, 'sw.js'), worker.replace(/(url:"index\.html",revision:)"\w+"/, '$1"newer"'));
  site = await openTestSite({ folder, port: site.port });
}

test('a newer version waits while the old one runs, and takes over on request, with the server stopped', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-newer-'));
  try {
    await visitOnce('/');
    await publishNewer(folder);
    await phone.page.reload();
    const take = phone.page.getByRole('button', { name: 'Use it' });
    await take.waitFor({ state: 'visible', timeout: 20_000 });
    expect(await phone.page.title()).not.toContain('Newer');

    await site.stop();
    await take.tap();
    await expect.poll(() => phone.page.title(), { timeout: 10_000 }).toContain('Newer');
    await waitUntilOpen(phone.page);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('a newer version takes over once every page of the old one is closed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-newer-'));
  try {
    await visitOnce('/');
    await publishNewer(folder);
    await phone.page.reload();
    const waits = () =>
      phone.page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state);
    await expect.poll(waits, { timeout: 20_000 }).toBe('installed');
    await phone.page.goto('about:blank');
    await site.stop();
    await expect
      .poll(
        async () => {
          await phone.page.goto(site.url);
          const title = await phone.page.title();
          await phone.page.goto('about:blank');
          return title;
        },
        { timeout: 10_000 },
      )
      .toContain('Newer');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
