/** Settings of this book that house rules may change. The rest is fixed. */
export interface StrikeLaw {
  /** Whether the mastermind's characters may not attack heroes in the first round. */
  readonly firstRoundRestriction: boolean;
  /** Whether movement penalties are added to the price of a breakthrough. */
  readonly breakthroughPenalties: boolean;
}

export const LAW: StrikeLaw = { firstRoundRestriction: true, breakthroughPenalties: false };
