import { isRecord, type UnknownRecord } from '../../src/plain/record';

/** Leaf value of a record, with its path. */
export interface RecordLeaf {
  /** Keys and indexes from 0, for example `dial`, `3`, `speed_value`. */
  readonly path: readonly string[];
  readonly value: string | number | true;
}

/** Lists all leaf values of a record: non-blank strings, numbers, and true. */
export function listRecordLeaves(value: unknown, path: readonly string[] = []): RecordLeaf[] {
  if (Array.isArray(value)) return value.flatMap((each, place) => listRecordLeaves(each, [...path, String(place)]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => listRecordLeaves(each, [...path, key]));
  if (typeof value === 'number' || value === true) return [{ path, value }];
  return typeof value === 'string' && value.trim() !== '' ? [{ path, value }] : [];
}

/** Reduces a text to lower-case letters and digits, so that comparisons ignore case, spaces and punctuation. */
export function normalizeForSearch(text: string): string {
  return text
    .replace(/&(?:lt|gt|quot|apos|#39|amp);/g, '')
    .replace(/[<>"'&]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Joins all strings and numbers of a record into one searchable text. */
export function joinSearchableText(value: unknown): string {
  return listRecordLeaves(value)
    .map((leaf) => normalizeForSearch(String(leaf.value)))
    .join(' ');
}

/**
 * Lists the records of an exported file. The file may hold a list, a record that contains a list, or a single record.
 */
export function listRecords(value: unknown): UnknownRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  if ('name' in value) return [value];
  const lists = Object.values(value).filter(Array.isArray).flat().filter(isRecord);
  return lists.length > 0
    ? lists
    : (Object.values(value).filter((each) => isRecord(each) && 'name' in each) as UnknownRecord[]);
}
