import { describe, expect, test } from 'vitest';
import { type Board, hasSquare, listBoardSquares } from '../../src/board/board';
import { BLOCKING, DOOR, HINDERING, OPEN, WALL } from '../../src/board/terrain';
import { type Edge, edgeSquares } from '../../src/grid/edge';
import { type Square, squareName } from '../../src/grid/square';
import type { Sight } from '../../src/rules/answer';
import { EDITIONS } from '../../src/rules/editions';
import type { Ruleset } from '../../src/rules/ruleset';
import { makePiece } from '../../src/table/piece';
import type { Position } from '../../src/table/position';
import { seededRandom } from '../helpers/random-position';
import { positionFromScene } from '../helpers/ruling';
import { dailyRuns } from '../helpers/seeds';
import { traceSlowLine } from '../helpers/slow-line';
import { makeWildPosition } from '../helpers/wild-position';

/** Seeds of the boards. `npm run long` tests more seeds than the daily run. */
const SEEDS = Array.from({ length: dailyRuns(16, 5) }, (_, place) => 7 * place + 4);
const RANK: Readonly<Record<Sight, number>> = { clear: 0, hindered: 1, blocked: 2 };

/**
 * Editions in which a hindering flank counts at a corner only if the other flank is hindering, too. A wall, boulder or
 * figure on one flank makes the line clear (table of corners; "FAQ: Line of Fire", read the same for 2002).
 */
const LOOSE_CORNERS = ['hypertime-2002', 'hypertime-2003'];

/** Position with an added obstacle. */
interface Added {
  readonly name: string;
  readonly position: Position;
  readonly edges: readonly Edge[];
  readonly squares: readonly Square[];
}

function withBoard(position: Position, change: Partial<Board>): Position {
  return { ...position, board: { ...position.board, ...change } };
}

function withEdge(position: Position, edge: Edge, kind: number): Position {
  const walls = position.board.walls.slice();
  walls[edge] = kind;
  return withBoard(position, { walls });
}

function withBoulder(position: Position, square: Square): Position {
  const terrain = position.board.terrain.slice();
  terrain[square] = (terrain[square] ?? 0) | BLOCKING;
  return withBoard(position, { terrain });
}

/**
 * Makes copies of a position, each with one more obstacle: a wall, a closed door, a boulder, or an opponent on a free
 * square.
 */
function additions(position: Position, seed: number): Added[] {
  const random = seededRandom(seed + 77);
  const { board, pieces } = position;
  const some = <Item>(items: readonly Item[], count: number): Item[] =>
    Array.from({ length: count }, () => items[Math.floor(random() * items.length)] as Item);
  const edges = listBoardSquares(board)
    .flatMap((square) => [2 * square, 2 * square + 1])
    .filter((edge) => edgeSquares(edge).every((square) => hasSquare(board, square)) && board.walls[edge] === OPEN);
  const taken = pieces.flatMap((piece) => piece.squares);
  const free = listBoardSquares(board).filter((square) => !taken.includes(square));
  const nameEdge = (edge: Edge) => edgeSquares(edge).map(squareName).join('/');
  return [
    ...some(edges, 8).map((edge, place) => {
      const kind = place % 2 === 0 ? WALL : DOOR;
      return { name: `wall ${nameEdge(edge)}`, position: withEdge(position, edge, kind), edges: [edge], squares: [] };
    }),
    ...some(free, 5).map((square) => {
      return {
        name: `boulder ${squareName(square)}`,
        position: withBoulder(position, square),
        edges: [],
        squares: [square],
      };
    }),
    ...some(free, 5).map((square) => {
      const opponent = makePiece('more', [square], { side: 'mastermind' });
      const crowded = { ...position, pieces: [...pieces, opponent] };
      return { name: `figure ${squareName(square)}`, position: crowded, edges: [], squares: [square] };
    }),
  ];
}

interface Look {
  readonly from: string;
  readonly to: string | Square;
  readonly see: Sight;
}

/** Lists each figure’s sight of every other figure and of every third square. */
function looks(edition: Ruleset, position: Position, first: Position): Look[] {
  const ids = first.pieces.map((piece) => piece.id);
  const bare = listBoardSquares(first.board).filter((square) => square % 3 === 1);
  return ids.flatMap((from) => [
    ...ids.map((to) => ({ from, to, see: edition.see(position, { piece: from }, { piece: to }).see })),
    ...bare.map((square) => ({ from, to: square, see: edition.see(position, { piece: from }, { square }).see })),
  ]);
}

/**
 * Returns whether the line passes a corner between two hindering flanks, and the obstacle has changed one of these
 * flanks.
 */
function clearsCorner(
  position: Position,
  { from, to }: Look,
  { edges, squares }: Pick<Added, 'edges' | 'squares'>,
): boolean {
  const { board, objects } = position;
  const squaresAt = (place: string | Square) =>
    typeof place === 'number' ? [place] : (position.pieces.find((piece) => piece.id === place)?.squares ?? []);
  const hinders = (square: Square) =>
    ((board.terrain[square] ?? 0) & HINDERING) !== 0 || objects.some((object) => object.at === square);
  return squaresAt(from).some((start) =>
    squaresAt(to).some((end) =>
      traceSlowLine(board, start, end).corners.some(
        (flanks) =>
          flanks.every((flank) => hinders(flank.square)) &&
          flanks.some((flank) => squares.includes(flank.square) || flank.edges.some((edge) => edges.includes(edge))),
      ),
    ),
  );
}

function told({ from, to }: Look): string {
  return `${from} to ${typeof to === 'number' ? squareName(to) : to}`;
}

describe.each(EDITIONS)('$id', (edition) => {
  const isLoose = LOOSE_CORNERS.includes(edition.id);

  test.each(SEEDS)('on random board %i, adding an obstacle opens no line', (seed) => {
    const position = makeWildPosition(seed, { width: 8, height: 7, pieces: 7 });
    const before = looks(edition, position, position);
    const opened: string[] = [];
    for (const added of additions(position, seed)) {
      for (const [place, after] of looks(edition, added.position, position).entries()) {
        const was = before[place]?.see ?? 'clear';
        if (RANK[after.see] >= RANK[was]) continue;
        if (isLoose && after.see !== 'blocked' && clearsCorner(position, after, added)) continue;
        opened.push(`${added.name}: ${told(after)} was ${was}, is ${after.see}`);
      }
    }
    expect(opened).toEqual([]);
  });

  test.each(SEEDS)('on random board %i, removing all walls blocks no line', (seed) => {
    const position = makeWildPosition(seed, { width: 8, height: 7, pieces: 7 });
    const { walls } = position.board;
    const edges = [...walls.keys()].filter((edge) => walls[edge] !== OPEN);
    const bare = withBoard(position, { walls: walls.map(() => OPEN) });
    const before = looks(edition, position, position);
    const shut = looks(edition, bare, position).filter((after, place) => {
      if (RANK[after.see] <= RANK[before[place]?.see ?? 'blocked']) return false;
      return !(isLoose && clearsCorner(position, after, { edges, squares: [] }));
    });
    expect(shut.map(told)).toEqual([]);
  });

  test('a wall next to one of two hindering flanks clears the corner in the first two books only', () => {
    const pieces = { A: { at: 'a1' }, B: { at: 'b2', side: 'blue' } };
    const see = (map: readonly string[]) => {
      const position = positionFromScene(edition, { map, pieces });
      return edition.see(position, { piece: 'A' }, { piece: 'B' }).see;
    };
    const hindered = edition.attacks.includes('melee') ? 'clear' : 'hindered';
    expect(see(['. h', 'h .'])).toBe(hindered);
    expect(see(['. | h', 'h .'])).toBe(isLoose ? 'clear' : hindered);
  });
});
