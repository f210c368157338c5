import { expect, test } from 'vitest';
import { tab, tabs, untilOpen } from './harness';
import { openedForEach } from './opened';
import { startDemo } from './table';

/*
 * A phone that lies on the table while its people think: nothing may wake it. Timers, frames and idle moments that the page asks
 * for are counted from its first line on, by functions put in place of the browser's own; what runs once is let run out first.
 */

/** Past what the app does once by itself: tidying what was deleted, looking for what to remind of. */
const SETTLE_MS = 33_000;
/** Past what a screen makes ready once it has stood for a while. */
const CALM_MS = 5_000;
const LOOK_MS = 4_000;

const on = openedForEach();

interface Woken {
  readonly calls: readonly string[];
  readonly animations: number;
}

/** What woke the page while nobody touched it. */
async function woken(ms: number): Promise<Woken> {
  const { page } = on.phone;
  await page.evaluate(() => {
    (window as unknown as { woken: string[] }).woken.length = 0;
  });
  // Waited for here and not in the page: a timer there would be one more.
  await new Promise((done) => setTimeout(done, ms));
  return page.evaluate(() => ({
    calls: [...(window as unknown as { woken: string[] }).woken],
    animations: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  }));
}

const STILL: Woken = { calls: [], animations: 0 };

test('nothing wakes a phone that nobody touches: no timer, no frame, no animation, on any tab and in a game', async () => {
  const { page, errors } = on.phone;
  // Text and not a function: nothing but the browser's own may be in it.
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
  await untilOpen(page);
  await page.getByRole('button', { name: 'New game' }).waitFor();
  await new Promise((done) => setTimeout(done, SETTLE_MS));
  expect(await page.evaluate(() => (window as unknown as { woken: string[] }).woken.length)).toBeGreaterThan(0);
  const found: Record<string, Woken> = { 'nothing stored': await woken(LOOK_MS) };
  await startDemo(page);
  for (const name of tabs) {
    await tab(page, name).tap();
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
