import './maps.css';
import { createMemo, createSignal, For, type JSX, onCleanup, Show } from 'solid-js';
import type { MapFilter } from '../../../app/maps/map-filters';
import { afterNextFrame } from '../../../app/timing/frames';
import type { Board } from '../../../board/board';
import { boardFromSheet, type MapSheet } from '../../../board/map-sheet';
import {
  countActiveMapFilters,
  EMPTY_MAP_QUERY,
  findMaps,
  MAP_FACETS,
  sortMapsByName,
  toggleMapFilter,
} from '../../../catalog/find/find-maps';
import { truncate } from '../../../text/character-text';
import { mapFacetValueLabel } from '../../../text/filter-text';
import { describeMapSize } from '../../../text/map-text';
import { say, sayMany } from '../../../text/say';
import { Button } from '../../kit/button';
import { queueFrameJob } from '../../kit/frame-jobs';
import { Icon } from '../../kit/icon';
import { lazyPart } from '../../kit/lazy-part';
import { SearchField } from '../../kit/search-field';
import { VirtualList, type VirtualRowAttributes } from '../../kit/virtual-list';
import { ActiveFilterChip } from '../find/facet-chips';
import { MapPicture } from './map-picture';

const MapFilterSheet = lazyPart(() => import('./map-filter-sheet'));

/** Number of maps visible at a glance. Longer lists have a search field. */
const SEEN_AT_ONCE = 8;

/** Additional button of a map in the grid. */
export interface MapTileAction {
  readonly label: string;
  readonly name: string;
  readonly run: () => void;
}

export interface MapGridProps {
  maps: readonly MapSheet[];
  finding: MapFilter;
  onPick: (map: MapSheet) => void;
  chosen?: string | undefined;
  deed?: (map: MapSheet) => MapTileAction;
}

/** Grid of maps as pictures, to choose from any number. Only visible pictures are drawn. */
export function MapGrid(props: MapGridProps): JSX.Element {
  const query = () => props.finding.query();
  const all = createMemo(() => sortMapsByName(props.maps));
  const found = createMemo(() => findMaps(all(), query()));
  // On opening, all visible pictures are drawn with the list: one by one they would repeat layout and paint.
  let opening = true;
  void afterNextFrame().then(() => {
    opening = false;
  });
  return (
    <div class="map-grid">
      {/* Active filters remain visible and removable even if only few maps match. */}
      <Show when={props.maps.length > SEEN_AT_ONCE || isAsked(props.finding)}>
        <FindBar maps={all()} left={found().length} finding={props.finding} />
      </Show>
      <Show when={found().length > 0} fallback={<NoneFound finding={props.finding} />}>
        <VirtualList label={say('Maps')} count={found().length} minWidth={140} guess={210}>
          {(index, place) => (
            <Show when={found()[index]} keyed>
              {(map) => <MapTile map={map} place={place()} of={props} atOnce={opening} />}
            </Show>
          )}
        </VirtualList>
      </Show>
    </div>
  );
}

function isAsked({ query }: MapFilter): boolean {
  return query().text.trim() !== '' || countActiveMapFilters(query()) > 0;
}

/** Search field and filters. Active filters are in one line; a tap removes a filter. */
function FindBar(props: { maps: readonly MapSheet[]; left: number; finding: MapFilter }): JSX.Element {
  const [filtering, setFiltering] = createSignal(false);
  const { query, setQuery } = props.finding;
  const picks = () => countActiveMapFilters(query());
  return (
    <search class="map-find">
      <SearchField
        label={say('Find a map')}
        placeholder={say('Map or set…')}
        value={query().text}
        onInput={(text) => setQuery({ ...query(), text })}
      />
      <Button onClick={() => setFiltering(true)}>
        {picks() === 0 ? say('Filters') : say('Filters ({picks})', { picks: picks() })}
      </Button>
      <Show when={picks() > 0}>
        <ul class="filter-chips" aria-label={say('Active filters')}>
          <li>
            <Button tone="bare" onClick={() => setQuery({ ...EMPTY_MAP_QUERY, text: query().text })}>
              {say('Reset')}
            </Button>
          </li>
          <For each={MAP_FACETS}>
            {(facet) => (
              <For each={query().picks[facet]}>
                {(value) => (
                  <li>
                    <ActiveFilterChip
                      words={mapFacetValueLabel(facet, value)}
                      onOff={() => setQuery(toggleMapFilter(query(), facet, value))}
                    />
                  </li>
                )}
              </For>
            )}
          </For>
        </ul>
      </Show>
      <span class="map-find-count muted small" role="status">
        {isAsked(props.finding)
          ? sayMany(props.maps.length, '{count} of 1 map', '{count} of {n} maps', { count: props.left })
          : ''}
      </span>
      <Show when={filtering()}>
        <MapFilterSheet maps={props.maps} finding={props.finding} onClose={() => setFiltering(false)} />
      </Show>
    </search>
  );
}

/** Explanation of why the list is empty, with a button that clears the cause. */
function NoneFound(props: { finding: MapFilter }): JSX.Element {
  const { query, setQuery } = props.finding;
  const typed = () => query().text.trim();
  const filtered = () => countActiveMapFilters(query()) > 0;
  return (
    <div class="stack">
      <p class="muted">
        {typed() === ''
          ? say('No map matches these filters. Remove one, or reset them.')
          : filtered()
            ? say('No map matches “{search}” and these filters.', { search: truncate(typed(), 40) })
            : say('No map matches “{search}”.', { search: truncate(typed(), 40) })}
      </p>
      <Button onClick={() => setQuery(EMPTY_MAP_QUERY)}>{say('Show all maps')}</Button>
    </div>
  );
}

function MapTile(props: {
  map: MapSheet;
  place: VirtualRowAttributes;
  of: MapGridProps;
  atOnce: boolean;
}): JSX.Element {
  const read = (map: MapSheet): Board | null => {
    const board = boardFromSheet(map);
    return board.ok ? board.value : null;
  };
  /** Board to draw as a picture. Undefined before drawing starts; null if the map is invalid. */
  const [board, setBoard] = createSignal<Board | null | undefined>(props.atOnce ? read(props.map) : undefined);
  if (!props.atOnce) onCleanup(queueFrameJob(() => setBoard(read(props.map))));
  return (
    <li {...props.place}>
      <button
        type="button"
        class="map-tile"
        aria-current={props.of.chosen === props.map.id ? 'true' : undefined}
        onClick={() => props.of.onPick(props.map)}
      >
        <Show when={board()} fallback={<span class="map-picture" />}>
          {(there) => <MapPicture board={there()} picture={props.map.picture} />}
        </Show>
        <span class="map-tile-name">{truncate(props.map.name)}</span>
        <small class="muted clip">
          {board() === null ? say('This map cannot be read') : describeMapSize(props.map.map)}
        </small>
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
