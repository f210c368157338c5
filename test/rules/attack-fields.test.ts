import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { squareName } from '../../src/grid/square';
import { isLessThan, printFraction } from '../../src/plain/fraction';
import { computeChanceField, computeThreatsTo, isBetterAttack, mergeThreats } from '../../src/rules/attack-fields';
import { findBestAttack } from '../../src/rules/duel';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { hasAbilityOrPower, makePiece, type Piece } from '../../src/table/piece';
import { anchorBaseAt, type Position } from '../../src/table/position';
import { randomPosition } from '../helpers/random-position';
import { dailySeeds } from '../helpers/seeds';

const DICE = EDITIONS.filter((edition) => edition.attacks.includes('close'));

/** Slow reference: puts a dummy on the square and tries every plain attack. */
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
  const best = chances.sort((a, b) => (isLessThan(a, b) ? 1 : -1))[0];
  return best ? printFraction(best) : '-';
}

function finished<Value>(work: Iterator<void, Value, void>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

describe.each(DICE.map((edition) => [edition.id, edition] as const))(
  '%s: chances on every square of the board',
  (_id, edition) => {
    test.each(dailySeeds([1, 2, 3, 4, 5, 6, 7, 8], 1))('match an attack on each square, seed %i', (seed) => {
      const position = randomPosition(seed, { width: 11, height: 10 });
      for (const piece of position.pieces.slice(0, 2)) {
        const field = computeChanceField(edition, position, piece.id, { side: 'nobody', defense: 16 });
        const wrong = listBoardSquares(position.board)
          .filter((square) => !piece.squares.includes(square))
          .map((square) => {
            const fast = field[square]?.chance;
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

    // These seeds include lines past opponents, and bases that are partly out of range.
    test.each([2, 4, 10, 28, 35])('match for sharpshooters and larger bases too, seed %i', (seed) => {
      const position = randomPosition(seed, { width: 9, height: 8 });
      const special = position.pieces.filter(
        (each) => hasAbilityOrPower(each, 'sharpshooter') || each.squares.length > 1,
      );
      for (const piece of special.slice(0, 2)) {
        const field = computeChanceField(edition, position, piece.id, { side: 'nobody', defense: 16 });
        for (const square of listBoardSquares(position.board).filter((each) => !piece.squares.includes(each))) {
          const fast = field[square]?.chance;
          const slow = bestByAsking(edition, position, piece.id, square);
          expect(fast ? printFraction(fast) : '-', `${piece.id} at ${squareName(square)}`).toBe(slow);
        }
      }
    });

    test.each(dailySeeds([11, 12, 13, 14], 1))(
      'the threat to a figure matches attacks of each opponent on each square, seed %i',
      (seed) => {
        const position = randomPosition(seed, { width: 9, height: 9, pieces: 6 });
        const target = position.pieces[seed % position.pieces.length] as Piece;
        const opponents = position.pieces.filter(({ side }) => side !== target.side);
        const fields = computeThreatsTo(edition, position, target).map(finished);
        const threat = mergeThreats(position.board, fields);
        expect(fields).toHaveLength(opponents.length);
        for (const square of listBoardSquares(position.board)) {
          const squares = anchorBaseAt(position, target, square);
          const slow = opponents.map((opponent) => {
            if (!squares || squares.some((each) => opponent.squares.includes(each))) return null;
            const moved = { ...target, squares };
            const stays = position.pieces.filter(
              (each) => each === opponent || (each !== target && !each.squares.some((own) => squares.includes(own))),
            );
            const started = { ...position, round: Math.max(2, position.round), pieces: [...stays, moved] };
            return findBestAttack(edition, started, opponent, target.id).answer;
          });
          const where = `${target.id} at ${squareName(square)}`;
          expect(
            fields.map((field) => field[square] && printFraction(field[square].chance)),
            where,
          ).toEqual(slow.map((answer) => answer && printFraction(answer.chance)));
          expect(threat.attackers[square], where).toBe(slow.filter((answer) => answer !== null).length);
          for (const told of slow)
            if (told) expect(isBetterAttack(told, threat.best[square] ?? null), where).toBe(false);
        }
      },
    );
  },
);
