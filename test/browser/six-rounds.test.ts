import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findTab, type Phone, takeScreenshot } from './harness';
import { findOpenSheet, letAnaGoFirst, listLoggedClicks, readLog } from './table-steps';
import { openTestApp } from './test-phone';

const ANA = ['Brass Titan', 'Night Heron', 'Quarry', 'Paper Kite', 'Rook'];
const BEN = ['The Provost', 'Lantern Eel', 'Mother Gantry', 'Rook', 'Quarry'];
const ROUNDS = 6;

/** Approximate reach in CSS pixels of a thumb that rests in a bottom corner of a screen 360 pixels wide. */
const REACH_PX = 400;
const TOUCH_PX = 44;

let phone: Phone;

async function setUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
  for (const name of ANA) await page.getByRole('button', { name: `Add ${name}` }).tap();
  await page.locator('label', { hasText: /^Ben$/ }).tap();
  for (const name of BEN) await page.getByRole('button', { name: `Add ${name}` }).tap();
  await page.getByRole('button', { name: /^Start/ }).tap();
  await letAnaGoFirst(page);
}

/**
 * Checks that each action button is on the screen and not covered. A full touch target of each must be in reach of the
 * thumb.
 */
async function expectInReach(page: Page): Promise<void> {
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const deeds = page.getByRole('region', { name: 'Actions' });
  for (const name of [/click of damage/, /^Action/, /^Undo$/, /^End turn$/]) {
    const button = deeds.getByRole('button', { name });
    const box = await button.boundingBox();
    if (!box) throw new Error(`no box for ${name}`);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(screen.width);
    expect(box.y + box.height).toBeLessThanOrEqual(screen.height);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(TOUCH_PX);
    const far = Math.hypot(box.x + TOUCH_PX, screen.height - (box.y + box.height - TOUCH_PX));
    expect(far, `${name}`).toBeLessThanOrEqual(REACH_PX);
    const spot = { x: box.x + TOUCH_PX / 2, y: box.y + box.height / 2 };
    expect(await button.evaluate((own, { x, y }) => own.contains(document.elementFromPoint(x, y)), spot)).toBe(true);
  }
}

async function choose(page: Page, card: number): Promise<void> {
  const chosen = page.locator('.figure-card').nth(card);
  if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.tap();
}

/** Records an action, a roll that is typed in, and clicks of damage. */
async function turn(page: Page, acts: number, suffers: number, clicks: number, dice: [number, number]): Promise<void> {
  const deeds = page.getByRole('region', { name: 'Actions' });
  await choose(page, acts);
  await deeds.getByRole('button', { name: /^Action/ }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Ranged/ })
    .tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
  await deeds.getByRole('button', { name: 'Dice' }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: `Die 1: ${dice[0]}` })
    .tap();
  await findOpenSheet(page)
    .getByRole('button', { name: `Die 2: ${dice[1]}` })
    .tap();
  await findOpenSheet(page).locator('.dice-result .number').waitFor();
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
  await choose(page, suffers);
  const hurt = deeds.getByRole('button', { name: /click of damage/ });
  for (let taken = 0; taken < clicks && (await hurt.isEnabled()); taken++) await hurt.tap();
}

test('two players with five figures each play six rounds by touch, from set-up to summary', async () => {
  const began = Date.now();
  ({ phone } = await openTestApp());
  const { page } = phone;
  page.setDefaultTimeout(10_000);
  await setUp(page);
  await expectInReach(page);
  await takeScreenshot(page, 'six-rounds-table');

  const cards = ANA.length + BEN.length;
  expect(await page.locator('.figure-card').count()).toBe(cards);
  for (let round = 1; round <= ROUNDS; round++) {
    await page.getByText(new RegExp(`round ${round}\\b`)).waitFor();
    await turn(page, round % 2, ANA.length + Math.ceil(round / 3), 3, [6, 6]);
    await expectInReach(page);
    await page.getByRole('button', { name: 'End turn' }).tap();
    await page.getByRole('heading', { name: 'Ben’s turn' }).waitFor();
    await turn(page, ANA.length + 3 + (round % 2), 2, 1, [1, 2]);
    if (round < ROUNDS) await page.getByRole('button', { name: 'End turn' }).tap();
  }

  const lines = await readLog(page);
  expect(lines.filter((line) => /^Rolled/.test(line))).toHaveLength(2 * ROUNDS);
  expect(listLoggedClicks(lines).length).toBeGreaterThan(ROUNDS);
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^End the game/ })
    .tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the game' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await page.getByText('Ana wins', { exact: true }).waitFor();
  await page.getByText('6 rounds').waitFor();
  expect(await page.getByRole('table').count()).toBe(2);
  await takeScreenshot(page, 'six-rounds-summary');
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as picture' }).tap(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);

  await findTab(page, 'Table').tap();
  await page.getByRole('heading', { name: 'Ana won' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('heading', { name: 'Ben’s turn' }).waitFor();
  console.log(`${ROUNDS} rounds, ${lines.length} events by touch in ${Date.now() - began} ms`);
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 90_000);
