import { describe, expect, test } from 'vitest';
import { answerReachQuestion } from '../../src/query/answer-map-question';
import { commandPointsNeeded, makePaidDraggedMove, makePaidMove } from '../../src/query/paid-move';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import { commandDialCounter } from '../../src/rules/editions/strike-teams/units';
import type { MoveQuestion } from '../../src/rules/ruleset';
import type { Fact } from '../../src/table/facts';
import type { Piece } from '../../src/table/piece';
import { findPiece, type Position } from '../../src/table/position';
import { countActionPoints, defaultMoveKind, hasActivation } from '../../src/table/striker';
import type { Table } from '../../src/table/table';
import { getTablePosition } from '../../src/table/table-position';
import { getGroupActionPointsCounterName } from '../../src/table/tallies';
import {
  foldValid,
  makeActivateDeed,
  makeMissionTable,
  makeWalkDeed,
  NEXT_PHASE,
  playDeeds,
  requireFigure,
} from '../helpers/mission';
import { squareNamed } from '../helpers/square-named';

/** Hero phase with Rook active and five points on the action track. */
const heroes = playDeeds(
  makeMissionTable(),
  { deed: 'begin-round', round: 2 },
  NEXT_PHASE,
  NEXT_PHASE,
  makeActivateDeed('Rook'),
).table;

/** Phase of the henchmen, with the group active and six shared points. */
const grunts = playDeeds(
  makeMissionTable(),
  { deed: 'begin-round', round: 2 },
  NEXT_PHASE,
  makeActivateDeed('Grunts'),
).table;
const question = (piece: string, to: string, more: Partial<MoveQuestion> = {}): MoveQuestion => ({
  ...{
    piece,
    to: [squareNamed(to)],
    action: 'move',
    carrying: null,
    mode: null,
    actionPoints: null,
    run: false,
    ...more,
  },
});

describe('the active figure', () => {
  test('is the activated hero, or a member of the activated group', () => {
    expect(hasActivation(heroes, requireFigure(heroes, 'Rook'))).toBe(true);
    expect(hasActivation(heroes, requireFigure(heroes, 'Wren'))).toBe(false);
    expect(['G1', 'G2', 'Vex'].map((id) => hasActivation(grunts, requireFigure(grunts, id)))).toEqual([
      true,
      true,
      false,
    ]);
    const before = makeMissionTable();
    expect(hasActivation(before, requireFigure(before, 'Rook'))).toBe(false);
  });
});

describe('a move that is paid for', () => {
  const paid = (to: string, more: Partial<MoveQuestion> = {}) =>
    makePaidMove(strikeTeams, heroes, requireFigure(heroes, 'Rook'), question('Rook', to, more));

  test('costs its points, which are taken from the track', () => {
    expect(paid('c1')).toMatchObject({ deed: { piece: 'Rook' }, cost: 2, ruling: { legal: true } });
    expect(paid('c1')?.ruling.facts).toContainEqual({
      fact: 'tallied',
      piece: 'Rook',
      tally: 'points',
      of: null,
      by: -2,
    });
  });

  test('costs nothing more after the march was paid for', () => {
    const march = question('G1', 'f1', { action: 'march' });
    const { table } = playDeeds(grunts, { deed: 'march', piece: 'Grunts', command: 0 });
    expect(makePaidMove(strikeTeams, table, requireFigure(table, 'G1'), march)).toMatchObject({
      cost: 0,
      ruling: { legal: true },
    });
  });

  test('pays the march of the whole group with its first henchman only', () => {
    const first = makePaidMove(
      strikeTeams,
      grunts,
      requireFigure(grunts, 'G1'),
      question('G1', 'f1', { action: 'march' }),
    );
    expect(first).toMatchObject({ cost: 3, ruling: { legal: true } });
    const table = foldValid(grunts, first?.ruling.facts ?? []);
    expect(countActionPoints(table, requireFigure(table, 'G1'))).toBe(3);
    const second = makePaidMove(
      strikeTeams,
      table,
      requireFigure(table, 'G2'),
      question('G2', 'f2', { action: 'march' }),
    );
    expect(second).toMatchObject({ cost: 0, ruling: { legal: true } });
  });

  test('uses a paid march if a henchman is dragged to its place', () => {
    const { table } = playDeeds(grunts, { deed: 'march', piece: 'Grunts', command: 0 });
    const pulled = (to: string) => makePaidDraggedMove(strikeTeams, table, { piece: 'G1' }, [squareNamed(to)]);
    expect(pulled('e1')).toMatchObject({ cost: 0, ruling: { legal: true } });
    // Moves to squares outside the paid march cost the henchman the normal price of a walk.
    expect(pulled('d1')).toMatchObject({ cost: 3, ruling: { legal: true } });
  });

  test('reaches no farther than the rest of a march, or the points that a henchman may spend', () => {
    const left = (table: Table, action: string) => {
      const position = getTablePosition(table) as Position;
      const piece = findPiece(position, 'G1') as Piece;
      return [defaultMoveKind(piece), answerReachQuestion(strikeTeams, position, 'G1', action).speed.total];
    };
    const rich = foldValid(grunts, [{ fact: 'counted', counter: getGroupActionPointsCounterName('Grunts'), by: 6 }]);
    const marched = playDeeds(
      rich,
      { deed: 'march', piece: 'Grunts', command: 0 },
      makeWalkDeed('G1', 'f1', { action: 'march' }),
    ).table;
    expect([left(marched, 'march'), left(rich, 'move')]).toEqual([
      ['march', 1],
      ['move', 6],
    ]);
    const walked = playDeeds(rich, makeWalkDeed('G1', 'c1')).table;
    expect(left(walked, 'move')).toEqual(['move', 2]);
    // The march is already paid, so the single remaining point of the group does not limit it.
    const poor = playDeeds(
      grunts,
      { deed: 'spend', piece: 'Grunts', points: 2 },
      {
        deed: 'march',
        piece: 'Grunts',
        command: 0,
      },
    ).table;
    expect(left(poor, 'march')).toEqual(['march', 2]);
  });

  test('is null for an inactive figure, and without a map', () => {
    const wren = requireFigure(heroes, 'Wren');
    expect(makePaidMove(strikeTeams, heroes, wren, question('Wren', 'b2'))).toBeNull();
    const bare = { ...heroes, board: null };
    expect(makePaidMove(strikeTeams, bare, requireFigure(heroes, 'Rook'), question('Rook', 'c1'))).toBeNull();
  });

  test('is the same for a figure dragged to its place', () => {
    expect(makePaidDraggedMove(strikeTeams, heroes, { piece: 'Rook' }, [squareNamed('c1')])).toEqual(paid('c1'));
    expect(makePaidDraggedMove(null, heroes, { piece: 'Rook' }, [squareNamed('c1')])).toBeNull();
    expect(makePaidDraggedMove(strikeTeams, heroes, { piece: 'Nobody' }, [squareNamed('c1')])).toBeNull();
  });
});

describe('points missing on the track', () => {
  /**
   * Computes the points that are missing for a cost, with five points on the track.
   * @param dial points on the Command Dial
   */
  const lacks = (cost: number, dial: number, side = 'heroes') => {
    const counter = commandDialCounter(side);
    const by = dial - (heroes.counters[counter] ?? 0);
    const table = foldValid(heroes, [{ fact: 'counted', counter, by }]);
    return commandPointsNeeded(strikeTeams, table, requireFigure(table, 'Rook'), cost);
  };

  test('come from the dial, up to what it has', () => {
    expect([lacks(8, 6), lacks(8, 2), lacks(8, 0)]).toEqual([3, 2, 0]);
  });

  test('do not come from another side’s dial', () => {
    expect(lacks(8, 6, 'mastermind')).toBe(heroes.counters[commandDialCounter('heroes')]);
  });

  test('are none if the track pays everything', () => {
    expect([lacks(5, 6), lacks(4, 6)]).toEqual([0, 0]);
  });

  test('are taken from the dial for a move', () => {
    const tired: Fact = { fact: 'tallied', piece: 'Rook', tally: 'points', of: null, by: -4 };
    const table = foldValid(heroes, [tired]);
    const paid = (to: string) => makePaidMove(strikeTeams, table, requireFigure(table, 'Rook'), question('Rook', to));
    expect(paid('c1')).toMatchObject({ cost: 2, ruling: { reasons: [] } });
    expect(paid('c1')?.ruling.facts).toContainEqual({ fact: 'counted', counter: commandDialCounter('heroes'), by: -1 });
    expect(paid('d1')?.ruling.reasons.map(({ code }) => code)).toEqual(['no-points']);
  });
});
