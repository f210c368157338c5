import { expect, test } from 'vitest';
import { findTab, type Phone, takeScreenshot } from './harness';
import { beginDemoGame, findOpenSheet } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;

test('a game is replayed on its map by step, by key and automatically, and continued from a step', async () => {
  ({ phone } = await openTestApp());
  const { page } = phone;
  await beginDemoGame(page);
  await page.getByRole('button', { name: '−1 click of damage' }).tap();
  await findTab(page, 'Map').tap();
  await page.locator('.tray button').first().waitFor();
  // The selected figure is placed first, then the next figure of its side.
  const box = await page.getByRole('application').boundingBox();
  for (const [index, column] of [4, 8].entries()) {
    if (box) await page.touchscreen.tap(box.x + (box.width * column) / 16, box.y + box.height / 8);
    await expect.poll(() => page.locator('[data-piece]').count()).toBe(index + 1);
  }
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Game log' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Replay' }).tap();

  const bar = page.getByRole('region', { name: 'Replay' });
  const words = bar.getByRole('status');
  await words.getByText(/Game starts/).waitFor();
  const pieces = () => page.locator('.replay [data-piece]').count();
  expect(await pieces()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(pieces).toBe(2);
  await takeScreenshot(page, 'replay-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'replay-light');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(pieces).toBe(1);
  await bar.getByRole('button', { name: 'One step back' }).tap();
  await words.getByText(/takes 1 click/).waitFor();
  await bar.getByRole('button', { name: /^Speed/ }).tap();
  await bar.getByRole('button', { name: /^Speed/ }).tap();
  await bar.getByRole('button', { name: 'Play' }).tap();
  await expect.poll(pieces).toBe(2);
  await bar.getByRole('button', { name: 'Play' }).waitFor();

  await bar.getByRole('slider', { name: 'Step' }).fill('3');
  await words.getByText(/takes 1 click/).waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).tap();
  await page.getByText('The game is back at this step.').waitFor();
  expect(await page.locator('.game-map [data-piece]').count()).toBe(0);
  expect(phone.errors).toEqual([]);
});
