import { nameShape, wordShape } from '../catalog/field-shapes';
import { isRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { boolean, integer, listOf, literal, nullOr, parseWith, shape, type TypeOf, text } from '../plain/shape';

// Protocol between phones and a club's server. Both validate what they receive with these checks.

/** WebSocket path for all rooms of a server. */
export const ROOMS_SOCKET_PATH = '/live';

/** A room of a club's server, and the token that admits phones. */
export const roomShape = shape({ name: text(64, 8), token: text(200, 20) });
export type Room = TypeOf<typeof roomShape>;

/** Response to `GET /club.json`. Static hosts have no such file. */
export const clubResponseShape = shape({ club: literal(1), version: text(40, 1) });

/** Maximum size of an update in bytes, larger than any line that a phone writes. */
export const MAX_UPDATE_BYTES = 2 * 1024 * 1024;
/** Maximum size of a sync reply, for a phone that shares a long game or was offline. Large enough for 50,000 taps. */
export const MAX_SYNC_BYTES = 8 * 1024 * 1024;

/**
 * Why a server excludes a phone from a room for good: another attempt with the same game would fail too. `no-room`:
 * wrong token. `nonsense`: the bytes are no update. `deletes`, `foreign`, `not-appended`, `broken-line`: the update
 * does more than append lines to the log. `forged`, `before-the-beginning`: as in `UpdateFault`. `too-large`,
 * `room-full`: too many bytes.
 */
export const REFUSALS = [
  'no-room',
  'nonsense',
  'deletes',
  'foreign',
  'not-appended',
  'broken-line',
  'forged',
  'before-the-beginning',
  'too-large',
  'room-full',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/**
 * Reasons for a temporary disconnection by the server: too many messages, an update that could not be saved, or too
 * many phones.
 */
export const DISCONNECT_REASONS = ['flood', 'not-saved', 'too-many'] as const;
export type DisconnectReason = (typeof DISCONNECT_REASONS)[number];

export function isRefusal(reason: string): reason is Refusal {
  return (REFUSALS as readonly string[]).includes(reason);
}

const seconds = nullOr(integer(0, 1_000_000));

/**
 * One game in the list of a tournament's tables. Contains only names that occur in the game, and nothing else from the
 * room.
 */
export const tableSummaryShape = shape({
  summary: literal(1),
  table: nameShape,
  /** Players of the game. `used` is in seconds on the game clock. */
  players: listOf(shape({ name: nameShape, side: wordShape, points: nullOr(integer(0, 1_000_000)), used: seconds }), 8),
  round: nullOr(integer(0, 10_000)),
  /** Side that has the turn. */
  turn: nullOr(wordShape),
  /** Game clock in seconds. Null if the game has no clock. `limit` is null if the game has no time limit. */
  clock: nullOr(shape({ used: integer(0, 1_000_000), limit: seconds, running: boolean })),
  over: boolean,
});
export type TableSummary = TypeOf<typeof tableSummaryShape>;

export const MAX_SUMMARY_LENGTH = 4000;

/** Parses a received summary. Ignores keys that this version does not know. */
export function parseTableSummary(sent: string): Result<TableSummary, string> {
  if (sent.length > MAX_SUMMARY_LENGTH) return err(`more than ${MAX_SUMMARY_LENGTH} characters`);
  const parsed = parseWith(tableSummaryShape, jsonOf(sent));
  if (!parsed.ok) return parsed;
  const { table, players, round, turn, clock, over } = parsed.value;
  return ok({
    summary: 1,
    table,
    players: players.map(({ name, side, points, used }) => ({ name, side, points, used })),
    round,
    turn,
    clock: clock && { used: clock.used, limit: clock.limit, running: clock.running },
    over,
  });
}

/** Returns the id under which phones store the game of a room. */
export function gameIdOfRoom(name: string): string {
  return `room-${name}`;
}

/** Prints the part of a link that opens a room. It follows the `#`, which browsers never send to a server. */
export function printRoomPath({ name, token }: Room): string {
  return `/table/room/${name}/${token}`;
}

/** Parses the link to a room, or only the part after its `#`. */
export function parseRoomLink(link: string): Result<Room, 'no-code'> {
  const [, name, token] = /(?:^|#|\/)table\/room\/([\w-]{8,64})\/([\w-]{20,200})\/?$/.exec(link.trim()) ?? [];
  return name !== undefined && token !== undefined ? ok({ name, token }) : err('no-code');
}

/** Returns the WebSocket address for a page: the same host, encrypted if the page is. */
export function makeRoomsSocketUrl(page: string): string {
  const url = new URL(ROOMS_SOCKET_PATH, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Returns whether the page came from a club's server. Called only when the user wants to play together. */
export async function isClubPage(page: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/club.json', page), { cache: 'no-store', credentials: 'omit' });
    return response.ok && parseWith(clubResponseShape, jsonOf(await response.text())).ok;
  } catch {
    return false;
  }
}

/**
 * Creates a room on the page's server.
 * @param tournament whether the server may list the game's summary
 */
export async function createRoom(
  page: string,
  tournament: boolean,
): Promise<Result<Room, 'unreachable' | 'full' | 'failed'>> {
  try {
    const response = await fetch(new URL('/rooms', page), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'omit',
      body: JSON.stringify({ tournament }),
    });
    if (response.status === 429 || response.status === 507) return err('full');
    const room = parseWith(roomShape, jsonOf(await response.text()));
    return response.ok && room.ok ? room : err('failed');
  } catch {
    return err('unreachable');
  }
}

export function parseRoomRequest(sent: string): Result<{ readonly tournament: boolean }, string> {
  const json = jsonOf(sent);
  return parseWith(shape({ tournament: boolean }), isRecord(json) ? json : null);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
