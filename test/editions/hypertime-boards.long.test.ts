import { describe, expect, test } from 'vitest';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { BLOCKING, HINDERING, WALL } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { hypertime2002 } from '../../src/rules/editions/hypertime-2002';
import { hypertime2003 } from '../../src/rules/editions/hypertime-2003';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';
import { dailyRuns } from '../helpers/seeds';

const SIGHTS = ['blocked', 'hindered', 'clear'];

/** Returns a seeded generator of integers from 0 to less than a bound. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function randomBoard(next: (below: number) => number): Board {
  const board = emptyBoard(8, 7);
  for (const square of listBoardSquares(board)) {
    const kind = next(10);
    if (kind < 2) board.terrain[square] = kind === 0 ? HINDERING : BLOCKING;
    if (kind === 2 || kind === 3) board.levels[square] = 1;
    if (next(12) === 0) board.walls[eastEdge(square)] = WALL;
    if (next(12) === 0) board.walls[southEdge(square)] = WALL;
  }
  return board;
}

function randomPosition(next: (below: number) => number): Position {
  const board = randomBoard(next);
  const free = listBoardSquares(board);
  const pieces: Piece[] = Array.from({ length: 7 }, (_, place) => {
    const [square] = free.splice(next(free.length), 1);
    const side = place % 2 === 0 ? 'red' : 'blue';
    const mode = place > 5 ? 'soaring' : 'hovering';
    const flies = place > 3 ? { abilities: ['flight'], mode: mode as Piece['mode'] } : {};
    return makePiece(`P${place}`, [square as number], { side, ...flies });
  });
  return makePosition(board, pieces);
}

/** Lists a figure’s sight of every square, with one question per square. */
function oneByOne(year: Ruleset, position: Position, piece: string): string[] {
  return listBoardSquares(position.board).map((square) => year.see(position, { piece }, { square }).see);
}

/** Lists the squares where a figure may end its move, with one question per square. */
function stepByStep(year: Ruleset, position: Position, piece: Piece, mode: Piece['mode'] | null): number[] {
  const question = { piece: piece.id, action: 'move', carrying: null, mode, actionPoints: null, run: false };
  return listBoardSquares(position.board).filter(
    (square) => !piece.squares.includes(square) && year.move(position, { ...question, to: [square] }).legal,
  );
}

describe.each([hypertime2002, hypertime2003])('$id on random boards', (year) => {
  test('sight of the whole map matches sight square by square', () => {
    const next = numbers(20020901);
    for (let turn = 0; turn < 12; turn++) {
      const position = randomPosition(next);
      for (const { id } of position.pieces) {
        const field = year.sight(position, { piece: id });
        expect(listBoardSquares(position.board).map((square) => SIGHTS[field[square] as number])).toEqual(
          oneByOne(year, position, id),
        );
      }
    }
  });

  test('reach matches moves square by square, in either mode', () => {
    const next = numbers(20030701);
    for (let turn = 0; turn < dailyRuns(12, 4); turn++) {
      const position = randomPosition(next);
      for (const piece of position.pieces) {
        const modes = piece.abilities.includes('flight') ? (['hovering', 'soaring'] as const) : [null];
        for (const mode of modes) {
          const asked = { piece: piece.id, action: 'move', carrying: null, mode, actionPoints: null, run: false };
          const ends = year.reach(position, asked).ends.flatMap((end) => end.squares);
          expect(ends.sort((a, b) => a - b)).toEqual(stepByStep(year, position, piece, mode));
        }
      }
    }
  });

  test('sight is mutual on one level without stealth and soaring figures', () => {
    const next = numbers(19);
    for (let turn = 0; turn < 12; turn++) {
      const position = randomPosition(next);
      const low = position.pieces.filter((piece) => piece.mode !== 'soaring');
      for (const a of low) {
        for (const b of low) {
          if (position.board.levels[a.squares[0] as number] !== position.board.levels[b.squares[0] as number]) continue;
          const there = year.see(position, { piece: a.id }, { piece: b.id }).see === 'blocked';
          expect(year.see(position, { piece: b.id }, { piece: a.id }).see === 'blocked').toBe(there);
        }
      }
    }
  });
});
