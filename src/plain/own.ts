/**
 * What a record holds under a word that may come from a file: `own(SPELLINGS, 'constructor')` is undefined where plain
 * indexing would give the method that every object inherits. Undefined too where there is no record.
 */
export function own<Value>(
  record: Readonly<Record<string, Value>> | null | undefined,
  word: string,
): Value | undefined {
  return record && Object.hasOwn(record, word) ? record[word] : undefined;
}
