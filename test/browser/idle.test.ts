import { expect, test } from 'vitest';
import { findTab, TAB_NAMES, waitUntilOpen } from './harness';
import { beginDemoGame } from './table-steps';
import { openPhoneForEachTest } from './test-phone';

/*
 * Tests that nothing wakes an idle phone. Replaced browser functions count timers, frames and idle callbacks from the
 * first line of the page on. One-time work may finish first.
 */

/** Time in ms for the app’s one-time work after start: cleanup of deleted records, and a search for reminders. */
const SETTLE_MS = 33_000;
/** Time in ms in which an opened screen finishes its preparations. */
const CALM_MS = 5_000;
const LOOK_MS = 4_000;

const on = openPhoneForEachTest();

interface Woken {
  readonly calls: readonly string[];
  readonly animations: number;
}

/** Returns the callbacks and animations that woke the page within `ms` milliseconds. */
async function woken(ms: number): Promise<Woken> {
  const { page } = on.phone;
  await page.evaluate(() => {
    (window as unknown as { woken: string[] }).woken.length = 0;
  });
  // Waits outside the page, because waiting inside would add a timer.
  await new Promise((done) => setTimeout(done, ms));
  return page.evaluate(() => ({
    calls: [...(window as unknown as { woken: string[] }).woken],
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  }));
}

const STILL: Woken = { calls: [], animations: 0 };

test('an untouched phone has no timer, frame or animation, on any tab and in a game', async () => {
  const { page, errors } = on.phone;
  // A string instead of a function, because a compiled function would call helpers that the page lacks.
  await page.addInitScript(`
    window.woken = [];
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback']) {
      const own = window[name].bind(window);
      window[name] = (act, ...rest) => own((...told) => {
        window.woken.push(name + ' ' + (typeof rest[0] === 'number' ? rest[0] : ''));
        return typeof act === 'function' ? act(...told) : undefined;
      }, ...rest);
    }
  `);
  await page.goto(on.site.url);
  await waitUntilOpen(page);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await new Promise((done) => setTimeout(done, SETTLE_MS));
  expect(await page.evaluate(() => (window as unknown as { woken: string[] }).woken.length)).toBeGreaterThan(0);
  const found: Record<string, Woken> = { 'nothing stored': await woken(LOOK_MS) };
  await beginDemoGame(page);
  for (const name of TAB_NAMES) {
    await findTab(page, name).tap();
    await new Promise((done) => setTimeout(done, CALM_MS + (name === 'Table' ? 3_000 : 0)));
    found[name] = await woken(LOOK_MS);
  }
  console.log(
    Object.entries(found)
      .map(([name, { calls }]) => `${name}: ${calls.join(', ') || 'nothing'}`)
      .join('; '),
  );
  for (const [name, each] of Object.entries(found)) expect(each, name).toEqual(STILL);
  expect(errors).toEqual([]);
}, 180_000);
