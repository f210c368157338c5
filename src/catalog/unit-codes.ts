/** Reasons why a record was not imported. */
export const SKIP_REASONS = [
  'not-a-record',
  'name-missing',
  'name-too-long',
  'dial-empty',
  'dial-too-long',
  'value-out-of-range',
  'wrong-type',
  'repeated',
  'field-not-read',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Codes for fixes of an imported record, and for its missing or unknown values. */
export const RECORD_FIX_CODES = [
  'unknown-power',
  'unknown-symbol',
  'id-made',
  'id-taken',
  'points-missing',
  'base-assumed',
  'range-missing',
  'targets-missing',
  'starting-lines',
  'click-numbers',
  'value-unknown',
  'bystander-dial',
  'text-shortened',
  'entry-unreadable',
  'kind-assumed',
] as const;
export type RecordFixCode = (typeof RECORD_FIX_CODES)[number];

export interface SkippedUnitRecord {
  /** Label of the record: number in the file (from 1), name and id, shortened. */
  readonly record: string;
  readonly code: SkipReason;
  /** Field, click or value at fault. */
  readonly detail: string;
}

export interface RecordFix {
  readonly record: string;
  readonly code: RecordFixCode;
  readonly detail: string;
}

export interface UnitFault {
  readonly code: SkipReason;
  readonly detail: string;
}

export type ReportFix = (code: RecordFixCode, detail: string) => void;
