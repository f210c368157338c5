import { createMemo, For, type JSX } from 'solid-js';
import type { MapFilter } from '../../../app/maps/map-filters';
import type { MapSheet } from '../../../board/map-sheet';
import {
  countMapFacets,
  EMPTY_MAP_QUERY,
  findMaps,
  MAP_FACETS,
  toggleMapFilter,
} from '../../../catalog/find/find-maps';
import { MAP_FACET_NAMES, MAP_FACET_SEARCH_PLACEHOLDERS, mapFacetValueLabel } from '../../../text/filter-text';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { BottomSheet } from '../../kit/sheet';
import { FacetChips } from '../find/facet-chips';

/** Sheet with all filters of a list of maps, each with the number of results. */
export default function MapFilterSheet(props: {
  maps: readonly MapSheet[];
  finding: MapFilter;
  onClose: () => void;
}): JSX.Element {
  const query = () => props.finding.query();
  const counts = createMemo(() => countMapFacets(props.maps, query()));
  const left = createMemo(() => findMaps(props.maps, query()).length);
  return (
    <BottomSheet
      title={say('Filters')}
      onClose={() => props.onClose()}
      foot={
        <>
          <Button onClick={() => props.finding.setQuery({ ...EMPTY_MAP_QUERY, text: query().text })}>
            {say('Reset')}
          </Button>
          <Button tone="accent" onClick={() => props.onClose()}>
            {sayMany(left(), 'Show 1 map', 'Show {n} maps')}
          </Button>
        </>
      }
    >
      <For each={MAP_FACETS}>
        {(facet) => (
          <FacetChips
            name={MAP_FACET_NAMES[facet]}
            search={MAP_FACET_SEARCH_PLACEHOLDERS[facet]}
            labelOf={(value) => mapFacetValueLabel(facet, value)}
            values={counts()[facet]}
            chosen={query().picks[facet]}
            onPick={(value) => props.finding.setQuery(toggleMapFilter(query(), facet, value))}
          />
        )}
      </For>
    </BottomSheet>
  );
}
