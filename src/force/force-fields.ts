import type { UnknownRecord } from '../plain/lenient';
import { FORCE_LIMITS } from './format';

/** Codes for parts of a force file that were skipped or corrected. */
export const FORCE_ISSUE_CODES = [
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
  'dials-unread',
  'at-click',
] as const;
export type ForceIssueCode = (typeof FORCE_ISSUE_CODES)[number];

export interface ForceIssue {
  readonly code: ForceIssueCode;
  /** Path of the part in the file: `members.3`, `feats.0.points`. */
  readonly where: string;
  readonly detail: string;
}

/** Reports a part of a force file that was skipped or corrected. */
export type ReportIssue = (code: ForceIssueCode, where: string, detail?: unknown) => void;

/** Reads the build total. Null if the value is missing or out of range. */
export function readBuildTotal(value: unknown, where: string, note: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (isIntegerInRange(value, 0, FORCE_LIMITS.buildTotal)) return value;
  note('bad-build-total', where, value);
  return null;
}

/** Returns the items of a list with their paths. Empty if the list is missing. */
export function readList(file: UnknownRecord, field: string, note: ReportIssue): [value: unknown, where: string][] {
  const value = file[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) {
    note('not-a-list', field, value);
    return [];
  }
  if (value.length > FORCE_LIMITS.list) note('too-many', field, value.length);
  return value.slice(0, FORCE_LIMITS.list).map((each: unknown, place) => [each, `${field}.${place}`]);
}

/** Reads a text and cuts it to its limit. Null if the value is no text. */
export function readShortText(
  value: unknown,
  where: string,
  note: ReportIssue,
  most: number = FORCE_LIMITS.word,
): string | null {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number') {
    note('not-a-text', where, value);
    return null;
  }
  const text = String(value);
  if (text.length > most) note('text-shortened', where, text.length);
  return text.slice(0, most);
}

/** Reads a small whole number. Null if the value is missing or invalid. */
export function readSmallInteger(value: unknown, where: string, note: ReportIssue): number | null {
  if (value === undefined || value === null) return null;
  if (isIntegerInRange(value, 0, FORCE_LIMITS.small)) return value;
  note('bad-number', where, value);
  return null;
}

export function isIntegerInRange(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
