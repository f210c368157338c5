import { describe, expect, test } from 'vitest';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { Deed } from '../../src/rules/table-deed';
import type { Table } from '../../src/table/table';
import {
  listReasonCodes,
  makeActivateDeed,
  makeMissionTable,
  makeStrikeDeed,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
} from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

const begun = (...deeds: Deed[]): Table =>
  playDeeds(makeMissionTable(), { deed: 'begin-round', round: 2 }, ...deeds).table;
const phase = (table: Table) => [table.round, table.phase?.phase, table.phase?.piece ?? null, table.turn];

describe('acting out of phase', () => {
  const heroes = begun(NEXT_PHASE, NEXT_PHASE, makeActivateDeed('Rook'));

  test.each<[string, Deed]>([
    ['a villain that begins its turn', makeActivateDeed('Vex')],
    ['a group that begins its turn', makeActivateDeed('Grunts')],
    ['the Action Die of a villain', { deed: 'roll', piece: 'Vex', declared: 1, rolled: 1 }],
    ['a walk without a turn', makeWalkDeed('Vex', 'h2')],
    ['a blow without a turn', makeStrikeDeed('Vex', 'Rook')],
    ['a march of a group', { deed: 'march', piece: 'Grunts', command: 0 }],
    ['a henchman that respawns', { deed: 'respawn', piece: 'G1', at: squareNamed('g1'), command: 0 }],
  ])('is refused after the heroes have begun: %s', (_, deed) => {
    const { reasons } = strikeTeams.resolve(heroes, deed);
    const [late] = reasons.filter(({ code }) => code === 'not-now');
    expect(late?.cite.passage).toBe('Playing the Game: Mastermind Phase');
  });

  test('a hero that spends points in the mastermind phase gets the hero phase as the reason', () => {
    const { reasons } = strikeTeams.resolve(begun(NEXT_PHASE), makeWalkDeed('Rook', 'b1'));
    const early = reasons.filter(({ code }) => code === 'not-now');
    expect(early.map(({ cite }) => cite.passage)).toEqual(['Playing the Game: Hero Phase']);
  });

  test('is recorded where it happened, and the round does not go back', () => {
    const late = playDeeds(heroes, makeActivateDeed('Vex')).table;
    expect(phase(late)).toEqual([2, 'hero phase', 'Vex', 'heroes']);
    expect(listReasonCodes(strikeTeams.resolve(late, makeWalkDeed('Vex', 'h2')))).toEqual([]);
    expect(listReasonCodes(strikeTeams.resolve(late, makeActivateDeed('Grunts')))).toEqual(['not-now']);
    const over = playDeeds(late, { deed: 'end-activation', piece: 'Vex' }).table;
    expect(phase(over)).toEqual([2, 'hero phase', null, 'heroes']);
    expect(listReasonCodes(strikeTeams.resolve(over, makeActivateDeed('Wren')))).toEqual([]);
    expect(phase(playDeeds(over, NEXT_PHASE).table)).toEqual([2, 'end phase', null, 'heroes']);
  });

  test("a hero that activates too early begins the hero phase and the heroes' turn", () => {
    expect(phase(playDeeds(begun(NEXT_PHASE), makeActivateDeed('Rook')).table)).toEqual([
      2,
      'hero phase',
      'Rook',
      'heroes',
    ]);
  });
});
