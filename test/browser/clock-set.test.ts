/**
 * Changes the phone’s clock during play by a day, an hour or a time zone, in both directions. No tap is lost or
 * reordered, the players’ clocks stay right, and deleted games are not erased.
 */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { readDisk } from '../torture/disk';
import { readGame } from '../torture/table-states';
import { findTab, waitUntilOpen } from './harness';
import { beginDemoGame, findOpenSheet, listLoggedClicks, readLog, setUpDemoGame } from './table-steps';
import { openPhoneForEachTest } from './test-phone';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Wait in ms, longer than the delay after which the app erases records that were deleted more than a day ago. */
const TIDIED_MS = 17_000;

/** Clock changes: offsets from the true time in milliseconds, or names of time zones. */
const JUMPS: readonly (number | string)[] = [
  DAY,
  0,
  -DAY,
  0,
  HOUR,
  -HOUR,
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  2 * DAY,
  -2 * DAY,
  'Europe/Berlin',
  0,
];
const TAPS = 3;

const on = openPhoneForEachTest();

/**
 * Runs in every page: replaces `Date` by a clock that `setClock(ms)` shifts. The page’s monotonic clock is unchanged.
 */
function withClock(): void {
  let beside = Number(sessionStorage.getItem('clock') ?? 0);
  const Real = Date;
  const now = () => Real.now() + beside;
  const Shifted = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Object.assign(window, {
    Date: Shifted,
    setClock(ms: number) {
      beside = ms;
      sessionStorage.setItem('clock', String(ms));
    },
  });
}

async function jump(page: Page, to: number | string): Promise<void> {
  if (typeof to === 'number') {
    await page.evaluate((ms) => (window as unknown as { setClock: (ms: number) => void }).setClock(ms), to);
  } else {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTimezoneOverride', { timezoneId: to });
    await devtools.detach();
  }
}

/** Reads the time used, in seconds, from the clock in the turn header. */
async function used(page: Page): Promise<number> {
  const said = await page.locator('.turn-clock').getAttribute('aria-label');
  const [, minutes, seconds] = /(\d+):(\d\d) used/.exec(said ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function deletedGames(page: Page): Promise<number> {
  const { games = [] } = await readDisk(page);
  return games.filter((row) => (row as { readonly deletedAt: number | null }).deletedAt !== null).length;
}

test('clock changes during play lose or reorder no taps, distort no player’s time and erase nothing', async () => {
  const { page } = on.phone;
  page.setDefaultTimeout(20_000);
  await on.phone.context.addInitScript(withClock);
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await beginDemoGame(page);
  await page.getByRole('button', { name: 'Game menu' }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Clock and limits' }).tap();
  const began = performance.now();
  await findOpenSheet(page).getByRole('button', { name: 'Start', exact: true }).tap();
  await findOpenSheet(page).getByRole('button', { name: 'Close', exact: true }).tap();
  await findOpenSheet(page).waitFor({ state: 'detached' });

  const card = page.locator('.figure-card').first();
  if ((await card.getAttribute('aria-pressed')) !== 'true') await card.tap();
  const click = async () => Number(await card.locator('.ring-number').textContent());
  let taps = 0;
  for (const to of JUMPS) {
    await jump(page, to);
    for (let tap = 0; tap < TAPS; tap++, taps++) {
      const before = await click();
      await page.getByRole('button', { name: taps % 2 === 0 ? /click of damage/ : /heal$/ }).tap();
      await expect.poll(click).toBe(taps % 2 === 0 ? before + 1 : before - 1);
    }
    // Waits for one update of the players’ clock.
    await page.waitForTimeout(1100);
  }
  const seconds = (performance.now() - began) / 1000;
  expect(await used(page)).toBeGreaterThan(JUMPS.length);
  expect(await used(page)).toBeLessThanOrEqual(seconds + 1);
  const told = listLoggedClicks(await readLog(page));
  expect(told.map((line) => line.split('|')[1])).toEqual(Array.from({ length: taps }, (_, at) => String(2 - (at % 2))));
  await readGame(page);

  // Deletes a second game while the clock is two days behind.
  await jump(page, -2 * DAY);
  await page.goto(`${on.site.url}#/table/games`);
  await setUpDemoGame(page);
  await page.goto(`${on.site.url}#/table/games`);
  await page
    .locator('.game-list')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .tap();
  await findOpenSheet(page)
    .getByRole('button', { name: /^Delete/ })
    .tap();
  await expect.poll(() => deletedGames(page)).toBe(1);
  // Corrects the clock, then opens the app twice and leaves it idle.
  for (let opening = 0; opening < 2; opening++) {
    await jump(page, 0);
    await page.reload();
    await waitUntilOpen(page);
    await page.waitForTimeout(TIDIED_MS);
  }
  expect(await deletedGames(page)).toBe(1);
  await findTab(page, 'Table').tap();
  expect(on.phone.errors).toEqual([]);
}, 240_000);
