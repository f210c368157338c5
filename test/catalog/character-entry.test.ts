import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Click, DIAL_SLOTS } from '../../src/catalog/character';
import {
  type CharacterDraft,
  characterFromDraft,
  draftFromCharacter,
  draftFromClick,
  parseClickRow,
  printClickRow,
} from '../../src/catalog/character-entry';
import { DEMO_CHARACTERS } from '../../src/catalog/demo';
import { listPowersForSlot } from '../../src/catalog/parse-power';

const CLICK: Click = {
  speed: { value: 10, power: 'charge' },
  attack: { value: 9, power: null },
  defense: { value: 17, power: 'toughness' },
  damage: { value: 3, power: null },
};

test.each([
  '10 charge 9 17 toughness 3',
  '10 Charge / 9 / 17 Tough / 3',
  '10 green, 9, 17 orange, 3',
  '10chrg 9 17tough 3',
])('parses %s as a click', (row) => {
  expect(parseClickRow(row)).toEqual({ ok: true, value: CLICK });
});

test('accepts bare numbers separated by slashes, and names that contain a slash', () => {
  expect(parseClickRow('8/10/16/2')).toMatchObject({
    ok: true,
    value: { speed: { value: 8, power: null }, damage: { value: 2, power: null } },
  });
  expect(parseClickRow('8 leap/climb/10/16/2')).toMatchObject({
    ok: true,
    value: { speed: { value: 8, power: 'leap-climb' } },
  });
});

test.each([
  ['', 'row-empty', null],
  ['8 10 16', 'row-values', null],
  ['8 10 16 2 5', 'row-values', null],
  ['charge 8 10 16 2', 'row-values', null],
  ['8 10 161 2', 'value-out-of-range', 'defense'],
  ['8 zoom 10 16 2', 'power-unknown', 'speed'],
  ['8 p 10 16 2', 'power-ambiguous', 'speed'],
])('refuses %s: %s', (row, code, slot) => {
  expect(parseClickRow(row)).toMatchObject({ ok: false, fault: { code, slot } });
});

test('parses what it prints', () => {
  const cell = (slot: (typeof DIAL_SLOTS)[number]) =>
    fc.record({
      value: fc.integer({ min: 0, max: 40 }),
      power: fc.constantFrom(null, ...listPowersForSlot(slot).map((power) => power.id)),
    });
  const clicks = fc.record({
    speed: cell('speed'),
    attack: cell('attack'),
    defense: cell('defense'),
    damage: cell('damage'),
  });
  fc.assert(
    fc.property(clicks, (click) => {
      expect(parseClickRow(printClickRow(click))).toEqual({ ok: true, value: click });
    }),
  );
});

const DRAFT: CharacterDraft = {
  name: ' Tin Sparrow ',
  set: '',
  number: '',
  points: '80, 50@2',
  range: '6',
  targets: '2',
  base: '1x2',
  rank: 'unique',
  abilities: ['flight', 'giant'],
  keywords: 'Robot, Pilot,, Robot',
  teams: '',
  rarity: '',
  realName: '',
  specials: [],
  picture: null,
  clicks: [draftFromClick(CLICK), draftFromClick(CLICK)],
};
const EMPTY = { value: '', power: null };
const EMPTY_CLICK = { speed: EMPTY, attack: EMPTY, defense: EMPTY, damage: EMPTY };

test('a draft becomes a character without empty clicks at its end', () => {
  expect(characterFromDraft({ ...DRAFT, clicks: [...DRAFT.clicks, EMPTY_CLICK] })).toMatchObject({
    ok: true,
    value: {
      name: 'Tin Sparrow',
      starts: [
        { points: 80, click: 1 },
        { points: 50, click: 2 },
      ],
      range: 6,
      targets: 2,
      base: [1, 2],
      size: 'giant',
      keywords: ['Robot', 'Pilot'],
      dial: [CLICK, CLICK],
      origin: 'entered',
    },
  });
});

test.each<[string, Partial<CharacterDraft>, readonly string[]]>([
  ['no name', { name: ' ' }, ['name-missing']],
  ['a name of 10,000 letters', { name: 'x'.repeat(10_000) }, ['name-too-long']],
  ['no dial', { clicks: [EMPTY_CLICK] }, ['dial-empty']],
  [
    'a gap in the dial',
    { clicks: [EMPTY_CLICK, draftFromClick(CLICK)] },
    ['value-missing', 'value-missing', 'value-missing', 'value-missing'],
  ],
  [
    'a value out of range',
    { clicks: [{ ...draftFromClick(CLICK), attack: { value: '91', power: null } }], points: '80' },
    ['value-out-of-range'],
  ],
  ['points in words', { points: 'many' }, ['points-unreadable']],
  ['a start past the dial', { points: '80@3' }, ['start-off-dial']],
  [
    'several at once',
    { name: '', range: 'far', targets: '0', base: 'round' },
    ['name-missing', 'range-unreadable', 'targets-unreadable', 'base-unreadable'],
  ],
])('reports every problem of a draft with %s', (_, change, codes) => {
  const result = characterFromDraft({ ...DRAFT, ...change });
  expect(result.ok ? [] : result.fault.map((each) => each.code)).toEqual(codes);
});

test('a problem in the dial names its click and slot', () => {
  const result = characterFromDraft({
    ...DRAFT,
    clicks: [draftFromClick(CLICK), { ...draftFromClick(CLICK), damage: { value: '', power: null } }],
  });
  expect(result).toMatchObject({ ok: false, fault: [{ code: 'value-missing', click: 1, slot: 'damage' }] });
});

test.each(DEMO_CHARACTERS.map((each) => [each.name, each] as const))(
  '%s is unchanged after an edit that changes nothing',
  (_, character) => {
    expect(characterFromDraft(draftFromCharacter(character), character)).toEqual({ ok: true, value: character });
  },
);
