import type { Character } from '../catalog/character';
import type { GeneralCard } from '../catalog/general-cards/card';
import { hasSpecialPowerTexts, listNamedCards, serializeCard, serializeDial } from '../force/force-dials';
import { FORCE_LIMITS, serializeForce } from '../force/format';
import type { CharacterFinder } from '../force/resolve';
import type { CharacterReference, StoredForce } from '../force/stored-force';

/** Characters and cards that a force refers to. */
export interface ForceContents {
  /** Characters of the force that are in the collection, without duplicates. */
  readonly characters: readonly Character[];
  /** Names of characters that are not in the collection. */
  readonly missing: readonly string[];
  /** Cards with their texts, from the collection. The force itself only has their names and points. */
  readonly cards: readonly GeneralCard[];
}

/** A force as text, and how many dials the text includes. */
export interface ForceText {
  readonly text: string;
  /** Number of dials in the text. `total` is the number in the full force. */
  readonly included: number;
  readonly total: number;
  /** Number of characters of the force that are in the collection. */
  readonly available: number;
  /** Names of the characters without a dial in the text, for any reason. */
  readonly missing: readonly string[];
  /** Names of the characters with special powers and without the texts of these powers. */
  readonly withoutText: readonly string[];
  /** Names of the cards that lack their texts. */
  readonly cardsWithoutText: readonly string[];
}

export function collectForceContents(
  force: StoredForce,
  finder: CharacterFinder,
  cards: readonly GeneralCard[],
): ForceContents {
  const characters = new Map<string, Character>();
  const lacking = new Map<string, string>();
  const seek = (reference: CharacterReference, points: number | null): void => {
    const found = finder.find(reference, points)?.character;
    const { id, name, set, number } = reference;
    if (found) characters.set(found.id, found);
    else lacking.set(JSON.stringify([id, name, set, number]), name || id);
  };
  for (const member of force.members) seek(member, member.points);
  for (const reference of force.sideline) seek(reference, null);
  return { characters: [...characters.values()], missing: [...lacking.values()], cards: listNamedCards(force, cards) };
}

/** Parts of a force to leave out because its text is too long: first the longest texts, then the longest dials. */
interface Left {
  /** Characters and cards that are written without their texts. */
  readonly texts: ReadonlySet<Character | GeneralCard>;
  readonly dials: ReadonlySet<Character>;
}

/** Prints the full force, for a file or a sequence of codes. */
export function printFullForce(force: StoredForce, cargo: ForceContents): ForceText {
  const text = carriedForce(force, cargo, { texts: new Set(), dials: new Set() });
  // Readers reject a text beyond the format's limit. With hundreds of characters only the names are sent.
  return text.text.length <= FORCE_LIMITS.text ? text : printForceWithoutDials(force, cargo);
}

/** Prints the force without dials and texts, as earlier versions sent it. */
export function printForceWithoutDials(force: StoredForce, cargo: ForceContents): ForceText {
  return carriedForce(force, cargo, { texts: new Set(cargo.cards), dials: new Set(cargo.characters) });
}

/**
 * Prints as much of a force as fits. Texts of special powers and cards are dropped first, then dials, the longest first
 * in both cases.
 * @param fits whether a text is short enough. If even the bare force does not fit, it is returned anyway
 */
export async function printFittingForce(
  force: StoredForce,
  cargo: ForceContents,
  fits: (text: string) => Promise<boolean>,
): Promise<ForceText> {
  const texts = longestFirst<Character | GeneralCard>([
    ...cargo.characters
      .filter(hasSpecialPowerTexts)
      .map((each) => ({ each, size: size(each, true) - size(each, false) })),
    ...cargo.cards.map((each) => ({ each, size: JSON.stringify(serializeCard(each)).length })),
  ]);
  const dials = longestFirst(cargo.characters.map((each) => ({ each, size: size(each, false) })));
  const leaving = (count: number): ForceText =>
    carriedForce(force, cargo, {
      texts: new Set(texts.slice(0, count)),
      dials: new Set(dials.slice(0, Math.max(0, count - texts.length))),
    });
  const whole = leaving(0);
  if (await fits(whole.text)) return whole;
  let [least, most] = [1, texts.length + dials.length];
  let best = printForceWithoutDials(force, cargo);
  while (least <= most) {
    const count = Math.floor((least + most) / 2);
    const tried = leaving(count);
    if (await fits(tried.text)) {
      best = tried;
      most = count - 1;
    } else least = count + 1;
  }
  return best;
}

function carriedForce(
  force: StoredForce,
  { characters, missing: lacking, cards }: ForceContents,
  left: Left,
): ForceText {
  const carried = characters.filter((each) => !left.dials.has(each));
  const textless = carried.filter((each) => left.texts.has(each));
  const told = cards.filter((each) => !left.texts.has(each));
  const text = JSON.stringify({
    ...serializeForce(force),
    ...(carried.length === 0 ? {} : { characters: carried.map((each) => serializeDial(each, !left.texts.has(each))) }),
    ...(textless.length === 0 ? {} : { textless: textless.map(({ id }) => id) }),
    ...(told.length === 0 ? {} : { cards: told.map(serializeCard) }),
  });
  return {
    text,
    included: carried.length,
    total: characters.length + lacking.length,
    available: characters.length,
    missing: [...characters.filter((each) => left.dials.has(each)).map(({ name }) => name), ...lacking],
    withoutText: textless.map(({ name }) => name),
    cardsWithoutText: cards.filter((each) => left.texts.has(each)).map(({ card }) => card.name),
  };
}

function size(character: Character, texts: boolean): number {
  return JSON.stringify(serializeDial(character, texts)).length;
}

function longestFirst<Each>(sized: readonly { readonly each: Each; readonly size: number }[]): Each[] {
  return sized.toSorted((a, b) => b.size - a.size).map(({ each }) => each);
}
