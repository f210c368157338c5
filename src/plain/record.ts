export type UnknownRecord = Readonly<Record<string, unknown>>;

/** In its own file because the start of the app needs it, but not the lenient parsers. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
