import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { checkAccessibility } from './axe';
import { locateSquare } from './board';
import { deleteProfile, findTab, openPhone, openSite, type Phone, type Site, waitUntilOpen } from './harness';

/*
 * Tests panes that wide screens show next to each other: a game’s table, its map and the selected figure; the book and
 * one of its entries.
 */

const TABLET = { width: 820, height: 1180 };
const SHORT_TABLET = { width: 1024, height: 768 };
const COMPUTER = { width: 1280, height: 800 };

let site: Site;
let phone: Phone;

beforeAll(async () => {
  site = await openSite();
  return () => site.stop();
});

afterEach(async () => {
  await phone.close();
  await deleteProfile(phone.profile);
});

async function openDemo(viewport: { width: number; height: number }): Promise<Page> {
  phone = await openPhone({ viewport });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await page.goto(site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
  return page;
}

const board = (page: Page) => page.getByRole('application', { name: /^Map / });

test.each([
  { ...TABLET, figure: true },
  { ...SHORT_TABLET, figure: false },
  { ...COMPUTER, figure: true },
])('table and map at $width×$height share the selected figure, and switching tabs keeps both', async (screen) => {
  const page = await openDemo(screen);
  await board(page).waitFor();
  await checkAccessibility(page, `wide-${screen.width}`);
  const dial = page.getByRole('complementary', { name: 'Selected figure' });
  expect(await dial.count()).toBe(screen.figure ? 1 : 0);

  await page.locator('.figure-card', { hasText: 'Quarry' }).tap();
  await page.locator('.map-head').getByRole('heading', { name: 'Quarry' }).waitFor();
  if (screen.figure) await dial.getByRole('heading', { name: 'Quarry' }).waitFor();

  await board(page).evaluate((map) => map.setAttribute('data-same', ''));
  await findTab(page, 'Map').tap();
  await page.waitForFunction(() => location.hash === '#/map');
  expect(await board(page).getAttribute('data-same')).toBe('');
  expect(await page.locator('.figure-card').count()).toBe(8);

  // On the Map no figure need be selected. A tap on a figure of the map also selects its card.
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await page.locator('.figure-card[aria-pressed="true"]').waitFor({ state: 'detached' });
  const { x, y } = await locateSquare(page, 'h8');
  await page.touchscreen.tap(x, y);
  await page.locator('.figure-card[aria-pressed="true"]', { hasText: 'Paper Kite' }).waitFor();
  expect(phone.errors).toEqual([]);
});

test('a window made narrow shows the phone layout, on the open tab', async () => {
  const page = await openDemo(COMPUTER);
  await board(page).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await board(page).waitFor({ state: 'detached' });
  await page.locator('.figure-card').nth(7).waitFor();
  await findTab(page, 'Map').tap();
  await board(page).waitFor();
  expect(await page.locator('.figure-card').count()).toBe(0);
  expect(phone.errors).toEqual([]);
});

test('the book stays beside the open entry, and an entry opened by a link has the search beside it', async () => {
  phone = await openPhone({ viewport: COMPUTER });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await page.goto(`${site.url}#/rules`);
  await waitUntilOpen(page);
  await page.getByText('No rule selected').waitFor();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('pushing');
  const found = page.locator('.book-found a');
  await found.first().tap();
  await page.getByRole('heading', { name: 'Pushing', exact: true, level: 1 }).waitFor();
  await checkAccessibility(page, 'wide-rules');
  expect(await page.getByRole('searchbox').inputValue()).toBe('pushing');
  expect(await page.locator('.book-found a[aria-current="page"] strong').allTextContents()).toEqual(['Pushing']);

  await page.evaluate(() => {
    location.hash = '#/rules/books/core-2008';
  });
  await page.locator('.book-chapter summary').first().tap();
  const rule = page.locator('.book-chapter[open] a').first();
  const name = await rule.locator('strong').innerText();
  await rule.tap();
  await page.locator('.book-spread-entry').getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  expect(await page.locator('.book-chapter[open]').count()).toBe(1);

  // In a narrow window only the entry remains visible.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
  expect(await page.locator('.book-chapter').count()).toBe(0);
  expect(phone.errors).toEqual([]);
});

test('a force has the collection beside it: each tap adds a character, and the list does not move under the finger', async () => {
  phone = await openPhone({ viewport: COMPUTER });
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await page.goto(`${site.url}#/forces`);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'New force' }).tap();
  const pick = page.getByRole('complementary', { name: 'Add characters' });
  const rook = pick.getByRole('button', { name: /^Rook/ });
  const before = await rook.boundingBox();
  await rook.tap();
  await page.getByRole('list', { name: 'Characters of this force' }).getByText('Rook').waitFor();
  await rook.getByText('In force: 1').waitFor();
  expect(await rook.boundingBox()).toEqual(before);
  expect(await page.getByRole('button', { name: 'Add', exact: true }).count()).toBe(0);
  await checkAccessibility(page, 'wide-force');
  expect(phone.errors).toEqual([]);
});
