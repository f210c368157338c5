/**
 * Tests a connection between two phones. Although it delays, breaks or loses chunks, both phones end with the same
 * game. Invalid lines are never accepted.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { MAX_CHUNK_BYTES, MAX_MESSAGE_BYTES, makeMessageStream } from '../../src/together/channel';
import { inspectUpdate } from '../../src/together/inspect-update';
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '../../src/together/join-codes';
import { type CloseReason, decodeMessage, encodeMessage } from '../../src/together/messages';
import { LOG_NAME } from '../../src/together/shared-doc';
import { QUIET_MS } from '../../src/together/wire';
import { makeDice } from '../helpers/random-board';
import { type FakePair, makeFakePair } from './fake-channel';
import { type FakePhone, openFakePhone } from './fake-phone';

const RUNS = Number(process.env.RUNS ?? 25);

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

const raw = ({ shared }: FakePhone) => shared.raw;
const endAll = (...phones: FakePhone[]) => {
  for (const { peers } of phones) peers.end();
};

test('two to four phones over connections that delay, cut and sleep, each killed and restarted: all end equal, nothing is lost or doubled', async () => {
  const deed = fc.record({
    who: fc.nat(3),
    what: fc.constantFrom('tap', 'tap', 'tap', 'tap', 'wait', 'cut', 'join', 'sleep', 'wake', 'kill'),
    pick: fc.nat(400),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.array(deed, { maxLength: 50 }), async (count, deeds) => {
      const roll = makeDice(count * 1000 + deeds.length);
      const writeMs = roll(2) * 30;
      const phones = Array.from({ length: count }, (_, at) =>
        openFakePhone(`p${at}xx`, at === 0 ? 'hub' : 'guest', { writeMs }),
      );
      const pairs: (FakePair | undefined)[] = [];
      const hub = () => phones[0] as FakePhone;
      const connect = (at: number) => {
        pairs[at]?.cut();
        pairs[at] = joinPhones(hub(), phones[at] as FakePhone, () => roll(200));
      };
      const written = new Set<string>();
      for (const [at, { who, what, pick }] of deeds.entries()) {
        const place = who % count;
        const phone = phones[place] as FakePhone;
        const guest = 1 + (who % (count - 1));
        if (what === 'tap') {
          phone.tap(`t${at}`);
          written.add(`t${at}`);
        }
        if (what === 'wait') await pass(pick);
        if (what === 'cut') pairs[guest]?.cut();
        if (what === 'join') connect(guest);
        if (what === 'sleep') pairs[guest]?.sleep();
        if (what === 'wake') pairs[guest]?.wake();
        if (what === 'kill') {
          // The wait lets the phone write its taps to the disk before it is killed.
          await pass(writeMs);
          for (const each of place === 0 ? pairs : [pairs[place]]) each?.cut();
          await pass(2);
          phone.peers.end();
          phones[place] = openFakePhone(phone.person, place === 0 ? 'hub' : 'guest', { writeMs, disk: phone.disk });
        }
      }
      for (let at = 1; at < count; at++) connect(at);
      await pass(5000);
      const [first, ...rest] = phones as [FakePhone, ...FakePhone[]];
      for (const phone of rest) expect(raw(phone)).toEqual(raw(first));
      expect([...first.taps()].sort()).toEqual([...written].sort());
      for (const phone of phones) expect(phone.peers.here().length).toBe(count);
      endAll(...phones);
      await pass(2000);
    }),
    { numRuns: RUNS, seed: 26 },
  );
});

test('a phone that listens late misses nothing: hello is repeated, and earlier lines are requested', async () => {
  const [a, b] = [openFakePhone('anna', 'hub'), openFakePhone('bobb', 'guest')];
  a.tap('early');
  const { ends } = makeFakePair(() => 5);
  void a.peers.join(ends[0]);
  await pass(1000);
  a.tap('before');
  void b.peers.join(ends[1]);
  a.tap('after');
  await pass(100);
  expect(b.taps()).toEqual(['early', 'before', 'after']);
  b.tap('back');
  await pass(100);
  expect(a.taps()).toEqual(['early', 'before', 'after', 'back']);
  expect([a.events, b.events]).toEqual([
    ['joined bobb', 'caught up bobb'],
    ['joined anna', 'caught up anna'],
  ]);
  endAll(a, b);
});

test('sends nothing that is not on the disk yet', async () => {
  const [a, b] = [openFakePhone('anna', 'hub', { writeMs: 500 }), openFakePhone('bobb', 'guest')];
  joinPhones(a, b);
  await pass(50);
  a.tap('slow');
  await pass(400);
  expect(b.taps()).toEqual([]);
  await pass(200);
  expect(b.taps()).toEqual(['slow']);
  endAll(a, b);
});

test('a sleeping phone is away, and on its return gets all that it missed', async () => {
  const [a, b, c] = [openFakePhone('anna', 'hub'), openFakePhone('bobb', 'guest'), openFakePhone('carl', 'guest')];
  const pair = joinPhones(a, b);
  joinPhones(a, c);
  await pass(100);
  const here = ({ peers }: FakePhone) => peers.here().map(({ person }) => person);
  expect([here(a), here(c)]).toEqual([
    ['anna', 'bobb', 'carl'],
    ['carl', 'anna', 'bobb'],
  ]);
  pair.sleep();
  a.tap('meanwhile');
  b.tap('asleep');
  await pass(QUIET_MS + 8000);
  expect([here(a), here(c)]).toEqual([
    ['anna', 'carl'],
    ['carl', 'anna'],
  ]);
  expect([a.peers.together(), b.peers.together()]).toEqual([true, false]);
  pair.wake();
  await pass(1000);
  expect(here(a).sort()).toEqual(['anna', 'bobb', 'carl']);
  expect(here(b).sort()).toContain('anna');
  for (const each of [a, b, c]) expect(each.taps().sort()).toEqual(['asleep', 'meanwhile']);
  expect(b.peers.together()).toBe(true);
  endAll(a, b, c);
});

test('a message of many pieces waits until the buffer has space, and arrives whole', async () => {
  const { ends } = makeFakePair(() => 1, 100_000);
  const got: Uint8Array[] = [];
  const events = { fault: () => got.push(Uint8Array.of(0)), closed: () => undefined };
  makeMessageStream(ends[1], { ...events, message: (message) => got.push(message) });
  const from = makeMessageStream(ends[0], { ...events, message: () => undefined });
  const message = Uint8Array.from({ length: 1_000_000 }, (_, at) => at % 251);
  expect(from.send(message)).toBe(true);
  expect(from.send(Uint8Array.of(7))).toBe(true);
  expect(ends[0].sent.length).toBeLessThan(10);
  for (const piece of ends[0].sent) expect(piece.length).toBeLessThanOrEqual(MAX_CHUNK_BYTES + 1);
  await pass(2000);
  expect(got.length).toBe(2);
  expect(Buffer.compare(got[0] as Uint8Array, message)).toBe(0);
  expect(from.send(new Uint8Array(MAX_MESSAGE_BYTES + 1))).toBe(false);
  // Two messages of maximum size are queued; a third message is refused.
  const largest = () => from.send(new Uint8Array(MAX_MESSAGE_BYTES));
  expect([largest(), largest(), largest()]).toEqual([true, true, false]);
});

/** Connects a hostile program to a phone. `heard` lists the kinds of messages that the program receives. */
async function hostile(side: 'hub' | 'guest' = 'hub') {
  const a = openFakePhone('anna', side);
  const { ends } = makeFakePair(() => 1);
  const heard: string[] = [];
  const messages = makeMessageStream(ends[1], {
    message: (bytes) => {
      const message = decodeMessage(bytes);
      if (message) heard.push(message.kind === 'bye' ? `bye ${message.reason}` : message.kind);
    },
    fault: () => undefined,
    closed: () => heard.push('closed'),
  });
  void a.peers.join(ends[0]);
  const hello = {
    protocol: PROTOCOL_VERSION,
    oldest: OLDEST_PROTOCOL_VERSION,
    app: 'x',
    person: 'evil',
    name: 'Evil',
    game: 'g',
  };
  const send = async (...all: Parameters<typeof encodeMessage>) => {
    messages.send(encodeMessage(...all));
    await pass(5);
  };
  return { a, ends, heard, send, hello, reason: () => a.events.find((each) => each.startsWith('gone'))?.split(' ')[2] };
}

const lineOf = (id: string) => ({ line: 'tap', by: 'evil', at: 1, id, step: 'x', facts: [], saw: {} });

function updateOf(change: (doc: Y.Doc) => void, before: Uint8Array[] = []): Uint8Array {
  const doc = new Y.Doc({ gc: false });
  for (const each of before) Y.applyUpdate(doc, each);
  const vector = Y.encodeStateVector(doc);
  change(doc);
  return Y.encodeStateAsUpdate(doc, vector);
}

const pushes = (count: number, size = 0) =>
  updateOf((doc) =>
    doc
      .getArray(LOG_NAME)
      .push(Array.from({ length: count }, (_, at) => ({ ...lineOf(`e${at}`), step: 'x'.repeat(size) }))),
  );

describe('refused before it is applied', () => {
  const before = updateOf((doc) => doc.getArray(LOG_NAME).push([lineOf('a'), lineOf('b')]));
  const cases: readonly [string, Uint8Array, CloseReason][] = [
    ['a deletion', updateOf((doc) => doc.getArray(LOG_NAME).delete(0, 1), [before]), 'refused'],
    ['a line in the middle', updateOf((doc) => doc.getArray(LOG_NAME).insert(1, [lineOf('c')]), [before]), 'refused'],
    ['a line at the front', updateOf((doc) => doc.getArray(LOG_NAME).insert(0, [lineOf('c')]), [before]), 'refused'],
    ['another list', updateOf((doc) => doc.getArray('other').push([lineOf('c')])), 'refused'],
    ['a map', updateOf((doc) => doc.getMap(LOG_NAME).set('a', 1)), 'refused'],
    ['a text', updateOf((doc) => doc.getText(LOG_NAME).insert(0, 'abc')), 'refused'],
    ['a list within the list', updateOf((doc) => doc.getArray(LOG_NAME).push([new Y.Array()])), 'refused'],
    ['bytes', updateOf((doc) => doc.getArray(LOG_NAME).push([new Uint8Array(3)])), 'refused'],
    ['a document', updateOf((doc) => doc.getArray(LOG_NAME).push([new Y.Doc()])), 'refused'],
    ['no update', Uint8Array.of(9, 9, 9, 9), 'garbled'],
    ['nothing at all', new Uint8Array(), 'garbled'],
  ];
  test.each(cases)('%s', async (_, update, expected) => {
    const { a, send, hello, heard, reason } = await hostile();
    a.tap('mine');
    await send({ kind: 'hello', hello, reply: false });
    await send({ kind: 'state', update: before });
    await send({ kind: 'update', update });
    expect(reason()).toBe(expected);
    expect(heard).toContain(`bye ${expected}`);
    expect(a.taps().sort()).toEqual(['a', 'b', 'mine']);
    expect(Y.encodeStateAsUpdate(a.shared.doc).length).toBeGreaterThan(0);
    expect(a.shared.doc.share.size).toBe(1);
    endAll(a);
  });

  test('accepts appended lines of several documents, merged or not', () => {
    const [one, two] = [new Y.Doc({ gc: false }), new Y.Doc({ gc: false })];
    for (let round = 0; round < 20; round++) {
      for (const [at, doc] of [one, two].entries())
        doc.getArray(LOG_NAME).push([lineOf(`r${round}d${at}`), lineOf(`s${round}d${at}`)]);
      if (round % 3 === 0) Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
      if (round % 4 === 0) Y.applyUpdate(two, Y.encodeStateAsUpdate(one));
    }
    const all = [Y.encodeStateAsUpdate(one), Y.encodeStateAsUpdate(two, Y.encodeStateVector(one))];
    expect(all.map((each) => inspectUpdate(each, { game: 'g', first: null }).ok)).toEqual([true, true]);
    expect(inspectUpdate(Y.mergeUpdates(all), { game: 'g', first: null })).toEqual({
      ok: true,
      value: { lines: 80, unread: 0 },
    });
  });

  test('invalid lines are counted and reported, and the game continues', async () => {
    const { a, send, hello } = await hostile();
    await send({ kind: 'hello', hello, reply: false });
    await send({
      kind: 'state',
      update: updateOf((doc) => doc.getArray(LOG_NAME).push([1, { line: 'later' }, lineOf('good'), null])),
    });
    expect(a.events).toContain('unread evil 3');
    expect(a.taps()).toEqual(['good']);
    expect(a.peers.together()).toBe(true);
    endAll(a);
  });
});

describe('a phone that sends too much is disconnected', () => {
  test.each<[string, (first: Uint8Array) => readonly Uint8Array[], CloseReason | undefined]>([
    ['1,200 lines in a minute are not too many', () => [pushes(1200)], undefined],
    ['1,201 lines', () => [pushes(600), pushes(601)], 'flood'],
    ['more than 4 MiB', () => [pushes(60, 190), pushes(60, 190)].map(() => pushes(1, 2_200_000)), 'flood'],
  ])('%s', async (_, make, expected) => {
    const { a, send, hello, reason } = await hostile();
    await send({ kind: 'hello', hello, reply: false });
    // The first state may have as many lines as a full game.
    await send({ kind: 'state', update: pushes(3000) });
    expect(reason()).toBeUndefined();
    for (const update of make(new Uint8Array())) await send({ kind: 'update', update });
    expect(reason()).toBe(expected);
    endAll(a);
  });

  test('the same number of lines over two minutes is accepted', async () => {
    const { a, send, hello, reason } = await hostile();
    await send({ kind: 'hello', hello, reply: false });
    await send({ kind: 'state', update: pushes(1) });
    for (const each of [pushes(1000), pushes(1000), pushes(1000)]) {
      await send({ kind: 'update', update: each });
      await pass(61_000);
    }
    expect(reason()).toBeUndefined();
    endAll(a);
  });

  test('endless pings', async () => {
    const { a, send, hello, reason } = await hostile();
    await send({ kind: 'hello', hello, reply: false });
    for (let each = 0; each < 3100 && reason() === undefined; each++) await send({ kind: 'ping', summary: null });
    expect(reason()).toBe('flood');
    endAll(a);
  });

  test.each<[string, readonly Uint8Array[], CloseReason]>([
    ['more than 8 MiB in one message', Array(520).fill(new Uint8Array(MAX_CHUNK_BYTES + 1)), 'too-large'],
    ['pieces that are too small', [Uint8Array.of(0, 1)], 'garbled'],
    ['pieces that are too large', [new Uint8Array(MAX_CHUNK_BYTES + 2).fill(1)], 'garbled'],
    ['an empty piece', [new Uint8Array()], 'garbled'],
    ['what is no message', [Uint8Array.of(1, 0, 9)], 'garbled'],
  ])('%s', async (_, pieces, expected) => {
    const { a, ends, send, hello, reason } = await hostile();
    await send({ kind: 'hello', hello, reply: false });
    for (const each of pieces) ends[1].send(each as Uint8Array<ArrayBuffer>);
    await pass(50);
    expect(reason()).toBe(expected);
    endAll(a);
  });
});

describe('hello', () => {
  test.each<[string, object, string]>([
    ['a version that understands this one no more', { protocol: 9, oldest: 9 }, 'bye newer-version'],
    ['a version that is none', { protocol: 0, oldest: 0 }, 'bye older-version'],
    ['another game', { game: 'other' }, 'bye other-game'],
    ['this phone itself', { person: 'anna' }, 'bye garbled'],
    ['a name that is none', { name: 5 }, 'bye garbled'],
  ])('%s', async (_, change, expected) => {
    const { a, send, hello, heard } = await hostile();
    await send({ kind: 'hello', hello: { ...hello, ...change }, reply: false });
    expect(heard).toContain(expected);
    expect(heard).not.toContain('ask');
    endAll(a);
  });

  test('accepts a later version that still supports this one, and messages that only the later version knows', async () => {
    const { a, ends, send, hello, reason } = await hostile();
    await send({
      kind: 'hello',
      hello: { ...hello, protocol: PROTOCOL_VERSION + 1, oldest: PROTOCOL_VERSION },
      reply: false,
    });
    ends[1].send(Uint8Array.of(1, 77, 1, 2, 3));
    await pass(5);
    expect(reason()).toBeUndefined();
    expect(a.peers.together()).toBe(true);
    endAll(a);
  });
});

test('a guest may report only its own presence: one that reports another person is disconnected', async () => {
  const { a, send, hello, reason } = await hostile();
  await send({ kind: 'hello', hello, reply: false });
  const other = openFakePhone('carl', 'guest');
  const sent: Uint8Array[] = [];
  const { ends } = makeFakePair(() => 1);
  void other.peers.join(ends[0]);
  const messages = makeMessageStream(ends[1], {
    message: (bytes) => {
      const message = decodeMessage(bytes);
      if (message?.kind === 'presence') sent.push(message.bytes);
    },
    fault: () => undefined,
    closed: () => undefined,
  });
  messages.send(encodeMessage({ kind: 'hello', hello: { ...hello, person: 'anna' }, reply: false }));
  await pass(20);
  expect(sent.length).toBe(1);
  await send({ kind: 'presence', bytes: sent[0] as Uint8Array });
  expect(reason()).toBe('garbled');
  expect(a.peers.here().map(({ person }) => person)).toEqual(['anna']);
  endAll(a, other);
});
