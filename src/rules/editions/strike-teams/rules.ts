/** Settings of this book that house rules may change. The rest is fixed. */
export interface StrikeTeamsRules {
  /** Whether the mastermind's characters may not attack heroes in the first round. */
  readonly firstRoundRestriction: boolean;
  /** Whether movement penalties are added to the price of a breakthrough. */
  readonly breakthroughPenalties: boolean;
}

export const RULES: StrikeTeamsRules = { firstRoundRestriction: true, breakthroughPenalties: false };
