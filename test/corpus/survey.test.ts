import { expect, test } from 'vitest';
import type { Character } from '../../src/catalog/character';
import { makeSampleClick, makeSampleUnit } from '../catalog/sample-unit';
import { readUnits } from '../helpers/read-text';
import { surveyImport } from './survey';

const RECORD = makeSampleUnit({
  point_values: [90, 45],
  properties: ['unique', 'captain'],
  plot: 'thick',
  special_powers: [
    { type: 'rally_trait', name: 'TOGETHER', description: 'Once.', powers: ['charge'], rally_die: 4 },
    { type: 'costed_trait', name: 'KEY', description: 'Opens.', point_value: 5 },
  ],
  dial: [
    makeSampleClick(1, { starting_line: 'orange' }),
    makeSampleClick(2, { attack_value: '?' }),
    makeSampleClick(4, { starting_line: 'green', alt_click_number: 1, spin: 'left' }),
  ],
});

function kept(): Character {
  const report = readUnits(JSON.stringify([RECORD]), 'one.json');
  if (!report.ok || !report.value.characters[0]) throw new Error('set aside');
  return report.value.characters[0];
}

const lostWith = (character: Character): string[] => [
  ...surveyImport([{ name: 'one.json', value: [RECORD] }], {
    characters: [character],
    cards: [],
    maps: [],
  }).lost.keys(),
];

test('a complete import loses nothing', () => {
  expect(lostWith(kept())).toEqual([]);
});

test.each<[string, (whole: Character) => Partial<Character>, string[]]>([
  ['lines', ({ starts }) => ({ lines: [], starts: starts.slice(0, 1) }), ['point_values', 'dial.starting_line']],
  ['printed numbers', () => ({ printed: [] }), ['dial.alt_click_number']],
  ['a gap', ({ dial }) => ({ dial: dial.filter((each) => each !== null) }), ['dial.click_number']],
  ['extras', () => ({ extras: {} }), ['dial_size', 'properties', 'plot', 'dial.spin']],
  ['special powers', ({ specials }) => ({ specials: specials.slice(1) }), ['special_powers.type']],
  [
    'a cost',
    ({ specials }) => ({ specials: specials.map(({ cost: _, ...rest }) => rest) }),
    ['special_powers.point_value'],
  ],
  [
    'grants',
    ({ specials }) => ({ specials: specials.map((each) => ({ ...each, grants: [] })) }),
    ['special_powers.powers'],
  ],
  ['a range', () => ({ range: 0 }), ['unit_range']],
  ['keywords', () => ({ keywords: [] }), ['keywords']],
])('detects a loss of %s', (_, without, fields) => {
  const whole = kept();
  expect(lostWith({ ...whole, ...without(whole) })).toEqual(expect.arrayContaining(fields));
});

test('lists a record that was not imported as missing', () => {
  const survey = surveyImport([{ name: 'one.json', value: { units: [RECORD] } }], {
    characters: [],
    cards: [],
    maps: [],
  });
  expect([survey.records, survey.imported, survey.missing]).toEqual([1, 0, ['one.json: Tin Sparrow']]);
});
