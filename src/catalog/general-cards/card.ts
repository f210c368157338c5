import { type FeatNeeds, type ForceObject, normalizeText } from '../force';

/**
 * Cards that are neither characters nor mission cards: parts of forces, and team abilities behind the symbols on bases.
 */
export const GENERAL_PARTS = ['feats', 'objects', 'conditions', 'teams', 'others'] as const;
export type GeneralPart = (typeof GENERAL_PARTS)[number];

interface GeneralCardBase {
  /** Unique within its part. */
  readonly id: string;
  readonly name: string;
  /** Effect of the card, in the owner's words. Empty if nothing was entered. */
  readonly text: string;
  /** Powers that it grants, in kebab case. Left out if none. */
  readonly grants?: readonly string[];
  /** Fields of its source that the app does not use, as text, by the source's own names. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** A feat ("Feats"). */
export interface FeatCard extends GeneralCardBase {
  readonly points: number;
  /** Whether the points count once per assigned character instead of once in total. */
  readonly each: boolean;
  readonly needs: FeatNeeds;
}

/** A special object ("Special Objects") or a piece of equipment. Standard objects have no card. */
export interface ObjectCard extends GeneralCardBase {
  readonly points: number;
  readonly kind: ForceObject['kind'];
}

/** A battlefield condition: it has no point value ("Battlefield Conditions"). */
export type ConditionCard = GeneralCardBase;

/** The team ability behind a symbol ("Team Abilities"). Its name is the one in `teams` of a character. */
export interface TeamCard extends GeneralCardBase {
  /** Whether its characters may use the team abilities of friendly characters ("Team Abilities: Wild cards"). */
  readonly wild: boolean;
}

/** Kind of a card whose kind is unknown. */
export const DEFAULT_CARD_KIND = 'card';

/** A card of a kind without its own part: attachments, ID cards, tarot cards, mystery cards, printed maps. */
export interface OtherCard extends GeneralCardBase {
  readonly points: number;
  /** Kebab case: `tarot-card`. */
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

/** Lists the tarot cards of a collection by name, each name once. */
export function tarotCards(cards: readonly GeneralCard[]): readonly OtherCard[] {
  const tarot = filterByPart(cards, 'others').flatMap(({ card }) => (card.kind === 'tarot-card' ? [card] : []));
  const byName = new Map(tarot.map((card) => [normalizeText(card.name), card]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A general card as it is stored. `id` is unique across all parts. */
export type GeneralCard = {
  readonly [Part in GeneralPart]: {
    readonly id: string;
    readonly part: Part;
    readonly card: GeneralCards[Part];
    /** Entered or changed by hand: an import asks before it replaces this card. */
    readonly byHand?: true;
  };
}[GeneralPart];

/** Returns whether a stored card is a general card. */
export function isGeneralCard<Card extends { readonly part: string }>(
  card: Card,
): card is Extract<Card, { readonly part: GeneralPart }> {
  return (GENERAL_PARTS as readonly string[]).includes(card.part);
}

export type GeneralCardOf<Part extends GeneralPart> = Extract<GeneralCard, { readonly part: Part }>;

/** Wraps a card with the id that it is stored under: `feats/iron-nerves`. */
export function makeGeneralCard<Part extends GeneralPart>(part: Part, card: GeneralCards[Part]): GeneralCardOf<Part> {
  return { id: `${part}/${card.id}`, part, card } as GeneralCardOf<Part>;
}

/** Returns the cards of one part. */
export function filterByPart<Part extends GeneralPart>(
  cards: readonly GeneralCard[],
  part: Part,
): GeneralCardOf<Part>[] {
  return cards.filter((each): each is GeneralCardOf<Part> => each.part === part);
}

/** Finds a card by name, regardless of case and spacing. Null if not found. */
export function findCardByName<Part extends GeneralPart>(
  cards: readonly GeneralCard[],
  part: Part,
  name: string,
): GeneralCardOf<Part> | null {
  const wanted = normalizeText(name);
  return filterByPart(cards, part).find(({ card }) => normalizeText(card.name) === wanted) ?? null;
}
