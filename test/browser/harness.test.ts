import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteProfile, openPhone, openSite } from './harness';

const page = `<!doctype html><title>Tiny</title><script>
  navigator.serviceWorker.register('./sw.js');
  fetch('https://page.example/').catch(() => undefined);
</script>`;
const worker = `self.addEventListener('install', (event) => {
  event.waitUntil(fetch('https://worker.example/').catch(() => undefined));
});`;

test('a phone reports which other hosts a page and a worker requested, and reaches none of them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-tiny-'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'sw.js'), worker);
  const site = await openSite({ folder });
  const phone = await openPhone();
  try {
    await phone.page.goto(site.url);
    await phone.page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => [...phone.foreign].sort()).toEqual(['page.example', 'worker.example']);
    expect(await phone.page.evaluate(() => fetch('https://page.example/').then(String, () => 'unreachable'))).toBe(
      'unreachable',
    );
  } finally {
    await phone.close();
    await site.stop();
    await deleteProfile(phone.profile);
    await rm(folder, { recursive: true, force: true });
  }
});
