/** Walks through the main screens and their sheets, for tests of text sizes, reading directions and accessibility. */
import type { Page } from 'playwright';
import { beforeEach, expect, test } from 'vitest';
import { makeAppWalk, type ScreenVisitor } from './app-walk';
import { tapSquare } from './board';
import { findTab, type PhoneOptions, takeScreenshot, waitUntilOpen } from './harness';
import { letAnaGoFirst, setUpDemoGame } from './table-steps';
import { openPhoneForEachTest, type PhoneAndSite } from './test-phone';
import { visitRareSheets } from './tour-sheets';

/** Pause in ms between taps on the map: a quicker second tap would be a double tap and zoom. */
const APART_MS = 600;

/** Walks through the Table in a demo game, from the first opening to the summary. */
async function tourOfTable(page: Page, seen: ScreenVisitor): Promise<void> {
  const { look, button, go, openCard, shut } = makeAppWalk(page, seen);
  const sheet = page.getByRole('dialog');
  await waitUntilOpen(page);
  await look('table-empty');
  await go('table/new');
  await button(/^Start/).waitFor();
  await look('new-game');
  await go('table');
  await setUpDemoGame(page);
  await look('set-up');
  await letAnaGoFirst(page);
  await look('turn');
  await button('−1 click of damage').tap();
  await button(/^Action/).tap();
  await sheet.waitFor();
  await look('action');
  await shut();
  await openCard();
  await look('figure');
  await shut();
  await button('Dice').tap();
  await sheet.waitFor();
  await look('dice');
  await shut();
  for (const [name, screen] of [
    [/^Game log/, 'log'],
    [/^Clock/, 'clock'],
    [/^Cards and counters/, 'cards'],
    [/^House rules/, 'house'],
    [/^Scenario/, 'scene'],
    [/^Add characters/, 'add-characters'],
    [/^Settings/, 'settings'],
  ] as const) {
    await button('Game menu').tap();
    await sheet.waitFor();
    if (screen === 'log') await look('menu');
    await sheet.getByRole('button', { name }).tap();
    await sheet.getByRole('button', { name }).waitFor({ state: 'detached' });
    await look(screen);
    await shut();
  }
  await go('map/replay');
  await page.getByRole('region', { name: 'Replay' }).waitFor();
  await look('replay');
  await go('table/summary');
  await button('Back to the table').waitFor();
  await look('summary');
  await go('table/games');
  await button('New game').waitFor();
  await look('games');
  await go('table/backup');
  await button('Back').waitFor();
  await look('backup');
  await go('table/about');
  await page
    .getByRole('heading', { name: /Sidekick/ })
    .first()
    .waitFor();
  await look('about');
  await go('table/guide/table');
  await page.getByText('goes back to the first tap').waitFor();
  await look('guide');
  await go('table/campaigns');
  await page
    .getByRole('heading', { name: /Campaigns/ })
    .first()
    .waitFor();
  await look('campaigns');
}

/** Walks through the Map: a position with two figures, and questions about them. */
async function tourOfMap(page: Page, seen: ScreenVisitor): Promise<void> {
  const { look, button, go, shut } = makeAppWalk(page, seen);
  const sheet = page.getByRole('dialog');
  await waitUntilOpen(page);
  await go('map');
  await button('Empty 16 × 16').waitFor();
  await look('map-start');
  await button('Empty 16 × 16').tap();
  for (const [name, square] of [
    ['A', 'h8'],
    ['B', 'j8'],
  ] as const) {
    await button('Add').tap();
    await sheet.waitFor();
    if (name === 'A') await look('map-add');
    await button(`Add ${name}`).tap();
    await sheet.waitFor({ state: 'detached' });
    await tapSquare(page, square);
    await page.getByText(new RegExp(`${name} on ${square}`)).waitFor();
  }
  await look('map');
  await tapSquare(page, 'h8');
  await page.getByRole('radio', { name: 'Hit' }).waitFor();
  await look('map-figure');
  await page.getByRole('radio', { name: 'Hit' }).locator('..').tap();
  await page.waitForTimeout(APART_MS);
  await tapSquare(page, 'j8');
  await page.getByRole('region', { name: 'Answer' }).waitFor();
  await look('map-answer');
  await page.getByRole('region', { name: 'Answer' }).locator('.answer-open').first().tap();
  await sheet.waitFor();
  await look('map-passage');
  await shut();
  await button('Close the answer').tap();
  await button('Deselect').tap();
  await button('Ruler').tap();
  await page.waitForTimeout(APART_MS);
  await tapSquare(page, 'h8');
  await page.waitForTimeout(APART_MS);
  await tapSquare(page, 'j8');
  await look('map-ruler');
  await button('Done').tap();
  await button('This position').tap();
  await sheet.waitFor();
  await look('map-menu');
  await shut();
}

/** Walks through Forces, the Collection and the Rules. */
async function tourOfRest(page: Page, seen: ScreenVisitor): Promise<void> {
  const { look, button, go, shut, addMember } = makeAppWalk(page, seen);
  const sheet = page.getByRole('dialog');
  await waitUntilOpen(page);
  await go('forces');
  await button('New force').waitFor();
  await look('forces-empty');
  await button('New force').tap();
  await addMember(/^Night Heron/, 'force-add');
  await look('force');
  await page
    .getByRole('button', { name: /^Night Heron/ })
    .first()
    .tap();
  await sheet.waitFor();
  await look('force-member');
  await shut();
  await findTab(page, 'Collection').tap();
  await button(/^Night Heron/).waitFor();
  await look('collection');
  await button(/^Night Heron/).tap();
  await sheet.waitFor();
  await look('character');
  await shut();
  await go('collection/new');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await look('entry');
  await go('collection/edit/demo-002');
  await page.getByText('Base, abilities, teams').waitFor();
  await look('entry-dial');
  await go('collection/cards');
  await button('Add the sample set').waitFor();
  await look('cards-shelf');
  await go('collection/maps');
  await page.getByRole('list', { name: 'Maps' }).waitFor();
  await look('maps');
  await go('collection/draw');
  await button(/^16 × 24/).waitFor();
  await look('editor-new');
  await button(/^16 × 24/).tap();
  await page.getByRole('application', { name: 'Map in the editor' }).waitFor();
  await look('editor');
  for (const [screen, address, text] of [
    ['rules', 'rules', 'Browse'],
    ['rules-entry', 'rules/core-2008/line-of-fire-corners', 'C and D block line of fire'],
    ['rules-compare', 'rules/compare/pushing', 'Pushing costs no click any more'],
    ['rules-ask', 'rules/ask', 'Position notation'],
    ['desk', 'rules/desk', 'Paste position notation'],
  ] as const) {
    await go(address);
    await page.getByText(text).first().waitFor({ state: 'attached' });
    await look(screen);
  }
  await findTab(page, 'Rules').tap();
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('push');
  await page.getByText('In other editions').waitFor();
  await look('rules-found');
}

/** Walks through a mission of the edition with Command Dials: set-up, table and map. */
async function tourOfMission(page: Page, seen: ScreenVisitor): Promise<void> {
  const { look, button, go, openCard } = makeAppWalk(page, seen);
  const sheet = page.getByRole('dialog');
  await waitUntilOpen(page);
  await button(/^Quick demo mission/).tap();
  for (const name of ['Start round 1', 'Hero phase']) await button(name).tap();
  await button(/^Gain AP/).tap();
  await page.getByRole('heading', { name: 'Tallow Wick acts' }).waitFor();
  await look('mission');
  await button(/^More/).tap();
  await sheet.waitFor();
  await look('mission-deeds');
  await page.keyboard.press('Escape');
  await openCard();
  await look('mission-card');
  await page.keyboard.press('Escape');
  await go('map');
  await button(/^Sexton Bell/).waitFor();
  await look('mission-map');
}

const TOURS = [
  ['the Table', tourOfTable],
  ['the Map', tourOfMap],
  ['forces, the collection and the rules', tourOfRest],
  ['what forces, the collection and a game open', visitRareSheets],
  ['a mission', tourOfMission],
] as const;

/**
 * Defines one test for each walk. A test fails if a screen has a problem.
 * @param pictures prefix of the screenshot names
 * @param wrongOn lists the problems of the current screen, as sentences
 * @param prepare runs on the page before the app is opened
 * @param options options of the phone; by default upright, dark and with reduced motion
 * @returns the site and the phone of the current test
 */
export function defineTourTests(
  pictures: string,
  wrongOn: (page: Page) => Promise<string[]>,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
  options: PhoneOptions = {},
): PhoneAndSite {
  const on = openPhoneForEachTest({ colorScheme: 'dark', reducedMotion: 'reduce', ...options });
  beforeEach(async () => {
    on.phone.page.setDefaultTimeout(20_000);
  });
  test.each(TOURS)('%s', async (_, tour) => {
    const { page, errors } = on.phone;
    await prepare(page);
    await page.goto(on.site.url);
    const found: Record<string, string[]> = {};
    await tour(page, async (name) => {
      await takeScreenshot(page, `${pictures}-${name}`);
      const wrong = await wrongOn(page);
      if (wrong.length > 0) found[name] = wrong;
    });
    expect(found).toEqual({});
    expect(errors).toEqual([]);
  });
  return on;
}
