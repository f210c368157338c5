import type { Tile } from '../../board/tile';
import { SPAWN_KINDS } from '../../catalog/cards/map-card';
import { EMPTY_LAYOUT, type MapLayout } from '../../catalog/cards/map-layout';
import { tileShape } from '../../catalog/cards/shapes';
import type { Result } from '../../plain/result';
import { integer, listOf, oneOf, parseWith, shape, text } from '../../plain/shape';

/** Map of tiles in progress. */
export interface TileDraft {
  readonly name: string;
  readonly laying: MapLayout;
  /** Tiles cut out of maps along the way. They are saved together with the map. */
  readonly cut: readonly Tile[];
}

export const EMPTY_TILE_DRAFT: TileDraft = { name: '', laying: EMPTY_LAYOUT, cut: [] };

/** Whether nothing is laid. Tiles that were cut out and removed again need not be saved. */
export function isEmptyTileDraft({ name, laying }: TileDraft): boolean {
  return name === '' && laying.tiles.length === 0;
}

/** The grid is unlimited; real maps stay within this distance. */
const GRID_LIMIT = 1000;
const place = { x: integer(-GRID_LIMIT, GRID_LIMIT), y: integer(-GRID_LIMIT, GRID_LIMIT) };
const draftShape = shape<TileDraft>({
  name: text(120),
  laying: shape<MapLayout>({
    tiles: listOf(
      shape<MapLayout['tiles'][number]>({
        tile: text(100, 1),
        ...place,
        turn: integer(0, 3),
        key: integer(0, 100_000),
      }),
      64,
    ),
    spawns: listOf(shape<MapLayout['spawns'][number]>({ ...place, kind: oneOf(...SPAWN_KINDS) }), 200),
    doors: listOf(
      shape<MapLayout['doors'][number]>({ ...place, side: oneOf('east', 'south'), strength: integer(0, 999) }),
      400,
    ),
  }),
  cut: listOf(tileShape, 64),
});

/** Parses a stored draft of a map of tiles. */
export function parseTileDraft(value: unknown): Result<TileDraft, string> {
  return parseWith<TileDraft>(draftShape, value);
}
