import type { ReadMapResult } from '../../src/app/photo/photo.worker';
import type { PhotoReader, PhotoTools } from '../../src/app/photo/photo-tools';
import { emptyBoard, listBoardSquares } from '../../src/board/board';
import { HINDERING, WALL } from '../../src/board/terrain';
import { type Edge, eastEdge, parseEdge, southEdge } from '../../src/grid/edge';
import { xOf, yOf } from '../../src/grid/square';
import type { Corners, EdgeReading, PhotoReading, Pixels, SquareKind, SquareReading } from '../../src/photo/types';
import { err, ok } from '../../src/plain/result';
import { squareNamed } from '../helpers/square-named';

export const CLEAR_KIND: SquareKind = { terrain: 0, level: 0, start: false };
export const HINDERING_KIND: SquareKind = { ...CLEAR_KIND, terrain: HINDERING };

export const edgeByName = (name: string): Edge => parseEdge(name) as Edge;

/** Makes a reading of a clear board with exceptions. Squares and edges with a value of `sure` are doubtful. */
export function makePhotoReading(
  width: number,
  height: number,
  squares: Readonly<Record<string, Partial<Pick<SquareReading, 'read' | 'runnerUp' | 'sure'>>>>,
  edges: Readonly<Record<string, number>> = {},
  starts: Readonly<Record<string, readonly string[]>> = {},
): PhotoReading {
  const board = emptyBoard(width, height);
  const areas = new Map(Object.entries(starts).map(([side, names]) => [side, names.map(squareNamed)]));
  const readings = listBoardSquares(board).map((square): SquareReading => {
    const reading = Object.entries(squares).find(([name]) => squareNamed(name) === square)?.[1] ?? {};
    const read = reading.read ?? CLEAR_KIND;
    board.terrain[square] = read.terrain;
    board.levels[square] = read.level;
    const runnerUp = reading.runnerUp ?? (read === CLEAR_KIND ? HINDERING_KIND : CLEAR_KIND);
    return { square, read, runnerUp, sure: reading.sure ?? 0.99, doubtful: reading.sure !== undefined };
  });
  const lines = listBoardSquares(board).flatMap((square): EdgeReading[] => {
    const here = [
      ...(xOf(square) + 1 < width ? [eastEdge(square)] : []),
      ...(yOf(square) + 1 < height ? [southEdge(square)] : []),
    ];
    return here.map((each) => {
      const sure = Object.entries(edges).find(([name]) => edgeByName(name) === each)?.[1];
      if (sure !== undefined) board.walls[each] = WALL;
      const read = sure === undefined ? 0 : WALL;
      return { edge: each, read, runnerUp: read === 0 ? WALL : 0, sure: sure ?? 0.99, doubtful: sure !== undefined };
    });
  });
  return { board: { ...board, starts: areas }, squares: readings, edges: lines };
}

export function makePixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export const PHOTO_CORNERS: Corners = [
  { x: 10, y: 10 },
  { x: 90, y: 10 },
  { x: 90, y: 110 },
  { x: 10, y: 110 },
];

/** A straightened picture of the map, as an image file. */
export const STRAIGHTENED_PICTURE = { type: 'image/webp', width: 4, height: 4, bytes: Uint8Array.of(1, 2, 3) } as const;

/** Fakes a phone whose camera delivers 100 × 120 pixels and whose reader returns `reading`. Records the calls. */
export function fakePhotoPhone(reading: PhotoReading, change: Partial<PhotoTools & PhotoReader> = {}) {
  const asked: string[] = [];
  const read: ReadMapResult = { reading, skin: STRAIGHTENED_PICTURE, fits: true, likely: [] };
  const reader: PhotoReader = {
    take: ({ width, height }) => asked.push(`take ${width}x${height}`),
    corners: async () => ok({ corners: PHOTO_CORNERS, sure: true }),
    sizes: async () => ok([{ width: reading.board.width, height: reading.board.height, sure: 0.9 }]),
    straighten: async (_, size) => {
      asked.push(`straight ${size.width}x${size.height}`);
      return ok(makePixels(size.width, size.height));
    },
    read: async (corners, size, _, tell) => {
      asked.push(`read ${size.width}x${size.height} at ${corners.map(({ x, y }) => `${x},${y}`).join(' ')}`);
      tell(0.5);
      return ok(read);
    },
    readAgain: async (_, __, examples) => {
      asked.push(`again with ${examples.map(({ kind }) => kind).join(' ')}`);
      return ok(reading);
    },
    stop: () => asked.push('stop'),
    end: () => asked.push('end'),
    ...change,
  };
  const tools: PhotoTools = {
    camera: async () => ok({ stream: {} as MediaStream, setTorch: null, stop: () => asked.push('camera off') }),
    shoot: () => makePixels(100, 120),
    open: async (file) => (file.size === 0 ? err('empty') : ok(makePixels(50, 60))),
    reader: () => reader,
    ...change,
  };
  return { tools, asked };
}
