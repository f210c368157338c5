import type { MapSheet } from '../../board/map-sheet';
import { MAP_FEATURES, scanDrawing } from '../../board/scan-drawing';
import type { FacetCount } from './query';
import { normalizeSearchText } from './word-index';

/**
 * Filters for a list of maps. A map has one size and one set, so several chosen sizes or sets widen the list. Several
 * chosen contents narrow the list.
 */
export const MAP_FACETS = ['contents', 'size', 'set'] as const;
export type MapFacet = (typeof MAP_FACETS)[number];

/** Search for maps that fulfil all conditions. */
export interface MapQuery {
  /** Search text. Every word must be in the name or the set of a map. */
  readonly text: string;
  readonly picks: Readonly<Record<MapFacet, readonly string[]>>;
}

export const EMPTY_MAP_QUERY: MapQuery = { text: '', picks: { contents: [], size: [], set: [] } };

/** Values of a map for search and filters. */
interface MapFacts {
  /** Name and set of the map, normalized. */
  readonly told: string;
  /** Values of the map for each filter. The set of a map without a known product is ''. */
  readonly values: Readonly<Record<MapFacet, readonly string[]>>;
}

export type MapCounts = Readonly<Record<MapFacet, readonly FacetCount[]>>;

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

export function sortMapsByName(maps: readonly MapSheet[]): readonly MapSheet[] {
  return [...maps].sort((a, b) => names.compare(a.name, b.name));
}

/** Cache of map values. A map is scanned at the first query, because an unfiltered list needs no values. */
const known = new WeakMap<MapSheet, MapFacts>();

function factsOf(map: MapSheet): MapFacts {
  const before = known.get(map);
  if (before) return before;
  const { width, height, has } = scanDrawing(map.map);
  const set = map.set ?? '';
  const made = {
    told: normalizeSearchText(`${map.name} ${set}`),
    values: { contents: has, size: [`${width} × ${height}`], set: [set] },
  };
  known.set(map, made);
  return made;
}

/** Returns the matching maps in unchanged order. Returns the same array if the query is empty. */
export function findMaps(maps: readonly MapSheet[], query: MapQuery): readonly MapSheet[] {
  const text = normalizeSearchText(query.text);
  if (text === '' && countActiveMapFilters(query) === 0) return maps;
  const words = text.split(' ');
  return maps.filter((map) => {
    const facts = factsOf(map);
    return words.every((word) => facts.told.includes(word)) && MAP_FACETS.every((facet) => fits(facts, query, facet));
  });
}

function fits({ values }: MapFacts, { picks }: MapQuery, facet: MapFacet): boolean {
  const chosen = picks[facet];
  if (chosen.length === 0) return true;
  const holds = (value: string) => values[facet].includes(value);
  return facet === 'contents' ? chosen.every(holds) : chosen.some(holds);
}

/**
 * Counts the maps that a list would show after choosing a filter value. A content is added to the chosen contents; a
 * size or set replaces the chosen values of its facet. Values with no maps are omitted unless chosen.
 */
export function countMapFacets(maps: readonly MapSheet[], query: MapQuery): MapCounts {
  const sheets = findMaps(maps, query);
  const among = (facet: 'size' | 'set') =>
    query.picks[facet].length === 0 ? sheets : findMaps(maps, { ...query, picks: { ...query.picks, [facet]: [] } });
  return {
    contents: [...countsOf(sheets, query, 'contents')].sort((a, b) => contentPlace(a.value) - contentPlace(b.value)),
    size: commonestFirst(countsOf(among('size'), query, 'size')),
    set: commonestFirst(countsOf(among('set'), query, 'set')),
  };
}

function countsOf(maps: readonly MapSheet[], query: MapQuery, facet: MapFacet): readonly FacetCount[] {
  const counts = new Map(query.picks[facet].map((value) => [value, 0]));
  for (const map of maps)
    for (const value of factsOf(map).values[facet]) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
}

function commonestFirst(counts: readonly FacetCount[]): readonly FacetCount[] {
  return [...counts].sort((a, b) => b.count - a.count || names.compare(a.value, b.value));
}

function contentPlace(value: string): number {
  return (MAP_FEATURES as readonly string[]).indexOf(value);
}

/** Counts the filters of a query that are in use, without the text. */
export function countActiveMapFilters({ picks }: MapQuery): number {
  return MAP_FACETS.reduce((sum, facet) => sum + picks[facet].length, 0);
}

/** Toggles a filter value of a query. */
export function toggleMapFilter(query: MapQuery, facet: MapFacet, value: string): MapQuery {
  const now = query.picks[facet];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return { ...query, picks: { ...query.picks, [facet]: next } };
}
