import type { Card } from '../catalog/card';
import type { Character } from '../catalog/character';
import { applyStartOption, findStartOption } from '../catalog/start-options';
import type { ResolvedForce } from './resolve';
import { makeStoredMember, type StoredForce, type StoredMember } from './stored-force';

/** Lists the available characters of a force as they join a game, each with its chosen starting line and trait. */
export function listForceCharacters(force: StoredForce, { found: characters }: ResolvedForce): readonly Character[] {
  return force.members.flatMap(({ points, trait }, place) => {
    const character = characters[place]?.character;
    if (!character) return [];
    const way = findStartOption(character, points, trait);
    return [way ? applyStartOption(character, way) : character];
  });
}

/** Card of a force, with the characters that have it as indexes into the result of `listForceCharacters`. */
export interface ForceCard {
  readonly card: Card;
  readonly for: readonly number[];
}

export function listForceCards(force: StoredForce, { found: characters }: ResolvedForce): readonly ForceCard[] {
  let next = 0;
  const seats = characters.map((each) => (each ? next++ : null));
  const seatsOf = (members: readonly number[]) =>
    members.map((member) => seats[member] ?? null).filter((seat) => seat !== null);
  const plain = { text: '', needs: '', points: 0, each: false, dial: null };
  return [
    ...force.feats.map(({ name, points, for: members }) => ({
      card: { ...plain, kind: 'feat' as const, name, points },
      for: seatsOf(members),
    })),
    ...force.conditions.map((name) => ({ card: { ...plain, kind: 'condition' as const, name }, for: [] })),
    ...force.members.flatMap(({ equipment }, member) =>
      equipment.map((name) => ({ card: { ...plain, kind: 'other' as const, name }, for: seatsOf([member]) })),
    ),
    ...force.objects.map(({ name }) => ({ card: { ...plain, kind: 'other' as const, name }, for: [] })),
  ];
}

/** Makes a member of a force from a character, by default with its first starting line. */
export function makeForceMember(character: Character, points = character.starts[0]?.points ?? 0): StoredMember {
  const { id, name, set, number } = character;
  return makeStoredMember({ id, name, set, number }, points);
}
