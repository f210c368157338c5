import { describe, expect, test } from 'vitest';
import { listBoardSquares } from '../../src/board/board';
import { edgeName } from '../../src/grid/edge';
import { type Square, squareName } from '../../src/grid/square';
import type { Mark } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { PieceOrSquare } from '../../src/rules/ruleset';
import type { Piece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { randomPosition, seededRandom } from '../helpers/random-position';
import { dailyRuns } from '../helpers/seeds';
import { areAdjacentSlowly } from '../helpers/slow-adjacent';
import { computeSlowSight, type SlowSight } from '../helpers/slow-sight';

/** Seeds of the boards. `npm run long` tests more seeds than the daily run. */
const SEEDS = Array.from({ length: dailyRuns(24, 6) }, (_, place) => place + 1);
const RANK = { clear: 0, hindered: 1, blocked: 2 };

/**
 * Makes a random position on a board small enough for the slow reference. Some fliers soar, and any side may have the
 * turn.
 */
function crowdedPosition(seed: number): Position {
  const random = seededRandom(seed + 500);
  const side = () => 3 + Math.floor(random() * 7);
  const position = randomPosition(seed, { width: 2 + side(), height: side(), pieces: 9, levels: 1 + (seed % 3) });
  const pieces = position.pieces.map((piece) =>
    piece.abilities.includes('flight') && random() < 0.6 ? { ...piece, mode: 'soaring' as const } : piece,
  );
  return { ...position, pieces, turn: seed % 3 === 0 ? 'blue' : null };
}

function nameOf(mark: Mark): string {
  if (mark.mark === 'square') return squareName(mark.square);
  return mark.mark === 'edge' ? edgeName(mark.edge) : mark.piece;
}

interface End {
  readonly place: PieceOrSquare;
  readonly squares: readonly Square[];
  readonly piece: Piece | null;
}

function endsIn(position: Position): End[] {
  const pieces = position.pieces.map((piece): End => ({ place: { piece: piece.id }, squares: piece.squares, piece }));
  const bare = listBoardSquares(position.board).map(
    (square): End => ({ place: { square }, squares: [square], piece: null }),
  );
  return [...pieces, ...bare];
}

/** Returns the best verdict over all lines between a square of end `a` and a square of end `b`. */
function bestOf(edition: string, position: Position, a: End, b: End): SlowSight['see'] {
  if (a.piece && a.piece === b.piece) return 'clear';
  const lines = a.squares.flatMap((from) =>
    b.squares.map((to) => computeSlowSight(edition, position, { from, to, viewer: a.piece, target: b.piece }).see),
  );
  return lines.reduce((best, see) => (RANK[see] < RANK[best] ? see : best));
}

describe.each(EDITIONS)('$id sees what the readings prescribe', (edition) => {
  test.each(SEEDS)('on random board %i', (seed) => {
    const position = crowdedPosition(seed);
    const ends = endsIn(position);
    const differing: unknown[] = [];
    for (const [place, a] of ends.entries()) {
      // Asks about all pairs from each figure, but only about a sample from each bare square.
      const asked = a.piece ? ends : ends.filter((_, other) => (other * 7 + place + seed) % 11 === 0);
      for (const b of asked) {
        const answer = edition.see(position, a.place, b.place);
        const { from, to } = answer.line;
        const name = `${a.piece?.id ?? squareName(from)} to ${b.piece?.id ?? squareName(to)}`;
        const best = bestOf(edition.id, position, a, b);
        if (answer.see !== best) differing.push(`${name}: ${answer.see}, by the readings ${best}`);
        if (a.piece && a.piece === b.piece) continue;
        // The reported blockers must be on the reported line.
        const line = computeSlowSight(edition.id, position, { from, to, viewer: a.piece, target: b.piece });
        if (answer.see !== line.see) differing.push(`${name}: ${answer.see}, by the line drawn ${line.see}`);
        if (line.by === null) continue;
        const by = answer.see === 'blocked' ? answer.by.map(nameOf).sort() : [];
        const slowly = line.see === 'blocked' ? line.by : [];
        if (by.join() !== slowly.join()) differing.push(`${name}: by ${by}, by the readings ${slowly}`);
      }
    }
    expect(differing).toEqual([]);
  });
});

describe.each(EDITIONS)('$id counts as adjacent what the readings prescribe', (edition) => {
  test.each(SEEDS)('on random board %i', (seed) => {
    const position = crowdedPosition(seed);
    const ends = endsIn(position);
    const differing: string[] = [];
    for (const a of ends) {
      for (const b of ends) {
        // Adjacency of a figure to itself, or to a square of its base, is undefined.
        if (a.squares.some((square) => b.squares.includes(square))) continue;
        const { adjacent } = edition.adjacent(position, a.place, b.place);
        if (adjacent === areAdjacentSlowly(edition.id, position, a, b)) continue;
        differing.push(`${a.squares.map(squareName)} and ${b.squares.map(squareName)}: ${adjacent}`);
      }
    }
    expect(differing).toEqual([]);
  });
});
