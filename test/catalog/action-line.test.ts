import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActionCard } from '../../src/catalog/cards/action-card';
import { parseActionLine, parseCardEffect, printCardEffect } from '../../src/catalog/cards/action-line';
import { cardOf } from '../../src/catalog/cards/carded-character';
import { DEMO_CARD_CHARACTERS } from '../../src/catalog/cards/demo';
import { type CardEffect, MOVE_FORMS } from '../../src/catalog/cards/effects';

const SNUFF = DEMO_CARD_CHARACTERS.flatMap((each) => cardOf(each)?.actions ?? []).find(
  ({ id }) => id === 'snuff',
) as ActionCard;

test.each([
  'Snuff; build 2 start; ap 1 react; dodge 3; slots 1',
  'Snuff;slots 1;dodge 3;ap 1 react;build 2 start',
  '  Snuff ;  Build  2 START ; AP 1 react; ; Dodge 3; slots 1; by defend; ',
])('parses %j as a card', (line) => {
  expect(parseActionLine(line)).toEqual({ ok: true, value: SNUFF });
});

const few = fc.integer({ min: 0, max: 40 });
const some = fc.integer({ min: 1, max: 40 });
const effect: fc.Arbitrary<CardEffect> = fc.oneof(
  fc.record({
    effect: fc.constant('attack' as const),
    type: fc.constantFrom('melee' as const, 'ranged' as const),
    strength: few,
    more: few,
    within: few,
  }),
  fc.record({
    effect: fc.constant('defend' as const),
    type: fc.constantFrom('armor' as const, 'dodge' as const),
    strength: few,
  }),
  fc.record({ effect: fc.constant('move' as const), spaces: some, line: fc.constantFrom(...MOVE_FORMS) }),
  fc.record({ effect: fc.constant('slam' as const), spaces: some }),
  fc.record({
    effect: fc.constant('status' as const),
    status: fc.constantFrom('trapped' as const, 'prone' as const),
    tokens: some,
  }),
  fc.record({
    effect: fc.constant('bonus' as const),
    value: fc.constantFrom('melee' as const, 'ranged' as const, 'defend' as const),
    by: some,
  }),
  fc.record({
    effect: fc.constant('pierce' as const),
    type: fc.constantFrom('armor' as const, 'dodge' as const),
    by: some,
  }),
  fc.record({ effect: fc.constantFrom('damage' as const, 'heal' as const), wounds: some }),
  fc.record({ effect: fc.constant('gain' as const), points: some }),
  fc.constant({ effect: 'hurl' as const }),
);

test('every effect prints and parses back', () => {
  fc.assert(
    fc.property(effect, (each) => {
      expect(parseCardEffect(printCardEffect(each))).toEqual(each);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test.each([
  ['', 'name-missing', ''],
  ['; build 2; ap 1', 'name-missing', ''],
  ['Snuff', 'build-missing', ''],
  ['Snuff; build 2', 'cost-missing', ''],
  ['Snuff; build 2; ap 1; fly 3', 'part-unknown', 'fly 3'],
  ['Snuff; build two; ap 1', 'part-unknown', 'build two'],
  ['Snuff; build 2; ap 1; always', 'part-twice', 'always'],
  ['Snuff; build 2; ap 1; move 3 back', 'part-unknown', 'move 3 back'],
  ['Snuff; build 2; ap 99', 'too-much', 'cost: a whole number from 0 to 40'],
  ['Snuff; build 2; ap 1; slam 0', 'too-much', 'effects.0.spaces: a whole number from 1 to 40'],
  ['Snuff; build 2; ap 1; "one" two', 'part-unknown', '"one" two'],
  ['???; build 2; ap 1', 'too-much', 'id: a text of 1 to 100 characters'],
])('refuses %j as a card: %s', (line, code, part) => {
  expect(parseActionLine(line)).toEqual({ ok: false, fault: { code, part } });
});

test('never throws on any input', () => {
  fc.assert(
    fc.property(fc.string(), (line) => typeof parseActionLine(line).ok === 'boolean'),
    { seed: 8, numRuns: 300 },
  );
});
