import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { takePhoto } from '../photo/take-photo';
import { checkAccessibility, runAxe } from './axe';
import { tapSquare } from './board';
import { makeVideoCameraFlags, writeOneFrameVideo } from './film';
import { findTab, type Phone, type Site, TAB_NAMES, waitUntilOpen } from './harness';
import { beginDemoGame, setUpDemoGame } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

let phone: Phone;
let site: Site;

beforeEach(async () => {
  site = await openTestSite();
});

test('every tab passes axe in both themes, empty and in a game', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  const look = async (state: string): Promise<void> => {
    for (const name of TAB_NAMES) {
      await findTab(page, name).tap();
      await waitUntilOpen(page);
      await expect.poll(() => findTab(page, name).getAttribute('aria-current')).toBe('page');
      // The content of a tab is loaded on demand, which takes time on a busy machine.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await checkAccessibility(page, `axe-${state}-${name}`);
    }
  };
  await look('empty');
  await findTab(page, 'Table').tap();
  await setUpDemoGame(page);
  await page.getByRole('button', { name: /^Ana goes first/ }).waitFor();
  await look('game');
  await findTab(page, 'Table').tap();
  for (const step of [/^First player/, /^Starting areas/, /^Forces/]) {
    await page.getByRole('region', { name: 'Setup steps' }).getByRole('button', { name: step }).tap();
    await page.getByRole('dialog').waitFor();
    await checkAccessibility(page, `axe-setup-${step.source.slice(1)}`);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  expect(phone.errors).toEqual([]);
});

test('markers and cards pass axe in both themes, used by touch', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const look = async (state: string): Promise<void> => {
    await checkAccessibility(page, `axe-${state}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(360);
  };
  await page.goto(site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);

  await findTab(page, 'Map').tap();
  await button('Markers').tap();
  await button('Done').waitFor();
  // Two quick taps on adjacent squares select both and do not zoom.
  await tapSquare(page, 'c4');
  await tapSquare(page, 'd4');
  await page.getByText('2 of 4 squares').waitFor();
  await button('Change').tap();
  await look('markers');
  await button('All (2)').tap();
  await look('markers-all');
  await button('Remove smoke from c4').tap();
  await button('Remove smoke from c4').waitFor({ state: 'detached' });
  await button('Close').tap();
  await button('Done').tap();

  await findTab(page, 'Table').tap();
  await button('Game menu').tap();
  await button(/^Cards and counters/).tap();
  await button('Add a card').tap();
  await page.getByLabel('Kind').selectOption('event-dial');
  await page.getByLabel('Name').fill('Long Storm');
  await page.getByLabel('Colors by click').fill('red\nred, blue');
  await page.getByLabel('Counters').fill('Rounds held');
  await look('card-form');
  // In the last field, the Enter key moves to the button that saves the form. Pressed again, it saves.
  await page.getByLabel('Counters').press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Turn Long Storm forward 1 click' }).tap();
  await look('cards');
  await button('Close').tap();
  await button('Increase Rounds held').tap();
  await page.getByText('2 of 6 · red, blue').waitFor();
  await look('card-strip');
  expect(phone.errors).toEqual([]);
});

test('scenarios, decks and their sheets pass axe in both themes', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  const sheet = page.getByRole('dialog');
  const strip = page.getByRole('region', { name: 'Scenario' });
  const look = async (state: string): Promise<void> => {
    await checkAccessibility(page, `axe-${state}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBe(360);
  };
  const shut = async (): Promise<void> => {
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
    await sheet.waitFor({ state: 'detached' });
  };
  await page.goto(site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await sheet.getByRole('button', { name: /^Scenario or event dial/ }).tap();
  await look('scene-pick');
  await sheet.getByRole('button', { name: /^Radiation Cloud/ }).tap();
  await sheet.getByText('The cloud starts in round 3').waitFor();
  await shut();
  for (let turn = 0; turn < 4; turn++) await page.getByRole('button', { name: 'End turn' }).tap();
  await page.locator('.turn-header').getByText('round 3').waitFor();
  await look('scenario-strip');
  await strip.getByRole('button', { name: 'Choose' }).tap();
  await look('scene-cloud');
  await sheet.getByRole('button', { name: 'Choose another' }).tap();
  await sheet.getByRole('button', { name: /^Call Out/ }).tap();
  await shut();
  await strip.getByRole('button', { name: 'Call out', exact: true }).tap();
  await look('scene-call');
  await shut();

  await page.getByRole('button', { name: 'Game menu' }).tap();
  await sheet.getByRole('button', { name: 'All games' }).tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('combobox', { name: 'Rules' }).selectOption({ index: 1 });
  await page.getByText('Format, scenario and house rules').tap();
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption({ label: 'Scenario play' });
  await look('scene-new-game');
  await page.getByRole('button', { name: /^Use the demo forces/ }).tap();
  await page.getByRole('button', { name: /^Start/ }).tap();
  const actions = page.getByRole('region', { name: 'Actions' });
  // Players must confirm that the chosen scenario’s card is on the table.
  await actions.getByRole('button', { name: / done/ }).tap();
  await actions.getByRole('button', { name: 'Tarot cards' }).tap();
  await look('decks-empty');
  await sheet.getByText('A deck', { exact: true }).tap();
  await look('deck-form');
  await sheet.getByRole('button', { name: 'Add deck' }).tap();
  await sheet.getByRole('button', { name: /^Draw in the app/ }).tap();
  await sheet.getByRole('button', { name: 'Reveal' }).tap();
  await sheet.getByText('In effect', { exact: true }).waitFor();
  await sheet.getByRole('button', { name: /^Draw in the app/ }).tap();
  await sheet.getByText('Drawn, hidden').waitFor();
  await look('decks');
  await sheet.getByRole('button', { name: /^Enter the card/ }).tap();
  await look('deck-tell');
  expect(phone.errors).toEqual([]);
});

test('a mission and its sheets pass axe in both themes', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  await page.goto(site.url);
  await waitUntilOpen(page);
  const look = async (state: string): Promise<void> => {
    await checkAccessibility(page, `axe-mission-${state}`);
  };
  const sheet = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
    await sheet.waitFor({ state: 'detached' });
  };
  await page.getByRole('button', { name: 'Quick demo mission' }).tap();
  for (const name of ['Start round 1', 'Hero phase']) {
    await page.getByRole('button', { name, exact: true }).tap();
  }
  await page.getByRole('button', { name: /^Gain AP/ }).tap();
  await page.getByRole('heading', { name: 'Tallow Wick acts' }).waitFor();
  await look('table');
  await page.getByRole('button', { name: 'More actions' }).tap();
  await look('deeds');
  await sheet.getByRole('button', { name: 'Action die' }).tap();
  await look('die');
  await close();
  await page.getByRole('button', { name: /^Ranged attack/ }).tap();
  await sheet
    .getByText(/cannot be attacked/)
    .first()
    .tap();
  await sheet
    .getByRole('button', { name: /^Tollmen/ })
    .first()
    .tap();
  await look('attack');
  await sheet.getByRole('button', { name: /^Reactions/ }).tap();
  await look('reactions');
  await close();
  await page.locator('.figure-card[aria-pressed="true"]').tap();
  await sheet.getByRole('button', { name: 'Move box, slot 1: free' }).tap();
  await sheet.getByRole('button', { name: 'Move box, slot 1: wounded' }).waitFor();
  await look('card');
  await close();
  await findTab(page, 'Map').tap();
  await page.getByRole('button', { name: /^Sexton Bell/ }).waitFor();
  await look('map');
  // Text drawn on a figure must be part of its accessible name.
  expect(await runAxe(phone.page, 'label-content-name-mismatch')).toEqual([]);
  await page.getByRole('radio', { name: 'Hit' }).locator('..').tap();
  await look('map-hit');
  expect(await runAxe(phone.page, 'label-content-name-mismatch')).toEqual([]);
  expect(phone.errors).toEqual([]);
});

test('the rules screens pass axe: search, entries, book, comparison and changes', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  for (const [name, address, text] of [
    ['home', '', 'Browse'],
    ['entry', '/core-2008/line-of-fire-corners', 'C and D block line of fire'],
    ['reading', '/core-2008/stairs-length', 'Our reading'],
    ['ruling', '/hypertime-2003/knock-back', 'The rule it changes'],
    ['chapters', '/books/strike-teams', 'Henchmen'],
    ['compare', '/compare/pushing', 'Pushing costs no click any more'],
    ['news', '/new/hypertime-2003/core-2008', 'From edition'],
    ['ask', '/ask', 'Position notation'],
    ['nothing', '/core-2008/nonsense', 'Rule not found'],
  ] as const) {
    await page.goto(`${site.url}#/rules${address}`);
    await page.getByText(text).first().waitFor({ state: 'attached' });
    await checkAccessibility(page, `axe-book-${name}`);
  }
  await page.goto(`${site.url}#/rules`);
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('push');
  await page.getByText('In other editions').waitFor();
  await checkAccessibility(page, 'axe-book-found');
});

test('house rules and the judge’s desk with a printed ruling pass axe', async () => {
  phone = await openTestPhone({ colorScheme: 'dark' });
  const { page } = phone;
  const look = async (name: string): Promise<void> => {
    await checkAccessibility(page, `axe-house-${name}`);
  };
  await page.goto(site.url);
  await setUpDemoGame(page);
  await page.getByRole('button', { name: /^Ana goes first/ }).waitFor();
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: /^House rules/ }).tap();
  await page.getByRole('switch').first().tap();
  await look('sheet');
  await page.goto(`${site.url}#/rules/core-2008/line-of-fire-corners`);
  await page.getByRole('button', { name: 'Note how we play it' }).tap();
  await look('entry');
  await page.goto(`${site.url}#/rules/desk`);
  await page.getByRole('button', { name: /^Paste position notation/ }).tap();
  await page.getByLabel('Position notation').fill(`edition: core-2008
map: |
  +---+---+
  | .   h |
  +---+---+
pieces:
  A: {at: a1, side: red}
  B: {at: b1, side: blue}
ask: {hit: {attacker: A, target: B, attack: close}}
`);
  await look('start');
  await page.getByRole('button', { name: 'Open on the judge’s desk' }).tap();
  await page.locator('.desk-question summary').first().tap();
  await look('desk');
  await page.getByRole('button', { name: 'Add a question' }).tap();
  await look('question');
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('button', { name: 'Judge’s desk menu' }).tap();
  await look('menu');
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Print preview' }).tap();
  await page.getByRole('article', { name: 'Ruling to print' }).waitFor();
  await look('paper');
  expect(phone.errors).toEqual([]);
});

test('the photograph screens pass axe', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-film-'));
  await writeOneFrameVideo(join(folder, 'map.y4m'), takePhoto(5, 'easy', 800, { width: 16, height: 16 }).picture);
  phone = await openTestPhone({ colorScheme: 'dark', flags: makeVideoCameraFlags(join(folder, 'map.y4m')) });
  const { page } = phone;
  await page.goto(`${site.url}#/collection/photo`);
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0);
  const look = async (heading: string): Promise<void> => {
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await checkAccessibility(page, `axe-photo-${heading}`);
  };
  await look('Photograph a map');
  await page.getByRole('button', { name: 'Take photo' }).tap();
  await look('The four corners');
  await page.getByRole('button', { name: 'Next' }).tap();
  await page.getByRole('img', { name: /^Straightened/ }).waitFor();
  await look('How many squares?');
  await page.getByRole('button', { name: 'Read the map' }).tap();
  await look('Is this right?');
  await tapSquare(page, 'b2');
  await look('Is this right?');
  await page.getByRole('button', { name: 'Save the map' }).tap();
  await page.getByRole('textbox', { name: 'Map name' }).fill('Quay');
  await look('Is this right?');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await look('Map saved');
  await rm(folder, { recursive: true, force: true });
});
