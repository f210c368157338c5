/* Adapts the independent generator's photographs to our trials. */
import { emptyBoard } from '../../src/board/board';
import { BLOCKING, HINDERING, INDOORS, SPECIAL, WALL, WATER } from '../../src/board/terrain';
import { eastEdge, southEdge } from '../../src/grid/edge';
import { type Square, squareAt } from '../../src/grid/square';
import type { Corners } from '../../src/photo/types';
import {
  type IndependentPhoto,
  type MapTruth,
  makeIndependentPhotos,
  type PhotoLevel,
  type PrintedTerrain,
} from '../independent-photos';
import type { PrintedMap } from './printed-map';
import type { PhotoSample } from './take-photo';

const BITS: Readonly<Record<PrintedTerrain, number>> = {
  clear: 0,
  hindering: HINDERING,
  blocking: BLOCKING,
  water: WATER,
  special: SPECIAL,
};

/** Yields photographs that are determined by level and seed. */
export async function* sampleIndependentPhotos(
  level: PhotoLevel,
  from: number,
  count: number,
): AsyncGenerator<PhotoSample> {
  for await (const photo of makeIndependentPhotos(level, from, count)) yield sampleOf(photo);
}

function sampleOf({ picture, corners, truth }: IndependentPhoto): PhotoSample {
  const size = { width: truth.width, height: truth.height };
  return { picture, corners: corners as unknown as Corners, size, map: printedMap(truth) };
}

function printedMap({ width, height, terrain, level, indoors, start, walls }: MapTruth): PrintedMap {
  const board = emptyBoard(width, height);
  const starts = new Set<Square>();
  for (const [place, kind] of terrain.entries()) {
    const square = squareAt(place % width, Math.floor(place / width));
    board.terrain[square] = BITS[kind] | (indoors[place] ? INDOORS : 0);
    board.levels[square] = level[place] as number;
    if (start[place]) starts.add(square);
  }
  for (const { x0, y0, x1 } of walls)
    board.walls[x0 === x1 ? eastEdge(squareAt(x0 - 1, y0)) : southEdge(squareAt(x0, y0 - 1))] = WALL;
  return { board, starts, areas: [] };
}
