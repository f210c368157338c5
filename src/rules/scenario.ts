import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { CardInPlay } from '../table/cards';
import type { Fact } from '../table/facts';
import type { Position } from '../table/position';
import type { Table } from '../table/table';
import type { Citation } from './answer';

export const SCENARIO_KINDS = ['scenario', 'event-dial'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

/** Players agree on it before they build forces. It changes one or more rules: a scenario of the book, or play with an event dial. */
export interface Scenario {
  /** Kebab case, and never changed: games on disk name it. */
  readonly id: string;
  readonly kind: ScenarioKind;
  readonly name: string;
  readonly cite: Citation;
  /** The option of the edition's force law that a force built for it has; null: forces are built as usual. */
  readonly option: string | null;
  /** Clauses of the force law, by id, that it changes. The app checks them when a game begins. */
  readonly clauses: readonly string[];
  /** Whether a card that the app does not know says how it is won: then the players say when. */
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

/** One line about the progress of a scenario; the words are made in `text/`. */
export interface ScenarioLine {
  readonly code: ScenarioLineCode;
  /** Rounds, points or squares, in the order of the words. */
  readonly values: readonly Fraction[];
  readonly side: string | null;
  /** Whether its goal is reached; null where it has none. */
  readonly met: boolean | null;
}

export const DUE_CODES = ['turn-dial', 'radiation', 'break-tie', 'show-card'] as const;
export type DueCode = (typeof DUE_CODES)[number];

/** Something that a scenario asks players to do now. The app never forces it. */
export interface Due {
  /** A few words that never change: `radiation, round 3`. Once its side has done it, it does not come back. */
  readonly id: string;
  /** Whose it is; null: everybody's. */
  readonly side: string | null;
  readonly code: DueCode;
  /** The phase that it belongs to, one of the edition's `phases`; null: none. */
  readonly phase: string | null;
  readonly cite: Citation;
  /** The card that asks for it. */
  readonly card: string | null;
  /** The figures it affects on the map, and those that are not on the map. */
  readonly pieces: readonly string[];
  readonly unsure: readonly string[];
  /** The squares it affects. */
  readonly squares: readonly Square[];
  /** Clicks, or squares from the edge. */
  readonly count: number;
  readonly ways: readonly DueWay[];
}

/** One way to do it. */
export interface DueWay {
  readonly way: 'turn' | 'hurt' | 'won' | 'go';
  /** Whom it is for. */
  readonly side: string | null;
  /** Clicks that each affected figure takes, recorded first. */
  readonly clicks: number;
  readonly facts: readonly Fact[];
}

export const CALL_REASON_CODES = ['near-start', 'in-own-area', 'no-room'] as const;
export type CallReasonCode = (typeof CALL_REASON_CODES)[number];

/** Whether a character may call out opponents, which ones, and to which squares. */
export interface CallAnswer {
  readonly cite: Citation;
  /** Against the caller itself. */
  readonly reasons: readonly CallReasonCode[];
  readonly targets: readonly {
    readonly piece: string;
    readonly reasons: readonly CallReasonCode[];
    /** Every place for its base, each as all its squares; empty where it may not be called. */
    readonly places: readonly (readonly Square[])[];
  }[];
}

/** An edition's scenarios and decks; every edition fills all of it. */
export interface ScenarioLaw {
  /** The scenarios of its book; empty: it has none. */
  readonly all: readonly Scenario[];
  /** The deck that each force may bring, of so many cards; null: none. */
  readonly deck: { readonly size: number; readonly cite: Citation } | null;
  /** The progress of a game's scenario. */
  readonly lines: (table: Table, scenario: Scenario) => readonly ScenarioLine[];
  /** What players should do now, the most urgent first. */
  readonly dues: (table: Table) => readonly Due[];
  /** The scenario in which characters call each other out; null: in none. `ask` throws a RangeError where the position has no such piece. */
  readonly callOut: {
    readonly scenario: string;
    /** The action that a call takes: one of the edition's `actions`. */
    readonly action: string;
    readonly ask: (position: Position, caller: string) => CallAnswer;
  } | null;
}

/** A scenario in play, with its card. */
export interface ScenarioInPlay {
  readonly scenario: Scenario;
  readonly card: CardInPlay;
}
