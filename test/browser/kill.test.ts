import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { type LogEntry, makeLog } from '../../src/game/log';
import { soundFacts } from '../../src/game/sound-facts';
import { forgetProfile, openPhone, openSite, type Phone, type Site, untilOpen } from './harness';
import { seeded, startDemo } from './table';

const SEED = 20261120;
/** Fifty take two minutes on two cores: `npm run long` makes them all. */
const KILLS = Number(process.env.KILLS ?? 8);
/** Phones that die beside each other: one starts while another is read. */
const PHONES = 2;

/** What makes Chromium start sooner and leaves alone how it stores. */
const QUICK = ['--in-process-gpu', '--disable-extensions', '--no-zygote', '--mute-audio'];

let phones: Phone[] = [];
let site: Site;

afterEach(async () => {
  await Promise.all(phones.map((phone) => phone.close().catch(() => undefined)));
  await site.stop();
  await Promise.all(phones.map((phone) => forgetProfile(phone.profile)));
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
      setTimeout(tap, next(12));
    };
    tap();
  }, seed);
}

interface Stored {
  readonly head: { readonly id: string; readonly cursor: number | null; readonly tip: number | null };
  readonly entries: readonly LogEntry[];
  /** Each character's name and the click that its card shows. */
  readonly cards: readonly string[];
}

/** What the disk holds and what the screen shows, read past all code of the app, in one go. */
function readBack(page: Page): Promise<Stored> {
  return page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('sidekick'));
    const stores = database.transaction(['games', 'entries']);
    const [heads, entries] = await Promise.all([
      done(stores.objectStore('games').getAll()),
      done(stores.objectStore('entries').getAll()),
    ]);
    database.close();
    const cards = [...document.querySelectorAll('.figure-card')].map(
      (card) => `${card.querySelector('.clip')?.textContent}|${card.querySelector('.ring-number')?.textContent}`,
    );
    return { head: heads[0], entries, cards };
  });
}

/** What each event that turned a dial must have shown, in order, and what the cards show in the end: both folded from scratch. */
function retold({ head, entries }: Stored): { readonly told: readonly string[]; readonly cards: readonly string[] } {
  for (const [index, entry] of entries.entries())
    expect(entry).toMatchObject({ seq: index + 1, parent: index === 0 ? null : index });
  expect(head).toMatchObject({ cursor: entries.length, tip: entries.length });
  const { table } = makeLog(head.id, entries, head.cursor, head.tip).log;
  const cards = [...table.figures.values()].map((figure) => `${figure.character.name}|${figure.click}`);
  return { told: shownBy(entries), cards };
}

/** `Quarry|3` for each event after which a dial shows another click. */
function shownBy(entries: readonly LogEntry[]): string[] {
  const names = new Map<string, string>();
  const clicks = new Map<string, number>();
  const shown: string[] = [];
  for (const fact of entries.flatMap(soundFacts)) {
    if (fact.fact === 'joined') names.set(fact.piece, fact.character.name);
    if (fact.fact !== 'clicked') continue;
    const before = clicks.get(fact.piece) ?? 1;
    // A tap made while the one before it was still on its way may ask to heal at the start of the dial.
    const click = Math.max(1, before + fact.by);
    clicks.set(fact.piece, click);
    if (click !== before) shown.push(`${names.get(fact.piece)}|${click}`);
  }
  return shown;
}

/** Kills one phone so often, each time in the midst of taps, and compares what it comes back with. */
async function killing(place: number, kills: number): Promise<{ confirmed: number; unseen: number }> {
  const random = seeded(SEED + place);
  phones[place] = await openPhone({ flags: QUICK });
  await phones[place].page.goto(site.url);
  await untilOpen(phones[place].page);
  await startDemo(phones[place].page);
  const kept: string[] = [];
  let [confirmed, unseen] = [0, 0];
  for (let kill = 1; kill <= kills; kill++) {
    const phone = phones[place] as Phone;
    const shown: string[] = [];
    await tapOn(phone.page, Math.floor(random() * 2 ** 32), shown);
    await phone.page.waitForTimeout(random() * 500);
    await phone.kill();
    const again = await openPhone({ profile: phone.profile, flags: QUICK });
    phones[place] = again;
    await again.page.goto(site.url, { waitUntil: 'commit' });
    await again.page.locator('.lane').last().locator('.figure-card').last().waitFor();
    const stored = await readBack(again.page);
    const { told, cards } = retold(stored);
    const expected = [...kept, ...shown];
    expect(told.slice(0, expected.length), `kill ${kill} of seed ${SEED + place}`).toEqual(expected);
    expect(stored.cards, `kill ${kill} of seed ${SEED + place}`).toEqual(cards);
    confirmed += shown.length;
    unseen += told.length - expected.length;
    kept.splice(0, kept.length, ...told);
  }
  return { confirmed, unseen };
}

test('the browser dies at random moments: all that the screen had shown is there, in order', async () => {
  site = await openSite();
  phones = [];
  const began = performance.now();
  const results = await Promise.all(Array.from({ length: PHONES }, (_, place) => killing(place, KILLS / PHONES)));
  const confirmed = results.reduce((sum, each) => sum + each.confirmed, 0);
  const unseen = results.reduce((sum, each) => sum + each.unseen, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${KILLS} kills with seed ${SEED} in ${seconds} s: ${confirmed} events shown before the end and all there, ${unseen} more on disk that the screen had not yet shown`,
  );
  expect(confirmed).toBeGreaterThan(KILLS);
}, 400_000);
