import { type Square, squareName } from '../grid/square';
import type { Aim, AttackDeed, MoveDeed, TableDeed, UseDeed } from '../rules/table-deed';
import { ALTERED_VALUES } from '../table/facts';
import { type Position, pieceOf } from '../table/position';
import type { Path } from './fault';
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
import {
  complain,
  found,
  may,
  mayFlag,
  must,
  openSection,
  type Read,
  type Reading,
  readEach,
  readKebab,
  readList,
  readNumber,
  readOneOf,
  readText,
  type Section,
} from './reading';

export const ATTACKS = ['close', 'ranged', 'throw', 'telekinesis', 'melee', 'hurl'] as const;
export const DEED_EVENTS = ['attack', 'move', 'use', 'pick_up', 'put_down'] as const;
type DeedEvent = (typeof DEED_EVENTS)[number];

/** Keys of the notation, by field name of a deed, if they differ. */
const WRITTEN: Readonly<Record<string, string>> = {
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

export function readDeed(key: DeedEvent, reading: Reading, value: unknown, path: Path, position: Position): TableDeed {
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

function readTwo(reading: Reading, value: unknown, path: Path): readonly unknown[] {
  const list = readList<unknown>(reading, value, path, (each) => each);
  if (Array.isArray(value) && list.length !== 2) complain(reading, path, 'wrong-length', found(list.length));
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

function readAttack(reading: Reading, value: unknown, path: Path, position: Position): AttackDeed {
  const section = openSection(reading, value, path, ATTACK_KEYS);
  const { piece, object, square } = readersFor(position);
  const each = eachPiece(reading, position);
  return {
    deed: 'attack',
    attacker: must(section, 'attacker', piece),
    aim: must(section, 'target', (_, target, place) => readAim(reading, target, place, position)),
    attack: must(section, 'attack', (_, attack, place) => readOneOf(reading, attack, place, ATTACKS)),
    ...told(section, 'action', readKebab),
    ...told(section, 'dice', readDice),
    ...told(section, 'evade', each(readDie)),
    ...told(section, 'shape', each(readDie)),
    ...told(section, 'deal', each(readNumber)),
    ...told(section, 'push', each(readNumber)),
    ...told(section, 'direction', each(readDirection)),
    ...told(section, 'object', object),
    ...(mayFlag(section, 'capture') ? { capture: true } : {}),
    ...told(section, 'rescue', piece),
    ...told(section, 'instead', readText),
    ...told(section, 'die', readDie),
    ...toldAs(section, 'passed_to', 'passedTo', piece),
    ...toldAs(section, 'set_free', 'setFree', each(square)),
  };
}

/** Reads a map from pieces to values. */
function eachPiece(reading: Reading, position: Position) {
  return <T>(read: Read<T>): Read<Record<string, T>> =>
    (_, map, place) =>
      Object.fromEntries(
        readEach(reading, map, place, (told, at, id) => {
          readPiece(reading, id, at, position);
          return read(reading, told, at);
        }),
      );
}

function readMove(reading: Reading, value: unknown, path: Path, position: Position): MoveDeed {
  const section = openSection(reading, value, path, MOVE_KEYS);
  const { piece, object, square, base } = readersFor(position);
  return {
    deed: 'move',
    piece: must(section, 'piece', piece),
    to: may(section, 'to', [], base),
    ...told(section, 'action', readKebab),
    ...told(section, 'mode', (_, mode, place) => readOneOf(reading, mode, place, ['hovering', 'soaring'] as const)),
    ...readPassengers(section, piece, square),
    ...toldAs(section, 'picks_up', 'picksUp', object),
    ...toldAs(section, 'puts_down', 'putsDown', square),
    ...toldAs(section, 'breakaway', 'breakAway', readDie),
  };
}

/** Reads one passenger or a list of passengers. The squares where they are set down have the same order. */
function readPassengers(
  section: Section,
  piece: Read<string>,
  square: Read<Square>,
): Pick<MoveDeed, 'carrying' | 'setsDown' | 'others'> {
  const [carrying, ...rest] = told(section, 'carrying', oneOrMore(piece)).carrying ?? [];
  const [setsDown, ...further] = toldAs(section, 'sets_down', 'setsDown', oneOrMore(square)).setsDown ?? [];
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

function oneOrMore<T>(read: Read<T>): Read<readonly T[]> {
  return (reading, value, path) =>
    Array.isArray(value)
      ? readList(reading, value, path, (each, place) => read(reading, each, place))
      : [read(reading, value, path)];
}

function readUse(reading: Reading, value: unknown, path: Path, position: Position): UseDeed {
  const section = openSection(reading, value, path, USE_KEYS);
  const { piece, object, square, squares } = readersFor(position);
  return {
    deed: 'use',
    piece: must(section, 'piece', piece),
    // A team ability has the name of its team.
    power: must(section, 'power', readText),
    ...readTargets(section, (_, target, place) =>
      isObject(position, target) ? object(reading, target, place) : piece(reading, target, place),
    ),
    ...told(section, 'cancels', readText),
    ...told(section, 'value', (_, altered, place) => readOneOf(reading, altered, place, ALTERED_VALUES)),
    ...told(section, 'by', (_, by, place) => readNumber(reading, by, place, -MOST_CHANGED)),
    ...told(section, 'squares', squares),
    ...told(section, 'to', square),
    ...told(section, 'die', readDie),
    ...told(section, 'dice', readDice),
    ...told(section, 'direction', readDirection),
    ...toldAs(section, 'passed_to', 'passedTo', piece),
    ...toldAs(section, 'set_free', 'setFree', eachPiece(reading, position)(square)),
  };
}

function readTargets(section: Section, read: Read<string>): Pick<UseDeed, 'target' | 'also'> {
  const [target, ...also] = told(section, 'target', oneOrMore(read)).target ?? [];
  return { ...(target === undefined ? {} : { target }), ...(also.length > 0 ? { also } : {}) };
}

/** Reads an optional key into a field of the same name; an empty object if the key is missing. */
function told<Key extends string, T>(section: Section, key: Key, read: Read<T>): { [each in Key]?: T } {
  return toldAs(section, key, key, read);
}

/** Like `readField`, with a different field name. */
function toldAs<Name extends string, T>(
  section: Section,
  key: string,
  name: Name,
  read: Read<T>,
): { [each in Name]?: T } {
  return section.entries.has(key) ? ({ [name]: must(section, key, read) } as { [each in Name]: T }) : {};
}

function readersFor(position: Position) {
  const { board } = position;
  return {
    piece: (reading: Reading, value: unknown, path: Path) => readPiece(reading, value, path, position),
    object: (reading: Reading, value: unknown, path: Path) => readObjectName(reading, value, path, position),
    square: (reading: Reading, value: unknown, path: Path) => readSquare(reading, value, path, board),
    squares: (reading: Reading, value: unknown, path: Path) => readSquares(reading, value, path, board),
    base: (reading: Reading, value: unknown, path: Path) => readBase(reading, value, path, board),
  };
}

/** Reads one or several pieces, else an object by its name, else a square or a wall. */
function readAim(reading: Reading, value: unknown, path: Path, position: Position): Aim {
  if (Array.isArray(value)) {
    const pieces = readList(reading, value, path, (each, place) => readPiece(reading, each, place, position));
    if (pieces.length === 0) complain(reading, path, 'wrong-length', 'a target is wanted');
    return { pieces };
  }
  const name = readText(reading, value, path);
  if (pieceOf(position, name)) return { pieces: [name] };
  if (isObject(position, name)) return { object: name };
  if (/^[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') complain(reading, path, 'unknown-piece', name);
  return { pieces: [name] };
}

function isObject(position: Position, value: unknown): boolean {
  return position.objects.some(({ id }) => id === String(value));
}

export function readObjectName(reading: Reading, value: unknown, path: Path, position: Position): string {
  const name = readText(reading, value, path);
  if (name === '') return name;
  return readOneOf(
    reading,
    name,
    path,
    position.objects.map(({ id }) => id),
  );
}

function readDie(reading: Reading, value: unknown, path: Path): number {
  const die = readNumber(reading, value, path, 1);
  if (die > FACES) complain(reading, path, 'out-of-bounds', found(value));
  return die;
}

function readDice(reading: Reading, value: unknown, path: Path): number[] {
  const dice = readList(reading, value, path, (each, place) => readDie(reading, each, place));
  if (Array.isArray(value) && dice.length === 0) complain(reading, path, 'wrong-length', 'dice are wanted');
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
        [name]: written(
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
      return { [name]: written({ ...plain, to: end, ...squares }, MOVE_KEYS) };
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
      return { [name]: written({ ...plain, ...places }, USE_KEYS) };
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

/** Returns the keys of a deed in notation order; missing ones are left out. */
function written(deed: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, unknown> {
  const values = new Map(Object.entries(deed).map(([name, value]) => [WRITTEN[name] ?? name, value]));
  return Object.fromEntries(keys.flatMap((key) => (values.get(key) === undefined ? [] : [[key, values.get(key)]])));
}
