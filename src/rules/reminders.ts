import type { Fact } from '../table/facts';
import type { AlteredValue } from '../table/piece';
import type { Citation } from './answer';
import type { UseDeed } from './table-deed';

export const REMINDER_MOMENTS = ['turn-begins', 'action', 'turn-ends'] as const;
export type ReminderMoment = (typeof REMINDER_MOMENTS)[number];

/** Dice that the deed of a reminder needs. `die`: one d6. `check`: 2d6 and then 1d6. */
export type ReminderDice = 'none' | 'die' | 'check';

interface ReminderBase {
  /** Id that is unique in the game, across all turns. */
  readonly id: string;
  readonly when: ReminderMoment;
  readonly side: string;
  readonly cite: Citation;
}

/** Reminder of a power or team ability that can be used now. */
export interface UseReminder extends ReminderBase {
  readonly due: 'use';
  readonly piece: string;
  readonly power: string;
  readonly dice: ReminderDice;
  /** Least d6 roll that has an effect. Null if every roll has an effect, or if nothing is rolled. */
  readonly least: number | null;
  /** Choice that the player makes in addition to dice. */
  readonly chooses: 'nothing' | 'target' | 'cancels' | 'value';
  /** Whether the use is an action that pushes the figure, which costs a click. */
  readonly pushes: boolean;
  /** Deed with the likeliest choices filled in, without dice. */
  readonly deed: UseDeed;
}

/** Reminder of a roll that any member of a themed team may reroll. */
export interface TeamRollReminder extends ReminderBase {
  readonly due: 'team-roll';
  readonly power: string;
  readonly left: number;
  readonly deed: UseDeed;
}

/**
 * Reminder of a power that the app cannot apply: the owner's square is unknown, or the book does not define the power.
 */
export interface ManualReminder extends ReminderBase {
  readonly due: 'by-hand';
  readonly piece: string;
  readonly power: string;
}

/** Reminder of a multi-part action that may have further parts. */
export interface UnfinishedActionReminder extends ReminderBase {
  readonly due: 'goes-on';
  readonly piece: string;
  readonly action: string;
  readonly left: 'attack' | 'move' | 'both' | 'nothing';
  /** Whether ending the action costs a click. */
  readonly pushes: boolean;
}

/** Reminder of action tokens that are removed at the end of the turn. */
export interface RestReminder extends ReminderBase {
  readonly due: 'rest';
  readonly piece: string;
  readonly deed: { readonly deed: 'token'; readonly piece: string; readonly by: number };
}

/**
 * Reminder of effects that end with the turn: a cancelled power applies again, a value returns to the printed value,
 * markers are removed.
 */
export interface EffectEndReminder extends ReminderBase {
  readonly due: 'ends';
  readonly ends:
    | { readonly what: 'power'; readonly piece: string; readonly power: string }
    | { readonly what: 'value'; readonly piece: string; readonly value: AlteredValue; readonly by: number }
    | { readonly what: 'markers'; readonly markers: readonly string[] };
  readonly facts: readonly Fact[];
}

/** Reminder of a step that the book requires or allows at this moment. A reminder never blocks play. */
export type TurnReminder =
  | UseReminder
  | TeamRollReminder
  | ManualReminder
  | UnfinishedActionReminder
  | RestReminder
  | EffectEndReminder;
