import { type Accessor, createSignal } from 'solid-js';
import { getOwnProperty } from '../../plain/get-own';
import type { Result } from '../../plain/result';
import { putShare } from '../../store/shared-games';
import type { Table } from '../../table/table';
import { say, sayMany } from '../../text/say';
import type { Channel } from '../../together/channel';
import { makeRoomsSocketUrl, printRoomPath, type Refusal, type TableSummary } from '../../together/club-protocol';
import type { CloseReason, Hello } from '../../together/messages';
import { openPeers, type Peers, type PeersTarget } from '../../together/peers';
import { type LinkFault, makeOffer } from '../../together/phone-link';
import { makeEmptyDoc } from '../../together/shared-doc';
import { makeStateSummarizer } from '../../together/state-summary';
import { makeSyncSource } from '../../together/wire';
import { state } from '../game/open-game';
import { runInQueue } from '../timing/tap-queue';
import type { OpenShare } from './open-share';
import { receiveUpdate } from './receive-update';
import { makeRoomMirror } from './room-mirror';
import type { ConnectionState } from './shared-game-types';

/** Describes why a connection ended. Null if the person left or is out of reach. */
function describeCloseReason(reason: CloseReason, name: string): string | null {
  switch (reason) {
    case 'left':
    case 'lost':
    case 'replaced':
    case 'slow':
      return null;
    case 'dismissed':
      return say('{name} ended the connection.', { name });
    case 'full':
      return say('Four phones are in this game already.');
    case 'flood':
    case 'too-large':
      return say('{name} sent too much. The connection is closed.', { name });
    case 'refused':
    case 'garbled':
      return say('{name} sent something that Sidekick does not accept. The connection is closed.', { name });
    case 'newer-version':
      return say('{name} has a newer Sidekick. Update this phone.', { name });
    case 'older-version':
      return say('{name} has an older Sidekick. Update that phone.', { name });
    case 'other-game':
      return say('{name} plays another game.', { name });
  }
}

/** Returns the warning that two devices show different games although no lines are missing. */
function describeDivergence(name: string): string {
  return say('{name}’s phone shows a different game. Share the game again from one phone.', { name });
}

/** Explains why a club's server refuses this device access to its room. */
function describeRefusal(reason: Refusal): string {
  switch (reason) {
    case 'no-room':
      return say('The server does not know this game. Ask for a new link.');
    case 'too-large':
    case 'room-full':
      return say('The game is too large for this server. Continue alone, or from phone to phone.');
    case 'forged':
    case 'before-the-beginning':
      return say('Someone faked a step in this shared game. Continue alone.');
    default:
      return say('The server does not accept what this phone sends. Continue alone, or from phone to phone.');
  }
}

/** Makes the summary for the list of a tournament's tables. Points are whole numbers, as on paper. */
function makeTableSummary(table: Table, name: string): TableSummary {
  const { players, points, round, turn, clock, limit, ended } = table;
  const used = (side: string) => Math.floor((getOwnProperty(clock, side) ?? 0) / 1000);
  const all = players.reduce((sum, { side }) => sum + used(side), 0);
  const timed = limit.ms !== null || all > 0;
  return {
    summary: 1,
    table: name,
    players: players.slice(0, 8).map(({ side, name: player }) => {
      const won = getOwnProperty(points, side);
      return {
        name: player,
        side,
        points: won ? Math.floor(won.numerator / won.denominator) : 0,
        used: timed ? used(side) : null,
      };
    }),
    round,
    turn,
    clock: timed ? { used: all, limit: limit.ms === null ? null : Math.floor(limit.ms / 1000), running: false } : null,
    over: ended !== null,
  };
}

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

/** Opens the connections of a game. Their document contains no game, only the online state of people. */
export function openGamePeers(side: 'hub' | 'guest', target: PeersTarget): Peers {
  return openPeers({ ...target, side, doc: makeEmptyDoc(), offer: makeOffer });
}

/**
 * Creates the connections of a shared game.
 * @param joined connections that this device used to join the game; null to create new connections
 */
export function makeConnections(game: string, share: OpenShare, joined: Peers | null = null): Connections {
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
    me: () => ({ ...who(), app: __VERSION__, game: share.share().of }),
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
  const peers = joined ?? openGamePeers(share.share().hub ? 'hub' : 'guest', target);
  peers.setTarget(target);
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
