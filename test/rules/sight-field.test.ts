import { describe, expect, test } from 'vitest';
import { type Board, listBoardSquares } from '../../src/board/board';
import { squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import { randomPosition } from '../helpers/random-position';
import { dailyRuns } from '../helpers/seeds';

/** Lists the squares with different results, for the message of the test. */
function differences(board: Board, fast: Uint8Array, slow: (square: number) => number): string[] {
  return listBoardSquares(board)
    .filter((square) => fast[square] !== slow(square))
    .map((square) => `${squareName(square)}: ${fast[square]} instead of ${slow(square)}`);
}

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))(
  '%s: sight of every square of the board',
  (_id, edition) => {
    test.each(Array.from({ length: dailyRuns(40, 12) }, (_, seed) => seed + 1))(
      'matches the line to each square, seed %i',
      (seed) => {
        const position = randomPosition(seed);
        const levels = { blocked: 0, hindered: 1, clear: 2 } as const;
        const large = position.pieces.slice(3).filter((piece) => piece.squares.length > 1);
        for (const piece of [...position.pieces.slice(0, 3), ...large]) {
          const fast = edition.sight(position, { piece: piece.id });
          const slow = (square: number) => levels[edition.see(position, { piece: piece.id }, { square }).see];
          expect(differences(position.board, fast, slow), `from ${squareName(piece.squares[0] as number)}`).toEqual([]);
        }
      },
    );
  },
);
