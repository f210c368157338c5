import type * as Y from 'yjs';
import { err, ok, type Result } from '../plain/result';
import type { Channel } from './channel';
import type { CloseReason, Hello } from './messages';
import type { LinkFault, PhoneOffer } from './phone-link';
import { makePresence, type Who } from './presence';
import { makeSpares } from './spares';
import { makeWire, type Source, type Wire } from './wire';

/** One of them is the hub; the others know only the hub, which passes on what it has written. */
export const MOST_PHONES = 4;

export interface PeersEvents {
  /** Lines of another phone, to be written and applied, and then told to the others by `tell` with the same `from`. */
  readonly update: (update: Uint8Array, from: unknown) => void;
  /** Somebody is connected; what they had is in once `caughtUp` comes. */
  readonly joined: (hello: Hello) => void;
  readonly caughtUp: (person: string) => void;
  /** So many of somebody's lines are of no kind that this version knows. */
  readonly unread: (person: string, count: number) => void;
  /** A person's phone has the same number of lines, but different ones. */
  readonly diverged: (person: string) => void;
  /** Somebody left the code that brings this phone back to them: to be kept with the game. */
  readonly standby: (person: string, code: string) => void;
  /** Who is here has changed, or somebody is silent now, or no longer. */
  readonly here: () => void;
  /** A connection is gone. Whoever came over another is still there. */
  readonly gone: (person: string, reason: CloseReason) => void;
}

export interface PeersOptions {
  /** What this phone is: the hub is connected to three others, a guest to the hub. */
  readonly side: 'hub' | 'guest';
  readonly me: () => Pick<Hello, 'app' | 'person' | 'name' | 'game'>;
  /** Only who is there goes by it; what is in it is told by `source`. */
  readonly doc: Y.Doc;
  readonly source: Source;
  /** Makes a spare connection, as `makeOffer` does. */
  readonly offer: () => Promise<Result<PhoneOffer, LinkFault>>;
  readonly on: PeersEvents;
}

/** The other phones of one game, as one of them reaches them. */
export interface Peers {
  /** Takes a channel that stands; resolves when the other phone has said who it is. */
  readonly join: (channel: Channel) => Promise<Result<Hello, CloseReason>>;
  /** Somebody came back by the spare that they had the code of: their answer, as scanned. */
  readonly takeBack: (answer: string) => Promise<Result<Hello, LinkFault | CloseReason>>;
  /** Tells all others but `from` of what is safe here. */
  readonly tell: (updates: readonly Uint8Array[], from: unknown) => void;
  /** Who this phone is, for the others to see. */
  readonly setMe: (who: Who) => void;
  /** Everybody whose phone can be reached, this one first. */
  readonly here: () => readonly Who[];
  /** Whether anybody can be reached. */
  readonly together: () => boolean;
  /** Sends somebody away; they come back only by a new code. */
  readonly dismiss: (person: string) => void;
  readonly networkChanged: () => void;
  /** Ends all connections. */
  readonly end: () => void;
}

interface Peer {
  readonly wire: Wire;
  /** Null while something is heard; else since when nothing is, in epoch milliseconds. */
  quiet: number | null;
}

export function openPeers({ side, me, doc, source, offer, on }: PeersOptions): Peers {
  const most = side === 'hub' ? MOST_PHONES - 1 : 1;
  const peers = new Map<string, Peer>();
  /** All that are open, also those that have not said hello yet. */
  const wires = new Set<Wire>();
  const presence = makePresence(doc);
  const spares = makeSpares(offer);
  presence.onChange((bytes, from) => {
    for (const wire of wires) if (wire !== from) wire.sendPresence(bytes);
    on.here();
  });

  /** Room for one more, if need be by giving up the phone that has been silent the longest. */
  function makeRoom(person: string): CloseReason | null {
    const { person: own } = me();
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
          me,
          source,
          presence,
          on: {
            hello(hello) {
              const refusal = makeRoom(hello.person);
              if (refusal) return refusal;
              person = hello.person;
              peers.set(person, peer);
              spares.lineOpened(person, (code) => peer.wire.sendStandby(code));
              on.joined(hello);
              done(ok(hello));
              return null;
            },
            update: (update) => on.update(update, peer.wire),
            caughtUp: () => person !== null && on.caughtUp(person),
            unread: (count) => person !== null && on.unread(person, count),
            diverged: () => person !== null && on.diverged(person),
            standby: (code) => person !== null && on.standby(person, code),
            quiet(quiet) {
              peer.quiet = quiet ? Date.now() : null;
              on.here();
            },
            closed(reason) {
              wires.delete(peer.wire);
              done(err(reason));
              if (person === null) return;
              // Whoever has come over another line already is not gone.
              if (peers.get(person) === peer) peers.delete(person);
              if (reason === 'dismissed') spares.forget(person);
              else if (!peers.has(person)) spares.lineClosed(person);
              on.gone(person, reason);
              on.here();
            },
          },
        }),
      };
      wires.add(peer.wire);
    });
  }

  return {
    join,
    async takeBack(answer) {
      const taken = await spares.take(answer);
      return taken.ok ? join(taken.value.channel) : taken;
    },
    tell(updates, from) {
      for (const wire of wires) if (wire !== from) for (const update of updates) wire.send(update);
    },
    setMe: presence.setMe,
    here: presence.here,
    together: () => [...peers.values()].some(({ quiet }) => quiet === null),
    dismiss: (person) => {
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
