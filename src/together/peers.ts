import type * as Y from 'yjs';
import { err, ok, type Result } from '../plain/result';
import type { Channel } from './channel';
import type { CloseReason, Hello } from './messages';
import type { LinkFault, PhoneOffer } from './phone-link';
import { makePresence } from './presence';
import { makeSpareConnections } from './spare-connections';
import { makeWire, type SyncSource, type Wire } from './wire';

/**
 * Maximum number of phones in a game, including the hub. Guests connect only to the hub, which forwards stored lines.
 */
export const MAX_PHONES = 4;

export interface PeersEvents {
  /**
   * Emitted when lines arrive from another phone. The listener stores and applies the lines, then calls `tell` with the
   * same `from`.
   */
  readonly update: (update: Uint8Array, from: unknown) => void;
  /** Emitted when a person connects. Lines of that person have been received once `caughtUp` is emitted. */
  readonly joined: (hello: Hello) => void;
  readonly caughtUp: (person: string) => void;
  /** Emitted with the number of lines received from a person that this version cannot read. */
  readonly unread: (person: string, count: number) => void;
  /** Emitted when a person's phone has as many lines as this phone, but different lines. */
  readonly diverged: (person: string) => void;
  /** Emitted when a person sends a code for reconnecting. The listener must store the code with the game. */
  readonly standby: (person: string, code: string) => void;
  /** Emitted when the set of present people changes, or a phone becomes silent or responsive. */
  readonly here: () => void;
  /** Emitted when a connection ends. The person may still be connected through another connection. */
  readonly gone: (person: string, reason: CloseReason) => void;
}

/** Game that the connections serve: source of the sent lines, and handlers of events. */
export interface PeersTarget {
  readonly me: () => Pick<Hello, 'app' | 'person' | 'name' | 'game'>;
  readonly source: SyncSource;
  readonly on: PeersEvents;
}

export interface PeersOptions extends PeersTarget {
  /** Role of this phone: the hub connects to all guests, a guest only to the hub. */
  readonly side: 'hub' | 'guest';
  /** Document used for presence only. `source` provides the lines of the game. */
  readonly doc: Y.Doc;
  /** Makes the offer of a spare connection, as `makeOffer` does. */
  readonly offer: (name: string) => Promise<Result<PhoneOffer, LinkFault>>;
}

interface Peer {
  readonly wire: Wire;
  /** Epoch milliseconds since which nothing was received. Null while the phone responds. */
  quiet: number | null;
}

export function openPeers({ side, doc, offer, ...first }: PeersOptions) {
  let target: PeersTarget = first;
  const most = side === 'hub' ? MAX_PHONES - 1 : 1;
  const peers = new Map<string, Peer>();
  /** All open connections, including those before their hello. */
  const wires = new Set<Wire>();
  const presence = makePresence(doc);
  const spares = makeSpareConnections(() => offer(target.me().name));
  presence.onChange((bytes, from) => {
    for (const wire of wires) if (wire !== from) wire.sendPresence(bytes);
    target.on.here();
  });

  /** Frees a place for a phone, if necessary by disconnecting the phone that has been silent longest. */
  function makeRoom(person: string): CloseReason | null {
    const { person: own } = target.me();
    if (person === own) return 'garbled';
    peers.get(person)?.wire.close('replaced');
    if (peers.size < most) return null;
    const [silent] = [...peers.values()]
      .filter(({ quiet }) => quiet !== null)
      .sort((a, b) => (a.quiet ?? 0) - (b.quiet ?? 0));
    if (!silent) return 'full';
    silent.wire.close('full');
    return null;
  }

  function join(channel: Channel): Promise<Result<Hello, CloseReason>> {
    return new Promise((done) => {
      let person: string | null = null;
      const peer: { wire: Wire; quiet: number | null } = {
        quiet: null,
        wire: makeWire({
          channel,
          other: side === 'hub' ? 'guest' : 'hub',
          me: () => target.me(),
          source: {
            vector: () => target.source.vector(),
            missing: (vector) => target.source.missing(vector),
            first: () => target.source.first(),
            summary: () => target.source.summary(),
          },
          presence,
          on: {
            hello(hello) {
              const refusal = makeRoom(hello.person);
              if (refusal) return refusal;
              person = hello.person;
              peers.set(person, peer);
              spares.lineOpened(person, (code) => peer.wire.sendStandby(code));
              target.on.joined(hello);
              done(ok(hello));
              return null;
            },
            update: (update) => target.on.update(update, peer.wire),
            caughtUp: () => person !== null && target.on.caughtUp(person),
            unread: (count) => person !== null && target.on.unread(person, count),
            diverged: () => person !== null && target.on.diverged(person),
            standby: (code) => person !== null && target.on.standby(person, code),
            quiet(quiet) {
              peer.quiet = quiet ? Date.now() : null;
              target.on.here();
            },
            closed(reason) {
              wires.delete(peer.wire);
              done(err(reason));
              if (person === null) return;
              // The person may already have reconnected through another connection.
              if (peers.get(person) === peer) peers.delete(person);
              if (reason === 'dismissed') spares.forget(person);
              else if (!peers.has(person)) spares.lineClosed(person);
              target.on.gone(person, reason);
              target.on.here();
            },
          },
        }),
      };
      wires.add(peer.wire);
    });
  }

  return {
    /**
     * Redirects open connections to another game. A joining phone has no game until it has received the shared game.
     */
    setTarget(next: PeersTarget) {
      target = next;
    },
    /** Accepts an open channel. Resolves when the other phone has introduced itself. */
    join,
    /** Accepts the scanned answer of a person who reconnects with a spare code. */
    async takeBack(answer: string) {
      const result = await spares.take(answer);
      return result.ok ? join(result.value.channel) : result;
    },
    /** Sends stored updates to all phones except `from`. */
    tell(updates: readonly Uint8Array[], from: unknown) {
      for (const wire of wires) if (wire !== from) for (const update of updates) wire.send(update);
    },
    /** Sets how this phone appears to the others. */
    setMe: presence.setMe,
    /** Lists the people with phones that can be reached, starting with the player of this phone. */
    here: presence.here,
    /** Returns whether any other phone is reachable. */
    together: () => [...peers.values()].some(({ quiet }) => quiet === null),
    /** Disconnects a person, who needs a new code to return. */
    dismiss: (person: string) => {
      spares.forget(person);
      peers.get(person)?.wire.close('dismissed');
    },
    networkChanged: spares.networkChanged,
    end() {
      spares.end();
      for (const wire of [...wires]) wire.close('left');
      presence.end();
    },
  };
}

/** Connections of this phone to the other phones of one game. */
export type Peers = ReturnType<typeof openPeers>;
