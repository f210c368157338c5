import { describe, expect, test } from 'vitest';
import { hasSquare, listBoardSquares } from '../../src/board/board';
import { distance, type Square, squareName } from '../../src/grid/square';
import { EDITIONS } from '../../src/rules/editions';
import type { ReachQuestion, Ruleset } from '../../src/rules/ruleset';
import type { Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { dailySeeds } from '../helpers/seeds';
import { makeWildPosition } from '../helpers/wild-position';

const EVERY_SEED = [3, 58, 17, 71];
const SEEDS = dailySeeds(EVERY_SEED, 1);

/** Makes a random position without action tokens, so that every kind of move is possible. */
function restedPosition(seed: number): Position {
  const position = makeWildPosition(seed, { width: 6, height: 5, pieces: 7 });
  return { ...position, pieces: position.pieces.map((piece) => ({ ...piece, tokens: 0 })) };
}

function named(squares: readonly Square[]): string {
  return [...squares]
    .sort((a, b) => a - b)
    .map(squareName)
    .join(' ');
}

/**
 * Lists all positions of a piece’s base on the map. Single bases can be on each square, double bases in each
 * orientation. Larger bases do not move.
 */
function everyBase(position: Position, { squares }: Piece): Square[][] {
  const all = listBoardSquares(position.board);
  if (squares.length === 2) {
    return all.flatMap((head) =>
      all.filter((tail) => tail > head && distance(head, tail) === 1).map((tail) => [head, tail]),
    );
  }
  const offsets = squares.map((square) => square - (squares[0] ?? 0));
  return all
    .map((anchor) => offsets.map((offset) => anchor + offset))
    .filter((base) => base.every((square) => hasSquare(position.board, square) && distance(square, base[0] ?? 0) <= 1));
}

/**
 * Lists all kinds of moves of a piece: plain or by a power, in either mode of flight, alone or carrying each adjacent
 * friend.
 */
function questionsOf(edition: Ruleset, position: Position, piece: Piece): ReachQuestion[] {
  const plain = { piece: piece.id, action: 'move', carrying: null, mode: null, actionPoints: null, run: false };
  const friends = position.pieces.filter(
    (other) =>
      other !== piece &&
      other.side === piece.side &&
      edition.carry(position, { carrier: piece.id, carried: other.id }).legal,
  );
  return [
    ...['move', ...edition.moves].map((action) => ({ ...plain, action })),
    ...(piece.abilities.includes('flight') ? (['hovering', 'soaring'] as const) : []).map((mode) => ({
      ...plain,
      mode,
    })),
    ...friends.map((friend) => ({ ...plain, carrying: friend.id })),
    { ...plain, actionPoints: 3 },
    { ...plain, actionPoints: 4, run: true },
  ];
}

function titleOf({ action, mode, carrying, actionPoints, run }: ReachQuestion): string {
  return JSON.stringify({ action, mode, carrying, actionPoints, run });
}

function costsOf(edition: Ruleset, position: Position, question: ReachQuestion): Map<string, number> {
  return new Map(edition.reach(position, question).ends.map((end) => [named(end.squares), end.cost]));
}

function faster(position: Position, piece: Piece, by: number): Position {
  const pieces = position.pieces.map((each) => (each === piece ? { ...piece, speed: piece.speed + by } : each));
  return { ...position, pieces };
}

describe.each(EDITIONS)('$id', (edition) => {
  describe.each(SEEDS)('on random board %i', (seed) => {
    const position = restedPosition(seed);

    test('reaches the same squares at the same cost as moves placed base by base', () => {
      const differing: string[] = [];
      for (const piece of position.pieces) {
        for (const question of questionsOf(edition, position, piece)) {
          const costs = costsOf(edition, position, question);
          const here = named(piece.squares);
          for (const to of everyBase(position, piece).filter((base) => named(base) !== here)) {
            const moved = edition.move(position, { ...question, to });
            const reached = costs.get(named(to)) ?? null;
            const walked = moved.legal ? moved.cost : null;
            if (reached !== walked || moved.legal !== (moved.reasons.length === 0))
              differing.push(
                `${piece.id} at ${here} to ${named(to)} ${titleOf(question)}: reach ${reached}, move ${walked}`,
              );
            costs.delete(named(to));
          }
          if (costs.size > 0)
            differing.push(`${piece.id} ${titleOf(question)}: no base of its lies on ${[...costs.keys()]}`);
        }
      }
      expect(differing).toEqual([]);
    });

    test('reaches no fewer squares at a higher speed, and each at the same cost', () => {
      const lost: string[] = [];
      for (const piece of position.pieces) {
        for (const question of questionsOf(edition, position, piece)) {
          const slow = costsOf(edition, position, question);
          for (const by of [1, 2, 5]) {
            const points = question.actionPoints === null ? null : question.actionPoints + by;
            const fast = costsOf(edition, faster(position, piece, by), { ...question, actionPoints: points });
            for (const [end, cost] of slow)
              if (fast.get(end) !== cost)
                lost.push(`${piece.id} ${titleOf(question)} +${by} to ${end}: ${cost}, then ${fast.get(end)}`);
          }
        }
      }
      expect(lost).toEqual([]);
    });
  });

  test('these boards have every kind of base, and friends to carry if the book allows it', () => {
    const kinds = new Set<string>();
    for (const position of EVERY_SEED.map(restedPosition)) {
      for (const piece of position.pieces) {
        const [a = 0, b = 0] = piece.squares;
        const slanted = piece.squares.length === 2 && ![1, 64].includes(Math.abs(a - b));
        kinds.add(slanted ? 'slanted' : `${piece.squares.length}`);
        if (questionsOf(edition, position, piece).some((question) => question.carrying !== null)) kinds.add('carrying');
      }
    }
    // Strike Teams, the only edition with melee attacks, has no carrying.
    const carried = edition.attacks.includes('melee') ? [] : ['carrying'];
    expect([...kinds].sort()).toEqual(['1', '2', '4', ...carried, 'slanted']);
  });
});
