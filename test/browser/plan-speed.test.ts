/* A plan on a map of 24 × 36 with twenty figures, on a page four times slower than this computer; the search is in a worker. */
import { expect, test } from 'vitest';
import { held } from './budget';
import { openCrowd } from './crowd';
import { openedForEach } from './opened';
import { longestTask, tracedWhile } from './trace';

const SLOWER = 4;
/** A task that a hand feels. */
const FELT_MS = 50;

const on = openedForEach();

test('the first plans come soon, and the page’s thread stays free while they get better', async () => {
  const { page } = on.phone;
  page.setDefaultTimeout(20_000);
  await openCrowd(page, on.site.url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const plan = page.getByRole('button', { name: 'Plan' });
  const began = Date.now();
  await plan.tap();
  await page.locator('.plan-panel').waitFor();
  const panel = Date.now() - began;
  let first = 0;
  const events = await tracedWhile(devtools, ['toplevel', 'blink.user_timing'], async () => {
    await page.locator('.plan-line').first().waitFor();
    first = Date.now() - began;
    await page.evaluate(() => performance.mark('plan-from'));
    await expect.poll(() => page.locator('.plan-state progress').count(), { timeout: 10_000 }).toBe(0);
    await page.evaluate(() => performance.mark('plan-to'));
  });
  const looked = await page.locator('.plan-state').innerText();
  console.log(`the panel after ${panel} ms, the first plan after ${first} ms, ${looked.replace(/\s+/g, ' ')}`);
  const longest = longestTask(events, 'plan-from', 'plan-to');
  held('the longest task of the page while plans are searched, four times slower', longest, FELT_MS, 'ms');
});
