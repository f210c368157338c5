import { type Board, listBoardSquares } from '../board/board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../board/terrain';
import { type Corrections, correctedKindAt, withCorrectedEdge, withKindChange } from './corrections';
import { NO_CHANGE } from './doubts';
import type { InkKind } from './ink';
import type { MapExample, SquareExample } from './ink-anchors';
import type { PhotoReading } from './types';

const BITS: Readonly<Partial<Record<InkKind, number>>> = {
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  indoors: INDOORS,
  special: SPECIAL,
};

/** Effect of an example: the number of squares of its kind, or of walls, without and with the example. */
export interface ExampleEffect {
  readonly kind: MapExample['kind'];
  readonly before: number;
  readonly after: number;
}

/** Returns the number of squares of a kind on a map, or of walls if the kind is `wall`. */
export function countSquaresOrWalls(board: Board, kind: MapExample['kind']): number {
  if (kind === 'wall') return board.walls.filter((lies) => lies === WALL).length;
  if (kind === 'start') return [...board.starts.values()].reduce((sum, squares) => sum + squares.length, 0);
  const bit = BITS[kind];
  return listBoardSquares(board).filter((square) =>
    bit === undefined ? (board.levels[square] as number) > 0 : (board.terrain[square] as number) & bit,
  ).length;
}

/** Updates the corrections with an example. The example overrides an earlier correction of its square or edge. */
export function withExample(reading: PhotoReading, mending: Corrections, example: MapExample): Corrections {
  if (example.kind === 'wall')
    return mending.edges.has(example.edge) ? withCorrectedEdge(mending, [example.edge], WALL) : mending;
  if (!mending.kinds.has(example.square)) return mending;
  return withKindChange(reading, mending, [example.square], changeOf(reading, mending, example));
}

function changeOf(reading: PhotoReading, mending: Corrections, { kind, square }: SquareExample) {
  const bit = BITS[kind];
  if (bit !== undefined) return { ...NO_CHANGE, mask: bit, terrain: bit };
  if (kind === 'start') return { ...NO_CHANGE, start: true };
  return { ...NO_CHANGE, level: Math.max(1, correctedKindAt(reading, mending, square).level) };
}
