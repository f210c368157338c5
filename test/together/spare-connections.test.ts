/** Tests rejoining with one scan: when a spare offer is made, announced, used and discarded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { err, ok } from '../../src/plain/result';
import { printJoinCode } from '../../src/together/join-codes';
import type { PhoneOffer } from '../../src/together/phone-link';
import { makeSpareConnections, RETRY_MS, SPARE_DELAY_MS } from '../../src/together/spare-connections';
import { makeDice } from '../helpers/random-board';
import { makeFakePair } from './fake-channel';
import { makeRandomSdp } from './random-sdp';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pairOf = (number: number) => String(number).padStart(8, '0');
/**
 * Returns the answer code to an offer.
 * @param number number of the offer
 */
const answerTo = (number: number) =>
  printJoinCode({
    way: 'answer',
    pair: pairOf(number),
    name: 'Bob',
    sdp: makeRandomSdp('chromium', 'answer', makeDice(number)).sdp,
  }) as string;

function setUp() {
  const events: string[] = [];
  let made = 0;
  let network = true;
  let reachable = true;
  const spares = makeSpareConnections(async () => {
    if (!network) return err('unreachable');
    const number = ++made;
    const offer: PhoneOffer = {
      code: `offer ${number}`,
      pair: pairOf(number),
      takeAnswer: async () =>
        reachable ? ok({ channel: makeFakePair(() => 1).ends[0], name: 'Bob' }) : err('unreachable'),
      cancel: () => events.push(`cancel ${number}`),
    };
    return ok(offer);
  });
  return {
    events,
    spares,
    open: () => spares.lineOpened('bobb', (code) => events.push(`tell ${code}`)),
    take: async (number: number) => {
      const result = await spares.take(answerTo(number));
      return result.ok ? result.value.person : result.fault;
    },
    setNetwork: (on: boolean) => {
      network = on;
    },
    setReachable: (on: boolean) => {
      reachable = on;
    },
  };
}

test('a spare is made a while after the line opens, remains valid while the line is lost, and is used once; the next line gets a new spare', async () => {
  const { events, spares, open, take } = setUp();
  open();
  await pass(SPARE_DELAY_MS - 1);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual(['tell offer 1']);
  spares.lineClosed('bobb');
  await pass(3_600_000);
  expect(await take(1)).toBe('bobb');
  expect(await take(1)).toBe('failed');
  open();
  await pass(SPARE_DELAY_MS);
  expect(events).toEqual(['tell offer 1', 'tell offer 2']);
  expect(await take(1)).toBe('failed');
  expect(await take(2)).toBe('bobb');
});

test('a line that is opened again announces the spare that is still valid', async () => {
  const { events, spares, open } = setUp();
  open();
  await pass(SPARE_DELAY_MS);
  spares.lineClosed('bobb');
  open();
  await pass(60_000);
  expect(events).toEqual(['tell offer 1', 'tell offer 1']);
});

test('a change of network replaces the spare; without a line no new one is made', async () => {
  const { events, spares, open, take } = setUp();
  open();
  await pass(SPARE_DELAY_MS);
  spares.networkChanged();
  spares.networkChanged();
  await pass(SPARE_DELAY_MS);
  expect(events).toEqual(['tell offer 1', 'cancel 1', 'tell offer 2']);
  expect(await take(1)).toBe('failed');
  spares.lineClosed('bobb');
  spares.networkChanged();
  await pass(60_000);
  expect(events.slice(3)).toEqual(['cancel 2']);
});

test('retries when there was no network', async () => {
  const { events, open, setNetwork } = setUp();
  setNetwork(false);
  open();
  await pass(SPARE_DELAY_MS + RETRY_MS / 2);
  setNetwork(true);
  await pass(RETRY_MS / 2 - 1);
  expect(events).toEqual([]);
  await pass(1);
  expect(events).toEqual(['tell offer 1']);
});

test('an answer that fails to connect uses up the spare', async () => {
  const { events, spares, open, take, setReachable } = setUp();
  open();
  await pass(SPARE_DELAY_MS);
  setReachable(false);
  expect(await take(1)).toBe('unreachable');
  expect(await take(1)).toBe('failed');
  await pass(SPARE_DELAY_MS);
  expect(events).toEqual(['tell offer 1', 'cancel 1', 'tell offer 2']);
  expect((await spares.take('Join nonsense')).ok).toBe(false);
});

test('a dismissed person cannot return with a spare, and nothing is left at the end', async () => {
  const { events, spares, open, take } = setUp();
  open();
  await pass(SPARE_DELAY_MS);
  spares.forget('bobb');
  expect(await take(1)).toBe('failed');
  open();
  spares.end();
  await pass(60_000);
  expect(events).toEqual(['tell offer 1', 'cancel 1']);
});
