import { type Square, squareName } from '../grid/square';
import type { ThingTarget } from '../rules/ruleset';
import { type Position, pieceOf } from '../table/position';
import { type CaseToken, printTokens, readTokens } from './case-tokens';
import type { Path } from './fault';
import type { CasePosition } from './marked';
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
import {
  complain,
  found,
  mayFlag,
  must,
  openSection,
  type Read,
  type Reading,
  readEach,
  readList,
  readNumber,
  readOneOf,
  readText,
} from './reading';

/**
 * Events of a game with cards and action points that the rules resolve. `attack` and `move` have other meanings in the
 * dial games.
 */
export const MISSION_EVENTS = ['attack', 'move', 'lay', 'take', 'deliver', 'dismantle', 'shake_off'] as const;
type MissionEvent = (typeof MISSION_EVENTS)[number];
const ATTACKS = ['melee', 'ranged', 'hurl'] as const;
const STATUSES = ['trapped', 'prone'] as const;

export type MissionTarget = { readonly piece: string } | { readonly token: string } | ThingTarget;

export interface ToldAttack {
  readonly told: 'attack';
  readonly attacker: string;
  readonly target: MissionTarget;
  readonly attack: (typeof ATTACKS)[number];
  /** A card of the attacker; absent for the primary attack. */
  readonly with?: string;
  /** Whether it fires the gun turret beside it. */
  readonly turret?: true;
  readonly strength?: number;
  readonly aim?: number;
  /** Amount that the reaction of each target takes off. */
  readonly defend?: Readonly<Record<string, number>>;
  readonly slam?: number;
  readonly direction?: number;
  /** The square of the object that is hurled. */
  readonly object?: Square;
  /** The first target, if the attack continues to others. */
  readonly from?: string;
}

export interface ToldMove {
  readonly told: 'move';
  readonly piece: string;
  readonly to: readonly Square[];
  readonly run?: true;
  readonly action?: 'march' | 'breakthrough';
  readonly strength?: number;
  readonly defend?: number;
  /** A door that it opens on its way. */
  readonly open?: number;
}

/** A full deed of a mission as written in a case. */
export type MissionTold =
  | ToldAttack
  | ToldMove
  | { readonly told: 'lay'; readonly tokens: readonly CaseToken[] }
  | { readonly told: 'take' | 'deliver'; readonly piece: string; readonly token: string }
  | { readonly told: 'dismantle'; readonly piece: string; readonly target: { readonly token: string } | ThingTarget }
  | { readonly told: 'shake_off'; readonly piece: string; readonly of: string; readonly status: string };

export function isMissionEvent(key: string): key is MissionEvent {
  return MISSION_EVENTS.some((each) => each === key);
}

/** Adds the tokens that events of a case place, because they may be named before and after. Reports duplicate names. */
export function withLaid(reading: Reading, events: unknown, path: Path, position: CasePosition): CasePosition {
  const laid: CaseToken[] = [];
  const names = new Set(position.tokens?.map(({ name }) => name));
  if (!Array.isArray(events)) return position;
  for (const [place, event] of events.entries()) {
    const told = event instanceof Map ? event.get('lay') : undefined;
    if (!(told instanceof Map)) continue;
    for (const token of readTokens({ complaints: [] }, told, path, position.board)) {
      if (names.has(token.name)) complain(reading, [...path, place, 'lay', token.name], 'duplicate-key', token.name);
      names.add(token.name);
      laid.push(token);
    }
  }
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/** Adds all tokens that the given events place. */
export function withTokensOf(position: CasePosition, deeds: readonly MissionTold[]): CasePosition {
  const laid = deeds.flatMap((deed) => (deed.told === 'lay' ? deed.tokens : []));
  return laid.length === 0 ? position : { ...position, tokens: [...(position.tokens ?? []), ...laid] };
}

/** Reads the value of such an event; `position` includes the placed tokens. */
export function readMissionDeed(
  key: MissionEvent,
  reading: Reading,
  value: unknown,
  path: Path,
  position: CasePosition,
): MissionTold {
  const piece: Read<string> = (_, told, place) => readPiece(reading, told, place, position);
  if (key === 'attack') return readAttack(reading, value, path, position);
  if (key === 'move') return readMove(reading, value, path, position);
  if (key === 'lay') return { told: 'lay', tokens: readTokens(reading, value, path, position.board) };
  const list = readList<unknown>(reading, value, path, (each) => each);
  const wanted = key === 'shake_off' ? 3 : 2;
  if (Array.isArray(value) && list.length !== wanted) complain(reading, path, 'wrong-length', found(list.length));
  const by = piece(reading, list[0], [...path, 0]);
  const place = [...path, 1];
  if (key === 'shake_off') {
    const status = readOneOf(reading, list[2], [...path, 2], STATUSES);
    return { told: 'shake_off', piece: by, of: piece(reading, list[1], place), status };
  }
  if (key !== 'dismantle') return { told: key, piece: by, token: readTokenName(reading, list[1], place, position) };
  const named = position.tokens?.some(({ name }) => name === list[1]);
  const target = named ? { token: String(list[1]) } : readTerrain(reading, list[1], place, position.board);
  return { told: 'dismantle', piece: by, target };
}

/** Reads the name of a token that the case has or places. */
export function readTokenName(reading: Reading, value: unknown, path: Path, { tokens = [] }: CasePosition): string {
  const name = readText(reading, value, path);
  if (name !== '' && !tokens.some((token) => token.name === name)) complain(reading, path, 'unknown-value', name);
  return name;
}

const ATTACK_KEYS = [
  ...['attacker', 'target', 'attack', 'with', 'turret', 'strength', 'aim', 'defend', 'slam', 'direction'],
  ...['object', 'from'],
];
const MOVE_KEYS = ['piece', 'to', 'run', 'action', 'strength', 'defend', 'open'];

function readAttack(reading: Reading, value: unknown, path: Path, position: CasePosition): ToldAttack {
  const section = openSection(reading, value, path, ATTACK_KEYS);
  const piece: Read<string> = (_, told, place) => readPiece(reading, told, place, position);
  const told = <Key extends keyof ToldAttack, T>(key: Key, read: Read<T>): { [each in Key]?: T } =>
    section.entries.has(key) ? ({ [key]: must(section, key, read) } as { [each in Key]: T }) : {};
  return {
    told: 'attack',
    attacker: must(section, 'attacker', piece),
    target: must(section, 'target', (_, target, place) => readTarget(reading, target, place, position)),
    attack: must(section, 'attack', (_, attack, place) => readOneOf(reading, attack, place, ATTACKS)),
    ...told('with', readText),
    ...(mayFlag(section, 'turret') ? { turret: true } : {}),
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

/** Reads a piece, else a token by its name, else a square, a wall or a door. */
function readTarget(reading: Reading, value: unknown, path: Path, position: CasePosition): MissionTarget {
  const name = readText(reading, value, path);
  if (pieceOf(position, name)) return { piece: name };
  if (position.tokens?.some((token) => token.name === name)) return { token: name };
  if (/^(object )?[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') complain(reading, path, 'unknown-piece', name);
  return { piece: name };
}

function readMove(reading: Reading, value: unknown, path: Path, position: Position): ToldMove {
  const section = openSection(reading, value, path, MOVE_KEYS);
  const { entries } = section;
  const open = entries.has('open')
    ? must(section, 'open', (_, door, place) => readTerrain(reading, door, place, position.board))
    : null;
  if (open && 'square' in open) complain(reading, [...path, 'open'], 'not-a-wall', squareName(open.square));
  return {
    told: 'move',
    piece: must(section, 'piece', (_, piece, place) => readPiece(reading, piece, place, position)),
    to: must(section, 'to', (_, to, place) => readBase(reading, to, place, position.board)),
    ...(mayFlag(section, 'run') ? { run: true } : {}),
    ...(entries.has('action')
      ? {
          action: must(section, 'action', (_, action, place) =>
            readOneOf(reading, action, place, ['march', 'breakthrough'] as const),
          ),
        }
      : {}),
    ...(entries.has('strength') ? { strength: must(section, 'strength', readNumber) } : {}),
    ...(entries.has('defend') ? { defend: must(section, 'defend', readDefend) } : {}),
    ...(open && 'edge' in open ? { open: open.edge } : {}),
  };
}

/** Reads an amount, or amounts by defender, which are added up. */
function readDefend(reading: Reading, value: unknown, path: Path): number {
  if (!(value instanceof Map)) return readNumber(reading, value, path);
  return [...readEach(reading, value, path, (each, place) => readNumber(reading, each, place)).values()].reduce(
    (sum, each) => sum + each,
    0,
  );
}

export function printMissionDeed(deed: MissionTold): Record<string, unknown> {
  switch (deed.told) {
    case 'attack': {
      const { told: _, target, defend, direction, object, ...plain } = deed;
      const more = {
        ...(defend === undefined ? {} : { defend: new Map(Object.entries(defend)) }),
        ...(direction === undefined ? {} : { direction: printDirection(direction) }),
        ...(object === undefined ? {} : { object: squareName(object) }),
      };
      return { attack: inOrder({ ...plain, target: printTarget(target), ...more }, ATTACK_KEYS) };
    }
    case 'move': {
      const { told: _, to, open, ...plain } = deed;
      const door = open === undefined ? {} : { open: printTerrain({ edge: open }) };
      return { move: inOrder({ ...plain, to: printBase(to), ...door }, MOVE_KEYS) };
    }
    case 'lay':
      return { lay: printTokens(deed.tokens) };
    case 'take':
    case 'deliver':
      return { [deed.told]: [deed.piece, deed.token] };
    case 'dismantle':
      return { dismantle: [deed.piece, printNamed(deed.target)] };
    case 'shake_off':
      return { shake_off: [deed.piece, deed.of, deed.status] };
  }
}

function printTarget(target: MissionTarget): string {
  return 'piece' in target ? target.piece : printNamed(target);
}

function printNamed(target: { readonly token: string } | ThingTarget): string {
  return 'square' in target || 'edge' in target ? printTerrain(target) : target.token;
}

function inOrder(record: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.flatMap((key) => (record[key] === undefined ? [] : [[key, record[key]]])));
}
