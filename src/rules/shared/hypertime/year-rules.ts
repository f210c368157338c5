import type { Citation } from '../../answer';
import type { ForceRules } from '../../force-rules';
import type { PowerEntry } from '../../power-entry';
import type { CornerRules } from '../line-rules';
import type { MoveRules } from '../path-search';

/** Topics of the rulings of this game. Each year provides a passage for each. */
export const TOPICS = [
  'adjacent',
  'adjacent-parted-by-wall',
  'adjacent-parted-by-corner',
  'adjacent-parted-by-level',
  'adjacent-soaring',
  'adjacent-on-top',
  'line',
  'line-figure',
  'line-blocking',
  'line-wall',
  'line-elevated',
  'line-corner',
  'line-soaring',
  'line-hidden',
  'line-hindered',
  'range',
  'range-soaring',
  'ranged',
  'ranged-beside',
  'several-targets',
  'friends',
  'defeat',
  'cover',
  'object-in-hand',
  'object-thrown',
  'lift',
  'lift-line',
  'lift-figures',
  'lift-attack',
  'move',
  'move-occupied',
  'move-blocking',
  'move-stop',
  'break-away',
  'hindering',
  'flight-modes',
  'carry',
  'carry-forbidden',
  'knock-back',
  'knock-back-stop',
  'knock-back-fall',
  'knock-back-never',
  'blast',
  'blast-target',
  'destroy',
  'destroy-by-die',
  'powers',
  'giving-actions',
  'pushing',
  'captives',
  'smoke',
  'barrier',
  'force',
  'force-unsaid',
  'force-uniques',
  'archenemies',
  'setup-force',
  'setup-battlefield',
  'setup-areas',
  'setup-objects',
  'setup-figures',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Entry that a house rule overrules, by topic and passage. */
export interface OverruledEntry {
  readonly topic: string;
  readonly cite: Citation;
}

/** Subjects that house rules may change. */
export type HouseRuleSubject = 'corner' | 'critical' | 'pushing' | 'hindering' | 'pass';

/** Rules in which the years of this game differ, and the passages. The years share the rest. */
export interface YearRules {
  readonly id: string;
  readonly passages: Readonly<Record<Topic, Citation>>;
  readonly overruled: Readonly<Record<HouseRuleSubject, OverruledEntry>>;
  readonly powers: readonly PowerEntry[];
  readonly corner: CornerRules;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether pushing costs a click. */
  readonly pushingHurts: boolean;
  /** Steps into hindering terrain that end a move. */
  readonly hinderingStops: MoveRules['hinderingStops'];
  /** Whether passing diagonally between two hindering squares ends a move. */
  readonly cornerStops: boolean;
  /** Whether blocking terrain on a roof can be destroyed. */
  readonly roofBlockingFalls: boolean;
  /** Whether a pass uses up an action. */
  readonly passCosts: boolean;
  /** Whether smoke may be on squares that do not touch. */
  readonly smokeScatters?: true;
  /** Whether a mental power may target its own user. */
  readonly mayUseOnItself?: true;
  /** Key that identifies unique characters that count as the same. */
  readonly uniqueKey: ForceRules['uniqueKey'];
  /** Powers, plus the effects of teams on attacks. If left out, only the powers count. */
  readonly attackPowers?: readonly PowerEntry[];
  /** Whether two players take opposite starting areas, or any. */
  readonly startingAreas: 'any' | 'opposite';
}
