import { type Edge, eastEdge, edgeBetween, edgeSquares, southEdge } from '../grid/edge';
import { type Square, squareAt, xOf, yOf } from '../grid/square';
import { type Board, hasEdge, isOnBoard, listSquaresInBox } from './board';
import { applyEdit, type BoardEdit, type Brush, listEdgesAround } from './edit';
import { mirrorEdit, type Symmetry } from './mirror';
import { OPEN } from './terrain';

/** Drawing tools that convert a drag to squares or edges. */
export const DRAWING_TOOLS = ['paint', 'line', 'box', 'fill'] as const;
export type DrawingTool = (typeof DRAWING_TOOLS)[number];

/** Point of the map, in squares from the north-western corner: 0.5, 0.5 is the centre of a1. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Applies a stroke along a path, and the mirror images of the stroke. The path has at least one point; parts off the
 * map are skipped.
 */
export function applyStroke(
  board: Board,
  tool: DrawingTool,
  brush: Brush,
  way: readonly MapPoint[],
  symmetry: Symmetry = 'none',
): Board {
  const deed = deedOf(board, tool, brush, way);
  return [...mirrorEdit(board, deed, symmetry), deed].reduce(applyEdit, board);
}

function deedOf(board: Board, tool: DrawingTool, brush: Brush, way: readonly MapPoint[]): BoardEdit {
  if (brush.kind === 'edge') {
    const cleared = brush.lies === OPEN && tool === 'box' ? edgesInBox(board, way) : [];
    return { edges: [...edgesOf(board, tool, way), ...cleared], brush };
  }
  return { squares: squaresOf(board, tool, way), brush };
}

function squaresOf(board: Board, tool: DrawingTool, way: readonly MapPoint[]): Square[] {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return [];
  switch (tool) {
    case 'paint':
      return listSquaresAlong(board, way);
    case 'line':
      return listSquaresAlong(board, [first, last]);
    case 'box':
      return squaresBetween(board, first, last);
    case 'fill': {
      const square = squareUnder(board, last);
      return square === null ? [] : floodFill(board, square);
    }
  }
}

function squareUnder(board: Board, { x, y }: MapPoint): Square | null {
  return isOnBoard(board, Math.floor(x), Math.floor(y)) ? squareAt(Math.floor(x), Math.floor(y)) : null;
}

/** Lists the squares of a path without duplicates. Distant points are connected by straight lines. */
export function listSquaresAlong(board: Board, way: readonly MapPoint[]): Square[] {
  const squares = new Set<Square>();
  for (const [index, place] of way.entries()) {
    for (const [x, y] of gridLine(floored(way[index - 1] ?? place), floored(place)))
      if (isOnBoard(board, x, y)) squares.add(squareAt(x, y));
  }
  return [...squares];
}

function floored({ x, y }: MapPoint): MapPoint {
  return { x: Math.floor(x), y: Math.floor(y) };
}

/**
 * Returns the grid points of a straight line, including both ends: one per column or row, whichever the line has more
 * of.
 */
function gridLine(from: MapPoint, to: MapPoint): [number, number][] {
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, step): [number, number] => {
    const part = steps === 0 ? 0 : step / steps;
    return [Math.round(from.x + (to.x - from.x) * part), Math.round(from.y + (to.y - from.y) * part)];
  });
}

function squaresBetween(board: Board, a: MapPoint, b: MapPoint): Square[] {
  const [from, to] = [floored(a), floored(b)];
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  return listSquaresInBox(board, {
    x,
    y,
    width: Math.max(from.x, to.x) - x + 1,
    height: Math.max(from.y, to.y) - y + 1,
  });
}

/**
 * Lists the squares connected by their sides to a square with the same terrain, level and starting area. Walls and
 * closed doors separate squares.
 */
export function floodFill(board: Board, from: Square): Square[] {
  const starts = new Map<Square, string>();
  for (const [side, area] of board.starts) for (const square of area) starts.set(square, side);
  const like = (square: Square) =>
    board.terrain[square] === board.terrain[from] &&
    board.levels[square] === board.levels[from] &&
    starts.get(square) === starts.get(from);
  const found = new Set([from]);
  for (const square of found) {
    for (const edge of listEdgesAround(board, square)) {
      if (board.walls[edge] !== OPEN) continue;
      const [a, b] = edgeSquares(edge);
      const next = a === square ? b : a;
      if (like(next)) found.add(next);
    }
  }
  return [...found].sort((a, b) => a - b);
}

function edgesOf(board: Board, tool: DrawingTool, way: readonly MapPoint[]): Edge[] {
  const [first, last] = [way[0], way.at(-1)];
  if (!first || !last) return [];
  switch (tool) {
    case 'paint': {
      const edges = listEdgesAlong(board, way);
      return edges.length > 0 ? edges : nearestEdge(board, last);
    }
    case 'line': {
      const [from, to] = [rounded(first), rounded(last)];
      // A diagonal line is snapped to horizontal or vertical.
      const upright = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
      const end = upright ? { x: from.x, y: to.y } : { x: to.x, y: from.y };
      const edges = [...run(board, from, end)];
      return edges.length > 0 ? edges : nearestEdge(board, last);
    }
    case 'box': {
      const [a, c] = [rounded(first), rounded(last)];
      const [b, d] = [
        { x: c.x, y: a.y },
        { x: a.x, y: c.y },
      ];
      const edges = new Set([...run(board, a, b), ...run(board, b, c), ...run(board, c, d), ...run(board, d, a)]);
      return edges.size > 0 ? [...edges] : nearestEdge(board, last);
    }
    case 'fill': {
      const square = squareUnder(board, last);
      return square === null ? [] : listOutlineEdges(board, floodFill(board, square));
    }
  }
}

function rounded({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x), y: Math.round(y) };
}

/** Lists the edges along a path, which is rounded to grid points. */
export function listEdgesAlong(board: Board, way: readonly MapPoint[]): Edge[] {
  const edges = new Set<Edge>();
  let at = rounded(way[0] as MapPoint);
  for (const [index, place] of way.entries()) {
    const before = way[index - 1] ?? place;
    const end = rounded(place);
    if (end.x === at.x || end.y === at.y) {
      // Every point between the two grid points rounds to the same grid line.
      for (const edge of run(board, at, end)) edges.add(edge);
      at = end;
      continue;
    }
    const steps = Math.ceil(Math.max(Math.abs(place.x - before.x), Math.abs(place.y - before.y)) * 4) || 1;
    for (let step = 1; step <= steps; step++) {
      const x = before.x + ((place.x - before.x) * step) / steps;
      const y = before.y + ((place.y - before.y) * step) / steps;
      const to = rounded({ x, y });
      if (to.x !== at.x && to.y !== at.y) {
        // Where the path cuts a corner, first follow the grid line that is nearer to the path.
        const corner = Math.abs(y - at.y) < Math.abs(x - at.x) ? { x: to.x, y: at.y } : { x: at.x, y: to.y };
        for (const edge of run(board, at, corner)) edges.add(edge);
        at = corner;
      }
      for (const edge of run(board, at, to)) edges.add(edge);
      at = to;
    }
  }
  return [...edges];
}

/** Returns the edges between two grid points on the same grid line, without the outer frame. */
function run(board: Board, from: MapPoint, to: MapPoint): Edge[] {
  const edges: Edge[] = [];
  const put = (x: number, y: number, upright: boolean) => {
    if (!isOnBoard(board, x, y)) return;
    const edge = upright ? eastEdge(squareAt(x, y)) : southEdge(squareAt(x, y));
    if (hasEdge(board, edge)) edges.push(edge);
  };
  if (from.x === to.x) {
    for (let y = Math.min(from.y, to.y); y < Math.max(from.y, to.y); y++) put(from.x - 1, y, true);
  } else {
    for (let x = Math.min(from.x, to.x); x < Math.max(from.x, to.x); x++) put(x, from.y - 1, false);
  }
  return edges;
}

function nearestEdge(board: Board, place: MapPoint): Edge[] {
  const square = squareUnder(board, place);
  if (square === null) return [];
  const [x, y] = [place.x - xOf(square), place.y - yOf(square)];
  const sides: readonly (readonly [away: number, dx: number, dy: number])[] = [
    [y, 0, -1],
    [x, -1, 0],
    [1 - x, 1, 0],
    [1 - y, 0, 1],
  ];
  const nearest = [...sides]
    .sort(([a], [b]) => a - b)
    .find(([, dx, dy]) => isOnBoard(board, xOf(square) + dx, yOf(square) + dy));
  const edge = nearest && edgeBetween(square, squareAt(xOf(square) + nearest[1], yOf(square) + nearest[2]));
  return edge == null ? [] : [edge];
}

/** Returns all edges in a box, because clearing a box should clear the walls inside it too. */
function edgesInBox(board: Board, way: readonly MapPoint[]): Edge[] {
  const [a, b] = [way[0], way.at(-1)].map((place) => rounded(place ?? { x: 0, y: 0 })) as [MapPoint, MapPoint];
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  if (a.x === b.x || a.y === b.y) return [];
  const corner = { x: left + 0.5, y: top + 0.5 };
  const far = { x: Math.max(a.x, b.x) - 0.5, y: Math.max(a.y, b.y) - 0.5 };
  return squaresBetween(board, corner, far).flatMap((square) => listEdgesAround(board, square));
}

/** Lists the edges between squares of an area and squares outside the area. */
export function listOutlineEdges(board: Board, squares: readonly Square[]): Edge[] {
  const inside = new Set(squares);
  return squares.flatMap((square) =>
    listEdgesAround(board, square).filter((edge) => !edgeSquares(edge).every((each) => inside.has(each))),
  );
}

export function listEdgesWithin(board: Board, squares: readonly Square[]): Edge[] {
  const inside = new Set(squares);
  const edges = squares.flatMap((square) => [eastEdge(square), southEdge(square)]);
  return edges.filter((edge) => hasEdge(board, edge) && edgeSquares(edge).every((each) => inside.has(each)));
}

/** Returns the squares and all squares that they enclose, because drawing an outline also fills it. */
export function fillOutline(board: Board, squares: readonly Square[]): Square[] {
  const drawn = new Set(squares);
  // The map is surrounded by a ring of virtual squares, from which the outside is flooded.
  const [across, down] = [board.width + 2, board.height + 2];
  const outside = new Set([0]);
  for (const place of outside) {
    const [x, y] = [place % across, Math.floor(place / across)];
    for (const [nx, ny] of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (nx < 0 || ny < 0 || nx >= across || ny >= down) continue;
      if (isOnBoard(board, nx - 1, ny - 1) && drawn.has(squareAt(nx - 1, ny - 1))) continue;
      outside.add(ny * across + nx);
    }
  }
  const within: Square[] = [];
  for (let y = 0; y < board.height; y++)
    for (let x = 0; x < board.width; x++) if (!outside.has((y + 1) * across + x + 1)) within.push(squareAt(x, y));
  return within;
}

/** Paints one side of a square with an edge brush, for keyboard input. A square brush paints the square itself. */
export function paintSquareSide(
  board: Board,
  brush: Brush,
  square: Square,
  dx: number,
  dy: number,
  symmetry: Symmetry = 'none',
): Board {
  if (brush.kind !== 'edge') return board;
  const place = { x: xOf(square) + 0.5 + dx * 0.4, y: yOf(square) + 0.5 + dy * 0.4 };
  if (!isOnBoard(board, xOf(square) + dx, yOf(square) + dy)) return board;
  return applyStroke(board, 'paint', brush, [place], symmetry);
}
