import type { Edge } from '../grid/edge';
import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';

/** Every code a refusal can carry; the words are made in `text/`. */
export const WHY_CODES = [
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
export type WhyCode = (typeof WHY_CODES)[number];

/**
 * What an answer is based on: the book itself, the FAQ, a reading where the book is silent, common knowledge of players that
 * no source states, a house rule that replaces the passage, or what the players of a game say that a power does.
 */
export type Basis = 'book' | 'faq' | 'reading' | 'common' | 'house' | 'player';

export interface Citation {
  readonly edition: string;
  /** Section of the source, as its headings name it: `Ranged Combat: Line of fire`. */
  readonly passage: string;
  readonly basis: Basis;
  /** Of a house rule: the topic of the entry that it overrules, whose passage this is. */
  readonly topic?: string;
}

/** A place that an answer points at. */
export type Mark =
  | { readonly mark: 'square'; readonly square: Square }
  | { readonly mark: 'edge'; readonly edge: Edge }
  | { readonly mark: 'piece'; readonly piece: string };

/** One reason why not, with its places and its passage. */
export interface Reason {
  readonly code: WhyCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
}

/** Something to tell the player that forbids nothing: `hindered`, `break-away`, `halved`, … ; the words are made in `text/`. */
export interface Note {
  readonly code: NoteCode;
  readonly marks: readonly Mark[];
  readonly cite: Citation;
  /** The power or ability it is about, where it is about one; of a `house-rule`, what the rule is called. */
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

/** A combat value with all its changes in order; `total` is the result. */
export interface Tally {
  readonly base: number;
  readonly changes: readonly Change[];
  readonly total: number;
}

export interface Change {
  /** Kebab case: a power, an ability, `hindering-terrain`, `light-object`, `rule-of-3`, … */
  readonly source: string;
  /** A modifier adds; a replacement sets. */
  readonly kind: 'modifier' | 'replacement';
  readonly by: number;
  readonly cite: Citation;
}

/** A line drawn from centre to centre. */
export interface LineDrawn {
  readonly from: Square;
  readonly to: Square;
}

export interface AdjacentAnswer {
  readonly adjacent: boolean;
  /** What separates two squares that touch. */
  readonly reasons: readonly Reason[];
  readonly cite: Citation;
}

export interface RangeAnswer {
  readonly squares: number;
  readonly line: LineDrawn;
  readonly cite: Citation;
}

export type Sight = 'clear' | 'hindered' | 'blocked';

export interface SeeAnswer {
  readonly see: Sight;
  /** All that blocks; a shut corner lists both flanks. */
  readonly by: readonly Mark[];
  /** All that hinders. */
  readonly hindrances: readonly Mark[];
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly line: LineDrawn;
}

export interface MoveAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Squares of movement, or action points, of the cheapest legal way; null where there is none. */
  readonly cost: number | null;
  /** False: no roll; a number: the least d6 roll that succeeds. */
  readonly breakAway: false | number;
  /** Squares of the mover's first square along the way, start and end included; empty where there is none. */
  readonly path: readonly Square[];
}

export interface ReachAnswer {
  readonly ends: readonly ReachEnd[];
  readonly breakAway: false | number;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Squares of movement it has after halving and carrying. */
  readonly speed: Tally;
}

export interface ReachEnd {
  /** All squares of its base there. */
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
  /** Always of a hit: it was made. Of a power that pushes by itself, whether it may be used. */
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly to: readonly Square[];
  readonly damage: number;
  /** Squares passed, start and end included. */
  readonly path: readonly Square[];
  readonly notes: readonly Note[];
}

export interface DestroyAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Squares that become debris. */
  readonly debris: readonly Square[];
  /** What reaches the thing, and what it withstands (null: nothing breaks it); left out where things go by rolls. */
  readonly blow?: {
    readonly strength: number;
    readonly material: number | null;
    /** Of a shot. */
    readonly line: SeeAnswer['line'] | null;
  };
}

export interface HitAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly targets: readonly TargetAnswer[];
  /** Figures that it also strikes without being targets, such as the neighbours of an explosion's target. */
  readonly splash: readonly TargetAnswer[];
  /** One roll against several targets: the chance to hit all of them, and to hit any; null for one target, or without a roll. */
  readonly together: { readonly all: Fraction; readonly any: Fraction } | null;
  /** Strike Teams: action points of the whole attack. */
  readonly cost: number | null;
  /** Where what it deals comes of an action of its own: that action, and those of several parts that may hold it. */
  readonly madeAs?: { readonly action: string; readonly within: readonly string[] };
}

/** What an attack does to one of its targets. The odds are given even where the attack is not legal. */
/** A target's roll that undoes a hit. */
export interface Evading {
  /** The least d6 that succeeds. */
  readonly least: number;
  /** Whether two sixes hit all the same. */
  readonly sixesStand: boolean;
  readonly cite: Citation;
}

export interface TargetAnswer {
  /** Left out where it cannot evade. */
  readonly evades?: Evading;
  readonly target: string;
  readonly attack: Tally;
  readonly defense: Tally;
  readonly damage: Tally;
  /** Clicks taken of two sixes, after every reduction; left out where two sixes add nothing by rule. */
  readonly critical?: number;
  /** The least 2d6 roll that hits, 3 to 12, for 2 always misses and 12 hits; where they do not, 2 to 13. Null where no roll is made. */
  readonly needs: number | null;
  /** Evade rolls counted in. */
  readonly chance: Fraction;
  /** The same with one reroll in hand: the attacker's, used on a miss, or the other side's, used on a hit. Null where no roll is made. */
  readonly withReroll: { readonly attacker: Fraction; readonly target: Fraction } | null;
  /** The chance of each number of clicks taken, fewest first. */
  readonly clicks: readonly { readonly clicks: number; readonly chance: Fraction }[];
  readonly knockOut: Fraction;
  readonly line: LineDrawn | null;
  readonly sight: SeeAnswer | null;
  /** Squares between, null for a close attack. */
  readonly range: number | null;
  /** Squares that this kind of attack reaches, which may differ from the attacker's range value; left out for a close attack. */
  readonly rangeLimit?: number;
  /** Strike Teams: after distance; what is taken off; what remains. */
  readonly strength: number | null;
  readonly obstruction: number | null;
  readonly wounds: number | null;
}

/** Strike Teams: a figure pushed by a blow. */
export interface SlamAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  readonly to: readonly Square[];
  /** Squares passed, start and end included. */
  readonly path: readonly Square[];
  /** What the target takes beside the blow itself. */
  readonly slamDamage: number;
  /** Objects, walls and doors that break. */
  readonly destroyed: readonly Mark[];
  /** Whom it was slammed into, who takes as much; null for nobody. */
  readonly victim: { readonly piece: string; readonly defeated: boolean } | null;
}

/** Strike Teams: pushing through an enemy to the square behind. */
export interface BreakthroughAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Action points. */
  readonly cost: number;
  /** Its own squares where it is thrown back. */
  readonly to: readonly Square[];
  readonly wounds: number;
}

/** Strike Teams: taking an object apart, or opening a door, without an attack. */
export interface InteractAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Action points; null where nothing there can be dealt with so. */
  readonly cost: number | null;
  readonly cite: Citation;
}

/** Strike Teams: what a card, or a box of the character card, costs as it stands now. */
export interface CostAnswer {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
  /** Action points; null where it cannot be used. */
  readonly cost: number | null;
}

/** What an edition says about something done at the table: the facts to record, and why it is not allowed. The facts are there either way. */
export interface TurnRuling {
  readonly legal: boolean;
  readonly reasons: readonly Reason[];
  readonly notes: readonly Note[];
}
