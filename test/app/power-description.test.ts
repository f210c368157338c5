import { expect, test } from 'vitest';
import { findPowerDescription } from '../../src/app/rules/power-description';
import type { Character } from '../../src/catalog/character';
import type { PowerInSlot } from '../../src/catalog/powers';

const at = (power: string, slot: PowerInSlot['slot'] = 'attack'): PowerInSlot => ({ power, slot });
const specials: Character['specials'] = [
  { slot: 'attack', name: 'Iron Grip', text: 'Holds on.', grants: [] },
  { slot: 'speed', name: 'Outwit', text: 'Thinks ahead.', grants: [] },
];
const tellerOf = (power: PowerInSlot, edition: string | null) => {
  const description = findPowerDescription(power, specials, edition);
  return 'entry' in description ? description.entry.id : description.specials.map(({ name }) => name);
};

test.each([
  ['the white square, by its slot', at('special'), 'core-2008', ['Iron Grip']],
  ['the white square of no slot, by all', at('special', null), 'core-2008', ['Iron Grip', 'Outwit']],
  ['a power that the card tells by its name, before the book', at('outwit'), 'core-2008', ['Outwit']],
  ['a power of the book that is played', at('toughness', 'defense'), 'hypertime-2002', 'hypertime-2002/toughness'],
  ['a power where nothing is played, of the first book', at('toughness', 'defense'), null, 'core-2008/toughness'],
  ['a power that the rules in play lack', at('stand-up', 'defense'), 'hypertime-2002', []],
] as const)('%s', (_what, power, edition, teller) => {
  expect(tellerOf(power, edition)).toEqual(teller);
});
