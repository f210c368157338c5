import { boolean, listOf, mapOf, nullOr, oneOf, optional, shape, type TypeOf } from '../../plain/shape';
import { idShape, nullableSmallCountShape, smallCountShape, wordShape } from '../field-shapes';
import { effectShape } from './effects';
import { FIGURE_KINDS } from './figure-kind';

const playedBox = shape({
  /** Cost in action points. */
  cost: smallCountShape,
  /** Damage slots. */
  slots: smallCountShape,
  /** Strength of the primary attack or defense. Null if the box has none. */
  strength: nullableSmallCountShape,
  /** `melee ranged armor dodge run march`. Empty if unknown. */
  type: wordShape,
});
export type PlayedBox = TypeOf<typeof playedBox>;

const playedAction = shape({
  /** The box that it uses. Wounds there raise its cost; a full box disables it. Null if it uses none. */
  box: nullOr(wordShape),
  cost: smallCountShape,
  slots: smallCountShape,
  /** Duration tokens placed above it when triggered. */
  duration: smallCountShape,
  /** Whether it may be triggered in another player's turn. */
  reaction: boolean,
  /** Its effects, for a character without a card that lists them. */
  effects: optional(listOf(effectShape, 20)),
  /** Whether the effects last while a duration token is on it. */
  lasting: optional(boolean),
});
export type PlayedAction = TypeOf<typeof playedAction>;

export const playedCardShape = shape({
  kind: oneOf(...FIGURE_KINDS),
  /** Figures that share one track of action points. Null if it has its own. */
  group: nullOr(idShape),
  /** Action points gained per turn. Null if unknown. */
  gain: nullableSmallCountShape,
  /** Wounds removed by a rest. */
  rest: smallCountShape,
  /** The red space of the action track. Null if unknown. */
  red: nullableSmallCountShape,
  /** The last space of the action track. */
  last: smallCountShape,
  /** Wounds that defeat it. Null if it is defeated when every damage slot is full. */
  health: nullableSmallCountShape,
  /** Cost of a march. Null if it does not march. */
  march: nullableSmallCountShape,
  /** Keyed by name: `attack defend move`. */
  boxes: mapOf(playedBox, 9),
  /** Action cards that it takes, by name. */
  cards: mapOf(playedAction, 99),
});
/** The values of a figure's card that a game tracks. The wounds and tokens on it are the figure's tallies. */
export type PlayedCard = TypeOf<typeof playedCardShape>;
