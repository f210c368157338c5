import { expect, test } from 'vitest';
import { findTab, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { openTestApp } from './test-phone';

/** Maximum number of steps in two turns. */
const MOST_STEPS = 30;
/** Time in which a step must appear, in ms. */
const STEP_MS = 4000;

test('Sidekick plays two whole turns against a player, by touch and offline', async () => {
  const { phone } = await openTestApp();
  const { page } = phone;
  page.setDefaultTimeout(12_000);
  await waitUntilOpen(page);
  await waitUntilOfflineReady(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Quick demo game' }).tap();
  await page.getByRole('heading', { name: 'Ana’s turn' }).waitFor();
  await page
    .getByRole('button', { name: /^(Game|Game menu|More)$/ })
    .first()
    .tap();
  await page.getByRole('button', { name: /^Sidekick as a player/ }).tap();
  await page.getByRole('group', { name: 'Who plays Ana' }).getByText('Sidekick').tap();
  await page.getByRole('group', { name: 'Manner of Ana' }).getByText('Ruthless').tap();
  await page.waitForTimeout(400);
  await takeScreenshot(page, '1 who plays');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sidekick’s turn: go to the Map' }).tap();
  const panel = page.getByRole('region', { name: 'Sidekick’s turn' });
  const said: string[] = [];
  let ended = 0;
  for (let step = 0; step < MOST_STEPS && ended < 2; step++) {
    const next = panel.getByRole('button').first();
    const started = Date.now();
    await next.waitFor();
    expect(Date.now() - started).toBeLessThan(STEP_MS);
    said.push((await panel.innerText()).split('\n').filter(Boolean).slice(0, 3).join(' | '));
    await takeScreenshot(page, `step ${step}`);
    const act = panel.getByRole('button', { name: /^(Done|Roll the dice)$/ });
    if ((await act.count()) > 0) {
      await act.tap();
      await page.waitForTimeout(700);
      const answer = page.getByRole('region', { name: 'Answer' });
      const die = panel.getByRole('button', { name: '5', exact: true });
      if ((await answer.count()) > 0)
        await answer
          .getByRole('button', { name: /^(Hit|Move|Record)/ })
          .first()
          .tap();
      else if ((await die.count()) > 0) await die.tap();
      await page.waitForTimeout(700);
      continue;
    }
    await panel.getByRole('button', { name: 'End its turn' }).tap();
    ended += 1;
    await expect.poll(() => panel.count()).toBe(0);
    if (ended === 1) {
      // The human passes, so that Sidekick has a second turn.
      await page.getByRole('button', { name: /^End turn/ }).tap();
      await findTab(page, 'Map').tap();
    }
  }
  console.log(said.join('\n'));
  expect(ended).toBe(2);
  expect(said.length).toBeGreaterThan(3);
}, 180_000);
