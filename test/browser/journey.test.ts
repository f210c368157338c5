import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sharedPath } from '../helpers/shared-path';
import { dragToSquare, listPiecesOnBoard, tapSquare } from './board';
import { findTab, type Phone, type Site, takeScreenshot, waitUntilOfflineReady, waitUntilOpen } from './harness';
import { chooseMap, letAnaGoFirst } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

const invented = join(import.meta.dirname, '../data/journey');

/** Timeout in milliseconds. Longer delays on a phone are errors. */
const PATIENCE = 10_000;

let phone: Phone;
let site: Site;

async function openCollection(): Promise<Page> {
  site = await openTestSite();
  phone = await openTestPhone();
  const { page } = phone;
  await page.goto(`${site.url}#/collection`);
  await page.getByRole('button', { name: 'New character' }).waitFor();
  return page;
}

/** Takes a screenshot in the dark and in the light theme. */
async function look(name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await phone.page.emulateMedia({ colorScheme });
    await takeScreenshot(phone.page, `${name}-${colorScheme}`);
  }
  await phone.page.emulateMedia({ colorScheme: 'dark' });
}

/** Imports files, closes the report and returns its text. */
async function bringIn(page: Page, ...files: string[]): Promise<string> {
  await page.locator('input[type=file]').setInputFiles(files);
  const report = page.getByRole('dialog');
  await report.waitFor();
  const text = await report.innerText();
  await look(`import-${files.length}-files`);
  await report.getByRole('button', { name: 'Done' }).tap();
  return text;
}

async function enterByDial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New character' }).tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour Glass');
  await page.getByLabel('Points').fill('75');
  await page.getByLabel('Range').fill('6');
  await page.getByRole('combobox', { name: 'Click 1, speed' }).tap();
  await page.keyboard.type('9ch\n10en\n17tou\n3\n');
  await page.getByRole('button', { name: 'Same as above' }).tap();
  await page.keyboard.type('----');
  await look('entry');
  await page.getByRole('region', { name: 'Number pad' }).getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Save' }).tap();
  await page.getByRole('button', { name: /^Harbour Glass\b.*75 points/ }).waitFor();
}

async function startGame(page: Page): Promise<void> {
  await findTab(page, 'Table').tap();
  await page.getByRole('button', { name: 'New game' }).tap();
  await page.getByRole('textbox', { name: 'Player 1' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Player 2' }).fill('Ben');
  await chooseMap(page, 'Tidewater Yard');
  for (const name of ['Harbour Glass', 'Copper Gale']) await page.getByRole('button', { name: `Add ${name}` }).tap();
  await page.locator('label', { hasText: /^Ben$/ }).tap();
  for (const name of ['Moth Captain', 'Glasswright']) await page.getByRole('button', { name: `Add ${name}` }).tap();
  // Chooses one of Glasswright’s two starting lines.
  await page
    .getByRole('dialog', { name: 'Starting line for Glasswright' })
    .getByRole('button', { name: /^95 points/ })
    .tap();
  await look('new-game');
  await page.getByRole('button', { name: /^Start/ }).tap();
  await page.getByRole('heading', { name: 'Setup', exact: true }).waitFor();
}

async function placeFigures(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Place on the map' }).tap();
  const tray = page.getByRole('region', { name: 'Not on the map yet' });
  const places = [
    ['Harbour Glass', 'c2'],
    ['Copper Gale', 'g2'],
    ['Moth Captain', 'c11'],
  ] as const;
  await tray.waitFor();
  await look('map-empty');
  for (const [name, square] of places) {
    const button = tray.getByRole('button', { name: new RegExp(name) });
    if ((await button.getAttribute('aria-pressed')) !== 'true') await button.tap();
    await tapSquare(page, square);
    await button.waitFor({ state: 'detached' });
  }
  const box = await tray.getByRole('button', { name: /Glasswright/ }).boundingBox();
  if (!box) throw new Error('the tray holds no Glasswright');
  await dragToSquare(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, 'i8');
  await tray.waitFor({ state: 'detached' });
  await look('map-placed');
}

const figureOnMap = (page: Page, name: string) =>
  page.locator('svg [role=button]').and(page.getByRole('button', { name: new RegExp(name) }));

async function askHit(page: Page): Promise<string> {
  // The Map opens with the figure that was selected on the Table.
  await page.getByRole('button', { name: 'Deselect' }).tap();
  await figureOnMap(page, 'Copper Gale').tap();
  await page.locator('label', { hasText: /^Hit$/ }).tap();
  await figureOnMap(page, 'Glasswright').tap();
  const answer = page.getByRole('region', { name: 'Answer' });
  await answer.waitFor();
  await look('ruling');
  return answer.innerText();
}

/** Plays turns on the Table by touch. Checks that the log contains each action. */
async function playTurns(page: Page): Promise<void> {
  const deeds = page.getByRole('region', { name: 'Actions' });
  const choose = async (name: string) => {
    const card = page.getByRole('button', { name: new RegExp(name) });
    if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
  };
  const act = async (action: string) => {
    await deeds.getByRole('button', { name: 'Action' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${action} 1 action token`) })
      .tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  const hurt = () => deeds.getByRole('button', { name: '1 click of damage' }).tap();
  const heal = () => deeds.getByRole('button', { name: /heal/ }).tap();
  const endTurn = () => deeds.getByRole('button', { name: 'End turn' }).tap();
  const turnOf = (name: string) => page.getByRole('heading', { name: `${name}’s turn` }).waitFor();

  await letAnaGoFirst(page);
  await choose('Copper Gale');
  await act('Power action');
  await choose('Harbour Glass');
  await act('Power action');
  await choose('Glasswright');
  await hurt();
  await choose('Moth Captain');
  await hurt();
  await look('table');
  await endTurn();
  await turnOf('Ben');
  await choose('Moth Captain');
  await heal();
  await act('Power action');
  await choose('Copper Gale');
  await hurt();
  await endTurn();
  await turnOf('Ana');
  await choose('Harbour Glass');
  await act('Close attack');
  await choose('Moth Captain');
  await hurt();
  await endTurn();
  await turnOf('Ben');
  await choose('Harbour Glass');
  for (let blow = 0; blow < 3; blow++) {
    await hurt();
    await heal();
  }
}

async function logLines(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await page.getByRole('button', { name: 'Game log' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Game log' });
  await sheet.getByRole('listitem').first().waitFor();
  const lines = await sheet.getByRole('listitem').allInnerTexts();
  await takeScreenshot(page, 'log');
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap();
  return lines;
}

/**
 * Returns the visible state of the table: the heading with the player on turn, and each lane with clicks, tokens and
 * points.
 */
async function tableState(page: Page): Promise<string[]> {
  // Waits for the last lane, because lanes after the first are drawn in a later frame.
  await page.locator('.lane').last().locator('.figure-card').last().waitFor();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  // Removes the forecast, which depends on the selected figure and is not part of the game’s state.
  const lanes = await page.locator('.lane').evaluateAll((all) =>
    all.map((lane) => {
      const copy = lane.cloneNode(true) as Element;
      for (const told of copy.querySelectorAll('.figure-forecast')) told.remove();
      return copy.textContent ?? '';
    }),
  );
  return [await page.getByRole('heading', { level: 1 }).innerText(), ...lanes];
}

/** Opens the Map and lists the figures with their squares. */
async function mapState(page: Page): Promise<string[]> {
  await findTab(page, 'Map').tap();
  await page.locator('svg [data-piece]').first().waitFor();
  return listPiecesOnBoard(page);
}

test('after import, entry, placement, play and a ruling, every event survives when server and browser are killed', async () => {
  site = await openTestSite();
  phone = await openTestPhone();
  let { page } = phone;
  page.setDefaultTimeout(PATIENCE);
  await page.goto(site.url);
  await waitUntilOpen(page);
  await look('first-open');

  await findTab(page, 'Collection').tap();
  const good = await bringIn(page, join(invented, 'units.json'), join(invented, 'map.json'));
  expect(good).toContain('4 characters imported.');
  expect(good).toContain('1 map imported.');
  await enterByDial(page);
  await look('collection');

  await startGame(page);
  await placeFigures(page);
  await findTab(page, 'Table').tap();
  await playTurns(page);

  await findTab(page, 'Map').tap();
  const ruling = await askHit(page);
  expect(ruling).toMatch(/^Yes/);
  expect(ruling).toMatch(/\d+\/\d+\s+\d+%/);
  expect(ruling).toMatch(/hindering terrain/i);
  expect(ruling).toContain('Core rules, 2008');
  await page.getByRole('button', { name: /^Hit:/ }).tap();
  await page.locator('label', { hasText: /^Move$/ }).tap();
  await tapSquare(page, 'f3');
  await page.getByRole('button', { name: /^Move here/ }).tap();
  await page.getByText(/Copper Gale to f3/).waitFor();
  await look('map');
  const placedBefore = await mapState(page);
  expect(placedBefore).toEqual(['blue-1 c11', 'blue-2 i8', 'red-1 c2', 'red-2 f3']);

  await findTab(page, 'Table').tap();
  const before = await tableState(page);
  const linesBefore = await logLines(page);
  const settingUp = 1 + 4;
  expect(linesBefore.length - settingUp).toBeGreaterThanOrEqual(20);
  await waitUntilOfflineReady(page);

  await site.stop();
  await phone.kill();
  await expect(fetch(site.url)).rejects.toThrow();
  phone = await openTestPhone({ profile: phone.profile });
  page = phone.page;
  page.setDefaultTimeout(PATIENCE);
  await page.goto(site.url);
  await waitUntilOpen(page);

  expect(await tableState(page)).toEqual(before);
  expect(await logLines(page)).toEqual(linesBefore);
  expect(await mapState(page)).toEqual(placedBefore);
  for (const [name, text] of [
    ['Collection', 'Harbour Glass'],
    ['Forces', 'Forces'],
    ['Rules', 'Ask with a position'],
  ] as const) {
    await findTab(page, name).tap();
    await page.getByText(text).first().waitFor();
    await look(`offline-${name.toLowerCase()}`);
  }
  expect(phone.errors).toEqual([]);
  expect(phone.foreign).toEqual([]);
}, 90_000);

test('invalid records are refused one by one with a sentence, and valid ones of the same files are imported', async () => {
  const page = await openCollection();
  const text = await bringIn(
    page,
    ...['bad-units.json', 'broken.json', 'gap-map.json'].map((name) => join(invented, name)),
  );
  expect(text).toContain('2 characters imported.');
  expect(text).toContain('1 map imported.');
  expect(text).toMatch(/Clickless Nan.*its dial has no clicks/);
  expect(text).toMatch(/its name has 10000 letters/);
  expect(text).toMatch(/broken\.json was not imported/);
  expect(text).toMatch(/Gap Yard: Missing rows set to clear terrain: 8, 9/);
  expect(await page.getByRole('button', { name: /^<img src=x onerror=/ }).count()).toBe(1);
  expect(await page.title()).not.toBe('owned');
  expect(await page.locator('img').count()).toBe(0);
  await look('collection-html-name');
  expect(phone.errors).toEqual([]);
}, 60_000);

test('real files of players are imported', async (context) => {
  const real = sharedPath(context, 'data');
  const page = await openCollection();
  const units = await bringIn(
    page,
    join(real, 'units/bmao.json'),
    join(real, 'units/jlsg.json'),
    join(real, 'maps/guardian_ship.json'),
  );
  expect(units).toMatch(/\d+ characters imported/);
  expect(units).toContain('1 map imported.');
  expect(units).not.toContain('not imported');
  expect(phone.errors).toEqual([]);
}, 60_000);
