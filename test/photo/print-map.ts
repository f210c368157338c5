import { hasEdge } from '../../src/board/board';
import { WALL } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt, xOf, yOf } from '../../src/grid/square';
import { type Colour, fillRect, makeCanvas } from './canvas';
import { type ArtBusyness, type PrintedSheet, paintMapArt } from './map-art';
import { type OutlinedArea, type PrintedMap, type RandomSource, randomInteger } from './printed-map';
import { makePrintStyle, type Printer, type PrintStyle } from './printers';

export function printMap(
  map: PrintedMap,
  random: RandomSource,
  scale: number,
  busy: ArtBusyness,
  printer: Printer,
  otherwise: (style: PrintStyle) => Partial<PrintStyle> = () => ({}),
): PrintedSheet {
  const margin = random() < 0.3 ? 0 : 0.15 + random() * 0.65;
  const { width, height } = map.board;
  const canvas = makeCanvas(Math.round((width + 2 * margin) * scale), Math.round((height + 2 * margin) * scale));
  const sheet = { canvas, scale, margin };
  const usual = makePrintStyle(printer, random);
  const style = { ...usual, ...otherwise(usual) };
  paintMapArt(sheet, map, random, busy, style.art);
  printGrid(sheet, map, style);
  printAreas(sheet, map, style);
  printWalls(sheet, map, style);
  printLabels(sheet, map, random);
  if (style.folds) printFolds(sheet, random);
  if (style.scuffs > 0) rubOff(sheet, map, style, random);
  return sheet;
}

/** Fills a rectangle of the sheet. Its coordinates are in squares of the map. */
export function inSquares(
  { canvas, scale, margin }: PrintedSheet,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  colour: Colour,
  share: number,
): void {
  fillRect(
    canvas,
    (x0 + margin) * scale,
    (y0 + margin) * scale,
    (x1 + margin) * scale,
    (y1 + margin) * scale,
    colour,
    share,
  );
}

function printGrid(sheet: PrintedSheet, { board: { width, height } }: PrintedMap, style: PrintStyle): void {
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

export function printAreas(sheet: PrintedSheet, map: PrintedMap, style: PrintStyle): void {
  const ordered = [...map.areas].sort((a, b) => style.order.indexOf(a.kind) - style.order.indexOf(b.kind));
  /** Number of lines printed so far, keyed by side of a square. */
  const laid = new Map<number, number>();
  for (const area of ordered) {
    // An area uses one line position on all sides of a square, so the lines meet at corners.
    for (const square of area.squares) {
      const sides = [0, 1, 2, 3].filter((side) => !area.squares.has(square + (STEPS[side] as number)));
      const slot = Math.max(0, ...sides.map((side) => laid.get(square * 4 + side) ?? 0));
      for (const side of sides) {
        laid.set(square * 4 + side, slot + 1);
        // Lines are printed beside walls, never below them.
        const walled = wallOn(map, square, side) ? style.wallWidth / 2 + style.rimWidth + style.lineWidth / 2 : 0;
        printSide(sheet, area, square, side, style, Math.max(style.inset, walled) + slot * style.apart);
      }
    }
  }
}

/** Square offsets to the north, east, south and west. */
const STEPS = [-64, 1, 64, -1];

function wallOn({ board }: PrintedMap, square: Square, side: number): boolean {
  const beyond = square + (STEPS[side] as number);
  const first = Math.min(square, beyond);
  const edge = side === 1 || side === 3 ? eastEdge(first) : southEdge(first);
  return hasEdge(board, edge) && board.walls[edge] === WALL;
}

/** Prints one side of an area's outline, lengthened or shortened at corners to meet the next side. */
function printSide(
  sheet: PrintedSheet,
  area: OutlinedArea,
  square: Square,
  side: number,
  style: PrintStyle,
  inset: number,
): void {
  const half = style.lineWidth / 2;
  const end = (turn: number): number => {
    const beside = square + (STEPS[(side + turn) % 4] as number);
    if (!area.squares.has(beside)) return inset - half;
    return area.squares.has(beside + (STEPS[side] as number)) ? -inset - half : 0;
  };
  // Clockwise order: the end of one side is the start of the next.
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
  const { x: east, y: south } = style.misplaced;
  const lies = [box[0] + east, box[1] + south, box[2] + east, box[3] + south] as const;
  inSquares(sheet, lies, style.inks[area.kind], style.strength);
}

function printWalls(sheet: PrintedSheet, { board }: PrintedMap, style: PrintStyle): void {
  const lay = (half: number, colour: Colour) => {
    for (let y = 0; y < board.height; y++)
      for (let x = 0; x < board.width; x++) {
        const square = squareAt(x, y);
        if (hasEdge(board, eastEdge(square)) && board.walls[eastEdge(square)] === WALL)
          inSquares(sheet, [x + 1 - half, y - half, x + 1 + half, y + 1 + half], colour, 0.97);
        if (hasEdge(board, southEdge(square)) && board.walls[southEdge(square)] === WALL)
          inSquares(sheet, [x - half, y + 1 - half, x + 1 + half, y + 1 + half], colour, 0.97);
      }
  };
  if (style.rimWidth > 0) lay(style.wallWidth / 2 + style.rimWidth, style.rim);
  lay(style.wallWidth / 2, style.wall);
}

/** Lightens small spots where the print has worn off. */
export function rubOff(sheet: PrintedSheet, { board }: PrintedMap, style: PrintStyle, random: RandomSource): void {
  for (let place = Math.round(style.scuffs * board.width * board.height); place > 0; place--) {
    const [x, y] = [random() * board.width, random() * board.height];
    const [wide, high] = [0.03 + random() * 0.12, 0.03 + random() * 0.12];
    inSquares(sheet, [x, y, x + wide, y + high], [214, 208, 196], 0.3 + random() * 0.4);
  }
}

/** Prints text in an invented alphabet across squares and lines. */
export function printLabels(sheet: PrintedSheet, { board }: PrintedMap, random: RandomSource): void {
  for (let label = randomInteger(random, 1, 2 + Math.round((board.width * board.height) / 100)); label > 0; label--) {
    const dot = 0.035 + random() * 0.04;
    const colour: Colour = random() < 0.5 ? [245, 245, 240] : [20, 20, 20];
    const [x, y] = [random() * (board.width - 3), random() * (board.height - 1)];
    const sign = Array.from({ length: 15 * 12 }, () => random() < 0.55);
    const letters = randomInteger(random, 1, 8);
    for (const [place, ink] of sign.slice(0, letters * 15).entries()) {
      const letter = Math.floor(place / 15);
      const [column, row] = [place % 3, Math.floor((place % 15) / 3)];
      const left = x + (letter * 4 + column) * dot;
      const top = y + row * dot;
      if (ink) inSquares(sheet, [left, top, left + dot, top + dot], colour, 0.9);
    }
  }
}

/** Prints the creases of a sheet folded in four. Each crease is a line of lost ink with a shadow. */
export function printFolds({ canvas }: PrintedSheet, random: RandomSource): void {
  const { width, height } = canvas;
  const wide = Math.max(width, height) / 400;
  const crease = (at: number, down: boolean) => {
    const strip = (from: number, to: number, colour: Colour, share: number) =>
      down ? fillRect(canvas, from, 0, to, height, colour, share) : fillRect(canvas, 0, from, width, to, colour, share);
    strip(at - wide, at, [240, 238, 232], 0.55);
    strip(at, at + 3 * wide, [20, 20, 20], 0.22);
  };
  crease(width * (0.48 + random() * 0.04), true);
  crease(height * (0.48 + random() * 0.04), false);
}
