/**
 * `npm run build && npm run pictures`: makes all screenshots from the built app in the dark theme. Screenshots for the
 * install dialog of phones are in `public/screenshots`, pictures of the README in `public/pictures`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteProfile, findTab, openPhone, openSite, waitUntilOpen } from '../browser/harness';

/** Maximum size of a README picture, in bytes. */
const MOST = 60_000;

const folder = join(import.meta.dirname, '../../public/screenshots');
const pictures = join(import.meta.dirname, '../../public/pictures');
for (const each of [folder, pictures]) await mkdir(each, { recursive: true });
const site = await openSite();
const phone = await openPhone({ reducedMotion: 'reduce' });
const { page } = phone;
try {
  await page.goto(site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: /^Quick demo game/ }).tap();
  await page.locator('.figure-card').first().waitFor();
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

  const camera = await page.context().newCDPSession(page);
  /** Saves a picture in the best quality that fits the size limit. */
  const picture = async (name: string) => {
    await page.waitForTimeout(600);
    for (let quality = 80; quality > 0; quality -= 8) {
      const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
      const bytes = Buffer.from(data, 'base64');
      if (bytes.length > MOST) continue;
      await writeFile(join(pictures, `${name}.webp`), bytes);
      console.log(`${name}.webp ${bytes.length} bytes`);
      return;
    }
    throw new Error(`${name} weighs more than ${MOST} bytes`);
  };
  await picture('force');
  await page.goto(`${site.url}#/table`);
  await picture('table');
  await findTab(page, 'Map').tap();
  await page.getByRole('group', { name: 'What to show' }).getByText('Hit').tap();
  await page.locator('[data-piece="blue-3"]').tap();
  await page.getByRole('region', { name: 'Answer' }).waitFor();
  await picture('answer');
} finally {
  await phone.close();
  await site.stop();
  await deleteProfile(phone.profile);
}
