import { describe, expect, test } from 'vitest';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { placeFact } from '../game/make';
import {
  foldValid,
  makeActivateDeed,
  makeMissionTable,
  makeStrikeDeed,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
} from '../helpers/mission';

/** Makes a table in the hero phase of round 2. */
const heroes = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE, NEXT_PHASE).table;
const villains = (...facts: Fact[]): Table =>
  playDeeds(makeMissionTable(...facts), { deed: 'begin-round', round: 2 }, NEXT_PHASE).table;

describe('options', () => {
  const ids = (table: Table, piece: string | null): string[] =>
    strikeTeams
      .options(table, piece)
      .filter(({ reasons }) => reasons.length === 0)
      .map(({ id, about }) => (about === null ? id : `${id} ${about}`));

  test('of a hero before its turn are to activate, and to react with saved points', () => {
    expect(ids(heroes(), 'Rook')).toEqual([
      ...['gain', 'rest', 'retreat', 'extract', 'roll', 'react defend', 'react Stand Fast'],
    ]);
    const broke = playDeeds(villains(), { deed: 'turn-dial', side: 'heroes', by: -1 }).table;
    expect(ids(broke, 'Rook')).toEqual([]);
    const saved = foldValid(broke, [{ fact: 'tallied', piece: 'Rook', tally: 'points', of: null, by: 1 }]);
    expect(ids(saved, 'Rook')).toEqual(['react defend', 'react Stand Fast']);
  });

  test('of an active hero are what its points pay for', () => {
    const table = playDeeds(heroes(placeFact('Rook', 'd1')), makeActivateDeed('Rook')).table;
    const first = ['move', 'melee', 'demolish', 'interact', 'run', 'break-through', 'trigger Hammer Fall'];
    expect(ids(table, 'Rook')).toEqual([...first, 'trigger Stand Fast', 'take objective e1', 'roll', 'end-activation']);
    // One command point is left, on the Command Dial.
    const poor = playDeeds(table, { deed: 'spend', piece: 'Rook', points: 5 }).table;
    expect(ids(poor, 'Rook')).toEqual([
      ...['move', 'interact', 'run', 'trigger Stand Fast', 'take objective e1', 'roll', 'end-activation'],
    ]);
  });

  test('of a fallen hero are its free spawn points', () => {
    const fallen = playDeeds(villains(), { deed: 'defeat', piece: 'Rook', by: null }, NEXT_PHASE).table;
    expect(ids(fallen, 'Rook')).toEqual(['respawn a1', 'roll']);
  });

  test('of henchmen include marching and returning the fallen', () => {
    const fallen = playDeeds(villains(), { deed: 'defeat', piece: 'G1', by: null }, makeActivateDeed('Grunts')).table;
    expect(ids(fallen, 'Grunts')).toEqual(['march', 'respawn G1 g1', 'roll', 'end-activation']);
    expect(ids(fallen, 'G3')).toContain('turret');
  });

  test('of each henchman in an active group are what it may still do by itself', () => {
    const own = (table: Table) =>
      ['G1', 'G2', 'G3'].map((piece) =>
        ids(table, piece).filter((id) => ['move', 'march-on', 'ranged', 'interact'].includes(id)),
      );
    const rich: Fact = { fact: 'counted', counter: 'Action points of Grunts', by: 6 };
    const table = playDeeds(villains(rich, placeFact('Rook', 'e1')), makeActivateDeed('Grunts')).table;
    const all = ['move', 'ranged', 'interact'];
    expect(own(table)).toEqual([all, all, all]);
    // A march belongs to the whole group, so it ends no henchman's turn.
    const marched = playDeeds(table, makeWalkDeed('G1', 'g2', { action: 'march' })).table;
    expect(own(marched)).toEqual([
      ['move', 'ranged', 'interact', 'march-on'],
      ['move', 'ranged', 'interact', 'march-on'],
      ['move', 'ranged', 'interact', 'march-on'],
    ]);
    const shot = playDeeds(table, makeStrikeDeed('G1', 'Rook', { attack: 'ranged', strength: 2 })).table;
    expect(own(shot)).toEqual([['move', 'interact'], all, all]);
    // G2 is mobilized, so G1 has finished.
    const next = playDeeds(shot, makeWalkDeed('G2', 'f2')).table;
    expect(own(next)).toEqual([[], all, all]);
    const tired = foldValid(table, [{ fact: 'tallied', piece: 'G3', tally: 'advanced', of: null, by: 6 }]);
    expect(own(tired)[2]).toEqual(['ranged', 'interact']);
  });

  test('of complete deeds are legal if they have no reasons', () => {
    const table = playDeeds(heroes(placeFact('Rook', 'd1')), makeActivateDeed('Rook')).table;
    for (const piece of [null, 'Rook', 'Wren', 'Vex', 'Grunts'])
      for (const { deed, reasons } of strikeTeams.options(table, piece))
        if (deed) expect(playDeeds(table, deed as Deed).said.legal).toBe(reasons.length === 0);
  });

  test('counters show stage, dials, points, henchman tokens and every track, with their bounds', () => {
    const table = playDeeds(
      makeMissionTable(),
      { deed: 'begin-round', round: 6 },
      { deed: 'turn-dial', side: 'heroes', by: 20 },
    ).table;
    const told = strikeTeams.counters(table).map(({ id, side, name, value, most }) => [id, side ?? name, value, most]);
    expect(told).toEqual([
      ['stage', 'Stage', 2, 3],
      ['command-dial', 'mastermind', 1, 12],
      ['points', 'mastermind', 0, null],
      ['command-dial', 'heroes', 12, 12],
      ['points', 'heroes', 0, null],
      ['henchman-tokens', 'Henchman Tokens', 0, 3],
      ...['heroes', 'heroes', 'mastermind', 'mastermind'].map((side) => ['action-track', side, 0, 12]),
    ]);
  });
});
