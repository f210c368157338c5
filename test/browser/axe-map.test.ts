import { beforeEach, expect, test } from 'vitest';
import { checkAccessibility } from './axe';
import { locateSquare, tapSquare } from './board';
import { type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

/* Map screens in both themes: a position with its tools, and the editor. */

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openTestSite();
  phone = await openTestPhone({ colorScheme: 'dark' });
  phone.page.setDefaultTimeout(20_000);
});

const button = (name: string | RegExp) =>
  phone.page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const closeSheet = async (): Promise<void> => {
  await phone.page.keyboard.press('Escape');
  await phone.page.getByRole('dialog').waitFor({ state: 'detached' });
};

async function look(state: string): Promise<void> {
  const { page } = phone;
  await checkAccessibility(page, `axe-map-${state}`);
  if (!process.env.SCREENSHOTS) return;
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, `axe-map-${state}-light`);
  await page.emulateMedia({ colorScheme: 'dark' });
}

test('the position screen passes axe: start, figures, ruler, comparison, held square and saved positions', async () => {
  const { page } = phone;
  await page.goto(`${site.url}#/map`);
  await waitUntilOpen(page);
  await page.getByRole('heading', { name: 'Ask without a game' }).waitFor();
  await look('start');
  await button('Empty 16 × 16').tap();
  await button('Add').waitFor();
  await look('empty');
  for (const [name, square] of [
    ['A', 'd4'],
    ['B', 'k9'],
  ] as const) {
    await button('Add').tap();
    await page.getByRole('dialog', { name: 'Add figures' }).waitFor();
    if (name === 'A') await look('add');
    await button(`Add ${name}`).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await tapSquare(page, square);
    await page.getByText(new RegExp(`${name} on ${square}`)).waitFor();
  }
  await button('Ruler').tap();
  await look('ruler-empty');
  await tapSquare(page, 'd4');
  await tapSquare(page, 'k9');
  await look('ruler');
  await button('Done').tap();
  await tapSquare(page, 'd4');
  await button('More actions').waitFor();
  await look('figure');
  await button('More actions').tap();
  await look('figure-more');
  await button('Compare').tap();
  await tapSquare(page, 'k9');
  await page.getByRole('dialog').waitFor();
  await look('compare');
  await closeSheet();
  const held = await locateSquare(page, 'f8');
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [held] });
  await page.waitForTimeout(900);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.getByRole('region', { name: /f8/ }).waitFor();
  await look('held');
  expect(phone.errors).toEqual([]);
}, 240_000);

test('the editor passes axe: new map, brushes, details, findings and tiles', async () => {
  const { page } = phone;
  await page.goto(`${site.url}#/collection/draw`);
  await waitUntilOpen(page);
  await button(/^16 × 24/).waitFor();
  await look('new-map');
  await button(/^16 × 24/).tap();
  await page.getByRole('application', { name: 'Map in the editor' }).waitFor();
  await look('editor');
  await tapSquare(page, 'c3');
  await page.locator('label', { has: page.getByRole('radio', { name: 'Stairs', exact: true }) }).tap();
  await tapSquare(page, 'f6');
  await button(/^Name and size/).tap();
  await look('details');
  await closeSheet();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Wall', exact: true }) }).tap();
  await look('walls');
  await button(/^Show .* possible mistake/).tap();
  await page.getByRole('dialog').waitFor();
  await look('findings');
  await closeSheet();
  expect(phone.errors).toEqual([]);
}, 240_000);
