import type { Character } from '../catalog/character';
import { hasTexts, plainDial } from '../force/dials';
import { LIMITS, plainForce } from '../force/format';
import type { KeptForce, Reference } from '../force/kept';
import type { Finder } from '../force/resolve';

/** What a force brings along of its characters. */
export interface Cargo {
  /** Each once. */
  readonly characters: readonly Character[];
  /** Names of those whose dial the collection lacks. */
  readonly lacking: readonly string[];
}

/** A force as text, and what it carries of the dials. */
export interface CarriedForce {
  readonly text: string;
  /** Dials that the text carries, of how many that the force has. */
  readonly carried: number;
  readonly wanted: number;
  /** How many of them the collection has. */
  readonly atHand: number;
  /** Names of the characters whose dials are missing, whoever lacks them. */
  readonly missing: readonly string[];
  /** Names of the characters whose special powers go without their texts. */
  readonly textless: readonly string[];
}

/** Everybody whom a force names: its members, and who waits beside the map. */
export function cargoOf(force: KeptForce, finder: Finder): Cargo {
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
  return { characters: [...characters.values()], lacking: [...lacking.values()] };
}

/** What is left out of a text, one after the other until it fits: first the longest texts, then the longest dials. */
interface Left {
  readonly texts: ReadonlySet<string>;
  readonly dials: ReadonlySet<string>;
}

/** The whole: as a file and as a sequence of codes. */
export function wholeForce(force: KeptForce, cargo: Cargo): CarriedForce {
  const whole = carriedForce(force, cargo, { texts: new Set(), dials: new Set() });
  // Nobody reads more than the format allows: of hundreds of characters only the names go.
  return whole.text.length <= LIMITS.text ? whole : bareForce(force, cargo);
}

/** The force alone, as earlier versions sent it. */
export function bareForce(force: KeptForce, cargo: Cargo): CarriedForce {
  return carriedForce(force, cargo, { texts: new Set(), dials: new Set(cargo.characters.map(({ id }) => id)) });
}

/**
 * As much of a force as fits. Texts of special powers go first, the longest first; then whole dials, the longest first.
 * @param fits whether a text is short enough for its way. Where not even the force alone is, that is what comes back
 */
export async function fittingForce(
  force: KeptForce,
  cargo: Cargo,
  fits: (text: string) => Promise<boolean>,
): Promise<CarriedForce> {
  const texts = longestFirst(cargo.characters.filter(hasTexts), (each) => size(each, true) - size(each, false));
  const dials = longestFirst(cargo.characters, (each) => size(each, false));
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

function carriedForce(force: KeptForce, { characters, lacking }: Cargo, left: Left): CarriedForce {
  const carried = characters.filter(({ id }) => !left.dials.has(id));
  const textless = carried.filter(({ id }) => left.texts.has(id));
  const text = JSON.stringify({
    ...plainForce(force),
    ...(carried.length === 0 ? {} : { characters: carried.map((each) => plainDial(each, !left.texts.has(each.id))) }),
    ...(textless.length === 0 ? {} : { textless: textless.map(({ id }) => id) }),
  });
  return {
    text,
    carried: carried.length,
    wanted: characters.length + lacking.length,
    atHand: characters.length,
    missing: [...characters.filter(({ id }) => left.dials.has(id)).map(({ name }) => name), ...lacking],
    textless: textless.map(({ name }) => name),
  };
}

function size(character: Character, texts: boolean): number {
  return JSON.stringify(plainDial(character, texts)).length;
}

function longestFirst(characters: readonly Character[], sizeOf: (each: Character) => number): string[] {
  const sized = characters.map((each) => ({ id: each.id, size: sizeOf(each) }));
  return sized.sort((a, b) => b.size - a.size).map(({ id }) => id);
}
