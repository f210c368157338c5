import { FORCE_LIMITS } from '../../src/force/format';
import { makeStoredMember, type StoredForce } from '../../src/force/stored-force';
import { EDITION_IDS } from '../../src/rules';
import { makeForceFeat } from './make';
import { makeForceRandomizer } from './seeded-random';

/** Makes a stored force with random content of every kind, including names in several alphabets. */
export function randomStoredForce(seed: number): StoredForce {
  const { int, pick, some } = makeForceRandomizer(seed);
  const word = () => pick(['Ash', 'Ægir', '“Elm”', 'ab', '007', '<b>', '火']) + int(0, 9);
  const members = Array.from({ length: int(0, 6) }, () => ({
    ...makeStoredMember(
      { id: word(), name: pick(['', word()]), set: pick(['', 'ab']), number: pick(['', '007']) },
      int(0, FORCE_LIMITS.points),
    ),
    trait: pick([null, 0, 3]),
    equipment: some([word()]),
    striker:
      int(0, 3) === 0
        ? {
            kind: pick(['hero', 'henchman'] as const),
            buildPoints: int(0, 12),
            cards: some([{ name: word(), of: word(), cost: int(0, 5) }]),
          }
        : null,
  }));
  return {
    name: pick(['', word()]),
    edition: pick([null, ...EDITION_IDS]),
    buildTotal: pick([null, 0, 300, FORCE_LIMITS.buildTotal]),
    members,
    feats: Array.from({ length: int(0, 2) }, () =>
      makeForceFeat(word(), int(0, 30), some(members.map((_, place) => place)), {
        attack: pick([null, 11]),
        powers: some(['leap-climb']),
        team: pick([null, word()]),
      }),
    ),
    conditions: some([word(), word()]),
    objects: Array.from({ length: int(0, 2) }, () => ({
      name: word(),
      kind: pick(['light', 'immobile'] as const),
      points: int(0, 9),
    })),
    tarot: some([word()]),
    options: some(['event-dial']),
    sideline: some([{ id: word(), name: '', set: '', number: '' }]),
    maps: some([word()]),
    notes: pick(['', 'Two\nlines']),
    ...(int(0, 1) === 0 ? {} : { format: word() }),
  };
}
