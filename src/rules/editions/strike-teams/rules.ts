/** Settings of the Strike Teams rules that house rules may change. */
export interface StrikeTeamsRules {
  /** Whether the mastermind's characters are forbidden to attack heroes in the first round. */
  readonly firstRoundRestriction: boolean;
  /** Whether movement penalties raise the price of a breakthrough. */
  readonly breakthroughPenalties: boolean;
}

export const RULES: StrikeTeamsRules = { firstRoundRestriction: true, breakthroughPenalties: false };
