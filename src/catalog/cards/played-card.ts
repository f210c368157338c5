import { type Checked, listOf, mapOf, nullOr, oneOf, optional, shape, yesOrNo } from '../../plain/shape';
import { few, id, maybeFew, word } from '../checks';
import { effectShape } from './effects';
import { FIGURE_KINDS } from './figure-kind';

const playedBox = shape({
  /** Cost in action points. */
  cost: few,
  /** Damage slots. */
  slots: few,
  /** Strength of the primary attack or defense. Null if the box has none. */
  strength: maybeFew,
  /** `melee ranged armor dodge run march`. Empty if unknown. */
  type: word,
});
export type PlayedBox = Checked<typeof playedBox>;

const playedAction = shape({
  /** The box that it uses. Wounds there raise its cost; a full box disables it. Null if it uses none. */
  box: nullOr(word),
  cost: few,
  slots: few,
  /** Duration tokens placed above it when triggered. */
  duration: few,
  /** Whether it may be triggered in another player's turn. */
  reaction: yesOrNo,
  /** Its effects, for a character without a card that lists them. */
  effects: optional(listOf(effectShape, 20)),
  /** Whether the effects last while a duration token is on it. */
  lasting: optional(yesOrNo),
});
export type PlayedAction = Checked<typeof playedAction>;

export const playedCardShape = shape({
  kind: oneOf(...FIGURE_KINDS),
  /** Figures that share one track of action points. Null if it has its own. */
  group: nullOr(id),
  /** Action points gained per turn. Null if unknown. */
  gain: maybeFew,
  /** Wounds removed by a rest. */
  rest: few,
  /** The red space of the action track. Null if unknown. */
  red: maybeFew,
  /** The last space of the action track. */
  last: few,
  /** Wounds that defeat it. Null if it is defeated when every damage slot is full. */
  health: maybeFew,
  /** Cost of a march. Null if it does not march. */
  march: maybeFew,
  /** Keyed by name: `attack defend move`. */
  boxes: mapOf(playedBox, 9),
  /** Action cards that it takes, by name. */
  cards: mapOf(playedAction, 99),
});
/** The values of a figure's card that a game tracks. The wounds and tokens on it are the figure's tallies. */
export type PlayedCard = Checked<typeof playedCardShape>;
