import type { Character } from '../../catalog/character';
import { findCardByName, type GeneralCard } from '../../catalog/general-cards/card';
import { type ForceDials, listNamedCards, serializeCard, serializeDial } from '../../force/force-dials';
import { serializeForce } from '../../force/format';
import type { ParsedForce } from '../../force/parse-force';
import { type CharacterFinder, makeCharacterFinder } from '../../force/resolve';
import type { CharacterReference, StoredForce, StoredMember } from '../../force/stored-force';
import { EDITIONS } from '../../rules/editions';
import { cardRepository } from '../../store/cards';
import { characterRepository } from '../../store/characters';
import { forceRepository, makeForce } from '../../store/forces';
import type { StoredCard } from '../../store/records';
import { isSameData } from '../../store/same-data';
import { truncate } from '../../text/character-text';
import { describeRulesAndFormat } from '../../text/formats';
import { say, sayMany } from '../../text/say';
import { describeCharacterMatch } from '../../text/screens/force-text';
import { generalCards } from '../collection/card-lists';
import { collectionFinder } from '../collection/finder';
import { characters, forces } from '../collection/library';
import { countOwned, ownsAnyCharacter } from '../collection/owned-copies';
import { type CheckedForce, checkSavedForce } from '../forces/checked-force';
import { makeForceName, saveForce } from '../forces/save-force';
import { NOTHING_SAVED, type SavedRecords, saveImportedRecords, undoSave } from '../import/save-imported';
import { toast, toastWithUndo } from '../messages';
import { goTo } from '../route';
import { describeStoreFault } from '../storage/store-fault-text';
import type { ReceivedAction, ReceivedItem, SaveEffect } from './received-item';

/** Dials received with a force, compared with the collection. */
interface ReceivedDials {
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
function compareReceivedDials(
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
    if (sent) return { ...member, ...referenceOf(sent) };
    const here = mine.find(member, member.points)?.character;
    // Team files of other programs join set and number to an id of their own.
    const isPrinted = here?.name === member.name && here.set === member.set && here.number === member.number;
    return here && isPrinted ? { ...member, id: here.id } : member;
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

export interface ReceivedForce extends ReceivedItem {
  readonly checked: CheckedForce;
  readonly dials: ReceivedDials;
  /** Names of members that are neither in the collection nor among the received dials. */
  readonly missing: readonly string[];
  /** Sentences about members that were matched by name or number instead of id. */
  readonly guessed: readonly string[];
  /** Lists the names of members without enough owned copies. A function, because owned copies are loaded later. */
  readonly listInsufficient: () => readonly string[];
}

/** Prepares a received force for saving: with a new id, a name, an edition and a build total. */
export function makeReceivedForce({ force, dials }: ParsedForce): ReceivedForce {
  const rules = EDITIONS.find(({ id }) => id === force.edition) ?? EDITIONS[0];
  const before = forces() ?? [];
  const held = compareReceivedDials(force, dials, collectionFinder(), {
    all: characters() ?? [],
    cards: generalCards() ?? [],
  });
  const kept = makeForce({
    ...held.force,
    id: `force-${crypto.randomUUID()}`,
    name: force.name.trim() || makeForceName(before),
    edition: rules.id,
    buildTotal: force.buildTotal ?? rules.force.usualTotal,
  });
  const checked = checkSavedForce(kept, held.finder, rules);
  const same = before.find((each) => isSameData(serializeForce(each), serializeForce(kept))) ?? null;
  const standing = (): SaveEffect => {
    if (same) return { how: 'same', words: say('You already have exactly this force.') };
    return before.some(({ name }) => name === kept.name)
      ? { how: 'other', words: say('You have another force with this name. Saving this one does not change yours.') }
      : { how: 'new', words: say('You do not have this force yet.') };
  };
  async function save(): Promise<(() => void) | null> {
    const saved = await saveDials(held);
    if (saved === null) return null;
    if (!(await saveForce(kept))) {
      await undoDials(saved);
      return null;
    }
    const undo = async (): Promise<void> => {
      await forceRepository.remove([kept.id]);
      await undoDials(saved);
      goTo('forces');
    };
    return () => {
      goTo('forces', kept.id);
      toastWithUndo(savedWords(kept.name, saved.characters.added.length), undo);
    };
  }
  async function saveDialsAlone(): Promise<(() => void) | null> {
    const saved = await saveDials(held);
    if (saved === null || same === null) return null;
    return () => {
      goTo('forces', same.id);
      toastWithUndo(addedWords(saved.characters.added.length, saved.cards.added.length), () => undoDials(saved));
    };
  }
  const addOnly: readonly ReceivedAction[] =
    held.added.length + held.cards.length === 0
      ? []
      : [{ label: addWords(held), isPrimary: true, run: saveDialsAlone }];
  const actions: readonly ReceivedAction[] = same
    ? [
        ...addOnly,
        { label: say('Open mine'), run: async () => () => goTo('forces', same.id) },
        { label: say('Save a second copy'), run: save },
      ]
    : [{ label: say('Save'), isPrimary: true, run: save }];
  return {
    title: say('Force received'),
    name: kept.name,
    facts: [
      say('{points} of {total} points', { points: checked.verdict.points, total: kept.buildTotal }),
      describeRulesAndFormat(rules.name, kept.format),
    ],
    effect: standing(),
    actions,
    checked,
    dials: held,
    missing: checked.saved.members
      .filter((_, place) => checked.found[place] === null)
      .map((member) => member.name || member.id),
    guessed: checked.found.flatMap((character, place) => {
      const text = character ? describeCharacterMatch(character.by) : '';
      return text === '' ? [] : [`${checked.saved.members[place]?.name || character?.character.name}: ${text}`];
    }),
    listInsufficient: () => listInsufficientCopies(checked),
  };
}

/** Records that were added to the collection together with a force. */
interface SavedContents {
  readonly characters: SavedRecords<Character>;
  readonly cards: SavedRecords<StoredCard>;
}

/**
 * Adds the missing characters and cards to the collection without owned copies. Returns null, after a message, if a
 * write failed.
 */
async function saveDials({ added, cards }: ReceivedDials): Promise<SavedContents | null> {
  // Records that the user added after the preview are not overwritten.
  const careful = { byHand: () => true };
  const characters = await saveImportedRecords(added, characterRepository, careful);
  const saved = {
    characters,
    cards: characters.fault ? NOTHING_SAVED : await saveImportedRecords(cards, cardRepository, careful),
  };
  const fault = saved.characters.fault ?? saved.cards.fault;
  const refused = saved.characters.refused[0] ?? saved.cards.refused[0];
  if (!fault && !refused) return saved;
  await undoDials(saved);
  const text = fault ? describeStoreFault(fault) : say('Force not saved: {reason}.', { reason: refused?.reason });
  toast({ text, tone: 'bad' });
  return null;
}

async function undoDials(saved: SavedContents): Promise<void> {
  await undoSave(saved.characters, characterRepository);
  await undoSave(saved.cards, cardRepository);
}

function addWords({ added, cards }: ReceivedDials): string {
  return added.length > 0
    ? sayMany(added.length, 'Add 1 dial', 'Add {n} dials')
    : sayMany(cards.length, 'Add 1 card', 'Add {n} cards');
}

function addedWords(dials: number, cards: number): string {
  return dials > 0
    ? sayMany(dials, '1 dial added to your collection.', '{n} dials added to your collection.')
    : sayMany(cards, '1 card added to your collection.', '{n} cards added to your collection.');
}

function savedWords(force: string, added: number): string {
  const name = truncate(force, 60);
  return added === 0
    ? say('{name} saved to your forces.', { name })
    : sayMany(
        added,
        '{name} saved to your forces, with 1 new dial.',
        '{name} saved to your forces, with {n} new dials.',
        {
          name,
        },
      );
}

/** Lists the members with too few owned copies. Empty if no copies are recorded at all. */
function listInsufficientCopies({ found: characters }: CheckedForce): readonly string[] {
  if (!ownsAnyCharacter()) return [];
  const wanted = new Map<string, { readonly name: string; readonly count: number }>();
  for (const each of characters) {
    if (!each) continue;
    const { id, name } = each.character;
    wanted.set(id, { name, count: (wanted.get(id)?.count ?? 0) + 1 });
  }
  return [...wanted].flatMap(([id, { name, count }]) => {
    const owned = countOwned(id);
    if (count <= owned) return [];
    return [count === 1 ? name : say('{name} ({owned} of {count})', { name, owned, count })];
  });
}
