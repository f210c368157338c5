import type { Loose } from '../plain/loose';
import { LIMITS } from './format';

/** What was left out of a force that was read, or put right in it. */
export const ASIDE_CODES = [
  'newer-version',
  'no-edition',
  'unknown-edition',
  'bad-build-total',
  'too-many',
  'not-a-list',
  'not-a-record',
  'nameless',
  'bad-points',
  'bad-number',
  'bad-kind',
  'text-shortened',
  'not-a-text',
  'feat-for-nobody',
  'kind-assumed',
  'bad-dial',
  'bad-card',
] as const;
export type AsideCode = (typeof ASIDE_CODES)[number];

export interface Aside {
  readonly code: AsideCode;
  /** Place in the file: `members.3`, `feats.0.points`. */
  readonly where: string;
  readonly detail: string;
}

/** Collects what is set aside. */
export type Note = (code: AsideCode, where: string, detail?: unknown) => void;

/** Null where none is told, or it is beyond all bounds. */
export function readBuildTotal(value: unknown, where: string, note: Note): number | null {
  if (value === undefined || value === null) return null;
  if (isWhole(value, 0, LIMITS.buildTotal)) return value;
  note('bad-build-total', where, value);
  return null;
}

/** The items of a list with their places; nothing for a missing one. */
export function readList(file: Loose, field: string, note: Note): [value: unknown, where: string][] {
  const value = file[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    note('not-a-list', field, value);
    return [];
  }
  if (value.length > LIMITS.list) note('too-many', field, value.length);
  return value.slice(0, LIMITS.list).map((each: unknown, place) => [each, `${field}.${place}`]);
}

/** A text within its limit; null for what is no text. */
export function readWord(value: unknown, where: string, note: Note, most: number = LIMITS.word): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    note('not-a-text', where, value);
    return null;
  }
  const text = String(value);
  if (text.length > most) note('text-shortened', where, text.length);
  return text.slice(0, most);
}

/** A small whole number; null where there is none. */
export function readSmall(value: unknown, where: string, note: Note): number | null {
  if (value === undefined || value === null) return null;
  if (isWhole(value, 0, LIMITS.small)) return value;
  note('bad-number', where, value);
  return null;
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
