import { type Board, hasEdge, listBoardSquares } from '../board/board';
import { BLOCKING, DOOR, HINDERING, INDOORS, OPEN, SPECIAL, WATER } from '../board/terrain';
import { eastEdge, edgeSquares, southEdge } from '../grid/edge';
import { columnName, type Square, xOf, yOf } from '../grid/square';
import type { Answered } from '../query/answered';
import type { Position } from '../table/position';
import { makeAnswerLines } from '../view/answer-lines';
import { CELL, getEdgeEndpoints, getMeanCentre, getSquareCentre } from '../view/geometry';

/** Fill colours by terrain. The first terrain in the list that a square has determines its colour. */
const FILLS: readonly (readonly [number, string])[] = [
  [BLOCKING, '#8a5a33'],
  [WATER, '#4a86d8'],
  [HINDERING, '#5fae6a'],
  [SPECIAL, '#e0912f'],
  [INDOORS, '#e6df9a'],
];
const SIDE_COLOURS = ['#d8503c', '#2f6fd0', '#8a4fc0', '#3a9a55', '#c78a1e'];

/**
 * Draws the board as SVG with all pieces and the lines of an answer. Names are escaped because they come from files.
 */
export function renderSvg(position: Position, answered: Answered | null): string {
  const { board } = position;
  const [width, height] = [(board.width + 1) * CELL, (board.height + 1) * CELL];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-CELL} ${-CELL} ${width} ${height}" font-family="sans-serif">`,
    `<rect x="${-CELL}" y="${-CELL}" width="${width}" height="${height}" fill="#fff"/>`,
    ...[...listBoardSquares(board)].map((square) => drawSquare(board, square)),
    ...drawCoordinates(board),
    ...drawWalls(board),
    ...drawPieces(position),
    ...(answered ? drawAnswerLines(position, answered) : []),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

function drawSquare(board: Board, square: Square): string {
  const terrain = board.terrain[square] as number;
  const level = board.levels[square] as number;
  const fill = FILLS.find(([bit]) => (terrain & bit) !== 0)?.[1] ?? '#f4f4f1';
  const [x, y] = [xOf(square) * CELL, yOf(square) * CELL];
  const rect = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="${fill}" stroke="#bbb"/>`;
  return level === 0 ? rect : `${rect}<text x="${x + 4}" y="${y + 12}" font-size="11" fill="#b1202a">${level}</text>`;
}

function drawCoordinates({ width, height }: Board): string[] {
  const text = (x: number, y: number, text: string) =>
    `<text x="${x}" y="${y}" font-size="13" text-anchor="middle" fill="#666">${text}</text>`;
  return [
    ...Array.from({ length: width }, (_, x) => text((x + 0.5) * CELL, -8, columnName(x))),
    ...Array.from({ length: height }, (_, y) => text(-CELL / 2, (y + 0.6) * CELL, String(y + 1))),
  ];
}

function drawWalls(board: Board): string[] {
  return [...listBoardSquares(board)].flatMap((square) =>
    [eastEdge(square), southEdge(square)].flatMap((edge) => {
      const lies = hasEdge(board, edge) ? board.walls[edge] : OPEN;
      if (lies === OPEN) return [];
      const [from, to] = getEdgeEndpoints(...edgeSquares(edge));
      const dash = lies === DOOR ? ' stroke-dasharray="8 5"' : '';
      return [`<path d="M${from.x} ${from.y}L${to.x} ${to.y}" stroke="#111" stroke-width="5"${dash}/>`];
    }),
  );
}

function drawPieces({ pieces, order }: Position): string[] {
  return pieces.map(({ id, side, squares }) => {
    const { x, y } = getMeanCentre(squares);
    const colour = SIDE_COLOURS[Math.max(0, order.indexOf(side)) % SIDE_COLOURS.length];
    return (
      `<circle cx="${x}" cy="${y}" r="${CELL * 0.4}" fill="${colour}"/>` +
      `<text x="${x}" y="${y + 5}" font-size="14" text-anchor="middle" fill="#fff">${escapeMarkup(id.slice(0, 4))}</text>`
    );
  });
}

function drawAnswerLines(position: Position, answered: Answered): string[] {
  return makeAnswerLines(position, answered).flatMap(({ squares, stopped, kind }) => {
    if (squares.length < 2) return [];
    const path = squares.map((square, place) => {
      const { x, y } = getSquareCentre(square);
      return `${place === 0 ? 'M' : 'L'}${x} ${y}`;
    });
    const dash = kind === 'fire' ? ' stroke-dasharray="3 7" stroke-linecap="round"' : '';
    return [`<path d="${path.join('')}" fill="none" stroke="${stopped ? '#c00' : '#0a0'}" stroke-width="4"${dash}/>`];
  });
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
}
