/** A parser of external data. It must neither throw nor hang on any input. */
export interface FuzzParser {
  readonly name: string;
  readonly samples: () => Promise<readonly string[]>;
  readonly read: (text: string) => unknown;
  /** Prepares the input if that is slow, and returns the parsing step. Only that step is timed. */
  readonly prepare?: (text: string) => () => unknown;
  /** Number of inputs read concurrently by a parser that mostly waits. Default 1. */
  readonly concurrency?: number;
}
