import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { messageYjsSyncStep1, messageYjsSyncStep2, messageYjsUpdate } from 'y-protocols/sync';
import { nameShape, personShape } from '../catalog/field-shapes';
import { integer, nullOr, oneOf, parseWith, shape, type TypeOf, text } from '../plain/shape';
import { parseStateSummary, type StateSummary } from './state-summary';

const version = integer(0, 1_000_000);
const helloShape = shape({
  /** Protocol version of the app. `oldest` is the oldest version that the app supports. */
  protocol: version,
  oldest: version,
  /** Version of the app, only for display. */
  app: text(40),
  person: personShape,
  name: nameShape,
  /** Id of the open game. Null if the phone has not received it yet. */
  game: nullOr(text(200, 1)),
});

/** First message that phones exchange. */
export type Hello = TypeOf<typeof helloShape>;

export const CLOSE_REASONS = [
  'left',
  'dismissed',
  'full',
  'replaced',
  'flood',
  'too-large',
  'refused',
  'garbled',
  'newer-version',
  'older-version',
  'other-game',
  'slow',
  'lost',
] as const;
/**
 * Why a connection between two phones ended. `left`: the other phone left. `full`: four phones are connected already.
 * `replaced`: the same person connected again. `flood`, `too-large`: more data than a game needs. `refused`: an update
 * did more than append lines. `garbled`: invalid message. `slow`: the other phone no longer accepts data. `lost`: the
 * connection failed.
 */
export type CloseReason = (typeof CLOSE_REASONS)[number];

const reasonOf = oneOf(...CLOSE_REASONS);

export type Message =
  /** `reply` is true if the message answers the other phone's hello. */
  | { readonly kind: 'hello'; readonly hello: Hello; readonly reply: boolean }
  /** Requests the lines that are not covered by this state vector. */
  | { readonly kind: 'ask'; readonly vector: Uint8Array }
  /** Response to `ask`. */
  | { readonly kind: 'state'; readonly update: Uint8Array }
  | { readonly kind: 'update'; readonly update: Uint8Array }
  | { readonly kind: 'presence'; readonly bytes: Uint8Array }
  /** Code of a spare connection, with which the other phone can reconnect with one scan. */
  | { readonly kind: 'standby'; readonly code: string }
  /** `summary` is null if the game is not signed. */
  | { readonly kind: 'ping'; readonly summary: StateSummary | null }
  | { readonly kind: 'pong' }
  | { readonly kind: 'bye'; readonly reason: CloseReason }
  /** A message of a later version. */
  | { readonly kind: 'unknown' };

/** Message types. 0 and 1 are the numbers that Yjs providers use for sync and awareness. */
const [SYNC, PRESENCE, HELLO, STANDBY, PING, PONG, BYE] = [0, 1, 2, 3, 4, 5, 6];
const SYNC_STEPS = { ask: messageYjsSyncStep1, state: messageYjsSyncStep2, update: messageYjsUpdate } as const;

export function encodeMessage(message: Message): Uint8Array {
  const into = encoding.createEncoder();
  const number = (value: number) => encoding.writeVarUint(into, value);
  switch (message.kind) {
    case 'ask':
    case 'state':
    case 'update':
      number(SYNC);
      number(SYNC_STEPS[message.kind]);
      encoding.writeVarUint8Array(into, message.kind === 'ask' ? message.vector : message.update);
      break;
    case 'presence':
      number(PRESENCE);
      encoding.writeVarUint8Array(into, message.bytes);
      break;
    case 'hello':
      number(HELLO);
      number(message.reply ? 1 : 0);
      encoding.writeVarString(into, JSON.stringify(message.hello));
      break;
    case 'standby':
      number(STANDBY);
      encoding.writeVarString(into, message.code);
      break;
    case 'ping':
      number(PING);
      encoding.writeVarString(into, JSON.stringify(message.summary));
      break;
    case 'pong':
      number(PONG);
      break;
    case 'bye':
      number(BYE);
      encoding.writeVarString(into, message.reason);
      break;
    case 'unknown':
      break;
  }
  return encoding.toUint8Array(into);
}

/** Decodes a message. Null if it is invalid. Its byte arrays are views of `bytes`, not copies. */
export function decodeMessage(bytes: Uint8Array): Message | null {
  try {
    return read(decoding.createDecoder(bytes));
  } catch {
    return null;
  }
}

function read(from: decoding.Decoder): Message | null {
  const kind = decoding.readVarUint(from);
  if (kind === SYNC) {
    const step = decoding.readVarUint(from);
    const body = decoding.readVarUint8Array(from);
    if (step === SYNC_STEPS.ask) return { kind: 'ask', vector: body };
    if (step === SYNC_STEPS.state) return { kind: 'state', update: body };
    return step === SYNC_STEPS.update ? { kind: 'update', update: body } : null;
  }
  if (kind === PRESENCE) return { kind: 'presence', bytes: decoding.readVarUint8Array(from) };
  if (kind === HELLO) {
    const reply = decoding.readVarUint(from) === 1;
    const hello = parseWith(helloShape, JSON.parse(decoding.readVarString(from)));
    if (!hello.ok) return null;
    const { protocol, oldest, app, person, name, game } = hello.value;
    return { kind: 'hello', reply, hello: { protocol, oldest, app, person, name, game } };
  }
  if (kind === STANDBY) return { kind: 'standby', code: decoding.readVarString(from) };
  if (kind === PING) return { kind: 'ping', summary: parseStateSummary(JSON.parse(decoding.readVarString(from))) };
  if (kind === PONG) return { kind: 'pong' };
  if (kind === BYE) {
    const reason = parseWith(reasonOf, decoding.readVarString(from));
    return { kind: 'bye', reason: reason.ok ? reason.value : 'left' };
  }
  return { kind: 'unknown' };
}
