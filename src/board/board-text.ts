import { type Edge, eastEdge, southEdge } from '../grid/edge';
import { MAX_SIDE, parseSquare, type Square, squareAt, squareName } from '../grid/square';
import { err, ok, type Result } from '../plain/result';
import { type Board, emptyBoard, hasSquare, listBoardSquares } from './board';
import { DOOR, TERRAIN_LETTERS, WALL } from './terrain';

export const BOARD_FAULT_CODES = [
  'empty',
  'too-large',
  'missing-line',
  'unknown-letter',
  'repeated-letter',
  'bad-edge',
  'bad-corner',
] as const;
export type BoardFaultCode = (typeof BOARD_FAULT_CODES)[number];

/** Reason why a drawing is not a map, with its position. Lines and columns are counted from 1. */
export interface BoardFault {
  readonly code: BoardFaultCode;
  readonly line: number;
  readonly column: number;
}

/** Width of one square in a line of a drawing: three characters for the square and one for its edge. */
const PITCH = 4;
const ROOM = 3;
const CORNERS = '+ -=|!';
const BITS = new Map(TERRAIN_LETTERS);
/** Line under the grid with all signs of one square: `a1: 1Shi`. */
const LEGEND_LINE = /^( *)([a-z]{1,2}\d{1,2})(: *)([\w.]+) *$/;

/**
 * Parses the map drawing of the position notation: edge lines and rows in turn, beginning and ending with an edge line.
 * The outer frame is ignored. Short lines are padded with blanks, and a blank square is clear. Lines of a legend
 * (`a1: 1Shi`) may follow, for squares with more signs than the grid has space for. Starting areas and strengths have
 * other keys and are not parsed.
 * @example parseBoardText('+---+---+
 * | . | 1h|
 * +---+---+')
 */
export function parseBoardText(text: string): Result<Board, BoardFault> {
  const { grid, legend, from } = splitDrawing(text);
  const lines = linesOf(grid);
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  if (longest < 2 || lines.length < 2) return fault('empty', 0, 0);
  if (lines.length % 2 === 0) return fault('missing-line', lines.length, 0);
  const width = Math.ceil((longest - 1) / PITCH);
  const height = (lines.length - 1) / 2;
  if (height > MAX_SIDE) return fault('too-large', 2 * MAX_SIDE + 1, 0);
  if (width > MAX_SIDE) {
    const line = lines.findIndex((each) => each.length > MAX_SIDE * PITCH + 1);
    return fault('too-large', line, MAX_SIDE * PITCH + 1);
  }
  const board = emptyBoard(width, height);
  for (const [index, line] of lines.entries()) {
    const padded = line.padEnd(width * PITCH + 1);
    const wrong = index % 2 === 1 ? readRow(board, padded, index) : readEdgeLine(board, padded, index);
    if (wrong) return wrong;
  }
  for (const [index, line] of legend.entries()) {
    const wrong = readLegendLine(board, line, from + index);
    if (wrong) return wrong;
  }
  return ok(board);
}

interface DrawingParts {
  /** Edge lines and rows of squares. */
  readonly grid: string;
  /** Lines of the legend. */
  readonly legend: readonly string[];
  /** Index of the first line of the legend. */
  readonly from: number;
}

/** Splits a drawing into its grid and the legend under the grid. */
export function splitDrawing(text: string): DrawingParts {
  // A grid contains no colon.
  if (!text.includes(':')) return { grid: text, legend: [], from: 0 };
  const lines = text.trimEnd().split(/\r?\n/);
  const from = lines.findLastIndex((line) => !LEGEND_LINE.test(line)) + 1;
  return { grid: `${lines.slice(0, from).join('\n')}\n`, legend: lines.slice(from), from };
}

function readLegendLine(board: Board, line: string, index: number): Wrong {
  const [, inset = '', name = '', gap = '', text = ''] = LEGEND_LINE.exec(line) ?? [];
  const square = parseSquare(name);
  if (square === null || !hasSquare(board, square)) return fault('unknown-letter', index, inset.length);
  return readSquare(board, square, text, index, inset.length + name.length + gap.length);
}

/** Computes the size of a drawing in squares from its first line and the number of lines, without parsing it. */
export function measureDrawing(text: string): { readonly width: number; readonly height: number } {
  const lines = splitDrawing(text).grid.trimEnd().split('\n');
  return { width: Math.round(((lines[0]?.length ?? 1) - 1) / 4), height: (lines.length - 1) / 2 };
}

/**
 * Prints the canonical drawing, which is the same for equal boards and which `parseBoardText` parses. A square of the
 * grid has space for three characters: its level, then letters in the order of `TERRAIN_LETTERS`. A square with more is
 * also printed in full, in the legend under the grid.
 */
export function printBoardText(board: Board): string {
  const lines = [printFrame(board.width)];
  for (let y = 0; y < board.height; y++) {
    lines.push(printRow(board, y), y === board.height - 1 ? printFrame(board.width) : printEdgeLine(board, y));
  }
  for (const square of listBoardSquares(board)) {
    const text = signs(board.levels[square] as number, board.terrain[square] as number);
    if (text.length > ROOM) lines.push(`${squareName(square)}: ${text}`);
  }
  return `${lines.join('\n')}\n`;
}

function linesOf(text: string): string[] {
  const all = text.split(/\r?\n/).map(withoutTrailingBlanks);
  const lines = all.slice(0, all.findLastIndex((line) => line !== '') + 1);
  // The lower frame may be blank. If the number of lines is even, that blank line is restored.
  if (lines.length > 0 && lines.length % 2 === 0 && all.length > lines.length + 1) lines.push('');
  return lines;
}

function withoutTrailingBlanks(line: string): string {
  let end = line.length;
  while (end > 0 && line[end - 1] === ' ') end--;
  return line.slice(0, end);
}

function fault(code: BoardFaultCode, line: number, column: number): { readonly ok: false; readonly fault: BoardFault } {
  return err({ code, line: line + 1, column: column + 1 });
}

type Wrong = ReturnType<typeof fault> | null;

function readRow(board: Board, line: string, index: number): Wrong {
  const y = (index - 1) / 2;
  for (let x = 0; x < board.width; x++) {
    const column = x * PITCH + 1;
    const square = squareAt(x, y);
    const known = knownSquare(line, column);
    if (known < 0) {
      const wrong = readSquare(board, square, line.slice(column, column + ROOM), index, column);
      if (wrong) return wrong;
      noteSquare(line, column, board, square);
    } else {
      board.levels[square] = known >> 8;
      board.terrain[square] = known & 255;
    }
    if (x === board.width - 1) continue;
    const sign = line.charCodeAt(column + ROOM);
    if (sign === BLANK) continue;
    const wall = sign === BAR ? WALL : sign === MARK ? DOOR : -1;
    if (wall < 0) return fault('bad-edge', index, column + ROOM);
    board.walls[eastEdge(square)] = wall;
  }
  return null;
}

const [BLANK, BAR, MARK, DASH, DOUBLE] = [32, 124, 33, 45, 61] as const;

/**
 * Cache of parsed squares by their three characters: level times 256 plus terrain, or -1 if not cached. A collection
 * has half a million squares, but most use only a few combinations.
 */
const known = new Int16Array(1 << 15).fill(-1);
/** Number from 1 to 31 for each character that a square may contain. 0 for all other characters. */
const SIGN_NUMBERS = new Uint8Array(128);
for (const [index, sign] of [...' .0123456789', ...BITS.keys()].entries()) SIGN_NUMBERS[sign.charCodeAt(0)] = index + 1;

/** Returns the cache index for the three characters of a square. -1 if a square may not contain one of them. */
function placeOfSigns(line: string, column: number): number {
  let place = 0;
  for (let at = column; at < column + ROOM; at++) {
    const number = SIGN_NUMBERS[line.charCodeAt(at)] ?? 0;
    if (number === 0) return -1;
    place = place * 32 + number;
  }
  return place;
}

function knownSquare(line: string, column: number): number {
  const place = placeOfSigns(line, column);
  return place < 0 ? -1 : (known[place] as number);
}

function noteSquare(line: string, column: number, board: Board, square: Square): void {
  const place = placeOfSigns(line, column);
  if (place >= 0) known[place] = (board.levels[square] as number) * 256 + (board.terrain[square] as number);
}

function readSquare(board: Board, square: Square, text: string, index: number, column: number): Wrong {
  const trimmed = text.replace(/^ +| +$/g, '');
  const from = column + text.search(/[^ ]|$/);
  const leveled = /^\d/.test(trimmed) ? 1 : 0;
  let terrain = 0;
  const letters = trimmed.slice(leveled);
  if (letters !== '.') {
    for (const [place, letter] of [...letters].entries()) {
      const bit = BITS.get(letter);
      if (bit === undefined) return fault('unknown-letter', index, from + leveled + place);
      if (terrain & bit) return fault('repeated-letter', index, from + leveled + place);
      terrain |= bit;
    }
  }
  board.levels[square] = leveled ? Number(trimmed[0]) : 0;
  board.terrain[square] = terrain;
  return null;
}

function readEdgeLine(board: Board, line: string, index: number): Wrong {
  const y = index / 2 - 1;
  if (y < 0 || y === board.height - 1) return null;
  for (let x = 0; x < board.width; x++) {
    const column = x * PITCH;
    if (x > 0 && !CORNERS.includes(line[column] as string)) return fault('bad-corner', index, column);
    const sign = line.charCodeAt(column + 1);
    if (sign !== line.charCodeAt(column + 2) || sign !== line.charCodeAt(column + ROOM))
      return fault('bad-edge', index, column + 1);
    if (sign === BLANK) continue;
    const wall = sign === DASH ? WALL : sign === DOUBLE ? DOOR : -1;
    if (wall < 0) return fault('bad-edge', index, column + 1);
    board.walls[southEdge(squareAt(x, y))] = wall;
  }
  return null;
}

function signs(level: number, terrain: number): string {
  const letters = TERRAIN_LETTERS.filter(([, bit]) => terrain & bit).map(([letter]) => letter);
  return (level > 0 ? String(Math.min(level, 9)) : '') + letters.join('') || '.';
}

function printFrame(width: number): string {
  return `+${'---+'.repeat(width)}`;
}

function printRow(board: Board, y: number): string {
  let line = '|';
  for (let x = 0; x < board.width; x++) {
    const square = squareAt(x, y);
    const text = signs(board.levels[square] as number, board.terrain[square] as number).slice(0, ROOM);
    line += (text.length < ROOM ? ` ${text}` : text).padEnd(ROOM);
    line += x === board.width - 1 ? '|' : sign(board, eastEdge(square), [' ', '|', '!']);
  }
  return line;
}

function printEdgeLine(board: Board, y: number): string {
  let line = '+';
  for (let x = 0; x < board.width; x++) line += `${sign(board, southEdge(squareAt(x, y)), ['   ', '---', '==='])}+`;
  return line;
}

function sign(board: Board, edge: Edge, [open, wall, door]: readonly [string, string, string]): string {
  const lies = board.walls[edge];
  return lies === WALL ? wall : lies === DOOR ? door : open;
}
