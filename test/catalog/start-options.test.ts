import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import { applyStartOption, findStartOption, listStartOptions } from '../../src/catalog/start-options';
import { makeTestCharacter } from '../game/make';

const PLAIN = makeTestCharacter('a', 8);
const trait = (name: string, cost?: number) => ({
  slot: 'trait' as const,
  name,
  text: '',
  grants: ['flight'],
  ...(cost === undefined ? {} : { cost }),
});
const of = (changes: Partial<Character>): Character => ({ ...PLAIN, ...changes });
const TWO_VALUES = [
  { points: 100, click: 1 },
  { points: 60, click: 4 },
];
const told = (who: Character) =>
  listStartOptions(who).map((way) => `${way.points}@${way.click} ${way.colour ?? '-'} ${way.trait ?? '-'}`);

describe('ways to join for a character', () => {
  test.each<[string, Partial<Character>, string[]]>([
    ['at its one line', {}, ['50@1 - -']],
    ['at each of its values', { starts: TWO_VALUES }, ['100@1 - -', '60@4 - -']],
    [
      'at the lines of its values by their colours',
      {
        starts: TWO_VALUES,
        lines: [
          { click: 1, colour: 'green' },
          { click: 4, colour: 'red' },
        ],
      },
      ['100@1 green -', '60@4 red -'],
    ],
    [
      'at any coloured line where it has one value',
      {
        lines: [
          { click: 1, colour: 'green' },
          { click: 4, colour: 'red' },
        ],
      },
      ['50@1 green -', '50@4 red -'],
    ],
    [
      'with each trait that has a price, and without',
      { specials: [trait('Key'), trait('Spare', 5), trait('Free', 0), trait('Crown', 10)] },
      ['50@1 - -', '55@1 - 1', '60@1 - 3'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(told(of(changes))).toEqual(expected);
  });

  test('include its line and paid traits, without the unpaid ones', () => {
    const who = of({ starts: TWO_VALUES, specials: [trait('Key'), trait('Spare', 5), trait('Crown', 10)] });
    const way = listStartOptions(who).find((each) => each.points === 65);
    const joined = way && applyStartOption(who, way);
    expect(joined?.starts).toEqual([{ points: 65, click: 4 }]);
    expect(joined?.specials).toEqual([trait('Key'), trait('Spare')]);
  });
});

test.each<[string, number, number | null, string]>([
  ['the points of a line', 60, null, '60@4'],
  ['with the cost of the trait counted in', 65, 1, '65@4'],
  ['without it, as other apps write', 60, 1, '65@4'],
  ['with the trait counted among the priced ones alone', 70, 1, '70@4'],
  ['a trait that is not there', 60, 7, '60@4'],
  ['points that no line has', 61, null, 'none'],
])('a force with %s finds the matching way', (_, points, chosen, expected) => {
  const priced = expected === '70@4' ? [trait('Spare', 5), trait('Crown', 10)] : [trait('Key'), trait('Spare', 5)];
  const way = findStartOption(of({ starts: TWO_VALUES, specials: priced }), points, chosen);
  expect(way ? `${way.points}@${way.click}` : 'none').toBe(expected);
});
