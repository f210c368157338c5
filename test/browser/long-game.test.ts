import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { makeLog } from '../../src/game/log';
import { printGameFile } from '../../src/store/unsaved';
import { expectWithinBudget, median } from './budget';
import { waitUntilOpen } from './harness';
import { makeLongGameEntries } from './long-game';
import { beginDemoGame } from './table-steps';
import { openPhoneForEachTest, openTestPhone } from './test-phone';

const EVENTS = 10_000;
const BUDGET_MS = 100;
const NAME = 'The long war';

const on = openPhoneForEachTest();
let folder: string;

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Opens a game from the list. Returns the milliseconds from the tap to the frame with `characters` figure cards. */
async function opening(page: Page, name: RegExp, characters: number): Promise<number> {
  await page.evaluate(() => {
    location.hash = '#/table/games';
  });
  const row = page.getByRole('button', { name }).first();
  await row.waitFor();
  // Waits until the list is sorted again, with the game played last at the top.
  await page.waitForTimeout(300);
  return row.evaluate(async (button, count) => {
    const began = performance.now();
    (button as HTMLElement).click();
    while (document.querySelectorAll('.figure-card').length !== count)
      await new Promise((done) => requestAnimationFrame(done));
    return performance.now() - began;
  }, characters);
}

/** Counts the stored entries of a game in IndexedDB, without the app’s code. */
function entriesOnDisk(page: Page, game: string): Promise<number> {
  return page.evaluate(
    (id) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sidekick');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database
            .transaction('entries')
            .objectStore('entries')
            .count(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
    game,
  );
}

test('a game of 10,000 events opens within its budget, even as the first one after the app was killed', async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-long-'));
  const file = join(folder, 'long.json');
  await writeFile(file, printGameFile(makeLog('long', makeLongGameEntries('long', EVENTS), EVENTS, EVENTS).log, NAME));
  await on.phone.page.goto(on.site.url);
  await waitUntilOpen(on.phone.page);
  await beginDemoGame(on.phone.page);
  const few = await on.phone.page.locator('.figure-card').count();
  await on.phone.page.goto(`${on.site.url}#/table/backup`);
  await on.phone.page.locator('.backup-screen input[type=file]').setInputFiles(file);
  await on.phone.page.getByRole('button', { name: 'Save', exact: true }).tap();
  await on.phone.page.getByText(/saved to your games\.$/).waitFor();

  // The first opening of an imported game reads and folds all entries. Later openings use a snapshot.
  const never = await opening(on.phone.page, new RegExp(NAME), 2 * few);
  const first: number[] = [];
  const again: number[] = [];
  const small: number[] = [];
  const rest = async () => {
    small.push(await opening(on.phone.page, /Ana – Ben/, few));
  };
  await rest();
  for (let kill = 0; kill < 5; kill++) {
    await on.phone.kill();
    on.phone = await openTestPhone({ profile: on.phone.profile });
    // The app reopens with the small game. Its screen is complete before any of the long game is loaded.
    await on.phone.page.goto(on.site.url);
    await on.phone.page.locator('.figure-card').first().waitFor();
    first.push(await opening(on.phone.page, new RegExp(NAME), 2 * few));
    await rest();
    for (let time = 0; time < 2; time++) {
      again.push(await opening(on.phone.page, new RegExp(NAME), 2 * few));
      await rest();
    }
  }
  const told = (times: readonly number[]) => `${times.map((time) => time.toFixed(0)).join(', ')} ms`;
  console.log(
    `${EVENTS} events: first opening after a kill ${told(first)}, again ${told(again)}; ${never.toFixed(0)} ms when it had never been opened; a small game ${told(small)}`,
  );

  // A tap right after the game appears waits until all entries are loaded, and becomes the last event.
  await opening(on.phone.page, new RegExp(NAME), 2 * few);
  await on.phone.page.getByRole('button', { name: /click of damage/ }).tap();
  await expect.poll(() => entriesOnDisk(on.phone.page, 'long')).toBe(EVENTS + 1);
  await on.phone.page.getByRole('button', { name: /^Undo/ }).tap();
  await on.phone.page.getByRole('button', { name: /^Redo/ }).waitFor();

  expectWithinBudget(`a game of ${EVENTS} events opens first of all after a kill`, median(first), BUDGET_MS, 'ms');
  expectWithinBudget(`a game of ${EVENTS} events opens again`, median(again), BUDGET_MS, 'ms');
}, 300_000);
