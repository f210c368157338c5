/** Regression tests for mission taps that had a side effect, such as pressing a button below or paying twice. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { locateSquare, tapSquare } from './board';
import { type Phone, takeScreenshot } from './harness';
import { playRounds, turnCardFaceUp } from './mission-rounds';
import { chooseFigure, goToPhase, tapGainActionPoints, tapInMoreActions, waitForTurnHeading } from './mission-steps';
import { findOpenSheet } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;

beforeEach(async () => {
  ({ phone } = await openTestApp());
  phone.page.setDefaultTimeout(8000);
});

async function begin(game: 'mission' | 'game'): Promise<Page> {
  await phone.page.getByRole('button', { name: `Quick demo ${game}` }).tap();
  await phone.page.locator('.figure-card').first().waitFor();
  return phone.page;
}

/** Starts recording clicks on elements outside dialogs. Returns a function that reads the recorded clicks. */
async function noteClicks(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const clicks: string[] = [];
    Object.assign(window, { clicks });
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && !target.closest('dialog'))
        clicks.push(target.closest('button')?.innerText ?? '');
    });
  });
  return () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.splice(0));
}

test('tapping a square for a token presses no button under the map', async () => {
  const page = await begin('mission');
  await playRounds(page, 1, 4);
  await turnCardFaceUp(page, 'Stage 3');
  await playRounds(page, 5, 8);
  await page.getByRole('button', { name: 'Round 9', exact: true }).tap();
  await goToPhase(page, 'Hero phase');
  await chooseFigure(page, 'Sexton Bell');
  const clicked = await noteClicks(page);
  const gains = page.getByRole('button', { name: /^Gain AP/ });
  for (const square of ['c12', 'd12', 'b12', 'a12']) {
    const beneath = await gains.boundingBox();
    await page.getByRole('button', { name: /^Tide gate enters: choose a square/ }).tap();
    await findOpenSheet(page).getByText('Tap a square of the battle zone.').waitFor();
    await page.waitForTimeout(400);
    await clicked();
    const { x, y } = await locateSquare(page, square);
    // Square c12 overlaps a button under the sheet, which would spend the selected figure’s activation.
    if (square === 'c12' && beneath) expect(y - beneath.y).toBeLessThan(beneath.height);
    await page.touchscreen.tap(x, y);
    await findOpenSheet(page).waitFor({ state: 'detached' });
    await page.getByText(`placed on ${square}.`).waitFor();
    // Waits, because a misdirected click would arrive within 300 ms.
    await page.waitForTimeout(300);
    expect(await clicked()).toEqual([]);
    await waitForTurnHeading(page, 'Hero phase');
    await takeScreenshot(page, `token-placed-${square}`);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
    await page.getByRole('button', { name: /^Tide gate enters: choose a square/ }).waitFor();
  }
  // The button for action points works again once the token is placed.
  await gains.tap();
  await waitForTurnHeading(page, 'Sexton Bell acts');
}, 120_000);

test.each(['mission', 'game'] as const)(
  'holding a card of a %s opens it, and lifting the finger presses nothing on the opened sheet',
  async (game) => {
    const page = await begin(game);
    const card = page.locator('.figure-card').first();
    const box = await card.boundingBox();
    if (!box) throw new Error('no card');
    const at = { x: box.x + box.width / 2, y: box.y + 20 };
    const touch = await page.context().newCDPSession(page);
    await page.evaluate(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      document.addEventListener('click', ({ target }) => clicks.push((target as Element).className.toString()));
    });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await findOpenSheet(page).waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual([]);
    expect(await findOpenSheet(page).count()).toBe(1);
  },
);

test('henchmen march for one price, and each can move as far as the march allows', async () => {
  const page = await begin('mission');
  await page.getByRole('button', { name: 'Round 1', exact: true }).tap();
  await tapGainActionPoints(page, 'Tollmen 1', 'Tollmen');
  await tapInMoreActions(page, /^March 3 AP/);
  await tapInMoreActions(page, /^March on/);
  const answer = page.getByRole('region', { name: 'Answer' });
  const march = async (square: string, budget: RegExp) => {
    await page.waitForTimeout(250);
    await tapSquare(page, square);
    await answer.getByText(budget).waitFor();
    await answer.getByRole('button', { name: /^Move here 0 AP/ }).tap();
    await answer.waitFor({ state: 'detached' });
  };
  await march('b4', /of 2 AP/);
  await march('c4', /of 1 AP/);
  await tapSquare(page, 'f4');
  await takeScreenshot(page, 'march-second');
  await march('d4', /of 2 AP/);
  // The march cost 3 of 6 action points, and its steps cost none.
  await page.locator('header').getByText('3 AP', { exact: true }).first().waitFor();
});
