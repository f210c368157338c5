import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { AlteredValue, Fact } from '../table/facts';
import type { Table } from '../table/table';
import type { Citation, HitAnswer, Note, Reason } from './answer';

/** What a close, ranged or thrown attack is aimed at. */
export type Aim =
  | { readonly pieces: readonly string[] }
  | { readonly object: string }
  | { readonly square: Square }
  | { readonly edge: Edge };

export const SHOWINGS = ['hit', 'miss', 'doubles', 'sixes', 'ones'] as const;

/** An attack as it was made, with what the dice showed. What is left out was not tried, or is as the book has it. */
export interface AttackDeed {
  readonly deed: 'attack';
  readonly attacker: string;
  readonly aim: Aim;
  /** One of the edition's `attacks`. */
  readonly attack: string;
  /** The action that it is part of, where that is not the attack's own: `charge flurry duo …`. A further attack of it says the same again. */
  readonly action?: string;
  /** The roll that counts; an aim that is no piece needs none. */
  readonly dice?: readonly number[];
  /** What the dice showed, where nobody tells the numbers: a plain hit where left out. */
  readonly showed?: (typeof SHOWINGS)[number];
  /** Clicks that a target took as the players say, after all that is taken off. */
  readonly takes?: Readonly<Record<string, number>>;
  /** What a target rolled to evade. */
  readonly evade?: Readonly<Record<string, number>>;
  /** What a target rolled so as not to be chosen. */
  readonly shape?: Readonly<Record<string, number>>;
  /** Damage that each target is dealt, where the attacker shares it out: before anything is taken off. */
  readonly deal?: Readonly<Record<string, number>>;
  /** Squares of knock back by target, where the attacker may choose. */
  readonly push?: Readonly<Record<string, number>>;
  /** Which way, as an index into DIRECTIONS, where the line is not straight. */
  readonly direction?: Readonly<Record<string, number>>;
  /** The object that is thrown or flung, by its id. */
  readonly object?: string;
  /** A hit captures instead of hurting. */
  readonly capture?: boolean;
  /** A hit frees this captive of the target. */
  readonly rescue?: string;
  /** The power by which a hit does something else instead of damage. */
  readonly instead?: string;
  /** A power's own die for this attack. */
  readonly die?: number;
  /** Who takes the damage in the target's place. */
  readonly passedTo?: string;
  /** The square, beside its captor, on which each captive that comes free is placed. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

export interface MoveDeed {
  readonly deed: 'move';
  readonly piece: string;
  /** Every square of its base; empty: it stays where it is. */
  readonly to: readonly Square[];
  readonly action?: string;
  readonly mode?: 'hovering' | 'soaring';
  readonly carrying?: string;
  readonly setsDown?: Square;
  /** Whom it carries beside that one, where it may carry several. */
  readonly others?: readonly { readonly piece: string; readonly setsDown?: Square }[];
  readonly picksUp?: string;
  readonly putsDown?: Square;
  /** The d6 rolled to break away; left out: it breaks away. */
  readonly breakAway?: number;
}

/** A power or ability used by itself. */
export interface UseDeed {
  readonly deed: 'use';
  readonly piece: string;
  readonly power: string;
  /** A piece or an object. */
  readonly target?: string;
  /** Further targets, where one use has several. */
  readonly also?: readonly string[];
  readonly cancels?: string;
  readonly value?: AlteredValue;
  readonly by?: number;
  readonly squares?: readonly Square[];
  readonly to?: Square;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly direction?: number;
  /** Who takes the damage in the target's place. */
  readonly passedTo?: string;
  /** As in an attack. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

/** A player cancels an optional power or ability of a figure (`off`), or uses it again. A team ability has its team's name. */
export interface SwitchDeed {
  readonly deed: 'switch';
  readonly piece: string;
  readonly power: string;
  readonly off: boolean;
}

export type TableDeed =
  | AttackDeed
  | MoveDeed
  | UseDeed
  | SwitchDeed
  | { readonly deed: 'pick-up'; readonly piece: string; readonly object: string }
  | { readonly deed: 'put-down'; readonly piece: string; readonly at: Square };

export const OPEN_QUESTIONS = [
  'evade',
  'shape',
  'share',
  'push',
  'direction',
  'second-attack',
  'move-on',
  'set-down',
  'set-free',
  'die',
] as const;

/** Something that the book leaves open: a choice or a roll, with what counts where nobody says anything. */
export interface OpenQuestion {
  readonly open: (typeof OPEN_QUESTIONS)[number];
  /** Whom it is about. */
  readonly piece: string;
  /** The least d6 roll that succeeds, where it is a roll. */
  readonly least?: number;
  /** What may be chosen: squares to be pushed, squares to set down on, directions. */
  readonly choices?: readonly number[];
  /** The choice that counts where nobody chooses; left out where that is to do nothing. */
  readonly usual?: number;
  readonly cite: Citation;
}

/** All that follows from a deed: no facts where the book is against it. */
export interface Resolution {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly facts: readonly Fact[];
  readonly open: readonly OpenQuestion[];
  /** Of an attack that the book allows: its odds in the action that it is part of, before any dice. Left out elsewhere. */
  readonly hit?: HitAnswer;
}

/** The table after facts: the fold of the game, handed to the rules that must look at what follows step by step. */
export type After = (table: Table, facts: readonly Fact[]) => Table;
