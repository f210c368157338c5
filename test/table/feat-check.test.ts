import { describe, expect, test } from 'vitest';
import { parseFeatNeeds } from '../../src/catalog/feat-needs';
import type { Fact } from '../../src/table/facts';
import { checkFeat } from '../../src/table/feat-check';
import { fold } from '../../src/table/fold/fold';
import { BEGAN_FACT, joinFact, MAPPED_FACT } from '../game/make';

const NAMES = { speed: 'Tempo', attack: 'Angriff', defense: 'Abwehr', damage: 'Schaden' };

describe('requirements of a feat', () => {
  test('are powers, abilities, minimum values and a team', () => {
    const { needs, unread } = parseFeatNeeds(
      'Running Shot, Leap/Climb and attack 10+; Indomitable, Night Watch team',
      NAMES,
    );
    expect(unread).toEqual([]);
    expect(needs.powers).toEqual(['running-shot', 'leap-climb']);
    expect([needs.attack, needs.speed, needs.abilities, needs.team]).toEqual([
      10,
      null,
      ['indomitable'],
      'Night Watch',
    ]);
  });

  test("may name a value in the reader's language, or after its number", () => {
    expect(parseFeatNeeds('Angriff 9', NAMES).needs.attack).toBe(9);
    expect(parseFeatNeeds('17+ defense', NAMES).needs.defense).toBe(17);
  });

  test('list unknown words unchanged', () => {
    expect(parseFeatNeeds('Leap and Climb, a cape', NAMES)).toMatchObject({
      needs: { powers: ['leap-climb'] },
      unread: ['a cape'],
    });
  });
});

describe('a feat in use', () => {
  const plain = joinFact('A', 'red');
  if (plain.fact !== 'joined') throw new Error();
  const [first, ...rest] = plain.character.dial;
  if (!first) throw new Error('the dial is empty');
  const bearer: Fact = {
    ...plain,
    character: {
      ...plain.character,
      abilities: ['indomitable'],
      teams: ['Night Watch'],
      dial: [{ ...first, speed: { value: 8, power: 'charge' }, attack: { value: 10, power: null } }, ...rest],
    },
  };
  const use = (needs: string, ...facts: Fact[]) => {
    const figure = fold([BEGAN_FACT, MAPPED_FACT, bearer, ...facts]).table.figures.get('A');
    if (!figure) throw new Error('nobody joined');
    return checkFeat(figure, parseFeatNeeds(needs, NAMES));
  };
  const attack = (by: number): Fact => ({ fact: 'altered', piece: 'A', value: 'attack', by, until: null });
  const off = (power: string): Fact => ({ fact: 'switched', piece: 'A', power, off: true, until: null });

  test.each([
    ['shows', 'Charge, attack 10+, Indomitable, Night Watch team', [], 'yes'],
    ['asks for nothing', '', [], 'yes'],
    ['asks for a power that does not show', 'Flurry', [], 'no'],
    [
      'has its power on another click',
      'Charge',
      [{ fact: 'clicked', piece: 'A', by: 1, cause: 'damage', from: null }],
      'no',
    ],
    ['has its power cancelled', 'Charge', [off('charge')], 'no'],
    ['has its ability cancelled', 'Indomitable', [off('indomitable')], 'no'],
    ['has its value lowered', 'attack 10+', [attack(-1)], 'no'],
    ['would need a modifier', 'attack 11+', [attack(1)], 'no'],
    ['has a value raised that it meets', 'attack 10+', [attack(1)], 'yes'],
    ['asks for another team', 'Day Watch team', [], 'no'],
    ['is under an opponent’s orders', 'Charge', [{ fact: 'loaned', piece: 'A', to: 'blue' }], 'no'],
    ['names its team without a word', 'Night Watch', [], 'yes'],
    ['asks for what nobody knows', 'a cape', [], 'unsure'],
    ['lacks one of two', 'Flurry, a cape', [], 'no'],
  ] as [string, string, Fact[], string][])('that %s', (_, needs, facts, can) => {
    expect(use(needs, ...facts).can).toBe(can);
  });

  test("counts a power granted by the click's special power", () => {
    const special: Fact = {
      ...bearer,
      character: {
        ...(bearer.fact === 'joined' ? bearer.character : plain.character),
        dial: [{ ...first, damage: { value: 2, power: 'special' } }, ...rest],
        specials: [
          { slot: 'damage', name: 'Quick Study', text: '', grants: ['outwit'] },
          { slot: 'speed', name: 'Long Legs', text: '', grants: ['charge'] },
        ],
      },
    } as Fact;
    const figure = fold([BEGAN_FACT, MAPPED_FACT, special]).table.figures.get('A');
    if (!figure) throw new Error('nobody joined');
    const lacks = checkFeat(figure, parseFeatNeeds('Outwit, Charge', NAMES)).missing.powers;
    expect(lacks).toEqual(['charge']);
  });
});
