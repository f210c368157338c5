/** Why a record did not come in. */
export const SET_ASIDE_CODES = [
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
export type SetAsideCode = (typeof SET_ASIDE_CODES)[number];

/** What was put right or is left open in a record that did come in. */
export const MEND_CODES = [
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
export type MendCode = (typeof MEND_CODES)[number];

export interface SetAside {
  /** The place in the file from 1, name and id, shortened. */
  readonly record: string;
  readonly code: SetAsideCode;
  /** The field, the click, or the value at fault. */
  readonly detail: string;
}

export interface Mend {
  readonly record: string;
  readonly code: MendCode;
  readonly detail: string;
}

export interface Fault {
  readonly code: SetAsideCode;
  readonly detail: string;
}

/** Collects what was mended in one record. */
export type MendNote = (code: MendCode, detail: string) => void;
