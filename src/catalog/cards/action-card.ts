import type { CardEffect } from './effects';

/** The boxes of a character card that wounds can fill. */
export const WOUND_BOXES = ['attack', 'defend', 'move'] as const;
export type WoundBox = (typeof WOUND_BOXES)[number];

/** One of the cards of a character, of which its player takes some along to a mission. */
export interface ActionCard {
  /** Once only among the cards of its character. */
  readonly id: string;
  readonly name: string;
  /** Of the build points of its character's level. */
  readonly build: number;
  /** One of the two that a character of level 0 has. */
  readonly starting: boolean;
  /** Action points; null: it asks none and holds against everything. */
  readonly cost: number | null;
  /** Whether it may be triggered in another's turn. */
  readonly reaction: boolean;
  /** Duration tokens laid on it when triggered; 0: none. */
  readonly duration: number;
  /** Whether its effect goes on while a duration token lies on it. */
  readonly lasting: boolean;
  /** The box of the character card whose wounds make it dearer and, when full, shut it; null: none. */
  readonly box: WoundBox | null;
  readonly effects: readonly CardEffect[];
  /** In the words of its owner. */
  readonly text: string;
  /** Damage slots. */
  readonly slots: number;
}
