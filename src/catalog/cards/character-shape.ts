import { boolean, type Check, integer, listOf, nullOr, oneOf, shape, text } from '../../plain/shape';
import { type ActionCard, WOUND_BOXES } from './action-card';
import {
  type ActionBox,
  type AttackBox,
  type CardFace,
  type CharacterCard,
  type DefendBox,
  FIGURE_KINDS,
  MOVE_BONUSES,
  type MoveBox,
} from './character-card';
import { ATTACK_TYPES, DEFEND_TYPES, effectShape } from './effects';

const name = text(120, 1);
const id = text(100, 1);
const check = text(2000);
/** Shape of costs, strengths and wounds. The limit is more than twice any printed value. */
const few = integer(0, 40);
const some = integer(1, 40);

const actionFields = {
  build: few,
  starting: boolean,
  cost: nullOr(few),
  reaction: boolean,
  duration: integer(0, 9),
  lasting: boolean,
  box: nullOr(oneOf(...WOUND_BOXES)),
  effects: listOf(effectShape, 12),
  text: check,
  slots: few,
};
export const actionCardShape = shape<ActionCard>({ ...actionFields, id, name });
/** Shape of an action card that is being edited: its name and id may be missing. */
export const actionDraftShape = shape<ActionCard>({ ...actionFields, id: text(100), name: text(120) });

const box = { name, cost: few, slots: few };
const faceShape = shape<CardFace>({
  unit: integer(1, 9),
  figures: integer(1, 12),
  attack: shape<AttackBox>({ ...box, type: oneOf(...ATTACK_TYPES), strength: few }),
  defend: shape<DefendBox>({ ...box, type: oneOf(...DEFEND_TYPES), strength: few }),
  move: shape<MoveBox>({ ...box, bonus: oneOf(...MOVE_BONUSES), spaces: few, price: nullOr(few) }),
  action: shape<ActionBox>({ gain: few, rest: few }),
  track: shape<CardFace['track']>({ red: few, last: some }),
});

export const characterCardShape = shape<CharacterCard>({
  kind: oneOf(...FIGURE_KINDS),
  faces: listOf(faceShape, 2, 1) as Check<CharacterCard['faces']>,
  build: listOf(integer(0, 99), 20, 1),
  health: nullOr(some),
  actions: listOf(actionCardShape, 40),
});
