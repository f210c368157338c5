import type { Tile } from '../../board/tile';
import { SPAWN_KINDS } from '../../catalog/cards/map-card';
import { EMPTY_LAYOUT, type MapLayout } from '../../catalog/cards/map-layout';
import { tileShape } from '../../catalog/cards/shapes';
import type { Result } from '../../plain/result';
import { integer, listOf, oneOf, parseWith, shape, text } from '../../plain/shape';

/** Draft of a map that is laid out from tiles. */
export interface TileDraft {
  readonly name: string;
  readonly laying: MapLayout;
  /** Tiles cut out of maps during this draft. They are saved together with the map. */
  readonly cut: readonly Tile[];
}

export const EMPTY_TILE_DRAFT: TileDraft = { name: '', laying: EMPTY_LAYOUT, cut: [] };

/** Whether the draft has no name and no tiles on the grid. Unused cut-out tiles need not be saved. */
export function isEmptyTileDraft({ name, laying }: TileDraft): boolean {
  return name === '' && laying.tiles.length === 0;
}

/** Limit of tile coordinates in a stored draft. The grid itself is unlimited, but real maps are smaller. */
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

export function parseTileDraft(value: unknown): Result<TileDraft, string> {
  return parseWith<TileDraft>(draftShape, value);
}
