/** A parser of external data. It must neither throw nor hang on any input. */
export interface FuzzParser {
  readonly name: string;
  readonly samples: () => Promise<readonly string[]>;
  readonly read: (text: string) => unknown;
  /** Does slow preparations of an input and returns the parsing step. Only the parsing step is timed. */
  readonly prepare?: (text: string) => () => unknown;
  /** Number of inputs that are parsed concurrently, for a parser that mostly waits; 1 by default. */
  readonly concurrency?: number;
}
