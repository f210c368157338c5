import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';

/** Codes of the reasons for a refusal. Their sentences are in `text/`. */
export const REFUSAL_CODES = [
  'ally',
  'adjacent-enemy',
  'no-adjacent',
  'too-far',
  'no-range',
  'line-blocked',
  'elevation',
  'wall',
  'blocking',
  'occupied',
  'two-tokens',
  'acted',
  'no-actions',
  'first-round',
  'must-stop',
  'no-path',
  'too-many-targets',
  'power-forbids',
  'too-weak',
  'captured',
  'cannot-carry',
  'no-carry',
  'holding',
  'same-target',
  'opposing',
  'prone',
  'trapped',
  'no-points',
  'respawned',
  'not-now',
  'not-here',
  'no-slot',
  'has-run',
  'cannot-run',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * Source of an answer. `reading`: our decision where the book is silent. `common`: common practice without a source.
 * `house`: a house rule that replaces the passage. `player`: what the players of a game say that a power does.
 */
export type Basis = 'book' | 'faq' | 'reading' | 'common' | 'house' | 'player';

export interface Citation {
  readonly edition: string;
  /** Section of the source by its headings, for example `Ranged Combat: Line of fire`. */
  readonly passage: string;
  readonly basis: Basis;
  /** Topic of the entry that a house rule overrules. `passage` is the passage of the entry. */
  readonly topic?: string;
}

/** Part of the map that an answer points at. */
export type Mark =
  | { readonly mark: 'square'; readonly square: Square }
  | { readonly mark: 'edge'; readonly edge: Edge }
  | { readonly mark: 'piece'; readonly piece: string };

/** One reason for a refusal, with its marks on the map and its passage. */
export interface Reason {
  readonly code: RefusalCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
}

/** Remark that forbids nothing, such as `hindered`, `break-away` or `halved`. Its sentences are in `text/`. */
export interface Note {
  readonly code: NoteCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
  /** Power or ability that the note is about, if any. Name of the rule if the code is `house-rule`. */
  readonly about?: string;
}

export const NOTE_CODES = [
  'line-clear',
  'line-hindered',
  'in-range',
  'adjacent',
  'break-away',
  'halved-hindering',
  'halved-power',
  'carrying-slows',
  'stops-here',
  'ends-at-edge',
  'ends-at-wall',
  'ends-at-blocking',
  'ends-at-elevated',
  'ends-at-figure',
  'falls',
  'never-knocked-back',
  'auto-hit',
  'damage-shared',
  'knocks-out',
  'evades',
  'critical',
  'player-rules',
  'player-meaning',
  'breaks',
  'explodes',
  'thrown-back',
  'must-be-hit',
  'house-rule',
] as const;
export type NoteCode = (typeof NOTE_CODES)[number];

/** Combat value with its changes, in the order of their application. `total` is the result. */
export interface ModifiedValue {
  readonly base: number;
  readonly changes: readonly ValueChange[];
  readonly total: number;
}

export interface ValueChange {
  /**
   * Source of the change in kebab case: a power, an ability, `hindering-terrain`, `light-object`, `rule-of-3` and so
   * on.
   */
  readonly source: string;
  /** Type of change: a modifier is added to the value, a replacement sets the value. */
  readonly kind: 'modifier' | 'replacement';
  readonly by: number;
  readonly cite: Citation;
}

/** Line between the centres of two squares. */
export interface SightLine {
  readonly from: Square;
  readonly to: Square;
}

export interface AdjacentAnswer {
  readonly adjacent: boolean;
  /** Reasons that separate two touching squares; empty if the squares are adjacent. */
  readonly reasons: readonly Reason[];
  readonly cite: Citation;
}

export interface RangeAnswer {
  readonly squares: number;
  readonly line: SightLine;
  readonly cite: Citation;
}

export type Sight = 'clear' | 'hindered' | 'blocked';

export interface SeeAnswer {
  readonly see: Sight;
  /** Everything that blocks the line. For a closed corner, lists what blocks each side of the corner. */
  readonly by: readonly Mark[];
  /** Everything that hinders the line. */
  readonly hindrances: readonly Mark[];
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly line: SightLine;
}

export interface MoveAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Cost of the cheapest legal path, in squares of movement or in action points. Null if there is no legal path. */
  readonly cost: number | null;
  /** Lowest d6 roll that breaks away; false if no roll is needed. */
  readonly breakAway: false | number;
  /** Squares that the first square of the mover's base passes, start and end included. Empty if there is no path. */
  readonly path: readonly Square[];
}

export interface ReachAnswer {
  readonly ends: readonly ReachEnd[];
  readonly breakAway: false | number;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Speed in squares, after halving and carrying. */
  readonly speed: ModifiedValue;
}

export interface ReachEnd {
  /** Squares of the mover's base at the end of the move. */
  readonly squares: readonly Square[];
  readonly cost: number;
  readonly mustStop: boolean;
}

export interface CarryAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly cite: Citation;
}

export interface KnockBackAnswer {
  /** Whether the book allows the push. Only a power that pushes without an attack can be refused. */
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly to: readonly Square[];
  readonly damage: number;
  /** Squares that the target passes, start and end included. */
  readonly path: readonly Square[];
  readonly notes: readonly Note[];
}

export interface DestroyAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly debris: readonly Square[];
  /**
   * Strength of the attack (`strength`) and of its target (`material`, null if nothing breaks the target). Left out if
   * destruction is decided by dice.
   */
  readonly blow?: {
    readonly strength: number;
    readonly material: number | null;
    /** Line of a ranged attack. Null for a close attack. */
    readonly line: SeeAnswer['line'] | null;
  };
}

export interface HitAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly targets: readonly TargetAnswer[];
  /** Figures that the attack hits without targeting them, such as the neighbours of an explosion's target. */
  readonly splash: readonly TargetAnswer[];
  /**
   * Chances that a single roll hits all targets, or any of them. Null if there is only one target, or if no roll is
   * made.
   */
  readonly together: { readonly all: Fraction; readonly any: Fraction } | null;
  /** Strike Teams: action points of the complete attack. */
  readonly cost: number | null;
  /**
   * The power action that the attack counts as, if a power action deals the damage. `within` lists the multi-part
   * actions that may contain the power action.
   */
  readonly madeAs?: { readonly action: string; readonly within: readonly string[] };
}

/** Die roll with which a target may evade a hit. */
export interface EvadeRoll {
  /** Lowest d6 roll that evades. */
  readonly least: number;
  /** Whether a hit by two sixes cannot be evaded. */
  readonly sixesStand: boolean;
  readonly cite: Citation;
}

export interface TargetAnswer {
  /** Evade roll of the target; left out if the target cannot evade. */
  readonly evades?: EvadeRoll;
  readonly target: string;
  readonly attack: ModifiedValue;
  readonly defense: ModifiedValue;
  readonly damage: ModifiedValue;
  /** Clicks taken from a hit by two sixes, after every reduction. Left out if two sixes add nothing by rule. */
  readonly critical?: number;
  /**
   * Lowest 2d6 roll that hits. 3 to 12 if two ones always miss and two sixes always hit, otherwise 2 to 13. Null if no
   * roll is made.
   */
  readonly needs: number | null;
  /** Chance that the attack hits, with evade rolls included. */
  readonly chance: Fraction;
  /**
   * Chance to hit with one reroll: by the attacker after a miss, or by the other side after a hit. Null if no roll is
   * made.
   */
  readonly withReroll: { readonly attacker: Fraction; readonly target: Fraction } | null;
  /** Chance of each number of clicks taken, in ascending order of clicks. */
  readonly clicks: readonly { readonly clicks: number; readonly chance: Fraction }[];
  readonly knockOut: Fraction;
  readonly line: SightLine | null;
  readonly sight: SeeAnswer | null;
  /** Distance to the target in squares. Null for a close attack. */
  readonly range: number | null;
  /**
   * Maximum range of the attack in squares, which may differ from the attacker's range value. Left out for a close
   * attack.
   */
  readonly rangeLimit?: number;
  /**
   * Strike Teams: strength of the attack after the distance. `obstruction`: strength subtracted for obstructions.
   * `wounds`: number of wounds inflicted.
   */
  readonly strength: number | null;
  readonly obstruction: number | null;
  readonly wounds: number | null;
}

/** Strike Teams: result of pushing a figure by an attack. */
export interface SlamAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly to: readonly Square[];
  /** Squares that the target passes, start and end included. */
  readonly path: readonly Square[];
  /** Damage to the target in addition to the attack's damage. */
  readonly slamDamage: number;
  /** Objects, walls and doors that the slam breaks. */
  readonly destroyed: readonly Mark[];
  /** Figure that the target is slammed into, which takes the same slam damage. Null if the target hits no figure. */
  readonly victim: { readonly piece: string; readonly defeated: boolean } | null;
}

/** Strike Teams: result of pushing through an enemy to the square behind. */
export interface BreakthroughAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Cost in action points. */
  readonly cost: number;
  /** Squares of the figure after the action; its starting squares if the figure is thrown back. */
  readonly to: readonly Square[];
  readonly wounds: number;
}

/** Strike Teams: whether a figure may dismantle an object or open a door without an attack. */
export interface InteractAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Cost in action points; null if the target cannot be dismantled or opened. */
  readonly cost: number | null;
  readonly cite: Citation;
}

/** Strike Teams: present cost of a card or of a box of the character card. */
export interface CostAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Cost in action points; null if the card or box cannot be used. */
  readonly cost: number | null;
}

/** Ruling of an edition on a deed at the table: whether the book allows the deed, and the reasons against it. */
export interface DeedVerdict {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
}
