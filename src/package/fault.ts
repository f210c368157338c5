import { type NotationFault, printNotationFault } from '../notation/fault';

/** Why there is no answer: data, never an exception. */
export interface EngineFault {
  /** Kebab-case; those of the notation, and `other-edition`, `not-a-force-question`, `not-a-play`, `no-answer`,
   * `broke-down`; of a force file `not-json`, `not-a-force` and what is wrong with a part. */
  readonly code: string;
  /** Where in the text: keys and places in lists. Empty where it is the whole. */
  readonly path: readonly (string | number)[];
  /** Line of the text, from 1; null where it is not known. */
  readonly line: number | null;
  /** In English, for people. */
  readonly sentence: string;
}

export function ofNotation(fault: NotationFault): EngineFault {
  return { code: fault.code, path: fault.path, line: fault.line, sentence: printNotationFault(fault) };
}

/** One about the whole. */
export function faultOf(code: string, sentence: string): EngineFault {
  return { code, path: [], line: null, sentence };
}
