import { isRecord } from '../../plain/record';
import type { Refusal } from '../../together/club-protocol';
import { inspectUpdate } from '../../together/inspect-update';
import type { PresentPerson } from '../../together/presence';
import { joinRoom } from '../../together/room-link';
import { applyUpdate, encodeDoc, findFirstClient, makeEmptyDoc, onUpdate } from '../../together/shared-doc';
import { haveDiverged, makeStateSummarizer, parseStateSummary } from '../../together/state-summary';
import type { OpenShare } from './open-share';
import type { ConnectionState } from './shared-game-types';

/** Origin of updates that this device has written to the mirror. */
const OWN_UPDATE = Symbol('own');

/**
 * Mirrors a room of a club's server in a second document. Received data is written to disk before it becomes part of
 * the game. Local changes are sent only after they are on disk.
 */
export function makeRoomMirror(options: {
  readonly url: string;
  readonly room: { readonly name: string; readonly token: string };
  readonly share: OpenShare;
  readonly receive: (update: Uint8Array, from: unknown) => void;
  readonly onConnection: (connection: ConnectionState) => void;
  readonly onHere: (persons: readonly string[]) => void;
  readonly onRefused: (reason: Refusal) => void;
  /**
   * Called with the name of a player if that player's device has the same number of lines as this device, but different
   * lines.
   */
  readonly onDiverged: (name: string) => void;
}) {
  const { share } = options;
  const mirror = { doc: makeEmptyDoc() };
  const summary = makeStateSummarizer(share.shared);
  let me: PresentPerson | null = null;
  let closed = false;
  const publish = (): void => {
    if (me && !closed) link.awareness.set({ person: me.person, name: me.name, role: me.role, summary: summary() });
  };
  applyUpdate(mirror, encodeDoc(share.shared), OWN_UPDATE);
  onUpdate(mirror, (update, from) => {
    if (from === OWN_UPDATE || closed) return;
    // The server is untrusted, so its updates are validated like updates from other devices.
    const read = inspectUpdate(update, { game: share.share().of, first: findFirstClient(share.shared.doc) });
    if (read.ok) options.receive(update, link);
    else {
      close();
      options.onRefused('forged');
    }
  });
  const link = joinRoom({
    ...options.room,
    url: options.url,
    doc: mirror.doc,
    onConnection: options.onConnection,
    onRefused: options.onRefused,
    onAwareness: () => {
      const others = link.awareness.get();
      options.onHere(others.flatMap(personOf));
      const own = summary();
      for (const { name, summary: said } of others) {
        const theirs = parseStateSummary(said);
        if (own && theirs && haveDiverged(own, theirs) && typeof name === 'string') options.onDiverged(name);
      }
    },
  });
  function close(): void {
    if (closed) return;
    closed = true;
    unlisten();
    link.close();
    mirror.doc.destroy();
  }
  const unlisten = share.onWritten((pieces, from) => {
    if (from !== link) for (const piece of pieces) applyUpdate(mirror, piece, OWN_UPDATE);
  });
  return {
    /** Sends the summary of this game for the list of a tournament's tables. */
    sendTableSummary: link.sendSummary,
    setMe(who: PresentPerson) {
      me = who;
      publish();
    },
    /** Publishes a summary of the game on this device, which other devices compare with their summary. */
    publishSummary: publish,
    close,
  };
}

export type RoomMirror = ReturnType<typeof makeRoomMirror>;

function personOf(state: unknown): string[] {
  return isRecord(state) && typeof state.person === 'string' ? [state.person] : [];
}
