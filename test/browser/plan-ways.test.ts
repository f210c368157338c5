/*
 * Tests special planner requests with the server stopped: to hold a square, or to replace a square or target of the
 * plan. Also tests that two phones can switch the planner off for both players.
 */
import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { beginDemoGame, findOpenSheet } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';
import { DIRECT_CONNECTION_FLAGS, joinPhones, shareGame } from './together';

const FOUND_MS = 8000;

let site: Site;

async function alonePhones(count: number): Promise<Phone[]> {
  site = await openTestSite();
  const phones: Phone[] = [];
  for (let place = 0; place < count; place++) {
    const phone = await openTestPhone({ flags: DIRECT_CONNECTION_FLAGS, reducedMotion: 'reduce' });
    phones.push(phone);
    phone.page.setDefaultTimeout(30_000);
    await phone.page.goto(site.url);
    await waitUntilOpen(phone.page);
    await waitUntilOfflineReady(phone.page);
  }
  await site.stop();
  return phones;
}

async function ended(page: Phone['page']): Promise<void> {
  await page.locator('.plan-line').first().waitFor({ timeout: FOUND_MS });
  await expect.poll(() => page.locator('.plan-state progress').count(), { timeout: FOUND_MS }).toBe(0);
}

test('plans for a square to hold, and explains why another square is not chosen, with the server stopped', async () => {
  const [phone] = await alonePhones(1);
  if (!phone) throw new Error('no phone');
  const { page } = phone;
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('button', { name: 'Game menu' }).waitFor();
  await findTab(page, 'Map').tap();
  await page.locator('.game-map [data-piece]').first().waitFor();
  await page.getByRole('button', { name: 'Plan' }).tap();
  await ended(page);
  const talk = page.locator('.plan-talk');

  await page.locator('.plan-line').first().tap();
  await expect.poll(() => talk.innerText()).toBe('Why not this? Tap a square or an opponent.');
  await tapSquare(page, 'g10');
  await expect.poll(() => talk.innerText(), { timeout: FOUND_MS }).toMatch(/^To g10 instead: /);
  await takeScreenshot(page, 'plan-why-not');

  await page.getByLabel('Goal').selectOption('Hold a square…');
  await expect.poll(() => talk.innerText()).toBe('Tap the square to hold.');
  await takeScreenshot(page, 'plan-hold-asked');
  await tapSquare(page, 'g10');
  await ended(page);
  expect(await page.getByLabel('Goal').locator('option:checked').innerText()).toBe('Hold g10');
  expect(await page.locator('.plan-line').first().innerText()).toContain('g10');
  await takeScreenshot(page, 'plan-hold');
  expect(phone.errors).toEqual([]);
});

test('the planner switched off on one of two phones is off on both', async () => {
  const [ana, ben] = await alonePhones(2);
  if (!ana || !ben) throw new Error('no phones');
  await beginDemoGame(ana.page);
  const offer = await shareGame(ana.page, 'Ana');
  await joinPhones(ana, ben, site.url, offer, 'Ben');
  await ana.page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(ana.page)
    .getByRole('button', { name: /^Planner/ })
    .tap();
  await findTab(ben.page, 'Map').tap();
  await ben.page.getByRole('button', { name: 'Plan' }).tap();
  await ben.page.getByText('The planner is off in this game.').waitFor();
  await takeScreenshot(ben.page, 'plan-off-both');
  expect(ben.errors).toEqual([]);
});
