/**
 * Returns the own property of a record; the key may come from a file. Plain indexing would find inherited methods, for
 * example under `constructor`. Undefined if the key or the record is missing.
 */
export function getOwnProperty<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  word: string,
): Value | undefined {
  return record && Object.hasOwn(record, word) ? record[word] : undefined;
}
