import type { CardEffect } from './effects';

/** Boxes of a character card that can hold wounds. */
export const WOUND_BOXES = ['attack', 'defend', 'move'] as const;
export type WoundBox = (typeof WOUND_BOXES)[number];

/** Card from a character's set of action cards. The player takes some of the set on a mission. */
export interface ActionCard {
  /** Id that is unique among the cards of one character. */
  readonly id: string;
  readonly name: string;
  /** Cost in build points. The level of a character limits the total of its cards. */
  readonly build: number;
  /** Whether the card is one of the two cards of a level 0 character. */
  readonly starting: boolean;
  /** Cost in action points. Null if the card costs none and is always active. */
  readonly cost: number | null;
  /** Whether the card may be triggered in another player's turn. */
  readonly reaction: boolean;
  /** Duration tokens placed on the card when it is triggered. */
  readonly duration: number;
  /** Whether the effect of the card lasts while a duration token is on the card. */
  readonly lasting: boolean;
  /**
   * Box of the character card that the action uses. Wounds in the box raise the action's cost; a full box disables the
   * action. Null if the action uses no box.
   */
  readonly box: WoundBox | null;
  readonly effects: readonly CardEffect[];
  /** Text of the card, in the owner's words. */
  readonly text: string;
  /** Number of damage slots on the card. */
  readonly slots: number;
}
