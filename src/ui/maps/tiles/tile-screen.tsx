import { say } from '../../../text/say';
import '../../shared/entry-form.css';
import { createResource, type JSX } from 'solid-js';
import { maps } from '../../../app/collection/library';
import { isEmptyTileDraft, type TileDraft } from '../../../app/collection/tile-draft';
import { createDraftSaver } from '../../../app/draft-saver';
import { readTileMapToEdit } from '../../../app/maps/open-tile-map';
import { saveTileMap } from '../../../app/maps/save-tile';
import type { MapSheet } from '../../../board/map-sheet';
import type { Tile } from '../../../board/tile';
import type { MapCard } from '../../../catalog/cards/map-card';
import { LoadedOrMissing } from '../../shared/loaded-or-missing';
import { TileForm } from './tile-form';

export interface TileScreenProps {
  /** Id of the map card to edit. Null for a new card. */
  id: string | null;
  onClose: () => void;
}

/** Screen for a map of tiles. The result is saved both as a map card and as a map for any game. */
export default function TileScreen(props: TileScreenProps): JSX.Element {
  const key = `tile-draft-${props.id ?? 'new'}`;
  const [opened] = createResource(() => readTileMapToEdit(props.id, key));
  const keeper = createDraftSaver<TileDraft>(key, isEmptyTileDraft);

  async function save(card: MapCard, tiles: readonly Tile[], source: MapSheet['source']): Promise<void> {
    if (!(await saveTileMap(card, tiles, source))) return;
    await keeper.drop();
    props.onClose();
  }

  return (
    <LoadedOrMissing opened={opened} gone={say('Map card not found')} onClose={() => props.onClose()}>
      {(ready) => (
        <TileForm
          initial={ready.draft}
          onDraft={keeper.save}
          id={ready.id}
          isNew={props.id === null}
          tiles={ready.tiles}
          sheets={maps() ?? []}
          onSave={(card, tiles) => void save(card, tiles, ready.source)}
          onClose={props.onClose}
        />
      )}
    </LoadedOrMissing>
  );
}
