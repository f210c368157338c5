import { beforeEach, expect, test } from 'vitest';
import { listSmallTouchTargets, listViolations } from './axe';
import { findTab, type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openTestSite();
  phone = await openTestPhone({ reducedMotion: 'reduce' });
});

const button = (name: string | RegExp) => phone.page.getByRole('button', { name, exact: true });
const guide = () => phone.page.getByRole('region', { name: 'Guide' });

/** Checks a step of the guide: its card is on screen and does not cover the control that it explains. */
async function guided(title: string, shot: string): Promise<void> {
  const { page } = phone;
  await guide().getByText(title, { exact: true }).first().waitFor();
  await page.waitForTimeout(300);
  await takeScreenshot(page, `welcome-${shot}`);
  expect(await listViolations(page), title).toEqual([]);
  expect(await listSmallTouchTargets(page), title).toEqual([]);
  const card = await guide().boundingBox();
  const ring = await page.locator('.coach-ring').boundingBox();
  if (!card || !ring) throw new Error(`${title}: nothing is pointed at`);
  expect(card.y, title).toBeGreaterThanOrEqual(0);
  expect(card.y + card.height, title).toBeLessThanOrEqual(740);
  expect(
    card.y >= ring.y + ring.height || card.y + card.height <= ring.y,
    `${title}: the card lies over what it speaks of`,
  ).toBe(true);
}

test('the guide for the first minute works by touch, with the server stopped, in both themes', async () => {
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  await waitUntilOfflineReady(page);
  await site.stop();
  await button(/^Learn in one minute/).waitFor();
  await takeScreenshot(page, 'welcome-0-offer');
  expect(await listViolations(page)).toEqual([]);
  await button(/^Learn in one minute/).tap();

  await guided('Attack', '1-attack');
  await button(/^Attack/).tap();
  await guided('Now tap Hit. The damage is worked out.', '2-hit');
  await page.getByRole('dialog').getByRole('button', { name: /^Hit/ }).tap();
  await guided('Undo it', '3-undo');
  await button('Undo').last().tap();
  await guided('Look at the map', '4-map');
  await findTab(page, 'Map').tap();
  await guided('Who can it hit?', '5-hit');
  await page.getByRole('group', { name: 'What to show' }).getByText('Hit').tap();
  await guided('Check one target', '6-ask');
  await page.locator('[data-piece="blue-1"]').tap();
  await guided('The odds and the reasons', '7-why');
  await page.getByRole('region', { name: 'Answer' }).getByText(/42%/).first().waitFor();
  await page.locator('.answer-open').first().tap();
  await guided('Read the rule, then close it.', '8-turn');
  await button('Close').tap();
  await guided('End the turn', '8b-turn');
  await findTab(page, 'Table').tap();
  await guided('End the turn', '8c-turn');
  await button('End turn').tap();
  await guide().getByRole('heading', { name: 'That was one turn' }).waitFor();
  await takeScreenshot(page, 'welcome-9-keep');
  expect(await listViolations(page)).toEqual([]);
  await button('Delete').tap();
  await guide().getByRole('heading', { name: 'What next?' }).waitFor();
  await page.waitForTimeout(300);
  await takeScreenshot(page, 'welcome-10-next');
  expect(await listViolations(page)).toEqual([]);
  expect(await listSmallTouchTargets(page)).toEqual([]);
  await button(/^Build my force/).tap();
  await page.getByRole('heading', { name: 'Forces' }).waitFor();
  expect(await guide().count()).toBe(0);

  // The demo game no longer exists, so the first screen is shown.
  await findTab(page, 'Table').tap();
  await page.getByText('Tracks your clix dials').waitFor();
  expect(phone.errors).toEqual([]);
});
