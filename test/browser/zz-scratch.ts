import { readFile } from 'node:fs/promises';
import { forgetProfile, openPhone, openSite, untilOpen } from './harness';
import { startDemo } from './table';

const site = await openSite();
const phone = await openPhone();
const page = phone.page;
try {
  await page.goto(site.url);
  await untilOpen(page);
  await startDemo(page);
  await page.goto(`${site.url}#/table/games`);
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/lg/settings.png' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Back up/ })
      .tap(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  console.log(text.length);
  await page.waitForTimeout(500);
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/lg/settings2.png' });
  console.log(await page.locator('.toast-place').textContent(), phone.errors);
} finally {
  await phone.close();
  await site.stop();
  await forgetProfile(phone.profile);
}
