/**
 * Makes hundreds of invented maps, the same in every run: houses, woods, ponds and roofs on boards of printed sizes.
 */
import { type Board, emptyBoard } from '../../src/board/board';
import { type MapSheet, sheetFromBoard } from '../../src/board/map-sheet';
import { BLOCKING, DOOR, HINDERING, INDOORS, SPECIAL, STAIRS, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt } from '../../src/grid/square';

const FIRST = ['Salt', 'Lamp', 'Rope', 'Copper', 'Moth', 'Glass', 'Tide', 'Gull', 'Ember', 'Paper', 'Night', 'Fog'];
const LAST = ['Quay', 'Yard', 'Market', 'Tower', 'Hall', 'Square', 'Works', 'Bridge', 'Garden', 'Station', 'Vault'];
/** Board sizes, width and height in squares. Most maps have the first size. */
const SIZES = [
  [24, 24],
  [16, 24],
  [24, 36],
  [16, 16],
] as const;
const SETS = 40;

/**
 * Makes an invented map.
 * @param place index of the map, from 0; each map is different
 */
export function makeInventedMap(place: number): MapSheet {
  const [width, height] = SIZES[place % 10 < 6 ? 0 : (place % 10) - 6] ?? [12, 18];
  const board = emptyBoard(width, height);
  for (let y = 1, block = 0; y + 5 <= height; y += 6) {
    for (let x = 1; x + 5 <= width; x += 6, block++) {
      fill(board, x, y, (place * 5 + block * 7) % 11, place);
      const corner = squareAt(x + 4, y + 4);
      if ((place + block) % 3 === 0) board.terrain[corner] = (board.terrain[corner] as number) | HINDERING;
    }
  }
  const columns = [...Array(width).keys()];
  const starts = new Map([
    ['red', columns.map((x) => squareAt(x, 0))],
    ['blue', columns.map((x) => squareAt(x, height - 1))],
  ]);
  return sheetFromBoard(
    { ...board, starts },
    {
      id: `invented-map-${String(place).padStart(4, '0')}`,
      name: `${FIRST[place % 12]} ${LAST[(place * 7) % 11]} ${place}`,
      source: 'imported',
      ...(place % 20 === 19 ? {} : { set: `Invented Set ${1 + (place % SETS)}` }),
    },
  );
}

/** Fills one block of five by five squares with the content number `kind`: a house, a wood, a pond or a roof. */
function fill(board: Board, x: number, y: number, kind: number, place: number): void {
  const each = (wide: number, high: number, act: (square: Square) => void): void => {
    for (let row = 0; row < high; row++)
      for (let column = 0; column < wide; column++) act(squareAt(x + column, y + row));
  };
  const terrain = (bit: number) => (square: Square) => {
    board.terrain[square] = (board.terrain[square] as number) | bit;
  };
  if (kind < 3) house(board, x, y, kind !== 2);
  else if (kind < 5) each(2 + (place % 3), 3, terrain(HINDERING));
  else if (kind === 5 && place % 2 === 0) each(4, 3, terrain(WATER));
  else if (kind === 6) each(2, 2, terrain(BLOCKING));
  else if (kind < 9 && place % 3 !== 0) {
    each(4, 4, (square) => {
      board.levels[square] = kind - 6;
    });
    terrain(STAIRS)(squareAt(x + 4, y + 1));
  } else each(3, 2, terrain(place % 7 === 0 ? SPECIAL : BLOCKING));
}

/** Builds walls around four by four squares, with a door and a table inside. */
function house(board: Board, x: number, y: number, indoors: boolean): void {
  for (let at = 0; at < 4; at++) {
    board.walls[southEdge(squareAt(x + at, y - 1))] = WALL;
    board.walls[southEdge(squareAt(x + at, y + 3))] = WALL;
    board.walls[eastEdge(squareAt(x - 1, y + at))] = WALL;
    board.walls[eastEdge(squareAt(x + 3, y + at))] = at === 1 ? DOOR : WALL;
  }
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const square = squareAt(x + column, y + row);
      board.terrain[square] = (indoors ? INDOORS : 0) | (row === 2 && column > 1 ? HINDERING : 0);
    }
  }
}
