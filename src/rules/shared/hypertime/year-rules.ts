import type { Citation } from '../../answer';
import type { ForceRules } from '../../force-rules';
import type { DialRules, Passages, PassageTopic } from '../dial-rules';

/** Topics of the rules about deeds, forces and the set-up. Each year's rules cite a passage for each topic. */
type FurtherTopic =
  | 'giving-actions'
  | 'captives'
  | 'smoke'
  | 'barrier'
  | 'force'
  | 'force-unsaid'
  | 'force-uniques'
  | 'archenemies'
  | 'setup-force'
  | 'setup-battlefield'
  | 'setup-areas'
  | 'setup-objects'
  | 'setup-figures';
export type YearTopic = PassageTopic | FurtherTopic;

/** Rules entry that a house rule overrules, identified by topic and passage. */
export interface OverruledEntry {
  readonly topic: string;
  readonly cite: Citation;
}

/** Rules that a house rule may change. */
export type HouseRuleSubject = 'corner' | 'critical' | 'pushing' | 'hindering' | 'pass';

/** Rules and passages of one year of this game. */
export interface YearRules extends DialRules {
  readonly passages: Passages & Readonly<Record<FurtherTopic, Citation>>;
  readonly overruled: Readonly<Record<HouseRuleSubject, OverruledEntry>>;
  /** Whether pushing a figure costs it a click. */
  readonly pushingHurts: boolean;
  /** Whether a pass uses up an action. */
  readonly passCosts: boolean;
  /** Whether one use of smoke may place squares that do not touch. False if left out. */
  readonly smokeScatters?: true;
  /** Whether a mental power may target its user. False if left out. */
  readonly mayUseOnItself?: true;
  /** Returns a key that may occur only once in a force. Null if the character may be taken any number of times. */
  readonly uniqueKey: ForceRules['uniqueKey'];
  /** Starting areas that two players may take: any two, or only opposite ones. */
  readonly startingAreas: 'any' | 'opposite';
}
