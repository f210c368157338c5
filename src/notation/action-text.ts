import type { ActionShape, ActionShapes, Fields } from '../rules/action-fields';
import type { KeyPath } from './fault';
import {
  type FieldContext,
  fieldSchema,
  fieldsSchema,
  listWrittenFields,
  notationKey,
  printEntries,
  readField,
  readFields,
} from './field-types';
import { addComplaint, describeValue, readItems } from './parse-context';
import { anySchema } from './schema-parts';

/** Field values of an action, by field name. */
type Values = Readonly<Record<string, unknown>>;

/** A parsed action: its name in its table of shapes, and the values of its fields. */
export interface ParsedAction {
  readonly name: string;
  readonly values: Values;
}

type NamedShape = readonly [name: string, shape: ActionShape];

/** Actions by their key in the notation. Several actions may share a key. */
export type ActionsByKey = ReadonlyMap<string, readonly NamedShape[]>;

/** Groups the actions of tables by their keys in the notation. */
export function groupByKey(...tables: readonly ActionShapes[]): ActionsByKey {
  const byKey = new Map<string, NamedShape[]>();
  for (const named of tables.flatMap((shapes) => Object.entries(shapes))) {
    if (named[1].form === 'unwritten') continue;
    byKey.set(notationKey(...named), [...(byKey.get(notationKey(...named)) ?? []), named]);
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
  const all = listWrittenFields(fields);
  return (
    length >= all.filter(({ field }) => !field.optional && field.whenAbsent === undefined).length &&
    length <= all.length
  );
}

function readShape(context: FieldContext, shape: ActionShape, value: unknown, path: KeyPath): Values | null {
  switch (shape.form) {
    case 'keys':
      return readFields(context, shape.fields, value, path);
    case 'list':
      return readList(context, shape.fields, value, path);
    case 'value':
      return omitAbsent(
        Object.entries(shape.fields).map(([name, field]) => [name, readField(context, field, value, path)]),
      );
    case 'unwritten':
      return null;
  }
}

function readList(context: FieldContext, fields: Fields, value: unknown, path: KeyPath): Values | null {
  const items = readItems<unknown>(context.reading, value, path, (each) => each);
  if (!Array.isArray(value)) return null;
  if (!hasLength(fields, items.length)) {
    addComplaint(context.reading, path, 'wrong-length', describeValue(items.length));
    return null;
  }
  return omitAbsent(
    listWrittenFields(fields).map(({ name, field }, place) => [
      name,
      place < items.length ? readField(context, field, items[place], [...path, place]) : field.whenAbsent,
    ]),
  );
}

/** Makes a record without the entries that are undefined. */
function omitAbsent(entries: readonly (readonly [string, unknown])[]): Values {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Prints an action as a mapping with its key. */
export function printAction(shapes: ActionShapes, name: string, values: Values): Record<string, unknown> {
  const shape = shapes[name];
  if (!shape) throw new RangeError(`no action ${name}`);
  return { [notationKey(name, shape)]: printShape(shape, values) };
}

function printShape({ form, fields }: ActionShape, values: Values): unknown {
  const printed = printEntries(fields, values);
  switch (form) {
    case 'keys':
      return Object.fromEntries(printed);
    case 'list':
      return printed.map(([, value]) => value);
    default:
      return printed[0]?.[1];
  }
}

/** Returns the JSON schema of the value under each key. */
export function actionSchemas(actions: ActionsByKey): Readonly<Record<string, object>> {
  return Object.fromEntries([...actions].map(([key, named]) => [key, keySchema(named.map(([, shape]) => shape))]));
}

function keySchema(shapes: readonly ActionShape[]): object {
  const [first] = shapes;
  const description = shapes.map(({ about }) => about).join(' ');
  if (first?.form === 'keys') return { description, ...fieldsSchema(...shapes.map(({ fields }) => fields)) };
  return { description, ...anySchema(shapes.map(shapeSchema)) };
}

function shapeSchema({ form, fields }: ActionShape): object {
  const all = listWrittenFields(fields).map(({ field }) => fieldSchema(field));
  if (form === 'value') return all[0] as object;
  const required = listWrittenFields(fields).filter(
    ({ field }) => !field.optional && field.whenAbsent === undefined,
  ).length;
  return { type: 'array', prefixItems: all, items: false, minItems: required, maxItems: all.length };
}
