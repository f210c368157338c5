import type { Citation } from '../../answer';
import type { ForceRules } from '../../force-rules';
import type { PowerEntry } from '../../power-entry';
import type { CornerRules } from '../line-rules';
import type { MoveRules } from '../path-search';

/** Topics of the rulings of this game. Each year's rules cite a passage for each topic. */
export const PASSAGE_TOPICS = [
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
export type PassageTopic = (typeof PASSAGE_TOPICS)[number];

/** Rules entry that a house rule overrules, identified by topic and passage. */
export interface OverruledEntry {
  readonly topic: string;
  readonly cite: Citation;
}

/** Rules that a house rule may change. */
export type HouseRuleSubject = 'corner' | 'critical' | 'pushing' | 'hindering' | 'pass';

/** Rules and passages that differ between the years of this game. All other rules are shared. */
export interface YearRules {
  readonly id: string;
  readonly passages: Readonly<Record<PassageTopic, Citation>>;
  readonly overruled: Readonly<Record<HouseRuleSubject, OverruledEntry>>;
  readonly powers: readonly PowerEntry[];
  readonly corner: CornerRules;
  /** Whether two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether pushing a figure costs it a click. */
  readonly pushingHurts: boolean;
  /** Which steps into hindering terrain end a move. */
  readonly hinderingStops: MoveRules['hinderingStops'];
  /** Whether passing diagonally between two hindering squares ends a move. */
  readonly cornerStops: boolean;
  /** Whether blocking terrain on a roof can be destroyed. */
  readonly roofBlockingFalls: boolean;
  /** Whether a pass uses up an action. */
  readonly passCosts: boolean;
  /** Whether one use of smoke may place squares that do not touch. False if left out. */
  readonly smokeScatters?: true;
  /** Whether a mental power may target its user. False if left out. */
  readonly mayUseOnItself?: true;
  /** Returns a key that may occur only once in a force. Null if the character may be taken any number of times. */
  readonly uniqueKey: ForceRules['uniqueKey'];
  /** Powers that apply to attacks, with team effects included. If left out, `powers` apply. */
  readonly attackPowers?: readonly PowerEntry[];
  /** Starting areas that two players may take: any two, or only opposite ones. */
  readonly startingAreas: 'any' | 'opposite';
}
