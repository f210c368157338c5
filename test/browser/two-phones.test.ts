/**
 * Two browsers with one shared game, joined by codes that are passed by hand: no server, no account, and rejoining with
 * one scan.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '../engines/screen';
import {
  call,
  closePage,
  closePhones,
  ENTRIES,
  JOIN_MS,
  joinBoth,
  lagOf,
  openLocal,
  openPage,
  TAP_MS,
  TAPS,
  visit,
} from '../together/page/two';

beforeAll(openPage, 120_000);
afterEach(closePhones);
afterAll(closePage);

test('two Chromium processes: 10,000 entries arrive within two seconds, a tap shows within 100 ms, and a killed browser rejoins with one scan', async () => {
  const [hub, first] = await Promise.all([visit(await openLocal()), visit(await openLocal())]);
  await call(hub, 'open', 'anna', 'hub', ENTRIES);
  await call(first, 'open', 'bobb', 'guest');
  const joining = await joinBoth(hub, first);
  expect(await call(first, 'count')).toBe(ENTRIES);
  const lags = [await lagOf(hub, 'anna', first), await lagOf(first, 'bobb', hub)];
  const offerLength = (await until('the spare', async () => (await call(first, 'standby')).anna)).length;

  const kept = (await call(first, 'standby')).anna as string;
  await first.kill();
  await call(hub, 'tap', 'anna', 'meanwhile');
  const second = await visit(await openLocal());
  await call(second, 'open', 'bobb', 'guest');
  const answer = await call(second, 'answer', kept, 'Bob');
  const back = performance.now();
  // The only code that is passed from one browser to the other.
  expect(await call(hub, 'takeBack', answer)).toBe('joined bobb');
  await until('the game again', async () => (await call(second, 'told')).includes('caught up anna') || undefined);
  const returning = performance.now() - back;
  expect(await call(second, 'taps')).toEqual(await call(hub, 'taps'));
  expect(await call(second, 'count')).toBe(ENTRIES + 2 * TAPS + 1);
  // The spare offer was used and replaced by a new one. The old answer no longer works.
  const next = await until('the next spare', async () => {
    const { anna } = await call(second, 'standby');
    return anna === kept ? undefined : anna;
  });
  expect(next).not.toBe(kept);
  expect(await call(hub, 'takeBack', answer)).toBe('failed');
  expect(await call(hub, 'here')).toEqual(['anna', 'bobb']);
  console.log(
    `Chromium and Chromium: ${ENTRIES} entries in ${Math.round(joining)} ms; a tap in ${lags.map((each) => each.toFixed(1)).join(' and ')} ms (median); back in ${Math.round(returning)} ms; code of ${offerLength} signs`,
  );
  expect(joining).toBeLessThan(JOIN_MS);
  for (const lag of lags) expect(lag).toBeLessThan(TAP_MS);
  for (const each of [hub, second]) expect(each.foreign).toEqual([]);
});

test('joining works if people take a minute to hold up the second phone', async () => {
  const [hub, guest] = await Promise.all([visit(await openLocal()), visit(await openLocal())]);
  await call(hub, 'open', 'anna', 'hub', 10);
  await call(guest, 'open', 'bobb', 'guest');
  const offer = await call(hub, 'offer', 'Ana');
  expect(await call(hub, 'answer', offer, 'Ana')).toBe('own-code');
  const answer = await call(guest, 'answer', offer, 'Bob');
  expect(await call(guest, 'answer', answer, 'Bob')).toBe('wrong-way');
  await new Promise((done) => setTimeout(done, 60_000));
  const start = performance.now();
  expect(await call(hub, 'take', answer)).toBe('joined bobb');
  console.log(`joined ${Math.round(performance.now() - start)} ms after an answer that was shown for a minute`);
  await until('the game', async () => (await call(guest, 'count')) === 10 || undefined);
});
