/** The card that the winners of a mission have in the next, with one of its sides up. */
export interface VictoryCard {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [VictorySide, VictorySide];
}

export interface VictorySide {
  readonly name: string;
  /** In the words of its owner. */
  readonly text: string;
}
