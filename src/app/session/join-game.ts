import { validFacts } from '../../game/valid-facts';
import { err, ok, type Result } from '../../plain/result';
import { newId } from '../../store/database';
import type { GameRecord, ShareRecord } from '../../store/records';
import { findSharedGame, hasGame, saveJoinedGame } from '../../store/shared-games';
import type { Channel } from '../../together/channel';
import { gameIdOfRoom, MAX_SYNC_BYTES, makeRoomsSocketUrl, type Room } from '../../together/club-protocol';
import { inspectUpdate } from '../../together/inspect-update';
import type { CloseReason } from '../../together/messages';
import { joinRoom } from '../../together/room-link';
import { applyUpdate, encodeDoc, makeEmptyDoc, makeSharedDoc, type SharedDoc } from '../../together/shared-doc';
import { toNumberedLog } from '../../together/shared-log';
import { makeSyncSource } from '../../together/wire';
import { openGamePeers } from '../together/connections';
import { toJoinFault } from '../together/join-fault';
import { currentSharedGame, handOverConnections } from '../together/open-shared-game';
import { receiveUpdate } from '../together/receive-update';
import { loadDeviceIdentity, makeShareRecord } from '../together/share-record';
import type { JoinFault, JoiningPerson } from '../together/shared-game-types';
import { openSession } from './session';

/** Timeout for the other device or the server to transfer the game. */
const FETCH_MS = 60_000;

type JoinResult = Result<{ readonly game: string }, JoinFault>;

/** Receives the game of the device at the other end of a channel, opens it, and continues on the same channel. */
export async function joinOverChannel(channel: Channel, me: JoiningPerson): Promise<JoinResult> {
  const received = { doc: makeEmptyDoc() };
  const standby = new Map<string, string>();
  let fetched: (reason: CloseReason | null) => void = () => undefined;
  const all = new Promise<CloseReason | null>((done) => {
    fetched = done;
    setTimeout(() => done('lost'), FETCH_MS);
  });
  const nothing = () => undefined;
  const peers = openGamePeers('guest', {
    me: () => ({ app: __VERSION__, person: loadDeviceIdentity().person, name: me.name, game: null }),
    source: makeSyncSource(received.doc),
    on: {
      update: (update) => applyUpdate(received, update, null),
      joined: nothing,
      caughtUp: () => fetched(null),
      unread: nothing,
      diverged: nothing,
      standby: (person, code) => standby.set(person, code),
      here: nothing,
      gone: (_, reason) => fetched(reason),
    },
  });
  const met = await peers.join(channel);
  const lost = met.ok ? await all : met.fault;
  const of = met.ok ? met.value.game : null;
  if (lost !== null || of === null) {
    peers.end();
    return err(toJoinFault(lost ?? 'garbled'));
  }
  const shared = makeSharedDoc([encodeDoc(received)], { game: of, seed: null });
  const game = await saveReceivedGame(shared, of, (id) => makeShareRecord(id, of, me, false, null));
  if (game === null) {
    peers.end();
    return err('failed');
  }
  const endPeers = handOverConnections(game, peers);
  const joined = await opened(game, shared, standby);
  if (!joined.ok) endPeers();
  return joined;
}

/** Receives the game of a room on the club's server and opens it. */
export async function joinRoomGame(room: Room, me: JoiningPerson): Promise<JoinResult> {
  const of = gameIdOfRoom(room.name);
  const fetched = { doc: makeEmptyDoc() };
  const refused = await new Promise<JoinFault | null>((done) => {
    const link = joinRoom({
      ...room,
      url: makeRoomsSocketUrl(location.href),
      doc: fetched.doc,
      onRefused: (reason) => end(reason === 'no-room' ? 'no-room' : 'failed'),
      onSynced: (synced) => synced && end(null),
    });
    const timer = setTimeout(() => end('unreachable'), FETCH_MS / 3);
    function end(fault: JoinFault | null): void {
      clearTimeout(timer);
      link.close();
      done(fault);
    }
  });
  if (refused) return err(refused);
  const document = encodeDoc(fetched);
  fetched.doc.destroy();
  if (document.length > MAX_SYNC_BYTES) return err('too-large');
  if (!inspectUpdate(document, { game: of, first: null }).ok) return err('not-proven');
  const shared = makeSharedDoc([document], { game: of, seed: null });
  const game = await saveReceivedGame(shared, of, (id) => makeShareRecord(id, of, me, false, room));
  return game === null ? err('failed') : opened(game, shared, new Map());
}

/**
 * Returns the id of the local game that is shared under an id. A new game is written first. Null if reading or writing
 * failed, or if the document contains no game.
 */
async function saveReceivedGame(
  shared: SharedDoc,
  of: string,
  shareOf: (game: string) => ShareRecord,
): Promise<string | null> {
  const here = await findSharedGame(of);
  if (!here.ok) return null;
  if (here.value !== null) return here.value;
  const result = await hasGame(of);
  const id = result.ok && !result.value ? of : newId();
  const { state } = shared;
  const { entries, cursor, tip } = toNumberedLog(id, state);
  const began = entries.flatMap(validFacts).find(({ fact }) => fact === 'began');
  // A document without the fact that begins a game contains no game.
  if (began?.fact !== 'began') return null;
  const now = Date.now();
  const head: GameRecord = {
    id,
    name: state.name ?? '',
    created: entries[0]?.at ?? now,
    touched: now,
    cursor,
    tip,
    edition: began.edition,
    archived: false,
    deletedAt: null,
  };
  const document = encodeDoc(shared);
  const written = await saveJoinedGame(head, entries, shareOf(id), document);
  return written.ok ? id : null;
}

async function opened(game: string, shared: SharedDoc, standby: ReadonlyMap<string, string>): Promise<JoinResult> {
  if (!(await openSession(game))) return err('failed');
  const share = currentSharedGame();
  if (!share) return err('failed');
  for (const [person, code] of standby) share.connections.saveReconnectCode(person, code);
  // If the game was already on this device, its stored version may lack the newer steps.
  await receiveUpdate(game, share, encodeDoc(shared), null);
  return ok({ game });
}
