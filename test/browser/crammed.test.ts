/**
 * Tests a phone with extreme amounts of data, slowed to a quarter of its speed: 100 games including one of 50,000 taps,
 * 20,000 characters and 500 photographs. Prints the time of every import and export.
 */
import { stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { makeInventedUnit } from '../helpers/invented-units';
import { median } from './budget';
import { takeScreenshot, waitUntilOpen } from './harness';
import { makeLongGameEntries } from './long-game';
import { putPictures, putRows, readTableChecksums } from './put-rows';
import { openPhoneForEachTest, openTestPhone } from './test-phone';

const GAMES = 100;
const EVENTS = 50_000;
/** Number of events of every game except the longest. */
const FEW_EVENTS = 200;
const CHARACTERS = 20_000;
const PICTURES = 500;
const SLOWER = 4;
const OPENS = 3;
const TAPS = 7;
const NAME = 'The longest war';

const on = openPhoneForEachTest();

/**
 * Stores all games, starting with the longest. Each game was last played a minute before the previous game in the list.
 */
async function putGames(page: Page): Promise<void> {
  const now = Date.now();
  for (let place = 0; place < GAMES; place++) {
    const id = `crammed-${place}`;
    const events = place === 0 ? EVENTS : FEW_EVENTS;
    await putRows(page, 'entries', makeLongGameEntries(id, events));
    const times = { created: now - 86_400_000, touched: now - place * 60_000 };
    const name = place === 0 ? NAME : `Evening ${place}`;
    const state = { cursor: events, tip: events, edition: 'core-2008', archived: false, deletedAt: null };
    await putRows(page, 'games', [{ id, name, ...times, ...state }]);
  }
}

async function importCharacters(page: Page): Promise<void> {
  const file = join(tmpdir(), `crammed-${process.pid}.json`);
  await writeFile(file, JSON.stringify(Array.from({ length: CHARACTERS }, (_, place) => makeInventedUnit(place))));
  await page.goto(`${on.site.url}#/collection`);
  await page.getByRole('searchbox', { name: 'Filter characters' }).waitFor();
  await page.getByLabel('Import files').setInputFiles(file);
  await page.getByText(`${CHARACTERS} characters imported.`).waitFor({ timeout: 300_000 });
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return devtools;
}

/** Closes the phone and reopens it, slowed down as before. */
async function reopened(): Promise<Page> {
  await on.phone.close();
  on.phone = await openTestPhone({ profile: on.phone.profile });
  on.phone.page.setDefaultTimeout(60_000);
  await slowed(on.phone.page, SLOWER);
  return on.phone.page;
}

const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await act();
  return performance.now() - began;
};

/** Returns the milliseconds from a click until `count` elements are drawn and the next task has run. */
function fromClick(page: Page, click: string, there: string, count = 1): Promise<number> {
  return page.evaluate(
    async ([from, to, least]) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(from)?.click();
      while (document.querySelectorAll(to).length < least) await new Promise((next) => requestAnimationFrame(next));
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      return performance.now() - began;
    },
    [click, there, count] as const,
  );
}

/** Taps a button of the Table and returns the milliseconds until the selected card shows another click number. */
function tapOn(page: Page, button: string): Promise<number> {
  return page.evaluate(async (from) => {
    const read = () => document.querySelector('.figure-card[aria-pressed=true] .ring-number')?.textContent;
    const before = read();
    const began = performance.now();
    [...document.querySelectorAll<HTMLElement>('.deed-row button, .deed-turn button')]
      .find((each) => new RegExp(from).test(each.getAttribute('aria-label') ?? (each.textContent ?? '').trim()))
      ?.click();
    while (read() === before) {
      if (performance.now() - began > 60_000) throw new Error(`nothing came of ${from}`);
      await new Promise((next) => requestAnimationFrame(next));
    }
    return performance.now() - began;
  }, button);
}

const told = (figures: readonly number[]) => figures.map((each) => each.toFixed(0)).join(', ');

function tell(what: string, ...figures: number[]): void {
  console.log(`crammed, four times slower | ${what} | ${told(figures)} ms`);
}

/** Returns the name of a character that has a photograph, from the database. */
function nameWithPicture(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const request = indexedDB.open('sidekick');
      request.onsuccess = () => done(request.result);
    });
    const reading = database.transaction('characters').objectStore('characters').openCursor();
    const name = await new Promise<string>((done) => {
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor || cursor.value.picture) done(cursor?.value.name ?? '');
        else cursor.continue();
      };
    });
    database.close();
    return name;
  });
}

async function untilGames(page: Page): Promise<void> {
  await page
    .locator('.game-open')
    .nth(GAMES - 1)
    .waitFor();
}

test('with 100 games, one of 50,000 taps, 20,000 characters and 500 photographs, everything opens, plays, backs up and restores', async () => {
  let { page } = on.phone;
  page.setDefaultTimeout(60_000);
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await importCharacters(page);
  const bytes = await putPictures(page, PICTURES);
  await putGames(page);
  console.log(`${PICTURES} photographs of ${(bytes / 1e6).toFixed(1)} MB`);

  const cold: number[] = [];
  for (let time = 0; time < OPENS; time++) {
    page = await reopened();
    cold.push(
      await timed(async () => {
        await page.goto(`${on.site.url}#/table/games`);
        await untilGames(page);
      }),
    );
  }
  await takeScreenshot(page, 'crammed-games');
  tell('cold open of the list of 100 games', ...cold);

  const never = await fromClick(page, '.game-list .game-open', '.figure-card', 2);
  const again: number[] = [];
  for (let time = 0; time < OPENS; time++) {
    // Waits until the app has packed the game's entries and written a snapshot, in the background.
    await page.waitForTimeout(5000);
    page = await reopened();
    await page.goto(`${on.site.url}#/table/games`);
    await untilGames(page);
    await page.waitForTimeout(1500);
    again.push(await fromClick(page, '.game-list .game-open', '.figure-card', 2));
  }
  tell(`a game of ${EVENTS} taps opens that was never opened`, never);
  tell('it opens again, the app closed in between', ...again);

  // Waits until a figure in play is selected.
  await page.locator('.figure-card[aria-pressed=true]').waitFor();
  // The first tap waits until the rest of the game is loaded.
  const first = await tapOn(page, 'click of damage');
  const undone = await tapOn(page, '^Undo');
  const [taps, undos]: [number[], number[]] = [[], []];
  for (let time = 0; time < TAPS; time++) {
    taps.push(await tapOn(page, 'click of damage'));
    undos.push(await tapOn(page, '^Undo'));
  }
  await takeScreenshot(page, 'crammed-table');
  tell('the first tap in it, and the first undo', first, undone);
  tell('a tap in it', ...taps);
  tell('an undo in it', ...undos);

  const lists: number[] = [];
  for (let time = 0; time < OPENS; time++) {
    await page.goto(`${on.site.url}#/table/games`);
    await page.reload();
    await untilGames(page);
    await page.waitForTimeout(1500);
    lists.push(
      await fromClick(page, 'nav a[href$="collection"], nav button:nth-of-type(4)', '.virtual-list .character-words'),
    );
  }
  tell(`the list of ${CHARACTERS} characters`, ...lists);
  await page.getByText(`Characters ${CHARACTERS + 8}`).waitFor();
  await page.getByRole('searchbox', { name: 'Filter characters' }).fill(await nameWithPicture(page));
  await page.waitForTimeout(1500);
  const photo = await timed(async () => {
    await page.locator('.virtual-list .character-words').first().tap();
    await page.locator('img[src^="blob:"]').first().waitFor();
  });
  await takeScreenshot(page, 'crammed-character');
  tell('a character with its photograph', photo);

  page = await reopened();
  await page.goto(`${on.site.url}#/table/backup`);
  const button = page.getByRole('button', { name: /Back up now/ });
  await button.waitFor();
  // Saves to a path, because passing so much data through the browser driver would be slow.
  const file = join(tmpdir(), `crammed-${process.pid}.sidekick`);
  const backedUp = await timed(async () => {
    const [download] = await Promise.all([page.waitForEvent('download', { timeout: 300_000 }), button.tap()]);
    await download.saveAs(file);
  });
  tell(`a backup of ${((await stat(file)).size / 1e6).toFixed(1)} MB`, backedUp);

  const before = await readTableChecksums(page);
  const looked = await timed(async () => {
    await page.locator('.backup-screen input[type=file]').setInputFiles(file);
    await page.getByRole('dialog', { name: 'Backup contents' }).waitFor({ timeout: 300_000 });
  });
  const restored = await timed(async () => {
    const replace = page.getByRole('button', { name: 'Replace everything here' });
    await Promise.all([page.waitForEvent('load', { timeout: 300_000 }), replace.tap()]);
    await page.getByRole('button', { name: 'Undo the restore' }).waitFor();
  });
  tell('its contents are shown', looked);
  tell('it replaces everything', restored);
  expect(await readTableChecksums(page)).toEqual(before);
  expect(on.phone.errors).toEqual([]);
  // Taps must not slow down with the amount of stored data.
  expect(median(taps)).toBeLessThan(500);
  expect(median(undos)).toBeLessThan(500);
}, 900_000);
