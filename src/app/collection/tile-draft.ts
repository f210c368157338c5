import type { Tile } from '../../board/tiles';
import { type Laying, NOTHING_LAID } from '../../catalog/cards/laying';
import { SPAWN_KINDS } from '../../catalog/cards/map-card';
import { tileShape } from '../../catalog/cards/shapes';
import type { Result } from '../../plain/result';
import { listOf, oneOf, parseWith, shape, text, whole } from '../../plain/shape';

/** A map of tiles being laid. */
export interface TileDraft {
  readonly name: string;
  readonly laying: Laying;
  /** Tiles cut out of maps on the way, which are kept with the map only. */
  readonly cut: readonly Tile[];
}

export const EMPTY_TILE_DRAFT: TileDraft = { name: '', laying: NOTHING_LAID, cut: [] };

/** Tiles that were cut out and taken off again are nothing to keep. */
export function isEmptyTileDraft({ name, laying }: TileDraft): boolean {
  return name === '' && laying.tiles.length === 0;
}

/** The grid is endless; nobody lays farther out. */
const FAR = 1000;
const place = { x: whole(-FAR, FAR), y: whole(-FAR, FAR) };
const draftShape = shape<TileDraft>({
  name: text(120),
  laying: shape<Laying>({
    tiles: listOf(
      shape<Laying['tiles'][number]>({ tile: text(100, 1), ...place, turn: whole(0, 3), key: whole(0, 100_000) }),
      64,
    ),
    spawns: listOf(shape<Laying['spawns'][number]>({ ...place, kind: oneOf(...SPAWN_KINDS) }), 200),
    doors: listOf(
      shape<Laying['doors'][number]>({ ...place, side: oneOf('east', 'south'), strength: whole(0, 999) }),
      400,
    ),
  }),
  cut: listOf(tileShape, 64),
});

/** Reads what was kept of a map that was being laid. */
export function parseTileDraft(value: unknown): Result<TileDraft, string> {
  return parseWith<TileDraft>(draftShape, value);
}
