import { expect, test } from 'vitest';
import { beginCampaign, setUpFirstMission } from './campaign-steps';
import { findTab, type Phone, takeScreenshot } from './harness';
import {
  declareAttack,
  destroyOrInteract,
  goToPhase,
  goToRound,
  moveFigureTo,
  placeWounds,
  readCommandDials,
  recordOpenAttack,
  tapDestination,
  tapEndActivation,
  tapGainActionPoints,
  tapInMoreActions,
} from './mission-steps';
import { findOpenSheet, readLog } from './table-steps';
import { openTestApp } from './test-phone';

const ROUNDS = 12;

let phone: Phone;

test('two heroes play three stages against a villain and three henchmen by touch, up to the points and the next mission', async () => {
  const began = Date.now();
  ({ phone } = await openTestApp());
  const { page } = phone;
  page.setDefaultTimeout(8000);
  await beginCampaign(page, 'Salt and Rope');
  await takeScreenshot(page, 'campaign-new');
  await setUpFirstMission(page);
  await page.getByText('Saltworks by Night, mission 1 of 6').waitFor();
  await takeScreenshot(page, 'mission-started');
  expect(await readCommandDials(page)).toEqual([0, 0]);
  const card = (name: string) => page.locator('.figure-card').filter({ hasText: name }).first();
  const points = (name: string) => card(name).locator('.carded-points .number').textContent();

  await goToRound(page, 1);
  expect(await readCommandDials(page)).toEqual([1, 1]);
  await tapGainActionPoints(page, 'Tollmen 3', 'Tollmen');
  expect(await moveFigureTo(page, 'd10')).toBe(2);
  await tapEndActivation(page);

  await goToPhase(page, 'Hero phase');
  await tapGainActionPoints(page, 'Tallow Wick');
  expect(await moveFigureTo(page, 'c13')).toBe(2);
  expect(await points('Tallow Wick')).toBe('3');
  await declareAttack(page, /^Ranged attack/, 'Tollmen 3');
  await findOpenSheet(page)
    .getByRole('button', { name: /^Reactions/ })
    .tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^React: defend/ })
    .tap();
  await takeScreenshot(page, 'mission-reaction');
  await findOpenSheet(page).getByRole('button', { name: 'Deal 2 wounds' }).waitFor();
  expect(await recordOpenAttack(page)).toBe(2);
  await findOpenSheet(page).waitFor({ state: 'detached' });
  // One action point is left; the second point of the attack comes from the Command Dial.
  await declareAttack(page, /^Ranged attack/, 'Tollmen 3');
  await recordOpenAttack(page);
  await card('Tollmen 3').getByText('defeated').waitFor();
  expect(await readCommandDials(page)).toEqual([1, 0]);
  await tapEndActivation(page);

  await tapGainActionPoints(page, 'Sexton Bell');
  await page.getByRole('button', { name: 'More actions' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Action die' }).tap();
  await findOpenSheet(page).getByRole('button', { name: /^Red/ }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });
  expect(await readCommandDials(page)).toEqual([2, 0]);
  await tapEndActivation(page);

  for (let round = 2; round <= ROUNDS; round++) {
    await goToRound(page, round);
    expect(await readCommandDials(page)).toEqual([Math.min(12, round + 1), round - 1]);
    if (round === 2) {
      await tapGainActionPoints(page, 'Tollmen 1', 'Tollmen');
      await page.getByRole('button', { name: 'More actions' }).tap();
      await findOpenSheet(page)
        .getByRole('button', { name: /^Respawn: Tollmen 3 f9/ })
        .tap();
      await card('Tollmen 3').getByText('respawned').waitFor();
      await tapEndActivation(page);
    }
    if (round === 3) {
      await tapGainActionPoints(page, 'Tollmen 3', 'Tollmen');
      expect(await moveFigureTo(page, 'd12')).toBe(4);
      await declareAttack(page, /^Melee attack/, 'Tallow Wick');
      const wounds = await recordOpenAttack(page);
      expect(wounds).toBe(2);
      await findOpenSheet(page)
        .getByText(/wounds to place\./)
        .waitFor();
      await takeScreenshot(page, 'mission-wounds');
      await placeWounds(page, wounds);
      await findOpenSheet(page).waitFor({ state: 'detached' });
      await takeScreenshot(page, 'mission-shut');
      expect(await card('Tallow Wick').locator('[data-shut]').first().textContent()).toContain('shut');
      await tapEndActivation(page);
    }
    if (round === 5) {
      await page.getByRole('button', { name: /^Face-down cards/ }).tap();
      await findOpenSheet(page).getByRole('button', { name: 'Turn Stage 3 face up' }).tap();
      await page.getByText('Before the Tide Gate Opens').first().waitFor();
      await tapGainActionPoints(page, 'Brine Corporal');
      expect(await moveFigureTo(page, 'j3')).toBe(2);
      await destroyOrInteract(page, 'Interact', /^Door j3/);
      await expect.poll(() => points('Brine Corporal')).toBe('2');
      await tapEndActivation(page);
    }
    await goToPhase(page, 'Hero phase');
    if (round === 4) {
      await tapGainActionPoints(page, 'Sexton Bell');
      expect(await moveFigureTo(page, 'd13')).toBe(1);
      await tapInMoreActions(page, /^Knell/);
      await findOpenSheet(page)
        .getByRole('button', { name: /^Tollmen 3/ })
        .tap();
      await findOpenSheet(page).getByText('With the blow').scrollIntoViewIfNeeded();
      await takeScreenshot(page, 'mission-with-blow');
      expect(await recordOpenAttack(page)).toBe(4);
      await findOpenSheet(page).waitFor({ state: 'detached' });
      await card('Tollmen 3').getByText('defeated').waitFor();
      await takeScreenshot(page, 'mission-slam');
      await tapEndActivation(page);
      await tapGainActionPoints(page, 'Tallow Wick');
      await tapInMoreActions(page, /^Carried by Smoke/);
      await findOpenSheet(page)
        .getByRole('button', { name: /^Use it/ })
        .tap();
      await findOpenSheet(page)
        .getByRole('button', { name: /^Move up to 4 spaces/ })
        .tap();
      expect(await tapDestination(page, 'c10')).toBe(3);
      expect(await points('Tallow Wick')).toBe('3');
      await tapEndActivation(page);
    }
    if (round % 4 === 0) {
      await goToPhase(page, 'End phase');
      await page.getByRole('button', { name: 'Objective points' }).tap();
      const side = round === 8 ? 'Mastermind' : 'Heroes';
      const oneMore = findOpenSheet(page).getByRole('button', { name: `${side}: 1 point more` });
      await oneMore.tap();
      await oneMore.tap();
      await findOpenSheet(page).getByRole('button', { name: 'Done' }).tap();
      await findOpenSheet(page).waitFor({ state: 'detached' });
    }
  }
  expect(await readCommandDials(page)).toEqual([12, 11]);
  await takeScreenshot(page, 'mission-end');
  const lines = await readLog(page);
  expect(lines.some((line) => /takes (?:1 wound|2 wounds)/.test(line))).toBe(true);
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByRole('heading', { name: 'Summary' }).waitFor();
  await page.getByRole('button', { name: 'End the mission' }).tap();
  await page.getByText('If the game ends now').waitFor({ state: 'hidden' });
  await page.getByText('Heroes win', { exact: true }).waitFor();
  await takeScreenshot(page, 'mission-summary');
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: /^Save result to the campaign/ }).tap();
  const team = (name: string) => page.getByRole('region', { name, exact: true });
  await team('Heroes')
    .getByRole('heading', { name: /4 points/ })
    .waitFor();
  await takeScreenshot(page, 'campaign-levels');
  await team('Heroes').getByRole('button', { name: 'Raise Tallow Wick to level 2: 2 points' }).tap();
  await team('Heroes').getByRole('button', { name: 'Raise Sexton Bell to level 2: 2 points' }).tap();
  await team('Mastermind').getByRole('button', { name: 'Raise Brine Corporal to level 2: 2 points' }).tap();
  for (const name of ['Heroes', 'Mastermind']) {
    await team(name)
      .getByRole('button', { name: /^Keep 0 points in reserve/ })
      .tap();
  }
  await page.getByRole('button', { name: 'Set up mission 2' }).tap();
  await page.getByRole('button', { name: /^Choose for us/ }).tap();
  await page.getByRole('button', { name: /^Start the mission/ }).tap();
  // The map of mission 1 is set aside, so only the second map is left.
  await page.getByText('Toll Vaults, mission 2 of 6').waitFor();
  await page.getByRole('button', { name: 'Round 1' }).waitFor();
  await takeScreenshot(page, 'mission-next');
  console.log(`three stages, ${lines.length} events by touch in ${Date.now() - began} ms`);
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 240_000);
