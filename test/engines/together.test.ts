/** Tests a game that Chromium and the browser in `ENGINE` share, in both directions of joining. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  callPageFunction,
  closePage,
  closePhones,
  ENTRY_COUNT,
  joinBrowsers,
  MAX_TAP_LAG_MS,
  measureLag,
  openLocalChromium,
  openPage,
  openPhonePage,
} from '../together/page/two-browsers';
import { openBrowser } from './engine';

const engine = process.env.ENGINE ?? 'chromium';

beforeAll(openPage, 120_000);
afterEach(closePhones);
afterAll(closePage);

async function joined(isHub: boolean): Promise<void> {
  const [other, chromium] = [await openPhonePage(await openBrowser()), await openPhonePage(await openLocalChromium())];
  const [hub, guest] = isHub ? [chromium, other] : [other, chromium];
  await callPageFunction(hub, 'open', 'anna', 'hub', ENTRY_COUNT);
  await callPageFunction(guest, 'open', 'bobb', 'guest');
  const joining = await joinBrowsers(hub, guest);
  const lags = [await measureLag(hub, 'anna', guest), await measureLag(guest, 'bobb', hub)];
  expect(await callPageFunction(guest, 'taps')).toEqual(await callPageFunction(hub, 'taps'));
  const medians = lags.map((each) => each.toFixed(1)).join(' and ');
  console.log(
    `${isHub ? `Chromium joined by ${engine}` : `${engine} joined by Chromium`}: ${ENTRY_COUNT} entries in ${Math.round(joining)} ms; a tap in ${medians} ms`,
  );
  for (const lag of lags) expect(lag).toBeLessThan(MAX_TAP_LAG_MS);
}

if (engine === 'webkit')
  test('this WebKit has no direct connections, and the app reports it', async () => {
    const browser = await openPhonePage(await openBrowser());
    await callPageFunction(browser, 'open', 'anna', 'hub', 1);
    expect(await callPageFunction(browser, 'offer', 'Ana')).toBe('unsupported');
  });
else {
  test('another phone joins Chromium', () => joined(true));
  test('Chromium joins another phone', () => joined(false));
}
