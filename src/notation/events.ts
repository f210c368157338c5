import type { Square } from '../grid/square';
import { squareName } from '../grid/square';
import type { TableDeed } from '../rules/table-deed';
import type { Position } from '../table/position';
import type { CasePosition } from './case-position';
import { DEED_EVENTS, isDeedEvent, printDeed, readDeed } from './deeds';
import type { KeyPath } from './fault';
import {
  type CaseMissionDeed,
  isMissionEvent,
  MISSION_EVENTS,
  printMissionDeed,
  readMissionDeed,
  withLaidTokens,
} from './mission-deeds';
import {
  addComplaint,
  describeValue,
  openSection,
  type ParseContext,
  readItems,
  readNumber,
  readOneOf,
  readText,
} from './parse-context';
import { printTerrain, readPiece, readSquare, readTerrain } from './places';

export const ACTION_KINDS = ['move', 'close', 'ranged', 'power', 'free', 'pass'] as const;
export const ACTIVATION_KINDS = ['gain', 'rest', 'retreat', 'extract'] as const;

/** An event of a played case, in terms of the notation. */
export type PlayEvent =
  | { readonly event: 'turn'; readonly side: string }
  | { readonly event: 'act'; readonly piece: string; readonly action: (typeof ACTION_KINDS)[number] }
  | { readonly event: 'damage'; readonly piece: string; readonly clicks: number; readonly by: string | null }
  | { readonly event: 'heal'; readonly piece: string; readonly clicks: number }
  | { readonly event: 'token'; readonly piece: string; readonly tokens: number }
  | { readonly event: 'capture' | 'release' | 'rescue'; readonly by: string; readonly piece: string }
  | { readonly event: 'end'; readonly side: string }
  | { readonly event: 'end-game' }
  | { readonly event: 'end-activation'; readonly piece: string }
  | { readonly event: 'round'; readonly round: number }
  /** The activation of a figure or a group. */
  | { readonly event: 'activate'; readonly piece: string; readonly how: (typeof ACTIVATION_KINDS)[number] }
  | { readonly event: 'activate-respawn'; readonly piece: string; readonly at: Square }
  | { readonly event: 'respawn'; readonly piece: string; readonly at: Square }
  | { readonly event: 'spend'; readonly piece: string; readonly points: number; readonly command: boolean }
  | { readonly event: 'command'; readonly side: string; readonly points: number }
  /** A die roll; −1 is a red face. */
  | { readonly event: 'roll'; readonly piece: string; readonly declared: number; readonly rolled: number }
  | { readonly event: 'trigger'; readonly piece: string; readonly card: string }
  | { readonly event: 'wound'; readonly piece: string; readonly wounds: number }
  | { readonly event: 'destroy'; readonly target: { readonly square: Square } | { readonly edge: number } }
  | { readonly event: 'defeat'; readonly piece: string }
  /** A complete deed, whose consequences the rules compute. */
  | { readonly event: 'deed'; readonly deed: TableDeed }
  /** A complete deed of a game with cards and action points. */
  | { readonly event: 'mission'; readonly deed: CaseMissionDeed };

/** The list after an event's key, read one argument at a time. */
interface Arguments {
  readonly count: number;
  readonly piece: (place: number) => string;
  /** Reads a figure or a group of henchmen. */
  readonly figure: (place: number) => string;
  readonly number: (place: number, least?: number) => number;
  readonly text: (place: number) => string;
  readonly oneOf: <T extends string>(place: number, options: readonly T[]) => T;
  readonly square: (place: number) => Square;
}

/** Minimum and maximum number of arguments of each event, and the function that reads them. */
const LISTED: Readonly<
  Record<string, { readonly least: number; readonly most: number; readonly read: (a: Arguments) => PlayEvent }>
> = {
  act: { least: 2, most: 2, read: (a) => ({ event: 'act', piece: a.piece(0), action: a.oneOf(1, ACTION_KINDS) }) },
  damage: {
    least: 2,
    most: 3,
    read: (a) => ({ event: 'damage', piece: a.piece(0), clicks: a.number(1), by: a.count > 2 ? a.piece(2) : null }),
  },
  heal: { least: 2, most: 2, read: (a) => ({ event: 'heal', piece: a.piece(0), clicks: a.number(1) }) },
  token: { least: 2, most: 2, read: (a) => ({ event: 'token', piece: a.piece(0), tokens: a.number(1) }) },
  capture: { least: 2, most: 2, read: (a) => ({ event: 'capture', by: a.piece(0), piece: a.piece(1) }) },
  release: { least: 2, most: 2, read: (a) => ({ event: 'release', by: a.piece(0), piece: a.piece(1) }) },
  rescue: { least: 2, most: 2, read: (a) => ({ event: 'rescue', by: a.piece(0), piece: a.piece(1) }) },
  activate: { least: 2, most: 3, read: readActivation },
  respawn: { least: 2, most: 2, read: (a) => ({ event: 'respawn', piece: a.piece(0), at: a.square(1) }) },
  spend: {
    least: 2,
    most: 3,
    read: (a) => ({
      event: 'spend',
      piece: a.figure(0),
      points: a.number(1),
      command: a.count > 2 && a.oneOf(2, ['command']) === 'command',
    }),
  },
  command: { least: 2, most: 2, read: (a) => ({ event: 'command', side: a.text(0), points: a.number(1) }) },
  roll: {
    least: 3,
    most: 3,
    read: (a) => ({ event: 'roll', piece: a.figure(0), declared: a.number(1, -1), rolled: a.number(2, -1) }),
  },
  trigger: { least: 2, most: 2, read: (a) => ({ event: 'trigger', piece: a.piece(0), card: a.text(1) }) },
  wound: { least: 2, most: 2, read: (a) => ({ event: 'wound', piece: a.piece(0), wounds: a.number(1) }) },
  defeat: { least: 1, most: 1, read: (a) => ({ event: 'defeat', piece: a.piece(0) }) },
  switch_off: { least: 2, most: 2, read: (a) => readSwitch(a, true) },
  switch_on: { least: 2, most: 2, read: (a) => readSwitch(a, false) },
};

function readSwitch(a: Arguments, off: boolean): PlayEvent {
  return { event: 'deed', deed: { deed: 'switch', piece: a.piece(0), power: a.text(1), off } };
}

function readActivation(a: Arguments): PlayEvent {
  if (a.count === 3 && a.oneOf(1, ['respawn']) === 'respawn')
    return { event: 'activate-respawn', piece: a.figure(0), at: a.square(2) };
  return { event: 'activate', piece: a.figure(0), how: a.oneOf(1, ACTIVATION_KINDS) };
}

const EVENT_KEYS = [...Object.keys(LISTED), 'turn', 'end', 'round', 'destroy', ...DEED_EVENTS, ...MISSION_EVENTS];

export function readEvents(reading: ParseContext, value: unknown, path: KeyPath, asked: CasePosition): PlayEvent[] {
  const position = withLaidTokens(reading, value, path, asked);
  return readItems(reading, value, path, (each, place) => readEvent(reading, each, place, position)).filter(
    (event) => event !== null,
  );
}

function readEvent(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): PlayEvent | null {
  const [entry, more] = openSection(reading, value, path, null).entries;
  if (!entry || more) {
    if (value instanceof Map) addComplaint(reading, path, 'wrong-length', 'one event a line');
    return null;
  }
  const [key, told] = entry;
  const place = [...path, key];
  if (!EVENT_KEYS.includes(key)) {
    addComplaint(reading, place, 'unknown-event', key);
    return null;
  }
  if (key === 'turn') return { event: 'turn', side: readText(reading, told, place) };
  if (key === 'round') return { event: 'round', round: readNumber(reading, told, place, 1) };
  if (key === 'destroy') return { event: 'destroy', target: readTerrain(reading, told, place, position.board) };
  const isMission = position.pieces.some(({ striker }) => striker !== null);
  if (isMissionEvent(key) && (isMission || !isDeedEvent(key))) {
    return { event: 'mission', deed: readMissionDeed(key, reading, told, place, position) };
  }
  if (isDeedEvent(key)) return { event: 'deed', deed: readDeed(key, reading, told, place, position) };
  if (key === 'end') {
    if (Array.isArray(told))
      return {
        event: 'end-activation',
        piece: argumentsOf(reading, oneLong(reading, told, place), place, position).figure(0),
      };
    return told === 'game' ? { event: 'end-game' } : { event: 'end', side: readText(reading, told, place) };
  }
  const listed = LISTED[key] as (typeof LISTED)[string];
  const list = readItems<unknown>(reading, told, place, (each) => each);
  if (!Array.isArray(told)) return null;
  if (list.length < listed.least || list.length > listed.most) {
    addComplaint(reading, place, 'wrong-length', describeValue(list.length));
    return null;
  }
  return listed.read(argumentsOf(reading, list, place, position));
}

function oneLong(reading: ParseContext, list: readonly unknown[], path: KeyPath): readonly unknown[] {
  if (list.length !== 1) addComplaint(reading, path, 'wrong-length', describeValue(list.length));
  return list;
}

function argumentsOf(reading: ParseContext, list: readonly unknown[], path: KeyPath, position: Position): Arguments {
  const at =
    <T>(read: (value: unknown, path: KeyPath) => T) =>
    (place: number) =>
      read(list[place], [...path, place]);
  return {
    count: list.length,
    piece: at((value, place) => readPiece(reading, value, place, position)),
    figure: at((value, place) =>
      Object.hasOwn(position.groups, String(value)) ? String(value) : readPiece(reading, value, place, position),
    ),
    number: (place, least = 0) => readNumber(reading, list[place], [...path, place], least),
    text: at((value, place) => readText(reading, value, place)),
    oneOf: (place, options) => readOneOf(reading, list[place], [...path, place], options),
    square: at((value, place) => readSquare(reading, value, place, position.board)),
  };
}

export function printEvent(event: PlayEvent): Record<string, unknown> {
  switch (event.event) {
    case 'turn':
      return { turn: event.side };
    case 'act':
      return { act: [event.piece, event.action] };
    case 'damage':
      return { damage: [event.piece, event.clicks, ...(event.by === null ? [] : [event.by])] };
    case 'heal':
      return { heal: [event.piece, event.clicks] };
    case 'token':
      return { token: [event.piece, event.tokens] };
    case 'capture':
    case 'release':
    case 'rescue':
      return { [event.event]: [event.by, event.piece] };
    case 'end':
      return { end: event.side };
    case 'end-game':
      return { end: 'game' };
    case 'end-activation':
      return { end: [event.piece] };
    case 'round':
      return { round: event.round };
    case 'activate':
      return { activate: [event.piece, event.how] };
    case 'activate-respawn':
      return { activate: [event.piece, 'respawn', squareName(event.at)] };
    case 'respawn':
      return { respawn: [event.piece, squareName(event.at)] };
    case 'spend':
      return { spend: [event.piece, event.points, ...(event.command ? ['command'] : [])] };
    case 'command':
      return { command: [event.side, event.points] };
    case 'roll':
      return { roll: [event.piece, event.declared, event.rolled] };
    case 'trigger':
      return { trigger: [event.piece, event.card] };
    case 'wound':
      return { wound: [event.piece, event.wounds] };
    case 'destroy':
      return { destroy: printTerrain(event.target) };
    case 'defeat':
      return { defeat: [event.piece] };
    case 'deed':
      return printDeed(event.deed);
    case 'mission':
      return printMissionDeed(event.deed);
  }
}
