import type { AlteredValue, Fact } from '../table/facts';
import type { Citation } from './answer';
import type { UseDeed } from './table-deed';

export const DUE_MOMENTS = ['turn-begins', 'action', 'turn-ends'] as const;
export type DueMoment = (typeof DUE_MOMENTS)[number];

/** Dice that a deed asks for: a d6, or two of them and then one. */
export type DueDice = 'none' | 'die' | 'check';

interface Common {
  /** Tells it from everything else that is due in the game; another turn has others. */
  readonly id: string;
  readonly when: DueMoment;
  /** Whose it is. */
  readonly side: string;
  readonly cite: Citation;
}

/** A power, or an ability of a team, that can be used now. */
export interface UseDue extends Common {
  readonly due: 'use';
  readonly piece: string;
  readonly power: string;
  readonly dice: DueDice;
  /** The least d6 that has an effect; null: every one has, or none is rolled. */
  readonly least: number | null;
  /** What is chosen beside dice. */
  readonly chooses: 'nothing' | 'target' | 'cancels' | 'value';
  /** Whether it is an action that costs its user a click. */
  readonly pushes: boolean;
  /** What it comes to with the likeliest choice, without the dice. */
  readonly deed: UseDeed;
}

/** A roll that anybody of a themed team may have made anew. */
export interface TeamRollDue extends Common {
  readonly due: 'team-roll';
  readonly power: string;
  readonly left: number;
  readonly deed: UseDeed;
}

/** A power that the app cannot use by itself: nothing is told of where its owner stands, or the book does not define it. */
export interface ByHandDue extends Common {
  readonly due: 'by-hand';
  readonly piece: string;
  readonly power: string;
}

/** An action of several parts of which more may come. */
export interface GoesOnDue extends Common {
  readonly due: 'goes-on';
  readonly piece: string;
  readonly action: string;
  readonly left: 'attack' | 'move' | 'both' | 'nothing';
  /** Whether its end costs a click. */
  readonly pushes: boolean;
}

/** Tokens that come off at the end of the turn. */
export interface RestDue extends Common {
  readonly due: 'rest';
  readonly piece: string;
  readonly deed: { readonly deed: 'token'; readonly piece: string; readonly by: number };
}

/** What ends with the turn: a power counts again, a value is as printed, markers go. */
export interface EndsDue extends Common {
  readonly due: 'ends';
  readonly ends:
    | { readonly what: 'power'; readonly piece: string; readonly power: string }
    | { readonly what: 'value'; readonly piece: string; readonly value: AlteredValue; readonly by: number }
    | { readonly what: 'markers'; readonly markers: readonly string[] };
  readonly facts: readonly Fact[];
}

/** What the book asks for, or lets a player do, and was not done yet. It blocks nothing. */
export type TurnDue = UseDue | TeamRollDue | ByHandDue | GoesOnDue | RestDue | EndsDue;
