import { type NotationFault, printNotationFault } from '../notation/fault';

/** Reason why a question has no answer. Returned as data, never thrown. */
export interface EngineFault {
  /**
   * Fault code in kebab-case. Codes of the notation, and `other-edition`, `not-a-force-question`, `not-a-play`,
   * `no-answer`, `broke-down`. For force files: `not-json`, `not-a-force`, and the code of the invalid part.
   */
  readonly code: string;
  /** Path of keys and list indexes in the text; empty if the fault concerns the whole text. */
  readonly path: readonly (string | number)[];
  /** Line of the text, from 1. Null if unknown. */
  readonly line: number | null;
  /** Message in English, for people. */
  readonly sentence: string;
}

export function toEngineFault(fault: NotationFault): EngineFault {
  return { code: fault.code, path: fault.path, line: fault.line, sentence: printNotationFault(fault) };
}

/** Makes a fault about the whole text. */
export function makeFault(code: string, sentence: string): EngineFault {
  return { code, path: [], line: null, sentence };
}
