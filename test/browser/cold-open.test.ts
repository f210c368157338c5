import { expect, test } from 'vitest';
import { expectWithinBudget, median } from './budget';
import { type Phone, type Site, takeScreenshot, waitUntilOfflineReady } from './harness';
import { openUnautomatedPhone } from './quiet-phone';
import { beginDemoGame } from './table-steps';
import { openTestApp, openTestPhone } from './test-phone';

/*
 * Measures the time from opening the address to the first answered tap, on a phone four times slower than this
 * computer. The server is stopped and the browser has just started, so all files come from the service worker.
 */

const SLOWER = 4;
const BUDGET_MS = 1000;
/** Number of openings; the median time counts. */
const OPENINGS = 7;
/** Wait in ms until the browser has started, which is not measured. */
const SETTLE_MS = 1500;
/** Wait in ms until the opening is complete. An earlier query would disturb the measurement. */
const OVER_MS = 4000;
const GUESS_WRITTEN_MS = 8000;

let phone: Phone;
let site: Site;

/**
 * Returns a script that taps the first `target` once it is drawn, and marks when `answer` is drawn. Uses a mutation
 * observer, because polling in every frame would force frames.
 */
function tapAtOnce(target: string, answer: string): string {
  return `
    const changes = { childList: true, subtree: true, attributes: true };
    const once = (selector, then) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(then));
      });
      observer.observe(document, changes);
    };
    once('${target}', () => {
      performance.mark('shown');
      once('${answer}', () => performance.mark('answered'));
      document.querySelector('${target}').click();
    });`;
}

/** Opens the app and returns the milliseconds until the target was drawn and until the answer was drawn. */
async function opening(target: string, answer: string): Promise<{ readonly shown: number; readonly answered: number }> {
  const quiet = await openUnautomatedPhone(phone.profile);
  try {
    await pause(SETTLE_MS);
    await quiet.go(site.url, SLOWER, tapAtOnce(target, answer));
    await pause(OVER_MS);
    return await quiet.evaluate(`(() => {
      const at = (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? Infinity;
      return { shown: at('shown'), answered: at('answered') };
    })()`);
  } finally {
    await quiet.kill();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}

async function usual(what: string, target: string, answer: string): Promise<number> {
  await phone.kill();
  const taps: number[] = [];
  for (let time = 0; time < OPENINGS; time++) {
    const { shown, answered } = await opening(target, answer);
    console.log(`${what}: there after ${shown.toFixed(0)} ms, the first tap answered after ${answered.toFixed(0)} ms`);
    taps.push(answered);
  }
  return median(taps);
}

test('a phone four times slower answers its first tap within a second, with the server stopped', async () => {
  ({ site, phone } = await openTestApp());
  const { page } = phone;
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await waitUntilOfflineReady(page);
  await site.stop();
  const empty = await usual('Nothing stored', '.games-first > .button', '.new-game');
  phone = await openTestPhone({ profile: phone.profile });
  await phone.page.goto(site.url);
  await beginDemoGame(phone.page);
  // This screenshot is only for reviewers. The game is already stored.
  await takeScreenshot(phone.page, 'cold-open-game');
  // Waits until Chromium has saved local storage, from which the app predicts that it opens with a game.
  await phone.page.waitForTimeout(GUESS_WRITTEN_MS);
  const game = await usual('A game', '.figure-card[aria-pressed=false]', '.figure-card[aria-pressed=true]');
  expectWithinBudget('cold open with nothing stored, to the first tap that answers', empty, BUDGET_MS, 'ms');
  expectWithinBudget('cold open with a game, to the first tap that answers', game, BUDGET_MS, 'ms');
  expect(phone.errors).toEqual([]);
}, 300_000);
