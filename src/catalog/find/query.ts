/**
 * Filters for a list of characters. `power` matches any click or a granted power, `first` the starting click. `speed`
 * is the kind of the speed symbol, `owned` is `yes` or `no`.
 */
export const FACETS = ['owned', 'set', 'team', 'keyword', 'power', 'first', 'speed', 'rarity'] as const;
export type Facet = (typeof FACETS)[number];

/**
 * Facets with at most one value per character. Several chosen values of such a facet widen the list; values of all
 * other facets narrow it.
 */
export const SINGLE_VALUE_FACETS: ReadonlySet<Facet> = new Set(['owned', 'set', 'speed', 'rarity']);

/** Sort orders: name; points, highest or lowest first; set and number; last change, newest first. */
export const FIND_SORTS = ['name', 'dearest', 'cheapest', 'set', 'newest'] as const;
export type FindSort = (typeof FIND_SORTS)[number];

/** Inclusive range of numbers. Null for a missing bound. */
export type Bounds = readonly [least: number | null, most: number | null];

/** Search for characters that fulfil all conditions. */
export interface FindQuery {
  /** Search text. Every word must be the start of a word in the character's texts, including special powers. */
  readonly text: string;
  readonly picks: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Range that contains the points of any starting line. */
  readonly points: Bounds;
  readonly range: Bounds;
  readonly sort: FindSort;
}

export const NO_BOUNDS: Bounds = [null, null];
export const EMPTY_QUERY: FindQuery = { text: '', picks: {}, points: NO_BOUNDS, range: NO_BOUNDS, sort: 'name' };

/** Number of characters per value of each facet, most frequent first. */
export type FacetCounts = Readonly<Record<Facet, readonly FacetCount[]>>;
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export function isEmptyQuery({ text, picks, points, range }: FindQuery): boolean {
  return text.trim() === '' && countActiveFilters({ picks, points, range }) === 0;
}

/** Counts the filters of a query that are in use, without the text. */
export function countActiveFilters({ picks, points, range }: Pick<FindQuery, 'picks' | 'points' | 'range'>): number {
  const values = FACETS.reduce((sum, facet) => sum + (picks[facet]?.length ?? 0), 0);
  return values + [points, range].filter(([least, most]) => least !== null || most !== null).length;
}

/** Toggles a filter value of a query. */
export function toggleFilter(query: FindQuery, facet: Facet, value: string): FindQuery {
  const now = query.picks[facet] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return { ...query, picks: { ...query.picks, [facet]: next } };
}
