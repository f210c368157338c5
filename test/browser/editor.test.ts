import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPhone, openSite, type Phone, type Site } from './harness';

let site: Site;
let phone: Phone;

beforeAll(async () => {
  site = await openSite();
  phone = await openPhone();
});

afterAll(async () => {
  await phone.close();
  await site.stop();
});

const map = (page: Page) => page.getByRole('application', { name: 'Map in the editor' });
const choose = (page: Page, name: string) =>
  page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();

/** Drags a finger along a path, with coordinates in squares of a map that is 16 columns wide. */
async function drag(page: Page, ...way: (readonly [x: number, y: number])[]): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('Map: not on the screen.');
  const [first, ...rest] = way.map(([x, y]) => [box.x + (x * box.width) / 16, box.y + (y * box.width) / 16] as const);
  await page.mouse.move(...(first as readonly [number, number]));
  await page.mouse.down();
  for (const at of rest) await page.mouse.move(...at, { steps: 6 });
  await page.mouse.up();
}

test('every stroke on a map survives when the phone dies, and the saved map is exported as a picture of its size', async () => {
  await phone.page.goto(`${site.url}#/collection/draw`);
  await phone.page.getByRole('button', { name: /^16 × 24/ }).click();
  await map(phone.page).waitFor();
  await choose(phone.page, 'Wall');
  await choose(phone.page, 'Rectangle');
  await drag(phone.page, [2, 2], [6, 6]);
  await choose(phone.page, 'Door');
  await choose(phone.page, 'Paint');
  await drag(phone.page, [4, 6], [5, 6]);
  await choose(phone.page, 'Water');
  await drag(phone.page, [8.5, 12.5], [12.5, 12.5]);
  // Waits as long as a person takes to lift a finger. The app saves the stroke without any other delay.
  await phone.page.waitForTimeout(150);
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  const { page } = phone;
  await page.goto(`${site.url}#/collection/draw`);
  await page.getByRole('button', { name: /^Continue/ }).click();
  await map(page).focus();
  const spoken = page.getByRole('status').filter({ hasText: /^[a-p]\d+,/ });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  await expect.poll(() => spoken.innerText()).toBe('m13, water');
  for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
  for (let step = 0; step < 7; step++) await page.keyboard.press('ArrowUp');
  await expect.poll(() => spoken.innerText()).toBe('e6, clear, door south');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('Mill Pond');
  await page.getByRole('button', { name: 'Save the map' }).click();
  await page.getByRole('button', { name: /^Mill Pond/ }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Picture/ }).click(),
  ]);
  const png = await readFile(await download.path());
  // 80 pixels per square, and a border with row and column names.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16 * 80 + 104, 24 * 80 + 104]);
  expect(phone.errors).toEqual([]);
});
