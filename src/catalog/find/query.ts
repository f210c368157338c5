/**
 * Ways to narrow a list, each with values of its own: `power` stands on any click or is granted, `first` shows on the first click,
 * `speed` is the kind of the speed symbol, `owned` is `yes` or `no`.
 */
export const FACETS = ['owned', 'set', 'team', 'keyword', 'power', 'first', 'speed', 'rarity'] as const;
export type Facet = (typeof FACETS)[number];

/** A character has one value of these at most: several that are chosen widen the list; all others narrow it. */
export const ONE_VALUED: ReadonlySet<Facet> = new Set(['owned', 'set', 'speed', 'rarity']);

/** By name; by points, the dearest or the cheapest first; by set and number; what came or changed last first. */
export const FIND_SORTS = ['name', 'dearest', 'cheapest', 'set', 'newest'] as const;
export type FindSort = (typeof FIND_SORTS)[number];

/** Both bounds count; null: none. */
export type Bounds = readonly [least: number | null, most: number | null];

/** What is looked for: all that is given must hold. */
export interface FindQuery {
  /** Every word must begin a word of what a character says of itself, its special powers included. */
  readonly text: string;
  readonly picks: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Of some starting line. */
  readonly points: Bounds;
  readonly range: Bounds;
  readonly sort: FindSort;
}

export const NO_BOUNDS: Bounds = [null, null];
export const ANY: FindQuery = { text: '', picks: {}, points: NO_BOUNDS, range: NO_BOUNDS, sort: 'name' };

/** How many characters of a list have a value, by facet; the commonest first. */
export type FacetCounts = Readonly<Record<Facet, readonly FacetCount[]>>;
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export function isAny({ text, picks, points, range }: FindQuery): boolean {
  return text.trim() === '' && countPicks({ picks, points, range }) === 0;
}

/** How many filters are set, whatever is typed. */
export function countPicks({ picks, points, range }: Pick<FindQuery, 'picks' | 'points' | 'range'>): number {
  const values = FACETS.reduce((sum, facet) => sum + (picks[facet]?.length ?? 0), 0);
  return values + [points, range].filter(([least, most]) => least !== null || most !== null).length;
}

/** With a value chosen that was not, or no longer. */
export function withPick(query: FindQuery, facet: Facet, value: string): FindQuery {
  const now = query.picks[facet] ?? [];
  const next = now.includes(value) ? now.filter((each) => each !== value) : [...now, value];
  return { ...query, picks: { ...query.picks, [facet]: next } };
}
