import type { Citation } from '../../answer';
import type { ForceLaw } from '../../force';
import type { PowerEntry } from '../../power-entry';
import type { CornerLaw } from '../line-law';
import type { MoveRules } from '../walk';

/** What the rulings of this game rest on, one passage each; every year names its own. */
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

/** What a house rule overrules: an entry by its topic, and its passage. */
export interface Overruled {
  readonly topic: string;
  readonly cite: Citation;
}

/** What players may agree to play otherwise. */
export type Overrulable = 'corner' | 'critical' | 'pushing' | 'hindering' | 'pass';

/** Where the years of this game differ, and what each rests on. The rest they share. */
export interface YearLaw {
  /** The id of the edition. */
  readonly id: string;
  readonly passages: Readonly<Record<Topic, Citation>>;
  readonly overruled: Readonly<Record<Overrulable, Overruled>>;
  readonly powers: readonly PowerEntry[];
  readonly corner: CornerLaw;
  /** Whether a 12 cannot be evaded. */
  readonly sixesStand: boolean;
  /** Whether pushing costs a click. */
  readonly pushingHurts: boolean;
  /** Which steps into hindering ground end a move. */
  readonly hinderingStops: MoveRules['hinderingStops'];
  /** Whether slipping between two hindering squares that touch corners ends a move. */
  readonly cornerStops: boolean;
  /** Whether blocking terrain upon a roof can be destroyed. */
  readonly roofBlockingFalls: boolean;
  /** Whether passing uses up an action. */
  readonly passCosts: boolean;
  /** Whether smoke may lie in squares that do not touch. */
  readonly smokeScatters?: true;
  /** Whether a power of the mind may be turned on its own user. */
  readonly mayUseOnItself?: true;
  /** Which unique characters count as the same. */
  readonly uniqueKey: ForceLaw['uniqueKey'];
  /** The powers with what teams lend in an attack; the powers alone where left out. */
  readonly attackPowers?: readonly PowerEntry[];
  /** Whether two players take starting areas opposite each other, or any. */
  readonly startingAreas: 'any' | 'opposite';
}
