import type { Character } from '../catalog/character';
import { type Force, makeRecruit, makeUnknownRecruit, normalizeText, type Recruit } from '../catalog/force';
import { applyStartOption, findStartOption, type StartOption, traitCost } from '../catalog/start-options';
import type { CharacterReference, StoredForce, StoredMember } from './stored-force';

/** Criteria by which a character was found: its id; set and number; name and number in another set; name and points. */
export type MatchCriterion = 'id' | 'set-and-number' | 'name-and-number' | 'name-and-points';

export interface FoundCharacter {
  readonly character: Character;
  readonly by: MatchCriterion;
}

/** Stored force with its characters, ready to be judged. Member indexes are the same as in the stored force. */
export interface ResolvedForce {
  readonly force: Force;
  /** Found characters by index of the member. Null if the character is missing from the collection. */
  readonly found: readonly (FoundCharacter | null)[];
}

/** Finder of characters by reference. Built once for a collection and used for each member. */
export interface CharacterFinder {
  /**
   * Finds the character of a reference. Null if the collection has no match.
   * @param points narrows a search by name alone; null if no points are known
   */
  readonly find: (reference: CharacterReference, points: number | null) => FoundCharacter | null;
}

/**
 * Builds a finder that tries these criteria in order:
 * 1. id, even if set and number are joined differently, except if both have names and the names differ;
 * 2. set and number, ignoring leading zeros, with the same exception;
 * 3. name and number, if only one character has both: its set may have been renamed;
 * 4. name, if only one character of that name has a starting line of these points;
 * 5. id, or set and number, with any name: the character may have been renamed.
 */
export function makeCharacterFinder(characters: readonly Character[]): CharacterFinder {
  const byId = indexOf(characters, ({ id }) => [id]);
  const bySquashed = indexOf(characters, ({ id, set, number }) => [normalizeId(id), normalizeId(set + number)]);
  const byNumber = indexOf(characters, (each) => [setAndNumber(each)]);
  const byNameNumber = indexOf(characters, (each) => [nameAndNumberKey(each)]);
  const byName = indexOf(characters, ({ name }) => [normalizeText(name)]);

  const find = (reference: CharacterReference, points: number | null): FoundCharacter | null => {
    const { id, name, set, number } = reference;
    const own = id === '' ? [] : [...(byId.get(id) ?? []), ...(bySquashed.get(normalizeId(id)) ?? [])];
    const printed = set === '' || number === '' ? [] : (byNumber.get(setAndNumber(reference)) ?? []);
    const named = (each: Character) => name === '' || normalizeText(each.name) === normalizeText(name);
    const only = (list: readonly Character[]) => (list.length === 1 ? list[0] : undefined);
    const alike = name === '' ? [] : (byName.get(normalizeText(name)) ?? []);
    const lined = alike.filter(({ starts }) => points !== null && starts.some((start) => start.points === points));
    return (
      told(own.find(named), 'id') ??
      told(printed.find(named), 'set-and-number') ??
      told(number === '' ? undefined : only(byNameNumber.get(nameAndNumberKey(reference)) ?? []), 'name-and-number') ??
      told(only(lined), 'name-and-points') ??
      told(own[0], 'id') ??
      told(printed[0], 'set-and-number')
    );
  };
  return { find };
}

/**
 * Replaces the references of a force by characters of a collection. A missing character becomes an unknown recruit with
 * only its points.
 */
export function resolveForce(force: StoredForce, finder: CharacterFinder): ResolvedForce {
  const characters = force.members.map((member) => finder.find(member, member.points));
  const members = force.members.map((member, place) => recruited(member, characters[place] ?? null));
  const { buildTotal, feats, conditions, objects, tarot, options, format } = force;
  const built = { buildTotal, members, feats, conditions, objects, tarot, options };
  return { force: format === undefined ? built : { ...built, format }, found: characters };
}

function recruited(member: StoredMember, character: FoundCharacter | null): Recruit {
  const { points, trait, striker } = member;
  const way = character && findStartOption(character.character, points, trait);
  if (character && way?.trait != null) return { ...recruitWithTrait(character.character, way), striker };
  if (character) return { ...makeRecruit(character.character, points), points, striker };
  const stranger = makeUnknownRecruit(member.name || member.id, points);
  // A striker is judged by its character card alone, so it counts as known even if its character is missing.
  return striker ? { ...stranger, known: true, striker } : { ...stranger, set: member.set, number: member.number };
}

/** Recruits a character with a paid trait. The points of the trait are added to every starting line. */
function recruitWithTrait(character: Character, way: StartOption): Recruit {
  const cost = traitCost(character, way.trait);
  const lines = character.starts.map(({ points }) => points + cost);
  return { ...makeRecruit(applyStartOption(character, way), way.points), lines };
}

function told(character: Character | undefined, by: MatchCriterion): FoundCharacter | null {
  return character ? { character, by } : null;
}

function indexOf(
  characters: readonly Character[],
  keysOf: (each: Character) => readonly string[],
): Map<string, Character[]> {
  const index = new Map<string, Character[]>();
  for (const character of characters)
    for (const key of new Set(keysOf(character))) index.set(key, [...(index.get(key) ?? []), character]);
  return index;
}

/** Normalizes an id, so `ab-007`, `AB007` and `ab 007` become equal. */
export function normalizeId(id: string): string {
  return normalizeText(id).replace(/[^\p{L}\p{N}]+/gu, '');
}

function bareNumber(number: string): string {
  return normalizeText(number).replace(/^0+(?=.)/, '');
}

function setAndNumber({ set, number }: Pick<CharacterReference, 'set' | 'number'>): string {
  return `${normalizeText(set)} | ${bareNumber(number)}`;
}

/** Returns the key by which a character is found after its set was renamed. */
export function nameAndNumberKey({ name, number }: Pick<CharacterReference, 'name' | 'number'>): string {
  return `${normalizeText(name)} | ${bareNumber(number)}`;
}
