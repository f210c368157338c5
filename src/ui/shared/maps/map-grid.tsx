import './map-grid.css';
import { createMemo, createSignal, type JSX, Show } from 'solid-js';
import { mapsFound } from '../../../app/maps/find-map';
import { boardOfSheet, type MapSheet } from '../../../board/sheet';
import { shortened } from '../../../text/collection-words';
import { mapSize } from '../../../text/map-words';
import { say, sayMany } from '../../../text/say';
import { Icon } from '../../kit/icon';
import { type RowPlace, VirtualList } from '../../kit/virtual-list';
import { MapPicture } from './map-picture';

/** So many are seen at once; more are worth a search. */
const SEEN_AT_ONCE = 8;

/** What else can be done with a map of the grid, on its tile. */
export interface MapTileDeed {
  readonly label: string;
  readonly name: string;
  readonly run: () => void;
}

export interface MapGridProps {
  maps: readonly MapSheet[];
  onPick: (map: MapSheet) => void;
  /** Id of the one that is chosen. */
  chosen?: string | undefined;
  deed?: (map: MapSheet) => MapTileDeed;
}

/** Maps as pictures, to choose one of any number: only those in sight are drawn. */
export function MapGrid(props: MapGridProps): JSX.Element {
  const [typed, setTyped] = createSignal('');
  const found = createMemo(() => mapsFound(props.maps, typed()));
  return (
    <div class="map-grid">
      <Show when={props.maps.length > SEEN_AT_ONCE}>
        <input
          type="search"
          aria-label={say('Find a map')}
          placeholder={say('Map or set…')}
          value={typed()}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </Show>
      <Show when={found().length > 0} fallback={<p class="muted">{say('No map with this name.')}</p>}>
        <VirtualList label={say('Maps')} count={found().length} minWidth={140} guess={210}>
          {(index, place) => (
            <Show when={found()[index]} keyed>
              {(map) => <MapTile map={map} place={place()} of={props} />}
            </Show>
          )}
        </VirtualList>
      </Show>
    </div>
  );
}

function MapTile(props: { map: MapSheet; place: RowPlace; of: MapGridProps }): JSX.Element {
  const board = createMemo(() => {
    const read = boardOfSheet(props.map);
    return read.ok ? read.value : null;
  });
  return (
    <li {...props.place}>
      <button
        type="button"
        class="map-tile"
        aria-current={props.of.chosen === props.map.id ? 'true' : undefined}
        onClick={() => props.of.onPick(props.map)}
      >
        <MapPicture board={board()} picture={props.map.picture} />
        <span class="map-tile-name">{shortened(props.map.name)}</span>
        <small class="muted clip">{board() ? mapSize(props.map.map) : say('This map cannot be read')}</small>
        <Show when={props.map.warnings.length > 0}>
          <small class="map-tile-warned">
            <Icon name="warn" size={16} /> {sayMany(props.map.warnings.length, '1 warning', '{n} warnings')}
          </small>
        </Show>
      </button>
      <Show when={props.of.deed?.(props.map)}>
        {(deed) => (
          <button type="button" class="map-tile-deed" aria-label={deed().name} onClick={() => deed().run()}>
            {deed().label}
          </button>
        )}
      </Show>
    </li>
  );
}
