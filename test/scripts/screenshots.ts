/** Makes the pictures that a phone shows beside the button that installs Sidekick, from the built app: `npx tsx test/scripts/screenshots.ts`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetProfile, openPhone, openSite, untilOpen } from '../browser/harness';
import { startDemo } from '../browser/table';

const folder = join(import.meta.dirname, '../../public/screenshots');
await mkdir(folder, { recursive: true });
const site = await openSite();
const phone = await openPhone({ reducedMotion: 'reduce' });
const { page } = phone;
try {
  await page.goto(site.url);
  await untilOpen(page);
  await startDemo(page);
  const shoot = async (name: string) => {
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 78 });
  };
  await shoot('table');
  await page.goto(`${site.url}#/map`);
  await page.locator('.board-view, svg').first().waitFor();
  await shoot('map');
  await page.goto(`${site.url}#/forces/demo-force-1`);
  await page.getByRole('heading').first().waitFor();
  await shoot('forces');
} finally {
  await phone.close();
  await site.stop();
  await forgetProfile(phone.profile);
}
