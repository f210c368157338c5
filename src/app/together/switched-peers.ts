import type { Hello } from '../../together/messages';
import { openPeers, type Peers, type PeersEvents } from '../../together/peers';
import { makeOffer } from '../../together/phone-link';
import { makeEmptyDoc } from '../../together/shared-doc';
import type { SyncSource } from '../../together/wire';

declare const __VERSION__: string;

/** Source of the data for the connected devices, and handlers of their events. */
export interface PeersTarget {
  readonly who: () => Pick<Hello, 'person' | 'name' | 'game'>;
  readonly source: SyncSource;
  readonly on: PeersEvents;
}

/**
 * Connections that can be redirected to another target while they are open. Needed because a joining device has no game
 * until it has received the shared game.
 */
export interface RetargetablePeers {
  readonly peers: Peers;
  readonly setTarget: (target: PeersTarget) => void;
}

export function makeRetargetablePeers(side: 'hub' | 'guest', first: PeersTarget): RetargetablePeers {
  let target = first;
  const peers = openPeers({
    side,
    me: () => {
      const { person, name, game } = target.who();
      return { app: __VERSION__, person, name, game };
    },
    // This document contains no game, only the online state of people.
    doc: makeEmptyDoc(),
    source: {
      vector: () => target.source.vector(),
      missing: (vector) => target.source.missing(vector),
      first: () => target.source.first(),
      summary: () => target.source.summary(),
    },
    offer: () => makeOffer(target.who().name),
    on: {
      update: (update, from) => target.on.update(update, from),
      joined: (hello) => target.on.joined(hello),
      caughtUp: (person) => target.on.caughtUp(person),
      unread: (person, count) => target.on.unread(person, count),
      diverged: (person) => target.on.diverged(person),
      standby: (person, code) => target.on.standby(person, code),
      here: () => target.on.here(),
      gone: (person, reason) => target.on.gone(person, reason),
    },
  });
  return {
    peers,
    setTarget(next) {
      target = next;
    },
  };
}
