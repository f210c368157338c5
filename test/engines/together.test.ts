/** Chromium and the browser of `ENGINE` share a game. The tests cover both directions of joining. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  call,
  closePage,
  closePhones,
  ENTRIES,
  joinBoth,
  lagOf,
  openLocal,
  openPage,
  TAP_MS,
  visit,
} from '../together/page/two';
import { openBrowser } from './engine';

const engine = process.env.ENGINE ?? 'chromium';

beforeAll(openPage, 120_000);
afterEach(closePhones);
afterAll(closePage);

async function joined(isHub: boolean): Promise<void> {
  const [other, chromium] = [await visit(await openBrowser()), await visit(await openLocal())];
  const [hub, guest] = isHub ? [chromium, other] : [other, chromium];
  await call(hub, 'open', 'anna', 'hub', ENTRIES);
  await call(guest, 'open', 'bobb', 'guest');
  const joining = await joinBoth(hub, guest);
  const lags = [await lagOf(hub, 'anna', guest), await lagOf(guest, 'bobb', hub)];
  expect(await call(guest, 'taps')).toEqual(await call(hub, 'taps'));
  const medians = lags.map((each) => each.toFixed(1)).join(' and ');
  console.log(
    `${isHub ? `Chromium joined by ${engine}` : `${engine} joined by Chromium`}: ${ENTRIES} entries in ${Math.round(joining)} ms; a tap in ${medians} ms`,
  );
  for (const lag of lags) expect(lag).toBeLessThan(TAP_MS);
}

if (engine === 'webkit')
  test('this WebKit has no direct connections, and the app reports it', async () => {
    const browser = await visit(await openBrowser());
    await call(browser, 'open', 'anna', 'hub', 1);
    expect(await call(browser, 'offer', 'Ana')).toBe('unsupported');
  });
else {
  test('another phone joins Chromium', () => joined(true));
  test('Chromium joins another phone', () => joined(false));
}
