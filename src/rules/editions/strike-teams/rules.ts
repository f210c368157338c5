import type { HouseRuleChange } from '../../shared/house-rules';
import { cite } from './citations';

/** Settings of the Strike Teams rules that house rules may change. */
export interface StrikeTeamsRules {
  /** Whether the mastermind's characters are forbidden to attack heroes in the first round. */
  readonly firstRoundRestriction: boolean;
  /** Whether movement penalties raise the price of a breakthrough. */
  readonly breakthroughPenalties: boolean;
}

export const RULES: StrikeTeamsRules = { firstRoundRestriction: true, breakthroughPenalties: false };

/** House rules of this edition. */
export const HOUSE_RULES: readonly HouseRuleChange<StrikeTeamsRules>[] = [
  {
    id: 'attacks-from-the-start',
    slots: ['hit', 'breakthrough', 'resolve'],
    name: 'Attacks from the first round on',
    says: 'The mastermind’s characters may attack heroes in the first round.',
    topic: 'first-round',
    cite: cite('Playing the Game: First Round Attack Restriction'),
    change: (rules) => ({ ...rules, firstRoundRestriction: false }),
  },
  {
    id: 'breakthrough-pays-penalties',
    slots: ['breakthrough', 'resolve'],
    name: 'A breakthrough pays for leaving',
    says: 'Leaving the enemy’s side costs 1 action point on top of the 4 of a breakthrough.',
    topic: 'breakthrough-read',
    cite: cite('Movement: Breakthrough Maneuver', 'reading'),
    change: (rules) => ({ ...rules, breakthroughPenalties: true }),
  },
];
export type MissionTeam = 'heroes' | 'mastermind';
