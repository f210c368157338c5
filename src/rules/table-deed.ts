import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { AlteredValue, Fact } from '../table/facts';
import type { Table } from '../table/table';
import type { Citation, HitAnswer, Note, Reason } from './answer';

/** Target of a close, ranged or thrown attack. */
export type Aim =
  | { readonly pieces: readonly string[] }
  | { readonly object: string }
  | { readonly square: Square }
  | { readonly edge: Edge };

export const DICE_RESULTS = ['hit', 'miss', 'doubles', 'sixes', 'ones'] as const;

/** Attack as it was made, with the dice rolled. Left-out fields were not tried, or are as the book has them. */
export interface AttackDeed {
  readonly deed: 'attack';
  readonly attacker: string;
  readonly aim: Aim;
  /** One of the edition's `attacks`. */
  readonly attack: string;
  /**
   * Action that contains the attack, if not the attack's own: `charge`, `flurry`, `duo` and so on. A further attack of
   * that action repeats it.
   */
  readonly action?: string;
  /** Roll that counts. Not needed unless the target is a piece. */
  readonly dice?: readonly number[];
  /** Result of the dice if their numbers are not reported. An ordinary hit if left out. */
  readonly showed?: (typeof DICE_RESULTS)[number];
  /** Clicks that a target took as reported by players, after all reductions. */
  readonly takes?: Readonly<Record<string, number>>;
  /** Evade roll by target. */
  readonly evade?: Readonly<Record<string, number>>;
  /** Shape change roll by target, which may prevent targeting. */
  readonly shape?: Readonly<Record<string, number>>;
  /** Damage by target before reductions, if the attacker divides it. */
  readonly deal?: Readonly<Record<string, number>>;
  /** Squares of knock back by target, if the attacker may choose. */
  readonly push?: Readonly<Record<string, number>>;
  /** Direction of the knock back by target, as an index into DIRECTIONS, if the line is not straight. */
  readonly direction?: Readonly<Record<string, number>>;
  /** Id of the object that is thrown. */
  readonly object?: string;
  /** Whether a hit captures instead of dealing damage. */
  readonly capture?: boolean;
  /** Captive of the target that a hit frees. */
  readonly rescue?: string;
  /** Power that replaces the damage of a hit by another effect. */
  readonly instead?: string;
  /** Die of a power for this attack. */
  readonly die?: number;
  /** Figure that takes the damage in the target's place. */
  readonly passedTo?: string;
  /** Square, adjacent to its captor, for each captive that is freed. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

export interface MoveDeed {
  readonly deed: 'move';
  readonly piece: string;
  /** All squares of the mover's base at the end. Empty if it does not leave its square. */
  readonly to: readonly Square[];
  readonly action?: string;
  readonly mode?: 'hovering' | 'soaring';
  readonly carrying?: string;
  readonly setsDown?: Square;
  /** Further carried figures, if the mover may carry several. */
  readonly others?: readonly { readonly piece: string; readonly setsDown?: Square }[];
  readonly picksUp?: string;
  readonly putsDown?: Square;
  /** The d6 roll to break away. If left out, the figure breaks away. */
  readonly breakAway?: number;
}

/** Use of a power or ability outside an attack or move. */
export interface UseDeed {
  readonly deed: 'use';
  readonly piece: string;
  readonly power: string;
  /** Id of a piece or an object. */
  readonly target?: string;
  /** Further targets, if one use has several. */
  readonly also?: readonly string[];
  readonly cancels?: string;
  readonly value?: AlteredValue;
  readonly by?: number;
  readonly squares?: readonly Square[];
  readonly to?: Square;
  readonly die?: number;
  readonly dice?: readonly number[];
  readonly direction?: number;
  /** Figure that takes the damage in the target's place. */
  readonly passedTo?: string;
  /** As in `AttackDeed`. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

/** Cancels an optional power or ability of a figure (`off`), or restores it. A team ability has its team's name. */
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

/** Choice or roll that the deed leaves open, with the default that counts until a player answers. */
export interface OpenQuestion {
  readonly open: (typeof OPEN_QUESTIONS)[number];
  /** Piece concerned. */
  readonly piece: string;
  /** Least d6 roll that succeeds. Left out if it is not a roll. */
  readonly least?: number;
  /** Possible choices: squares of knock back, squares to set down on, or directions. */
  readonly choices?: readonly number[];
  /** Default choice. Left out if the default is to do nothing. */
  readonly usual?: number;
  readonly cite: Citation;
}

/** Facts that a deed leads to. Empty if the book forbids the deed. */
export interface Resolution {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly facts: readonly Fact[];
  readonly open: readonly OpenQuestion[];
  /** Odds of a legal attack within its action, before any dice. Left out otherwise. */
  readonly hit?: HitAnswer;
}

/** Returns the table after applying facts. The rules receive the game's fold for looking ahead. */
export type ApplyFacts = (table: Table, facts: readonly Fact[]) => Table;
