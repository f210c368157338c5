import { type Accessor, createSignal } from 'solid-js';
import { EMPTY_MAP_QUERY, type MapQuery } from '../../catalog/find/find-maps';

/** What a list of maps is narrowed by. It stays while the app is open: who looks at a map comes back to the same list. */
export interface MapFinding {
  readonly query: Accessor<MapQuery>;
  readonly setQuery: (query: MapQuery) => void;
}

function makeMapFinding(): MapFinding {
  const [query, setQuery] = createSignal<MapQuery>(EMPTY_MAP_QUERY);
  return { query, setQuery };
}

/** The list of the collection. */
export const collectionMaps: MapFinding = makeMapFinding();

/** Wherever a map is chosen for a game or a position. */
export const mapsToChoose: MapFinding = makeMapFinding();
