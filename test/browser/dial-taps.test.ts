/** Tests entering a dial on the number pad of a touch screen, and counts its taps. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findTab, takeScreenshot } from './harness';
import { openTestApp } from './test-phone';

/** Keys of five clicks: digits of speed, attack, defense and damage, and the powers of the first click. */
const CLICKS: readonly (readonly string[])[] = [
  ['9', 'Charge', '1', '0', 'Blades', '1', '7', 'Toughness', '3'],
  [...'810163'],
  [...'89162'],
  [...'79152'],
  [...'68141'],
];
const VALUES = '9 10 17 3 8 10 16 3 8 9 16 2 7 9 15 2 6 8 14 1';

/** Whether the number pad hides the cell that is edited, or the cell is above the screen. */
function isCellHidden(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [cell, pad] = [document.activeElement, document.querySelector('.dial-pad')].map((each) =>
      each?.getBoundingClientRect(),
    );
    return !cell || !pad || cell.bottom > pad.top || cell.top < 0;
  });
}

test('enters a dial of five clicks on the number pad', async () => {
  const { phone } = await openTestApp();
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  await findTab(page, 'Collection').waitFor();
  await page.goto(`${page.url().split('#')[0]}#collection/new`);
  const pad = page.getByRole('region', { name: 'Number pad' });
  const first = page.getByRole('combobox', { name: 'Click 1, speed' });
  await first.tap();
  let taps = 1;
  expect(await first.getAttribute('inputmode')).toBe('none');
  for (const [row, keys] of CLICKS.entries()) {
    for (const key of keys) {
      taps += 1;
      await (/\d/.test(key)
        ? pad.getByRole('button', { name: key, exact: true })
        : pad.getByRole('option', { name: new RegExp(`^${key}`) })
      ).tap();
    }
    expect(await isCellHidden(page)).toBe(false);
    await takeScreenshot(page, `dial-pad-${row + 1}`);
  }
  for (const key of await pad.getByRole('button').all())
    expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  taps += 1;
  await pad.getByRole('button', { name: 'Done' }).tap();
  await pad.waitFor({ state: 'detached' });
  const values = await page
    .locator('[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value));
  expect(values.join(' ')).toBe(VALUES);
  // With the system keyboard each of the 20 values also needed Next, except the last: 50 taps.
  expect(taps).toBeLessThanOrEqual(32);
  expect(phone.errors).toEqual([]);
}, 60_000);
