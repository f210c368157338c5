import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type * as Y from 'yjs';
import { isRecord, type UnknownRecord } from '../plain/record';
import { isRefusal, type Refusal, type TableSummary } from './club-protocol';

/** State of the connection to a room. `parted`: disconnected; changes are sent after reconnecting. */
export type RoomConnection = 'joining' | 'connected' | 'parted';

export interface JoinRoomOptions {
  /** WebSocket address of the club's server. */
  readonly url: string;
  readonly name: string;
  readonly token: string;
  /** Document of the game. Its changes are sent immediately, and changes of others are applied to it. */
  readonly doc: Y.Doc;
  readonly onConnection?: (connection: RoomConnection) => void;
  /** Called when the room refuses this phone, which closes the link. */
  readonly onRefused?: (reason: Refusal) => void;
  /** Called when the awareness states of other phones change. */
  readonly onAwareness?: () => void;
  /** Called when the result of `synced` changes. */
  readonly onSynced?: (synced: boolean) => void;
  /** WebSocket class to use instead of the browser's, for example `ws` under Node. */
  readonly webSocket?: unknown;
}

/** WebSocket close code for a message above the server's size limit. */
const MESSAGE_TOO_BIG = 1009;

/**
 * Socket that drops messages while disconnected. The provider would queue every update, then send the queue and the
 * full document.
 */
class RoomSocket extends HocuspocusProviderWebsocket {
  override send(message: unknown): void {
    if (this.webSocket?.readyState === 1) super.send(message);
  }
}

/** Connects a document to its room on a club's server, and reconnects after failures. */
export function joinRoom({ url, name, token, doc, ...options }: JoinRoomOptions) {
  if (typeof location !== 'undefined' && location.host !== '' && new URL(url).host !== location.host)
    throw new Error(`${url} is another server than the page's own`);
  let connection: RoomConnection = 'joining';
  let acknowledged = false;
  let closed = false;

  const socket = new RoomSocket({
    url,
    // With a delay below `minDelay` the socket never connects.
    delay: 1000,
    minDelay: 1000,
    maxDelay: 8000,
    factor: 1.5,
    ...(options.webSocket === undefined ? {} : { WebSocketPolyfill: options.webSocket }),
  });
  const provider = new HocuspocusProvider({
    websocketProvider: socket,
    name,
    token,
    document: doc,
    onSynced: () => stand('connected'),
    onUnsyncedChanges: () => acknowledge(),
    onClose: ({ event }) => {
      if (isRefusal(event.reason)) refuse(event.reason);
      else if (event.code === MESSAGE_TOO_BIG) refuse('too-large');
      else if (connection === 'connected') stand('parted');
    },
    onAuthenticationFailed: ({ reason }) => {
      // Other reasons are temporary, for example a full server, so the socket reconnects later.
      if (isRefusal(reason)) refuse(reason);
    },
    onAwarenessChange: () => options.onAwareness?.(),
  });
  socket.on('disconnect', () => stand('parted'));
  provider.attach();

  function stand(now: RoomConnection): void {
    if (closed) return;
    const before = connection;
    connection = now;
    acknowledge();
    if (before !== now) options.onConnection?.(now);
  }

  function acknowledge(): void {
    const now = connection === 'connected' && provider.synced && !provider.hasUnsyncedChanges;
    if (now === acknowledged || closed) return;
    acknowledged = now;
    options.onSynced?.(now);
  }

  function refuse(reason: Refusal): void {
    if (closed) return;
    stand('parted');
    close();
    options.onRefused?.(reason);
  }

  /** Reconnects immediately when the phone wakes up. */
  function wake(): void {
    if (!closed && connection === 'parted' && socket.status === 'disconnected') void socket.connect();
  }
  const wakers = typeof window === 'undefined' ? [] : [window, document];
  for (const each of wakers) for (const kind of ['online', 'visibilitychange']) each.addEventListener(kind, wake);

  function close(): void {
    if (closed) return;
    closed = true;
    for (const each of wakers) for (const kind of ['online', 'visibilitychange']) each.removeEventListener(kind, wake);
    provider.destroy();
    socket.destroy();
  }

  return {
    connection: () => connection,
    awareness: {
      /** Lists the awareness states of the other phones. */
      get: () =>
        [...(provider.awareness?.getStates() ?? [])].flatMap(([client, state]) =>
          client !== doc.clientID && isRecord(state) ? [state] : [],
        ),
      // The local state is never null, because both ends use awareness to detect a dead connection.
      set: (state: UnknownRecord) => provider.awareness?.setLocalState({ ...state }),
    },
    /** Returns whether all changes are on the server's disk. */
    synced: () => acknowledged,
    /** Returns the number of changes that are sent but not acknowledged. Changes made while disconnected count as one. */
    unacknowledged: () => provider.unsyncedChanges,
    /**
     * Sends a summary for the list of a tournament's tables. Does nothing while disconnected, because the next summary
     * replaces this one.
     */
    sendSummary: (summary: TableSummary) => {
      if (connection === 'connected') provider.sendStateless(JSON.stringify(summary));
    },
    close,
  };
}

export type RoomLink = ReturnType<typeof joinRoom>;
