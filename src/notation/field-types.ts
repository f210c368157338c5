import { edgeName } from '../grid/edge';
import { squareName } from '../grid/square';
import type { Field, Fields, FieldType, FieldValues } from '../rules/action-fields';
import { unassignedWounds, type WoundPlacement } from '../table/striker';
import type { KeyPath } from './fault';
import {
  openSection,
  type ParseContext,
  readDice,
  readDie,
  readEach,
  readFlag,
  readItems,
  readKebabId,
  readNumber,
  readOneOf,
  readPower,
  readRequired,
  readText,
  readTotal,
  type Section,
} from './parse-context';
import {
  type NamedPosition,
  onBoard,
  printAim,
  printBase,
  printDirection,
  printMissionTarget,
  printPieces,
  printPlace,
  printTerrain,
  printTokenOrTerrain,
  readAim,
  readBase,
  readDirection,
  readDoor,
  readInanimate,
  readMissionTarget,
  readObjectName,
  readObjectSquare,
  readPiece,
  readPieceOrGroup,
  readPieceOrObject,
  readPieces,
  readSquare,
  readSquares,
  readTerrain,
  readTokenName,
  readTokenOrTerrain,
  readTwoPlaces,
  TOKENS_FIELD,
} from './places';
import { anySchema, DIE_SCHEMA, listSchema, mapSchema, oneOrMore, refer } from './schema-parts';

/** Kinds of attack of all editions. */
const ATTACKS = ['close', 'ranged', 'throw', 'telekinesis', 'melee', 'hurl'] as const;

/**
 * Input of the field readers: the parse context, which collects complaints, and the position, which names pieces,
 * objects and tokens.
 */
export interface FieldContext {
  readonly reading: ParseContext;
  readonly position: NamedPosition;
  /** Entries of the mapping that contains the field. Left out if the field is not in a mapping. */
  readonly entries?: ReadonlyMap<string, unknown>;
}

/** How the notation treats fields of one type. */
interface FieldNotation<Value> {
  /** Reads a value. Returns undefined if the value means that the field is absent. */
  read(context: FieldContext, value: unknown, path: KeyPath, field: Field<unknown>): Value | undefined;
  /** Prints a value. Most values are printed as they are. */
  print?(value: Value, field: Field<unknown>): unknown;
  /** Returns the JSON schema of a value. */
  schema(field: Field<unknown>): object;
}

/** Defines how the notation reads and prints a type of field that needs only its value and the position. */
function simple<Value>(
  read: (reading: ParseContext, value: unknown, path: KeyPath, position: NamedPosition) => Value | undefined,
  schema: object,
  print?: (value: Value) => unknown,
): FieldNotation<Value> {
  return {
    read: ({ reading, position }, value, path) => read(reading, value, path, position),
    schema: () => schema,
    ...(print ? { print } : {}),
  };
}

const optionsSchema = ({ options }: Field<unknown>) => ({ enum: options });

/** The notation of each type of field. */
const NOTATIONS: { readonly [Type in Exclude<FieldType, 'custom'>]: FieldNotation<unknown> } = {
  piece: simple(readPiece, refer('text')),
  pieces: simple(readPieces, refer('texts'), printPieces),
  figure: simple(readPieceOrGroup, refer('text')),
  object: simple(readObjectName, refer('text')),
  'piece-or-object': simple(readPieceOrObject, refer('text')),
  mover: {
    // A piece that moves another piece can also move an object.
    read: ({ reading, position, entries }, value, path) =>
      entries?.has('by') && position.objects.some(({ id }) => id === value)
        ? value
        : readPiece(reading, value, path, position),
    schema: () => refer('text'),
  },
  token: simple(readTokenName, refer('text')),
  'two-places': simple(readTwoPlaces, { ...listSchema(refer('text')), minItems: 2, maxItems: 2 }, (places) =>
    places.map(printPlace),
  ),
  target: simple(readAim, refer('texts'), printAim),
  'mission-target': simple(readMissionTarget, refer('texts'), printMissionTarget),
  'token-or-terrain': simple(readTokenOrTerrain, refer('thing'), printTokenOrTerrain),
  terrain: simple(onBoard(readTerrain), refer('thing'), printTerrain),
  inanimate: simple(readInanimate, refer('thing'), printTerrain),
  door: simple(onBoard(readDoor), refer('wall'), edgeName),
  square: simple(onBoard(readSquare), refer('square'), squareName),
  'object-square': simple(readObjectSquare, refer('text'), squareName),
  squares: simple(onBoard(readSquares), listSchema(refer('square')), (all) => all.map(squareName)),
  base: simple(onBoard(readBase), refer('base'), printBase),
  direction: simple(readDirection, refer('direction'), printDirection),
  // Numbers are read as text: a power, a card or a side may be called 7.
  text: simple(readText, refer('text')),
  side: simple(readText, refer('text')),
  card: simple(readText, refer('text')),
  'power-or-team': simple(readText, refer('text')),
  id: simple(readKebabId, refer('kebab')),
  power: simple(readPower, refer('kebab')),
  number: {
    read: ({ reading }, value, path, { least, most }) => readNumber(reading, value, path, least, most),
    schema: ({ least = 0, most }) =>
      least === 0 && most === undefined
        ? refer('count')
        : { type: 'integer', minimum: least, ...(most === undefined ? {} : { maximum: most }) },
  },
  total: simple(readTotal, { anyOf: [refer('count'), mapSchema(refer('count'))] }),
  die: simple(readDie, DIE_SCHEMA),
  dice: simple(readDice, { ...listSchema(DIE_SCHEMA), minItems: 1 }),
  choice: {
    read: ({ reading }, value, path, { options = [] }) => readOneOf(reading, value, path, options),
    schema: optionsSchema,
  },
  attack: simple((reading, value, path) => readOneOf(reading, value, path, ATTACKS), { enum: ATTACKS }),
  word: {
    read: ({ reading }, value, path, { options = [] }) => readOneOf(reading, value, path, options) !== undefined,
    print: (_, { options = [] }) => options[0],
    schema: optionsSchema,
  },
  constant: {
    read: ({ reading }, value, path, { options = [] }) => void readOneOf(reading, value, path, options),
    print: (_, { options = [] }) => options[0],
    schema: optionsSchema,
  },
  flag: simple((reading, value, path) => readFlag(reading, value, path) || undefined, { type: 'boolean' }),
  list: {
    read: (context, value, path, { each }) =>
      readItems(context.reading, value, path, (item, place) => each && readField(context, each, item, place)),
    print: (items, { each }) => (items as readonly unknown[]).map((item) => each && printField(each, item)),
    schema: ({ each }) => listSchema(each ? fieldSchema(each) : {}),
  },
  section: {
    read: (context, value, path, { fields = {} }) => readFields(context, fields, value, path),
    print: (values, { fields = {} }) => printFields(fields, values as object),
    schema: ({ fields = {} }) => fieldsSchema(fields),
  },
  'by-name': {
    read: readByName,
    print: (values, { each }) =>
      new Map(Object.entries(values as object).map(([name, value]) => [name, each && printField(each, value)])),
    schema: ({ each, options }) => ({
      ...mapSchema(each ? fieldSchema(each) : {}),
      ...(options ? { propertyNames: { enum: options } } : {}),
    }),
  },
  'named-list': {
    read: readNamedList,
    print: (items, { fields = {}, names, nameIn = '' }) =>
      new Map(
        (items as readonly Readonly<Record<string, unknown>>[]).map((item) => [
          names ? printField(names, item[nameIn]) : item[nameIn],
          printFields(fields, item),
        ]),
      ),
    schema: ({ fields = {} }) => mapSchema(fieldsSchema(fields)),
  },
  /** Type of a field that continues another field's list; that other field's reader and printer include it. */
  rest: { read: () => undefined, schema: () => ({}) },
  tokens: {
    read: (context, value, path) => readField(context, TOKENS_FIELD, value, path),
    print: (tokens) => printField(TOKENS_FIELD, tokens),
    schema: () => fieldSchema(TOKENS_FIELD),
  },
  wounds: {
    read: ({ reading }, value, path) => unassignedWounds(readNumber(reading, value, path)),
    print: (puts) => (puts as readonly WoundPlacement[]).reduce((sum, { wounds }) => sum + wounds, 0),
    schema: () => refer('count'),
  },
  /** Fields that do not occur in the notation. */
  unwritten: { read: () => undefined, schema: () => ({}) },
};

/** A field with its own functions to read and print it, for data that occurs in only one place of the notation. */
export interface CustomField<Value> extends Field<Value> {
  readonly notation: FieldNotation<Value>;
}

export function customField<Value>(about: string, notation: FieldNotation<Value>): CustomField<Value> {
  return { type: 'custom', about, notation };
}

function notationOf(field: Field<unknown>): FieldNotation<unknown> {
  return field.type === 'custom' ? (field as CustomField<unknown>).notation : NOTATIONS[field.type];
}

/** Reads the value of a field. Undefined if the field is absent; a flag that is false counts as absent. */
export function readField<Value>(context: FieldContext, field: Field<Value>, value: unknown, path: KeyPath): Value {
  return notationOf(field).read(context, value, path, field) as Value;
}

/** Prints a value of a field. */
export function printField(field: Field<unknown>, value: unknown): unknown {
  return notationOf(field).print?.(value, field) ?? value;
}

/** Returns the JSON schema of a field with its description. */
export function fieldSchema(field: Field<unknown>): object {
  const { about, whenAbsent } = field;
  const hasDefault = typeof whenAbsent === 'number' || typeof whenAbsent === 'string';
  return {
    description: about,
    ...notationOf(field).schema(field),
    ...(hasDefault ? { default: whenAbsent } : {}),
  };
}

function readByName(
  context: FieldContext,
  value: unknown,
  path: KeyPath,
  { each, names, options }: Field<unknown>,
): Readonly<Record<string, unknown>> {
  const { reading } = context;
  if (options) openSection(reading, value, path, options);
  const values = readEach(reading, value, path, (one, place, name) => {
    if (names) readField(context, names, name, place);
    return each && readField(context, each, one, place);
  });
  return Object.fromEntries(values);
}

function readNamedList(
  context: FieldContext,
  value: unknown,
  path: KeyPath,
  { fields = {}, names, nameIn = '' }: Field<unknown>,
): readonly unknown[] {
  const { reading } = context;
  const items = readEach(reading, value, path, (each, place, text) => {
    const section = openSection(reading, each, place, listKeys(fields));
    const name = names ? readField(context, names, text, place) : text;
    return { [nameIn]: name, ...readFieldsIn(context, section, fields) };
  });
  return [...items.values()];
}

const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Returns the key of a field or an action in the notation: `pick-up` becomes `pick_up`. */
export function notationKey(name: string, { key }: { readonly key?: string }): string {
  return key ?? snakeCase(name);
}

/** A field that has a key in the notation. */
interface WrittenField {
  readonly name: string;
  readonly field: Field<unknown>;
  readonly key: string;
  /** Name of the field with the further items of the same list. Null if there is no such field. */
  readonly rest: string | null;
}

/**
 * Cache of the written fields of each table. Needed because fields are read for every piece of thousands of positions.
 */
const WRITTEN = new WeakMap<Fields, readonly WrittenField[]>();

export function listWrittenFields(fields: Fields): readonly WrittenField[] {
  const known = WRITTEN.get(fields);
  if (known) return known;
  const all = Object.entries(fields);
  const written = all
    .filter(([, field]) => field.type !== 'unwritten' && field.type !== 'rest')
    .map(([name, field]) => {
      const rest = all.find(([, other]) => other.of === name)?.[0] ?? null;
      return { name, field, key: notationKey(name, field), rest };
    });
  WRITTEN.set(fields, written);
  return written;
}

/** Lists the keys of the given fields in the notation. */
export function listKeys(fields: Fields): string[] {
  return listWrittenFields(fields).map(({ key }) => key);
}

/** Reads a mapping. Reports keys that belong to none of the fields. */
export function readFields<const F extends Fields>(
  context: FieldContext,
  fields: F,
  value: unknown,
  path: KeyPath,
): FieldValues<F> {
  return readFieldsIn(context, openSection(context.reading, value, path, listKeys(fields)), fields);
}

/** Reads fields from an open mapping. A field with an invalid value gets a placeholder as its value. */
export function readFieldsIn<const F extends Fields>(
  { position }: Pick<FieldContext, 'position'>,
  section: Section,
  fields: F,
): FieldValues<F> {
  const { entries } = section;
  const values: Record<string, unknown> = {};
  const put = (name: string, value: unknown) => value !== undefined && Object.assign(values, { [name]: value });
  for (const { name, field, key, rest } of listWrittenFields(fields)) {
    if (!entries.has(key) && (field.optional || field.whenAbsent !== undefined)) {
      put(name, field.whenAbsent);
      continue;
    }
    const isList = rest !== null && Array.isArray(entries.get(key));
    const read = readRequired(section, key, (reading, value, path): unknown => {
      const context = { reading, position, entries };
      if (!isList) return readField(context, field, value, path);
      return readItems(reading, value, path, (item, at) => readField(context, field, item, at));
    });
    const [first, ...others] = isList ? (read as readonly unknown[]) : [read ?? field.whenAbsent];
    put(name, first);
    if (rest !== null && others.length > 0) put(rest, others);
  }
  return values as FieldValues<F>;
}

/** Prints fields as entries of a mapping. Leaves out fields that are absent or equal to their default. */
export function printEntries(fields: Fields, values: object): (readonly [key: string, value: unknown])[] {
  return listWrittenFields(fields).flatMap((written) => {
    const printed = printValue(written, values as Readonly<Record<string, unknown>>);
    return printed === undefined ? [] : [[written.key, printed] as const];
  });
}

export function printFields(fields: Fields, values: object): Record<string, unknown> {
  return Object.fromEntries(printEntries(fields, values));
}

/** Prints a field, together with the field that continues its list. Undefined if the notation leaves the field out. */
function printValue({ name, field, rest }: WrittenField, values: Readonly<Record<string, unknown>>): unknown {
  if (field.type === 'constant') return printField(field, undefined);
  const value = values[name];
  if (value === undefined || (!field.alwaysPrinted && isDefault(value, field))) return undefined;
  const others = rest === null ? [] : ((values[rest] ?? []) as readonly unknown[]);
  if (others.length === 0) return printField(field, value);
  return [value, ...others].map((each) => printField(field, each));
}

function isDefault(value: unknown, { whenAbsent }: Field<unknown>): boolean {
  if (value === null || typeof value !== 'object') return value === whenAbsent;
  return whenAbsent !== undefined && JSON.stringify(value) === JSON.stringify(whenAbsent);
}

/**
 * Returns the JSON schema of a mapping. Given several tables of fields, it allows the keys of all tables and requires
 * the keys that every table requires.
 */
export function fieldsSchema(...all: readonly Fields[]) {
  const properties = new Map<string, object[]>();
  for (const fields of all)
    for (const { field, key, rest } of listWrittenFields(fields)) {
      const schema = fieldSchema(field);
      properties.set(key, [...(properties.get(key) ?? []), rest === null ? schema : oneOrMore(schema)]);
    }
  const isRequired = (key: string) =>
    all.every((fields) =>
      listWrittenFields(fields).some(
        ({ field, key: each }) => each === key && !field.optional && field.whenAbsent === undefined,
      ),
    );
  return {
    type: 'object',
    properties: Object.fromEntries([...properties].map(([key, schemas]) => [key, anySchema(schemas)])),
    required: [...properties.keys()].filter(isRequired),
    additionalProperties: false,
  };
}
