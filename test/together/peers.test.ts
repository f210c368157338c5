/**
 * Tests the connections of a hub: how many phones it accepts, which phone makes room for another, and which phone is
 * dismissed.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QUIET_MS } from '../../src/together/wire';
import { type FakePair, makeFakePair } from './fake-channel';
import { type FakePhone, openFakePhone } from './fake-phone';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function joinPhones(a: FakePhone, b: FakePhone, delay: () => number = () => 5): FakePair {
  const pair = makeFakePair(delay);
  void a.peers.join(pair.ends[0]);
  void b.peers.join(pair.ends[1]);
  return pair;
}

const endAll = (...phones: FakePhone[]) => {
  for (const { peers } of phones) peers.end();
};

describe('the hub', () => {
  test('takes three other phones and no fourth; a silent phone makes room; a phone that rejoins replaces its old connection', async () => {
    const hub = openFakePhone('anna', 'hub');
    const guests = ['bobb', 'carl', 'dora', 'eric'].map((person) => openFakePhone(person, 'guest'));
    const [b, c, d, e] = guests as [FakePhone, FakePhone, FakePhone, FakePhone];
    joinPhones(hub, b);
    const pair = joinPhones(hub, c);
    joinPhones(hub, d);
    await pass(100);
    joinPhones(hub, e);
    await pass(100);
    expect(e.events).toEqual(['joined anna', 'gone anna full']);
    joinPhones(hub, b);
    await pass(100);
    expect(hub.events.filter((each) => each.endsWith('bobb') || each.includes('gone'))).toEqual([
      'joined bobb',
      'caught up bobb',
      'gone bobb replaced',
      'joined bobb',
      'caught up bobb',
    ]);
    pair.sleep();
    await pass(QUIET_MS + 8000);
    joinPhones(hub, e);
    await pass(100);
    expect(
      hub.peers
        .here()
        .map(({ person }) => person)
        .sort(),
    ).toEqual(['anna', 'bobb', 'dora', 'eric']);
    d.tap('passed on');
    await pass(100);
    for (const each of [hub, b, d, e]) expect(each.taps()).toEqual(['passed on']);
    endAll(hub, ...guests);
  });

  test('dismisses a phone and notifies it', async () => {
    const [hub, b] = [openFakePhone('anna', 'hub'), openFakePhone('bobb', 'guest')];
    joinPhones(hub, b);
    await pass(100);
    b.tap('stays');
    await pass(100);
    hub.peers.dismiss('bobb');
    await pass(100);
    expect(b.events.at(-1)).toBe('gone anna dismissed');
    expect(hub.peers.here().map(({ person }) => person)).toEqual(['anna']);
    expect(hub.taps()).toEqual(['stays']);
    endAll(hub, b);
  });
});
