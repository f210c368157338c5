import { toKebabCase } from '../../plain/lenient';
import type { FeatNeeds } from '../feat-needs';
import { type ForceObject, normalizeText } from '../force';
import { PRINTED_NAME_LIMIT } from '../limits';

/**
 * Parts of the general cards, which are neither characters nor mission cards. The part `teams` holds the team abilities
 * of the symbols on bases.
 */
export const GENERAL_CARD_PARTS = ['feats', 'objects', 'conditions', 'teams', 'others'] as const;
export type GeneralCardPart = (typeof GENERAL_CARD_PARTS)[number];

interface GeneralCardBase {
  /** Id that is unique within the part. */
  readonly id: string;
  readonly name: string;
  /** Effect of the card, in the owner's words. Empty if nothing was entered. */
  readonly text: string;
  /** Powers that the card grants, in kebab case. Omitted if the card grants none. */
  readonly grants?: readonly string[];
  /** Fields of the imported record that the app does not use, as text, by the names in the source. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** Feat card ("Feats"). */
export interface FeatCard extends GeneralCardBase {
  readonly points: number;
  /** Whether the points count for each assigned character instead of once in total. */
  readonly each: boolean;
  readonly needs: FeatNeeds;
}

/** Card of a special object ("Special Objects") or a piece of equipment. Standard objects have no card. */
export interface ObjectCard extends GeneralCardBase {
  readonly points: number;
  readonly kind: ForceObject['kind'];
}

/** Battlefield condition, which has no point value ("Battlefield Conditions"). */
export type ConditionCard = GeneralCardBase;

/**
 * Team ability behind a symbol ("Team Abilities"). The card has the same name as the team in `teams` of a character.
 */
export interface TeamCard extends GeneralCardBase {
  /**
   * Whether characters of the team may use the team abilities of friendly characters ("Team Abilities: Wild cards").
   */
  readonly wild: boolean;
}

/** Kind of a card if the file does not state a kind. */
export const DEFAULT_CARD_KIND = 'card';

/** Card of any other kind: attachments, ID cards, tarot cards, mystery cards, printed maps. */
export interface OtherCard extends GeneralCardBase {
  readonly points: number;
  /** Kind of the card in kebab case: `tarot-card`. */
  readonly kind: string;
  readonly keywords: readonly string[];
}

export interface GeneralCards {
  readonly feats: FeatCard;
  readonly objects: ObjectCard;
  readonly conditions: ConditionCard;
  readonly teams: TeamCard;
  readonly others: OtherCard;
}

/** Lists the tarot cards of a collection sorted by name, without duplicates. */
export function listTarotCards(cards: readonly GeneralCard[]): readonly OtherCard[] {
  const tarot = filterByPart(cards, 'others').flatMap(({ card }) => (card.kind === 'tarot-card' ? [card] : []));
  const byName = new Map(tarot.map((card) => [normalizeText(card.name), card]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** General card as it is stored. `id` is unique across all parts. */
export type GeneralCard = {
  readonly [Part in GeneralCardPart]: {
    readonly id: string;
    readonly part: Part;
    readonly card: GeneralCards[Part];
    /** Whether the card was entered or changed by hand. An import then asks before it replaces the card. */
    readonly byHand?: true;
  };
}[GeneralCardPart];

export function isGeneralCard<Card extends { readonly part: string }>(
  card: Card,
): card is Extract<Card, { readonly part: GeneralCardPart }> {
  return (GENERAL_CARD_PARTS as readonly string[]).includes(card.part);
}

export type GeneralCardOf<Part extends GeneralCardPart> = Extract<GeneralCard, { readonly part: Part }>;

/** Wraps a card with the id under which it is stored: `feats/iron-nerves`. */
export function makeGeneralCard<Part extends GeneralCardPart>(
  part: Part,
  card: GeneralCards[Part],
): GeneralCardOf<Part> {
  return { id: `${part}/${card.id}`, part, card } as GeneralCardOf<Part>;
}

/** All fields that general cards can have. Which of them a card has depends on its part. */
export interface GeneralCardFields extends Pick<FeatCard, 'points' | 'each' | 'needs'>, Pick<TeamCard, 'wild'> {
  readonly objectKind: ObjectCard['kind'];
  /** Name of the kind of another card, in any spelling. */
  readonly otherKind: string;
  readonly keywords: readonly string[];
}

/** Builds a card of a part from the fields that the part has. */
export function assembleGeneralCard(
  part: GeneralCardPart,
  head: ConditionCard,
  { points, each, needs, wild, objectKind, otherKind, keywords }: GeneralCardFields,
): GeneralCard {
  switch (part) {
    case 'feats':
      return makeGeneralCard('feats', { ...head, points, each, needs });
    case 'objects':
      return makeGeneralCard('objects', { ...head, points, kind: objectKind });
    case 'conditions':
      return makeGeneralCard('conditions', head);
    case 'teams':
      return makeGeneralCard('teams', { ...head, wild });
    case 'others': {
      const kind = toKebabCase(otherKind).slice(0, PRINTED_NAME_LIMIT) || DEFAULT_CARD_KIND;
      const words = keywords.map((word) => word.trim().slice(0, PRINTED_NAME_LIMIT)).filter((word) => word !== '');
      return makeGeneralCard('others', { ...head, points, kind, keywords: words.slice(0, 50) });
    }
  }
}

export function filterByPart<Part extends GeneralCardPart>(
  cards: readonly GeneralCard[],
  part: Part,
): GeneralCardOf<Part>[] {
  return cards.filter((each): each is GeneralCardOf<Part> => each.part === part);
}

/** Finds a card of a part by name, regardless of case and spacing. Null if there is no such card. */
export function findCardByName<Part extends GeneralCardPart>(
  cards: readonly GeneralCard[],
  part: Part,
  name: string,
): GeneralCardOf<Part> | null {
  const wanted = normalizeText(name);
  return filterByPart(cards, part).find(({ card }) => normalizeText(card.name) === wanted) ?? null;
}
