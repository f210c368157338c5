import { powerId } from '../catalog/powers';
import type { KeyPath, NotationFaultCode } from './fault';

/** Complaints collected while a case is read. Readers continue with a placeholder value after a complaint. */
export interface ParseContext {
  readonly complaints: Complaint[];
}

export interface Complaint {
  readonly path: KeyPath;
  readonly code: NotationFaultCode;
  readonly detail: string;
}

/** A mapping that is being read: its entries, its path, and the list of complaints. */
export interface Section {
  readonly reading: ParseContext;
  readonly path: KeyPath;
  readonly entries: ReadonlyMap<string, unknown>;
}

/** Largest number of the notation, unless a field has its own maximum. */
export const LARGEST_NUMBER = 1_000_000;
export const DIE_FACES = 6;

export function addComplaint(reading: ParseContext, path: KeyPath, code: NotationFaultCode, detail = ''): void {
  reading.complaints.push({ path, code, detail });
}

/** Describes a value in a word or two, for the detail of a complaint. */
export function describeValue(value: unknown): string {
  if (value instanceof Map) return 'a mapping';
  if (Array.isArray(value)) return 'a list';
  return String(value);
}

/**
 * Opens a mapping and reports unknown keys; if `keys` is null, any key is allowed. Keys are read as text: `1: …` has
 * the key `1`.
 */
export function openSection(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  keys: readonly string[] | null,
): Section {
  const entries = new Map<string, unknown>();
  if (value instanceof Map) {
    for (const [key, each] of value) {
      if (typeof key === 'object') addComplaint(reading, path, 'unknown-key', describeValue(key));
      else if (keys && !keys.includes(String(key))) addComplaint(reading, [...path, String(key)], 'unknown-key');
      else if (entries.has(String(key))) addComplaint(reading, [...path, String(key)], 'duplicate-key');
      else entries.set(String(key), each);
    }
  } else addComplaint(reading, path, 'not-a-mapping', describeValue(value));
  return { reading, path, entries };
}

/** Reads a mapping, calling `read` for each of its values. */
export function readEach<T>(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  read: (value: unknown, path: KeyPath, key: string) => T,
): Map<string, T> {
  const section = openSection(reading, value, path, null);
  return new Map([...section.entries].map(([key, each]) => [key, read(each, [...path, key], key)]));
}

export function readItems<T>(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  read: (value: unknown, path: KeyPath) => T,
): T[] {
  if (Array.isArray(value)) return value.map((each: unknown, index) => read(each, [...path, index]));
  addComplaint(reading, path, 'not-a-list', describeValue(value));
  return [];
}

/** Reads a name or a sentence. A number is converted to text, because a piece may be called 7. */
export function readText(reading: ParseContext, value: unknown, path: KeyPath): string {
  if (typeof value === 'string' && value !== '') return value;
  if (Number.isSafeInteger(value)) return String(value);
  addComplaint(reading, path, 'not-text', describeValue(value));
  return '';
}

/** Reads the id of a power, an ability or an action, in kebab case. */
export function readKebabId(reading: ParseContext, value: unknown, path: KeyPath): string {
  if (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) return value;
  addComplaint(reading, path, typeof value === 'string' ? 'unknown-value' : 'not-text', describeValue(value));
  return '';
}

export function readNumber(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  least = 0,
  most = LARGEST_NUMBER,
): number {
  if (!Number.isSafeInteger(value)) addComplaint(reading, path, 'not-a-number', describeValue(value));
  else if ((value as number) < least || (value as number) > most)
    addComplaint(reading, path, 'out-of-bounds', describeValue(value));
  else return value as number;
  return least;
}

export function readFlag(reading: ParseContext, value: unknown, path: KeyPath): boolean {
  if (typeof value !== 'boolean') addComplaint(reading, path, 'not-a-flag', describeValue(value));
  return value === true;
}

export function readOneOf<T extends string>(
  reading: ParseContext,
  value: unknown,
  path: KeyPath,
  options: readonly T[],
): T {
  const option = options.find((each) => each === value);
  if (option === undefined)
    addComplaint(reading, path, 'unknown-value', `${describeValue(value)}; known: ${options.join(' ')}`);
  return option ?? (options[0] as T);
}

/** Reads a value of a case. For an invalid value, adds a complaint and returns a placeholder. */
export type ValueReader<T> = (reading: ParseContext, value: unknown, path: KeyPath) => T;

export function readRequired<T>(section: Section, key: string, read: ValueReader<T>): T {
  const path = [...section.path, key];
  if (!section.entries.has(key)) {
    addComplaint(section.reading, section.path, 'missing-key', key);
    // The missing key is reported already: reading undefined only yields a placeholder.
    return read({ complaints: [] }, undefined, path);
  }
  return read(section.reading, section.entries.get(key), path);
}

/** Reads an optional key; returns `otherwise` if the key is missing. */
export function readOptional<T, D>(section: Section, key: string, otherwise: D, read: ValueReader<T>): T | D {
  return section.entries.has(key) ? read(section.reading, section.entries.get(key), [...section.path, key]) : otherwise;
}

/** Reads any name of a power or ability, and returns its id. */
export function readPower(reading: ParseContext, value: unknown, path: KeyPath): string {
  return powerId(readKebabId(reading, value, path));
}

export function readDie(reading: ParseContext, value: unknown, path: KeyPath): number {
  return readNumber(reading, value, path, 1, DIE_FACES);
}

export function readDice(reading: ParseContext, value: unknown, path: KeyPath): number[] {
  const dice = readItems(reading, value, path, (each, place) => readDie(reading, each, place));
  if (Array.isArray(value) && dice.length === 0) addComplaint(reading, path, 'wrong-length', 'dice are wanted');
  return dice;
}

/** Reads an amount, or amounts by piece, which are added up. */
export function readTotal(reading: ParseContext, value: unknown, path: KeyPath): number {
  if (!(value instanceof Map)) return readNumber(reading, value, path);
  const amounts = readEach(reading, value, path, (each, place) => readNumber(reading, each, place));
  return [...amounts.values()].reduce((sum, each) => sum + each, 0);
}
