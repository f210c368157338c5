import type { Board } from '../board';
import type { MapSheet } from '../map-sheet';
import { DOOR, WALL } from '../terrain';
import { listWallRuns } from '../wall-runs';
import { listMapLosses, MAP_LOSSES, type MapExport, type MapLoss } from './map-export';

/** A picture of the map for virtual tabletops: PNG as base64, and its pixels per square. */
export interface VttPicture {
  readonly base64: string;
  readonly pixelsPerSquare: number;
}

const UNSAID: readonly MapLoss[] = MAP_LOSSES.filter((loss) => loss !== 'mixed-terrain' && loss !== 'sides');

/** Pixels per square if there is no picture. Most programs use this number. */
const USUAL_PIXELS = 70;

/**
 * Writes a Universal VTT map: its size, its walls as lines of sight, its doors as portals, and a picture if there is
 * one. The format supports no other features.
 */
export function writeVtt(board: Board, sheet: Pick<MapSheet, 'notes'>, picture: VttPicture | null = null): MapExport {
  const runs = listWallRuns(board);
  const record = {
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: board.width, y: board.height },
      pixels_per_grid: picture?.pixelsPerSquare ?? USUAL_PIXELS,
    },
    line_of_sight: runs
      .filter(({ lies }) => lies === WALL)
      .map(({ x0, y0, x1, y1 }) => [
        { x: x0, y: y0 },
        { x: x1, y: y1 },
      ]),
    objects_line_of_sight: [],
    portals: runs
      .filter(({ lies }) => lies === DOOR)
      .map(({ x0, y0, x1, y1 }) => ({
        position: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
        bounds: [
          { x: x0, y: y0 },
          { x: x1, y: y1 },
        ],
        rotation: x0 === x1 ? Math.PI / 2 : 0,
        closed: true,
        freestanding: false,
      })),
    environment: {},
    lights: [],
    image: picture?.base64 ?? '',
  };
  return { text: JSON.stringify(record), lost: listMapLosses(board, sheet, UNSAID) };
}
