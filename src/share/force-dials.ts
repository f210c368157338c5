import type { Character } from '../catalog/character';
import type { GeneralCard } from '../catalog/general-cards/card';
import { hasTexts, plainDial } from '../force/dials';
import { LIMITS, plainForce } from '../force/format';
import type { KeptForce, Reference } from '../force/kept';
import { namedCards, plainCard } from '../force/named-cards';
import type { Finder } from '../force/resolve';

/** Characters and cards that a force refers to. */
export interface Cargo {
  /** Without duplicates. */
  readonly characters: readonly Character[];
  /** Names of characters that are not in the collection. */
  readonly lacking: readonly string[];
  /** Cards with their texts, from the collection. The force itself only has their names and points. */
  readonly cards: readonly GeneralCard[];
}

/** A force as text, and how many dials the text includes. */
export interface CarriedForce {
  readonly text: string;
  /** Number of dials in the text, and in the full force. */
  readonly carried: number;
  readonly wanted: number;
  /** Number of its characters that are in the collection. */
  readonly atHand: number;
  /** Names of the characters without a dial in the text, for any reason. */
  readonly missing: readonly string[];
  /** Names of the characters whose special powers lack their texts. */
  readonly textless: readonly string[];
  /** Names of the cards that lack their texts. */
  readonly cardless: readonly string[];
}

/** Collects the members of a force, its sideline and its cards. */
export function cargoOf(force: KeptForce, finder: Finder, cards: readonly GeneralCard[]): Cargo {
  const characters = new Map<string, Character>();
  const lacking = new Map<string, string>();
  const seek = (reference: Reference, points: number | null): void => {
    const found = finder.find(reference, points)?.character;
    const { id, name, set, number } = reference;
    if (found) characters.set(found.id, found);
    else lacking.set(JSON.stringify([id, name, set, number]), name || id);
  };
  for (const member of force.members) seek(member, member.points);
  for (const reference of force.sideline) seek(reference, null);
  return { characters: [...characters.values()], lacking: [...lacking.values()], cards: namedCards(force, cards) };
}

/** Parts to leave out until a text fits: first the longest texts, then the longest dials. */
interface Left {
  /** Characters and cards whose texts are left out. */
  readonly texts: ReadonlySet<Character | GeneralCard>;
  readonly dials: ReadonlySet<Character>;
}

/** Prints the full force, for a file or a sequence of codes. */
export function wholeForce(force: KeptForce, cargo: Cargo): CarriedForce {
  const whole = carriedForce(force, cargo, { texts: new Set(), dials: new Set() });
  // Readers reject a text beyond the format's limit. With hundreds of characters only the names are sent.
  return whole.text.length <= LIMITS.text ? whole : bareForce(force, cargo);
}

/** Prints the force without dials and texts, as earlier versions sent it. */
export function bareForce(force: KeptForce, cargo: Cargo): CarriedForce {
  return carriedForce(force, cargo, { texts: new Set(cargo.cards), dials: new Set(cargo.characters) });
}

/**
 * Prints as much of a force as fits. Texts of special powers and cards are dropped first, then dials, the longest first
 * in both cases.
 * @param fits whether a text is short enough. If even the bare force does not fit, it is returned anyway
 */
export async function fittingForce(
  force: KeptForce,
  cargo: Cargo,
  fits: (text: string) => Promise<boolean>,
): Promise<CarriedForce> {
  const texts = longestFirst<Character | GeneralCard>([
    ...cargo.characters.filter(hasTexts).map((each) => ({ each, size: size(each, true) - size(each, false) })),
    ...cargo.cards.map((each) => ({ each, size: JSON.stringify(plainCard(each)).length })),
  ]);
  const dials = longestFirst(cargo.characters.map((each) => ({ each, size: size(each, false) })));
  const leaving = (count: number): CarriedForce =>
    carriedForce(force, cargo, {
      texts: new Set(texts.slice(0, count)),
      dials: new Set(dials.slice(0, Math.max(0, count - texts.length))),
    });
  const whole = leaving(0);
  if (await fits(whole.text)) return whole;
  let [least, most] = [1, texts.length + dials.length];
  let best = bareForce(force, cargo);
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

function carriedForce(force: KeptForce, { characters, lacking, cards }: Cargo, left: Left): CarriedForce {
  const carried = characters.filter((each) => !left.dials.has(each));
  const textless = carried.filter((each) => left.texts.has(each));
  const told = cards.filter((each) => !left.texts.has(each));
  const text = JSON.stringify({
    ...plainForce(force),
    ...(carried.length === 0 ? {} : { characters: carried.map((each) => plainDial(each, !left.texts.has(each))) }),
    ...(textless.length === 0 ? {} : { textless: textless.map(({ id }) => id) }),
    ...(told.length === 0 ? {} : { cards: told.map(plainCard) }),
  });
  return {
    text,
    carried: carried.length,
    wanted: characters.length + lacking.length,
    atHand: characters.length,
    missing: [...characters.filter((each) => left.dials.has(each)).map(({ name }) => name), ...lacking],
    textless: textless.map(({ name }) => name),
    cardless: cards.filter((each) => left.texts.has(each)).map(({ card }) => card.name),
  };
}

function size(character: Character, texts: boolean): number {
  return JSON.stringify(plainDial(character, texts)).length;
}

function longestFirst<Each>(sized: readonly { readonly each: Each; readonly size: number }[]): Each[] {
  return sized.toSorted((a, b) => b.size - a.size).map(({ each }) => each);
}
