import { type Board, listBoardSquares } from '../../src/board/board';
import { type Square, STRIDE } from '../../src/grid/square';
import {
  type Corrections,
  correctedEdgeAt,
  correctedKindAt,
  listDoubts,
  listOpenDoubts,
  NO_CORRECTIONS,
  withCorrectedEdge,
  withKindChange,
} from '../../src/photo/corrections';
import { applyKindChange } from '../../src/photo/doubts';
import type { PhotoReading, SquareKind } from '../../src/photo/types';
import type { PrintedMap } from './printed-map';

/** Number of taps to correct one area or one edge by hand: a drag and an answer. */
const MARKED = 2;

/**
 * Counts the taps for a person who sees the printed map to correct a reading. Each open question takes one tap. Each
 * wrong area or edge that remains takes a drag and an answer. Generated maps have no doors or stairs.
 */
export function countTapsToCorrect(reading: PhotoReading, map: PrintedMap): number {
  const truth = (square: Square): SquareKind => ({
    terrain: map.board.terrain[square] as number,
    level: map.board.levels[square] as number,
    start: map.starts.has(square),
  });
  let mending: Corrections = NO_CORRECTIONS;
  let taps = 0;
  for (const doubt of listDoubts(reading)) {
    if (listOpenDoubts([doubt], mending).length === 0) continue;
    taps++;
    if (doubt.what === 'edges') {
      const lies = map.board.walls[doubt.edges[0] ?? 0] as 0 | 1;
      mending = withCorrectedEdge(mending, doubt.edges, lies);
      continue;
    }
    const kind = (square: Square) => correctedKindAt(reading, mending, square);
    const right = (each: SquareKind, square: Square) => Number(same(each, truth(square)));
    const best = doubt.answers
      .map((answer) => ({
        answer,
        right: sum(doubt.squares, (each) => right(applyKindChange(kind(each), answer), each)),
      }))
      .reduce((most, each) => (each.right > most.right ? each : most));
    const asItIs = sum(doubt.squares, (each) => right(kind(each), each));
    if (best.right > asItIs) mending = withKindChange(reading, mending, doubt.squares, best.answer);
  }
  const wrong = listBoardSquares(map.board).filter(
    (square) => !same(correctedKindAt(reading, mending, square), truth(square)),
  );
  taps += MARKED * groups(wrong, (square) => JSON.stringify(truth(square)));
  const wrongEdges = reading.edges.filter(
    ({ edge }) => correctedEdgeAt(reading, mending, edge) !== map.board.walls[edge],
  );
  return taps + MARKED * wrongEdges.length;
}

function sum(squares: readonly Square[], of: (square: Square) => number): number {
  return squares.reduce((all, square) => all + of(square), 0);
}

function same(a: SquareKind, b: SquareKind): boolean {
  return a.terrain === b.terrain && a.level === b.level && a.start === b.start;
}

/** Counts the areas of adjacent squares that have the same key. */
function groups(squares: readonly Square[], key: (square: Square) => string): number {
  const left = new Map(squares.map((square) => [square, key(square)]));
  let count = 0;
  for (const [first, wanted] of left) {
    count++;
    left.delete(first);
    const area = [first];
    for (const square of area)
      for (const next of [square - 1, square + 1, square - STRIDE, square + STRIDE])
        if (left.get(next) === wanted && left.delete(next)) area.push(next);
  }
  return count;
}

/**
 * Counts the taps for a map in the collection and for an unknown map. A recognised map takes one tap; a map that is not
 * recognised takes an extra tap to decline.
 */
export function countTaps(
  reading: PhotoReading,
  map: PrintedMap,
  named: readonly Board[],
): { known: number; unknown: number } {
  const unknown = countTapsToCorrect(reading, map);
  return { unknown, known: named.includes(map.board) ? 1 : unknown + 1 };
}
