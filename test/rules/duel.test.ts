import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { distance } from '../../src/grid/square';
import { addFractions, fraction, multiplyFractions, printFraction, ZERO } from '../../src/plain/fraction';
import { evaluateDuel, findBestAttack } from '../../src/rules/duel';
import { EDITIONS } from '../../src/rules/editions';
import { computeExpectedClicks } from '../../src/rules/odds';
import { previewMove } from '../../src/rules/preview';
import { measure } from '../../src/rules/ruler';
import type { Piece } from '../../src/table/piece';
import { anchorBaseAt } from '../../src/table/position';
import { randomPosition } from '../helpers/random-position';
import { dailySeeds } from '../helpers/seeds';

const SEEDS = dailySeeds([1, 2, 3, 4, 5], 2);

describe.each(EDITIONS.map((edition) => [edition.id, edition] as const))('%s', (_id, edition) => {
  test.each(SEEDS)('comparing two figures gives the answers of both directions, seed %i', (seed) => {
    const position = randomPosition(seed, { width: 10, height: 10, pieces: 4 });
    const [a, b] = position.pieces as [Piece, Piece];
    const both = evaluateDuel(edition, position, a.id, b.id);
    expect(both.range).toEqual(edition.range(position, { piece: a.id }, { piece: b.id }));
    expect(both.first.sees).toEqual(edition.see(position, { piece: a.id }, { piece: b.id }));
    expect(both.second.sees).toEqual(edition.see(position, { piece: b.id }, { piece: a.id }));
    for (const { bestAttack: blow } of [both.first, both.second]) {
      if (blow.answer === null)
        expect([blow.attack, blow.expected, blow.reasons.length > 0]).toEqual([null, null, true]);
      else {
        const slow = blow.answer.clicks.reduce(
          (sum, each) => addFractions(sum, multiplyFractions(fraction(each.clicks), each.chance)),
          ZERO,
        );
        expect(printFraction(blow.expected ?? ZERO)).toBe(printFraction(slow));
      }
    }
  });

  test.each(SEEDS)('a preview on its own squares changes nothing, seed %i', (seed) => {
    const position = randomPosition(seed, { width: 10, height: 10, pieces: 5 });
    for (const piece of position.pieces) {
      const { changes } = previewMove(edition, position, piece.id, piece.squares);
      expect(changes.map(({ opponent }) => opponent)).toEqual(
        position.pieces.filter(({ side }) => side !== piece.side).map(({ id }) => id),
      );
      for (const { now, there } of changes) expect(there).toEqual(now);
    }
  });

  test.each(SEEDS)('a preview elsewhere matches a figure moved there, seed %i', (seed) => {
    const position = randomPosition(seed, { width: 10, height: 10, pieces: 5 });
    const piece = position.pieces[seed % 5] as Piece;
    const taken = new Set(position.pieces.flatMap(({ squares }) => squares));
    const free = listBoardSquares(position.board).filter((square) => {
      const base = anchorBaseAt(position, piece, square);
      return base?.every((each) => !taken.has(each));
    });
    for (const square of free.filter((_, index) => index % 9 === seed)) {
      const squares = anchorBaseAt(position, piece, square) as readonly number[];
      const moved = {
        ...position,
        pieces: position.pieces.map((each) => (each === piece ? { ...piece, squares } : each)),
      };
      const { move, changes } = previewMove(edition, position, piece.id, squares);
      expect(move.legal || move.reasons.length > 0).toBe(true);
      for (const { opponent, there } of changes) {
        expect(there.sees).toBe(edition.see(moved, { piece: piece.id }, { piece: opponent }).see);
        const other = moved.pieces.find(({ id }) => id === opponent) as Piece;
        expect(there.hitBy).toEqual(findBestAttack(edition, moved, other, piece.id));
        expect(there.hits).toEqual(findBestAttack(edition, moved, { ...piece, squares }, opponent));
      }
    }
  });

  test.each(SEEDS)(
    'the ruler measures distance and sight like the edition, and lists the squares in between, seed %i',
    (seed) => {
      const position = randomPosition(seed, { width: 12, height: 12, pieces: 2 });
      const squares = listBoardSquares(position.board);
      for (let index = 0; index < squares.length; index += 13) {
        const [from, to] = [squares[index] as number, squares[(index * 7 + seed) % squares.length] as number];
        const { range, see, crosses } = measure(edition, position, { square: from }, { square: to });
        expect(range.squares).toBe(edition.range(position, { square: from }, { square: to }).squares);
        expect(see.see).toBe(edition.see(position, { square: from }, { square: to }).see);
        expect(crosses.includes(from) || crosses.includes(to)).toBe(false);
        // Each square on the line may add at most one to the distance between the ends.
        expect(crosses.every((square) => distance(from, square) + distance(square, to) <= distance(from, to) + 1)).toBe(
          true,
        );
        if (distance(from, to) > 1) expect(crosses.length).toBeGreaterThanOrEqual(distance(from, to) - 1);
      }
    },
  );
});

test('average clicks match a manual calculation', () => {
  expect(printFraction(computeExpectedClicks([]))).toBe('0');
  const taken = [
    { clicks: 0, chance: fraction(7, 12) },
    { clicks: 2, chance: fraction(14, 36) },
    { clicks: 3, chance: fraction(1, 36) },
  ];
  expect(printFraction(computeExpectedClicks(taken))).toBe('31/36');
});
