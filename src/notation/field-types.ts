import { edgeName } from '../grid/edge';
import { type Square, squareName } from '../grid/square';
import type { Aim, Field, FieldType, MissionTarget } from '../rules/action-fields';
import type { InanimateTarget } from '../table/heaps';
import { findPiece } from '../table/position';
import { unassignedWounds, type WoundPlacement } from '../table/striker';
import type { NewToken } from '../table/tokens';
import type { CasePosition } from './case-position';
import { printTokens, readTokens } from './case-tokens';
import type { KeyPath } from './fault';
import {
  addComplaint,
  describeValue,
  type ParseContext,
  readEach,
  readFlag,
  readItems,
  readKebabId,
  readNumber,
  readOneOf,
  readText,
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

/** Kinds of attack of all editions. */
export const NOTATION_ATTACKS = ['close', 'ranged', 'throw', 'telekinesis', 'melee', 'hurl'] as const;

/**
 * Input of the field readers: the parse context, which collects complaints, and the position, which names pieces,
 * objects and tokens.
 */
export interface FieldContext {
  readonly reading: ParseContext;
  readonly position: CasePosition;
}

/** How the notation treats fields of one type. */
interface FieldNotation<Value> {
  /** Reads a value. Returns undefined if the value means that the field is absent. */
  readonly read: (context: FieldContext, value: unknown, path: KeyPath, field: Field<unknown>) => Value | undefined;
  /** Prints a value. Most values are printed as they are. */
  readonly print?: (value: Value, field: Field<unknown>) => unknown;
  /** Returns the JSON schema of a value. */
  readonly schema: (field: Field<unknown>) => object;
}

const FACES = 6;

const refer = (name: string) => () => ({ $ref: `#/$defs/${name}` });
const dieSchema = () => ({ type: 'integer', minimum: 1, maximum: FACES });
const named: FieldNotation<string>['schema'] = refer('text');

/** The notation of each type of field. */
const NOTATIONS = {
  piece: {
    read: ({ reading, position }, value, path) => readPiece(reading, value, path, position),
    schema: named,
  } satisfies FieldNotation<string>,
  figure: {
    read: ({ reading, position }, value, path) =>
      Object.hasOwn(position.groups, String(value)) ? String(value) : readPiece(reading, value, path, position),
    schema: named,
  } satisfies FieldNotation<string>,
  object: {
    read: ({ reading, position }, value, path) => readObjectName(reading, value, path, position),
    schema: named,
  } satisfies FieldNotation<string>,
  'piece-or-object': {
    read: ({ reading, position }, value, path) =>
      isObject(position, value)
        ? readObjectName(reading, value, path, position)
        : readPiece(reading, value, path, position),
    schema: named,
  } satisfies FieldNotation<string>,
  token: {
    read: ({ reading, position }, value, path) => readTokenName(reading, value, path, position),
    schema: named,
  } satisfies FieldNotation<string>,
  target: { read: readAim, print: printAim, schema: refer('texts') } satisfies FieldNotation<Aim>,
  'mission-target': {
    read: readMissionTarget,
    print: (target) => ('piece' in target ? target.piece : printThing(target)),
    schema: refer('texts'),
  } satisfies FieldNotation<MissionTarget>,
  'token-or-terrain': {
    read: ({ reading, position }, value, path) =>
      position.tokens?.some(({ name }) => name === value)
        ? { token: String(value) }
        : readTerrain(reading, value, path, position.board),
    print: printThing,
    schema: refer('thing'),
  } satisfies FieldNotation<{ readonly token: string } | InanimateTarget>,
  terrain: {
    read: ({ reading, position }, value, path) => readTerrain(reading, value, path, position.board),
    print: printTerrain,
    schema: refer('thing'),
  } satisfies FieldNotation<InanimateTarget>,
  door: { read: readDoor, print: edgeName, schema: refer('wall') } satisfies FieldNotation<number>,
  square: {
    read: ({ reading, position }, value, path) => readSquare(reading, value, path, position.board),
    print: squareName,
    schema: refer('square'),
  } satisfies FieldNotation<Square>,
  squares: {
    read: ({ reading, position }, value, path) => readSquares(reading, value, path, position.board),
    print: (all) => all.map(squareName),
    schema: () => ({ type: 'array', items: { $ref: '#/$defs/square' } }),
  } satisfies FieldNotation<readonly Square[]>,
  base: {
    read: ({ reading, position }, value, path) => readBase(reading, value, path, position.board),
    print: printBase,
    schema: refer('base'),
  } satisfies FieldNotation<readonly Square[]>,
  direction: {
    read: ({ reading }, value, path) => readDirection(reading, value, path),
    print: printDirection,
    schema: refer('direction'),
  } satisfies FieldNotation<number>,
  // Numbers are read as text: a power, a card or a side may be called 7.
  text: {
    read: ({ reading }, value, path) => readText(reading, value, path),
    schema: named,
  } satisfies FieldNotation<string>,
  id: {
    read: ({ reading }, value, path) => readKebabId(reading, value, path),
    schema: refer('kebab'),
  } satisfies FieldNotation<string>,
  number: {
    read: ({ reading }, value, path, { least }) => readNumber(reading, value, path, least),
    schema: ({ least }) => (least ? { type: 'integer', minimum: least } : { $ref: '#/$defs/count' }),
  } satisfies FieldNotation<number>,
  total: {
    read: ({ reading }, value, path) => readTotal(reading, value, path),
    schema: () => ({
      anyOf: [{ $ref: '#/$defs/count' }, { type: 'object', additionalProperties: { $ref: '#/$defs/count' } }],
    }),
  } satisfies FieldNotation<number>,
  die: {
    read: ({ reading }, value, path) => readDie(reading, value, path),
    schema: dieSchema,
  } satisfies FieldNotation<number>,
  dice: {
    read: ({ reading }, value, path) => readDice(reading, value, path),
    schema: () => ({ type: 'array', items: dieSchema(), minItems: 1 }),
  } satisfies FieldNotation<readonly number[]>,
  choice: {
    read: ({ reading }, value, path, { options = [] }) => readOneOf(reading, value, path, options),
    schema: ({ options }) => ({ enum: options }),
  } satisfies FieldNotation<string>,
  attack: {
    read: ({ reading }, value, path) => readOneOf(reading, value, path, NOTATION_ATTACKS),
    schema: () => ({ enum: NOTATION_ATTACKS }),
  } satisfies FieldNotation<string>,
  word: {
    read: ({ reading }, value, path, { options = [] }) => readOneOf(reading, value, path, options) !== undefined,
    print: (_, { options = [] }) => options[0],
    schema: ({ options }) => ({ enum: options }),
  } satisfies FieldNotation<boolean>,
  constant: {
    read: ({ reading }, value, path, { options = [] }) => void readOneOf(reading, value, path, options),
    print: (_, { options = [] }) => options[0],
    schema: ({ options }) => ({ enum: options }),
  } satisfies FieldNotation<unknown>,
  flag: {
    read: ({ reading }, value, path) => readFlag(reading, value, path) || undefined,
    schema: () => ({ type: 'boolean' }),
  } satisfies FieldNotation<boolean>,
  'by-piece': {
    read: readByPiece,
    print: (values, { each }) =>
      new Map(Object.entries(values).map(([piece, value]) => [piece, each ? printField(each, value) : value])),
    schema: ({ each }) => ({ type: 'object', additionalProperties: each ? fieldSchema(each) : true }),
  } satisfies FieldNotation<Readonly<Record<string, unknown>>>,
  /** Type of a field that continues another field's list; that other field's reader and printer include it. */
  rest: { read: () => undefined, schema: () => ({}) } satisfies FieldNotation<unknown>,
  tokens: {
    read: ({ reading, position }, value, path) => readTokens(reading, value, path, position.board),
    print: printTokens,
    schema: () => ({ type: 'object', additionalProperties: { $ref: '#/$defs/token' } }),
  } satisfies FieldNotation<readonly NewToken[]>,
  wounds: {
    read: ({ reading }, value, path) => unassignedWounds(readNumber(reading, value, path)),
    print: (puts) => puts.reduce((sum, { wounds }) => sum + wounds, 0),
    schema: refer('count'),
  } satisfies FieldNotation<readonly WoundPlacement[]>,
  /** Type of a field that the notation does not have. */
  unwritten: { read: () => undefined, schema: () => ({}) } satisfies FieldNotation<unknown>,
};

function notationOf({ type }: Field<unknown>): FieldNotation<unknown> {
  return NOTATIONS[type satisfies FieldType] as FieldNotation<unknown>;
}

/** Reads the value of a field. Undefined if the field is absent; a flag that is false counts as absent. */
export function readField(context: FieldContext, field: Field<unknown>, value: unknown, path: KeyPath): unknown {
  return notationOf(field).read(context, value, path, field);
}

/** Prints a value of a field. */
export function printField(field: Field<unknown>, value: unknown): unknown {
  const { print } = notationOf(field);
  return print ? print(value, field) : value;
}

/** Returns the JSON schema of a field with its description. */
export function fieldSchema(field: Field<unknown>): object {
  return { description: field.about, ...notationOf(field).schema(field) };
}

function isObject(position: CasePosition, value: unknown): boolean {
  return position.objects.some(({ id }) => id === String(value));
}

/** Reads the name of an object of the position. */
export function readObjectName(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  position: Pick<CasePosition, 'objects'>,
): string {
  const name = readText(reading, value, path);
  const names = position.objects.map(({ id }) => id);
  return name === '' ? name : readOneOf(reading, name, path, names);
}

/** Reads the name of a token that the case has or places. */
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

/** Reads one or several pieces, else an object by its name, else a square or a wall. */
function readAim({ reading, position }: FieldContext, value: unknown, path: KeyPath): Aim {
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

function printAim(aim: Aim): unknown {
  if ('pieces' in aim) return aim.pieces.length === 1 ? aim.pieces[0] : aim.pieces;
  return 'object' in aim ? aim.object : printTerrain(aim);
}

/** Reads a piece, else a token by its name, else a square, a wall or a door. */
function readMissionTarget({ reading, position }: FieldContext, value: unknown, path: KeyPath): MissionTarget {
  const name = readText(reading, value, path);
  if (findPiece(position, name)) return { piece: name };
  if (position.tokens?.some((token) => token.name === name)) return { token: name };
  if (/^(object )?[a-z]+\d+(\/|$)/.test(name)) return readTerrain(reading, name, path, position.board);
  if (name !== '') addComplaint(reading, path, 'unknown-piece', name);
  return { piece: name };
}

function printThing(target: { readonly token: string } | InanimateTarget): string {
  return 'square' in target || 'edge' in target ? printTerrain(target) : target.token;
}

function readDoor({ reading, position }: FieldContext, value: unknown, path: KeyPath): number | undefined {
  const read = readTerrain(reading, value, path, position.board);
  if ('edge' in read) return read.edge;
  addComplaint(reading, path, 'not-a-wall', squareName(read.square));
  return undefined;
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

/** Reads an amount, or amounts by piece, which are added up. */
function readTotal(reading: ParseContext, value: unknown, path: KeyPath): number {
  if (!(value instanceof Map)) return readNumber(reading, value, path);
  const amounts = readEach(reading, value, path, (each, place) => readNumber(reading, each, place));
  return [...amounts.values()].reduce((sum, each) => sum + each, 0);
}

function readByPiece(
  context: FieldContext,
  value: unknown,
  path: KeyPath,
  { each }: Field<unknown>,
): Readonly<Record<string, unknown>> {
  const values = readEach(context.reading, value, path, (one, place, id) => {
    readPiece(context.reading, id, place, context.position);
    return each && readField(context, each, one, place);
  });
  return Object.fromEntries(values);
}
