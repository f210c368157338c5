import type { CardEffect } from './effects';

/** Boxes of a character card that wounds can fill. */
export const WOUND_BOXES = ['attack', 'defend', 'move'] as const;
export type WoundBox = (typeof WOUND_BOXES)[number];

/** A card from a character's set of actions. The player takes some of them on a mission. */
export interface ActionCard {
  /** Unique among the cards of its character. */
  readonly id: string;
  readonly name: string;
  /** Cost in build points of the character's level. */
  readonly build: number;
  /** Whether it is one of the two cards of a level 0 character. */
  readonly starting: boolean;
  /** Cost in action points. Null if it costs none and is always active. */
  readonly cost: number | null;
  /** Whether it may be triggered in another player's turn. */
  readonly reaction: boolean;
  /** Duration tokens placed on it when triggered. */
  readonly duration: number;
  /** Whether its effect lasts while a duration token is on it. */
  readonly lasting: boolean;
  /**
   * The box of the character card that it uses. Wounds there raise its cost; a full box disables it. Null if it uses
   * none.
   */
  readonly box: WoundBox | null;
  readonly effects: readonly CardEffect[];
  /** In the owner's words. */
  readonly text: string;
  /** Damage slots. */
  readonly slots: number;
}
