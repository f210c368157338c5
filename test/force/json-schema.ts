import { isRecord, type UnknownRecord } from '../../src/plain/lenient';

/**
 * Lists the places where data does not match a JSON Schema, or has a key that the schema lacks. Supports only the
 * keywords that the app’s schemas use.
 */
export function listSchemaErrors(
  schema: UnknownRecord,
  data: unknown,
  root: UnknownRecord = schema,
  at = '',
): string[] {
  const ref = schema.$ref;
  if (typeof ref === 'string')
    return listSchemaErrors(
      (root.$defs as UnknownRecord)[ref.split('/').at(-1) as string] as UnknownRecord,
      data,
      root,
      at,
    );
  if (Array.isArray(schema.anyOf)) {
    const each = (schema.anyOf as UnknownRecord[]).map((one) => listSchemaErrors(one, data, root, at));
    return each.find((faults) => faults.length === 0) ?? each[0] ?? [];
  }
  if ('const' in schema) return data === schema.const ? [] : [`${at}: not ${String(schema.const)}`];
  if (Array.isArray(schema.enum)) return schema.enum.includes(data) ? [] : [`${at}: none of ${schema.enum.join(' ')}`];
  // A schema without `type` accepts any data.
  if (!('type' in schema)) return [];
  switch (schema.type) {
    case 'string':
      return typeof data === 'string' && data.length <= Number(schema.maxLength) ? [] : [`${at}: no such text`];
    case 'integer': {
      const fits =
        Number.isInteger(data) &&
        Number(data) >= Number(schema.minimum ?? -Infinity) &&
        Number(data) <= Number(schema.maximum ?? Infinity);
      return fits ? [] : [`${at}: no such number`];
    }
    case 'array':
      if (!Array.isArray(data) || data.length > Number(schema.maxItems)) return [`${at}: no such list`];
      return data.flatMap((each, place) =>
        listSchemaErrors(schema.items as UnknownRecord, each, root, `${at}.${place}`),
      );
    default: {
      if (!isRecord(data)) return [`${at}: no record`];
      const others = schema.additionalProperties;
      if (isRecord(others))
        return Object.entries(data).flatMap(([key, each]) => listSchemaErrors(others, each, root, `${at}.${key}`));
      const keys = schema.properties as UnknownRecord;
      const missing = ((schema.required ?? []) as string[])
        .filter((key) => !(key in data))
        .map((key) => `${at}.${key}: missing`);
      const told = Object.entries(data).flatMap(([key, each]) =>
        key in keys
          ? listSchemaErrors(keys[key] as UnknownRecord, each, root, `${at}.${key}`)
          : [`${at}.${key}: not told`],
      );
      return [...missing, ...told];
    }
  }
}
