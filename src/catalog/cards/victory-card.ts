/** Victory card, which the winners of a mission have in the next mission, with one side face up. */
export interface VictoryCard {
  readonly id: string;
  readonly name: string;
  readonly sides: readonly [VictorySide, VictorySide];
}

export interface VictorySide {
  readonly name: string;
  /** Text of the side, in the owner's words. */
  readonly text: string;
}
