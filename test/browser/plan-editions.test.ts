/* The planner by touch in every edition of dials, and in a mission. */
import { expect, test } from 'vitest';
import { demoSetup } from '../../src/app/game/demo';
import { inPlay } from '../../src/app/game/demo-in-play';
import { setupFacts } from '../../src/app/game/new-game';
import { EDITIONS } from '../../src/rules/editions';
import { violationsOn } from './axe';
import { screenshot, tab, untilOpen } from './harness';
import { openedForEach } from './opened';
import { putRows } from './put-rows';

const on = openedForEach({ reducedMotion: 'reduce' });

/** The demo game of an edition in the middle of its second round, as a row of the store. */
function demoRows(edition: (typeof EDITIONS)[number]) {
  const setup = demoSetup(edition);
  const facts = [...setupFacts(setup), ...inPlay(setup)];
  const head = { id: `plan-${edition.id}`, name: edition.name, created: 1, touched: 2, cursor: 1, tip: 1 };
  const game = { ...head, edition: edition.id, archived: false, deletedAt: null };
  const entry = { game: head.id, seq: 1, parent: null, at: 1, step: 'begin', facts };
  return { game, entry };
}

test.each(EDITIONS.filter(({ follow }) => follow).map((edition) => [edition.id, edition] as const))(
  '%s: three plans, and the first is drawn and done',
  async (id, edition) => {
    const { page } = on.phone;
    page.setDefaultTimeout(10_000);
    await page.goto(on.site.url);
    await untilOpen(page);
    const { game, entry } = demoRows(edition);
    await putRows(page, 'games', [game]);
    await putRows(page, 'entries', [entry]);
    await page.goto(`${on.site.url}#/table/games`);
    await page.reload();
    await page
      .getByRole('button', { name: new RegExp(`^${edition.name.replace(/[()]/g, '.')}`) })
      .first()
      .tap();
    await page.locator('.figure-card').first().waitFor();
    await tab(page, 'Map').tap();
    await page.getByRole('button', { name: 'Plan' }).tap();
    const panel = page.locator('.plan-panel');
    await panel.locator('.plan-line').first().waitFor();
    await expect.poll(() => panel.locator('.plan-state progress').count(), { timeout: 8000 }).toBe(0);
    expect(await panel.locator('.plan-line').count()).toBeGreaterThan(0);
    await panel.locator('.plan-line').first().tap();
    await page.waitForTimeout(600);
    await screenshot(page, `plan-${id}`);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: /^Do it/ }).tap();
    await page.waitForTimeout(800);
    await screenshot(page, `plan-${id}-done`);
    expect(on.phone.errors).toEqual([]);
  },
);
