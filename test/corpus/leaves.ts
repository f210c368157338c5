import { isRecord, type UnknownRecord } from '../../src/plain/record';

/** One thing that a record tells, and where. */
export interface Leaf {
  /** `dial.3.speed_value`: names and places from 0. */
  readonly path: readonly string[];
  readonly value: string | number | true;
}

/** Everything that a record tells: words that are not blank, numbers, and what is true. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, place) => leavesOf(each, [...path, String(place)]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  if (typeof value === 'number' || value === true) return [{ path, value }];
  return typeof value === 'string' && value.trim() !== '' ? [{ path, value }] : [];
}

/** Letters and digits only, in small letters: how a thing is written does not count here, what it says does. */
export function bare(text: string): string {
  return text
    .replace(/&(?:lt|gt|quot|apos|#39|amp);/g, '')
    .replace(/[<>"'&]/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** All words and numbers of a record, as one text to look in. */
export function wordsIn(value: unknown): string {
  return leavesOf(value)
    .map((leaf) => bare(String(leaf.value)))
    .join(' ');
}

/** The records of a file that players exchange: a list, a list in a record, or one record. */
export function recordsIn(value: unknown): UnknownRecord[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  if ('name' in value) return [value];
  const lists = Object.values(value).filter(Array.isArray).flat().filter(isRecord);
  return lists.length > 0
    ? lists
    : (Object.values(value).filter((each) => isRecord(each) && 'name' in each) as UnknownRecord[]);
}
