import { expect, test } from 'vitest';
import { findTab, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { openTestApp } from './test-phone';

/** Rounds of one stage. */
const ROUNDS = 4;
/** Maximum number of steps in one phase. */
const MOST_STEPS = 40;
/** Time in which a step must appear, in ms. */
const STEP_MS = 4000;

test('Sidekick plays one stage of a mission as mastermind against a player, by touch and offline', async () => {
  const { phone } = await openTestApp();
  const { page } = phone;
  page.setDefaultTimeout(15_000);
  await waitUntilOpen(page);
  await waitUntilOfflineReady(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Quick demo mission/ }).tap();
  await page
    .getByRole('button', { name: /^(Game|Game menu|More)$/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^Sidekick as a player/ }).tap();
  await page.getByRole('group', { name: 'Who plays Mastermind' }).getByText('Sidekick').tap();
  await page.getByRole('group', { name: 'Manner of Mastermind' }).getByText('Ruthless').tap();
  await page.waitForTimeout(400);
  await takeScreenshot(page, '0 who plays');
  await page.keyboard.press('Escape');
  const panel = page.getByRole('region', { name: 'Sidekick’s turn' });
  const said: string[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: new RegExp(`^Start round ${round}(?!\\d)`) }).tap();
    await page.getByRole('heading', { name: 'Mastermind phase' }).waitFor();
    await page.getByRole('button', { name: 'Sidekick’s turn: go to the Map' }).tap();
    for (let step = 0; step < MOST_STEPS; step++) {
      const started = Date.now();
      await panel.getByRole('button', { name: 'Done' }).waitFor();
      expect(Date.now() - started).toBeLessThan(STEP_MS);
      const words = await panel.locator('.opponent-step').innerText();
      said.push(`${round}: ${words}`);
      // The player defends with the first defense that is offered.
      const reaction = panel.getByRole('group').getByRole('button').first();
      if ((await reaction.count()) > 0) {
        await takeScreenshot(page, `${round} ${step} attack`);
        await reaction.tap();
        await page.waitForTimeout(300);
      }
      if (step === 0) await panel.getByText('Why?').tap();
      await takeScreenshot(page, `${round} ${step}`);
      await panel.getByRole('button', { name: 'Done' }).tap();
      await page.waitForTimeout(700);
      if ((await panel.count()) === 0) break;
    }
    expect(await panel.count()).toBe(0);
    // The heroes end their phase without acting.
    await findTab(page, 'Table').tap();
    await page.getByRole('heading', { name: 'Hero phase' }).waitFor();
    if (round < ROUNDS) continue;
    await page.getByRole('button', { name: 'End phase', exact: true }).tap();
    await page.getByText('Stage over: score its scenarios.').waitFor();
    await takeScreenshot(page, 'end of the stage');
  }
  console.log(said.join('\n'));
  expect(said.filter((words) => words.includes('moves to')).length).toBeGreaterThan(2);
  expect(said.filter((words) => /attacks|shoots/.test(words)).length).toBeGreaterThan(0);
}, 300_000);
