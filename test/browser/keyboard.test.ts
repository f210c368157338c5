import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPiecesOnBoard } from './board';
import { deleteProfile, openPhone, openSite, type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';

/* Tests the map with the keyboard only. */

let phone: Phone;
let site: Site;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  phone = await openPhone();
  page = phone.page;
  page.setDefaultTimeout(15_000);
  await page.goto(`${site.url}#/map`);
  await waitUntilOpen(page);
});

afterAll(async () => {
  await phone?.close();
  await site?.stop();
  if (phone) await deleteProfile(phone.profile);
});

/** Returns the accessible name or the text of the focused element. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const now = document.activeElement as HTMLElement | null;
    const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : null;
    return (now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '').trim();
  });

/** Presses Tab until an element with a matching name is focused. */
async function tabTo(name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Adds a quick figure by keyboard and places it on a square. */
async function addOn(square: string): Promise<void> {
  await tabTo(/^Add$/);
  await press('Enter');
  await page.getByRole('dialog', { name: 'Add figures' }).waitFor();
  await tabTo(/^Add [AB]$/);
  await press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await tabTo(/^Map /);
  await press('g');
  await page.keyboard.type(square);
  await press('Enter');
  await tabTo(/^Select square$/);
  await press('Enter');
}

test('two figures are placed, Hit is chosen and the answer is read by keyboard', async () => {
  await page.getByRole('button', { name: 'Empty 16 × 16' }).waitFor();
  await tabTo(/^Empty 16 × 16$/);
  await press('Enter');
  await page.getByRole('application').waitFor();
  await addOn('c4');
  await addOn('f6');
  expect(await listPiecesOnBoard(page)).toEqual(['blue-1 f6', 'red-1 c4']);

  // Selects the first figure on the map itself.
  await tabTo(/^Map /);
  await press('n');
  while (!(await page.getByRole('status').allInnerTexts()).join(' ').includes('c4, clear, A')) await press('n');
  await press('Enter');
  await page.getByRole('radio', { name: 'Hit' }).waitFor();
  await tabTo(/^See$/);
  await press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Hit' }).isChecked()).toBe(true);
  await tabTo(/^Map /);
  await press('g');
  await page.keyboard.type('f6');
  await press('Enter');
  await tabTo(/^Select square$/);
  await press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.waitFor();
  const text = await answer.innerText();
  expect(text).toContain('Yes');
  expect(text).toContain('26/36');
  expect(text).toMatch(/72\s*%/);
  await takeScreenshot(page, 'keyboard-answer');
  expect(phone.errors).toEqual([]);
});

test('the map is rotated by keyboard, and arrow keys follow the rotated view', async () => {
  await tabTo(/^Map /);
  // After a half turn of the map, the last column comes first.
  await press('r', 'r', 'Home', 'Home');
  await page
    .getByRole('status')
    .filter({ hasText: /^p\d+, clear/ })
    .first()
    .waitFor({ state: 'attached' });
  await press('r', 'r', 'Home');
  await page
    .getByRole('status')
    .filter({ hasText: /^a\d+, clear/ })
    .first()
    .waitFor({ state: 'attached' });
});
