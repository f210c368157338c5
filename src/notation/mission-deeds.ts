import { type Square, squareName } from '../grid/square';
import type { InanimateTarget } from '../table/heaps';
import { findPiece, type Position } from '../table/position';
import type { CasePosition } from './case-position';
import { type CaseToken, printTokens, readTokens } from './case-tokens';
import type { KeyPath } from './fault';
import {
  addComplaint,
  describeValue,
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readNumber,
  readOneOf,
  readOptionalFlag,
  readRequired,
  readText,
  type ValueReader,
} from './parse-context';
import {
  printBase,
  printDirection,
  printTerrain,
  readBase,
  readDirection,
  readPiece,
  readSquare,
  readTerrain,
} from './places';

/**
 * Events of a game with cards and action points that the rules resolve. In the dial games, `attack` and `move` have
 * other meanings.
 */
export const MISSION_EVENTS = ['attack', 'move', 'lay', 'take', 'deliver', 'dismantle', 'shake_off'] as const;
type MissionEvent = (typeof MISSION_EVENTS)[number];
const ATTACKS = ['melee', 'ranged', 'hurl'] as const;
const STATUSES = ['trapped', 'prone'] as const;

export type MissionTarget = { readonly piece: string } | { readonly token: string } | InanimateTarget;

export interface CaseAttack {
  readonly kind: 'attack';
  readonly attacker: string;
  readonly target: MissionTarget;
  readonly attack: (typeof ATTACKS)[number];
  /** Id of the attacker's card; absent for the primary attack. */
  readonly with?: string;
  /** Whether the attacker fires an adjacent gun turret. */
  readonly turret?: true;
  readonly strength?: number;
  readonly aim?: number;
  /** Amount by which each target's reaction reduces the attack. */
  readonly defend?: Readonly<Record<string, number>>;
  readonly slam?: number;
  readonly direction?: number;
  /** Square of the object that the attacker hurls. */
  readonly object?: Square;
  /** The first target of an attack that continues to further targets. */
  readonly from?: string;
}

export interface CaseMove {
  readonly kind: 'move';
  readonly piece: string;
  readonly to: readonly Square[];
  readonly run?: true;
  readonly action?: 'march' | 'breakthrough';
  readonly strength?: number;
  readonly defend?: number;
  /** A door that the piece opens during its move. */
  readonly open?: number;
}

/** A complete deed of a mission, as written in a case. */
export type CaseMissionDeed =
  | CaseAttack
  | CaseMove
  | { readonly kind: 'lay'; readonly tokens: readonly CaseToken[] }
  | { readonly kind: 'take' | 'deliver'; readonly piece: string; readonly token: string }
  | {
      readonly kind: 'dismantle';
      readonly piece: string;
      readonly target: { readonly token: string } | InanimateTarget;
    }
  | { readonly kind: 'shake_off'; readonly piece: string; readonly of: string; readonly status: string };

export function isMissionEvent(key: string): key is MissionEvent {
  return MISSION_EVENTS.some((each) => each === key);
}

/**
 * Adds the tokens that events of a case place, because earlier and later events may name the tokens. Reports duplicate
 * names.
 */
export function withLaidTokens(
  reading: ParseContext,
  events: unknown,
  path: KeyPath,
  position: CasePosition,
): CasePosition {
  const laid: CaseToken[] = [];
  const names = new Set(position.tokens?.map(({ name }) => name));
  if (!Array.isArray(events)) return position;
  for (const [place, event] of events.entries()) {
    const told = event instanceof Map ? event.get('lay') : undefined;
    if (!(told instanceof Map)) continue;
    for (const token of readTokens({ complaints: [] }, told, path, position.board)) {
      if (names.has(token.name))
        addComplaint(reading, [...path, place, 'lay', token.name], 'duplicate-key', token.name);
      names.add(token.name);
      laid.push(token);
    }
  }
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/** Adds all tokens that deeds of a case place. */
export function withDeedTokens(position: CasePosition, deeds: readonly CaseMissionDeed[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.kind === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/** Reads the value of one of the `MISSION_EVENTS`; `position` includes the placed tokens. */
export function readMissionDeed(
  key: MissionEvent,
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: CasePosition,
): CaseMissionDeed {
  const piece: ValueReader<string> = (_, told, place) => readPiece(reading, told, place, position);
  if (key === 'attack') return readAttack(reading, value, path, position);
  if (key === 'move') return readMove(reading, value, path, position);
  if (key === 'lay') return { kind: 'lay', tokens: readTokens(reading, value, path, position.board) };
  const list = readItems<unknown>(reading, value, path, (each) => each);
  const wanted = key === 'shake_off' ? 3 : 2;
  if (Array.isArray(value) && list.length !== wanted)
    addComplaint(reading, path, 'wrong-length', describeValue(list.length));
  const by = piece(reading, list[0], [...path, 0]);
  const place = [...path, 1];
  if (key === 'shake_off') {
    const status = readOneOf(reading, list[2], [...path, 2], STATUSES);
    return { kind: 'shake_off', piece: by, of: piece(reading, list[1], place), status };
  }
  if (key !== 'dismantle') return { kind: key, piece: by, token: readTokenName(reading, list[1], place, position) };
  const named = position.tokens?.some(({ name }) => name === list[1]);
  const target = named ? { token: String(list[1]) } : readTerrain(reading, list[1], place, position.board);
  return { kind: 'dismantle', piece: by, target };
}

/** Reads the name of a token of a case. Reports a name without a token. */
export function readTokenName(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  { tokens = [] }: CasePosition,
): string {
  const name = readText(reading, value, path);
  if (name !== '' && !tokens.some((token) => token.name === name)) addComplaint(reading, path, 'unknown-value', name);
  return name;
}

const ATTACK_KEYS = [
  ...['attacker', 'target', 'attack', 'with', 'turret', 'strength', 'aim', 'defend', 'slam', 'direction'],
  ...['object', 'from'],
];
const MOVE_KEYS = ['piece', 'to', 'run', 'action', 'strength', 'defend', 'open'];

function readAttack(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): CaseAttack {
  const section = openSection(reading, value, path, ATTACK_KEYS);
  const piece: ValueReader<string> = (_, told, place) => readPiece(reading, told, place, position);
  const told = <Key extends keyof CaseAttack, T>(key: Key, read: ValueReader<T>): { [each in Key]?: T } =>
    section.entries.has(key) ? ({ [key]: readRequired(section, key, read) } as { [each in Key]: T }) : {};
  return {
    kind: 'attack',
    attacker: readRequired(section, 'attacker', piece),
    target: readRequired(section, 'target', (_, target, place) => readTarget(reading, target, place, position)),
    attack: readRequired(section, 'attack', (_, attack, place) => readOneOf(reading, attack, place, ATTACKS)),
    ...told('with', readText),
    ...(readOptionalFlag(section, 'turret') ? { turret: true } : {}),
    ...told('strength', readNumber),
    ...told('aim', readNumber),
    ...told('defend', (_, defend, place) =>
      Object.fromEntries(
        readEach(reading, defend, place, (each, at, id) => {
          readPiece(reading, id, at, position);
          return readNumber(reading, each, at);
        }),
      ),
    ),
    ...told('slam', (_, slam, place) => readNumber(reading, slam, place, 1)),
    ...told('direction', readDirection),
    ...told('object', (_, object, place) => readSquare(reading, object, place, position.board)),
    ...told('from', piece),
  };
}

/** Reads the target of an attack: a piece, or else a token by its name, or else a square, a wall or a door. */
function readTarget(reading: ParseContext, value: unknown, path: KeyPath, position: CasePosition): MissionTarget {
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { piece: name };
  if (position.tokens?.some((token) => token.name === name)) return { token: name };
  if (/^(object )?[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { piece: name };
}

function readMove(reading: ParseContext, value: unknown, path: KeyPath, position: Position): CaseMove {
  const section = openSection(reading, value, path, MOVE_KEYS);
  const { entries } = section;
  const open = entries.has('open')
    ? readRequired(section, 'open', (_, door, place) => readTerrain(reading, door, place, position.board))
    : null;
  if (open && 'square' in open) addComplaint(reading, [...path, 'open'], 'not-a-wall', squareName(open.square));
  return {
    kind: 'move',
    piece: readRequired(section, 'piece', (_, piece, place) => readPiece(reading, piece, place, position)),
    to: readRequired(section, 'to', (_, to, place) => readBase(reading, to, place, position.board)),
    ...(readOptionalFlag(section, 'run') ? { run: true } : {}),
    ...(entries.has('action')
      ? {
          action: readRequired(section, 'action', (_, action, place) =>
            readOneOf(reading, action, place, ['march', 'breakthrough'] as const),
          ),
        }
      : {}),
    ...(entries.has('strength') ? { strength: readRequired(section, 'strength', readNumber) } : {}),
    ...(entries.has('defend') ? { defend: readRequired(section, 'defend', readDefend) } : {}),
    ...(open && 'edge' in open ? { open: open.edge } : {}),
  };
}

/** Reads the amount of a defense, or the sum of the amounts of several defenders. */
function readDefend(reading: ParseContext, value: unknown, path: KeyPath): number {
  if (!(value instanceof Map)) return readNumber(reading, value, path);
  return [...readEach(reading, value, path, (each, place) => readNumber(reading, each, place)).values()].reduce(
    (sum, each) => sum + each,
    0,
  );
}

export function printMissionDeed(deed: CaseMissionDeed): Record<string, unknown> {
  switch (deed.kind) {
    case 'attack': {
      const { kind: _, target, defend, direction, object, ...plain } = deed;
      const more = {
        ...(defend === undefined ? {} : { defend: new Map(Object.entries(defend)) }),
        ...(direction === undefined ? {} : { direction: printDirection(direction) }),
        ...(object === undefined ? {} : { object: squareName(object) }),
      };
      return { attack: inOrder({ ...plain, target: printTarget(target), ...more }, ATTACK_KEYS) };
    }
    case 'move': {
      const { kind: _, to, open, ...plain } = deed;
      const door = open === undefined ? {} : { open: printTerrain({ edge: open }) };
      return { move: inOrder({ ...plain, to: printBase(to), ...door }, MOVE_KEYS) };
    }
    case 'lay':
      return { lay: printTokens(deed.tokens) };
    case 'take':
    case 'deliver':
      return { [deed.kind]: [deed.piece, deed.token] };
    case 'dismantle':
      return { dismantle: [deed.piece, printNamed(deed.target)] };
    case 'shake_off':
      return { shake_off: [deed.piece, deed.of, deed.status] };
  }
}

function printTarget(target: MissionTarget): string {
  return 'piece' in target ? target.piece : printNamed(target);
}

function printNamed(target: { readonly token: string } | InanimateTarget): string {
  return 'square' in target || 'edge' in target ? printTerrain(target) : target.token;
}

function inOrder(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
}
