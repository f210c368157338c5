import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type Phone, type Site, waitUntilOpen } from './harness';
import { beginDemoGame, listLoggedClicks, readFigureCards, readLog } from './table-steps';
import { openTestPhone, openTestSite } from './test-phone';

const EVENTS = 1000;

let phone: Phone;
let site: Site;

/** Damages and heals one figure alternately, as fast as the event queue allows. */
async function tapOn(page: Page, card: number, taps: number): Promise<void> {
  await page.evaluate(
    async ([at, count]) => {
      const chosen = document.querySelectorAll<HTMLElement>('.figure-card')[at as number] as HTMLElement;
      if (chosen.getAttribute('aria-pressed') !== 'true') chosen.click();
      const [hurt, heal] = document.querySelectorAll<HTMLButtonElement>('.deed-row button');
      const click = () => Number(chosen.querySelector('.ring-number')?.textContent);
      for (let tap = 0; tap < (count as number); tap++) {
        const before = click();
        (tap % 2 === 0 ? hurt : heal)?.click();
        while (click() === before) await new Promise((done) => setTimeout(done, 2));
      }
    },
    [card, taps],
  );
}

test('two tabs of one game record every event once and show the same state', async () => {
  site = await openTestSite();
  phone = await openTestPhone();
  const one = phone.page;
  await one.goto(site.url);
  await waitUntilOpen(one);
  await beginDemoGame(one);
  const two = await phone.context.newPage();
  await two.goto(site.url);
  await two.locator('.figure-card').first().waitFor();

  const began = Date.now();
  await Promise.all([tapOn(one, 0, EVENTS / 2), tapOn(two, 4, EVENTS / 2)]);
  const took = Date.now() - began;

  await one.bringToFront();
  const lines = await readLog(one);
  const cards = await readFigureCards(one);
  await two.bringToFront();
  expect(await readLog(two)).toEqual(lines);
  expect(await readFigureCards(two)).toEqual(cards);
  const told = listLoggedClicks(lines);
  expect(told).toHaveLength(EVENTS);
  let changes = 0;
  for (const [index, line] of told.entries()) if (line.split('|')[0] !== told[index - 1]?.split('|')[0]) changes++;
  console.log(`${EVENTS} events of two tabs in ${took} ms, the writer changed ${changes} times, none lost`);
  expect(changes).toBeGreaterThan(10);
  expect(phone.errors).toEqual([]);
}, 300_000);
