import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { CardInPlay } from '../table/cards';
import type { Fact } from '../table/facts';
import type { Position } from '../table/position';
import type { Table } from '../table/table';
import type { Citation } from './answer';

export const SCENARIO_KINDS = ['scenario', 'event-dial'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

/** Agreed upon before forces are built, it changes one rule or many: a scenario of the book, or the playing with an event dial. */
export interface Scenario {
  /** Kebab case, and never changed: games on disk name it. */
  readonly id: string;
  readonly kind: ScenarioKind;
  readonly name: string;
  readonly cite: Citation;
  /** The option of the edition's force law that stands for it; null: forces are built as ever. */
  readonly option: string | null;
  /** Clauses of the force law, by id, that are other with it: a game that begins is held against them. */
  readonly clauses: readonly string[];
  /** Whether a card of the players' tells how it is won, so that only they know when. */
  readonly wonByCard: boolean;
}

export const SCENARIO_LINE_CODES = [
  'count-after',
  'count-again',
  'counted-out',
  'decided',
  'needs-points',
  'has-points',
  'cloud-from',
  'cloud-deep',
  'call-out',
  'names-once',
] as const;
export type ScenarioLineCode = (typeof SCENARIO_LINE_CODES)[number];

/** Where a scenario stands, as one thing to say; the words are made in `text/`. */
export interface ScenarioLine {
  readonly code: ScenarioLineCode;
  /** Rounds, points or squares, in the order in which its words say them. */
  readonly values: readonly Fraction[];
  readonly side: string | null;
  /** Whether what it asks for is reached; null where it asks for nothing. */
  readonly met: boolean | null;
}

export const DUE_CODES = ['turn-dial', 'radiation', 'break-tie', 'show-card'] as const;
export type DueCode = (typeof DUE_CODES)[number];

/** Something that a scenario asks for now. Nothing of it is ever forced. */
export interface Due {
  /** What it is, in a few words and never changed: `radiation, round 3`. Once seen to for its side it does not come back. */
  readonly id: string;
  /** Whose it is; null: nobody's in particular. */
  readonly side: string | null;
  readonly code: DueCode;
  /** One of the edition's `phases`, which it belongs to; null: none of them. */
  readonly phase: string | null;
  readonly cite: Citation;
  /** The card that asks for it. */
  readonly card: string | null;
  /** Whom it meets, as the map has it; and those of whom the map cannot tell. */
  readonly pieces: readonly string[];
  readonly unsure: readonly string[];
  /** Where it holds. */
  readonly squares: readonly Square[];
  /** Clicks, or squares from the edge. */
  readonly count: number;
  readonly ways: readonly DueWay[];
}

/** One way to see to it. */
export interface DueWay {
  readonly way: 'turn' | 'hurt' | 'won' | 'go';
  /** Whom it is for. */
  readonly side: string | null;
  /** Clicks that each of those whom it meets takes, before anything else is recorded. */
  readonly clicks: number;
  readonly facts: readonly Fact[];
}

export const CALL_REASON_CODES = ['near-start', 'in-own-area', 'no-room'] as const;
export type CallReasonCode = (typeof CALL_REASON_CODES)[number];

/** Whether somebody may call an opponent out, and whom to where. */
export interface CallAnswer {
  readonly cite: Citation;
  /** Against the caller itself. */
  readonly reasons: readonly CallReasonCode[];
  readonly targets: readonly {
    readonly piece: string;
    readonly reasons: readonly CallReasonCode[];
    /** The squares that its base may fill, place by place; none where it may not be called. */
    readonly places: readonly (readonly Square[])[];
  }[];
}

/** What an edition has of scenarios and decks; every edition fills all of it. */
export interface ScenarioLaw {
  /** Those of its book; none: it has none. */
  readonly all: readonly Scenario[];
  /** The deck that each force may bring, of so many cards; null: none. */
  readonly deck: { readonly size: number; readonly cite: Citation } | null;
  /** Where the scenario of a game stands. */
  readonly lines: (table: Table, scenario: Scenario) => readonly ScenarioLine[];
  /** What is asked for now, the most pressing first. */
  readonly dues: (table: Table) => readonly Due[];
  /** The scenario in which characters call each other out; null: in none. `ask` throws a RangeError where the position has no such piece. */
  readonly callOut: {
    readonly scenario: string;
    /** What a call is given as: one of the edition's `actions`. */
    readonly action: string;
    readonly ask: (position: Position, caller: string) => CallAnswer;
  } | null;
}

/** A scenario as a game has it: with the card that brought it. */
export interface ScenarioInPlay {
  readonly scenario: Scenario;
  readonly card: CardInPlay;
}
