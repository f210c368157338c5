import { beforeEach, expect, test } from 'vitest';
import { HELP, type HelpName } from '../../src/text/help';
import { listSmallTouchTargets, listViolations } from './axe';
import { type Phone, type Site, takeScreenshot, waitUntilOpen } from './harness';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openTestSite();
  phone = await openTestPhone({
    reducedMotion: 'reduce',
    flags: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
});

const button = (name: string | RegExp) => phone.page.getByRole('button', { name, exact: true });
const go = (hash: string) =>
  phone.page.evaluate((to) => {
    location.hash = to;
  }, hash);

/** Steps to each screen with help. Some steps start from the screen of the previous step. */
const WAYS: readonly (readonly [HelpName, () => Promise<unknown>])[] = [
  ['games', () => go('#/table/games')],
  [
    'new-game',
    async () => {
      await go('#/table/new');
      // Adds a third player, because teams need more than two players.
      await button('Add a player').tap();
    },
  ],
  [
    'mission',
    async () => {
      await phone.page.getByLabel('Rules', { exact: true }).selectOption({ index: 4 });
      await button('Set up mission').tap();
    },
  ],
  ['campaigns', () => go('#/table/campaigns')],
  ['backup', () => go('#/table/backup')],
  [
    'table',
    async () => {
      await go('#/table/games');
      await button(/^Learn in one minute/).tap();
      await button('Close the guide').tap();
      await button('Save').tap();
    },
  ],
  [
    'map',
    async () => {
      await go('#/map');
      // While a figure is selected, the help button is at another position.
      await button('Deselect').waitFor();
      expect(await button('Help').count()).toBe(1);
      await takeScreenshot(phone.page, 'help-map-chosen');
      await button('Deselect').tap();
    },
  ],
  ['start-map', () => go('#/map/choose')],
  [
    'position',
    async () => {
      await go('#/map/ask');
      await button('Empty 16 × 16').tap();
    },
  ],
  [
    'editor',
    async () => {
      await go('#/map/draw');
      await phone.page.getByRole('list', { name: 'Common sizes' }).getByRole('button').first().tap();
    },
  ],
  ['photo', () => go('#/map/photo')],
  ['forces', () => go('#/forces')],
  ['force', () => go('#/forces/demo-force-1')],
  ['collection', () => go('#/collection')],
  ['scan', () => go('#/collection/scan')],
  ['rules', () => go('#/rules')],
  ['desk', () => go('#/rules/desk')],
  ['join', () => go('#/table/join')],
  ['tables', () => go('#/table/tables/key')],
];

/** Lists the names that belong to no visible control outside dialogs. */
function missing(names: readonly string[]): Promise<string[]> {
  return phone.page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('button, a, input, select, textarea')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      if (element.closest('dialog') || box.width === 0) return [];
      const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? '');
      return [element.getAttribute('aria-label') ?? '', element.textContent ?? '', ...labels];
    });
    return wanted.filter((name) => !found.some((each) => each.trim().startsWith(name)));
  }, names);
}

test('each screen has help at the end of its header, and every control that the help names', async () => {
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  expect(WAYS.map(([name]) => name).sort()).toEqual(Object.keys(HELP).sort());
  for (const [name, way] of WAYS) {
    await way();
    const { points, title } = HELP[name]();
    const help = button('Help');
    await expect.poll(() => help.count(), { message: name, timeout: 10_000 }).toBe(1);
    await page.waitForTimeout(500);
    const named = points.flatMap(({ isControl, name: label }) => (isControl ? [label] : []));
    expect(await missing(named), name).toEqual([]);
    const at = await help.boundingBox();
    await takeScreenshot(page, `help-${name}`);
    expect(at && at.y < 150 && at.x > 150, `${name}: at ${at?.x} ${at?.y}`).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(360);
    await help.tap();
    await page
      .getByRole('dialog', { name: title })
      .getByRole('button', { name: /^Learn in one minute/ })
      .waitFor();
    await page.waitForTimeout(200);
    await takeScreenshot(page, `help-${name}-open`);
    expect(await listViolations(page), name).toEqual([]);
    expect(await listSmallTouchTargets(page), name).toEqual([]);
    await button('Close').tap();
  }
  // A static host has no club server, so the list of tables causes one error.
  const noClub = 'Failed to load resource: the server responded with a status of 404 (Not Found)';
  expect(phone.errors).toEqual([noClub]);
});
