import type { CardEffect } from '../catalog/cards/effects';
import { FIGURE_KINDS, type FigureKind } from '../catalog/cards/figure-kind';
import type { DialSlot } from '../catalog/character';
import type { Square } from '../grid/square';
import type { PowerMeaning } from './meanings';

/** A figure on the map as the rules see it: its current values, not its whole dial. */
export interface Piece {
  readonly id: string;
  /** Id of the side: any string. Pieces of one side are friendly. */
  readonly side: string;
  /**
   * Occupied squares: one, two for a double base (possibly diagonal), or a full rectangle. Never empty: a piece off the
   * map is not in a position.
   */
  readonly squares: readonly Square[];
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  readonly range: number;
  /** Bolts: the number of targets that one ranged attack may have. */
  readonly targets: number;
  /** Abilities in kebab case: `flight swim carry sharpshooter indomitable giant colossal …`. */
  readonly abilities: readonly string[];
  /** Standard powers that the dial shows, in kebab case. */
  readonly powers: readonly string[];
  /** Special powers and traits that the piece shows, which no edition defines; absent if the piece has none. */
  readonly specials?: readonly string[];
  /** The players' definitions of powers in this game; absent if none applies to this piece. */
  readonly meanings?: readonly PowerMeaning[];
  /** Flight mode, only used by Hypertime fliers. */
  readonly mode: 'hovering' | 'soaring';
  readonly size: 'tiny' | 'standard' | 'giant' | 'colossal';
  /** Number of action tokens. */
  readonly tokens: number;
  readonly holding: 'light' | 'heavy' | null;
  /** Clicks left until KO, including the current click. */
  readonly clicks: number;
  readonly points: number;
  readonly team: string | null;
  readonly keywords: readonly string[];
  readonly name: string | null;
  /** Colour of the base, only used by Hypertime. */
  readonly archenemy: string | null;
  /** State of a figure in Strike Teams; null in other games. */
  readonly striker: StrikerState | null;
  /** Temporary changes by powers, already included in the values above; absent if there are none. */
  readonly altered?: Readonly<Partial<Record<AlteredValue, number>>>;
  /** Values of the click that are unknown: their numbers above are guesses. Absent if all values are known. */
  readonly guessed?: readonly DialSlot[];
}

export const STRIKER_KINDS = FIGURE_KINDS;
export type StrikerKind = FigureKind;

export interface StrikerState {
  readonly kind: StrikerKind;
  readonly actionPoints: number;
  /** All points that the figure may spend now, including points of the Command Dial; absent outside its activation. */
  readonly spendable?: number;
  /** Action points gained per turn; null if the card is unknown. */
  readonly gain: number | null;
  /** Number of the red space on the action track. */
  readonly cap: number | null;
  /** Total number of damage slots; null if unknown. */
  readonly health: number | null;
  readonly wounds: number;
  readonly attacked: boolean;
  readonly respawned: boolean;
  readonly status: readonly ('trapped' | 'prone')[];
  /**
   * Spaces that cards let the figure move now, by kind of move (`card-free card-straight card-exact`); absent if there
   * are none.
   */
  readonly spaces?: Readonly<Record<string, number>>;
  /** Action points from a march, which the figure can spend on advancing; absent if there are none. */
  readonly marching?: number;
  /** Action points that the figure has spent on advancing alone in this activation; absent if there are none. */
  readonly advanced?: number;
  readonly boxes: Readonly<Record<string, StrikerBox>>;
  readonly cards: Readonly<Record<string, StrikerCard>>;
}

export interface StrikerBox {
  readonly cost: number;
  readonly slots: number;
  readonly wounds: number;
}

export interface StrikerCard {
  readonly box: string | null;
  readonly cost: number;
  readonly slots: number;
  readonly wounds: number;
  readonly duration: number;
  readonly tokens: number;
  /** Effects of the card, if a case states them; otherwise absent. */
  readonly effects?: readonly CardEffect[];
}

/**
 * Makes the notation's default piece: `speed 8, attack 10, defense 16, damage 2, range 6, one bolt, 5 clicks, 50
 * points`.
 */
export function makePiece(id: string, squares: readonly Square[], overrides: Partial<Piece> = {}): Piece {
  return {
    id,
    side: 'red',
    squares,
    speed: 8,
    attack: 10,
    defense: 16,
    damage: 2,
    range: 6,
    targets: 1,
    abilities: [],
    powers: [],
    mode: 'hovering',
    size: 'standard',
    tokens: 0,
    holding: null,
    clicks: 5,
    points: 50,
    team: null,
    keywords: [],
    name: null,
    archenemy: null,
    striker: null,
    ...overrides,
  };
}

export function hasAbilityOrPower(piece: Piece, abilityOrPower: string): boolean {
  return (
    piece.abilities.includes(abilityOrPower) ||
    piece.powers.includes(abilityOrPower) ||
    piece.specials?.includes(abilityOrPower) === true
  );
}
export const ALTERED_VALUES = ['speed', 'attack', 'defense', 'damage', 'range'] as const;
export type AlteredValue = (typeof ALTERED_VALUES)[number];
