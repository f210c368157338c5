import { describe, expect, test } from 'vitest';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/ruleset';
import type { Table } from '../../src/table/table';
import { activate, at, codesOf, done, mission, next, strike, walk } from '../helpers/mission';

const begun = (...deeds: Deed[]): Table => done(mission(), { deed: 'begin-round', round: 2 }, ...deeds).table;
const phase = (table: Table) => [table.round, table.phase?.phase, table.phase?.piece ?? null, table.turn];

describe('acting out of phase', () => {
  const heroes = begun(next, next, activate('Rook'));

  test.each<[string, Deed]>([
    ['a villain that begins its turn', activate('Vex')],
    ['a group that begins its turn', activate('Grunts')],
    ['the Action Die of a villain', { deed: 'roll', piece: 'Vex', declared: 1, rolled: 1 }],
    ['a walk without a turn', walk('Vex', 'h2')],
    ['a blow without a turn', strike('Vex', 'Rook')],
    ['a march of a group', { deed: 'march', piece: 'Grunts', command: 0 }],
    ['a henchman that respawns', { deed: 'respawn', piece: 'G1', at: at('g1'), command: 0 }],
  ])('is refused after the heroes have begun: %s', (_, deed) => {
    const { reasons } = strikeTeams.give(heroes, deed);
    const [late] = reasons.filter(({ code }) => code === 'not-now');
    expect(late?.cite.passage).toBe('Playing the Game: Mastermind Phase');
  });

  test('a hero that spends points in the mastermind phase gets the hero phase as the reason', () => {
    const { reasons } = strikeTeams.give(begun(next), walk('Rook', 'b1'));
    const early = reasons.filter(({ code }) => code === 'not-now');
    expect(early.map(({ cite }) => cite.passage)).toEqual(['Playing the Game: Hero Phase']);
  });

  test('is recorded where it happened, and the round does not go back', () => {
    const late = done(heroes, activate('Vex')).table;
    expect(phase(late)).toEqual([2, 'hero phase', 'Vex', 'heroes']);
    expect(codesOf(strikeTeams.give(late, walk('Vex', 'h2')))).toEqual([]);
    expect(codesOf(strikeTeams.give(late, activate('Grunts')))).toEqual(['not-now']);
    const over = done(late, { deed: 'end-activation', piece: 'Vex' }).table;
    expect(phase(over)).toEqual([2, 'hero phase', null, 'heroes']);
    expect(codesOf(strikeTeams.give(over, activate('Wren')))).toEqual([]);
    expect(phase(done(over, next).table)).toEqual([2, 'end phase', null, 'heroes']);
  });

  test("a hero that activates too early begins the hero phase and the heroes' turn", () => {
    expect(phase(done(begun(next), activate('Rook')).table)).toEqual([2, 'hero phase', 'Rook', 'heroes']);
  });
});
