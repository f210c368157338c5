import { type Square, squareName } from '../grid/square';
import type { Aim, AttackDeed, MoveDeed, TableDeed, UseDeed } from '../rules/table-deed';
import { ALTERED_VALUES } from '../table/facts';
import { findPiece, type Position } from '../table/position';
import type { KeyPath } from './fault';
import {
  addComplaint,
  describeValue,
  openSection,
  type ParseContext,
  readEach,
  readItems,
  readKebab,
  readNumber,
  readOneOf,
  readOptional,
  readOptionalFlag,
  readRequired,
  readText,
  type Section,
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
  readSquares,
  readTerrain,
} from './places';

export const NOTATION_ATTACKS = ['close', 'ranged', 'throw', 'telekinesis', 'melee', 'hurl'] as const;
export const DEED_EVENTS = ['attack', 'move', 'use', 'pick_up', 'put_down'] as const;
type DeedEvent = (typeof DEED_EVENTS)[number];

/** Notation keys that differ from the field names of a deed, by field name. */
const NOTATION_KEYS: Readonly<Record<string, string>> = {
  aim: 'target',
  passedTo: 'passed_to',
  setFree: 'set_free',
  setsDown: 'sets_down',
  picksUp: 'picks_up',
  putsDown: 'puts_down',
  breakAway: 'breakaway',
};
const FACES = 6;
const MOST_CHANGED = 100;

export function isDeedEvent(key: string): key is DeedEvent {
  return DEED_EVENTS.some((each) => each === key);
}

export function readDeed(
  key: DeedEvent,
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: Position,
): TableDeed {
  const { board } = position;
  switch (key) {
    case 'attack':
      return readAttack(reading, value, path, position);
    case 'move':
      return readMove(reading, value, path, position);
    case 'use':
      return readUse(reading, value, path, position);
    case 'pick_up': {
      const [piece, object] = readTwo(reading, value, path);
      return {
        deed: 'pick-up',
        piece: readPiece(reading, piece, [...path, 0], position),
        object: readObjectName(reading, object, [...path, 1], position),
      };
    }
    case 'put_down': {
      const [piece, at] = readTwo(reading, value, path);
      return {
        deed: 'put-down',
        piece: readPiece(reading, piece, [...path, 0], position),
        at: readSquare(reading, at, [...path, 1], board),
      };
    }
  }
}

function readTwo(reading: ParseContext, value: unknown, path: KeyPath): readonly unknown[] {
  const list = readItems<unknown>(reading, value, path, (each) => each);
  if (Array.isArray(value) && list.length !== 2)
    addComplaint(reading, path, 'wrong-length', describeValue(list.length));
  return list;
}

const ATTACK_KEYS = [
  ...['attacker', 'target', 'attack', 'action', 'dice', 'evade', 'shape', 'deal', 'push', 'direction', 'object'],
  ...['capture', 'rescue', 'instead', 'die', 'passed_to', 'set_free'],
];
const MOVE_KEYS = ['piece', 'to', 'action', 'mode', 'carrying', 'sets_down', 'picks_up', 'puts_down', 'breakaway'];
const USE_KEYS = [
  'piece',
  'power',
  'target',
  'cancels',
  'value',
  'by',
  'squares',
  'to',
  'die',
  'dice',
  'direction',
  'passed_to',
  'set_free',
];

function readAttack(reading: ParseContext, value: unknown, path: KeyPath, position: Position): AttackDeed {
  const section = openSection(reading, value, path, ATTACK_KEYS);
  const { piece, object, square } = readersFor(position);
  const each = eachPiece(reading, position);
  return {
    deed: 'attack',
    attacker: readRequired(section, 'attacker', piece),
    aim: readRequired(section, 'target', (_, target, place) => readAim(reading, target, place, position)),
    attack: readRequired(section, 'attack', (_, attack, place) => readOneOf(reading, attack, place, NOTATION_ATTACKS)),
    ...readField(section, 'action', readKebab),
    ...readField(section, 'dice', readDice),
    ...readField(section, 'evade', each(readDie)),
    ...readField(section, 'shape', each(readDie)),
    ...readField(section, 'deal', each(readNumber)),
    ...readField(section, 'push', each(readNumber)),
    ...readField(section, 'direction', each(readDirection)),
    ...readField(section, 'object', object),
    ...(readOptionalFlag(section, 'capture') ? { capture: true } : {}),
    ...readField(section, 'rescue', piece),
    ...readField(section, 'instead', readText),
    ...readField(section, 'die', readDie),
    ...readFieldAs(section, 'passed_to', 'passedTo', piece),
    ...readFieldAs(section, 'set_free', 'setFree', each(square)),
  };
}

/** Makes a reader of mappings from pieces to values. */
function eachPiece(reading: ParseContext, position: Position) {
  return <T>(read: ValueReader<T>): ValueReader<Record<string, T>> =>
    (_, map, place) =>
      Object.fromEntries(
        readEach(reading, map, place, (told, at, id) => {
          readPiece(reading, id, at, position);
          return read(reading, told, at);
        }),
      );
}

function readMove(reading: ParseContext, value: unknown, path: KeyPath, position: Position): MoveDeed {
  const section = openSection(reading, value, path, MOVE_KEYS);
  const { piece, object, square, base } = readersFor(position);
  return {
    deed: 'move',
    piece: readRequired(section, 'piece', piece),
    to: readOptional(section, 'to', [], base),
    ...readField(section, 'action', readKebab),
    ...readField(section, 'mode', (_, mode, place) =>
      readOneOf(reading, mode, place, ['hovering', 'soaring'] as const),
    ),
    ...readPassengers(section, piece, square),
    ...readFieldAs(section, 'picks_up', 'picksUp', object),
    ...readFieldAs(section, 'puts_down', 'putsDown', square),
    ...readFieldAs(section, 'breakaway', 'breakAway', readDie),
  };
}

/** Reads one passenger or a list of passengers. The squares of `sets_down` are in the same order as the passengers. */
function readPassengers(
  section: Section,
  piece: ValueReader<string>,
  square: ValueReader<Square>,
): Pick<MoveDeed, 'carrying' | 'setsDown' | 'others'> {
  const [carrying, ...rest] = readField(section, 'carrying', oneOrMore(piece)).carrying ?? [];
  const [setsDown, ...further] = readFieldAs(section, 'sets_down', 'setsDown', oneOrMore(square)).setsDown ?? [];
  const others = rest.map((each, place) => ({
    piece: each,
    ...(further[place] === undefined ? {} : { setsDown: further[place] }),
  }));
  return {
    ...(carrying === undefined ? {} : { carrying }),
    ...(setsDown === undefined ? {} : { setsDown }),
    ...(others.length > 0 ? { others } : {}),
  };
}

function oneOrMore<T>(read: ValueReader<T>): ValueReader<readonly T[]> {
  return (reading, value, path) =>
    Array.isArray(value)
      ? readItems(reading, value, path, (each, place) => read(reading, each, place))
      : [read(reading, value, path)];
}

function readUse(reading: ParseContext, value: unknown, path: KeyPath, position: Position): UseDeed {
  const section = openSection(reading, value, path, USE_KEYS);
  const { piece, object, square, squares } = readersFor(position);
  return {
    deed: 'use',
    piece: readRequired(section, 'piece', piece),
    // For a team ability, the value is the name of its team.
    power: readRequired(section, 'power', readText),
    ...readTargets(section, (_, target, place) =>
      isObject(position, target) ? object(reading, target, place) : piece(reading, target, place),
    ),
    ...readField(section, 'cancels', readText),
    ...readField(section, 'value', (_, altered, place) => readOneOf(reading, altered, place, ALTERED_VALUES)),
    ...readField(section, 'by', (_, by, place) => readNumber(reading, by, place, -MOST_CHANGED)),
    ...readField(section, 'squares', squares),
    ...readField(section, 'to', square),
    ...readField(section, 'die', readDie),
    ...readField(section, 'dice', readDice),
    ...readField(section, 'direction', readDirection),
    ...readFieldAs(section, 'passed_to', 'passedTo', piece),
    ...readFieldAs(section, 'set_free', 'setFree', eachPiece(reading, position)(square)),
  };
}

function readTargets(section: Section, read: ValueReader<string>): Pick<UseDeed, 'target' | 'also'> {
  const [target, ...also] = readField(section, 'target', oneOrMore(read)).target ?? [];
  return { ...(target === undefined ? {} : { target }), ...(also.length > 0 ? { also } : {}) };
}

/** Reads an optional key into a field of the same name; an empty object if the key is missing. */
function readField<Key extends string, T>(section: Section, key: Key, read: ValueReader<T>): { [each in Key]?: T } {
  return readFieldAs(section, key, key, read);
}

/** Reads an optional key like `readField`, but into a field of another name. */
function readFieldAs<Name extends string, T>(
  section: Section,
  key: string,
  name: Name,
  read: ValueReader<T>,
): { [each in Name]?: T } {
  return section.entries.has(key) ? ({ [name]: readRequired(section, key, read) } as { [each in Name]: T }) : {};
}

function readersFor(position: Position) {
  const { board } = position;
  return {
    piece: (reading: ParseContext, value: unknown, path: KeyPath) => readPiece(reading, value, path, position),
    object: (reading: ParseContext, value: unknown, path: KeyPath) => readObjectName(reading, value, path, position),
    square: (reading: ParseContext, value: unknown, path: KeyPath) => readSquare(reading, value, path, board),
    squares: (reading: ParseContext, value: unknown, path: KeyPath) => readSquares(reading, value, path, board),
    base: (reading: ParseContext, value: unknown, path: KeyPath) => readBase(reading, value, path, board),
  };
}

/** Reads a target: one or several pieces, or else an object by its name, or else a square or a wall. */
function readAim(reading: ParseContext, value: unknown, path: KeyPath, position: Position): Aim {
  if (Array.isArray(value)) {
    const pieces = readItems(reading, value, path, (each, place) => readPiece(reading, each, place, position));
    if (pieces.length === 0) addComplaint(reading, path, 'wrong-length', 'a target is wanted');
    return { pieces };
  }
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { pieces: [name] };
  if (isObject(position, name)) return { object: name };
  if (/^[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { pieces: [name] };
}

function isObject(position: Position, value: unknown): boolean {
  return position.objects.some(({ id }) => id === String(value));
}

export function readObjectName(reading: ParseContext, value: unknown, path: KeyPath, position: Position): string {
  const name = readText(reading, value, path);
  if (name === '') return name;
  return readOneOf(
    reading,
    name,
    path,
    position.objects.map(({ id }) => id),
  );
}

function readDie(reading: ParseContext, value: unknown, path: KeyPath): number {
  const die = readNumber(reading, value, path, 1);
  if (die > FACES) addComplaint(reading, path, 'out-of-bounds', describeValue(value));
  return die;
}

function readDice(reading: ParseContext, value: unknown, path: KeyPath): number[] {
  const dice = readItems(reading, value, path, (each, place) => readDie(reading, each, place));
  if (Array.isArray(value) && dice.length === 0) addComplaint(reading, path, 'wrong-length', 'dice are wanted');
  return dice;
}

export function printDeed(deed: TableDeed): Record<string, unknown> {
  switch (deed.deed) {
    case 'switch':
      return { [deed.off ? 'switch_off' : 'switch_on']: [deed.piece, deed.power] };
    case 'pick-up':
      return { pick_up: [deed.piece, deed.object] };
    case 'put-down':
      return { put_down: [deed.piece, squareName(deed.at)] };
    case 'attack': {
      const { deed: name, aim, direction, evade, shape, deal, push, setFree, ...plain } = deed;
      const maps = { evade: byPiece(evade), shape: byPiece(shape), deal: byPiece(deal), push: byPiece(push) };
      return {
        [name]: printKeys(
          {
            ...{ ...plain, aim: printAim(aim), ...maps },
            ...{ direction: byPiece(direction, printDirection), setFree: byPiece(setFree, squareName) },
          },
          ATTACK_KEYS,
        ),
      };
    }
    case 'move': {
      const { deed: name, to, carrying, setsDown, others = [], putsDown, ...plain } = deed;
      const down = [setsDown, ...others.map((each) => each.setsDown)].flatMap((at) => (at === undefined ? [] : [at]));
      const squares = {
        carrying: oneOrList([...(carrying === undefined ? [] : [carrying]), ...others.map(({ piece }) => piece)]),
        setsDown: oneOrList(down.map(squareName)),
        putsDown: mayPrint(putsDown, squareName),
      };
      const end = to.length === 0 ? undefined : printBase(to);
      return { [name]: printKeys({ ...plain, to: end, ...squares }, MOVE_KEYS) };
    }
    case 'use': {
      const { deed: name, squares, to, direction, target, also = [], setFree, ...plain } = deed;
      const places = {
        // A second target is printed with the first one, as a list under `target`.
        aim: oneOrList([...(target === undefined ? [] : [target]), ...also]),
        squares: squares?.map(squareName),
        to: mayPrint(to, squareName),
        direction: mayPrint(direction, printDirection),
        setFree: byPiece(setFree, squareName),
      };
      return { [name]: printKeys({ ...plain, ...places }, USE_KEYS) };
    }
  }
}

/** Makes a map from pieces to printed values. */
function byPiece(
  named: Readonly<Record<string, number>> | undefined,
  print: (value: number) => unknown = (value) => value,
): ReadonlyMap<string, unknown> | undefined {
  return named && new Map(Object.entries(named).map(([piece, value]) => [piece, print(value)]));
}

/** Returns a single item as it is, several as a list; undefined for none. */
function oneOrList<T>(all: readonly T[]): T | readonly T[] | undefined {
  return all.length > 1 ? all : all[0];
}

function mayPrint<T, P>(value: T | undefined, print: (value: T) => P): P | undefined {
  return value === undefined ? undefined : print(value);
}

function printAim(aim: Aim): unknown {
  if ('pieces' in aim) return aim.pieces.length === 1 ? aim.pieces[0] : aim.pieces;
  return 'object' in aim ? aim.object : printTerrain(aim);
}

/** Returns the values of a deed by notation key, in notation order; missing values are left out. */
function printKeys(deed: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const values = new Map(Object.entries(deed).map(([name, value]) => [NOTATION_KEYS[name] ?? name, value]));
  return Object.fromEntries(keys.flatMap((key) => (values.get(key) === undefined ? [] : [[key, values.get(key)]])));
}
