import { type FeatNeeds, type ForceObject, plainWord } from '../force';

/** What of the books lies on shelves of its own: what is built into forces and what stands behind the symbols on bases. */
export const SHELF_PARTS = ['feats', 'objects', 'conditions', 'teams'] as const;
export type ShelfPart = (typeof SHELF_PARTS)[number];

interface OnShelf {
  /** Its own within its part. */
  readonly id: string;
  readonly name: string;
  /** What it does, in the owner's words; '' where nobody wrote it down. */
  readonly text: string;
  /** What else its source tells that nothing here asks about, by the source's own names, as text. */
  readonly extras?: Readonly<Record<string, string>>;
}

/** "Feats". */
export interface FeatCard extends OnShelf {
  readonly points: number;
  /** Whether the points are counted for each character that it is given to, and not once for all. */
  readonly each: boolean;
  readonly needs: FeatNeeds;
}

/** A special object ("Special Objects"), or a thing that is worn; standard objects lie on no shelf. */
export interface ObjectCard extends OnShelf {
  readonly points: number;
  readonly kind: ForceObject['kind'];
}

/** A battlefield condition: it has no point value ("Battlefield Conditions"). */
export type ConditionCard = OnShelf;

/** The team ability behind a symbol ("Team Abilities"): its name is what stands under `teams` of a character. */
export interface TeamCard extends OnShelf {
  /** Whether its characters use the team abilities of friends ("Team Abilities: Wild cards"). */
  readonly wild: boolean;
}

export interface ShelfCards {
  readonly feats: FeatCard;
  readonly objects: ObjectCard;
  readonly conditions: ConditionCard;
  readonly teams: TeamCard;
}

/** A card of a shelf as it is kept: `id` is its own within all parts together. */
export type ShelfCard = {
  readonly [Part in ShelfPart]: {
    readonly id: string;
    readonly part: Part;
    readonly card: ShelfCards[Part];
    /** Entered or changed by hand, so that no file replaces it unasked. */
    readonly byHand?: true;
  };
}[ShelfPart];

/** Whether a kept card lies on one of the shelves. */
export function isShelfCard<Card extends { readonly part: string }>(
  card: Card,
): card is Extract<Card, { readonly part: ShelfPart }> {
  return (SHELF_PARTS as readonly string[]).includes(card.part);
}

/** One card of a known shelf. */
export type ShelfCardOf<Part extends ShelfPart> = Extract<ShelfCard, { readonly part: Part }>;

/** A card under the id that it is kept by: `feats/iron-nerves`. */
export function onShelf<Part extends ShelfPart>(part: Part, card: ShelfCards[Part]): ShelfCardOf<Part> {
  return { id: `${part}/${card.id}`, part, card } as ShelfCardOf<Part>;
}

/** The cards of one shelf. */
export function ofPart<Part extends ShelfPart>(cards: readonly ShelfCard[], part: Part): ShelfCardOf<Part>[] {
  return cards.filter((each): each is ShelfCardOf<Part> => each.part === part);
}

/** The card of a name, whatever its capitals and blanks; null where the shelf has none. */
export function cardNamed<Part extends ShelfPart>(
  cards: readonly ShelfCard[],
  part: Part,
  name: string,
): ShelfCardOf<Part> | null {
  const wanted = plainWord(name);
  return ofPart(cards, part).find(({ card }) => plainWord(card.name) === wanted) ?? null;
}
