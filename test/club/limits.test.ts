/** Tests limits per connection and per address. */
import { expect, test } from 'vitest';
import { ConnectionCounts } from '../../src/club/connection-counts';
import { LIMITS, makeSharedMeter } from '../../src/club/limits';
import { OpenRooms } from '../../src/club/rooms';

const one = { burst: 1, perSecond: 0 };

test('a connection gets its guaranteed share, however much others of its address use', () => {
  const meterOf = makeSharedMeter(
    { guaranteed: { burst: 2, perSecond: 1 }, connection: { burst: 10, perSecond: 0 }, address: one },
    () => now,
  );
  let now = 0;
  const [greedy, honest, elsewhere] = [meterOf('a'), meterOf('a'), meterOf('b')];
  expect([greedy(1), greedy(1), greedy(1), greedy(1)]).toEqual([true, true, true, false]);
  expect([honest(2), honest(1)]).toEqual([true, false]);
  expect([elsewhere(2), elsewhere(1)]).toEqual([true, true]);
  now = 1000;
  expect([honest(1), honest(1)]).toEqual([true, false]);
});

test('beyond its guarantee a connection is limited to its own rate, even if its address has more', () => {
  const meterOf = makeSharedMeter(
    { guaranteed: one, connection: { burst: 2, perSecond: 0 }, address: { burst: 100, perSecond: 0 } },
    () => 0,
  );
  const meter = meterOf('a');
  expect([meter(1), meter(1), meter(1), meter(1)]).toEqual([true, true, true, false]);
});

test("400 phones of one address can play, and bring a game along, within each phone's guarantee", () => {
  const { messages, bytes, answeredBytes } = LIMITS;
  // Messages per second: 50 entries a minute, each acknowledged, and a status message every 15 seconds.
  expect(messages.guaranteed.perSecond).toBeGreaterThan((50 / 60 + 1 / 15) * 2);
  // The game of a full evening takes about 300 kB.
  expect(bytes.guaranteed.burst).toBeGreaterThan(300_000);
  expect(answeredBytes.guaranteed.burst).toBeGreaterThan(300_000);
  expect(LIMITS.phonesOfAddress).toBeGreaterThan(2 * 400);
  expect(LIMITS.pendingOfAddress).toBeGreaterThan(400);
  expect(LIMITS.made.burst).toBeGreaterThan(200);
});

const limits = { ...LIMITS, phones: 3, phonesOfAddress: 2, pending: 4, pendingOfAddress: 3 };
const at = (address: string) => ({ address });

test('one pending connection too many closes the oldest of its address, or of the address with the most', () => {
  const counts = new ConnectionCounts(limits);
  const [a1, a2, a3, a4] = [at('a'), at('a'), at('a'), at('a')];
  expect([a1, a2, a3].map((each) => counts.addPending(each))).toEqual([null, null, null]);
  expect(counts.addPending(a4)).toBe(a1);
  expect(counts.isPending(a1)).toBe(false);
  expect(counts.addPending(at('b'))).toBeNull();
  expect(counts.addPending(at('c'))).toBe(a2);
  counts.remove(a3);
  expect(counts.addPending(at('d'))).toBeNull();
});

test('phones are counted per server and per address, and a phone that left frees its place', () => {
  const counts = new ConnectionCounts(limits);
  const [a1, a2, a3, b1, c1] = [at('a'), at('a'), at('a'), at('b'), at('c')];
  for (const each of [a1, a2, a3]) counts.addPending(each);
  expect([a1, a2, a3, b1, c1].map((each) => counts.addPhone(each))).toEqual([true, true, false, true, false]);
  expect(counts.addPhone(a1)).toBe(true);
  expect([a1, a3].map((each) => counts.isPending(each))).toEqual([false, true]);
  counts.remove(a1);
  counts.remove(a1);
  expect([a3, c1].map((each) => counts.addPhone(each))).toEqual([true, false]);
});

test('large rooms stop growing when all open rooms together are too large, and small ones do not', () => {
  const rooms = new OpenRooms({ ...LIMITS, openBytes: 100 });
  rooms.open('large', 80, 1);
  rooms.open('small', 10, 2);
  expect(rooms.hasSpaceFor('large', 10)).toBe(true);
  expect(rooms.hasSpaceFor('large', 11)).toBe(false);
  expect([rooms.hasSpaceFor('small', 40), rooms.hasSpaceFor('small', 41)]).toEqual([true, false]);
  expect([rooms.hasSpaceFor('new', 33), rooms.hasSpaceFor('new', 34)]).toEqual([true, false]);
  rooms.write('small', 40);
  expect(rooms.hasSpaceFor('large', 1)).toBe(false);
  rooms.close('large');
  expect(rooms.hasSpaceFor('new', 50)).toBe(true);
});

test('data that was written and then read from the disk is counted once', () => {
  const rooms = new OpenRooms(LIMITS);
  rooms.open('a', 10, 1);
  rooms.write('a', 5);
  rooms.write('a', 7);
  rooms.write('a', -7);
  expect(rooms.bytesOf('a')).toBe(15);
  // This process wrote 5 of the 25 bytes that are read from disk. The 5 bytes are counted already.
  rooms.readMore('a', 25, 4);
  expect([rooms.bytesOf('a'), rooms.lastPiece('a')]).toEqual([35, 4]);
  rooms.readMore('a', 0, 4);
  expect(rooms.bytesOf('a')).toBe(35);
  rooms.readMore('unknown', 5, 9);
  expect([rooms.bytesOf('unknown'), rooms.lastPiece('unknown')]).toEqual([0, null]);
});
