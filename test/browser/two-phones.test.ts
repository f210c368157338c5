/**
 * Tests two browsers with one shared game, joined by codes that are passed by hand: no server, no account, and
 * rejoining with one scan.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { waitForValue } from '../engines/screen';
import {
  callPageFunction,
  closePage,
  closePhones,
  ENTRY_COUNT,
  joinBrowsers,
  MAX_JOIN_MS,
  MAX_TAP_LAG_MS,
  measureLag,
  openLocalChromium,
  openPage,
  openPhonePage,
  TAP_COUNT,
} from '../together/page/two-browsers';

beforeAll(openPage, 120_000);
afterEach(closePhones);
afterAll(closePage);

test('two Chromium processes: 10,000 entries arrive within two seconds, a tap shows within 100 ms, and a killed browser rejoins with one scan', async () => {
  const [hub, first] = await Promise.all([
    openPhonePage(await openLocalChromium()),
    openPhonePage(await openLocalChromium()),
  ]);
  await callPageFunction(hub, 'open', 'anna', 'hub', ENTRY_COUNT);
  await callPageFunction(first, 'open', 'bobb', 'guest');
  const joining = await joinBrowsers(hub, first);
  expect(await callPageFunction(first, 'count')).toBe(ENTRY_COUNT);
  const lags = [await measureLag(hub, 'anna', first), await measureLag(first, 'bobb', hub)];
  const offerLength = (await waitForValue('the spare', async () => (await callPageFunction(first, 'standby')).anna))
    .length;

  const kept = (await callPageFunction(first, 'standby')).anna as string;
  await first.kill();
  await callPageFunction(hub, 'tap', 'anna', 'meanwhile');
  const second = await openPhonePage(await openLocalChromium());
  await callPageFunction(second, 'open', 'bobb', 'guest');
  const answer = await callPageFunction(second, 'answer', kept, 'Bob');
  const back = performance.now();
  // The answer is the only code that must be passed between the browsers.
  expect(await callPageFunction(hub, 'takeBack', answer)).toBe('joined bobb');
  await waitForValue(
    'the game again',
    async () => (await callPageFunction(second, 'told')).includes('caught up anna') || undefined,
  );
  const returning = performance.now() - back;
  expect(await callPageFunction(second, 'taps')).toEqual(await callPageFunction(hub, 'taps'));
  expect(await callPageFunction(second, 'count')).toBe(ENTRY_COUNT + 2 * TAP_COUNT + 1);
  // A new spare offer has replaced the used one, so the old answer no longer works.
  const next = await waitForValue('the next spare', async () => {
    const { anna } = await callPageFunction(second, 'standby');
    return anna === kept ? undefined : anna;
  });
  expect(next).not.toBe(kept);
  expect(await callPageFunction(hub, 'takeBack', answer)).toBe('failed');
  expect(await callPageFunction(hub, 'here')).toEqual(['anna', 'bobb']);
  console.log(
    `Chromium and Chromium: ${ENTRY_COUNT} entries in ${Math.round(joining)} ms; a tap in ${lags.map((each) => each.toFixed(1)).join(' and ')} ms (median); back in ${Math.round(returning)} ms; code of ${offerLength} signs`,
  );
  expect(joining).toBeLessThan(MAX_JOIN_MS);
  for (const lag of lags) expect(lag).toBeLessThan(MAX_TAP_LAG_MS);
  for (const each of [hub, second]) expect(each.externalHosts).toEqual([]);
});

test('joining works if people take a minute to hold up the second phone', async () => {
  const [hub, guest] = await Promise.all([
    openPhonePage(await openLocalChromium()),
    openPhonePage(await openLocalChromium()),
  ]);
  await callPageFunction(hub, 'open', 'anna', 'hub', 10);
  await callPageFunction(guest, 'open', 'bobb', 'guest');
  const offer = await callPageFunction(hub, 'offer', 'Ana');
  expect(await callPageFunction(hub, 'answer', offer, 'Ana')).toBe('own-code');
  const answer = await callPageFunction(guest, 'answer', offer, 'Bob');
  expect(await callPageFunction(guest, 'answer', answer, 'Bob')).toBe('wrong-way');
  await new Promise((done) => setTimeout(done, 60_000));
  const start = performance.now();
  expect(await callPageFunction(hub, 'take', answer)).toBe('joined bobb');
  console.log(`joined ${Math.round(performance.now() - start)} ms after an answer that was shown for a minute`);
  await waitForValue('the game', async () => (await callPageFunction(guest, 'count')) === 10 || undefined);
});
