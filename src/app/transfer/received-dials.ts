import type { Character } from '../../catalog/character';
import { findCardByName, type GeneralCard } from '../../catalog/general-cards/card';
import { type ForceDials, serializeDial } from '../../force/force-dials';
import { listNamedCards, serializeCard } from '../../force/named-cards';
import { type CharacterFinder, makeCharacterFinder } from '../../force/resolve';
import type { CharacterReference, StoredForce, StoredMember } from '../../force/stored-force';
import { isSameData } from '../../store/same-data';

/** Dials received with a force, compared with the collection. */
export interface ReceivedDials {
  /** Number of received dials that belong to characters named in the force. */
  readonly count: number;
  /** Characters of the force that are missing from the collection. Saving the force adds them to the collection. */
  readonly added: readonly Character[];
  /** Names of added characters that were sent without the texts of their special powers. */
  readonly withoutText: readonly string[];
  /** Cards of the force that are missing from the collection. Saving the force adds them to the collection. */
  readonly cards: readonly GeneralCard[];
  /** Names of characters and cards that differ from the collection. The version in the collection is retained. */
  readonly differing: readonly string[];
  /** Finder that searches the collection first, then the added characters. */
  readonly finder: CharacterFinder;
  /** The force, with references to added characters replaced by the ids of those characters. */
  readonly force: StoredForce;
}

/** Compares received dials with the collection. Only characters and cards that the force names are added. */
export function compareReceivedDials(
  force: StoredForce,
  { characters, textless, cards }: ForceDials,
  mine: CharacterFinder,
  { all, cards: myCards }: { readonly all: readonly Character[]; readonly cards: readonly GeneralCard[] },
): ReceivedDials {
  const theirs = makeCharacterFinder(characters);
  const taken = new Set(characters.length === 0 ? [] : all.map(({ id }) => id));
  const added = new Map<string, Character>();
  const differing = new Set<string>();
  const named = new Set<string>();
  /**
   * Returns the received character for a reference. Null if the collection has that character or no dial was received.
   */
  const theirsFor = (reference: CharacterReference, points: number | null): Character | null => {
    const sent = theirs.find(reference, points)?.character;
    if (!sent) return null;
    named.add(sent.id);
    const here = mine.find(reference, points)?.character;
    if (here && !isSameDial(here, sent, !textless.has(sent.id))) differing.add(here.name);
    // A different character in the collection has this id and is not overwritten.
    if (!here && taken.has(sent.id)) differing.add(sent.name);
    if (here || taken.has(sent.id)) return null;
    added.set(sent.id, sent);
    return sent;
  };
  const members = force.members.map((member): StoredMember => {
    const sent = theirsFor(member, member.points);
    return sent ? { ...member, ...referenceOf(sent) } : member;
  });
  const sideline = force.sideline.map((reference): CharacterReference => {
    const sent = theirsFor(reference, null);
    return sent ? referenceOf(sent) : reference;
  });
  const cardIds = new Set(cards.length === 0 ? [] : myCards.map(({ id }) => id));
  const addedCards = listNamedCards(force, cards).filter((sent) => {
    const here = findCardByName(myCards, sent.part, sent.card.name);
    const lacking = !here && !cardIds.has(sent.id);
    if (!lacking && !(here && isSameCard(here, sent))) differing.add(sent.card.name);
    return lacking;
  });
  const addedFinder = makeCharacterFinder([...added.values()]);
  return {
    count: named.size,
    added: [...added.values()],
    withoutText: [...added.values()].filter(({ id }) => textless.has(id)).map(({ name }) => name),
    cards: addedCards,
    differing: [...differing],
    finder: { find: (reference, points) => mine.find(reference, points) ?? addedFinder.find(reference, points) },
    force: { ...force, members, sideline },
  };
}

function referenceOf({ id, name, set, number }: Character): CharacterReference {
  return { id, name, set, number };
}

/** Returns whether two cards are equal, ignoring ids. */
function isSameCard(a: GeneralCard, b: GeneralCard): boolean {
  const printed = (each: GeneralCard) =>
    serializeCard({ ...each, id: '', card: { ...each.card, id: '' } } as GeneralCard);
  return isSameData(printed(a), printed(b));
}

/** Returns whether two characters are equal, ignoring ids. */
function isSameDial(a: Character, b: Character, texts: boolean): boolean {
  const printed = (each: Character) => serializeDial({ ...each, id: '' }, texts);
  return isSameData(printed(a), printed(b));
}
