/** The card that the winners of a mission have in the next one, with one side face up. */
export interface VictoryCard {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [VictorySide, VictorySide];
}

export interface VictorySide {
  readonly name: string;
  /** In the owner's words. */
  readonly text: string;
}
