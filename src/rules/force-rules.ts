import type { Force, Recruit } from '../catalog/force';
import type { Citation } from './answer';

/** Codes of force problems: first the codes of the notation, then the codes that only the app uses. */
export const FORCE_REFUSAL_CODES = [
  'over-build-total',
  'not-hundreds',
  'no-character',
  'duplicate-unique',
  'too-many-primes',
  'archenemies',
  'feats-over-limit',
  'feat-twice',
  'feat-unmet',
  'too-many-conditions',
] as const;

export const FORCE_APP_CODES = [
  'too-many-objects',
  'object-twice',
  'too-many-immobile',
  'tarot-deck',
  'one-scenario',
  'not-in-book',
  'left-out',
  'unit-total',
  'under-unit-total',
  'both-sides',
  'too-few-heroes',
  'card-of-another',
  'card-twice',
  'over-build-points',
] as const;
export type ForceProblemCode = (typeof FORCE_REFUSAL_CODES)[number] | (typeof FORCE_APP_CODES)[number];

/**
 * Change to a force that a screen makes in one tap. Numbers are indexes into the force's lists (from 0) at the time of
 * the check.
 */
export type ForceFix =
  | { readonly mend: 'remove-member'; readonly member: number }
  /** Chooses another starting line for the member. */
  | { readonly mend: 'set-points'; readonly member: number; readonly points: number }
  | { readonly mend: 'remove-feat'; readonly feat: number }
  | { readonly mend: 'unassign-feat'; readonly feat: number; readonly member: number }
  /** Moves a feat from a member that does not meet its prerequisites to a member that does. */
  | { readonly mend: 'move-feat'; readonly feat: number; readonly from: number; readonly to: number }
  | { readonly mend: 'remove-condition'; readonly condition: number }
  | { readonly mend: 'remove-object'; readonly object: number }
  | { readonly mend: 'remove-tarot'; readonly card: number }
  | { readonly mend: 'remove-card'; readonly member: number; readonly card: number }
  | { readonly mend: 'drop-option'; readonly option: string }
  | { readonly mend: 'set-build-total'; readonly to: number }
  /** Applies several fixes at once, because no single fix is sufficient. */
  | { readonly mend: 'together'; readonly mends: readonly ForceFix[] };

/** Violation of a force construction rule, with the data that a screen needs to describe and fix it. */
export interface ForceProblem {
  /** Id of the clause that found the problem. */
  readonly clause: string;
  readonly code: ForceProblemCode;
  readonly cite: Citation;
  /** Indexes of the affected members. `feats`, `conditions` and `objects` also contain indexes. */
  readonly members: readonly number[];
  readonly feats: readonly number[];
  readonly conditions: readonly number[];
  readonly objects: readonly number[];
  /** Excess or deficit in points or pieces. 0 if the clause counts nothing. */
  readonly by: number;
  /** Fixes, each sufficient alone, the smallest change first. Empty if the player must choose what to add. */
  readonly mends: readonly ForceFix[];
}

/** One rule of force construction in a book. */
export interface ForceClause {
  /** Id in kebab case, for example `ten-percent`. */
  readonly id: string;
  /** Label for the list of checks, for example `Feats for a tenth of the build total`. */
  readonly name: string;
  readonly cite: Citation;
  readonly check: (force: Force) => readonly ForceProblem[];
}

/** Agreement between players that changes how forces are built. */
export interface ForceOption {
  readonly id: string;
  readonly name: string;
  readonly cite: Citation;
}

/** Theme of a force, with its benefits. */
export interface Theme {
  readonly keyword: string;
  readonly generic: boolean;
  /** Bonus to the roll for the first turn, before any cap relative to an opponent. */
  readonly bonus: number;
  readonly rerolls: number;
  /** Whether the player may have one battlefield condition ignored. */
  readonly ignoresCondition: boolean;
}

/** Rules of an edition for themed teams. */
export interface ThemeRules {
  readonly cite: Citation;
  /** Generic keywords in lower case. */
  readonly generic: readonly string[];
  /** Whether this character counts towards the theme and must share its keyword. */
  readonly counts: (recruit: Recruit) => boolean;
  /** Returns the number of counting characters needed for a theme at this build total. */
  readonly needed: (generic: boolean, buildTotal: number | null) => number;
  /** Returns the theme benefits for this number of counting characters. */
  readonly earns: (count: number) => Pick<Theme, 'bonus' | 'rerolls' | 'ignoresCondition'>;
  /** Maximum by which the bonus may exceed an opponent's bonus. Null if there is no cap. */
  readonly lead: number | null;
}

/** Rules of an edition for building a force. */
export interface ForceRules {
  readonly clauses: readonly ForceClause[];
  readonly options: readonly ForceOption[];
  /** Build total of a new force. `totalStep` is the step between suggested totals. */
  readonly usualTotal: number;
  readonly totalStep: number;
  /** Returns the greatest total of feat points. Null if the book has no feats. */
  readonly featLimit: ((buildTotal: number) => number) | null;
  /** Rules for themed teams. Null if the book has none. */
  readonly themes: ThemeRules | null;
  /**
   * Returns a key that may occur only once in a force with these options. Null if the character may be taken any number
   * of times.
   */
  readonly uniqueKey: (recruit: Recruit, options: readonly string[]) => string | null;
  /** Whether two different characters with bases of one colour exclude each other. */
  readonly archenemies: boolean;
  /** Maximum number of prime figures. Null if unlimited. */
  readonly primes: number | null;
  /** Whether characters have dials and attack by 2d6 against a defense value. */
  readonly dials: boolean;
}
