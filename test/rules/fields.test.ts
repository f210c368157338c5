import { describe, expect, test } from 'vitest';
import { squaresOf } from '../../src/board/board';
import { squareName } from '../../src/grid/square';
import { lessThan, printFraction } from '../../src/plain/fraction';
import { EDITIONS } from '../../src/rules';
import { chanceField, outlook, threatField } from '../../src/rules/fields';
import type { Ruleset } from '../../src/rules/ruleset';
import { has, makePiece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { randomPosition } from '../helpers/random-position';

const DICE = EDITIONS.filter((edition) => edition.attacks.includes('close'));

/** Slow and obvious: the dummy is put on the square and every plain attack is asked. */
function bestByAsking(ruleset: Ruleset, position: Position, attacker: string, square: number): string {
  const dummy = makePiece('dummy', [square], { side: 'nobody', defense: 16 });
  const pieces = position.pieces.filter((piece) => piece.id === attacker || !piece.squares.includes(square));
  const chances = ['close', 'ranged'].flatMap((attack) => {
    const question = {
      attacker,
      targets: ['dummy'],
      attack,
      strength: null,
      aim: 0,
      defend: 0,
      from: null,
      object: null,
    };
    const answer = ruleset.hit({ ...position, pieces: [...pieces, dummy] }, question);
    return answer.legal && answer.targets[0] ? [answer.targets[0].chance] : [];
  });
  const best = chances.sort((a, b) => (lessThan(a, b) ? 1 : -1))[0];
  return best ? printFraction(best) : '-';
}

describe.each(DICE.map((edition) => [edition.id, edition] as const))(
  '%s: chances over the whole board',
  (_id, edition) => {
    test.each([1, 2, 3, 4, 5, 6, 7, 8])('agree with an attack asked on each square, seed %i', (seed) => {
      const position = randomPosition(seed, { width: 11, height: 10 });
      for (const piece of position.pieces.slice(0, 2)) {
        const field = chanceField(edition, position, piece.id, { side: 'nobody', defense: 16 });
        const wrong = squaresOf(position.board)
          .filter((square) => !piece.squares.includes(square))
          .map((square) => {
            const fast = field[square];
            return [
              squareName(square),
              fast ? printFraction(fast) : '-',
              bestByAsking(edition, position, piece.id, square),
            ];
          })
          .filter(([, fast, slow]) => fast !== slow);
        expect(wrong, `${piece.id} at ${squareName(piece.squares[0] as number)}`).toEqual([]);
      }
    });

    // Lines past opponents, and bases of which only some squares are near enough, found here.
    test.each([2, 4, 10, 28, 35])('agree for sharpshooters and larger bases too, seed %i', (seed) => {
      const position = randomPosition(seed, { width: 9, height: 8 });
      const special = position.pieces.filter((each) => has(each, 'sharpshooter') || each.squares.length > 1);
      for (const piece of special.slice(0, 2)) {
        const field = chanceField(edition, position, piece.id, { side: 'nobody', defense: 16 });
        for (const square of squaresOf(position.board).filter((each) => !piece.squares.includes(each))) {
          const fast = field[square];
          const slow = bestByAsking(edition, position, piece.id, square);
          expect(fast ? printFraction(fast) : '-', `${piece.id} at ${squareName(square)}`).toBe(slow);
        }
      }
    });

    test('the threat of a side counts each of its figures and keeps the best chance', () => {
      const position = randomPosition(11, { width: 12, height: 12, pieces: 6 });
      const side = position.pieces[0]?.side as string;
      const dummy = { side: 'nobody', defense: 15 };
      const threat = threatField(edition, position, side, dummy);
      const fields = position.pieces
        .filter((piece) => piece.side === side)
        .map((piece) => chanceField(edition, position, piece.id, dummy));
      for (const square of squaresOf(position.board)) {
        const chances = fields
          .map((field) => field[square])
          .filter((chance) => chance !== null && chance !== undefined);
        expect(threat.attackers[square]).toBe(chances.length);
        for (const chance of chances) expect(threat.best[square] && lessThan(threat.best[square], chance)).toBe(false);
        expect(threat.best[square] === null).toBe(chances.length === 0);
      }
    });

    test('an outlook is what its parts are', () => {
      const position = randomPosition(5);
      const piece = position.pieces[0]?.id as string;
      const all = outlook(edition, position, piece, { side: 'nobody', defense: 16 });
      expect(all.sight).toEqual(edition.sight(position, { piece: piece }));
      expect(all.chances).toEqual(chanceField(edition, position, piece, { side: 'nobody', defense: 16 }));
    });
  },
);
