import type { ActionShape, ActionShapes, Field, Fields } from '../rules/action-fields';
import type { KeyPath } from './fault';
import { type FieldContext, fieldSchema, printField, readField } from './field-types';
import { addComplaint, describeValue, openSection, readItems, readRequired } from './parse-context';

/** Field values of an action, by field name. */
type Values = Readonly<Record<string, unknown>>;

/** A parsed action: its name in its table of shapes, and the values of its fields. */
export interface ParsedAction {
  readonly name: string;
  readonly values: Values;
}

const snakeCase = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Key of an action in the notation: `pick-up` is written as `pick_up`. */
function actionKey(name: string, { key }: ActionShape): string {
  return key ?? snakeCase(name);
}

function fieldKey(name: string, { key }: Field<unknown>): string {
  return key ?? snakeCase(name);
}

/**
 * Lists the fields that have a place of their own in the notation. Leaves out fields that continue another field's
 * list.
 */
function writtenFields(fields: Fields): readonly [string, Field<unknown>][] {
  return Object.entries(fields).filter(([, field]) => !field.unwritten && field.type !== 'rest');
}

/** Returns the name of the field that continues the list of the field `name`. Null if no field does. */
function restOf(fields: Fields, name: string): string | null {
  return Object.keys(fields).find((other) => fields[other]?.of === name) ?? null;
}

function isRequired([, field]: readonly [string, Field<unknown>]): boolean {
  return !field.optional && field.whenAbsent === undefined;
}

type NamedShape = readonly [name: string, shape: ActionShape];

/** Actions by their key in the notation. Several actions may share a key. */
export type ActionsByKey = ReadonlyMap<string, readonly NamedShape[]>;

/** Groups the actions of tables by their keys in the notation. */
export function groupByKey(...tables: readonly ActionShapes[]): ActionsByKey {
  const byKey = new Map<string, NamedShape[]>();
  for (const named of tables.flatMap((shapes) => Object.entries(shapes))) {
    if (named[1].form === 'unwritten') continue;
    byKey.set(actionKey(...named), [...(byKey.get(actionKey(...named)) ?? []), named]);
  }
  return byKey;
}

/**
 * Reads the action that is written under a key. Null if its list has a wrong length, which is reported. If several
 * actions share the key, the form and the length of the value decide.
 * @throws RangeError if no action has the key
 */
export function readAction(
  context: FieldContext,
  actions: ActionsByKey,
  key: string,
  value: unknown,
  path: KeyPath,
): ParsedAction | null {
  const named = actions.get(key) ?? [];
  const fitting = named.find(([, shape]) => fits(shape, value)) ?? named.find(([, { form }]) => form === formOf(value));
  const chosen = fitting ?? named[0];
  if (!chosen) throw new RangeError(`no action ${key}`);
  const [name, shape] = chosen;
  const values = readShape(context, shape, value, path);
  return values && { name, values };
}

function formOf(value: unknown): ActionShape['form'] {
  if (Array.isArray(value)) return 'list';
  return value instanceof Map ? 'keys' : 'value';
}

/** Whether a value fits an action: its form, the length of its list, and the action's constant word. */
function fits({ form, fields }: ActionShape, value: unknown): boolean {
  if (form !== formOf(value)) return false;
  if (Array.isArray(value)) return hasLength(fields, value.length);
  return Object.values(fields).every(({ type, options }) => type !== 'constant' || options?.[0] === value);
}

function hasLength(fields: Fields, length: number): boolean {
  const all = writtenFields(fields);
  return length >= all.filter(isRequired).length && length <= all.length;
}

function readShape(context: FieldContext, shape: ActionShape, value: unknown, path: KeyPath): Values | null {
  switch (shape.form) {
    case 'keys':
      return readKeys(context, shape.fields, value, path);
    case 'list':
      return readList(context, shape.fields, value, path);
    case 'value':
      return present(
        Object.entries(shape.fields).map(([name, field]) => [name, readField(context, field, value, path)]),
      );
    case 'unwritten':
      return null;
  }
}

/** Makes a record without the entries that are undefined. */
function present(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function readKeys({ reading, position }: FieldContext, fields: Fields, value: unknown, path: KeyPath): Values {
  const written = writtenFields(fields);
  const section = openSection(
    reading,
    value,
    path,
    written.map(([name, field]) => fieldKey(name, field)),
  );
  return present(
    written.flatMap(([name, field]) => {
      const key = fieldKey(name, field);
      if (!section.entries.has(key)) {
        if (field.whenAbsent !== undefined) return [[name, field.whenAbsent] as const];
        if (field.optional) return [];
      }
      const rest = restOf(fields, name);
      const read = readRequired(section, key, (own, each, place): unknown => {
        const context = { reading: own, position };
        if (rest === null || !Array.isArray(each)) return readField(context, field, each, place);
        return readItems(own, each, place, (item, at) => readField(context, field, item, at));
      });
      if (rest === null || !Array.isArray(section.entries.get(key))) return [[name, read] as const];
      const [first, ...others] = read as readonly unknown[];
      return [[name, first] as const, ...(others.length > 0 ? [[rest, others] as const] : [])];
    }),
  );
}

function readList(context: FieldContext, fields: Fields, value: unknown, path: KeyPath): Values | null {
  const items = readItems<unknown>(context.reading, value, path, (each) => each);
  if (!Array.isArray(value)) return null;
  if (!hasLength(fields, items.length)) {
    addComplaint(context.reading, path, 'wrong-length', describeValue(items.length));
    return null;
  }
  return present(
    writtenFields(fields).map(([name, field], place) => [
      name,
      place < items.length ? readField(context, field, items[place], [...path, place]) : field.whenAbsent,
    ]),
  );
}

/** Prints an action as a mapping with its key. */
export function printAction(shapes: ActionShapes, name: string, values: Values): Record<string, unknown> {
  const shape = shapes[name];
  if (!shape) throw new RangeError(`no action ${name}`);
  return { [actionKey(name, shape)]: printShape(shape, values) };
}

function printShape({ form, fields }: ActionShape, values: Values): unknown {
  const printed = writtenFields(fields).flatMap(([name, field]) => {
    const value = printValue(fields, name, field, values);
    return value === undefined ? [] : [[fieldKey(name, field), value] as const];
  });
  switch (form) {
    case 'keys':
      return Object.fromEntries(printed);
    case 'list':
      return printed.map(([, value]) => value);
    default:
      return printed[0]?.[1];
  }
}

/** Prints a field, with the field that continues it. Undefined if the field is absent or has its default. */
function printValue(fields: Fields, name: string, field: Field<unknown>, values: Values): unknown {
  if (field.type === 'constant') return printField(field, undefined);
  const value = values[name];
  if (value === undefined || value === null || JSON.stringify(value) === JSON.stringify(field.whenAbsent))
    return undefined;
  const rest = restOf(fields, name);
  const others = rest === null ? [] : ((values[rest] ?? []) as readonly unknown[]);
  if (others.length === 0) return printField(field, value);
  return [value, ...others].map((each) => printField(field, each));
}

/** Returns the JSON schema of the value under each key. */
export function actionSchemas(actions: ActionsByKey): Readonly<Record<string, object>> {
  return Object.fromEntries([...actions].map(([key, named]) => [key, keySchema(named.map(([, shape]) => shape))]));
}

function keySchema(shapes: readonly ActionShape[]): object {
  const [first] = shapes;
  const description = shapes.map(({ about }) => about).join(' ');
  if (first?.form === 'keys') return { description, ...mappingSchema(shapes.map(({ fields }) => fields)) };
  return { description, ...anyOf(shapes.map(shapeSchema)) };
}

function shapeSchema({ form, fields }: ActionShape): object {
  const all = writtenFields(fields).map(([, field]) => fieldSchema(field));
  if (form === 'value') return all[0] as object;
  const required = writtenFields(fields).filter(isRequired).length;
  return { type: 'array', prefixItems: all, items: false, minItems: required, maxItems: all.length };
}

/** Merges mappings that share a key: any of their keys is valid, and what all of them require is required. */
function mappingSchema(all: readonly Fields[]): object {
  const properties = new Map<string, object[]>();
  for (const fields of all)
    for (const [name, field] of writtenFields(fields)) {
      const key = fieldKey(name, field);
      const schema = fieldSchema(field);
      const one =
        restOf(fields, name) === null ? schema : { anyOf: [schema, { type: 'array', items: schema, minItems: 1 }] };
      properties.set(key, [...(properties.get(key) ?? []), one]);
    }
  const isRequiredKey = (key: string) =>
    all.every((fields) => writtenFields(fields).some((named) => fieldKey(...named) === key && isRequired(named)));
  return {
    type: 'object',
    properties: Object.fromEntries([...properties].map(([key, schemas]) => [key, anyOf(schemas)])),
    required: [...properties.keys()].filter(isRequiredKey),
    additionalProperties: false,
  };
}

/** Combines schemas: a value must match at least one. */
function anyOf(schemas: readonly object[]): object {
  const different = [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()];
  return different.length === 1 ? (different[0] as object) : { anyOf: different };
}
