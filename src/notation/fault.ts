export const NOTATION_FAULT_CODES = [
  'too-large',
  'too-deep',
  /** Parsing timed out; reported by the caller. */
  'too-slow',
  'bad-yaml',
  'aliases',
  'duplicate-key',
  'empty',
  'not-a-mapping',
  'not-a-list',
  'wrong-length',
  'not-text',
  'not-a-number',
  'not-a-flag',
  'not-a-fraction',
  'not-a-square',
  'not-a-wall',
  'out-of-bounds',
  'missing-key',
  'unknown-key',
  'unknown-edition',
  'unknown-question',
  'unknown-event',
  'unknown-value',
  'unknown-code',
  'unknown-piece',
  'bad-map',
  'off-map',
  'bad-base',
] as const;
export type NotationFaultCode = (typeof NOTATION_FAULT_CODES)[number];

/** A path in a case: keys and list indexes (from 0), outermost first. */
export type KeyPath = readonly (string | number)[];

/** The reason why a text is no valid case, with the position in the file. */
export interface NotationFault {
  readonly code: NotationFaultCode;
  readonly file: string;
  /** Number of the case in the file, from 1; 0 if the whole file is invalid. */
  readonly document: number;
  readonly title: string | null;
  readonly path: KeyPath;
  /** Line of the file, from 1; null if unknown. */
  readonly line: number | null;
  /** The value found, or the value expected, in short. */
  readonly detail: string;
}

const SENTENCES: Readonly<Record<NotationFaultCode, string>> = {
  'too-large': 'it is too large',
  'too-deep': 'it is nested too deep',
  'too-slow': 'it took too long to read',
  'bad-yaml': 'it is not YAML',
  aliases: 'it repeats itself through too many aliases',
  'duplicate-key': 'this key stands twice',
  empty: 'it holds nothing',
  'not-a-mapping': 'keys and values are wanted',
  'not-a-list': 'a list is wanted',
  'wrong-length': 'the list has the wrong length',
  'not-text': 'text is wanted',
  'not-a-number': 'a whole number is wanted',
  'not-a-flag': 'true or false is wanted',
  'not-a-fraction': 'a fraction such as "5/12" is wanted',
  'not-a-square': 'a square such as c4 is wanted',
  'not-a-wall': 'a square such as c4, or the wall between two as b2/b3, is wanted',
  'out-of-bounds': 'the number is out of bounds',
  'missing-key': 'a key is missing',
  'unknown-key': 'this key is not known',
  'unknown-edition': 'this edition is not known',
  'unknown-question': 'this question is not known',
  'unknown-event': 'this event is not known',
  'unknown-value': 'this value is not known',
  'unknown-code': 'this code is not known',
  'unknown-piece': 'no piece or square has this name',
  'bad-map': 'the map cannot be read',
  'off-map': 'this lies off the map',
  'bad-base': 'these squares make no base',
};

/** Prints a path: `pieces.A.at[1]`; '' for the case as a whole. */
export function printPath(path: KeyPath): string {
  return path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('');
}

/** Prints a fault on one line: file, line, title, key path, problem, value found. */
export function printNotationFault(fault: NotationFault): string {
  const place = fault.line === null ? fault.file : `${fault.file}:${fault.line}`;
  const which = fault.title ?? (fault.document > 0 ? `case ${fault.document}` : '');
  const path = printPath(fault.path);
  const parts = [
    place,
    which && flattenToLine(which),
    path && flattenToLine(path),
    SENTENCES[fault.code] + (fault.detail && ` (${flattenToLine(fault.detail)})`),
  ];
  return parts.filter((part) => part !== '').join(': ');
}

/** Replaces control characters and line breaks by blanks and shortens the text, so that a fault is always one line. */
export function flattenToLine(text: string): string {
  const flat = text.slice(0, 400).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return flat.length > 120 ? `${flat.slice(0, 119)}…` : flat;
}
