import { powerId } from '../catalog/powers';
import type { FaultCode, Path } from './fault';

/**
 * Collects complaints while a case is read. Readers continue with a placeholder value, so that they stay plain
 * functions.
 */
export interface Reading {
  readonly complaints: Complaint[];
}

export interface Complaint {
  readonly path: Path;
  readonly code: FaultCode;
  readonly detail: string;
}

/** A mapping that is being read: its entries, its path, and where to add complaints. */
export interface Section {
  readonly reading: Reading;
  readonly path: Path;
  readonly entries: ReadonlyMap<string, unknown>;
}

const MOST = 1_000_000;

export function complain(reading: Reading, path: Path, code: FaultCode, detail = ''): void {
  reading.complaints.push({ path, code, detail });
}

/** Describes a value in a word, for the detail of a complaint. */
export function found(value: unknown): string {
  if (value instanceof Map) return 'a mapping';
  if (Array.isArray(value)) return 'a list';
  return String(value);
}

/** Opens a mapping; `keys` null allows any key. Keys are read as text, so `1: …` has the key `1`. */
export function openSection(reading: Reading, value: unknown, path: Path, keys: readonly string[] | null): Section {
  const entries = new Map<string, unknown>();
  if (value instanceof Map) {
    for (const [key, each] of value) {
      if (typeof key === 'object') complain(reading, path, 'unknown-key', found(key));
      else if (keys && !keys.includes(String(key))) complain(reading, [...path, String(key)], 'unknown-key');
      else if (entries.has(String(key))) complain(reading, [...path, String(key)], 'duplicate-key');
      else entries.set(String(key), each);
    }
  } else complain(reading, path, 'not-a-mapping', found(value));
  return { reading, path, entries };
}

/** Reads a mapping, with `read` for each of its values. */
export function readEach<T>(
  reading: Reading,
  value: unknown,
  path: Path,
  read: (value: unknown, path: Path, key: string) => T,
): Map<string, T> {
  const section = openSection(reading, value, path, null);
  return new Map([...section.entries].map(([key, each]) => [key, read(each, [...path, key], key)]));
}

export function readList<T>(
  reading: Reading,
  value: unknown,
  path: Path,
  read: (value: unknown, path: Path) => T,
): T[] {
  if (Array.isArray(value)) return value.map((each: unknown, index) => read(each, [...path, index]));
  complain(reading, path, 'not-a-list', found(value));
  return [];
}

/** Reads a name or a sentence. Numbers are converted to text, so that a piece may be called 7. */
export function readText(reading: Reading, value: unknown, path: Path): string {
  if (typeof value === 'string' && value !== '') return value;
  if (Number.isSafeInteger(value)) return String(value);
  complain(reading, path, 'not-text', found(value));
  return '';
}

/** Reads the id of a power, an ability or an action: kebab case. */
export function readKebab(reading: Reading, value: unknown, path: Path): string {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  complain(reading, path, typeof value === 'string' ? 'unknown-value' : 'not-text', found(value));
  return '';
}

export function readNumber(reading: Reading, value: unknown, path: Path, least = 0): number {
  if (!Number.isSafeInteger(value)) complain(reading, path, 'not-a-number', found(value));
  else if ((value as number) < least || (value as number) > MOST)
    complain(reading, path, 'out-of-bounds', found(value));
  else return value as number;
  return least;
}

export function readFlag(reading: Reading, value: unknown, path: Path): boolean {
  if (typeof value !== 'boolean') complain(reading, path, 'not-a-flag', found(value));
  return value === true;
}

export function readOneOf<T extends string>(reading: Reading, value: unknown, path: Path, options: readonly T[]): T {
  const option = options.find((each) => each === value);
  if (option === undefined) complain(reading, path, 'unknown-value', `${found(value)}; known: ${options.join(' ')}`);
  return option ?? (options[0] as T);
}

/** Reads a value. For an invalid one, adds a complaint and returns a placeholder. */
export type Read<T> = (reading: Reading, value: unknown, path: Path) => T;

export function must<T>(section: Section, key: string, read: Read<T>): T {
  const path = [...section.path, key];
  if (!section.entries.has(key)) {
    complain(section.reading, section.path, 'missing-key', key);
    // The missing key is already reported. Reading undefined into a separate list only yields the placeholder.
    return read({ complaints: [] }, undefined, path);
  }
  return read(section.reading, section.entries.get(key), path);
}

/** Reads an optional key; returns `otherwise` if it is missing. */
export function may<T, D>(section: Section, key: string, otherwise: D, read: Read<T>): T | D {
  return section.entries.has(key) ? read(section.reading, section.entries.get(key), [...section.path, key]) : otherwise;
}

export function mayNumber<D>(section: Section, key: string, otherwise: D, least = 0): number | D {
  return may(section, key, otherwise, (reading, value, path) => readNumber(reading, value, path, least));
}

export function mustNumber(section: Section, key: string, least = 0): number {
  return must(section, key, (reading, value, path) => readNumber(reading, value, path, least));
}

export function mayFlag(section: Section, key: string): boolean {
  return may(section, key, false, readFlag);
}

/** Reads powers and abilities, by any of their names, and returns their ids. */
export function readPowers(reading: Reading, value: unknown, path: Path): string[] {
  return readList(reading, value, path, (each, place) => powerId(readKebab(reading, each, place)));
}

export function readTexts(reading: Reading, value: unknown, path: Path): string[] {
  return readList(reading, value, path, (each, place) => readText(reading, each, place));
}
