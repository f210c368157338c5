import { type Accessor, createSignal } from 'solid-js';
import { EMPTY_MAP_QUERY, type MapQuery } from '../../catalog/find/find-maps';

/**
 * Filter of a list of maps. It persists while the app is open, so users return to the same list after viewing a map.
 */
export interface MapFilter {
  readonly query: Accessor<MapQuery>;
  readonly setQuery: (query: MapQuery) => void;
}

function makeMapFinding(): MapFilter {
  const [query, setQuery] = createSignal<MapQuery>(EMPTY_MAP_QUERY);
  return { query, setQuery };
}

/** Filter of the maps in the collection. */
export const collectionMapFilter: MapFilter = makeMapFinding();

/** Filter of the lists that offer maps for a game or position. */
export const mapChoiceFilter: MapFilter = makeMapFinding();
