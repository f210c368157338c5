/** Regression tests for mission taps that had a side effect, such as pressing a button below or paying twice. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { locateSquare, tapSquare } from './board';
import { makeAllMissionChoices, makeFirstMissionChoices, tapStartMission } from './campaign-steps';
import { type Phone, takeScreenshot } from './harness';
import { playRounds, turnCardFaceUp } from './mission-rounds';
import {
  chooseFigure,
  declareAttack,
  goToPhase,
  goToRound,
  moveFigureTo,
  recordOpenAttack,
  tapDestination,
  tapEndActivation,
  tapGainActionPoints,
  tapInMoreActions,
  waitForTurnHeading,
} from './mission-steps';
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
  await goToRound(page, 9);
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
    // The bounce of a finger taps the same place again.
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
    await card.scrollIntoViewIfNeeded();
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

/** Starts counting taps. Returns a function that reads the count. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    document.addEventListener('pointerup', () => (window as unknown as { taps: number }).taps++, true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

test('a mission of four unit points is set up by hand in thirty taps, with all secret choices, up to its first round', async () => {
  const { page } = phone;
  await page.getByRole('button', { name: 'New game' }).tap();
  const mission = page.getByRole('option', { name: /Strike Teams/ });
  await mission.waitFor({ state: 'attached' });
  await page.getByLabel('Rules').selectOption(await mission.innerText());
  await page.getByRole('button', { name: 'Set up mission' }).tap();
  await page.getByRole('button', { name: /^Map.*next/ }).waitFor();
  const taps = await countTaps(page);
  await makeAllMissionChoices(page, {
    ...makeFirstMissionChoices({ name: 'Break the Sluices', token: 'Sluice wheel', at: ['c6', 'i9'] }),
    unitPoints: 4,
    teams: {
      mastermind: [/^The Saltreeve/, /^Brine Corporal/, /^Tollmen 1 point/],
      heroes: [/^Tallow Wick/, /^Sexton Bell/, /^Juniper Latch/, /^Old Harrow/],
    },
    cards: { mastermind: [], heroes: [] },
    spawns: { mastermind: ['g1', 'j1', 'a4', 'f4', 'f9'], heroes: [] },
  });
  await takeScreenshot(page, 'setup-last-page');
  await tapStartMission(page);
  await page.getByRole('button', { name: 'Round 1' }).tap();
  await waitForTurnHeading(page, 'Mastermind phase');
  expect(await taps()).toBeLessThanOrEqual(30);
}, 60_000);

test('henchmen march for one price, a tap for each, and the group card shows who may march on', async () => {
  const page = await begin('mission');
  await goToRound(page, 1);
  await page.getByRole('region', { name: 'Tollmen', exact: true }).getByRole('button').tap();
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await waitForTurnHeading(page, 'Tollmen acts');
  const taps = await countTaps(page);
  await tapInMoreActions(page, /^March 3 AP/);
  for (const [henchman, square] of [
    ['Tollmen 1', 'c4'],
    ['Tollmen 2', 'd4'],
    ['Tollmen 3', 'd9'],
  ] as const) {
    await page.getByRole('heading', { name: henchman }).waitFor();
    await page.getByRole('radio', { name: 'Move' }).waitFor();
    await page.waitForTimeout(250);
    if (henchman === 'Tollmen 3') {
      await page.getByText('Tollmen 2 to d4, 0 AP').waitFor();
      await takeScreenshot(page, 'march-third');
    }
    await tapSquare(page, square);
  }
  // The last step returns to the Table.
  await waitForTurnHeading(page, 'Tollmen acts');
  expect(await taps()).toBeLessThanOrEqual(6);
  await page.getByRole('region', { name: 'Tollmen', exact: true }).getByText('3 of 12 action points.').waitFor();
  expect(await page.getByText(/may march on/).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await page.getByText('1 may march on').waitFor();
});

test('a hero gains points, moves and attacks in nine taps; a chosen reaction is taken back by a second tap', async () => {
  const page = await begin('mission');
  await goToRound(page, 1);
  await tapGainActionPoints(page, 'Tollmen 3', 'Tollmen');
  await moveFigureTo(page, 'd10');
  await tapEndActivation(page);
  const taps = await countTaps(page);
  await goToPhase(page, 'Hero phase');
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await waitForTurnHeading(page, 'Tallow Wick acts');
  await page.getByRole('button', { name: /^Move \d/ }).tap();
  await page.getByRole('radio', { name: 'Move' }).waitFor();
  await page.waitForTimeout(250);
  await tapSquare(page, 'c13');
  await page.getByRole('button', { name: /^Move here/ }).tap();
  await declareAttack(page, /^Ranged attack/, 'Tollmen 3');
  await recordOpenAttack(page);
  await findOpenSheet(page).waitFor({ state: 'detached' });
  await tapEndActivation(page);
  expect(await taps()).toBeLessThanOrEqual(9);

  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await page.getByRole('button', { name: 'Undo', exact: true }).first().tap();
  await chooseFigure(page, 'Tallow Wick');
  await declareAttack(page, /^Ranged attack/, 'Tollmen 3');
  const sheet = findOpenSheet(page);
  await sheet.getByRole('button', { name: /^Reactions/ }).tap();
  const defend = sheet.getByRole('button', { name: /^React: defend/ });
  await defend.tap();
  await sheet.getByRole('button', { name: 'Deal 2 wounds' }).waitFor();
  expect(await defend.getAttribute('aria-pressed')).toBe('true');
  await takeScreenshot(page, 'reaction-chosen');
  await defend.tap();
  await sheet.getByRole('button', { name: 'Deal 3 wounds' }).waitFor();
  expect(await defend.getAttribute('aria-pressed')).toBe('false');
}, 60_000);

test('after a run the attack is refused on its button, with the reason', async () => {
  const page = await begin('mission');
  await goToRound(page, 1);
  await goToPhase(page, 'Hero phase');
  await tapGainActionPoints(page, 'Tallow Wick');
  await tapInMoreActions(page, /^Run/);
  await tapDestination(page, 'a12');
  const attack = page.getByRole('button', { name: /^Ranged attack/ });
  await attack.waitFor();
  expect(await attack.isDisabled()).toBe(true);
  expect(await attack.innerText()).toMatch(/ran/);
  await takeScreenshot(page, 'attack-after-run');
});

test('the end of a stage asks for its open tasks before the next round', async () => {
  const page = await begin('mission');
  await playRounds(page, 1, 4);
  await page.getByRole('button', { name: 'Start round 5', exact: true }).tap();
  const sheet = findOpenSheet(page);
  await sheet.getByRole('heading', { name: 'Stage over' }).waitFor();
  await takeScreenshot(page, 'stage-over');
  await sheet
    .getByRole('region', { name: '1. Score' })
    .getByRole('button', { name: /^Failed/ })
    .tap();
  await sheet.getByRole('button', { name: 'Turn it face up' }).tap();
  await page.getByRole('button', { name: 'Turn Stage 3 face up' }).tap();
  await sheet.getByRole('region', { name: '2. Turn up the next scenario' }).getByText('Nothing left to do.').waitFor();
  await takeScreenshot(page, 'stage-done');
  await sheet.getByRole('button', { name: 'Start round 5', exact: true }).tap();
  await waitForTurnHeading(page, 'Mastermind phase');
}, 60_000);
