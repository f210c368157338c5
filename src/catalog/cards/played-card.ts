import { boolean, listOf, mapOf, nullOr, oneOf, optional, shape, type TypeOf } from '../../plain/shape';
import { idShape, nullableSmallCountShape, smallCountShape, wordShape } from '../field-shapes';
import { effectShape } from './effects';
import { FIGURE_KINDS } from './figure-kind';

const playedBox = shape({
  /** Cost in action points. */
  cost: smallCountShape,
  /** Number of damage slots. */
  slots: smallCountShape,
  /** Strength of the primary attack or defense. Null if the box has none. */
  strength: nullableSmallCountShape,
  /** Type of the box: `melee ranged armor dodge run march`. Empty if unknown. */
  type: wordShape,
});
export type PlayedBox = TypeOf<typeof playedBox>;

const playedAction = shape({
  /**
   * Box of the character card that the action uses. Wounds in the box raise the action's cost; a full box disables the
   * action. Null if the action uses no box.
   */
  box: nullOr(wordShape),
  cost: smallCountShape,
  slots: smallCountShape,
  /** Duration tokens placed above the action card when it is triggered. */
  duration: smallCountShape,
  /** Whether the action may be triggered in another player's turn. */
  reaction: boolean,
  /** Effects of the action, for a character without a card that lists them. */
  effects: optional(listOf(effectShape, 20)),
  /** Whether the effects last while a duration token is on the action card. */
  lasting: optional(boolean),
});
export type PlayedAction = TypeOf<typeof playedAction>;

export const playedCardShape = shape({
  kind: oneOf(...FIGURE_KINDS),
  /** Name of the group of figures that share one track of action points. Null if the figure has its own track. */
  group: nullOr(idShape),
  /** Action points gained per turn. Null if unknown. */
  gain: nullableSmallCountShape,
  /** Wounds removed by a rest. */
  rest: smallCountShape,
  /** Red space of the action track. Null if unknown. */
  red: nullableSmallCountShape,
  /** Last space of the action track. */
  last: smallCountShape,
  /** Wounds that defeat the figure. Null if the figure is defeated when every damage slot is full. */
  health: nullableSmallCountShape,
  /** Cost of a march. Null if the figure cannot march. */
  march: nullableSmallCountShape,
  /** Boxes of the character card by name: `attack defend move`. */
  boxes: mapOf(playedBox, 9),
  /** Action cards that the character takes, by name. */
  cards: mapOf(playedAction, 99),
});
/** Values of a figure's card that a game tracks. Wounds and tokens are not part of it, but tallies of the figure. */
export type PlayedCard = TypeOf<typeof playedCardShape>;
