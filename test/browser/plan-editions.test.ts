/* Tests the planner by touch in every edition with dials, and in a mission. */
import { expect, test } from 'vitest';
import { makeDemoSetup } from '../../src/app/game/demo-game';
import { makeDemoProgressFacts } from '../../src/app/game/demo-progress';
import { makeGameSetupFacts } from '../../src/app/game/game-setup';
import { EDITIONS } from '../../src/rules/editions';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Fact } from '../../src/table/facts';
import { fold } from '../../src/table/fold/fold';
import { placeFact } from '../game/make';
import { makeActivateDeed, makeMissionStartFacts, NEXT_PHASE } from '../helpers/mission';
import { listViolations } from './axe';
import { findTab, takeScreenshot, waitUntilOpen } from './harness';
import { putRows } from './put-rows';
import { openPhoneForEachTest } from './test-phone';

const on = openPhoneForEachTest({ reducedMotion: 'reduce' });

/** Makes the facts of an edition’s demo game in its second round. */
function demoFacts(edition: (typeof EDITIONS)[number]): Fact[] {
  const setup = makeDemoSetup(edition);
  return [...makeGameSetupFacts(setup), ...makeDemoProgressFacts(setup)];
}

/** Makes the facts of a mission in which Rook begins its activation next to a villain. */
function missionFacts(): Fact[] {
  const facts: Fact[] = [...makeMissionStartFacts(), placeFact('Vex', 'c2')];
  for (const deed of [{ deed: 'begin-round', round: 2 } as const, NEXT_PHASE, NEXT_PHASE, makeActivateDeed('Rook')])
    facts.push(...strikeTeams.resolve(fold(facts).table, deed).facts);
  return facts;
}

/** Stores a game with the given facts and opens its Map. */
async function openGame({ id, name }: (typeof EDITIONS)[number], facts: readonly Fact[]): Promise<void> {
  const { page } = on.phone;
  page.setDefaultTimeout(10_000);
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  const head = { id: `plan-${id}`, name, created: 1, touched: 2, cursor: 1, tip: 1 };
  await putRows(page, 'games', [{ ...head, edition: id, archived: false, deletedAt: null }]);
  await putRows(page, 'entries', [{ game: head.id, seq: 1, parent: null, at: 1, step: 'begin', facts }]);
  await page.goto(`${on.site.url}#/table/games`);
  await page.reload();
  const row = new RegExp(`^${name.replace(/[()]/g, '.')}`);
  await page.getByRole('button', { name: row }).first().tap();
  await page.locator('.figure-card').first().waitFor();
  await findTab(page, 'Map').tap();
  await page.getByRole('button', { name: 'Plan' }).tap();
  await page.locator('.plan-line').first().waitFor();
  await expect.poll(() => page.locator('.plan-state progress').count(), { timeout: 8000 }).toBe(0);
}

test.each(EDITIONS.filter(({ mission }) => !mission).map((edition) => [edition.id, edition] as const))(
  '%s: three plans are found, and the first is drawn and carried out',
  async (id, edition) => {
    const { page } = on.phone;
    await openGame(edition, demoFacts(edition));
    const panel = page.locator('.plan-panel');
    expect(await panel.locator('.plan-line').count()).toBeGreaterThan(0);
    await panel.locator('.plan-line').first().tap();
    await page.waitForTimeout(600);
    await takeScreenshot(page, `plan-${id}`);
    expect(await listViolations(page)).toEqual([]);
    await page.getByRole('button', { name: /^Do it/ }).tap();
    await page.waitForTimeout(800);
    await takeScreenshot(page, `plan-${id}-done`);
    expect(on.phone.errors).toEqual([]);
  },
);

test('an activation of a mission is planned', async () => {
  const { page } = on.phone;
  await openGame(strikeTeams, missionFacts());
  await page.locator('.plan-line').first().tap();
  await page.waitForTimeout(600);
  await takeScreenshot(page, 'plan-mission');
  expect(await page.locator('.plan-line').first().innerText()).toContain('Vex');
  expect(await listViolations(page)).toEqual([]);
  await page.getByRole('button', { name: /^Do it/ }).tap();
  await page.waitForTimeout(1000);
  await takeScreenshot(page, 'plan-mission-done');
  expect(on.phone.errors).toEqual([]);
});
