import { err, ok, type Result } from '../plain/result';
import type { Channel, ChannelEvents } from './channel';
import { type JoinCodeFault, parseJoinCode, printJoinCode } from './join-codes';
import { hasAddress } from './sdp';

/** Cause of a failed connection between two phones. All values are codes of `JOIN_FAULTS`. */
export type LinkFault = JoinCodeFault | 'own-code' | 'unsupported' | 'unreachable' | 'failed';

/** An open connection to another phone, and its player's name. */
export interface JoinedPhone {
  readonly channel: Channel;
  readonly name: string;
}

/** Offer that is shown by the phone that others join. */
export interface PhoneOffer {
  readonly code: string;
  /** Random id of the offer, repeated in the answer to this offer. */
  readonly pair: string;
  /**
   * Accepts the answer, once. Resolves when the phones are connected. `failed` also means that the answer belongs to
   * another offer.
   */
  readonly takeAnswer: (answer: string) => Promise<Result<JoinedPhone, LinkFault>>;
  readonly cancel: () => void;
}

/** Answer that the joining phone shows. */
export interface PhoneAnswer {
  readonly code: string;
  /** Name of the player who offers the connection. */
  readonly name: string;
  /** Resolves when the other phone has accepted the answer. */
  readonly joined: Promise<Result<JoinedPhone, LinkFault>>;
  readonly cancel: () => void;
}

/** Timeout for gathering this phone's addresses. Local addresses are available at once; no slower address is needed. */
const GATHER_MS = 2000;
/** Timeout for opening a connection. Two phones on one network take under a second, unless they are busy. */
const OPEN_MS = 20_000;
/** Timeout for scanning a code. */
const SCAN_MS = 15 * 60_000;
/** Timeout for a phone to reconnect after sleeping or losing the network, before the connection ends. */
const RECONNECT_MS = 15 * 60_000;
/** Delay in milliseconds before a closed connection ends, in which the last queued chunks are sent. */
const CLOSE_MS = 1000;
/** Maximum number of chunks to buffer until a listener is attached. */
const MAX_EARLY_PIECES = 100;

/** Pairs of this page's open offers, so people cannot join their own phone. */
const openOffers = new Set<string>();

/** Makes the offer that the other phone scans. No server is involved, because both phones are on one network. */
export async function makeOffer(name: string): Promise<Result<PhoneOffer, LinkFault>> {
  const link = makeLink();
  if (!link) return err('unsupported');
  const { connection } = link;
  const pair = newPair();
  const sdp = await gatherDescription(connection, () => connection.createOffer());
  const code = sdp && printJoinCode({ way: 'offer', pair, name, sdp });
  if (!code) {
    link.close();
    return err(sdp === '' ? 'unreachable' : 'failed');
  }
  openOffers.add(pair);
  let taken = false;
  return ok({
    code,
    pair,
    async takeAnswer(text) {
      const answer = parseJoinCode(text, 'answer');
      if (!answer.ok) return answer;
      if (taken || answer.value.pair !== pair) return err('failed');
      taken = true;
      openOffers.delete(pair);
      if (!(await attempt(() => connection.setRemoteDescription({ type: 'answer', sdp: answer.value.sdp }))))
        return err('failed');
      const result = await link.opened(OPEN_MS);
      return result.ok ? ok({ channel: result.value, name: answer.value.name }) : result;
    },
    cancel() {
      openOffers.delete(pair);
      link.cancel();
    },
  });
}

/** Makes the answer to the code of another phone. */
export async function answerOffer(text: string, name: string): Promise<Result<PhoneAnswer, LinkFault>> {
  const offer = parseJoinCode(text, 'offer');
  if (!offer.ok) return offer;
  const { pair, sdp: theirs } = offer.value;
  if (openOffers.has(pair)) return err('own-code');
  const link = makeLink();
  if (!link) return err('unsupported');
  const { connection } = link;
  const taken = await attempt(() => connection.setRemoteDescription({ type: 'offer', sdp: theirs }));
  const sdp = taken ? await gatherDescription(connection, () => connection.createAnswer()) : null;
  const code = sdp && printJoinCode({ way: 'answer', pair, name, sdp });
  if (!code) {
    link.close();
    return err(sdp === '' ? 'unreachable' : 'failed');
  }
  const joined = link
    .opened(SCAN_MS)
    .then((result) => (result.ok ? ok({ channel: result.value, name: offer.value.name }) : result));
  return ok({ code, name: offer.value.name, joined, cancel: link.cancel });
}

interface Link {
  readonly connection: RTCPeerConnection;
  /** Resolves to the channel once it is open. Closes the link if it is not open within `ms` milliseconds. */
  readonly opened: (ms: number) => Promise<Result<Channel, LinkFault>>;
  readonly close: () => void;
  /** Closes a link that has not opened. An open link is closed by the owner of its channel. */
  readonly cancel: () => void;
}

/** Makes a WebRTC link. Null if the browser does not support WebRTC. */
function makeLink(): Link | null {
  if (typeof RTCPeerConnection === 'undefined') return null;
  const connection = new RTCPeerConnection({ iceServers: [] });
  // Both sides use the same id, so it need not be exchanged.
  const data = connection.createDataChannel('game', { negotiated: true, id: 0, ordered: true });
  const channel = makeChannel(connection, data);
  let whenClosed = () => {};
  const close = () => {
    connection.close();
    whenClosed();
  };
  return {
    connection,
    opened: (ms) =>
      new Promise((done) => {
        const timer = setTimeout(() => {
          close();
          done(err('unreachable'));
        }, ms);
        const end = (result: Result<Channel, LinkFault>) => {
          clearTimeout(timer);
          done(result);
        };
        whenClosed = () => end(err('unreachable'));
        if (data.readyState === 'open') end(ok(channel));
        data.addEventListener('open', () => end(ok(channel)));
        data.addEventListener('close', () => end(err('unreachable')));
      }),
    close,
    cancel: () => {
      if (data.readyState === 'connecting') close();
    },
  };
}

/**
 * Returns the local SDP with all addresses, because none can be sent later. Null if the browser refuses; empty if there
 * is no address.
 */
async function gatherDescription(
  connection: RTCPeerConnection,
  make: () => Promise<RTCSessionDescriptionInit>,
): Promise<string | null> {
  if (!(await attempt(async () => connection.setLocalDescription(await make())))) return null;
  await new Promise<void>((done) => {
    if (connection.iceGatheringState === 'complete') return done();
    const timer = setTimeout(done, GATHER_MS);
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return;
      clearTimeout(timer);
      done();
    });
  });
  const sdp = connection.localDescription?.sdp ?? '';
  return hasAddress(sdp) ? sdp : '';
}

function makeChannel(connection: RTCPeerConnection, data: RTCDataChannel): Channel {
  data.binaryType = 'arraybuffer';
  data.bufferedAmountLowThreshold = 256 * 1024;
  let events: ChannelEvents | null = null;
  const early: Uint8Array[] = [];
  let closed = false;
  let broken: ReturnType<typeof setTimeout> | undefined;

  const end = (): void => {
    if (closed) return;
    closed = true;
    clearTimeout(broken);
    connection.close();
    events?.closed();
  };
  data.addEventListener('message', ({ data: sent }: MessageEvent<unknown>) => {
    const piece = sent instanceof ArrayBuffer ? new Uint8Array(sent) : new Uint8Array();
    if (events) events.piece(piece);
    else if (early.length < MAX_EARLY_PIECES) early.push(piece);
  });
  data.addEventListener('bufferedamountlow', () => events?.drained());
  data.addEventListener('close', end);
  // `failed` is not final: a phone that slept is found again at the same addresses.
  connection.addEventListener('connectionstatechange', () => {
    clearTimeout(broken);
    if (connection.connectionState === 'closed') end();
    else if (data.readyState === 'open' && connection.connectionState !== 'connected')
      broken = setTimeout(end, RECONNECT_MS);
  });
  return {
    send(piece) {
      if (data.readyState !== 'open') return;
      try {
        data.send(piece);
      } catch {
        // The browser's send queue is full, far above our own limit, so the connection is unusable.
        end();
      }
    },
    buffered: () => data.bufferedAmount,
    close() {
      data.close();
      setTimeout(end, CLOSE_MS);
    },
    listen(on) {
      queueMicrotask(() => {
        events = on;
        for (const piece of early.splice(0)) on.piece(piece);
        if (closed) on.closed();
      });
    },
  };
}

function newPair(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
