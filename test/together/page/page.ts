/** A page that contains only a shared game. The tests of two browsers call its functions. */
import * as Y from 'yjs';
import { openPeers, type Peers } from '../../../src/together/peers';
import { answerOffer, makeOffer, type PhoneAnswer, type PhoneOffer } from '../../../src/together/phone-link';
import {
  appendLines,
  countSeenLines,
  makeSharedDoc,
  readNewLines,
  type SharedDoc,
} from '../../../src/together/shared-doc';
import { makeSyncSource } from '../../../src/together/wire';

let shared: SharedDoc;
let peers: Peers;
let offer: PhoneOffer | null = null;
let answer: PhoneAnswer | null = null;
const told: string[] = [];
const standby: Record<string, string> = {};
/** Time at which this page first saw each tap, in milliseconds of the clock that all browsers of the computer share. */
const seen: Record<string, number> = {};
const now = () => performance.timeOrigin + performance.now();

function tapLine(by: string, id: string) {
  return { line: 'tap' as const, by, at: Date.now(), id, step: 'damage', facts: [], saw: countSeenLines(shared.state) };
}

const phone = {
  open(person: string, side: 'hub' | 'guest', entries = 0): void {
    shared = makeSharedDoc();
    for (let at = 0; at < entries; at++)
      shared.doc.getArray('log').push([{ ...tapLine(person, `entry-${at}-${'x'.repeat(11)}`), saw: { [person]: at } }]);
    readNewLines(shared);
    peers = openPeers({
      side,
      me: () => ({ app: 'test', person, name: person, game: 'game' }),
      doc: shared.doc,
      source: makeSyncSource(shared.doc),
      offer: () => makeOffer(person),
      on: {
        update(update, from) {
          const before = shared.state.taps.length;
          Y.applyUpdate(shared.doc, update, from);
          readNewLines(shared);
          for (const { id } of shared.state.taps.slice(before)) seen[id] ??= now();
        },
        joined: (hello) => told.push(`joined ${hello.person}`),
        caughtUp: (who) => told.push(`caught up ${who}`),
        unread: () => undefined,
        diverged: () => undefined,
        standby: (who, code) => {
          standby[who] = code;
        },
        here: () => undefined,
        gone: (who, reason) => told.push(`gone ${who} ${reason}`),
      },
    });
    shared.doc.on('update', (update: Uint8Array, from: unknown) => peers.tell([update], from));
    peers.setMe({ person, name: person, role: 'watching' });
  },
  async offer(name: string): Promise<string> {
    const result = await makeOffer(name);
    if (!result.ok) return result.fault;
    offer = result.value;
    return offer.code;
  },
  async take(code: string): Promise<string> {
    const taken = await offer?.takeAnswer(code);
    if (!taken?.ok) return taken?.fault ?? 'none';
    const joined = await peers.join(taken.value.channel);
    return joined.ok ? `joined ${joined.value.person}` : joined.fault;
  },
  async takeBack(code: string): Promise<string> {
    const joined = await peers.takeBack(code);
    return joined.ok ? `joined ${joined.value.person}` : joined.fault;
  },
  async answer(code: string, name: string): Promise<string> {
    const result = await answerOffer(code, name);
    if (!result.ok) return result.fault;
    answer = result.value;
    void answer.joined.then((joined) => {
      if (joined.ok) void peers.join(joined.value.channel);
      else told.push(`not joined ${joined.fault}`);
    });
    return answer.code;
  },
  tap(person: string, id: string): number {
    const at = now();
    appendLines(shared, [tapLine(person, id)]);
    return at;
  },
  taps: () => shared.state.taps.map(({ id }) => id),
  count: () => shared.state.taps.length,
  seen: () => seen,
  here: () => peers.here().map(({ person }) => person),
  told: () => told,
  standby: () => standby,
};

export type PhonePage = typeof phone;
Object.assign(globalThis, { phone });
