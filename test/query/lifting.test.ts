import { describe, expect, test } from 'vitest';
import { squareName } from '../../src/grid/square';
import { answerMapQuestion } from '../../src/query/answer-map-question';
import { listObjectActions, listPickUps, listPushPowers, makeFlightDeed } from '../../src/query/hand-actions';
import { NO_TERMS } from '../../src/query/question-terms';
import { positionInGame } from '../../src/query/resolve-deed';
import type { Fact } from '../../src/table/facts';
import type { Table } from '../../src/table/table';
import { makeGameTable, objectFact, type TestPiece } from '../helpers/game-table';
import { requireEdition } from '../helpers/require-edition';
import { squareNamed } from '../helpers/square-named';

const core = requireEdition('core-2008');
const strong: TestPiece = { at: 'a3', powers: ['', '', '', 'super-strength'] };

describe('objects that may be taken on a move', () => {
  function liftable(table: Table, to: string, kind: string | null = null) {
    const position = positionInGame(core, table);
    const target = { square: squareNamed(to) };
    const answer =
      position && answerMapQuestion({ ruleset: core, position, selected: 'A', mode: 'move', target, kind });
    if (answer?.mode !== 'move') throw new Error('no move');
    return listPickUps(core, table, answer, NO_TERMS);
  }
  const crates = [
    objectFact('beside', 'd4'),
    objectFact('heavy', 'c3', 'heavy'),
    objectFact('far', 'd7'),
    objectFact('statue', 'c2', 'immobile'),
  ];

  test('are on the way or next to it, and light enough', () => {
    // Eight squares of movement are enough for a detour by d6 to e3.
    expect(liftable(makeGameTable(core, { A: strong }, ...crates), 'e3')).toEqual(['beside', 'heavy', 'far']);
    expect(
      liftable(makeGameTable(core, { A: { ...strong, powers: ['', '', '', 'outwit'] } }, ...crates), 'e3'),
    ).toEqual([]);
  });

  test('are not too far off to reach the end of the move', () => {
    const crate = (square: string) => liftable(makeGameTable(core, { A: strong }, objectFact('crate', square)), 'h3');
    // A moves eight squares: enough for a detour by d7, but not by c7.
    expect(crate('d8')).toEqual(['crate']);
    expect(crate('b8')).toEqual([]);
  });

  test('are accessible', () => {
    const walled = ['c5', 'd5', 'e5', 'c6', 'e6', 'c7', 'd7', 'e7'].map(
      (square): Fact => ({ fact: 'marker', marker: square, kind: 'blocking', square, owner: null, until: null }),
    );
    expect(liftable(makeGameTable(core, { A: strong }, objectFact('crate', 'd6')), 'e3')).toEqual(['crate']);
    expect(liftable(makeGameTable(core, { A: strong }, objectFact('crate', 'd6'), ...walled), 'e3')).toEqual([]);
  });

  test('are none for a figure that holds something, and for one moved by telekinesis', () => {
    const held: Fact = { fact: 'holds', piece: 'A', object: 'light', id: 'other' };
    expect(liftable(makeGameTable(core, { A: strong }, ...crates, held), 'e3')).toEqual([]);
    const lifter = { at: 'a3', powers: ['telekinesis', '', '', 'super-strength'] };
    expect(liftable(makeGameTable(core, { A: lifter }, ...crates), 'e3', 'telekinesis')).toEqual([]);
  });
});

describe('hands', () => {
  const swords = requireEdition('x-of-swords');
  const held: Fact = { fact: 'holds', piece: 'A', object: 'light', id: 'crate' };

  test('take objects next to any square of a base', () => {
    const double = { ...strong, at: ['c3', 'd3'] };
    const table = makeGameTable(
      core,
      { A: double },
      objectFact('east', 'e4'),
      objectFact('west', 'b2'),
      objectFact('off', 'f3'),
    );
    expect(listObjectActions(core, table, 'A')).toEqual({ objects: ['east', 'west'], squares: [] });
  });

  test('put down an object on its square or next to it, as the edition allows', () => {
    const squares = (id: string, square: string) => {
      const rules = requireEdition(id);
      return listObjectActions(rules, makeGameTable(rules, { A: { ...strong, at: square } }, held), 'A')
        .squares.map(squareName)
        .sort();
    };
    expect(squares('core-2008', 'c3')).toEqual([]);
    expect(squares('x-of-swords', 'a1')).toEqual(['a1', 'a2', 'b1', 'b2']);
  });

  test('are empty for a figure that is not on the map or in the game', () => {
    const none = { objects: [], squares: [] };
    const table = makeGameTable(swords, { A: { ...strong, at: [] } }, objectFact('crate', 'a1'));
    expect(listObjectActions(swords, table, 'A')).toEqual(none);
    expect(listObjectActions(swords, table, 'nobody')).toEqual(none);
  });
});

describe('a push by a power', () => {
  const blaster: TestPiece = { at: 'c3', powers: ['', 'force-blast'] };
  const table = makeGameTable(core, {
    A: blaster,
    B: { at: 'd3', side: 'blue' },
    F: { at: 'b3' },
    C: { at: 'c4', side: 'blue' },
    D: { at: 'g3', side: 'blue' },
  });

  test('is for each adjacent opponent', () => {
    expect(listPushPowers(core, table, 'A')).toEqual([{ power: 'force-blast', targets: ['B', 'C'] }]);
  });

  test('is not for defeated figures, and null without targets', () => {
    const down = (...pieces: string[]) =>
      makeGameTable(
        core,
        { A: blaster, B: { at: 'd3', side: 'blue' } },
        ...pieces.map((piece): Fact => ({ fact: 'defeated', piece, by: 'A' })),
      );
    expect(listPushPowers(core, down(), 'A')).toHaveLength(1);
    expect(listPushPowers(core, down('B'), 'A')).toEqual([]);
    expect(listPushPowers(core, table, 'B')).toEqual([]);
    expect(listPushPowers(core, table, 'nobody')).toEqual([]);
  });
});

test('a soaring figure comes down, and any other goes up', () => {
  const table = makeGameTable(core, { A: strong }, { fact: 'mode', piece: 'A', mode: 'soaring' });
  expect(makeFlightDeed(table, 'A')).toEqual({ deed: 'move', piece: 'A', to: [], mode: 'hovering' });
  expect(makeFlightDeed(makeGameTable(core, { A: strong }), 'A')).toMatchObject({ mode: 'soaring' });
});
