import { afterEach, expect, test } from 'vitest';
import { forgetProfile, openPhone, openSite, type Phone, type Site, tab, untilOpen } from './harness';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone?.close();
  await site?.stop();
  if (phone) await forgetProfile(phone.profile);
});

test('a 300-point force with 30 points of feats; with 31 it says why not, is mended by a tap, and goes into a game', async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await untilOpen(page);
  await tab(page, 'Forces').tap();
  await page.getByRole('button', { name: 'New force' }).tap();
  await page.getByRole('button', { name: 'Add', exact: true }).tap();
  for (const name of ['Brass Titan', 'Night Heron', 'Quarry']) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  }
  await page.getByRole('button', { name: /^Done/ }).tap();

  const addFeat = async (name: string, points: number): Promise<void> => {
    await page.getByRole('button', { name: 'Add a feat, condition or object' }).tap();
    const sheet = page.getByRole('dialog', { name: 'New card' });
    await sheet.getByLabel('Name').fill(name);
    await sheet.getByLabel('Points').fill(String(points));
    await sheet.getByRole('checkbox', { name: 'Night Heron' }).check();
    await sheet.getByRole('button', { name: 'Put in' }).tap();
    await sheet.waitFor({ state: 'detached' });
  };
  await addFeat('Iron Nerves', 20);
  await addFeat('Long Reach', 10);
  const total = page.locator('header').getByRole('status');
  await total.filter({ hasText: '294' }).waitFor();
  await page.getByText(/^Legal by/).waitFor();
  expect(await page.getByText('feats 30 of 30').count()).toBe(1);

  await addFeat('Quick Eye', 1);
  const wrong = page.getByRole('region', { name: 'What is wrong' });
  await wrong.getByText('1 point of feats over a tenth of the build total').waitFor();
  await wrong.getByRole('button', { name: 'Drop Quick Eye (1)' }).tap();
  await wrong.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await page
    .getByRole('heading', { name: /Set up|Who goes first|turn/ })
    .first()
    .waitFor();
  const cards = page.locator('.figure-card');
  await cards.first().waitFor();
  const names = await cards.locator('.clip').allTextContents();
  expect(names.slice(0, 3)).toEqual(['Brass Titan', 'Night Heron', 'Quarry']);
  expect(phone.errors).toEqual([]);
});
