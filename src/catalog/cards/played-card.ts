import { type Checked, listOf, mapOf, nullOr, oneOf, optional, shape, yesOrNo } from '../../plain/shape';
import { few, id, maybeFew, word } from '../checks';
import { effectShape } from './effects';
import { FIGURE_KINDS } from './figure-kind';

const playedBox = shape({
  /** Action points. */
  cost: few,
  /** Damage slots. */
  slots: few,
  /** Of the primary attack or defense; null where the box has none. */
  strength: maybeFew,
  /** `melee ranged armor dodge run march`; empty where not known. */
  type: word,
});
export type PlayedBox = Checked<typeof playedBox>;

const playedAction = shape({
  /** The box whose wounds make it dearer and, when full, shut it. */
  box: nullOr(word),
  cost: few,
  slots: few,
  /** Duration tokens put above it when triggered. */
  duration: few,
  /** Whether it may be triggered in another's turn. */
  reaction: yesOrNo,
  /** What it does, where its character has no card that says so. */
  effects: optional(listOf(effectShape, 20)),
  /** Whether that goes on while a duration token lies on it. */
  lasting: optional(yesOrNo),
});
export type PlayedAction = Checked<typeof playedAction>;

export const playedCardShape = shape({
  kind: oneOf(...FIGURE_KINDS),
  /** Figures that share one track of action points; null: it has its own. */
  group: nullOr(id),
  /** Action points gained a turn; null where not known. */
  gain: maybeFew,
  /** Wounds taken off by a rest. */
  rest: few,
  /** The red space of the action track; null where not known. */
  red: maybeFew,
  /** The last space of the action track. */
  last: few,
  /** Wounds that fell it; null: it falls when every damage slot is full. */
  health: maybeFew,
  /** What a march costs; null where it does not march. */
  march: maybeFew,
  /** By name: `attack defend move`. */
  boxes: mapOf(playedBox, 9),
  /** Action cards taken along, by name. */
  cards: mapOf(playedAction, 99),
});
/** What the card of a figure says, as far as a game counts with it; the wounds and tokens on it are the figure's tallies. */
export type PlayedCard = Checked<typeof playedCardShape>;
