import { describe, expect, test } from 'vitest';
import type { Character, DialValue } from '../../src/catalog/character';
import { EMPTY_FORCE, makeRecruit } from '../../src/catalog/force';
import { readUnit } from '../../src/catalog/units/unit';
import { judgeForce } from '../../src/force/judge';
import { EDITIONS } from '../../src/rules/editions';
import { meetsPrerequisites } from '../../src/rules/shared/force/feats';
import { makeSampleUnit } from '../catalog/sample-unit';
import { makeForceFeat } from './make';

const value = (number: number, power: string | null = null): DialValue => ({ value: number, power });
const click = (attack: number, speed: string | null = null, damage: string | null = null) => ({
  speed: value(8, speed),
  attack: value(attack),
  defense: value(16),
  damage: value(2, damage),
});

function character(more: Partial<Character>): Character {
  const read = readUnit(makeSampleUnit(), 0);
  if (!read.ok) throw new Error(read.fault.code);
  return { ...read.value.character, ...more };
}

const asks = (needs: Parameters<typeof makeForceFeat>[3]) => makeForceFeat('Ram', 5, [0], needs).needs;

describe('a recruit from a character', () => {
  const two = character({
    starts: [
      { points: 100, click: 1 },
      { points: 60, click: 3 },
    ],
    dial: [click(11, 'charge'), click(10), click(9, 'flurry')],
    rank: 'unique',
  });

  test('never shows clicks before its lower starting line', () => {
    expect(makeRecruit(two).clicks.map(({ attack }) => attack)).toEqual([11, 10, 9]);
    expect(makeRecruit(two, 60).clicks.map(({ attack }) => attack)).toEqual([9]);
    expect(meetsPrerequisites(makeRecruit(two), asks({ powers: ['charge'] }))).toBe(true);
    expect(meetsPrerequisites(makeRecruit(two, 60), asks({ powers: ['charge'] }))).toBe(false);
  });

  test('starts at the first line if no line has its price', () => {
    expect(makeRecruit(two, 75)).toMatchObject({ points: 75, lines: [100, 60], unique: true, prime: false });
    expect(makeRecruit(two, 75).clicks).toHaveLength(3);
  });

  test('a special power grants powers on clicks where its own slot shows it; a trait always does', () => {
    const special = (slot: 'speed' | 'damage' | 'trait', ...grants: string[]) => ({
      slot,
      name: 'Own',
      text: '',
      grants,
    });
    const one = makeRecruit(
      character({
        dial: [click(11, 'special'), click(10, null, 'special'), click(9)],
        specials: [special('speed', 'charge', 'stealth'), special('damage', 'outwit'), special('trait', 'stealth')],
      }),
    );
    expect(one.clicks.map(({ powers }) => [...powers].sort())).toEqual([
      ['charge', 'stealth'],
      ['outwit', 'stealth'],
      ['stealth'],
    ]);
    expect(meetsPrerequisites(one, asks({ powers: ['charge'], attack: 11 }))).toBe(true);
    expect(meetsPrerequisites(one, asks({ powers: ['outwit'], attack: 11 }))).toBe(false);
  });

  test.each([
    ['the team on its base, however it is written', { team: 'harbour_watch' }, true],
    ['another team', { team: 'Night Watch' }, false],
    ['an ability and a value', { abilities: ['flight'], attack: 11 }, true],
    ['an ability it lacks', { abilities: ['swim'] }, false],
    ['a value above any it shows', { defense: 17 }, false],
    ['nothing at all', {}, true],
  ])('%s', (_, needs, expected) => {
    const one = makeRecruit(character({ abilities: ['flight'], dial: [click(11)] }));
    expect(meetsPrerequisites(one, asks(needs))).toBe(expected);
  });

  test('an unknown dial counts as meeting the needs, and is marked as unknown', () => {
    const told = character({ keywords: ['Spy'] });
    const blank = { speed: value(0), attack: value(0), defense: value(0), damage: value(0) };
    const untold = { ...told, dial: [blank], guessed: ['1.speed', '1.attack', '1.defense', '1.damage'] };
    expect(makeRecruit(untold)).toMatchObject({ hasUnknownDial: true, clicks: [] });
    expect(makeRecruit(told).hasUnknownDial).toBeUndefined();
    expect(meetsPrerequisites(makeRecruit(untold), asks({ powers: ['charge'], attack: 11 }))).toBe(true);
    expect(meetsPrerequisites(makeRecruit(untold), asks({ team: 'Night Watch' }))).toBe(false);
    const [rules] = EDITIONS;
    const force = { ...EMPTY_FORCE, buildTotal: 300, members: [makeRecruit(told), makeRecruit(untold)] };
    expect(judgeForce(force, rules).unknown).toEqual([1]);
  });
});
