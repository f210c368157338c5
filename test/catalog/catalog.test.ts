import { expect, test } from 'vitest';
import { DIAL_SLOTS } from '../../src/catalog/character';
import { DEMO_CHARACTERS, DEMO_FORCES } from '../../src/catalog/demo';
import { filterCharacters } from '../../src/catalog/find/search';
import { listPowersForSlot, matchPower } from '../../src/catalog/parse-power';
import { DIAL_POWERS, findPower, powerId, powerName } from '../../src/catalog/powers';

test.each(DIAL_SLOTS)(
  'in the %s slot no two powers have the same colour and pattern, or the same short name',
  (slot) => {
    const powers = listPowersForSlot(slot);
    expect(new Set(powers.map((power) => `${power.colour} ${power.pattern}`)).size).toBe(powers.length);
    expect(new Set(powers.map((power) => power.short.toLowerCase())).size).toBe(powers.length);
    // Twelve colours of a printed dial, and the colour of the special power and the stop sign.
    expect(new Set(powers.map(({ colour }) => colour)).size).toBe(13);
  },
);

test('power ids and names are unique, and short names fit a dial cell', () => {
  expect(new Set(DIAL_POWERS.map((power) => power.id)).size).toBe(DIAL_POWERS.length);
  for (const power of DIAL_POWERS) {
    expect(power.short.length).toBeLessThanOrEqual(5);
    expect(powerId(power.name)).toBe(power.id === 'special' ? 'special-power' : power.id);
  }
});

test('makes the id of an unknown power readable', () => {
  expect(powerName('moon-song')).toBe('Moon Song');
  expect(findPower('moon-song')).toBeNull();
});

test.each([
  ['speed', 'Leap/Climb', 'leap-climb'],
  ['speed', 'hss', 'hypersonic-speed'],
  ['speed', 'shot', 'running-shot'],
  ['speed', 'green', 'charge'],
  ['attack', 'green', 'super-strength'],
  ['attack', 'psychic blast', 'penetrating-psychic-blast'],
  ['attack', 'bcf', 'blades-claws-fangs'],
  ['defense', 'tou', 'toughness'],
  ['defense', 'light blue', 'barrier'],
  ['damage', 'rce', 'ranged-combat-expert'],
  ['damage', 'gray', 'leadership'],
  ['damage', 'white', 'special'],
  ['damage', 'x', null],
] as const)('%s: %s means %s', (slot, typed, id) => {
  expect(matchPower(slot, typed)).toEqual({ ok: true, value: id });
});

test.each([
  ['speed', 'p', 'power-ambiguous'],
  ['speed', 'toughness', 'power-unknown'],
] as const)('refuses %s: %s as %s', (slot, typed, code) => {
  expect(matchPower(slot, typed)).toMatchObject({ ok: false, fault: { code } });
});

test('the demo has eight characters in two forces of 300, with full dials of known powers in their slots', () => {
  expect(DEMO_CHARACTERS).toHaveLength(8);
  expect(new Set(DEMO_CHARACTERS.map((each) => each.id)).size).toBe(8);
  for (const force of DEMO_FORCES)
    expect(force.characters.reduce((sum, each) => sum + (each.starts[0]?.points ?? 0), 0)).toBe(300);
  for (const { dial } of DEMO_CHARACTERS) {
    expect(dial.length).toBeGreaterThanOrEqual(6);
    expect(dial.length).toBeLessThanOrEqual(10);
    for (const click of dial) {
      for (const slot of DIAL_SLOTS)
        if (click?.[slot].power) expect(findPower(click[slot].power)?.slots).toContain(slot);
    }
  }
});

test.each([
  ['every word must be there', { text: 'brass tit' }, ['Brass Titan']],
  ['the middle of a word is no match', { text: 'itan' }, []],
  ['a keyword', { keyword: 'brute' }, ['Quarry', 'Mother Gantry']],
  ['words of a power', { text: 'super senses' }, ['Night Heron', 'Lantern Eel']],
  ['an ability', { text: 'swim' }, ['Lantern Eel']],
  ['a power that a special power grants', { power: 'telekinesis' }, ['Paper Kite', 'The Provost']],
  ['points', { maxPoints: 60 }, ['Paper Kite', 'Lantern Eel', 'Rook']],
  ['all at once', { text: 'rook', set: 'demo', keyword: 'Soldier', maxPoints: 100 }, ['Rook']],
  ['another set', { set: 'inv' }, []],
] as const)('filter: %s', (_, filter, names) => {
  expect(filterCharacters(DEMO_CHARACTERS, filter).map((each) => each.name)).toEqual(names);
});
