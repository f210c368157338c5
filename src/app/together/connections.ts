import { type Accessor, createSignal } from 'solid-js';
import type { Result } from '../../plain/result';
import { putShare } from '../../store/shared-games';
import { say, sayMany } from '../../text/say';
import type { Channel } from '../../together/channel';
import { makeRoomsSocketUrl, printRoomPath } from '../../together/club-protocol';
import type { CloseReason, Hello } from '../../together/messages';
import type { LinkFault } from '../../together/phone-link';
import { makeStateSummarizer } from '../../together/state-summary';
import { makeSyncSource } from '../../together/wire';
import { state } from '../game/open-game';
import { runInQueue } from '../timing/tap-queue';
import { describeCloseReason, describeDivergence, describeRefusal } from './connection-warnings';
import type { OpenShare } from './open-share';
import { receiveUpdate } from './receive-update';
import { makeRoomMirror } from './room-mirror';
import type { ConnectionState } from './shared-game-types';
import { makeRetargetablePeers, type PeersTarget, type RetargetablePeers } from './switched-peers';
import { makeTableSummary } from './table-summary';

/**
 * Delay after a step before a summary of the game is sent to the room, in milliseconds. More steps may follow
 * meanwhile.
 */
const SUMMARY_MS = 2000;

/** Connections of this device to the other devices of a shared game. */
export interface Connections {
  readonly connection: Accessor<ConnectionState>;
  /** Ids of the people who are online. */
  readonly here: Accessor<ReadonlySet<string>>;
  readonly warning: Accessor<string | null>;
  readonly room: { readonly link: string } | null;
  /** Adds a channel to another device. Resolves when that device has identified itself. */
  readonly join: (channel: Channel) => Promise<Result<Hello, CloseReason>>;
  /**
   * Reconnects a person who used a stored code.
   * @param answer code scanned from that person's device
   */
  readonly reconnect: (answer: string) => Promise<Result<Hello, LinkFault | CloseReason>>;
  /** Stores a code with which this device can reconnect to a person. */
  readonly saveReconnectCode: (person: string, code: string) => void;
  readonly dismiss: (person: string) => void;
  /** Sends the name and role of this device to the other devices. */
  readonly sendIdentity: () => void;
  readonly close: () => void;
}

/**
 * Creates the connections of a shared game.
 * @param joined connections over which this device has just joined the game; null for new connections
 */
export function makeConnections(game: string, share: OpenShare, joined: RetargetablePeers | null = null): Connections {
  const { room } = share.share();
  const [here, setHere] = createSignal<ReadonlySet<string>>(new Set());
  const [connection, setConnection] = createSignal<ConnectionState>(room ? 'joining' : 'parted');
  const [warning, setWarning] = createSignal<string | null>(null);
  const nameOf = (person: string) => share.shared.state.people.get(person)?.name ?? say('Another phone');
  const receive = (update: Uint8Array, from: unknown) => void receiveUpdate(game, share, update, from);
  const who = () => {
    const { person, name, role } = share.share();
    return { person, name, role };
  };

  if (room) {
    const mirror = makeRoomMirror({
      url: makeRoomsSocketUrl(location.href),
      room,
      share,
      receive,
      onConnection: setConnection,
      onHere: (persons) => setHere(new Set(persons)),
      onRefused: (reason) => setWarning(describeRefusal(reason)),
      onDiverged: (name) => setWarning(describeDivergence(name)),
    });
    mirror.setMe(who());
    // Only the newest summary matters, so a summary is sent after a pause between steps.
    let due: ReturnType<typeof setTimeout> | undefined;
    const unstep = share.onStep(() => {
      clearTimeout(due);
      due = setTimeout(() => {
        mirror.publishSummary();
        const now = state();
        if (now?.id === game) mirror.sendTableSummary(makeTableSummary(now.log.table, now.name));
      }, SUMMARY_MS);
    });
    return {
      connection,
      here,
      warning,
      room: { link: `${location.href.split('#')[0]}#${printRoomPath(room)}` },
      // Phones connect through the server's room, without codes.
      join: async (channel) => {
        channel.close();
        return { ok: false, fault: 'other-game' };
      },
      reconnect: async () => ({ ok: false, fault: 'failed' }),
      saveReconnectCode: () => undefined,
      dismiss: () => undefined,
      sendIdentity: () => mirror.setMe(who()),
      close() {
        clearTimeout(due);
        unstep();
        mirror.close();
      },
    };
  }

  function keepStandby(person: string, code: string): void {
    const now = share.share();
    if (now.standby[person] === code) return;
    const after = { ...now, standby: { ...now.standby, [person]: code } };
    share.setShare(after);
    void putShare(after);
  }

  const source = makeSyncSource(share.shared.doc, makeStateSummarizer(share.shared));
  const target: PeersTarget = {
    who: () => ({ ...who(), game: share.share().of }),
    // Reads go through the queue of steps, so data is only sent after it is on disk.
    source: {
      vector: () => runInQueue(async () => source.vector()),
      missing: (vector) => runInQueue(async () => source.missing(vector)),
      first: source.first,
      summary: source.summary,
    },
    on: {
      update: receive,
      joined: () => setWarning(null),
      caughtUp: () => look(),
      unread: (person, count) =>
        setWarning(
          sayMany(
            count,
            '1 step of {name} cannot be read. Update Sidekick on this phone.',
            '{n} steps of {name} cannot be read. Update Sidekick on this phone.',
            { name: nameOf(person) },
          ),
        ),
      diverged: (person) => setWarning(describeDivergence(nameOf(person))),
      standby: keepStandby,
      here: () => look(),
      gone: (person, reason) => {
        setWarning(describeCloseReason(reason, nameOf(person)));
        look();
      },
    },
  };
  const switched = joined ?? makeRetargetablePeers(share.share().hub ? 'hub' : 'guest', target);
  switched.setTarget(target);
  const { peers } = switched;
  const unlisten = share.onWritten((pieces, from) => peers.tell(pieces, from));
  const look = (): void => {
    setHere(new Set(peers.here().map(({ person }) => person)));
    setConnection(peers.together() ? 'connected' : 'parted');
  };
  const changed = () => peers.networkChanged();
  addEventListener('online', changed);
  peers.setMe(who());
  look();
  return {
    connection,
    here,
    warning,
    room: null,
    join: peers.join,
    reconnect: peers.takeBack,
    saveReconnectCode: keepStandby,
    dismiss: peers.dismiss,
    sendIdentity: () => peers.setMe(who()),
    close() {
      removeEventListener('online', changed);
      unlisten();
      peers.end();
    },
  };
}
