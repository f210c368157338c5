import { type Board, listBoardSquares } from '../board/board';
import {
  BLOCKING,
  DOOR,
  HINDERING,
  INDOORS,
  LADDER,
  PRINTED_OBJECT,
  SPECIAL,
  STAIRS,
  WALL,
  WATER,
} from '../board/terrain';
import { eastEdge, southEdge } from '../grid/edge';
import { type Square, xOf, yOf } from '../grid/square';
import { type BoardPoint, CELL, getSquareCentre, groupConnectedSquares, outlinePath } from './geometry';
import { boardDrawingSize } from './viewport';

export const TERRAIN_AREAS = ['indoors', 'water', 'hindering', 'blocking', 'special'] as const;
export type TerrainArea = (typeof TERRAIN_AREAS)[number];

/** The static parts of a map, as path data in drawing units. */
export interface MapLayers {
  readonly width: number;
  readonly height: number;
  readonly grid: string;
  /** Outline of each terrain area, drawn inside its squares; '' if the map has no such terrain. */
  readonly areas: Readonly<Record<TerrainArea, string>>;
  readonly elevated: readonly {
    readonly level: number;
    readonly path: string;
    /**
     * Points of the level number: in the first square, and repeated across a large area so that a number is always
     * visible.
     */
    readonly signs: readonly BoardPoint[];
  }[];
  readonly stairs: string;
  readonly ladders: string;
  readonly objects: string;
  readonly walls: string;
  readonly doors: string;
}

const BITS: Readonly<Record<TerrainArea, number>> = {
  indoors: INDOORS,
  water: WATER,
  hindering: HINDERING,
  blocking: BLOCKING,
  special: SPECIAL,
};

/** Inset of each outline in drawing units. Nested outlines do not hide each other. */
const INSETS: Readonly<Record<TerrainArea, number>> = { indoors: 0, water: 5, hindering: 5, blocking: 5, special: 9 };
const ELEVATED_INSET = 2;

export interface DrawnMap {
  readonly board: Board;
  readonly layers: MapLayers;
}

/**
 * Makes the layers of a map, which takes a few milliseconds on the largest. With `before`, unchanged layers are reused
 * as the same objects, so drawing in the editor stays fast.
 */
export function makeMapLayers(board: Board, before: DrawnMap | null = null): MapLayers {
  const squares = listBoardSquares(board);
  const old = before?.board.width === board.width && before.board.height === board.height ? before : null;
  const changed = old && changesBetween(old.board, board, squares);
  const having = (bit: number): Square[] => squares.filter((square) => (board.terrain[square] as number) & bit);
  const still = <Part>(bit: number, was: (layers: MapLayers) => Part, make: () => Part): Part =>
    old && changed && !(changed.terrain & bit) ? was(old.layers) : make();
  const area = (name: TerrainArea): string =>
    still(
      BITS[name],
      ({ areas }) => areas[name],
      () => outlinePath(having(BITS[name]), INSETS[name]),
    );
  const signs = (part: 'stairs' | 'ladders' | 'objects', bit: number, draw: (square: Square) => string): string =>
    still(
      bit,
      (layers) => layers[part],
      () => having(bit).map(draw).join(''),
    );
  return {
    ...boardDrawingSize(board),
    grid: old ? old.layers.grid : gridOf(board),
    areas: {
      indoors: area('indoors'),
      water: area('water'),
      hindering: area('hindering'),
      blocking: area('blocking'),
      special: area('special'),
    },
    elevated: old && !changed?.levels ? old.layers.elevated : elevatedOf(board, squares, old?.layers.elevated ?? []),
    stairs: signs('stairs', STAIRS, stair),
    ladders: signs('ladders', LADDER, ladder),
    objects: signs('objects', PRINTED_OBJECT, crate),
    walls: old && !changed?.walls ? old.layers.walls : edgesOf(board, squares, WALL),
    doors: old && !changed?.walls ? old.layers.doors : edgesOf(board, squares, DOOR),
  };
}

export type ThumbnailLayers = Pick<MapLayers, 'width' | 'height' | 'walls'> & {
  readonly areas: Pick<MapLayers['areas'], 'water' | 'hindering' | 'blocking'>;
  /** One outline per level. */
  readonly elevated: readonly string[];
};

/**
 * Makes the layers of a thumbnail, in a third of the time of `makeMapLayers`, because lists draw many while scrolling.
 */
export function makeThumbnailLayers(board: Board): ThumbnailLayers {
  const squares = listBoardSquares(board);
  const having = (bit: number) => squares.filter((square) => (board.terrain[square] as number) & bit);
  const area = (name: TerrainArea): string => outlinePath(having(BITS[name]), INSETS[name]);
  const levels = new Set(squares.map((square) => board.levels[square] as number));
  levels.delete(0);
  return {
    ...boardDrawingSize(board),
    areas: { water: area('water'), hindering: area('hindering'), blocking: area('blocking') },
    elevated: [...levels].map((level) =>
      outlinePath(
        squares.filter((square) => board.levels[square] === level),
        ELEVATED_INSET,
      ),
    ),
    walls: edgesOf(board, squares, WALL),
  };
}

/** Compares two maps of the same size. Returns the differing terrain bits, and whether any level or wall differs. */
function changesBetween(a: Board, b: Board, squares: readonly Square[]) {
  let [terrain, levels, walls] = [0, false, false];
  for (const square of squares) {
    terrain |= (a.terrain[square] as number) ^ (b.terrain[square] as number);
    levels ||= a.levels[square] !== b.levels[square];
    const [east, south] = [eastEdge(square), southEdge(square)];
    walls ||= a.walls[east] !== b.walls[east] || a.walls[south] !== b.walls[south];
  }
  return { terrain, levels, walls };
}

function gridOf(board: Board): string {
  let path = '';
  for (let x = 1; x < board.width; x++) path += `M${x * CELL} 0V${board.height * CELL}`;
  for (let y = 1; y < board.height; y++) path += `M0 ${y * CELL}H${board.width * CELL}`;
  return path;
}

function elevatedOf(board: Board, squares: readonly Square[], before: MapLayers['elevated']): MapLayers['elevated'] {
  const known = new Map(before.map((each) => [each.path, each]));
  const byLevel = new Map<number, Square[]>();
  for (const square of squares) {
    const level = board.levels[square] as number;
    if (level > 0) byLevel.set(level, [...(byLevel.get(level) ?? []), square]);
  }
  return [...byLevel].flatMap(([level, high]) =>
    groupConnectedSquares(high).map((group) => {
      const told = group.filter((square, index) => index === 0 || isNumbered(square, group[0] as Square));
      const signs = told.map((square) => ({ x: xOf(square) * CELL + 7, y: yOf(square) * CELL + 15 }));
      const path = outlinePath(group, ELEVATED_INSET);
      const same = known.get(path);
      return same?.level === level ? same : { level, path, signs };
    }),
  );
}

const NUMBER_EVERY = 3;

/** Returns whether a square shows the level number: every third square in both directions from the first. */
function isNumbered(square: Square, first: Square): boolean {
  return (xOf(square) - xOf(first)) % NUMBER_EVERY === 0 && (yOf(square) - yOf(first)) % NUMBER_EVERY === 0;
}

function edgesOf(board: Board, squares: readonly Square[], lies: number): string {
  let path = '';
  for (const square of squares) {
    const x = xOf(square);
    const y = yOf(square);
    if (x + 1 < board.width && board.walls[eastEdge(square)] === lies) path += `M${(x + 1) * CELL} ${y * CELL}v${CELL}`;
    if (y + 1 < board.height && board.walls[southEdge(square)] === lies)
      path += `M${x * CELL} ${(y + 1) * CELL}h${CELL}`;
  }
  return path;
}

function stair(square: Square): string {
  const { x, y } = getSquareCentre(square);
  return [-9, -3, 3, 9].map((step) => `M${x - 10 - step / 3} ${y + step}h${20 + (2 * step) / 3}`).join('');
}

function ladder(square: Square): string {
  const { x, y } = getSquareCentre(square);
  return `M${x - 6} ${y - 13}v26M${x + 6} ${y - 13}v26${[-8, -2.5, 3, 8.5].map((rung) => `M${x - 6} ${y + rung}h12`).join('')}`;
}

function crate(square: Square): string {
  const { x, y } = getSquareCentre(square);
  return `M${x - 11} ${y - 11}h22v22h-22zM${x - 11} ${y - 11}l22 22M${x + 11} ${y - 11}l-22 22`;
}
