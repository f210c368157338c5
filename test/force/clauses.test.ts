import { describe, expect, test } from 'vitest';
import type { Force } from '../../src/catalog/force';
import { applyFix } from '../../src/force/fix';
import { judgeForce } from '../../src/force/judge';
import { EDITIONS } from '../../src/rules/editions';
import { describeForceFix, describeForceProblem, describeThemeHint } from '../../src/text/screens/force-text';
import { requireEdition } from '../helpers/require-edition';
import { dailyRuns } from '../helpers/seeds';
import { makeForceFeat, makeTestForce, makeTestRecruit } from './make';
import { randomForce } from './random-force';

const CORE = requireEdition('core-2008');
const SWORDS = requireEdition('x-of-swords');
const TEAMS = requireEdition('strike-teams');
const OLD = requireEdition('hypertime-2002');
const FAQ = requireEdition('hypertime-2003');

const codes = (one: Force, rules = CORE) => judgeForce(one, rules).problems.map(({ code }) => code);
const says = (one: Force, rules = CORE) =>
  judgeForce(one, rules).problems.map((each) => describeForceProblem(each, one));
const offers = (one: Force, rules = CORE) =>
  judgeForce(one, rules).problems.map((each) => each.mends.map((mend) => describeForceFix(mend, one)));

describe('clauses without a question in the notation', () => {
  const ash = makeTestRecruit('Ash', 100);
  const object = (name: string, kind: 'light' | 'heavy' | 'immobile' = 'light') => ({ name, kind, points: 0 });

  test.each([
    ['three special objects', ['a', 'b', 'c'], []],
    ['four', ['a', 'b', 'c', 'd'], ['too-many-objects']],
    ['one of them twice', ['a', 'b', 'A'], ['object-twice']],
  ])('%s', (_, names, expected) => {
    expect(codes(makeTestForce(300, [ash], { objects: names.map((name) => object(name)) }))).toEqual(expected);
  });

  test.each([
    [200, 1, ['too-many-immobile']],
    [300, 1, []],
    [500, 2, ['too-many-immobile']],
    [600, 2, []],
  ])('at %i points, %i immobile', (total, count, expected) => {
    const objects = ['a', 'b'].slice(0, count).map((name) => object(name, 'immobile'));
    expect(codes(makeTestForce(total, [ash], { objects }))).toEqual(expected);
  });

  test('a scenario that allows each name only once', () => {
    const twice = [
      makeTestRecruit('Tin Guard', 40, { number: '1' }),
      makeTestRecruit('tin guard', 50, { number: '2' }),
    ];
    expect(codes(makeTestForce(100, twice))).toEqual([]);
    expect(codes(makeTestForce(100, twice, { options: ['one-of-a-name'] }))).toEqual(['duplicate-unique']);
  });

  test('an event dial excludes conditions and scenarios', () => {
    const one = makeTestForce(100, [ash], { conditions: ['Fog'], options: ['event-dial', 'one-of-a-name'] });
    expect(says(one)).toEqual(['Too many battlefield conditions: Fog', 'Only one event dial or scenario per game']);
    expect(offers(one)).toEqual([['Remove Fog'], ['Play without one-of-a-name', 'Play without event-dial']]);
  });

  test('a tarot deck of five, or none', () => {
    const deck = (size: number) =>
      makeTestForce(300, [ash], { tarot: Array.from({ length: size }, (_, card) => `card ${card}`) });
    expect([0, 4, 5, 7].map((size) => codes(deck(size), SWORDS))).toEqual([[], ['tarot-deck'], [], ['tarot-deck']]);
    expect(says(deck(4), SWORDS)).toEqual(['The tarot deck is 1 card short']);
    expect(codes(deck(5), CORE)).toEqual(['not-in-book']);
  });

  test('the first books refuse feats and conditions with a reason', () => {
    const one = makeTestForce(200, [ash], { feats: [makeForceFeat('Ram', 10, [0])], conditions: ['Fog'] });
    for (const rules of [OLD, FAQ]) {
      expect(says(one, rules)).toEqual(['Not in these rules: Ram, Fog']);
      expect(offers(one, rules)).toEqual([['Remove Ram (10 points) · Remove Fog']]);
    }
  });
});

describe('Strike Teams', () => {
  const hero = (name: string, more = {}) =>
    makeTestRecruit(name, 1, { striker: { kind: 'hero', buildPoints: 8, cards: [], ...more } });
  const foe = (name: string, kind: 'villain' | 'mastermind' | 'henchman', units: number, lines = [units]) =>
    makeTestRecruit(name, units, { lines, striker: { kind, buildPoints: 8, cards: [] } });

  test('both sides bring exactly the unit points agreed upon', () => {
    const heroes = [hero('Rook'), hero('Vale')];
    expect(codes(makeTestForce(2, heroes), TEAMS)).toEqual([]);
    expect(says(makeTestForce(3, heroes), TEAMS)).toEqual(['1 unit point short: a team must use them all']);
    expect(codes(makeTestForce(2, [...heroes, hero('Moss')]), TEAMS)).toEqual(['over-build-total']);
    expect(codes(makeTestForce(5, [...heroes, ...heroes]), TEAMS)).toEqual([
      'unit-total',
      'under-unit-total',
      'duplicate-unique',
      'duplicate-unique',
    ]);
  });

  test('offers to play six henchmen as three', () => {
    const side = makeTestForce(3, [foe('The Provost', 'mastermind', 2), foe('Grunts', 'henchman', 2, [2, 1])]);
    expect(offers(side, TEAMS)).toEqual([['Play Grunts at 1 point', 'Set the build total to 4']]);
    const first = judgeForce(side, TEAMS).problems[0]?.mends[0];
    expect(first && judgeForce(applyFix(side, first), TEAMS).legal).toBe(true);
  });

  test('at least two heroes, and no one of the other side', () => {
    expect(codes(makeTestForce(2, [hero('Rook'), foe('Vex', 'villain', 1)]), TEAMS)).toEqual([
      'both-sides',
      'too-few-heroes',
    ]);
    expect(codes(makeTestForce(2, [foe('The Provost', 'mastermind', 2)]), TEAMS)).toEqual([]);
  });

  test('Action Cards: only its own, each once, within its build points', () => {
    const card = (name: string, cost: number, of = 'Rook') => ({ name, cost, of });
    const team = (...cards: readonly ReturnType<typeof card>[]) =>
      makeTestForce(2, [hero('Rook', { cards }), hero('Vale')]);
    expect(codes(team(card('Parry', 3), card('Lunge', 5)), TEAMS)).toEqual([]);
    const all = team(card('Parry', 3), card('Parry', 3), card('Lunge', 5, 'Vale'));
    expect(codes(all, TEAMS)).toEqual(['over-build-points', 'card-of-another', 'card-twice']);
    expect(offers(all, TEAMS)[0]).toEqual([
      'Remove Parry from Rook',
      'Remove Parry from Rook',
      'Remove Lunge from Rook',
    ]);
  });
});

describe('fixes', () => {
  test('over the total: the fix that wastes least comes first', () => {
    const one = makeTestForce(300, [
      makeTestRecruit('Ash', 150, { lines: [150, 75] }),
      makeTestRecruit('Birch', 100),
      makeTestRecruit('Cedar', 60),
      makeTestRecruit('Elm', 12),
    ]);
    expect(offers(one)).toEqual([
      ['Remove Cedar', 'Play Ash at 75 points', 'Remove Birch', 'Set the build total to 400'],
    ]);
  });

  test('says which of two figures with one name it means', () => {
    const versions = makeTestForce(100, [makeTestRecruit('Ash', 90), makeTestRecruit('Ash', 60)]);
    expect(offers(versions)[0]).toEqual(expect.arrayContaining(['Remove Ash (60)', 'Remove Ash (90)']));
    const twins = makeTestForce(100, [
      makeTestRecruit('Ash', 60),
      makeTestRecruit('Ash', 60),
      makeTestRecruit('Birch', 20),
    ]);
    expect(offers(twins)[0]).toEqual(expect.arrayContaining(['Remove Ash (1 of 2)']));
    expect(offers(twins)[0]).not.toContain('Remove Ash');
  });

  test('combines several if one is not enough or wastes more', () => {
    const small = [30, 30, 30, 30].map((points, place) => makeTestRecruit(`Guard ${place}`, points));
    expect(offers(makeTestForce(100, [...small, makeTestRecruit('Ash', 40)]))).toEqual([
      ['Remove Guard 0 and Guard 1', 'Set the build total to 200'],
    ]);
  });

  test('feats over the tenth, a feat twice, and a feat that another figure could have', () => {
    const able = makeTestRecruit('Birch', 80, { abilities: ['flight'] });
    const one = makeTestForce(200, [makeTestRecruit('Ash', 80), able], {
      feats: [
        makeForceFeat('Dive', 14, [0], { abilities: ['flight'] }),
        makeForceFeat('Ram', 4, [1]),
        makeForceFeat('Ram', 4, [1]),
      ],
    });
    expect(says(one)).toEqual([
      'Feats: 2 points over the limit (10% of the build total)',
      'Birch has Ram more than once',
      'Ash does not meet the prerequisites of Dive',
    ]);
    expect(offers(one)).toEqual([
      ['Remove Ram (4 points)', 'Remove Ram (4 points)', 'Remove Dive (14 points)'],
      ['Remove Ram (4 points)'],
      ['Give Dive to Birch instead', 'Remove Dive (14 points)'],
    ]);
  });

  test('a feat stays with its member when an earlier member is removed', () => {
    const one = makeTestForce(
      200,
      [makeTestRecruit('Ash', 50), makeTestRecruit('Birch', 50), makeTestRecruit('Cedar', 50)],
      {
        feats: [makeForceFeat('Ram', 5, [0]), makeForceFeat('Bond', 5, [0, 2])],
      },
    );
    const mended = applyFix(one, { mend: 'remove-member', member: 0 });
    expect(mended.feats).toEqual([makeForceFeat('Bond', 5, [1])]);
  });

  test.each(EDITIONS)('$id: each fix of each problem solves it, on random forces', (rules) => {
    let seen = 0;
    for (let seed = 1; seed <= dailyRuns(150, 40); seed++) {
      const one = randomForce(seed, rules);
      for (const problem of judgeForce(one, rules).problems) {
        expect(describeForceProblem(problem, one)).toMatch(/^[^?]+$/);
        const before = judgeForce(one, rules).problems.filter(({ clause }) => clause === problem.clause).length;
        for (const mend of problem.mends) {
          const after = judgeForce(applyFix(one, mend), rules).problems.filter(
            ({ clause }) => clause === problem.clause,
          );
          expect([seed, problem.code, mend, after.length < before]).toEqual([seed, problem.code, mend, true]);
          expect(describeForceFix(mend, one)).not.toMatch(/\?|undefined/);
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(dailyRuns(200, 50));
  });
});

describe('hints at themed teams', () => {
  const warrior = (name: string, ...more: string[]) => makeTestRecruit(name, 50, { keywords: ['Warrior', ...more] });
  const hints = (one: Force) => judgeForce(one, CORE).hints.map((hint) => describeThemeHint(hint, one));

  test('suggests any third Warrior', () => {
    expect(hints(makeTestForce(300, [warrior('Ash'), warrior('Birch')]))).toEqual([
      'Add 1 more Warrior for a themed team',
    ]);
  });

  test('suggests removing the only member without the keyword', () => {
    const one = makeTestForce(300, [warrior('Ash'), warrior('Birch'), warrior('Cedar'), makeTestRecruit('Elm', 20)]);
    expect(hints(one)).toEqual(['Remove Elm for a themed team: Warrior']);
    const mend = judgeForce(one, CORE).hints[0]?.fix;
    expect(mend && judgeForce(applyFix(one, mend), CORE).themes.map(({ keyword }) => keyword)).toEqual(['Warrior']);
  });

  test('gives no hint for a themed team or a force with nothing in common', () => {
    expect(hints(makeTestForce(200, [warrior('Ash'), warrior('Birch')]))).toEqual([]);
    expect(
      hints(makeTestForce(300, [warrior('Ash'), makeTestRecruit('Birch', 10), makeTestRecruit('Cedar', 10)])),
    ).toEqual([]);
  });

  test('a member whose character is unknown may or may not share the theme', () => {
    const one = makeTestForce(200, [warrior('Ash'), { ...warrior('Birch'), known: false }]);
    expect(judgeForce(one, CORE)).toMatchObject({ themes: [], unknown: [1] });
  });
});
