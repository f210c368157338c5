import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { tapSquare } from './board';
import { beginCampaign, setUpFirstMission } from './campaign-steps';
import { type Phone, takeScreenshot } from './harness';
import {
  attackToken,
  confirmOutcome,
  findScenarioCard,
  playRounds,
  raiseCommandDial,
  readProgress,
  turnCardFaceUp,
} from './mission-rounds';
import { chooseFigure, moveFigureTo, tapEndActivation, tapGainActionPoints } from './mission-steps';
import { findOpenSheet } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;

afterEach(async () => {
  await takeScreenshot(phone.page, 'won-last').catch(() => undefined);
});

async function openApp(): Promise<Page> {
  ({ phone } = await openTestApp());
  const { page } = phone;
  page.setDefaultTimeout(8000);
  return page;
}

/** Ends the mission and checks the verdict and both sides’ objective points in the summary. */
async function endMission(page: Page, verdict: string, points: readonly [mastermind: number, heroes: number]) {
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await page.getByText(verdict, { exact: true }).waitFor();
  const last = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '12', exact: true }) });
  expect(await last.first().locator('td').allTextContents()).toEqual(points.map(String));
}

/** Opens the map for the mastermind’s token and places the token on a square. */
async function placeGate(page: Page, square: string): Promise<void> {
  await page.getByRole('button', { name: /^Tide gate enters: choose a square/ }).tap();
  await findOpenSheet(page).getByText('Tap a square of the battle zone.').waitFor();
  // Waits until the sheet has opened.
  await page.waitForTimeout(400);
  await takeScreenshot(page, 'won-gate-place');
  await tapSquare(page, square);
  await findOpenSheet(page).waitFor({ state: 'detached' });
}

test('the heroes win the quick mission with both wheels, the courier and the gate, each confirmed when the app asks', async () => {
  const page = await openApp();
  await page.getByRole('button', { name: 'Quick demo mission' }).tap();
  await page.getByRole('button', { name: 'Start round 1', exact: true }).waitFor();
  await playRounds(page, 1, 4, {
    1: async () => {
      await raiseCommandDial(page, 2);
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'h10')).toBe(5);
      // The action points are used up, so the move costs a point of the Command Dial.
      expect(await moveFigureTo(page, 'i10')).toBe(1);
      await attackToken(page, 'Sluice wheel 2');
      expect(await readProgress(page, 'Break the Sluices')).toBe('1 of 2');
      await tapEndActivation(page);
    },
    2: async () => {
      await raiseCommandDial(page, 4);
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'd10')).toBe(5);
      expect(await moveFigureTo(page, 'c7')).toBe(3);
      await attackToken(page, 'Sluice wheel 1');
      expect(await readProgress(page, 'Break the Sluices')).toBe('done');
      await tapEndActivation(page);
      await takeScreenshot(page, 'won-sluices');
      await confirmOutcome(page, 'Break the Sluices', 'Succeeded', 'Heroes +2');
    },
  });
  await turnCardFaceUp(page, 'Stage 3');
  await findScenarioCard(page, 'Before the Tide Gate Opens').waitFor();
  await playRounds(page, 5, 12, {
    6: async () => {
      await chooseFigure(page, 'Brine Corporal');
      await page.locator('.figure-card').filter({ hasText: 'Brine Corporal' }).tap();
      await takeScreenshot(page, 'won-card');
      await findOpenSheet(page).getByRole('button', { name: 'Defeated' }).tap();
      await findOpenSheet(page).waitFor({ state: 'detached' });
      expect(await readProgress(page, 'The Quiet Courier')).toBe('role face down');
      await turnCardFaceUp(page, 'Courier');
      await takeScreenshot(page, 'won-courier');
      await confirmOutcome(page, 'The Quiet Courier', 'Succeeded', 'Heroes +3');
    },
    9: async () => {
      await takeScreenshot(page, 'won-gate-enters');
      await placeGate(page, 'c8');
      await tapGainActionPoints(page, 'Sexton Bell');
      for (const after of ['0 of 1', '0 of 1', 'done']) {
        await attackToken(page, 'Tide gate');
        expect(await readProgress(page, 'Before the Tide Gate Opens')).toBe(after);
      }
      await tapEndActivation(page);
      await confirmOutcome(page, 'Before the Tide Gate Opens', 'Succeeded', 'Heroes +4');
    },
  });
  await takeScreenshot(page, 'won-end');
  // Heroes: 2 for the wheels, 3 for the courier, 1 for a defeated villain and 4 for the gate.
  await endMission(page, 'Heroes win', [0, 2 + 3 + 1 + 4]);
  await takeScreenshot(page, 'won-summary');
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 240_000);

test('the mastermind wins with the courier and the gate, although the heroes delivered the tally book', async () => {
  const page = await openApp();
  await beginCampaign(page, 'Salt and Rope');
  await setUpFirstMission(page, { name: 'The Tally Book', token: 'Tally book', at: ['c12'] });
  await playRounds(page, 1, 4, {
    1: async () => {
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'c13')).toBe(1);
      await takeScreenshot(page, 'won-book-near');
      await page.getByRole('button', { name: /^Pick up Tally book/ }).tap();
      await takeScreenshot(page, 'won-book-taken');
      expect(await readProgress(page, 'The Tally Book')).toBe('0 of 1');
      expect(await moveFigureTo(page, 'c14')).toBe(1);
      await takeScreenshot(page, 'won-book-deliver');
      // One tap delivers the book. The button on the card names the points.
      await page.getByRole('button', { name: 'Deliver Tally book 1 then Heroes +3' }).tap();
      await findScenarioCard(page, 'The Tally Book').getByText('done', { exact: true }).waitFor();
      await tapEndActivation(page);
      await confirmOutcome(page, 'The Tally Book', 'Succeeded', 'Heroes +3');
    },
  });
  await turnCardFaceUp(page, 'Stage 3');
  await playRounds(page, 5, 12, {
    9: async () => {
      await placeGate(page, 'c12');
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'c13')).toBe(1);
      for (const _ of [1, 2]) await attackToken(page, 'Tide gate');
      expect(await readProgress(page, 'Before the Tide Gate Opens')).toBe('0 of 1');
      await tapEndActivation(page);
    },
  });
  await takeScreenshot(page, 'won-failed');
  await confirmOutcome(page, 'The Quiet Courier', 'Failed', 'Mastermind +3');
  await confirmOutcome(page, 'Before the Tide Gate Opens', 'Failed', 'Mastermind +4');
  await endMission(page, 'Mastermind wins', [3 + 4, 3]);
  await takeScreenshot(page, 'won-summary-mastermind');
  expect(phone.errors).toEqual([]);
}, 240_000);
