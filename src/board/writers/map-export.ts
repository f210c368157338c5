import { type Board, listBoardSquares } from '../board';
import type { MapSheet } from '../map-sheet';
import { INDOORS, LADDER, PRINTED_OBJECT, STAIRS, TERRAIN_LETTERS } from '../terrain';

/** Features that a format may not support, in display order. */
export const MAP_LOSSES = [
  'terrain',
  'mixed-terrain',
  'levels',
  'indoors',
  'stairs',
  'apart',
  'ladders',
  'objects',
  'strengths',
  'starts',
  'sides',
  'notes',
  'extras',
] as const;
export type MapLoss = (typeof MAP_LOSSES)[number];

/** A map in an external format: the text of the file, and the features of this map that the format does not support. */
export interface MapExport {
  readonly text: string;
  readonly lost: readonly MapLoss[];
}

/** Lists the features of a map that a format does not support. */
export function listMapLosses(
  board: Board,
  sheet: Pick<MapSheet, 'notes' | 'extras'>,
  unsaid: readonly MapLoss[],
): MapLoss[] {
  const squares = listBoardSquares(board);
  const some = (bits: number) => squares.some((square) => (board.terrain[square] ?? 0) & bits);
  const ground =
    TERRAIN_LETTERS.reduce((bits, [, bit]) => bits | bit, 0) & ~(INDOORS | STAIRS | LADDER | PRINTED_OBJECT);
  const has: Readonly<Record<MapLoss, () => boolean>> = {
    terrain: () => some(ground),
    'mixed-terrain': () => squares.some((square) => countBits((board.terrain[square] ?? 0) & ground) > 1),
    levels: () => squares.some((square) => (board.levels[square] ?? 0) > 0),
    indoors: () => some(INDOORS),
    stairs: () => some(STAIRS),
    apart: () => board.apart.size > 0,
    ladders: () => some(LADDER),
    objects: () => some(PRINTED_OBJECT),
    strengths: () => board.objectStrengths.size + board.wallStrengths.size > 0,
    starts: () => board.starts.size > 0,
    sides: () => board.starts.size > 0,
    notes: () => sheet.notes.length > 0,
    extras: () => Object.keys(sheet.extras ?? {}).length > 0,
  };
  return MAP_LOSSES.filter((loss) => unsaid.includes(loss) && has[loss]());
}

function countBits(bits: number): number {
  return [...bits.toString(2)].filter((bit) => bit === '1').length;
}

/** Terrain by priority, for formats with one terrain per square. Terrain that hinders most comes first. */
export const TERRAIN_BY_PRIORITY = ['blocking', 'water', 'hindering', 'special'] as const;
