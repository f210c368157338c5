/** Plays a campaign of three missions by touch, offline: points won, levels bought, and a decisive last mission. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import {
  beginCampaign,
  type MissionChoices,
  makeAllMissionChoices,
  makeFirstMissionChoices,
  tapStartMission,
} from './campaign-steps';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady } from './harness';
import {
  attackToken,
  confirmOutcome,
  findScenarioCard,
  playRounds,
  readProgress,
  turnCardFaceUp,
} from './mission-rounds';
import {
  chooseFigure,
  moveFigureTo,
  readCommandDials,
  tapEndActivation,
  tapGainActionPoints,
  tapInMoreActions,
} from './mission-steps';
import { findOpenSheet } from './table-steps';
import { openTestApp } from './test-phone';

let phone: Phone;
let site: Site;

afterEach(async () => {
  await takeScreenshot(phone.page, 'three-last').catch(() => undefined);
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();
const team = (page: Page, name: 'Heroes' | 'Mastermind') => page.getByRole('region', { name });

/** Makes the choices for the second and third mission: four unit points per side, on the other map. */
const atTheVaults = (bell: readonly RegExp[]): MissionChoices => ({
  map: 'Toll Vaults',
  scenarios: ['Break the Sluices', 'Bad Blood', 'An Audience with the Reeve'],
  unitPoints: 4,
  teams: {
    mastermind: [/^The Saltreeve/, /^Brine Corporal/, /^Tollmen 1 point/],
    heroes: [/^Tallow Wick/, /^Sexton Bell/, /^Juniper Latch/, /^Old Harrow/],
  },
  cards: { mastermind: [], heroes: bell },
  spawns: { mastermind: ['u1', 'u3', 'd1', 'd6', 'r6'], heroes: ['a2', 'a3', 'a4', 'a5'] },
  token: { name: 'Sluice wheel', at: ['d3', 'd4'] },
  role: { secret: false, names: [/^Tallow Wick/, /^Juniper Latch/] },
});

/** Ends the mission after its last round and returns the points in the summary, with the mastermind’s points first. */
async function endMission(page: Page): Promise<number[]> {
  await press(page, 'End the mission');
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  const last = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '12', exact: true }) });
  return (await last.first().locator('td').allTextContents()).map(Number);
}

/** Opens the campaign’s page after a mission, without tapping the summary’s button that saves the result. */
async function openCampaign(page: Page): Promise<void> {
  await press(page, 'Back to the table');
  await press(page, 'Game menu');
  await press(page, 'All games');
  await press(page, /^Campaigns/);
  await press(page, /^Salt and Rope/);
}

/** Buys the levels in order and keeps `rest` points in reserve. */
async function level(page: Page, name: 'Heroes' | 'Mastermind', bought: readonly RegExp[], rest: RegExp) {
  for (const each of bought) await team(page, name).getByRole('button', { name: each }).tap();
  await team(page, name).getByRole('button', { name: rest }).tap();
}

test('the mastermind wins two missions, then the heroes win the third and the campaign', async () => {
  ({ site, phone } = await openTestApp());
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await waitUntilOfflineReady(page);
  await site.stop();

  await beginCampaign(page, 'Salt and Rope', 3);
  await press(page, /^Set up mission/);
  await makeAllMissionChoices(
    page,
    makeFirstMissionChoices({ name: 'The Tally Book', token: 'Tally book', at: ['c12'] }),
  );
  await tapStartMission(page);
  expect(await readCommandDials(page)).toEqual([0, 0]);
  await playRounds(page, 1, 4, {
    1: async () => {
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'c13')).toBe(1);
      await press(page, /^Pick up Tally book/);
      await findScenarioCard(page, 'The Tally Book').getByText('0 of 1').waitFor();
      expect(await moveFigureTo(page, 'c14')).toBe(1);
      await press(page, /^Deliver Tally book/);
      await findScenarioCard(page, 'The Tally Book').getByText('done').waitFor();
      await tapEndActivation(page);
      await confirmOutcome(page, 'The Tally Book', 'Succeeded', 'Heroes +3');
    },
  });
  await turnCardFaceUp(page, 'Stage 3');
  await playRounds(page, 5, 12);
  await confirmOutcome(page, 'The Quiet Courier', 'Failed', 'Mastermind +3');
  await confirmOutcome(page, 'Before the Tide Gate Opens', 'Failed', 'Mastermind +4');
  expect(await endMission(page)).toEqual([7, 3]);
  await takeScreenshot(page, 'three-1-summary');
  await press(page, /^Save result to the campaign heroes 3, mastermind 7/);
  await page.getByText('Mission 1 of 3 is over: level up').waitFor();
  await takeScreenshot(page, 'three-1-levels');

  // The mastermind’s 7 points buy three levels. Of the heroes’ 3 points, 2 buy a level and 1 is left.
  await level(
    page,
    'Mastermind',
    [
      /^Raise Brine Corporal to level 2: 2 points/,
      /^Raise Tollmen to level 2: 2 points/,
      /^Raise Brine Corporal to level 3: 3 points/,
    ],
    /^Keep 0 points in reserve/,
  );
  await level(page, 'Heroes', [/^Raise Sexton Bell to level 2: 2 points/], /^Keep 1 point in reserve/);
  await page.getByText('Next: mission 2 of 3').waitFor();
  await takeScreenshot(page, 'three-2-next');

  // Level 2 has ten build points. The eight of level 1 would be too few for both cards of Sexton Bell.
  await press(page, /^Set up mission/);
  await makeAllMissionChoices(page, atTheVaults([/^Last Rites/, /^Knell/, /^Headstone/]));
  await press(page, 'All steps');
  await press(page, /^Action cards/);
  await page.getByRole('heading', { name: 'Sexton Bell 10 of 10 build points' }).waitFor();
  await page.getByRole('heading', { name: 'Tallow Wick 8 of 8 build points' }).waitFor();
  await takeScreenshot(page, 'three-2-cards');
  await press(page, 'All steps');
  await press(page, /^On the table/);
  // Levels by unit point: 1+1+3+2 against 1+1+1+2. The difference of 2 is worth 4 command points.
  await page.getByText('starts with 4 command points').waitFor();
  await page.locator('label', { hasText: 'Deep Purse' }).tap();
  await takeScreenshot(page, 'three-2-compare');
  await tapStartMission(page);
  await takeScreenshot(page, 'three-2-begins');
  expect(await readCommandDials(page)).toEqual([0, 4]);
  await page.getByText('Deep Purse').first().waitFor();
  const bell = page.locator('.figure-card').filter({ hasText: 'Sexton Bell' });
  for (const card of ['Coffin Lid', 'Dig In', 'Knell', 'Headstone']) await bell.getByText(card).waitFor();
  await playRounds(page, 1, 4, {
    1: async () => {
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'c3')).toBe(2);
      for (const [wheel, after] of [
        ['Sluice wheel 1', '1 of 2'],
        ['Sluice wheel 2', 'done'],
      ] as const) {
        await attackToken(page, wheel);
        expect(await readProgress(page, 'Break the Sluices')).toBe(after);
      }
      await tapEndActivation(page);
      await confirmOutcome(page, 'Break the Sluices', 'Succeeded', 'Heroes +2');
    },
  });
  await turnCardFaceUp(page, 'Stage 3');
  await playRounds(page, 5, 12);
  await confirmOutcome(page, 'Bad Blood', 'Failed', 'Mastermind +2');
  await confirmOutcome(page, 'An Audience with the Reeve', 'Failed', 'Mastermind +4');
  expect(await endMission(page)).toEqual([6, 2]);
  await takeScreenshot(page, 'three-2-summary');

  // Saves the result without marking map and scenarios as used, because mission 3 needs them again.
  await openCampaign(page);
  const result = page.getByRole('region', { name: 'Mission result' });
  for (const [label, points] of [
    ['Heroes’ points', '2'],
    ['Mastermind’s points', '6'],
  ] as const)
    expect(await result.getByRole('group', { name: label }).getByRole('status').innerText()).toBe(points);
  await result.getByRole('checkbox', { name: 'Mark its map and scenarios as used' }).tap();
  await takeScreenshot(page, 'three-2-result');
  await press(page, 'Save result');
  await page.getByText('Mission 2 of 3 is over: level up').waitFor();
  // One point in reserve and the mission’s two points buy level 3 for Sexton Bell.
  await level(page, 'Heroes', [/^Raise Sexton Bell to level 3: 3 points/], /^Keep 0 points in reserve/);
  await level(
    page,
    'Mastermind',
    [/^Raise The Saltreeve to level 2: 2 points/, /^Raise Tollmen to level 3: 3 points/],
    /^Keep 1 point in reserve/,
  );
  await page.getByText('Next: the last mission, 3 of 3').waitFor();
  await takeScreenshot(page, 'three-3-next');

  await press(page, /^Set up mission/);
  await makeAllMissionChoices(page, atTheVaults([/^Dig In/, /^Headstone/]));
  await press(page, 'All steps');
  await press(page, /^Action cards/);
  await page.getByRole('heading', { name: 'Sexton Bell 12 of 12 build points' }).waitFor();
  await press(page, 'All steps');
  await press(page, /^On the table/);
  // Levels of 10 against 6: the difference is worth 8 command points, but a team gets at most 6.
  await page.getByText('starts with 6 command points').waitFor();
  await page.locator('label', { hasText: 'Not used' }).tap();
  await tapStartMission(page);
  expect(await readCommandDials(page)).toEqual([0, 6]);
  expect(await page.getByText('Deep Purse').count()).toBe(0);
  await playRounds(page, 1, 4);
  await confirmOutcome(page, 'Break the Sluices', 'Failed', 'Mastermind +2');
  await turnCardFaceUp(page, 'Stage 3');
  await playRounds(page, 5, 12, {
    9: async () => {
      await chooseFigure(page, 'The Saltreeve');
      await page.locator('.figure-card').filter({ hasText: 'The Saltreeve' }).tap();
      await findOpenSheet(page).getByRole('button', { name: 'Defeated' }).tap();
      await findOpenSheet(page).waitFor({ state: 'detached' });
    },
    10: async () => {
      for (const name of ['Tallow Wick', 'Old Harrow']) {
        await chooseFigure(page, name);
        await tapInMoreActions(page, /^Extract/);
        await findOpenSheet(page).waitFor({ state: 'detached' });
        await takeScreenshot(page, `three-3-extract-${name}`);
      }
      await confirmOutcome(page, 'An Audience with the Reeve', 'Succeeded', 'Heroes +4');
    },
  });
  await takeScreenshot(page, 'three-3-end');
  await confirmOutcome(page, 'Bad Blood', 'Failed', 'Mastermind +2');
  // The heroes get 2 points for defeating the mastermind and 4 for the audience.
  expect(await endMission(page)).toEqual([4, 6]);
  await press(page, /^Save result to the campaign heroes 6, mastermind 4/);

  await page.getByText('Campaign over: the heroes won').waitFor();
  await takeScreenshot(page, 'three-over');
  const standings = page.getByRole('list', { name: 'Standings' }).getByRole('listitem');
  expect(await standings.allInnerTexts()).toEqual([
    'Heroes\n1 mission won\n11 objective points',
    'Mastermind\n2 missions won\n17 objective points',
  ]);
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 600_000);
