import type { Force, Recruit } from '../catalog/force';
import type { Citation } from './answer';

/** Why a force is not legal: those of the notation, and what it has no question for. */
export const FORCE_WHY_CODES = [
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

export const FORCE_MORE_CODES = [
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
export type ForceCode = (typeof FORCE_WHY_CODES)[number] | (typeof FORCE_MORE_CODES)[number];

/** A change that a screen makes in one tap. Numbers are places in the force's lists, from 0, at the time of the check. */
export type Mend =
  | { readonly mend: 'remove-member'; readonly member: number }
  /** Another starting line. */
  | { readonly mend: 'set-points'; readonly member: number; readonly points: number }
  | { readonly mend: 'remove-feat'; readonly feat: number }
  | { readonly mend: 'unassign-feat'; readonly feat: number; readonly member: number }
  /** From one who does not meet its needs to one who does. */
  | { readonly mend: 'move-feat'; readonly feat: number; readonly from: number; readonly to: number }
  | { readonly mend: 'remove-condition'; readonly condition: number }
  | { readonly mend: 'remove-object'; readonly object: number }
  | { readonly mend: 'remove-tarot'; readonly card: number }
  | { readonly mend: 'remove-card'; readonly member: number; readonly card: number }
  | { readonly mend: 'drop-option'; readonly option: string }
  | { readonly mend: 'set-build-total'; readonly to: number }
  /** Several at once, none of which is enough alone. */
  | { readonly mend: 'together'; readonly mends: readonly Mend[] };

/** One broken clause, with what a screen needs to say so and to fix it. */
export interface ForceProblem {
  /** Of the clause that found it. */
  readonly clause: string;
  readonly code: ForceCode;
  readonly cite: Citation;
  /** Places of the members, feats, conditions and objects it is about. */
  readonly members: readonly number[];
  readonly feats: readonly number[];
  readonly conditions: readonly number[];
  readonly objects: readonly number[];
  /** How much too much, or too little: points, or pieces. 0 where nothing is counted. */
  readonly by: number;
  /** Each of these fixes the problem, the smallest change first. Empty where a person must choose what to add. */
  readonly mends: readonly Mend[];
}

/** One clause of a book. */
export interface ForceClause {
  /** Kebab case, `ten-percent`. */
  readonly id: string;
  /** For a list of what is checked: `Feats for a tenth of the build total`. */
  readonly name: string;
  readonly cite: Citation;
  readonly check: (force: Force) => readonly ForceProblem[];
}

/** Something players may agree upon that changes how forces are built. */
export interface ForceOption {
  readonly id: string;
  readonly name: string;
  readonly cite: Citation;
}

/** What a themed team earns. */
export interface Theme {
  readonly keyword: string;
  readonly generic: boolean;
  /** Added to the roll for who goes first, before any cap against an opponent. */
  readonly bonus: number;
  readonly rerolls: number;
  /** Whether its player may have one battlefield condition ignored. */
  readonly ignoresCondition: boolean;
}

/** How an edition makes themed teams. */
export interface ThemeLaw {
  readonly cite: Citation;
  /** Lower case. */
  readonly generic: readonly string[];
  /** Whether this one must share the keyword, and counts. */
  readonly counts: (recruit: Recruit) => boolean;
  /** How many who count make a theme at this build total. */
  readonly needed: (generic: boolean, buildTotal: number | null) => number;
  /** What it earns with so many who count. */
  readonly earns: (count: number) => Pick<Theme, 'bonus' | 'rerolls' | 'ignoresCondition'>;
  /** How far the bonus may exceed an opponent's; null for no cap. */
  readonly lead: number | null;
}

/** What an edition says about building a force; every edition fills all of it. */
export interface ForceLaw {
  readonly clauses: readonly ForceClause[];
  readonly options: readonly ForceOption[];
  /** What a new force starts with, and the step to the next. */
  readonly usualTotal: number;
  readonly totalStep: number;
  /** Most points of feats; null where the book knows no feats. */
  readonly featLimit: ((buildTotal: number) => number) | null;
  /** Null where the book knows no themed teams. */
  readonly themes: ThemeLaw | null;
  /** Two with the same key cannot both be in a force with these options; null for one that may be in it any number of times. */
  readonly uniqueKey: (recruit: Recruit, options: readonly string[]) => string | null;
  /** Whether different names with bases of one colour shut each other out. */
  readonly archenemies: boolean;
  /** Most prime figures; null for any number. */
  readonly primes: number | null;
  /** Whether its characters have dials, and hit by two dice against a defense value. */
  readonly dials: boolean;
}
