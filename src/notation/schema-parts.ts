import { DIRECTION_NAMES } from '../grid/direction';
import { DIE_FACES, LARGEST_NUMBER } from './parse-context';

export const DIE_SCHEMA = { type: 'integer', minimum: 1, maximum: DIE_FACES };

/** Shared definitions of the JSON schema. The schemas of fields refer to them. */
export const SCHEMA_DEFINITIONS = {
  text: {
    description: 'A text. A whole number is read as it is written.',
    anyOf: [{ type: 'string', minLength: 1 }, { type: 'integer' }],
  },
  texts: oneOrMore({ $ref: '#/$defs/text' }),
  kebab: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
  count: { type: 'integer', minimum: 0, maximum: LARGEST_NUMBER },
  fraction: {
    description: 'A fraction such as 5/12, or a whole number.',
    anyOf: [
      { type: 'string', pattern: '^[0-9]{1,9}(/[0-9]{1,9})?$' },
      { type: 'integer', minimum: 0 },
    ],
  },
  square: { description: 'A square such as c4.', type: 'string', pattern: '^[a-z]+[1-9][0-9]*$' },
  wall: {
    description: 'A wall or a door between two squares: b2/b3.',
    type: 'string',
    pattern: '^[a-z]+[1-9][0-9]*/[a-z]+[1-9][0-9]*$',
  },
  thing: { description: 'A square, a wall or door such as b2/b3, or a name.', type: 'string', minLength: 1 },
  base: {
    description: 'A square, or a list of the squares of a larger base.',
    anyOf: [
      { type: 'string', pattern: '^([a-z]+[1-9][0-9]*|off)$' },
      { type: 'array', items: { $ref: '#/$defs/square' }, minItems: 1 },
    ],
  },
  direction: { enum: DIRECTION_NAMES },
} as const;

/** Returns a reference to a definition of the JSON schema. */
export const refer = (name: keyof typeof SCHEMA_DEFINITIONS | 'why' | 'event') => ({ $ref: `#/$defs/${name}` });
export const listSchema = (items: object) => ({ type: 'array', items });
export const mapSchema = (additionalProperties: object) => ({ type: 'object', additionalProperties });

/** Returns a JSON schema that allows one value or a list of such values. */
export function oneOrMore(schema: object): object {
  return { anyOf: [schema, { type: 'array', items: schema, minItems: 1 }] };
}

/** Combines schemas: a value must match at least one. */
export function anySchema(schemas: readonly object[]): object {
  const different = [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()];
  return different.length === 1 ? (different[0] as object) : { anyOf: different };
}
