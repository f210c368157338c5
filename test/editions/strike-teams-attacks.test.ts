import { describe, expect, test } from 'vitest';
import { PRINTED_OBJECT } from '../../src/board/terrain';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import { countActionPoints, countWounds } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import {
  actionCardFact,
  HERO_CARD,
  listReasonCodes,
  makeActivateDeed,
  makeMissionTable,
  makeStrikeDeed,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
  requireFigure,
} from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

/** Makes a table in the hero phase of round 2. */
const heroes = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE, NEXT_PHASE).table;
const villains = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE).table;
const ap = (table: Table, id: string): number => countActionPoints(table, requireFigure(table, id));
const dial = (table: Table, side: string): number =>
  strikeTeams.counters(table).find((each) => each.id === 'command-dial' && each.side === side)?.value ?? -1;
const wounds = (table: Table, id: string): number => countWounds(requireFigure(table, id));

describe('attacking', () => {
  const beside = placeFact('Vex', 'b1');

  test('costs its price, and leaves the other player to assign the wounds', () => {
    const { table, said: ruling } = playDeeds(
      heroes(beside),
      makeActivateDeed('Rook'),
      makeStrikeDeed('Rook', 'Vex', { defense: 1 }),
    );
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([3, 2]);
    const puts = [
      { box: 'attack', card: null, wounds: 1 },
      { box: null, card: 'Hammer Fall', wounds: 1 },
    ];
    const { table: put } = playDeeds(table, { deed: 'settle', piece: 'Vex', puts });
    expect(requireFigure(put, 'Vex').tallies).toMatchObject({
      wounds: 0,
      'wounds attack': 1,
      'card-wounds Hammer Fall': 1,
    });
  });

  test('no slot takes more wounds than fit', () => {
    const puts = [{ box: 'attack', card: null, wounds: 3 }];
    const { table, said: ruling } = playDeeds(heroes(), { deed: 'wound', piece: 'Rook', puts, by: 'Vex' });
    expect(listReasonCodes(ruling)).toEqual(['no-slot']);
    expect(wounds(table, 'Rook')).toBe(2);
    const shut = playDeeds(table, makeActivateDeed('Rook'), makeStrikeDeed('Rook', 'Vex'));
    expect(listReasonCodes(shut.said)).toEqual(['no-adjacent', 'power-forbids']);
  });

  test('a card costs its own price, including its wounds', () => {
    const puts = [{ box: null, card: 'Hammer Fall', wounds: 1 }];
    const { table } = playDeeds(
      heroes(beside),
      { deed: 'wound', piece: 'Rook', puts, by: null },
      makeActivateDeed('Rook'),
      makeStrikeDeed('Rook', 'Vex', { strength: 5, card: 'Hammer Fall' }),
    );
    expect([ap(table, 'Rook'), wounds(table, 'Vex')]).toEqual([1, 5]);
  });

  test('aim costs points, which the dial may pay', () => {
    const ranged = { attack: 'ranged', aim: 2 };
    const { table, said: ruling } = playDeeds(
      heroes(placeFact('Vex', 'f1')),
      makeActivateDeed('Rook'),
      makeStrikeDeed('Rook', 'Vex', { ...ranged, command: 1 }),
    );
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Rook'), dial(table, 'heroes'), wounds(table, 'Vex')]).toEqual([2, 0, 3]);
  });

  test("the mastermind's side does not attack heroes in the first round", () => {
    const { said: ruling } = playDeeds(
      makeMissionTable(beside),
      { deed: 'begin-round', round: 1 },
      NEXT_PHASE,
      makeActivateDeed('Vex'),
      makeStrikeDeed('Vex', 'Rook'),
    );
    expect(listReasonCodes(ruling)).toEqual(['first-round']);
  });

  test('each henchman attacks once an activation, and again in the next', () => {
    const near = placeFact('Rook', 'e1');
    const shot = { attack: 'ranged', strength: 2 };
    const first = playDeeds(villains(near), makeActivateDeed('Grunts'), makeStrikeDeed('G1', 'Rook', shot)).table;
    expect(listReasonCodes(strikeTeams.resolve(first, makeStrikeDeed('G1', 'Rook', shot)))).toEqual(['acted']);
    expect(strikeTeams.resolve(first, makeStrikeDeed('G3', 'Rook', shot)).legal).toBe(true);
    const later = playDeeds(first, { deed: 'begin-round', round: 3 }, NEXT_PHASE, makeActivateDeed('Grunts')).table;
    expect(strikeTeams.resolve(later, makeStrikeDeed('G1', 'Rook', shot)).legal).toBe(true);
  });

  test('a rebound from the first target costs nothing but its aim', () => {
    const { table, said: ruling } = playDeeds(
      heroes(placeFact('G1', 'c1'), placeFact('G2', 'd1')),
      makeActivateDeed('Rook'),
      makeStrikeDeed('Rook', 'G1', { attack: 'ranged', strength: 2 }),
      makeStrikeDeed('Rook', 'G2', { attack: 'ranged', strength: 2, from: 'G1' }),
    );
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'Rook'), wounds(table, 'G1'), wounds(table, 'G2')]).toEqual([3, 2, 2]);
  });

  test('a defense is used once against an attack, and again against the next', () => {
    const dodge: Deed = { deed: 'trigger', piece: 'Vex', card: null, reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 4 };
    const once = playDeeds(heroes(beside, points), makeActivateDeed('Rook'), dodge).table;
    expect(ap(once, 'Vex')).toBe(3);
    expect(listReasonCodes(strikeTeams.resolve(once, dodge))).toEqual(['power-forbids']);
    const other: Deed = { deed: 'trigger', piece: 'Vex', card: 'Stand Fast', reacting: true, command: 0 };
    expect(strikeTeams.resolve(once, other).legal).toBe(true);
    const struck = playDeeds(once, makeStrikeDeed('Rook', 'Vex', { defense: 2 })).table;
    expect(strikeTeams.resolve(struck, dodge).legal).toBe(true);
  });

  test('a card without a reaction ring cannot react', () => {
    const hammer: Deed = { deed: 'trigger', piece: 'Vex', card: 'Hammer Fall', reacting: true, command: 0 };
    const points: Fact = { fact: 'tallied', piece: 'Vex', tally: 'points', of: null, by: 9 };
    expect(listReasonCodes(strikeTeams.resolve(heroes(points), hammer))).toEqual(['not-now']);
  });

  test('a hurled crate of ammunition explodes where it lands, and is removed', () => {
    const throws = actionCardFact('Rook', {
      ...HERO_CARD,
      cards: { 'Hurl Object': { box: 'attack', cost: 1, slots: 1, duration: 0, reaction: false } },
    });
    const { table, said: ruling } = playDeeds(
      heroes(throws, placeFact('Rook', 'b3'), placeFact('Vex', 'e3'), placeFact('G1', 'e2')),
      makeActivateDeed('Rook'),
      makeStrikeDeed('Rook', 'Vex', { attack: 'hurl', strength: null, object: squareNamed('c3'), card: 'Hurl Object' }),
    );
    expect(ruling.legal).toBe(true);
    // Vex takes 2 for the crate’s strength and 3 for its ammunition. The adjacent henchman takes 2.
    expect([wounds(table, 'Vex'), wounds(table, 'G1'), ap(table, 'Rook')]).toEqual([5, 2, 4]);
    expect((table.board?.terrain[squareNamed('c3')] ?? 0) & PRINTED_OBJECT).toBe(0);
    expect(table.tokens.filter(({ kind }) => kind === 'ammunition')).toEqual([]);
  });

  test('a figure at the turret shoots for two points with strength four', () => {
    const near = placeFact('Rook', 'e1');
    const ranged = { attack: 'ranged' };
    const { table, said: ruling } = playDeeds(
      villains(near),
      makeActivateDeed('Grunts'),
      makeStrikeDeed('G3', 'Rook', { ...ranged, turret: true }),
    );
    expect(ruling.legal).toBe(true);
    expect([ap(table, 'G3'), wounds(table, 'Rook')]).toEqual([4, 4]);
    const away = strikeTeams.resolve(table, makeStrikeDeed('G2', 'Rook', { ...ranged, turret: true }));
    expect(listReasonCodes(away)).toEqual(['not-here']);
  });

  test('an object that is too strong stays, a weaker one leaves rubble', () => {
    const demolish = (target: string, strength: number): Deed => ({
      deed: 'attack',
      ...{ attacker: 'Rook', target: { square: squareNamed(target) }, attack: 'melee', strength },
    });
    const near = playDeeds(heroes(placeFact('Rook', 'c2')), makeActivateDeed('Rook')).table;
    const weak = playDeeds(near, demolish('d2', 2));
    expect([listReasonCodes(weak.said), weak.table.tokens.some(({ kind }) => kind === 'rubble')]).toEqual([[], false]);
    const strong = playDeeds(near, demolish('d2', 3)).table;
    expect([ap(strong, 'Rook'), strong.tokens.find(({ kind }) => kind === 'rubble')?.at]).toEqual([
      3,
      squareNamed('d2'),
    ]);
    expect((strong.board?.terrain[squareNamed('d2')] ?? 0) & PRINTED_OBJECT).toBe(0);
  });

  test('a slam hurts the thrown figure and the one it hits', () => {
    const { table } = playDeeds(heroes(beside, placeFact('G1', 'c1')), {
      deed: 'slam',
      ...{ attacker: 'Rook', target: 'Vex', spaces: 1, damage: 4, direction: null },
    });
    expect([wounds(table, 'Vex'), wounds(table, 'G1')]).toEqual([2, 2]);
  });

  test('a returned figure is not attacked before its next turn', () => {
    const fallen = playDeeds(villains(beside), { deed: 'defeat', piece: 'Rook', by: 'Vex' }).table;
    const back = playDeeds(fallen, NEXT_PHASE, makeActivateDeed('Rook', 'respawn', 'a1')).table;
    expect(requireFigure(back, 'Rook').squares).toEqual([squareNamed('a1')]);
    const attacked = playDeeds(
      back,
      { deed: 'begin-round', round: 3 },
      NEXT_PHASE,
      makeActivateDeed('Vex'),
      makeStrikeDeed('Vex', 'Rook'),
    );
    expect(listReasonCodes(attacked.said)).toEqual(['respawned']);
    const moved = playDeeds(
      back,
      { deed: 'begin-round', round: 3 },
      NEXT_PHASE,
      NEXT_PHASE,
      makeActivateDeed('Rook'),
      makeWalkDeed('Rook', 'a3'),
    );
    expect(moved.said.legal).toBe(true);
  });
});
