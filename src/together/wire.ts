import * as Y from 'yjs';
import { differ, type StateSummary } from './agreement';
import { type Channel, makeMessages } from './channel';
import { OLDEST_PROTOCOL, PROTOCOL, parseCode } from './codes';
import { firstClient } from './doc';
import { HUB_LIMITS, makeFlood, PHONE_LIMITS } from './flood';
import { type CloseReason, type Hello, type Message, readMessage, writeMessage } from './messages';
import type { Presence } from './presence';
import { isEmpty, readUpdate } from './updates';

/** What this phone has of the game, as far as it is safe here: nothing else is told to others. */
export interface Source {
  readonly vector: () => Uint8Array | Promise<Uint8Array>;
  /** What somebody lacks who has what a state vector says. Throws for bytes that are none. */
  readonly missing: (vector: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** Yjs client id of the first line. Null if the document is empty. */
  readonly first: () => number | null;
  /** Summary of the game on this phone. Null if the game is not signed. */
  readonly summary: () => StateSummary | null;
}

/** A document that changes only by what is safe already. */
export function sourceOf(doc: Y.Doc, summary: Source['summary'] = () => null): Source {
  return {
    vector: () => Y.encodeStateVector(doc),
    missing: (vector) => Y.encodeStateAsUpdate(doc, vector),
    first: () => firstClient(doc),
    summary,
  };
}

export interface WireEvents {
  /** Once, before anything else. Give a reason to end the line at once, or null. */
  readonly hello: (hello: Hello) => CloseReason | null;
  /** Lines that are to be written and applied by whoever owns the document; looked through, and of nothing else. */
  readonly update: (update: Uint8Array) => void;
  /** Everything that the other phone had is in. */
  readonly caughtUp: () => void;
  /** So many lines came that this version cannot read; they are kept all the same. */
  readonly unread: (count: number) => void;
  /** The other phone has the same number of lines, but different ones. */
  readonly diverged: () => void;
  /** The other phone left a code by which this one comes back. */
  readonly standby: (code: string) => void;
  /** Nothing was heard for a while (true), or something again (false). */
  readonly quiet: (quiet: boolean) => void;
  /** Comes once, and nothing after it. */
  readonly closed: (reason: CloseReason) => void;
}

export interface WireOptions {
  readonly channel: Channel;
  /** Who is at the other end: the hub speaks for all phones, any other phone for itself. */
  readonly other: 'hub' | 'guest';
  readonly me: () => Pick<Hello, 'app' | 'person' | 'name' | 'game'>;
  readonly source: Source;
  readonly presence: Presence;
  readonly on: WireEvents;
}

/** A line to another phone that keeps a game the same on both. It changes nothing here by itself. */
export interface Wire {
  /** Tells of an update that is safe here. */
  readonly send: (update: Uint8Array) => void;
  readonly sendPresence: (bytes: Uint8Array) => void;
  readonly sendStandby: (code: string) => void;
  /** What the other phone said of itself; null before it did. */
  readonly other: () => Hello | null;
  readonly close: (reason: CloseReason) => void;
}

export const PING_MS = 4000;
/** After so long without a word the other phone is away. */
export const QUIET_MS = 12_000;

/**
 * A phone listens before it says hello. Whoever hears a hello therefore knows that nothing is lost from then on: it says hello again, for the
 * first one may have been, and asks for what it lacks. What was written before is in the answer.
 */
export function makeWire({ channel, other, me, source, presence, on }: WireOptions): Wire {
  let hello: Hello | null = null;
  let standby: string | null = null;
  let ended = false;
  let caughtUp = false;
  let asked = false;
  let heard = Date.now();
  let quiet = false;
  const flood = makeFlood(other === 'hub' ? HUB_LIMITS : PHONE_LIMITS);
  const wire: Wire = {
    send: (update) => tell({ kind: 'update', update }),
    sendPresence: (bytes) => tell({ kind: 'presence', bytes }),
    sendStandby(code) {
      standby = code;
      tell({ kind: 'standby', code });
    },
    other: () => hello,
    close: (reason) => end(reason, true),
  };
  const messages = makeMessages(channel, {
    message: take,
    fault: (fault) => end(fault, true),
    closed: () => end('lost', false),
  });
  const timer = setInterval(listenFor, PING_MS);
  sayHello(false);

  /** Before the other phone is known to listen nothing is said: it asks for all of it. */
  function tell(message: Message): void {
    if (hello && !ended && !messages.send(writeMessage(message))) end('slow', false);
  }

  function sayHello(reply: boolean): void {
    const about = { ...me(), protocol: PROTOCOL, oldest: OLDEST_PROTOCOL };
    messages.send(writeMessage({ kind: 'hello', hello: about, reply }));
  }

  function end(reason: CloseReason, tellIt: boolean): void {
    if (ended) return;
    ended = true;
    clearInterval(timer);
    if (tellIt) messages.send(writeMessage({ kind: 'bye', reason }));
    messages.end();
    presence.lost(wire);
    on.closed(reason);
  }

  function listenFor(): void {
    const silent = Date.now() - heard >= QUIET_MS;
    if (silent && !quiet) {
      quiet = true;
      presence.away(wire);
      on.quiet(true);
    }
    // Before the other one listens the first hello may be lost, and nobody else may speak first.
    if (hello) tell({ kind: 'ping', summary: source.summary() });
    else sayHello(false);
  }

  function take(bytes: Uint8Array): void {
    if (ended) return;
    heard = Date.now();
    const message = readMessage(bytes);
    const bye = message?.kind === 'bye' ? message.reason : null;
    const reason = bye ?? (message ? heed(message, bytes.length) : 'garbled');
    if (reason) end(reason, bye === null);
    else if (quiet) {
      quiet = false;
      on.quiet(false);
    }
  }

  /** Gives the reason to end the line, or null. */
  function heed(message: Message, size: number): CloseReason | null {
    if (message.kind === 'hello') return meet(message.hello, message.reply);
    // Said to somebody who was here before: it will be said again.
    if (!hello) return null;
    if (message.kind === 'state' || message.kind === 'update')
      return takeUpdate(message.update, message.kind === 'update' || caughtUp);
    if (!flood.take(heard, 0, size)) return 'flood';
    if (message.kind === 'ask') void answer(message.vector);
    if (message.kind === 'ping') {
      tell({ kind: 'pong' });
      const own = message.summary && source.summary();
      if (own && message.summary && differ(own, message.summary)) on.diverged();
    }
    // A code of a newer version is of no use here, and no fault either.
    if (message.kind === 'standby' && parseCode(message.code, 'offer').ok) on.standby(message.code);
    if (message.kind !== 'presence') return null;
    return presence.take(message.bytes, wire, other === 'hub' ? null : hello.person) ? null : 'garbled';
  }

  function meet(said: Hello, reply: boolean): CloseReason | null {
    if (hello) {
      if (!flood.take(heard, 0, 0)) return 'flood';
      // It did not hear the first one.
      if (!reply) sayHello(true);
      return null;
    }
    if (said.oldest > PROTOCOL) return 'newer-version';
    if (said.protocol < OLDEST_PROTOCOL) return 'older-version';
    const { game } = me();
    if (said.game !== null && game !== null && said.game !== game) return 'other-game';
    hello = said;
    const refusal = on.hello(said);
    if (refusal) return refusal;
    if (!reply) sayHello(true);
    void ask();
    presence.renew();
    if (other === 'guest') tell({ kind: 'presence', bytes: presence.tell() });
    if (standby !== null) tell({ kind: 'standby', code: standby });
    return null;
  }

  async function ask(): Promise<void> {
    const vector = await source.vector();
    asked = true;
    tell({ kind: 'ask', vector });
  }

  async function answer(vector: Uint8Array): Promise<void> {
    try {
      tell({ kind: 'state', update: await source.missing(vector) });
    } catch {
      end('garbled', true);
    }
  }

  function takeUpdate(update: Uint8Array, counted: boolean): CloseReason | null {
    const read = readUpdate(update, { game: me().game ?? hello?.game ?? '', first: source.first() });
    if (!read.ok) return read.fault === 'unreadable' ? 'garbled' : 'refused';
    const { lines, unread } = read.value;
    if (counted && !flood.take(heard, Math.max(1, lines), update.length)) return 'flood';
    // What nobody asked for is no first answer.
    if (!counted && !asked) return 'garbled';
    if (unread > 0) on.unread(unread);
    // A copy of its own: the message that it is a part of may be many times as long.
    if (!isEmpty(update)) on.update(update.slice());
    if (!counted) {
      caughtUp = true;
      on.caughtUp();
    }
    return null;
  }

  return wire;
}
