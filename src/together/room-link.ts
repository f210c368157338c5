import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import type * as Y from 'yjs';
import { isRecord, type UnknownRecord } from '../plain/record';
import { isRefusal, type Refusal, type Summary } from './club';

/** How a document stands to its room. `apart`: what is written is sent when they meet again. */
export type RoomConnection = 'joining' | 'connected' | 'parted';

export interface JoinRoom {
  /** `liveUrl` of the page. */
  readonly url: string;
  readonly name: string;
  readonly token: string;
  /** Whatever is written into it is sent at once; what others write is written into it. */
  readonly doc: Y.Doc;
  readonly onConnection?: (connection: RoomConnection) => void;
  /** The room is closed to this phone, and the link with it. */
  readonly onRefused?: (reason: Refusal) => void;
  /** What others say of themselves has changed. */
  readonly onAwareness?: () => void;
  /** What `synced` says has changed. */
  readonly onSynced?: (synced: boolean) => void;
  /** For where there is none: `ws` under Node. */
  readonly webSocket?: unknown;
}

export interface RoomLink {
  readonly connection: () => RoomConnection;
  readonly awareness: {
    /** Of each other phone that is there, what it says of itself. */
    readonly get: () => readonly UnknownRecord[];
    readonly set: (state: UnknownRecord) => void;
  };
  /** Whether all that was written is on the server's disk. */
  readonly synced: () => boolean;
  /** How many changes are sent and not acknowledged, the oldest of them all that was written while apart. */
  readonly unacknowledged: () => number;
  /** For the list of a tournament's tables. Not sent where the room cannot be reached: the next one says more. */
  readonly sendSummary: (summary: Summary) => void;
  readonly close: () => void;
}

/** The server's word for a message larger than it reads at all. */
const MESSAGE_TOO_BIG = 1009;

/** The provider would keep every update that is written while there is no line, and send them beside the document that holds them all. */
class RoomSocket extends HocuspocusProviderWebsocket {
  override send(message: unknown): void {
    if (this.webSocket?.readyState === 1) super.send(message);
  }
}

/** Joins a document to its room on a club's server, and again whenever the line was lost. */
export function joinRoom({ url, name, token, doc, ...options }: JoinRoom): RoomLink {
  if (typeof location !== 'undefined' && location.host !== '' && new URL(url).host !== location.host)
    throw new Error(`${url} is another server than the page's own`);
  let connection: RoomConnection = 'joining';
  let acknowledged = false;
  let closed = false;

  const socket = new RoomSocket({
    url,
    // A delay below `minDelay` would never connect.
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
      // Where the server is too full for now its line is closed, and opened anew after a while.
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

  /** A phone that wakes up does not wait for the next try. */
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
      get: () =>
        [...(provider.awareness?.getStates() ?? [])].flatMap(([client, state]) =>
          client !== doc.clientID && isRecord(state) ? [state] : [],
        ),
      // Never none: by it the two ends notice that the line is dead.
      set: (state) => provider.awareness?.setLocalState({ ...state }),
    },
    synced: () => acknowledged,
    unacknowledged: () => provider.unsyncedChanges,
    sendSummary: (summary) => {
      if (connection === 'connected') provider.sendStateless(JSON.stringify(summary));
    },
    close,
  };
}
