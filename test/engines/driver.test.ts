import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSite, type Site } from '../browser/harness';
import { type Browser, openBrowser } from './engine';
import { waitForValue } from './screen';

const page = `<!doctype html><title>Tiny</title><script>
  navigator.serviceWorker.register('./sw.js');
  fetch('https://page.example/').catch(() => undefined);
</script>`;
const worker = `self.addEventListener('install', (event) => {
  event.waitUntil(fetch('https://worker.example/').catch(() => undefined));
});`;

let browser: Browser;
let site: Site;
let folder: string;

afterEach(async () => {
  await browser.close().catch(() => undefined);
  await site.stop();
  for (const each of [browser.profile, folder]) await rm(each, { recursive: true, force: true, maxRetries: 5 });
});

test('a browser reports which other hosts a page and a worker requested, and reaches none', async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-tiny-'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'sw.js'), worker);
  site = await openSite({ folder });
  browser = await openBrowser();
  await browser.goto(site.url);
  const wanted = ['page.example', 'worker.example'];
  await waitForValue(
    'both hosts',
    async () => wanted.every((host) => browser.externalHosts.includes(host)) || undefined,
  );
  expect(await browser.evaluate(() => fetch('https://page.example/').then(String, () => 'unreachable'))).toBe(
    'unreachable',
  );
  expect([...new Set(browser.externalHosts)].sort()).toEqual(wanted);
});
