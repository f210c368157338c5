import { isRecord } from '../../plain/record';
import { bad, type Result } from '../../plain/result';
import {
  type Check,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  parseWith,
  shape,
  text,
  whole,
  yesOrNo,
} from '../../plain/shape';
import { type FeatNeeds, OBJECT_KINDS } from '../force';
import { NAME_LIMIT } from '../limits';
import {
  type ConditionCard,
  type FeatCard,
  type ObjectCard,
  SHELF_PARTS,
  type ShelfCard,
  type ShelfPart,
  type TeamCard,
} from './card';

export const SHELF_TEXT_LIMIT = 8000;
export const SHELF_POINTS_LIMIT = 999;
export const EXTRAS_LIMIT = 60;
export const EXTRA_TEXT_LIMIT = 2000;
/** No printed value that a feat asks for comes near it. */
export const NEEDS_LIMIT = 99;

const name = text(NAME_LIMIT, 1);
const points = whole(0, SHELF_POINTS_LIMIT);
const words = listOf(name, 50);
const least = nullOr(whole(0, NEEDS_LIMIT));

const head = {
  id: text(150, 1),
  name,
  text: text(SHELF_TEXT_LIMIT),
  extras: optional(mapOf(text(EXTRA_TEXT_LIMIT), EXTRAS_LIMIT)),
};

export const needsShape = shape<FeatNeeds>({
  powers: words,
  abilities: words,
  team: nullOr(name),
  speed: least,
  attack: least,
  defense: least,
  damage: least,
});

const SHAPES: Readonly<Record<ShelfPart, Check<ShelfCard['card']>>> = {
  feats: shape<FeatCard>({ ...head, points, each: yesOrNo, needs: needsShape }),
  objects: shape<ObjectCard>({ ...head, points, kind: oneOf(...OBJECT_KINDS) }),
  conditions: shape<ConditionCard>(head),
  teams: shape<TeamCard>({ ...head, wild: yesOrNo }),
};

/** Whether a kept card claims to lie on one of the shelves, whatever else is wrong with it. */
export function isOnShelf(value: unknown): boolean {
  return isRecord(value) && (SHELF_PARTS as readonly unknown[]).includes(value.part);
}

/** Reads a card of a shelf, from disk or from a file; the fault names the place in it. */
export function parseShelfCard(value: unknown): Result<ShelfCard, string> {
  const part = isRecord(value) ? SHELF_PARTS.find((each) => each === value.part) : undefined;
  if (part === undefined) return bad(`part: one of ${SHELF_PARTS.join(', ')}`);
  const found = value as ShelfCard;
  const card = parseWith(SHAPES[part], found.card);
  if (found.byHand !== undefined && found.byHand !== true) return bad('byHand: true');
  if (!card.ok) return bad(`card.${card.fault}`);
  return found.id === `${part}/${card.value.id}` ? { ok: true, value: found } : bad(`id: ${part}/${card.value.id}`);
}
