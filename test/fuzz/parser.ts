/** Something that reads what others wrote; it must neither throw nor hang, whatever it is given. */
export interface Parser {
  readonly name: string;
  /** Texts that it takes. */
  readonly samples: () => Promise<readonly string[]>;
  readonly read: (text: string) => unknown;
  /** Makes what is read of a text, where that takes time of its own: what it gives back is the reading, which alone is timed. */
  readonly given?: (text: string) => () => unknown;
  /** How many are read at once, where one mostly waits; 1 where it is not said. */
  readonly together?: number;
}
