import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { BLOCKING, DOOR, HINDERING, INDOORS, LADDER, STAIRS, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt } from '../../src/grid/square';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';

/** Returns a seeded generator of numbers from 0 to below 1. */
export function seededRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

export interface PositionSize {
  readonly width: number;
  readonly height: number;
  readonly pieces: number;
  readonly levels: number;
}

/** Makes a random board with most terrain types, in amounts that vary by seed. */
export function randomTerrainBoard(
  random: () => number,
  { width, height, levels }: Omit<PositionSize, 'pieces'>,
): Board {
  const board = emptyBoard(width, height);
  const share = (most: number): number => random() * most;
  const [blocking, hindering, high, walls, rooms, water, stairs] = [0.25, 0.3, 0.35, 0.15, 0.15, 0.1, 0.1].map(
    share,
  ) as [number, number, number, number, number, number, number];
  for (const square of listBoardSquares(board)) {
    if (random() < high) board.levels[square] = 1 + Math.floor(random() * levels);
    let terrain = 0;
    if (random() < blocking) terrain |= BLOCKING;
    else if (random() < hindering) terrain |= HINDERING;
    else if (random() < water) terrain |= WATER;
    else if (random() < stairs) terrain |= random() < 0.5 ? STAIRS : LADDER;
    if (random() < rooms) terrain |= INDOORS;
    board.terrain[square] = terrain;
    const x = square & 63;
    if (x + 1 < width && random() < walls) board.walls[eastEdge(square)] = random() < 0.8 ? WALL : DOOR;
    if (square >> 6 < height - 1 && random() < walls) board.walls[southEdge(square)] = random() < 0.8 ? WALL : DOOR;
  }
  return board;
}

const ABILITIES = [[], [], [], ['giant'], ['colossal'], ['flight', 'carry'], ['swim'], ['sharpshooter']] as const;
const POWERS = [[], [], [], ['stealth'], ['leap-climb'], ['phasing-teleport'], ['charge'], ['toughness']] as const;

function pick<Item>(random: () => number, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

/**
 * Returns the squares of a random base at a random place: single, double (straight or diagonal) or two by two. Null if
 * the base does not fit.
 */
function randomBase(random: () => number, board: Board, taken: ReadonlySet<Square>): Square[] | null {
  const at = squareAt(Math.floor(random() * board.width), Math.floor(random() * board.height));
  const shape = pick(random, [[0], [0], [0], [0], [0, 1], [0, 64], [0, 65], [0, 63], [0, 1, 64, 65]]);
  const squares = shape.map((offset) => at + offset);
  const fits = squares.every(
    (square) =>
      (square & 63) < board.width &&
      square >> 6 < board.height &&
      !taken.has(square) &&
      !((board.terrain[square] ?? 0) & BLOCKING),
  );
  const level = board.levels[at];
  const wraps = squares.some((square) => Math.abs((square & 63) - (at & 63)) > 1);
  return fits && !wraps && squares.every((square) => board.levels[square] === level) ? squares : null;
}

/** Makes a random position with terrain, walls, levels, pieces and objects. */
export function randomPosition(seed: number, wild: Partial<PositionSize> = {}): Position {
  const random = seededRandom(seed);
  const size = {
    width: 4 + Math.floor(random() * 15),
    height: 4 + Math.floor(random() * 15),
    pieces: 8,
    levels: 2,
    ...wild,
  };
  const board = randomTerrainBoard(random, size);
  const taken = new Set<Square>();
  const pieces: Piece[] = [];
  for (let tries = 0; pieces.length < size.pieces && tries < 400; tries++) {
    const squares = randomBase(random, board, taken);
    if (!squares) continue;
    for (const square of squares) taken.add(square);
    pieces.push(
      makePiece(`P${pieces.length + 1}`, squares, {
        side: random() < 0.5 ? 'red' : 'blue',
        speed: 3 + Math.floor(random() * 8),
        abilities: pick(random, ABILITIES),
        powers: pick(random, POWERS),
      }),
    );
  }
  const objects = [0, 1].map((number) => ({
    id: `o${number}`,
    at: squareAt(Math.floor(random() * size.width), Math.floor(random() * size.height)),
    kind: 'light' as const,
  }));
  return makePosition(board, pieces, { objects });
}
