import type { Tile } from '../../board/tile';
import { SPAWN_KINDS } from '../../catalog/cards/map-card';
import { EMPTY_LAYOUT, type MapLayout } from '../../catalog/cards/map-layout';
import { tileShape } from '../../catalog/cards/shapes';
import type { Result } from '../../plain/result';
import { integer, listOf, oneOf, parseWith, shape, text } from '../../plain/shape';

/** A map of tiles being laid. */
export interface TileDraft {
  readonly name: string;
  readonly laying: MapLayout;
  /** Tiles cut out of maps on the way, which are kept with the map only. */
  readonly cut: readonly Tile[];
}

export const EMPTY_TILE_DRAFT: TileDraft = { name: '', laying: EMPTY_LAYOUT, cut: [] };

/** Tiles that were cut out and taken off again are nothing to keep. */
export function isEmptyTileDraft({ name, laying }: TileDraft): boolean {
  return name === '' && laying.tiles.length === 0;
}

/** The grid is endless; nobody lays farther out. */
const FAR = 1000;
const place = { x: integer(-FAR, FAR), y: integer(-FAR, FAR) };
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

/** Reads what was kept of a map that was being laid. */
export function parseTileDraft(value: unknown): Result<TileDraft, string> {
  return parseWith<TileDraft>(draftShape, value);
}
