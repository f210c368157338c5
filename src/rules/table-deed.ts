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

/**
 * An attack with every choice made and every die rolled. A field that is left out is an unused option, or has the
 * book's default.
 */
export interface AttackDeed {
  readonly deed: 'attack';
  readonly attacker: string;
  readonly aim: Aim;
  /** Type of the attack: one of the edition's `attacks`. */
  readonly attack: string;
  /**
   * Action that contains the attack, for example `charge`, `flurry` or `duo`. Left out for the attack's own action.
   * Further attacks of the same action repeat the value.
   */
  readonly action?: string;
  /** Dice of the attack roll that counts. Only needed if the target is a piece. */
  readonly dice?: readonly number[];
  /** Result of the attack roll if players do not report the numbers. An ordinary hit if left out. */
  readonly showed?: (typeof DICE_RESULTS)[number];
  /** Clicks of damage by target after all reductions, as reported by the players. */
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
  /** Die roll of a power that is used for this attack. */
  readonly die?: number;
  /** Figure that takes the damage in the target's place. */
  readonly passedTo?: string;
  /** Square for each captive that is freed, adjacent to its captor. Keyed by captive. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

export interface MoveDeed {
  readonly deed: 'move';
  readonly piece: string;
  /** All squares of the mover's base at the end of the move. Empty if the mover does not leave its square. */
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
  /** Square for each captive that is freed, as in `AttackDeed`. */
  readonly setFree?: Readonly<Record<string, Square>>;
}

/**
 * Cancels an optional power or ability of a figure (`off`), or restores it. For a team ability, `power` is the name of
 * the team.
 */
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
  /** Id of the piece that the question is about. */
  readonly piece: string;
  /** Least d6 roll that succeeds. Left out if the question is not about a roll. */
  readonly least?: number;
  /** Possible choices: squares of knock back, squares to set down on, or directions. */
  readonly choices?: readonly number[];
  /** Default choice. Left out if the default is to do nothing. */
  readonly usual?: number;
  readonly cite: Citation;
}

/** Result of a deed: the facts that follow, or the reasons why the book forbids the deed. */
export interface Resolution {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly facts: readonly Fact[];
  readonly open: readonly OpenQuestion[];
  /** Odds of a legal attack as part of its action, before any dice are rolled. Left out for other deeds. */
  readonly hit?: HitAnswer;
}

/** Function that applies facts to a table: the game's fold. Rules use it to look ahead. */
export type ApplyFacts = (table: Table, facts: readonly Fact[]) => Table;
