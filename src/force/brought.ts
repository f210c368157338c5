import { beginAt, beginningFor } from '../catalog/beginnings';
import type { Card } from '../catalog/card';
import type { Character } from '../catalog/character';
import { type KeptForce, type KeptMember, memberOf } from './kept';
import type { Resolved } from './resolve';

/** The characters of a force that are at hand, as they join a game: each with the starting line and the trait that were chosen for it. */
export function charactersBrought(kept: KeptForce, { found }: Resolved): readonly Character[] {
  return kept.members.flatMap(({ points, trait }, place) => {
    const character = found[place]?.character;
    if (!character) return [];
    const way = beginningFor(character, points, trait);
    return [way ? beginAt(character, way) : character];
  });
}

/** A card of a force with those it was given to: places among `charactersBrought`. */
export interface CardBrought {
  readonly card: Card;
  readonly for: readonly number[];
}

/** The cards that a force brings into a game. */
export function cardsBrought(kept: KeptForce, { found }: Resolved): readonly CardBrought[] {
  let next = 0;
  const seats = found.map((each) => (each ? next++ : null));
  const seatsOf = (members: readonly number[]) =>
    members.map((member) => seats[member] ?? null).filter((seat) => seat !== null);
  const plain = { text: '', needs: '', points: 0, each: false, dial: null };
  return [
    ...kept.feats.map(({ name, points, for: members }) => ({
      card: { ...plain, kind: 'feat' as const, name, points },
      for: seatsOf(members),
    })),
    ...kept.conditions.map((name) => ({ card: { ...plain, kind: 'condition' as const, name }, for: [] })),
    ...kept.members.flatMap(({ equipment }, member) =>
      equipment.map((name) => ({ card: { ...plain, kind: 'other' as const, name }, for: seatsOf([member]) })),
    ),
    ...kept.objects.map(({ name }) => ({ card: { ...plain, kind: 'other' as const, name }, for: [] })),
  ];
}

/** A character as it joins a force: its first starting line unless told. */
export function recruitment(character: Character, points = character.starts[0]?.points ?? 0): KeptMember {
  const { id, name, set, number } = character;
  return memberOf({ id, name, set, number }, points);
}
