import type { Character } from '../../catalog/character';
import { cardNamed, type GeneralCard } from '../../catalog/general-cards/card';
import { type Dials, plainDial } from '../../force/dials';
import type { KeptForce, KeptMember, Reference } from '../../force/kept';
import { namedCards, plainCard } from '../../force/named-cards';
import { type Finder, makeFinder } from '../../force/resolve';
import { sameData } from '../../store/same';

/** The dials of a force that was received, held against the collection. */
export interface ReceivedDials {
  /** How many came of characters that the force names. */
  readonly came: number;
  /** Characters of the force that the collection lacks: they are added when the force is saved. */
  readonly added: readonly Character[];
  /** Names of those that are added without the texts of their special powers. */
  readonly textless: readonly string[];
  /** Cards of the force that the collection lacks: they are added when the force is saved. */
  readonly cards: readonly GeneralCard[];
  /** Names of characters and cards here that the link has otherwise: they stay as they are. */
  readonly differing: readonly string[];
  /** Finds in the collection first, then among those that are added. */
  readonly finder: Finder;
  /** The force, with those that are added by their own ids. */
  readonly force: KeptForce;
}

/** Only characters and cards that the force names count: a link adds nothing else. */
export function receivedDials(
  force: KeptForce,
  { characters, textless, cards }: Dials,
  mine: Finder,
  { all, cards: myCards }: { readonly all: readonly Character[]; readonly cards: readonly GeneralCard[] },
): ReceivedDials {
  const theirs = makeFinder(characters);
  const taken = new Set(characters.length === 0 ? [] : all.map(({ id }) => id));
  const added = new Map<string, Character>();
  const differing = new Set<string>();
  const named = new Set<string>();
  /** The character of theirs that stands for a reference here; null where mine does, or nobody. */
  const theirsFor = (reference: Reference, points: number | null): Character | null => {
    const sent = theirs.find(reference, points)?.character;
    if (!sent) return null;
    named.add(sent.id);
    const here = mine.find(reference, points)?.character;
    if (here && !sameDial(here, sent, !textless.has(sent.id))) differing.add(here.name);
    // Another character here has its id, and is not overwritten.
    if (!here && taken.has(sent.id)) differing.add(sent.name);
    if (here || taken.has(sent.id)) return null;
    added.set(sent.id, sent);
    return sent;
  };
  const members = force.members.map((member): KeptMember => {
    const sent = theirsFor(member, member.points);
    return sent ? { ...member, ...referenceOf(sent) } : member;
  });
  const sideline = force.sideline.map((reference): Reference => {
    const sent = theirsFor(reference, null);
    return sent ? referenceOf(sent) : reference;
  });
  const cardIds = new Set(cards.length === 0 ? [] : myCards.map(({ id }) => id));
  const addedCards = namedCards(force, cards).filter((sent) => {
    const here = cardNamed(myCards, sent.part, sent.card.name);
    const lacking = !here && !cardIds.has(sent.id);
    if (!lacking && !(here && sameCard(here, sent))) differing.add(sent.card.name);
    return lacking;
  });
  const addedFinder = makeFinder([...added.values()]);
  return {
    came: named.size,
    added: [...added.values()],
    textless: [...added.values()].filter(({ id }) => textless.has(id)).map(({ name }) => name),
    cards: addedCards,
    differing: [...differing],
    finder: { find: (reference, points) => mine.find(reference, points) ?? addedFinder.find(reference, points) },
    force: { ...force, members, sideline },
  };
}

function referenceOf({ id, name, set, number }: Character): Reference {
  return { id, name, set, number };
}

/** Whether two say the same of a card, by whatever ids. */
function sameCard(a: GeneralCard, b: GeneralCard): boolean {
  const printed = (each: GeneralCard) => plainCard({ ...each, id: '', card: { ...each.card, id: '' } } as GeneralCard);
  return sameData(printed(a), printed(b));
}

/** Whether two say the same of a character, by whatever ids. */
function sameDial(a: Character, b: Character, texts: boolean): boolean {
  const printed = (each: Character) => plainDial({ ...each, id: '' }, texts);
  return sameData(printed(a), printed(b));
}
