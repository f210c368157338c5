import { say } from '../../../text/say';
import '../../shared/entry-form.css';
import type { JSX } from 'solid-js';
import { maps } from '../../../app/collection/library';
import { isEmptyTileDraft, type TileDraft } from '../../../app/collection/tile-draft';
import { readTileMapToEdit, type TileMapToEdit } from '../../../app/maps/open-tile-map';
import { saveTileMap } from '../../../app/maps/save-tile';
import { EntryLoader } from '../../shared/entry-loader';
import { TileForm } from './tile-form';

export interface TileScreenProps {
  /** Id of the map card to edit. Null for a new card. */
  id: string | null;
  onClose: () => void;
}

/** Screen for a map of tiles. The result is saved both as a map card and as a map for any game. */
export default function TileScreen(props: TileScreenProps): JSX.Element {
  return (
    <EntryLoader<TileMapToEdit, TileDraft>
      draftKey={`tile-draft-${props.id ?? 'new'}`}
      read={(key) => readTileMapToEdit(props.id, key)}
      isEmpty={isEmptyTileDraft}
      gone={say('Map card not found')}
      onClose={props.onClose}
    >
      {(ready, { done, ...actions }) => (
        <TileForm
          initial={ready.draft}
          id={ready.id}
          isNew={props.id === null}
          tiles={ready.tiles}
          sheets={maps() ?? []}
          onSave={(card, tiles) => done(saveTileMap(card, tiles, ready.source))}
          {...actions}
        />
      )}
    </EntryLoader>
  );
}
