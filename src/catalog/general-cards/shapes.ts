import { isRecord } from '../../plain/record';
import { err, type Result } from '../../plain/result';
import {
  boolean,
  type Check,
  integer,
  listOf,
  mapOf,
  nullOr,
  oneOf,
  optional,
  parseWith,
  shape,
  text,
} from '../../plain/shape';
import { tryCatch } from '../../plain/try-catch';
import type { FeatNeeds } from '../feat-needs';
import { OBJECT_KINDS } from '../force';
import { PRINTED_NAME_LIMIT } from '../limits';
import {
  type ConditionCard,
  type FeatCard,
  GENERAL_CARD_PARTS,
  type GeneralCard,
  type GeneralCardPart,
  type ObjectCard,
  type OtherCard,
  type TeamCard,
} from './card';

export const GENERAL_CARD_TEXT_LIMIT = 8000;
export const GENERAL_CARD_POINTS_LIMIT = 999;
export const EXTRAS_LIMIT = 60;
export const EXTRA_TEXT_LIMIT = 2000;

/** Maximum value in the requirements of a feat. No printed requirement comes near it. */
export const NEEDS_LIMIT = 99;

const name = text(PRINTED_NAME_LIMIT, 1);
const points = integer(0, GENERAL_CARD_POINTS_LIMIT);
const check = listOf(name, 50);
const least = nullOr(integer(0, NEEDS_LIMIT));

const head = {
  id: text(150, 1),
  name,
  text: text(GENERAL_CARD_TEXT_LIMIT),
  grants: optional(listOf(name, 60)),
  extras: optional(mapOf(text(EXTRA_TEXT_LIMIT), EXTRAS_LIMIT)),
};

export const needsShape = shape<FeatNeeds>({
  powers: check,
  abilities: check,
  team: nullOr(name),
  speed: least,
  attack: least,
  defense: least,
  damage: least,
});

const SHAPES: Readonly<Record<GeneralCardPart, Check<GeneralCard['card']>>> = {
  feats: shape<FeatCard>({ ...head, points, each: boolean, needs: needsShape }),
  objects: shape<ObjectCard>({ ...head, points, kind: oneOf(...OBJECT_KINDS) }),
  conditions: shape<ConditionCard>(head),
  teams: shape<TeamCard>({ ...head, wild: boolean }),
  others: shape<OtherCard>({ ...head, points, kind: name, keywords: check }),
};

/** Returns whether a stored card belongs to a part of the general cards, even if the card is otherwise invalid. */
export function isGeneralCardRecord(value: unknown): boolean {
  return isRecord(value) && (GENERAL_CARD_PARTS as readonly unknown[]).includes(value.part);
}

/** Parses a general card from storage or from a file. The fault names the invalid field. */
export function parseGeneralCard(value: unknown): Result<GeneralCard, string> {
  return tryCatch(
    () => parseGeneralCardOf(value),
    () => err('it cannot be looked into'),
  );
}

function parseGeneralCardOf(value: unknown): Result<GeneralCard, string> {
  const part = isRecord(value) ? GENERAL_CARD_PARTS.find((each) => each === value.part) : undefined;
  if (part === undefined) return err(`part: one of ${GENERAL_CARD_PARTS.join(', ')}`);
  const found = value as GeneralCard;
  const card = parseWith(SHAPES[part], found.card);
  if (found.byHand !== undefined && found.byHand !== true) return err('byHand: true');
  if (!card.ok) return err(`card.${card.fault}`);
  return found.id === `${part}/${card.value.id}` ? { ok: true, value: found } : err(`id: ${part}/${card.value.id}`);
}
