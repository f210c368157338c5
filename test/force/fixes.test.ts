import { describe, expect, test } from 'vitest';
import type { Force } from '../../src/catalog/force';
import { applyFix } from '../../src/force/fix';
import { judgeForce } from '../../src/force/judge';
import { meetsPrerequisites } from '../../src/rules/shared/force/feats';
import { describeForceFix } from '../../src/text/screens/force-text';
import { requireEdition } from '../helpers/require-edition';
import { makeForceFeat, makeTestForce, makeTestRecruit } from './make';

const CORE = requireEdition('core-2008');
const OLD = requireEdition('hypertime-2002');

const offers = (one: Force, rules = OLD) =>
  judgeForce(one, rules).problems.flatMap(({ mends }) => mends.map((mend) => describeForceFix(mend, one)));

describe('archenemies', () => {
  const of = (name: string, archenemy: string | null) => makeTestRecruit(name, 10, { archenemy });

  test('the side with fewer figures is removed first, and a figure without a colour stays', () => {
    const one = makeTestForce(100, [of('Owl', 'grey'), of('Fox', 'grey'), of('Owl', 'grey'), of('Elk', null)]);
    const [problem] = judgeForce(one, OLD).problems;
    expect(problem).toMatchObject({ code: 'archenemies', members: [0, 1, 2], by: 1 });
    expect(problem?.mends.map((mend) => applyFix(one, mend).members.map(({ name }) => name))).toEqual([
      ['Owl', 'Owl', 'Elk'],
      ['Fox', 'Elk'],
    ]);
  });

  test('the same name in one colour is no enemy, whatever its case', () => {
    expect(judgeForce(makeTestForce(100, [of('Owl', 'grey'), of('owl', 'Grey')]), OLD).problems).toEqual([]);
  });

  test('three names of one colour are two too many', () => {
    const one = makeTestForce(100, [of('Owl', 'grey'), of('Fox', 'grey'), of('Elk', 'grey')]);
    expect(judgeForce(one, OLD).problems).toMatchObject([{ code: 'archenemies', by: 2 }]);
  });

  test('two colours are two separate problems', () => {
    const one = makeTestForce(100, [of('Owl', 'grey'), of('Fox', 'grey'), of('Elk', 'red'), of('Hen', 'red')]);
    expect(judgeForce(one, OLD).problems.map(({ members }) => members)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe('too many points', () => {
  test('are fixed by a lower starting line if a dial has one', () => {
    const one = makeTestForce(100, [makeTestRecruit('Owl', 60, { lines: [60, 40, 20] }), makeTestRecruit('Fox', 50)]);
    expect(offers(one)).toEqual([
      'Play Owl at 40 points',
      'Play Owl at 20 points',
      'Remove Fox',
      'Set the build total to 200',
    ]);
  });

  test('may also be fixed by removing feats and objects', () => {
    const one = makeTestForce(100, [makeTestRecruit('Owl', 90)], {
      feats: [makeForceFeat('Iron Will', 10, [0])],
      objects: [{ name: 'crate', kind: 'light', points: 12 }],
    });
    expect(offers(one, CORE).slice(0, 2)).toEqual(['Remove crate', 'Remove Owl']);
  });
});

describe('requirements of a feat', () => {
  const needs = (more: object) => makeForceFeat('Iron Will', 5, [0], more).needs;
  const click = (powers: string[], attack: number) => ({ speed: 8, attack, defense: 16, damage: 2, powers });
  const owl = makeTestRecruit('Owl', 50, {
    teams: ['Night Watch', 'Yard'],
    abilities: ['flight'],
    clicks: [click(['charge'], 9), click(['toughness'], 10)],
  });

  test.each([
    ['nothing', {}, true],
    ['one of its teams', { team: 'night watch' }, true],
    ['its other team', { team: 'Yard' }, true],
    ['another team', { team: 'Dock' }, false],
    ['its ability', { abilities: ['flight'] }, true],
    ['one ability more', { abilities: ['flight', 'swim'] }, false],
    ['a power of any click', { powers: ['toughness'] }, true],
    ['two powers that no one click shows', { powers: ['charge', 'toughness'] }, false],
    ['a value of some click', { attack: 10 }, true],
    ['a value that none has', { attack: 11 }, false],
    ['power and value of one click', { powers: ['toughness'], attack: 10 }, true],
    ['power and value of different clicks', { powers: ['charge'], attack: 10 }, false],
  ])('%s', (_, more, expected) => {
    expect(meetsPrerequisites(owl, needs(more))).toBe(expected);
  });

  test('count as met by an unknown character or an unknown dial', () => {
    expect(meetsPrerequisites({ ...owl, known: false }, needs({ team: 'Dock' }))).toBe(true);
    expect(meetsPrerequisites({ ...owl, hasUnknownDial: true, clicks: [] }, needs({ attack: 12 }))).toBe(true);
    expect(meetsPrerequisites({ ...owl, hasUnknownDial: true, clicks: [] }, needs({ abilities: ['swim'] }))).toBe(
      false,
    );
  });
});
