import type { Feat, Force, ForceObject, Recruit } from '../../src/catalog/force';
import type { Ruleset } from '../../src/rules/ruleset';
import { makeForceFeat, makeTestForce, makeTestRecruit } from './make';
import { makeForceRandomizer } from './seeded-random';

const NAMES = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir'];
const WORDS = ['Warrior', 'Orchard', 'Spy'];

/** Makes a random force, which may break rules of the edition. */
export function randomForce(seed: number, rules: Ruleset): Force {
  const { int, pick, some } = makeForceRandomizer(seed);
  const dials = rules.force.dials;
  const members = Array.from({ length: int(0, 6) }, () => (dials ? figure() : striker()));
  return makeTestForce(dials ? pick([100, 150, 200, 300]) : pick([1, 2, 3, 4]), members, {
    feats: Array.from({ length: int(0, 3) }, (): Feat => {
      const needs = int(0, 2) === 0 ? { attack: 10, powers: ['charge'] } : {};
      return makeForceFeat(pick(['Ram', 'Dive']), int(1, 20), some(members.map((_, place) => place)), needs);
    }),
    conditions: Array.from({ length: int(0, 2) }, (_, place) => `Fog ${place}`),
    objects: Array.from(
      { length: int(0, 5) },
      (): ForceObject => ({
        name: pick(['Urn', 'Bell', 'Ladder']),
        kind: pick(['light', 'immobile']),
        points: int(0, 1) * 5,
      }),
    ),
    tarot: int(0, 3) === 0 ? Array.from({ length: int(6, 8) }, (_, place) => `Card ${place}`) : [],
    options: some(rules.force.options.map(({ id }) => id)),
  });

  function figure(): Recruit {
    const points = pick([20, 35, 50, 90]);
    return makeTestRecruit(pick(NAMES), points, {
      number: pick(['1', '2']),
      lines: int(0, 3) === 0 ? [points, 10] : [points],
      unique: int(0, 1) === 0,
      prime: int(0, 2) === 0,
      archenemy: pick([null, null, 'gold', 'silver']),
      keywords: some(WORDS),
      clicks: Array.from({ length: 3 }, () => ({
        ...{ speed: 8, attack: int(8, 11), defense: 16, damage: 2 },
        powers: some(['charge', 'stealth']),
      })),
    });
  }

  function striker(): Recruit {
    const kind = pick(['hero', 'villain', 'henchman'] as const);
    const name = pick(NAMES);
    const lines = kind === 'henchman' ? [2, 1] : [1];
    return makeTestRecruit(name, pick(lines), {
      lines,
      striker: {
        kind,
        buildPoints: 8,
        cards: Array.from({ length: int(0, 4) }, () => ({
          name: pick(['Parry', 'Lunge']),
          of: pick([name, 'Moss']),
          cost: int(1, 4),
        })),
      },
    });
  }
}
