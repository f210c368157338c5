import type { Square } from '../grid/square';
import type { Fraction } from '../plain/fraction';
import type { Fact } from '../table/facts';
import type { Position } from '../table/position';
import type { CardInPlay, Table } from '../table/table';
import type { Citation } from './answer';

export const SCENARIO_KINDS = ['scenario', 'event-dial'] as const;
export type ScenarioKind = (typeof SCENARIO_KINDS)[number];

/**
 * Scenario of the book, or a game with an event dial. Players agree on it before they build forces. It changes at least
 * one rule.
 */
export interface Scenario {
  /** Id in kebab case. Stable, because stored games refer to it. */
  readonly id: string;
  readonly kind: ScenarioKind;
  readonly name: string;
  readonly cite: Citation;
  /** Force option with which forces for the scenario are built. Null if forces are built as usual. */
  readonly option: string | null;
  /** Ids of the force clauses that the scenario changes. The app checks the changed clauses when a game begins. */
  readonly clauses: readonly string[];
  /** Whether a card that the app does not know decides the winner. The players then report the winner. */
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

/** One line about the progress of a scenario. Its wording is in `text/`. */
export interface ScenarioLine {
  readonly code: ScenarioLineCode;
  /** Numbers of rounds, points or squares, in the order of the text. */
  readonly values: readonly Fraction[];
  readonly side: string | null;
  /** Whether the goal is reached. Null if the line has no goal. */
  readonly met: boolean | null;
}

export const SCENARIO_REMINDER_CODES = ['turn-dial', 'radiation', 'break-tie', 'show-card'] as const;
export type ScenarioReminderCode = (typeof SCENARIO_REMINDER_CODES)[number];

/** Reminder of a step that a scenario requires now. The app never enforces the step. */
export interface ScenarioReminder {
  /** Stable key, for example `radiation, round 3`. A reminder that a side has completed does not return. */
  readonly id: string;
  /** Side that receives the reminder. Null if all sides receive it. */
  readonly side: string | null;
  readonly code: ScenarioReminderCode;
  /** Phase of the turn, one of the edition's `phases`. Null if the reminder belongs to no phase. */
  readonly phase: string | null;
  readonly cite: Citation;
  /** Card that requires the step. */
  readonly card: string | null;
  /** Affected figures on the map. `unsure` lists the figures without a square. */
  readonly pieces: readonly string[];
  readonly unsure: readonly string[];
  /** Squares that the reminder affects. */
  readonly squares: readonly Square[];
  /** Number of clicks, or number of squares from the edge. */
  readonly count: number;
  readonly ways: readonly ScenarioReminderOption[];
}

/** Option for carrying out a scenario reminder. */
export interface ScenarioReminderOption {
  readonly way: 'turn' | 'hurt' | 'won' | 'go';
  /** Side that the option is for. */
  readonly side: string | null;
  /** Clicks that each affected figure takes. The app records the clicks before `facts`. */
  readonly clicks: number;
  readonly facts: readonly Fact[];
}

export const CALL_OUT_REASON_CODES = ['near-start', 'in-own-area', 'no-room'] as const;
export type CallOutReasonCode = (typeof CALL_OUT_REASON_CODES)[number];

/** Whether a character may call out opponents, and to which squares. */
export interface CallOutAnswer {
  readonly cite: Citation;
  /** Reasons against the caller itself. */
  readonly reasons: readonly CallOutReasonCode[];
  readonly targets: readonly {
    readonly piece: string;
    readonly reasons: readonly CallOutReasonCode[];
    /** Possible bases of the target, each as a list of squares. Empty if the target may not be called out. */
    readonly places: readonly (readonly Square[])[];
  }[];
}

/** Scenarios and decks of an edition. */
export interface ScenarioRules {
  /** Scenarios of the book. Empty if there are none. */
  readonly all: readonly Scenario[];
  /** Deck that each force may bring, and its number of cards. Null if the edition has no decks. */
  readonly deck: { readonly size: number; readonly cite: Citation } | null;
  /** Lists the progress of a game's scenario. */
  readonly lines: (table: Table, scenario: Scenario) => readonly ScenarioLine[];
  /** Lists pending reminders, the most urgent first. */
  readonly dues: (table: Table) => readonly ScenarioReminder[];
  /**
   * Scenario in which characters call out opponents. Null if the book has no such scenario. `ask` throws a RangeError
   * if the position does not contain the caller.
   */
  readonly callOut: {
    readonly scenario: string;
    /** Action for calling out an opponent: one of the edition's `actions`. */
    readonly action: string;
    readonly ask: (position: Position, caller: string) => CallOutAnswer;
  } | null;
}

/** Scenario in play, with its card. */
export interface ScenarioInPlay {
  readonly scenario: Scenario;
  readonly card: CardInPlay;
}
