import { describe, expect, test } from 'vitest';
import type { Force, Recruit } from '../../src/catalog/force';
import { judgeForce } from '../../src/force/judge';
import {
  type FillPreferences,
  type OwnedCharacter,
  type SuggestedFill,
  subtractTaken,
  suggestFills,
  suggestThemes,
} from '../../src/force/suggest';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { requireEdition } from '../helpers/require-edition';
import { DEFAULT_FILL_PREFERENCES, makeTestForce, makeTestRecruit } from './make';
import { makeForceRandomizer } from './seeded-random';

const CORE = requireEdition('core-2008');
const SWORDS = requireEdition('x-of-swords');
const FAQ = requireEdition('hypertime-2003');

function ownedFigures(
  ...figures: readonly [points: number, count?: number, more?: Partial<Recruit>][]
): OwnedCharacter[] {
  return figures.map(([points, count = 1, more = {}], place) => {
    const name = `Figure ${place}`;
    return { id: name, count, lines: [makeTestRecruit(name, points, { number: String(place), ...more })] };
  });
}

function last(
  rules: Ruleset,
  one: Force,
  owned: readonly OwnedCharacter[],
  wish: Partial<FillPreferences> = {},
): readonly SuggestedFill[] {
  return [...suggestFills(rules, one, owned, { ...DEFAULT_FILL_PREFERENCES, ...wish })].at(-1)?.fills ?? [];
}

const sums = (fills: readonly SuggestedFill[]) => fills.map(({ points }) => points);
const ids = (fill: SuggestedFill | undefined) => fill?.picks.map(({ id }) => id);

describe('fills', () => {
  test('are exactly full where a greedy search is not', () => {
    const fills = last(CORE, makeTestForce(100, []), ownedFigures([60], [50], [50], [45]));
    expect(fills[0]).toEqual({
      picks: [
        { id: 'Figure 1', points: 50 },
        { id: 'Figure 2', points: 50 },
      ],
      points: 100,
      left: 0,
      powers: [],
    });
    expect(sums(fills)).toEqual([100, 95, 95, 60, 50, 50, 45]);
  });

  test('have figures of middling points, if a balanced force is preferred', () => {
    const owned = ownedFigures([300], [75, 4], [150, 2], [25, 12]);
    const points = (prefer: FillPreferences['prefer']) =>
      last(CORE, makeTestForce(300, []), owned, { prefer })[0]?.picks.map(({ points: each }) => each);
    expect(points('balanced')).toEqual([75, 75, 75, 75]);
    expect(points('fewer')).toEqual([300]);
  });

  test('use as many copies as there are, and lower starting lines', () => {
    const owned: OwnedCharacter[] = [
      { id: 'Ash', count: 2, lines: [makeTestRecruit('Ash', 80), makeTestRecruit('Ash', 45)] },
    ];
    expect(last(CORE, makeTestForce(100, []), owned).map(({ picks }) => picks.map(({ points }) => points))).toEqual([
      [45, 45],
      [80],
      [45],
    ]);
  });

  test('fit the members that are already in the force', () => {
    const hero = makeTestRecruit('Ash', 60, { unique: true, number: '1' });
    const owned: OwnedCharacter[] = [
      { id: 'same', count: 1, lines: [hero] },
      { id: 'other', count: 1, lines: [{ ...hero, number: '2', points: 30 }] },
    ];
    expect(last(CORE, makeTestForce(200, [hero]), owned).map(ids)).toEqual([['other']]);
    const enemy = { ...hero, name: 'Birch', archenemy: 'gold' };
    expect(
      last(FAQ, makeTestForce(200, [{ ...hero, archenemy: 'gold' }]), [{ id: 'enemy', count: 1, lines: [enemy] }]),
    ).toEqual([]);
  });

  test('do not offer copies already in use', () => {
    expect(
      subtractTaken(ownedFigures([10, 2], [20]), ['Figure 0', 'Figure 1', 'Figure 1']).map(({ count }) => count),
    ).toEqual([1, 0]);
  });

  test('put wanted powers before points, and yield a simple result first', () => {
    const able = { clicks: [{ speed: 8, attack: 9, defense: 16, damage: 2, powers: ['outwit'] }] };
    const steps = [
      ...suggestFills(CORE, makeTestForce(100, []), ownedFigures([100], [40, 1, able], [50]), {
        ...DEFAULT_FILL_PREFERENCES,
        powers: ['outwit'],
      }),
    ];
    expect(steps.map(({ final }) => final)).toEqual([false, true]);
    expect(steps.map(({ fills }) => fills[0]?.points)).toEqual([100, 90]);
    expect(steps[1]?.fills[0]).toMatchObject({ powers: ['outwit'], left: 10 });
  });

  test('are empty for a full force, without figures, and for a theme out of reach', () => {
    expect(last(CORE, makeTestForce(100, [makeTestRecruit('Ash', 100)]), ownedFigures([10]))).toEqual([]);
    expect(last(CORE, makeTestForce(100, []), [])).toEqual([]);
    expect(
      last(CORE, makeTestForce(100, [makeTestRecruit('Ash', 10)]), ownedFigures([10]), { keyword: 'Spy' }),
    ).toEqual([]);
  });

  test('are limited to 2000 points for a huge build total', () => {
    const [first] = last(CORE, makeTestForce(1_000_000_000, []), ownedFigures([500, 9]), { most: 1 });
    expect(first).toMatchObject({ points: 2000, left: 999_998_000 });
  });
});

describe('themes', () => {
  const spy = { keywords: ['Spy'] };

  test('need three figures of a common keyword at 300 points', () => {
    const owned = ownedFigures(
      [200, 1, spy],
      [100, 1, spy],
      [30, 1, spy],
      [250, 1, { keywords: ['Orchard'] }],
      [50, 1, { keywords: ['Orchard'] }],
    );
    const teams = [...suggestThemes(CORE, makeTestForce(300, []), owned, { ...DEFAULT_FILL_PREFERENCES, most: 1 })];
    expect(teams).toEqual([{ keyword: 'Orchard', generic: false, fills: [expect.objectContaining({ points: 300 })] }]);
    const more = [...owned, ...ownedFigures([70, 1, spy]).map((each) => ({ ...each, id: 'another' }))];
    expect(
      [...suggestThemes(CORE, makeTestForce(300, []), more, { ...DEFAULT_FILL_PREFERENCES, most: 1 })].map(
        ({ keyword, fills }) => [keyword, sums(fills)],
      ),
    ).toEqual([
      ['Spy', [300]],
      ['Orchard', [300]],
    ]);
  });

  test('are empty for an edition without themes', () => {
    expect([
      ...suggestThemes(FAQ, makeTestForce(300, []), ownedFigures([100, 3, spy]), DEFAULT_FILL_PREFERENCES),
    ]).toEqual([]);
  });
});

/** Yields all ways to add owned characters to a force, for a brute-force check. */
function* everyFill(
  one: Force,
  owned: readonly OwnedCharacter[],
  place = 0,
): Generator<{ picks: { id: string; recruit: Recruit }[] }> {
  const each = owned[place];
  if (!each) {
    yield { picks: [] };
    return;
  }
  for (const { picks } of everyFill(one, owned, place + 1))
    for (const mix of mixes(each.lines, each.count))
      yield { picks: [...mix.map((line) => ({ id: each.id, recruit: line })), ...picks] };
}

function mixes(lines: readonly Recruit[], most: number, from = 0): Recruit[][] {
  if (most === 0) return [[]];
  return [
    [],
    ...lines.flatMap((line, place) =>
      place < from ? [] : mixes(lines, most - 1, place).map((rest) => [line, ...rest]),
    ),
  ];
}

interface Judged {
  readonly key: string;
  readonly covered: number;
  readonly points: number;
  readonly worth: number;
}

function bruteForce(rules: Ruleset, one: Force, owned: readonly OwnedCharacter[], wish: FillPreferences): Judged[] {
  const left = judgeForce(one, rules).left;
  const all: Judged[] = [];
  for (const { picks } of everyFill(one, owned)) {
    const recruits = picks.map((each) => each.recruit);
    const points = recruits.reduce((sum, each) => sum + each.points, 0);
    if (points === 0 || points > left) continue;
    const verdict = judgeForce({ ...one, members: [...one.members, ...recruits] }, rules);
    if (!verdict.legal) continue;
    if (wish.keyword !== null && !verdict.themes.some(({ keyword }) => keyword === wish.keyword)) continue;
    const covered = wish.powers.filter((power) =>
      recruits.some(({ clicks }) => clicks.some(({ powers }) => powers.includes(power))),
    );
    const worth =
      wish.prefer === 'fewer' ? -recruits.length : recruits.reduce((sum, { clicks }) => sum + clicks.length, 0);
    const key = picks
      .map(({ id, recruit: { points: at } }) => `${id}@${at}`)
      .sort()
      .join(' ');
    all.push({ key, covered: covered.length, points, worth });
  }
  return all.sort((a, b) => b.covered - a.covered || b.points - a.points || b.worth - a.worth);
}

describe('agrees with brute force', () => {
  test.each(EDITIONS.filter(({ force: rules }) => rules.dials))('$id, on random small collections', (rules) => {
    let filled = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const { int, pick, some } = makeForceRandomizer(seed * 7919);
      const figure = (): Recruit =>
        makeTestRecruit(pick(['Ash', 'Birch', 'Cedar', 'Elm']), pick([7, 11, 15, 18, 24, 31]), {
          number: pick(['1', '2']),
          unique: int(0, 2) === 0,
          prime: int(0, 3) === 0,
          archenemy: pick([null, 'gold', 'silver']),
          keywords: some(['Spy', 'Orchard']),
          bystander: int(0, 5) === 0,
          clicks: Array.from({ length: int(1, 4) }, () => ({
            ...{ speed: 8, attack: 9, defense: 16, damage: 2 },
            powers: some(['outwit', 'perplex', 'charge']).slice(0, 1),
          })),
        });
      const owned = Array.from({ length: 6 }, (_, place): OwnedCharacter => {
        const first = figure();
        const lines = int(0, 3) === 0 ? [first, { ...first, points: first.points - 5 }] : [first];
        return { id: `id ${place}`, count: int(1, 2), lines };
      });
      const options = some(rules.force.options.map(({ id }) => id)).slice(0, 1);
      const tried = makeTestForce(100, [figure(), figure()].slice(0, int(0, 2)), { options });
      const one = judgeForce(tried, rules).legal ? tried : makeTestForce(100, [], { options });
      const wish: FillPreferences = {
        keyword: rules.force.themes ? pick([null, 'Spy', 'Orchard']) : null,
        powers: pick([[], ['outwit'], ['outwit', 'perplex']]),
        prefer: pick(['fewer', 'sturdier']),
        most: 8,
      };
      const expected = bruteForce(rules, one, owned, wish);
      const found = last(rules, one, owned, wish).map(({ picks }) =>
        picks
          .map(({ id, points }) => `${id}@${points}`)
          .sort()
          .join(' '),
      );
      const judged = found.map((key) => expected.find((each) => each.key === key));
      const value = (each: Judged | undefined) => each && [each.covered, each.points, each.worth];
      expect([seed, judged.map(value)]).toEqual([seed, expected.slice(0, 8).map(value)]);
      expect(new Set(found).size).toBe(found.length);
      filled += found.length;
    }
    expect(filled).toBeGreaterThan(100);
  });

  test('suggests exactly the themes that can be built', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { int, pick, some } = makeForceRandomizer(seed);
      const words = ['Spy', 'Orchard', 'Robot', 'Guild'];
      const owned = Array.from({ length: 6 }, (_, place): OwnedCharacter => {
        const name = `Figure ${place}`;
        return {
          id: name,
          count: int(1, 2),
          lines: [makeTestRecruit(name, pick([30, 60, 110, 150]), { keywords: some(words), unique: int(0, 1) === 0 })],
        };
      });
      for (const rules of [CORE, SWORDS]) {
        const wish = { ...DEFAULT_FILL_PREFERENCES, most: 1 };
        const teams = [...suggestThemes(rules, makeTestForce(300, []), owned, wish)];
        const can = words.filter(
          (keyword) => bruteForce(rules, makeTestForce(300, []), owned, { ...wish, keyword }).length > 0,
        );
        expect([seed, teams.map(({ keyword }) => keyword).sort()]).toEqual([seed, can.sort()]);
      }
    }
  });
});
