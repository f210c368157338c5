import { hasEdge } from '../../src/board/board';
import { WALL } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import { type Busyness, paintArt, type Sheet } from './art';
import { type Colour, makeCanvas, rect, varied } from './canvas';
import { type Area, type LineKind, oneOf, type PrintedMap, type Random, whole } from './printed-map';

const INKS: Readonly<Record<LineKind, readonly Colour[]>> = {
  hindering: [
    [40, 150, 60],
    [20, 120, 50],
    [90, 180, 70],
  ],
  blocking: [
    [110, 66, 30],
    [130, 80, 44],
    [92, 58, 36],
  ],
  elevated: [
    [214, 34, 40],
    [190, 24, 36],
    [228, 50, 44],
  ],
  water: [
    [30, 90, 200],
    [40, 120, 210],
    [24, 70, 170],
  ],
  start: [
    [120, 50, 150],
    [140, 70, 170],
    [100, 40, 130],
  ],
  indoors: [
    [240, 216, 40],
    [250, 226, 60],
    [232, 204, 30],
  ],
  special: [
    [240, 130, 30],
    [236, 116, 20],
    [250, 146, 44],
  ],
};

/** How one printer prints: inks, widths and places of lines, in squares. */
interface Style {
  readonly inks: Readonly<Record<LineKind, Colour>>;
  readonly lineWidth: number;
  /** From the grid line to the middle of the first line inside it. */
  readonly inset: number;
  /** From the middle of one line to the next, where several run along one side. */
  readonly apart: number;
  readonly order: readonly LineKind[];
  readonly strength: number;
  readonly grid: Colour;
  readonly gridWidth: number;
  readonly gridStrength: number;
  readonly wall: Colour;
  readonly wallWidth: number;
  readonly frame: boolean;
}

function randomStyle(random: Random): Style {
  const inks = Object.fromEntries(
    Object.entries(INKS).map(([kind, choices]) => [kind, varied(random, oneOf(random, choices), 10)]),
  ) as Record<LineKind, Colour>;
  const lineWidth = 0.045 + random() * 0.04;
  const wallWidth = 0.085 + random() * 0.06;
  const order = Object.keys(INKS) as LineKind[];
  for (let place = order.length - 1; place > 0; place--) {
    const other = whole(random, 0, place);
    [order[place], order[other]] = [order[other] as LineKind, order[place] as LineKind];
  }
  return {
    inks,
    lineWidth,
    inset: Math.max(wallWidth / 2, 0.03) + lineWidth / 2 + random() * 0.02,
    apart: lineWidth * (1.15 + random() * 0.5),
    order,
    strength: 0.88 + random() * 0.12,
    grid: random() < 0.75 ? varied(random, [40, 40, 44], 20) : varied(random, [225, 225, 220], 20),
    gridWidth: 0.015 + random() * 0.02,
    gridStrength: 0.55 + random() * 0.45,
    wall: varied(random, [18, 16, 18], 12),
    wallWidth,
    frame: random() < 0.4,
  };
}

/** A map on its sheet, as the printer delivers it. */
export function printMap(map: PrintedMap, random: Random, scale: number, busy: Busyness): Sheet {
  const margin = random() < 0.3 ? 0 : 0.15 + random() * 0.65;
  const { width, height } = map.board;
  const canvas = makeCanvas(Math.round((width + 2 * margin) * scale), Math.round((height + 2 * margin) * scale));
  const sheet = { canvas, scale, margin };
  const style = randomStyle(random);
  paintArt(sheet, map, random, busy);
  printGrid(sheet, map, style);
  printAreas(sheet, map, style);
  printWalls(sheet, map, style);
  printLabels(sheet, map, random);
  return sheet;
}

/** A rectangle in squares of the map. */
function inSquares(
  { canvas, scale, margin }: Sheet,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour: Colour,
  share: number,
): void {
  rect(
    canvas,
    (x0 + margin) * scale,
    (y0 + margin) * scale,
    (x1 + margin) * scale,
    (y1 + margin) * scale,
    colour,
    share,
  );
}

function printGrid(sheet: Sheet, { board: { width, height } }: PrintedMap, style: Style): void {
  const lay = (at: number, last: number) =>
    style.frame && (at === 0 || at === last) ? style.gridWidth * 1.5 : style.gridWidth / 2;
  for (let x = 0; x <= width; x++) {
    const half = lay(x, width);
    inSquares(sheet, [x - half, 0, x + half, height], style.grid, style.gridStrength);
  }
  for (let y = 0; y <= height; y++) {
    const half = lay(y, height);
    inSquares(sheet, [0, y - half, width, y + half], style.grid, style.gridStrength);
  }
}

function printAreas(sheet: Sheet, map: PrintedMap, style: Style): void {
  const ordered = [...map.areas].sort((a, b) => style.order.indexOf(a.kind) - style.order.indexOf(b.kind));
  /** Lines laid so far along a side: four sides a square. */
  const laid = new Map<number, number>();
  for (const area of ordered) {
    // Every side of a square takes the same place for an area, so that its corners meet.
    for (const square of area.squares) {
      const sides = [0, 1, 2, 3].filter((side) => !area.squares.has(square + (STEPS[side] as number)));
      const slot = Math.max(0, ...sides.map((side) => laid.get(square * 4 + side) ?? 0));
      for (const side of sides) {
        laid.set(square * 4 + side, slot + 1);
        printSide(sheet, area, square, side, style, style.inset + slot * style.apart);
      }
    }
  }
}

/** North, east, south, west. */
const STEPS = [-64, 1, 64, -1];

/** One side of an area's outline, and so far round its corners that it closes. */
function printSide(sheet: Sheet, area: Area, square: Square, side: number, style: Style, inset: number): void {
  const half = style.lineWidth / 2;
  const end = (turn: number): number => {
    const beside = square + (STEPS[(side + turn) % 4] as number);
    if (!area.squares.has(beside)) return inset - half;
    return area.squares.has(beside + (STEPS[side] as number)) ? -inset - half : 0;
  };
  // Clockwise: a side begins at the turn to its left and ends at the turn to its right.
  const [from, to] = [end(3), 1 - end(1)];
  const [x, y] = [xOf(square), yOf(square)];
  const [near, deep] = [inset - half, inset + half];
  const box = (
    [
      [x + from, y + near, x + to, y + deep],
      [x + 1 - deep, y + from, x + 1 - near, y + to],
      [x + 1 - to, y + 1 - deep, x + 1 - from, y + 1 - near],
      [x + near, y + 1 - to, x + deep, y + 1 - from],
    ] as const
  )[side] as readonly [number, number, number, number];
  inSquares(sheet, box, style.inks[area.kind], style.strength);
}

function printWalls(sheet: Sheet, { board }: PrintedMap, style: Style): void {
  const half = style.wallWidth / 2;
  for (let y = 0; y < board.height; y++)
    for (let x = 0; x < board.width; x++) {
      const square = squareAt(x, y);
      if (hasEdge(board, eastEdge(square)) && board.walls[eastEdge(square)] === WALL)
        inSquares(sheet, [x + 1 - half, y - half, x + 1 + half, y + 1 + half], style.wall, 0.97);
      if (hasEdge(board, southEdge(square)) && board.walls[southEdge(square)] === WALL)
        inSquares(sheet, [x - half, y + 1 - half, x + 1 + half, y + 1 + half], style.wall, 0.97);
    }
}

/** Words in an alphabet that nobody reads, across squares and lines. */
function printLabels(sheet: Sheet, { board }: PrintedMap, random: Random): void {
  for (let label = whole(random, 1, 2 + Math.round((board.width * board.height) / 100)); label > 0; label--) {
    const dot = 0.035 + random() * 0.04;
    const colour: Colour = random() < 0.5 ? [245, 245, 240] : [20, 20, 20];
    const [x, y] = [random() * (board.width - 3), random() * (board.height - 1)];
    const sign = Array.from({ length: 15 * 12 }, () => random() < 0.55);
    const letters = whole(random, 1, 8);
    for (const [place, ink] of sign.slice(0, letters * 15).entries()) {
      const letter = Math.floor(place / 15);
      const [column, row] = [place % 3, Math.floor((place % 15) / 3)];
      const left = x + (letter * 4 + column) * dot;
      const top = y + row * dot;
      if (ink) inSquares(sheet, [left, top, left + dot, top + dot], colour, 0.9);
    }
  }
}
