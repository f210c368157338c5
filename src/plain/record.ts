export type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * Returns whether a value is a record. In a separate file, because app startup needs this function but not the lenient
 * parsers.
 */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
