/**
 * Counts the taps from an empty phone to the first recorded attack, with six figures and a map that the players enter.
 * Typed letters and digits, and the keyboard's Next, are not counted.
 */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { tapSquare } from './board';
import { findTab, takeScreenshot, waitUntilOpen } from './harness';
import { openTestApp } from './test-phone';

/** Name, points, and the values of the first click: speed, attack, defense, damage, range, bolts and clicks. */
const FIGURES = [
  ['Anvil', '60', '8101626', '1', '5'],
  ['Basalt', '45', '791515', '1', '4'],
  ['Cinder', '70', '9111738', '1', '6'],
  ['Dune', '60', '8101626', '1', '5'],
  ['Ember', '45', '791515', '1', '4'],
  ['Flint', '70', '9111738', '1', '6'],
] as const;
const SQUARES = ['c2', 'e2', 'g2', 'c15', 'e6', 'g15'];
const SEEN_MS = 350;

test('six own figures on an own map make their first attack after at most 60 taps', async () => {
  const { phone } = await openTestApp();
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  await waitUntilOpen(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  let taps = 0;
  const tap = async (where: Locator): Promise<void> => {
    taps += 1;
    await where.waitFor();
    await page.waitForTimeout(SEEN_MS);
    await where.tap();
  };
  const square = async (name: string): Promise<void> => {
    taps += 1;
    await page.waitForTimeout(SEEN_MS);
    await tapSquare(page, name);
  };

  await tap(findTab(page, 'Map'));
  await tap(button(/^Draw a new map/));
  await tap(button(/^16 × 16/));
  await tap(page.locator('label', { hasText: 'Hindering' }));
  for (const name of ['d8', 'k8', 'l8']) await square(name);
  await tap(page.getByRole('button', { name: 'Save', exact: true }));
  await tap(page.getByLabel('Name', { exact: true }));
  await page.keyboard.type('Our yard');
  await tap(button('Save the map'));

  await tap(findTab(page, 'Table'));
  await tap(button('New game'));
  for (const [index, [name, points, ...values]] of FIGURES.entries()) {
    if (index === 3) await tap(page.locator('label', { hasText: 'Player 2' }).last());
    await tap(button(/^New figure/));
    await tap(page.getByRole('dialog').getByLabel('Name'));
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.type(points);
    await page.keyboard.press('Enter');
    for (const value of values) await page.keyboard.type(value);
    await tap(button(`Add ${name}`));
  }
  await takeScreenshot(page, 'empty-phone-game');
  await tap(button(/^Start/));
  await tap(button(/^Player 1 goes first/));
  await tap(findTab(page, 'Map'));
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  for (const name of SQUARES) {
    if ((await tray.getByRole('button', { pressed: true }).count()) === 0) await tap(tray.getByRole('button').first());
    await square(name);
  }
  await takeScreenshot(page, 'empty-phone-map');
  await tap(findTab(page, 'Table'));
  await tap(button('Start the game'));
  await tap(findTab(page, 'Map'));
  await tap(page.locator('label', { hasText: /^Hit$/ }));
  await square('e6');
  await tap(button(/^Hit/));
  await takeScreenshot(page, 'empty-phone-hit');
  await tap(findTab(page, 'Table'));
  await expect
    .poll(() => page.locator('.figure-card', { hasText: 'Ember' }).locator('.ring-number').textContent())
    .toBe('3');
  expect(taps).toBeLessThanOrEqual(60);
  expect(phone.errors).toEqual([]);
}, 90_000);
