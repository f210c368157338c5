import type { MapSheet } from '../../board/map-sheet';
import type { Tile } from '../../board/tile';
import { boxFromCards } from '../../catalog/cards/box-card';
import { layoutFromMapCard } from '../../catalog/cards/map-layout';
import { getSetting } from '../../store/settings';
import { boxCards } from '../collection/card-lists';
import { ensureLibrary } from '../collection/library';
import { EMPTY_TILE_DRAFT, parseTileDraft, type TileDraft } from '../collection/tile-draft';

export interface TileMapToEdit {
  readonly id: string;
  readonly draft: TileDraft;
  readonly source: MapSheet['source'];
  /** Saved tiles, then the tiles of the sample set that are not saved. */
  readonly tiles: readonly Tile[];
}

/**
 * Reads a map card with unsaved changes, or begins a new map card. Null if the card no longer exists.
 * @param id null for a new card
 * @param key key of the setting that stores the draft
 */
export async function readTileMapToEdit(id: string | null, key: string): Promise<TileMapToEdit | null> {
  const result = await getSetting(key, parseTileDraft);
  const left = result.ok ? result.value : null;
  await Promise.all([ensureLibrary(), boxCards.ready()]);
  const box = boxFromCards(boxCards() ?? []);
  const { DEMO_TILES } = await import('../../catalog/cards/demo/maps');
  const own = new Set(box.tiles.map((tile) => tile.id));
  const tiles = [...box.tiles, ...DEMO_TILES.filter((tile) => !own.has(tile.id))];
  if (id === null) {
    return { id: `laid-${Date.now().toString(36)}`, draft: left ?? EMPTY_TILE_DRAFT, source: 'entered', tiles };
  }
  const card = box.maps.find((each) => each.id === id);
  const draft = card && (left ?? { name: card.name, laying: layoutFromMapCard(card), cut: [] });
  return draft ? { id, draft, source: 'entered', tiles } : null;
}
