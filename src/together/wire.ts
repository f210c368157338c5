import * as Y from 'yjs';
import { type Channel, makeMessageStream } from './channel';
import { inspectUpdate, isEmptyUpdate } from './inspect-update';
import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION, parseJoinCode } from './join-codes';
import { type CloseReason, decodeMessage, encodeMessage, type Hello, type Message } from './messages';
import type { Presence } from './presence';
import { findFirstClient } from './shared-doc';
import { haveDiverged, type StateSummary } from './state-summary';

/** Maximum amounts that one phone may send in a minute. */
interface FloodLimits {
  readonly lines: number;
  readonly bytes: number;
  /** Number of messages of any kind. */
  readonly messages: number;
}

/** Limits for a phone, above what any user or correct app sends. */
const PHONE_LIMITS: FloodLimits = { lines: 1200, bytes: 4 * 1024 * 1024, messages: 3000 };
/**
 * Limits for the hub. They are higher, because the hub forwards the lines of three phones, and everything that a phone
 * did while disconnected.
 */
const HUB_LIMITS: FloodLimits = { lines: 20_000, bytes: 8 * 1024 * 1024, messages: 12_000 };

const MINUTE = 60_000;
/** Length of a counting interval in milliseconds. */
const STEP = 1000;

/** Creates a counter of received data. `take` returns false if the data of the last minute exceeds the limits. */
function makeFloodGuard(limits: FloodLimits) {
  let steps: { readonly at: number; lines: number; bytes: number; messages: number }[] = [];
  return {
    take(now: number, lines: number, bytes: number): boolean {
      steps = steps.filter(({ at }) => at > now - MINUTE && at <= now);
      let last = steps.at(-1);
      if (!last || now - last.at >= STEP) {
        last = { at: now, lines: 0, bytes: 0, messages: 0 };
        steps.push(last);
      }
      last.lines += lines;
      last.bytes += bytes;
      last.messages += 1;
      const sum = (key: 'lines' | 'bytes' | 'messages') => steps.reduce((all, step) => all + step[key], 0);
      return sum('lines') <= limits.lines && sum('bytes') <= limits.bytes && sum('messages') <= limits.messages;
    },
  };
}

/** Stored part of the game on this phone. Other phones receive only this part. */
export interface SyncSource {
  readonly vector: () => Uint8Array | Promise<Uint8Array>;
  /** Encodes the lines that are missing on a phone with this state vector. Throws if the vector is invalid. */
  readonly missing: (vector: Uint8Array) => Uint8Array | Promise<Uint8Array>;
  /** Yjs client id of the first line. Null if the document is empty. */
  readonly first: () => number | null;
  /** Summary of the game on this phone. Null if the game is not signed. */
  readonly summary: () => StateSummary | null;
}

/** Makes a source from a document that only contains stored changes. */
export function makeSyncSource(doc: Y.Doc, summary: SyncSource['summary'] = () => null): SyncSource {
  return {
    vector: () => Y.encodeStateVector(doc),
    missing: (vector) => Y.encodeStateAsUpdate(doc, vector),
    first: () => findFirstClient(doc),
    summary,
  };
}

export interface WireEvents {
  /** Emitted once, before all other events. The listener returns a reason to end the connection, or null. */
  readonly hello: (hello: Hello) => CloseReason | null;
  /**
   * Emitted with checked lines of the other phone, which only append to the log. The listener stores and applies the
   * lines.
   */
  readonly update: (update: Uint8Array) => void;
  /** Emitted when all earlier lines of the other phone have been received. */
  readonly caughtUp: () => void;
  /** Emitted with the number of received lines that this version cannot read. Unreadable lines are stored too. */
  readonly unread: (count: number) => void;
  /** Emitted when the other phone has as many lines as this phone, but different lines. */
  readonly diverged: () => void;
  /** Emitted when the other phone sends a code for reconnecting. */
  readonly standby: (code: string) => void;
  /** Emitted when the other phone becomes silent (true) or responds again (false). */
  readonly quiet: (quiet: boolean) => void;
  /** Emitted once, as the last event. */
  readonly closed: (reason: CloseReason) => void;
}

export interface WireOptions {
  readonly channel: Channel;
  /** Role of the other phone: the hub sends lines of all phones, a guest only its own. */
  readonly other: 'hub' | 'guest';
  readonly me: () => Pick<Hello, 'app' | 'person' | 'name' | 'game'>;
  readonly source: SyncSource;
  readonly presence: Presence;
  readonly on: WireEvents;
}

/** A connection that syncs a game with another phone. The connection itself never changes the local document. */
export interface Wire {
  readonly send: (update: Uint8Array) => void;
  readonly sendPresence: (bytes: Uint8Array) => void;
  readonly sendStandby: (code: string) => void;
  /** Returns the other phone's hello. Null before the hello was received. */
  readonly other: () => Hello | null;
  readonly close: (reason: CloseReason) => void;
}

export const PING_MS = 4000;
/** Time without a message after which a phone counts as away. */
export const QUIET_MS = 12_000;

/**
 * Makes a wire. A wire listens before it sends its hello, so nothing sent after a hello is lost. The receiver of a
 * hello repeats its own hello, which may have been lost, and requests missing lines. The response contains all earlier
 * changes.
 */
export function makeWire({ channel, other, me, source, presence, on }: WireOptions): Wire {
  let hello: Hello | null = null;
  let standby: string | null = null;
  let ended = false;
  let caughtUp = false;
  let asked = false;
  let heard = Date.now();
  let quiet = false;
  const flood = makeFloodGuard(other === 'hub' ? HUB_LIMITS : PHONE_LIMITS);
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
  const messages = makeMessageStream(channel, {
    message: take,
    fault: (fault) => end(fault, true),
    closed: () => end('lost', false),
  });
  const timer = setInterval(listenFor, PING_MS);
  sayHello(false);

  /** Sends a message, unless the other phone does not listen yet. That phone will request everything later. */
  function tell(message: Message): void {
    if (hello && !ended && !messages.send(encodeMessage(message))) end('slow', false);
  }

  function sayHello(reply: boolean): void {
    const about = { ...me(), protocol: PROTOCOL_VERSION, oldest: OLDEST_PROTOCOL_VERSION };
    messages.send(encodeMessage({ kind: 'hello', hello: about, reply }));
  }

  function end(reason: CloseReason, tellIt: boolean): void {
    if (ended) return;
    ended = true;
    clearInterval(timer);
    if (tellIt) messages.send(encodeMessage({ kind: 'bye', reason }));
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
    // Until the other phone's hello arrives, this phone only repeats its own hello, which may be lost.
    if (hello) tell({ kind: 'ping', summary: source.summary() });
    else sayHello(false);
  }

  function take(bytes: Uint8Array): void {
    if (ended) return;
    heard = Date.now();
    const message = decodeMessage(bytes);
    const bye = message?.kind === 'bye' ? message.reason : null;
    const reason = bye ?? (message ? heed(message, bytes.length) : 'garbled');
    if (reason) end(reason, bye === null);
    else if (quiet) {
      quiet = false;
      on.quiet(false);
    }
  }

  /** Handles a message. Returns the reason to end the connection, or null. */
  function heed(message: Message, size: number): CloseReason | null {
    if (message.kind === 'hello') return meet(message.hello, message.reply);
    // A message for a previous connection is dropped, because the sender will send it again.
    if (!hello) return null;
    if (message.kind === 'state' || message.kind === 'update')
      return takeUpdate(message.update, message.kind === 'update' || caughtUp);
    if (!flood.take(heard, 0, size)) return 'flood';
    if (message.kind === 'ask') void answer(message.vector);
    if (message.kind === 'ping') {
      tell({ kind: 'pong' });
      const own = message.summary && source.summary();
      if (own && message.summary && haveDiverged(own, message.summary)) on.diverged();
    }
    // A standby code of a newer version is unusable, but not an error.
    if (message.kind === 'standby' && parseJoinCode(message.code, 'offer').ok) on.standby(message.code);
    if (message.kind !== 'presence') return null;
    return presence.take(message.bytes, wire, other === 'hub' ? null : hello.person) ? null : 'garbled';
  }

  function meet(said: Hello, reply: boolean): CloseReason | null {
    if (hello) {
      if (!flood.take(heard, 0, 0)) return 'flood';
      // The other phone did not receive this phone's first hello.
      if (!reply) sayHello(true);
      return null;
    }
    if (said.oldest > PROTOCOL_VERSION) return 'newer-version';
    if (said.protocol < OLDEST_PROTOCOL_VERSION) return 'older-version';
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
    const read = inspectUpdate(update, { game: me().game ?? hello?.game ?? '', first: source.first() });
    if (!read.ok) return read.fault === 'unreadable' ? 'garbled' : 'refused';
    const { lines, unread } = read.value;
    if (counted && !flood.take(heard, Math.max(1, lines), update.length)) return 'flood';
    // The first update must be a response to this phone's request.
    if (!counted && !asked) return 'garbled';
    if (unread > 0) on.unread(unread);
    // Copies the update, because the message that contains the update may be much longer.
    if (!isEmptyUpdate(update)) on.update(update.slice());
    if (!counted) {
      caughtUp = true;
      on.caughtUp();
    }
    return null;
  }

  return wire;
}
