import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import {
  forgetProfile,
  openPhone,
  openSite,
  type Phone,
  type Site,
  screenshot,
  untilOffline,
  untilOpen,
} from './harness';
import { startDemo } from './table';

/*
 * How long a phone four times slower than this computer takes from the address to the first tap that answers, with the server
 * dead and the browser just started: from the service worker, with nothing in memory.
 */

const SLOWER = 4;
const BUDGET_MS = 1000;
/** Whatever else this computer does can only add to a figure: the least disturbed of a few openings counts. */
const OPENINGS = 6;
const SETTLE_MS = 1000;
const GUESS_WRITTEN_MS = 8000;

let phone: Phone;
let site: Site;

afterEach(async () => {
  await phone.close().catch(() => undefined);
  await site.stop();
  await forgetProfile(phone.profile);
});

/**
 * Has the next page tap what comes first of `target`, and remember when the frame was drawn that shows `answer`. The page is watched by what
 * changes in it: asking in every frame would have it draw frames that nobody needs.
 */
async function tapAtOnce(page: Page, target: string, answer: string): Promise<void> {
  await page.addInitScript(
    ([wanted, shown]) => {
      const changes = { childList: true, subtree: true, attributes: true };
      const once = (selector: string, then: (found: HTMLElement) => void) => {
        const observer = new MutationObserver(() => {
          const found = document.querySelector<HTMLElement>(selector);
          if (!found) return;
          observer.disconnect();
          then(found);
        });
        observer.observe(document, changes);
      };
      // After its frame was drawn: nobody taps what they do not see.
      const drawn = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
      once(wanted, () =>
        drawn(() => {
          performance.mark('shown');
          once(shown, () => drawn(() => performance.mark('answered')));
          document.querySelector<HTMLElement>(wanted)?.click();
        }),
      );
    },
    [target, answer] as const,
  );
}

/** Milliseconds from the address until the target stood there, and until its answer was drawn. */
async function opening(target: string, answer: string): Promise<{ readonly shown: number; readonly answered: number }> {
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  const { page } = phone;
  await tapAtOnce(page, target, answer);
  const devtools = await phone.context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The browser's own start is not ours.
  await page.waitForTimeout(SETTLE_MS);
  await page.goto(site.url);
  await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
  return page.evaluate(() => {
    const at = (mark: string) => performance.getEntriesByName(mark)[0]?.startTime ?? Number.NaN;
    return { shown: at('shown'), answered: at('answered') };
  });
}

async function best(what: string, target: string, answer: string): Promise<number> {
  let least = Infinity;
  for (let time = 0; time < OPENINGS && least >= BUDGET_MS; time++) {
    const { shown, answered } = await opening(target, answer);
    console.log(`${what}: there after ${shown.toFixed(0)} ms, the first tap answered after ${answered.toFixed(0)} ms`);
    least = Math.min(least, answered);
  }
  return least;
}

test('with the server dead, a phone four times slower answers its first tap within a second', async () => {
  site = await openSite();
  phone = await openPhone();
  const { page } = phone;
  await page.goto(site.url);
  await untilOpen(page);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await untilOffline(page);
  await site.stop();
  const empty = await best('Nothing stored', '.empty-deeds .button', '.new-game');
  await phone.kill();
  phone = await openPhone({ profile: phone.profile });
  await phone.page.goto(site.url);
  await startDemo(phone.page);
  // Where the app goes on is on disk before any tap; what it showed is no matter.
  await screenshot(phone.page, 'cold-open-game');
  // That it was a game, which the app guesses by before the store is open, Chromium writes down within five seconds.
  await phone.page.waitForTimeout(GUESS_WRITTEN_MS);
  const game = await best('A game', '.figure-card[aria-pressed=false]', '.figure-card[aria-pressed=true]');
  expect(empty).toBeLessThan(BUDGET_MS);
  expect(game).toBeLessThan(BUDGET_MS);
  expect(phone.errors).toEqual([]);
}, 180_000);
