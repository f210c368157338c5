import { err, ok, type Result } from '../plain/result';
import type { Channel, ChannelEvents } from './channel';
import { type CodeFault, parseCode, printCode } from './codes';
import { hasAddress } from './sdp';

/** Words of `JOIN_FAULTS`. */
export type LinkFault = CodeFault | 'own-code' | 'unsupported' | 'unreachable' | 'failed';

/** A way to the other phone that stands, and how its player is called. */
export interface Joined {
  readonly channel: Channel;
  readonly name: string;
}

/** What the phone that others join shows. */
export interface PhoneOffer {
  readonly code: string;
  /** By which its answer is known. */
  readonly pair: string;
  /** Takes the answer, once; resolves when the two are joined. `failed`: it answers another offer. */
  readonly takeAnswer: (answer: string) => Promise<Result<Joined, LinkFault>>;
  readonly cancel: () => void;
}

/** What the joining phone shows back. */
export interface PhoneAnswer {
  readonly code: string;
  /** How the player of the phone is called that made the offer. */
  readonly name: string;
  /** Resolves when the other phone has taken the answer. */
  readonly joined: Promise<Result<Joined, LinkFault>>;
  readonly cancel: () => void;
}

/** Addresses of this phone are known at once; what takes longer is of no network that is here. */
const GATHER_MS = 2000;
/** Two phones on one network find each other within a second; a busy one may take some. */
const OPEN_MS = 20_000;
/** For people to hold one phone before the other. */
const SHOWN_MS = 15 * 60_000;
/** A phone that slept or was out of reach comes back by itself within this; then it is given up. */
const BROKEN_MS = 15 * 60_000;
/** For what was handed over last to be sent. */
const CLOSE_MS = 1000;
/** More pieces than these nobody sends before this phone listens. */
const MOST_EARLY = 100;

/** Offers of this page that are not taken yet: nobody joins their own phone. */
const open = new Set<string>();

/** Makes the first code. No server is asked for anything: both phones are on one network. */
export async function makeOffer(name: string): Promise<Result<PhoneOffer, LinkFault>> {
  const link = makeLink();
  if (!link) return err('unsupported');
  const { connection } = link;
  const pair = newPair();
  const sdp = await describe(connection, () => connection.createOffer());
  const code = sdp && printCode({ way: 'offer', pair, name, sdp });
  if (!code) {
    link.close();
    return err(sdp === '' ? 'unreachable' : 'failed');
  }
  open.add(pair);
  let taken = false;
  return ok({
    code,
    pair,
    async takeAnswer(text) {
      const answer = parseCode(text, 'answer');
      if (!answer.ok) return answer;
      if (taken || answer.value.pair !== pair) return err('failed');
      taken = true;
      open.delete(pair);
      if (!(await attempt(() => connection.setRemoteDescription({ type: 'answer', sdp: answer.value.sdp }))))
        return err('failed');
      const opened = await link.opened(OPEN_MS);
      return opened.ok ? ok({ channel: opened.value, name: answer.value.name }) : opened;
    },
    cancel() {
      open.delete(pair);
      link.cancel();
    },
  });
}

/** Answers another phone's code. */
export async function answerTo(text: string, name: string): Promise<Result<PhoneAnswer, LinkFault>> {
  const offer = parseCode(text, 'offer');
  if (!offer.ok) return offer;
  const { pair, sdp: theirs } = offer.value;
  if (open.has(pair)) return err('own-code');
  const link = makeLink();
  if (!link) return err('unsupported');
  const { connection } = link;
  const taken = await attempt(() => connection.setRemoteDescription({ type: 'offer', sdp: theirs }));
  const sdp = taken ? await describe(connection, () => connection.createAnswer()) : null;
  const code = sdp && printCode({ way: 'answer', pair, name, sdp });
  if (!code) {
    link.close();
    return err(sdp === '' ? 'unreachable' : 'failed');
  }
  const joined = link
    .opened(SHOWN_MS)
    .then((opened) => (opened.ok ? ok({ channel: opened.value, name: offer.value.name }) : opened));
  return ok({ code, name: offer.value.name, joined, cancel: link.cancel });
}

interface Link {
  readonly connection: RTCPeerConnection;
  /** The channel once it stands; the link is closed where it does not within so long. */
  readonly opened: (ms: number) => Promise<Result<Channel, LinkFault>>;
  readonly close: () => void;
  /** Closes a link that has not opened; one that has is left to whoever has the channel. */
  readonly cancel: () => void;
}

/** Null where the browser has no such connections. */
function makeLink(): Link | null {
  if (typeof RTCPeerConnection === 'undefined') return null;
  const connection = new RTCPeerConnection({ iceServers: [] });
  // Both sides name it alike, so that neither has to be told of it.
  const data = connection.createDataChannel('game', { negotiated: true, id: 0, ordered: true });
  const channel = channelOf(connection, data);
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

/** Describes this end with all its addresses: there is nobody by whom to send any later. Null where the browser refuses, empty without an address. */
async function describe(
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

function channelOf(connection: RTCPeerConnection, data: RTCDataChannel): Channel {
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
    else if (early.length < MOST_EARLY) early.push(piece);
  });
  data.addEventListener('bufferedamountlow', () => events?.drained());
  data.addEventListener('close', end);
  // `failed` is not the end: a phone that slept is found again by the same addresses.
  connection.addEventListener('connectionstatechange', () => {
    clearTimeout(broken);
    if (connection.connectionState === 'closed') end();
    else if (data.readyState === 'open' && connection.connectionState !== 'connected')
      broken = setTimeout(end, BROKEN_MS);
  });
  return {
    send(piece) {
      if (data.readyState !== 'open') return;
      try {
        data.send(piece);
      } catch {
        // The browser's own queue is full, which is far above what is handed to it: nothing comes through any more.
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
