import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { forgetProfile, openPhone, openSite, type Phone, type Site, untilOpen } from './harness';
import { cardsOf, clicksTold, logOf, seeded, startDemo } from './table';

const SEED = 20261120;
const KILLS = 50;
/** As many of the kills as fit: a slow machine makes fewer and says how many. */
const BUDGET_MS = 50_000;

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

/** Taps damage and healing on one character after the other without end, and tells each change that a card shows. */
async function tapOn(page: Page, seed: number, shown: string[]): Promise<void> {
  await page.exposeFunction('tellShown', (what: string) => shown.push(what));
  await page.evaluate((start) => {
    const told = (card: Element) =>
      `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`;
    const cards = [...document.querySelectorAll<HTMLElement>('.figure-card')];
    for (const card of cards) {
      let before = told(card);
      new MutationObserver(() => {
        const now = told(card);
        if (now === before) return;
        before = now;
        void (window as unknown as { tellShown: (what: string) => Promise<void> }).tellShown(now);
      }).observe(card, { subtree: true, childList: true, characterData: true });
    }
    const deeds = [...document.querySelectorAll<HTMLButtonElement>('.deed-row button')];
    let state = start;
    const next = (below: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const tap = () => {
      const card = cards[next(cards.length)];
      if (card && card.getAttribute('aria-pressed') !== 'true') card.click();
      const click = Number(card?.querySelector('.ring-number')?.textContent);
      const deed = deeds[click > 3 || (click > 1 && next(2) === 0) ? 1 : 0];
      if (deed && !deed.disabled) deed.click();
      setTimeout(tap, next(25));
    };
    tap();
  }, seed);
}

/** To the game. Chromium writes down which one was open some seconds late: killed before that, it is taken from the list. */
async function comeBack(page: Page): Promise<void> {
  const card = page.locator('.figure-card').first();
  const listed = page.locator('button.game-open').first();
  await card.or(listed).first().waitFor();
  if ((await card.count()) === 0) await listed.tap();
  await card.waitFor();
}

test('the browser dies at random moments: all that the screen had shown is there, in order', async () => {
  const random = seeded(SEED);
  const until = Date.now() + BUDGET_MS;
  site = await openSite();
  phone = await openPhone();
  await phone.page.goto(site.url);
  await untilOpen(phone.page);
  await startDemo(phone.page);
  const kept: string[] = [];
  let [kills, confirmed, unseen] = [0, 0, 0];
  while (kills < KILLS && Date.now() < until) {
    const shown: string[] = [];
    await tapOn(phone.page, Math.floor(random() * 2 ** 32), shown);
    await phone.page.waitForTimeout(random() * 400);
    await phone.kill();
    kills++;
    phone = await openPhone({ profile: phone.profile });
    await phone.page.goto(site.url);
    await comeBack(phone.page);
    const told = clicksTold(await logOf(phone.page));
    const expected = [...kept, ...shown];
    expect(told.slice(0, expected.length), `kill ${kills} of seed ${SEED}`).toEqual(expected);
    const last = new Map(told.map((each) => [each.slice(0, each.indexOf('|')), each]));
    const stands = (await cardsOf(phone.page)).map((card) => card.slice(0, card.indexOf('|')));
    expect(await cardsOf(phone.page)).toEqual(stands.map((name) => last.get(name) ?? `${name}|1`));
    confirmed += shown.length;
    unseen += told.length - expected.length;
    kept.splice(0, kept.length, ...told);
  }
  console.log(
    `${kills} kills with seed ${SEED}: ${confirmed} events shown before the end and all there, ${unseen} more on disk that the screen had not yet shown`,
  );
  expect(kills).toBeGreaterThanOrEqual(5);
  expect(confirmed).toBeGreaterThan(kills);
}, 100_000);
