import { type FeatNeeds, type ForceObject, plainWord } from '../force';

/** Cards that are neither characters nor cards of missions: what is built into forces, and what is behind the symbols on bases. */
export const GENERAL_PARTS = ['feats', 'objects', 'conditions', 'teams', 'others'] as const;
export type GeneralPart = (typeof GENERAL_PARTS)[number];

interface GeneralCardBase {
  /** Its own within its part. */
  readonly id: string;
  readonly name: string;
  /** What it does, in the owner's words; '' where nobody wrote it down. */
  readonly text: string;
  /** Powers that it gives to whoever has it, kebab case. Left out: none. */
  readonly grants?: readonly string[];
  /** What else its source tells that nothing here asks about, by the source's own names, as text. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** "Feats". */
export interface FeatCard extends GeneralCardBase {
  readonly points: number;
  /** Whether the points are counted for each character that it is given to, and not once for all. */
  readonly each: boolean;
  readonly needs: FeatNeeds;
}

/** A special object ("Special Objects"), or a thing that is worn; standard objects have no card. */
export interface ObjectCard extends GeneralCardBase {
  readonly points: number;
  readonly kind: ForceObject['kind'];
}

/** A battlefield condition: it has no point value ("Battlefield Conditions"). */
export type ConditionCard = GeneralCardBase;

/** The team ability behind a symbol ("Team Abilities"): its name is what stands under `teams` of a character. */
export interface TeamCard extends GeneralCardBase {
  /** Whether its characters use the team abilities of friends ("Team Abilities: Wild cards"). */
  readonly wild: boolean;
}

/** What a card is whose kind nobody told. */
export const OTHER_KIND = 'card';

/** A card of a kind that has no part of its own: attachments, ID cards, tarot cards, mystery cards, printed maps. */
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

/** The tarot cards of a collection, by name, each name once. */
export function tarotCards(cards: readonly GeneralCard[]): readonly OtherCard[] {
  const tarot = ofPart(cards, 'others').flatMap(({ card }) => (card.kind === 'tarot-card' ? [card] : []));
  const byName = new Map(tarot.map((card) => [plainWord(card.name), card]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A general card as it is saved: `id` is its own within all parts together. */
export type GeneralCard = {
  readonly [Part in GeneralPart]: {
    readonly id: string;
    readonly part: Part;
    readonly card: GeneralCards[Part];
    /** Entered or changed by hand, so that no file replaces it unasked. */
    readonly byHand?: true;
  };
}[GeneralPart];

/** Whether a saved card is a general one. */
export function isGeneralCard<Card extends { readonly part: string }>(
  card: Card,
): card is Extract<Card, { readonly part: GeneralPart }> {
  return (GENERAL_PARTS as readonly string[]).includes(card.part);
}

/** A general card of a known part. */
export type GeneralCardOf<Part extends GeneralPart> = Extract<GeneralCard, { readonly part: Part }>;

/** A card under the id that it is kept by: `feats/iron-nerves`. */
export function generalCard<Part extends GeneralPart>(part: Part, card: GeneralCards[Part]): GeneralCardOf<Part> {
  return { id: `${part}/${card.id}`, part, card } as GeneralCardOf<Part>;
}

/** The cards of one part. */
export function ofPart<Part extends GeneralPart>(cards: readonly GeneralCard[], part: Part): GeneralCardOf<Part>[] {
  return cards.filter((each): each is GeneralCardOf<Part> => each.part === part);
}

/** The card of a name, whatever its capitals and blanks; null where there is none. */
export function cardNamed<Part extends GeneralPart>(
  cards: readonly GeneralCard[],
  part: Part,
  name: string,
): GeneralCardOf<Part> | null {
  const wanted = plainWord(name);
  return ofPart(cards, part).find(({ card }) => plainWord(card.name) === wanted) ?? null;
}
