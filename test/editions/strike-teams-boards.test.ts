import { describe, expect, it } from 'vitest';
import { type Board, emptyBoard, listBoardSquares } from '../../src/board/board';
import { DOOR, OPEN, PRINTED_OBJECT, WALL } from '../../src/board/terrain';
import { eastEdge, edgeBetween, edgeSquares, southEdge } from '../../src/grid/edge';
import { distance, type Square, squareAt, squareName, xOf, yOf } from '../../src/grid/square';
import { strikeTeams } from '../../src/rules/editions/strike-teams';
import type { MissionRules } from '../../src/rules/ruleset';
import { makePiece, type Piece } from '../../src/table/piece';
import { makePosition, type Position } from '../../src/table/position';
import { seededRandom } from '../helpers/random-position';
import { dailyRuns } from '../helpers/seeds';

const SEEDS = Array.from({ length: dailyRuns(20, 6) }, (_, place) => place + 1);

/** Makes a small random map with rooms and crates, and five figures of two sides. */
function randomPosition(seed: number): Position {
  const random = seededRandom(seed);
  const [width, height] = [4 + Math.floor(random() * 5), 4 + Math.floor(random() * 4)];
  const board = emptyBoard(width, height);
  for (const square of listBoardSquares(board)) {
    if (random() < 0.15) board.terrain[square] = PRINTED_OBJECT;
    if (xOf(square) + 1 < width && random() < 0.2) board.walls[eastEdge(square)] = random() < 0.7 ? WALL : DOOR;
    if (yOf(square) + 1 < height && random() < 0.2) board.walls[southEdge(square)] = random() < 0.7 ? WALL : DOOR;
  }
  const free = listBoardSquares(board);
  const pieces: Piece[] = Array.from({ length: 5 }, (_, place) => {
    const [square] = free.splice(Math.floor(random() * free.length), 1);
    return makePiece(`P${place}`, [square as Square], { side: place % 2 === 0 ? 'heroes' : 'mastermind' });
  });
  return makePosition(board, pieces);
}

/** Returns the side of a line on which a point is: -1, 0 or 1. All coordinates are in half squares. */
function side(from: readonly number[], to: readonly number[], at: readonly number[]): number {
  const [ax = 0, ay = 0] = from;
  const [bx = 0, by = 0] = to;
  const [cx = 0, cy = 0] = at;
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

/** Returns whether two segments cross at a point inside both segments. */
function cross(a: number[], b: number[], c: number[], d: number[]): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const centre = (square: Square): number[] => [2 * xOf(square) + 1, 2 * yOf(square) + 1];

function endsOf(edge: number): [number[], number[]] {
  const [first, second] = edgeSquares(edge);
  const [x, y] = [2 * xOf(second), 2 * yOf(second)];
  return second - first === 1
    ? [
        [x, y],
        [x, y + 2],
      ]
    : [
        [x, y],
        [x + 2, y],
      ];
}

const known = new WeakMap<Board, readonly number[]>();

function standingWalls(board: Board): readonly number[] {
  const walls = known.get(board) ?? [...board.walls.keys()].filter((edge) => board.walls[edge] !== OPEN);
  known.set(board, walls);
  return walls;
}

/**
 * Reference implementation of sight, literally from the book: the line crosses no wall, and no corner on the line has a
 * wall on either side.
 */
function seesSlowly(board: Board, from: Square, to: Square): boolean {
  const standing = standingWalls(board);
  const [a, b] = [centre(from), centre(to)];
  if (standing.some((edge) => cross(a, b, ...endsOf(edge)))) return false;
  for (let x = 1; x < board.width; x++) {
    for (let y = 1; y < board.height; y++) {
      const corner = [2 * x, 2 * y];
      const within = corner.every((value, axis) => {
        const [low, high] = [a[axis] as number, b[axis] as number].sort((one, other) => one - other);
        return value > (low as number) && value < (high as number);
      });
      if (!within || side(a, b, corner) !== 0) continue;
      // The far end of a wall at this corner shows on which side of the line the wall is.
      const sides = standing.flatMap((edge) => {
        const ends = endsOf(edge);
        const meets = ends.some((end) => end.join() === corner.join());
        return meets ? ends.map((end) => side(a, b, end)).filter((each) => each !== 0) : [];
      });
      if (sides.includes(1) && sides.includes(-1)) return false;
    }
  }
  return true;
}

/** Reference implementation of adjacency: the squares touch, and the line between them is open. */
function touch(board: Board, a: Square, b: Square): boolean {
  return distance(a, b) === 1 && seesSlowly(board, a, b);
}

/** Computes the lowest cost to every square: relaxes all steps until no cost drops (Bellman-Ford). */
function costsSlowly(position: Position, piece: Piece): Map<Square, number> {
  const { board, pieces } = position;
  const foes = pieces.filter((each) => each.side !== piece.side).flatMap((each) => each.squares);
  const all = listBoardSquares(board);
  const costs = new Map<Square, number>(piece.squares.map((square) => [square, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, spent] of [...costs]) {
      for (const to of all.filter((each) => touch(board, from, each) && !foes.includes(each))) {
        const dear = (board.terrain[to] ?? 0) & PRINTED_OBJECT || foes.some((foe) => touch(board, from, foe));
        const cost = spent + (dear ? 2 : 1);
        if (cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, cost);
        changed = true;
      }
    }
  }
  return costs;
}

describe.each(SEEDS)('strike teams on random board %i', (seed) => {
  const position = randomPosition(seed);
  const { board, pieces } = position;
  const all = listBoardSquares(board);
  const see = (from: Square, to: Square) => strikeTeams.see(position, { square: from }, { square: to }).see;

  it('sees the same as the reference, in both directions, for all squares at once and one by one', () => {
    for (const piece of pieces) {
      const [from] = piece.squares as [Square];
      const field = strikeTeams.sight(position, { piece: piece.id });
      for (const to of all) {
        const slowly = from === to || seesSlowly(board, from, to);
        const name = `${squareName(from)} to ${squareName(to)}`;
        expect([name, see(from, to), see(to, from), field[to]]).toEqual(
          slowly ? [name, 'clear', 'clear', 2] : [name, 'blocked', 'blocked', 0],
        );
      }
    }
  });

  it('moves at the cost of the reference, and reaches exactly where it may move', () => {
    const taken = new Set(pieces.flatMap((piece) => piece.squares));
    for (const piece of pieces) {
      const question = { piece: piece.id, action: 'move', carrying: null, mode: null, actionPoints: 5, run: false };
      const costs = costsSlowly(position, piece);
      const reached = new Map(
        strikeTeams.reach(position, question).ends.map((end) => [end.squares[0] as Square, end.cost]),
      );
      for (const to of all.filter((square) => !taken.has(square))) {
        const cost = costs.get(to) ?? Number.POSITIVE_INFINITY;
        const moved = strikeTeams.move(position, { ...question, to: [to] });
        expect([squareName(to), moved.legal]).toEqual([squareName(to), cost <= 5]);
        if (cost <= 5) expect([moved.cost, reached.get(to)]).toEqual([cost, cost]);
        else expect(reached.has(to)).toBe(false);
      }
    }
  });

  it('opens no line by adding a wall', () => {
    const walls = board.walls.slice();
    const random = seededRandom(seed + 1000);
    const square = squareAt(Math.floor(random() * (board.width - 1)), Math.floor(random() * board.height));
    walls[edgeBetween(square, square + 1) as number] = WALL;
    const walled = { ...position, board: { ...board, walls } };
    for (const from of all.filter((_, place) => place % 5 === seed % 5)) {
      for (const to of all.filter((each) => see(from, each) === 'blocked')) {
        expect(strikeTeams.see(walled, { square: from }, { square: to }).see).toBe('blocked');
      }
    }
  });

  it('knocks no one off the map, into a figure or too far', () => {
    for (const target of pieces.slice(1)) {
      const attacker = pieces[0] as Piece;
      for (let direction = 0; direction < 8; direction++) {
        const asked = { attacker: attacker.id, target: target.id, spaces: 3, damage: 5, direction };
        const slammed = (strikeTeams.mission as MissionRules).slam(position, asked);
        const [to] = slammed.to as [Square];
        const [from] = target.squares as [Square];
        expect(xOf(to) < board.width && yOf(to) < board.height).toBe(true);
        expect(distance(from, to)).toBeLessThanOrEqual(3);
        expect(pieces.some((piece) => piece !== target && piece.squares.includes(to))).toBe(false);
        if (slammed.legal && distance(from, to) < 3) expect(slammed.slamDamage).toBe(2);
      }
    }
  });
});
