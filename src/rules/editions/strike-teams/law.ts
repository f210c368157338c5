/** What of this book players may agree to play otherwise; the rest is fixed. */
export interface StrikeLaw {
  /** Whether the mastermind's characters leave the heroes alone in the first round. */
  readonly firstRoundRestriction: boolean;
  /** Whether movement penalties come on top of the price of a breakthrough. */
  readonly breakthroughPenalties: boolean;
}

export const LAW: StrikeLaw = { firstRoundRestriction: true, breakthroughPenalties: false };
