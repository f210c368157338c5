import { nameShape, wordShape } from '../catalog/field-shapes';
import { isRecord } from '../plain/record';
import { err, ok, type Result } from '../plain/result';
import { boolean, integer, listOf, literal, nullOr, parseWith, shape, type TypeOf, text } from '../plain/shape';

// What a phone and a club's server say to each other. Both read what the other sent by these checks.

/** The websocket of all rooms of a server. */
export const LIVE_PATH = '/live';

/** A room of a club's server, and the secret that lets a phone in. */
export const roomShape = shape({ name: text(64, 8), token: text(200, 20) });
export type Room = TypeOf<typeof roomShape>;

/** What `GET /club.json` answers; a host of plain files has no such file. */
export const clubShape = shape({ club: literal(1), version: text(40, 1) });

/** One update may weigh this much; more than any line that a phone writes. */
export const MOST_UPDATE_BYTES = 2 * 1024 * 1024;
/** What a phone brings along that shares a long game or was away: 50,000 taps and more. */
export const MOST_MEETING_BYTES = 8 * 1024 * 1024;

/**
 * Why a server lets a phone no longer into a room; a try with the same game would end alike. `no-room`: the secret is wrong. `nonsense`: bytes that
 * are no update. `deletes`, `foreign`, `not-appended`, `broken-line`: more than lines at the end of the one list. `forged`, `before-the-beginning`: as an `UpdateFault`. `too-large`, `room-full`: of bytes.
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

/** Why a server cuts a connection off that may come again: too many messages, its disk is full, too many phones. */
export const CUTS = ['flood', 'not-saved', 'too-many'] as const;
export type Cut = (typeof CUTS)[number];

export function isRefusal(reason: string): reason is Refusal {
  return (REFUSALS as readonly string[]).includes(reason);
}

const seconds = nullOr(integer(0, 1_000_000));

/** What the list of a tournament's tables shows of one game. Names stand in the game already; nothing else of it leaves the room. */
export const summaryShape = shape({
  summary: literal(1),
  /** What the game is called. */
  table: nameShape,
  /** `used`: seconds by the clock of the game. */
  players: listOf(shape({ name: nameShape, side: wordShape, points: nullOr(integer(0, 1_000_000)), used: seconds }), 8),
  round: nullOr(integer(0, 10_000)),
  /** Whose turn it is: a side. */
  turn: nullOr(wordShape),
  /** Seconds; `limit` where the game has one. */
  clock: nullOr(shape({ used: integer(0, 1_000_000), limit: seconds, running: boolean })),
  over: boolean,
});
export type Summary = TypeOf<typeof summaryShape>;

/** Characters of a summary as it is sent. */
export const MOST_SUMMARY = 4000;

/** Reads a summary as it came in; keys that this version does not know are left out. */
export function parseSummary(sent: string): Result<Summary, string> {
  if (sent.length > MOST_SUMMARY) return err(`more than ${MOST_SUMMARY} characters`);
  const parsed = parseWith(summaryShape, jsonOf(sent));
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

/** The id that phones know the game of a room by. */
export function gameOfRoom(name: string): string {
  return `room-${name}`;
}

/** The part of a link that opens a room. It stands after the `#`, which no server is ever told. */
export function roomPath({ name, token }: Room): string {
  return `/table/room/${name}/${token}`;
}

/** The room of a link, or of the part after its `#`. */
export function parseRoomLink(link: string): Result<Room, 'no-code'> {
  const [, name, token] = /(?:^|#|\/)table\/room\/([\w-]{8,64})\/([\w-]{20,200})\/?$/.exec(link.trim()) ?? [];
  return name !== undefined && token !== undefined ? ok({ name, token }) : err('no-code');
}

/** Where the server of a page has its websocket: with the page's own host, encrypted where the page is. */
export function liveUrl(page: string): string {
  const url = new URL(LIVE_PATH, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Whether the page came from a club's server. Asked for when somebody wants to play together, and never before. */
export async function hasClub(page: string): Promise<boolean> {
  try {
    const response = await fetch(new URL('/club.json', page), { cache: 'no-store', credentials: 'omit' });
    return response.ok && parseWith(clubShape, jsonOf(await response.text())).ok;
  } catch {
    return false;
  }
}

/** A new room on the server of the page; `tournament`: its summary may be listed there. */
export async function makeRoom(
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

/** What somebody asks for who wants a room. */
export function parseRoomWish(sent: string): Result<{ readonly tournament: boolean }, string> {
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
