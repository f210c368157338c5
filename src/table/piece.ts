import type { CardEffect } from '../catalog/cards/effects';
import { FIGURE_KINDS, type FigureKind } from '../catalog/cards/figure-kind';
import type { DialSlot } from '../catalog/character';
import type { Square } from '../grid/square';
import type { AlteredValue } from './facts';
import type { Meaning } from './meanings';

/** What the rules know of a figure on the map: the values showing now, not its whole dial. */
export interface Piece {
  readonly id: string;
  /** Any word; pieces of one side are friendly. */
  readonly side: string;
  /** One square, two for a double base (perhaps on a diagonal), or a full rectangle. Never empty: a piece without a place is not in a position. */
  readonly squares: readonly Square[];
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly damage: number;
  readonly range: number;
  /** Bolts: how many targets one ranged attack may have. */
  readonly targets: number;
  /** Kebab case: `flight swim carry sharpshooter indomitable giant colossal …`. */
  readonly abilities: readonly string[];
  /** Standard powers showing, kebab case. */
  readonly powers: readonly string[];
  /** Special powers and traits showing, which no edition defines; left out where it has none. */
  readonly specials?: readonly string[];
  /** What the players of its game say that powers do; left out where none of them shows. */
  readonly meanings?: readonly Meaning[];
  /** Hypertime fliers only. */
  readonly mode: 'hovering' | 'soaring';
  readonly size: 'tiny' | 'standard' | 'giant' | 'colossal';
  /** Action tokens. */
  readonly tokens: number;
  readonly holding: 'light' | 'heavy' | null;
  /** Clicks of life left, the one showing included. */
  readonly clicks: number;
  readonly points: number;
  readonly team: string | null;
  readonly keywords: readonly string[];
  readonly name: string | null;
  /** Hypertime: the colour of the base. */
  readonly archenemy: string | null;
  /** Strike Teams only; null for every other game. */
  readonly striker: Striker | null;
  /** What powers add to the values above for now, and is counted in them already; left out where nothing is. */
  readonly altered?: Readonly<Partial<Record<AlteredValue, number>>>;
  /** Values of the click showing that nobody knows: those above are guesses. Left out where all are known. */
  readonly guessed?: readonly DialSlot[];
}

export const STRIKER_KINDS = FIGURE_KINDS;
export type StrikerKind = FigureKind;

export interface Striker {
  readonly kind: StrikerKind;
  readonly actionPoints: number;
  /** All that it may spend now, points of the Command Dial among them; left out where it has not its activation. */
  readonly spendable?: number;
  /** Action points gained a turn; null where the card is not known. */
  readonly gain: number | null;
  /** The red space of the action track. */
  readonly cap: number | null;
  /** Damage slots in all; null where not known. */
  readonly health: number | null;
  readonly wounds: number;
  readonly attacked: boolean;
  readonly respawned: boolean;
  readonly status: readonly ('trapped' | 'prone')[];
  /** Spaces that cards let it move now, by kind of move (`card-free card-straight card-exact`); left out where none do. */
  readonly spaces?: Readonly<Record<string, number>>;
  /** Action points that a march leaves it to advance with; left out where none are. */
  readonly marching?: number;
  /** Action points that it has spent on advancing by itself in this activation; left out where none were. */
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
  /** What it does, where a case tells; left out where nobody did. */
  readonly effects?: readonly CardEffect[];
}

/** The notation's default piece: `speed 8, attack 10, defense 16, damage 2, range 6, one bolt, 5 clicks, 50 points`. */
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

export function has(piece: Piece, abilityOrPower: string): boolean {
  return (
    piece.abilities.includes(abilityOrPower) ||
    piece.powers.includes(abilityOrPower) ||
    piece.specials?.includes(abilityOrPower) === true
  );
}
