import { expect, test } from 'vitest';
import { findTab, type Phone, takeScreenshot } from './harness';
import { findOpenSheet } from './table-steps';
import { openTestApp } from './test-phone';

/*
 * Tests a plan by touch in the demo game. The plan is chosen, carried out step by step, computed again after a miss,
 * compared, and switched off.
 */

let phone: Phone;

const FOUND_MS = 8000;
const panel = () => phone.page.locator('.plan-panel');
const lines = () => panel().locator('.plan-line');
const button = (name: string | RegExp) => phone.page.getByRole('button', { name });

/** Waits until the planner’s search has ended. */
async function planned(): Promise<void> {
  await lines().first().waitFor({ timeout: FOUND_MS });
  await expect.poll(() => panel().locator('.plan-state progress').count(), { timeout: FOUND_MS }).toBe(0);
}

/** Checks that nothing extends beyond the sides of the screen and every button of the map bar is large enough. */
async function fits(): Promise<void> {
  const { page } = phone;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const boxes = await page.locator('.map-bar > button, .map-bar label').evaluateAll((all) =>
    all.map((each) => {
      const { left, right, width, height } = each.getBoundingClientRect();
      return { words: each.textContent, left, right, width, height };
    }),
  );
  for (const [place, box] of boxes.entries()) {
    expect(box.height, `${box.words}`).toBeGreaterThanOrEqual(42);
    expect(box.right, JSON.stringify(boxes)).toBeLessThanOrEqual((boxes[place + 1]?.left ?? 360) + 1);
  }
}

async function openDemo(): Promise<void> {
  ({ phone } = await openTestApp({ reducedMotion: 'reduce' }));
  const { page } = phone;
  await button('Quick demo game').tap();
  await button('Game menu').waitFor();
  await findTab(page, 'Map').tap();
  await page.locator('.game-map [data-piece]').first().waitFor();
}

test('a plan is chosen, carried out, planned again after a miss, and compared with alternatives', async () => {
  await openDemo();
  const { page } = phone;
  await takeScreenshot(page, 'plan-bar');
  await fits();
  await button('Plan').tap();
  await lines().first().waitFor({ timeout: FOUND_MS });
  await takeScreenshot(page, 'plan-first');
  await planned();
  await takeScreenshot(page, 'plan-list');
  await lines().first().tap();
  await page.locator('.step-signs text').first().waitFor();
  await page.waitForTimeout(400);
  await takeScreenshot(page, 'plan-chosen');
  await page.emulateMedia({ colorScheme: 'light' });
  await takeScreenshot(page, 'plan-chosen-light');
  await page.emulateMedia({ colorScheme: 'dark' });

  // Carries out the plan until an attack asks for its dice.
  const missed = page.getByRole('region', { name: 'Answer' }).getByRole('button', { name: /^Miss/ });
  for (let step = 0; step < 6 && (await missed.count()) === 0; step++) {
    const doIt = button(/^Do it/);
    await doIt.waitFor({ timeout: FOUND_MS });
    await doIt.tap();
    await page.waitForTimeout(500);
    const die = panel().locator('.plan-dice').getByRole('button', { name: '6' });
    if ((await die.count()) > 0) await die.tap();
    if ((await missed.count()) === 0) await planned();
  }
  await takeScreenshot(page, 'plan-attack');
  await missed.tap();
  await panel()
    .getByText(/Planned anew/)
    .waitFor();
  await planned();
  await takeScreenshot(page, 'plan-anew');

  await button('Undo the last step').tap();
  await panel().getByText('Planned anew.').waitFor();
  await planned();
  await button('Best squares').tap();
  await page.locator('.cost').first().waitFor({ state: 'attached', timeout: FOUND_MS });
  await page.waitForTimeout(3500);
  await takeScreenshot(page, 'plan-squares');
  expect(phone.errors).toEqual([]);
});

test('the planner can be switched off for the game, and on again where the app says that it is off', async () => {
  await openDemo();
  const { page } = phone;
  await findTab(page, 'Table').tap();
  await button('Game menu').tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Planner/ })
    .tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Planner.*off$/ })
    .waitFor();
  await takeScreenshot(page, 'plan-menu');
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findTab(page, 'Map').tap();
  await button('Plan').tap();
  await panel().getByText('The planner is off in this game.').waitFor();
  await takeScreenshot(page, 'plan-off');
  await panel().getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Planner.*off$/ })
    .tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Planner.*on$/ })
    .waitFor();
  expect(phone.errors).toEqual([]);
});

test('a replay marks turns that had a much better plan, on request', async () => {
  await openDemo();
  const { page } = phone;
  // Ends a turn without actions: a much better plan must exist.
  await button('End turn').tap();
  await findTab(page, 'Table').tap();
  await button('Game menu').tap();
  await findOpenSheet(page).getByRole('button', { name: 'Game log' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Replay' }).tap();
  await page.getByRole('checkbox', { name: 'Show better plans' }).tap();
  await page.getByText(/had a much better plan/).waitFor({ timeout: 60_000 });
  await takeScreenshot(page, 'plan-replay');
  const turn = page.locator('.better-plans').getByRole('button', { name: /^Round 2, Ana/ });
  await turn.tap();
  await page
    .locator('.better-plans')
    .getByText(/points on average instead of/)
    .waitFor();
  await takeScreenshot(page, 'plan-replay-turn');
  expect(phone.errors).toEqual([]);
});

test('plans are described in German', async () => {
  ({ phone } = await openTestApp({ reducedMotion: 'reduce' }));
  const { page } = phone;
  await button('Settings').first().tap();
  await page.getByRole('group', { name: 'Language' }).getByText('Deutsch').tap();
  await page.getByText('Führt deine Clix-Scheiben').waitFor();
  await button('Schnelles Demospiel').or(button(/Demo/)).first().tap();
  await button('Spielmenü').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Karte', exact: true }).tap();
  await page.locator('.game-map [data-piece]').first().waitFor();
  await fits();
  await button('Plan').tap();
  await planned();
  await lines().first().tap();
  await page.waitForTimeout(400);
  await takeScreenshot(page, 'plan-german');
  await fits();
  expect(await panel().ariaSnapshot()).not.toMatch(/\b(?:moves|shoots|attacks|won|at risk|compared)\b/);
});
