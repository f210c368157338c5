export type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * Returns whether a value is a record. In a separate file, because the start of the app does not need the lenient
 * parsers.
 */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
