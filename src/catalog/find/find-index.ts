import { abilityName } from '../abilities';
import { cardOf } from '../cards/carded-character';
import type { Character } from '../character';
import { powerName } from '../powers';
import { readFacets } from './facets';
import {
  type Bounds,
  FACETS,
  type Facet,
  type FacetCount,
  type FacetCounts,
  type FindQuery,
  type FindSort,
  SINGLE_VALUE_FACETS,
} from './query';
import { listCharacterPowers } from './search';
import {
  compactText,
  hasBit,
  intersectBits,
  makeBitSet,
  makeWordIndex,
  parseSearchTerms,
  type SearchTerm,
  setBit,
  type WordIndex,
} from './word-index';

/** Returns set and number in one word, as printed and without leading zeros: `zz001` and `zz1`. */
function listSetNumberKeys({ set, number }: Pick<Character, 'set' | 'number'>): readonly string[] {
  if (set === '' || number === '') return [];
  const [symbol, printed] = [compactText(set), compactText(number)];
  return [...new Set([symbol + printed, symbol + printed.replace(/^0+(?=\d)/, '')])];
}

/** Normalizes a typed set and number to one word without leading zeros: `ZZ 01`, `zz-1` and `zz001` give `zz1`. */
function normalizeSetNumber(text: string): string {
  return compactText(text).replace(/([a-z])0+(?=\d)/, '$1');
}

/** Character in a search index. `edited` is the time of the last change. */
export type FindableCharacter = Character & { readonly edited?: number };

/**
 * Search index that searches tens of thousands of characters within a keystroke. Characters can be added at any time.
 * Each character has a stable ordinal, its index in `ids`. If a character is added again or removed, its old ordinal is
 * no longer used.
 */
export interface FindIndex {
  /** Ids of characters by ordinal. */
  readonly ids: readonly string[];
  readonly size: () => number;
  readonly add: (characters: readonly FindableCharacter[]) => void;
  readonly remove: (ids: readonly string[]) => void;
  /** Replaces the counts of owned copies, by character id. */
  readonly own: (counts: ReadonlyMap<string, number>) => void;
  /**
   * Returns the positions of matching characters in the query's order. If the query contains text, characters with the
   * text in their name come first.
   */
  readonly find: (query: FindQuery) => Uint32Array<ArrayBuffer>;
  /** Counts the characters that would remain with each further filter value. */
  readonly count: (query: FindQuery) => FacetCounts;
}

/** Fields of a character for sorting and ranges. */
interface Line {
  readonly name: string;
  readonly printed: string;
  readonly points: readonly number[];
  readonly range: number;
  readonly edited: number;
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });
const byName = (a: Line, b: Line) => names.compare(a.name, b.name) || names.compare(a.printed, b.printed);
const pointsOf = ({ points }: Line) => points[0] ?? 0;
const ORDERS: Readonly<Record<FindSort, (a: Line, b: Line) => number>> = {
  name: byName,
  dearest: (a, b) => pointsOf(b) - pointsOf(a) || byName(a, b),
  cheapest: (a, b) => pointsOf(a) - pointsOf(b) || byName(a, b),
  set: (a, b) => names.compare(a.printed, b.printed) || byName(a, b),
  newest: (a, b) => b.edited - a.edited || byName(a, b),
};

export function makeFindIndex(): FindIndex {
  const ids: string[] = [];
  const lines: Line[] = [];
  const ordinals = new Map<string, number>();
  const named = makeWordIndex();
  const told = makeWordIndex();
  const placed = new Map<string, number[]>();
  const having = Object.fromEntries(FACETS.map((facet) => [facet, new Map<string, number[]>()])) as Record<
    Facet,
    Map<string, number[]>
  >;
  let sorted: Partial<Record<FindSort, readonly number[]>> = {};
  let owned: ReadonlyMap<string, number> = new Map();

  function note(facet: Facet, value: string, ordinal: number): void {
    const list = having[facet].get(value);
    if (list) list.push(ordinal);
    else having[facet].set(value, [ordinal]);
  }

  function addOne(character: FindableCharacter): void {
    const ordinal = ids.length;
    ids.push(character.id);
    ordinals.set(character.id, ordinal);
    lines.push({
      name: character.name,
      printed: `${character.set} ${character.number}`,
      points: character.starts.map(({ points }) => points),
      range: character.range,
      edited: character.edited ?? 0,
    });
    named.add(ordinal, character.name);
    for (const text of textsOf(character)) told.add(ordinal, text);
    for (const key of listSetNumberKeys(character)) {
      const here = placed.get(key);
      if (here) here.push(ordinal);
      else placed.set(key, [ordinal]);
    }
    for (const [facet, values] of Object.entries(readFacets(character)))
      for (const value of new Set(values)) note(facet as Facet, value, ordinal);
    ownOne(ordinal);
  }

  function ownOne(ordinal: number): void {
    note('owned', (owned.get(ids[ordinal] as string) ?? 0) > 0 ? 'yes' : 'no', ordinal);
  }

  /** Returns the bit set of live ordinals: the latest ordinal of each id. */
  function everyone(): Uint32Array {
    const bits = makeBitSet(ids.length);
    for (const ordinal of ordinals.values()) setBit(bits, ordinal);
    return bits;
  }

  function markTerm(index: WordIndex, { parts, whole }: SearchTerm): Uint32Array {
    const bits = makeBitSet(ids.length);
    for (const [at, part] of parts.entries()) {
      const these = at === 0 ? bits : makeBitSet(ids.length);
      index.mark(part, these);
      if (at > 0) intersectBits(bits, these);
    }
    if (whole !== null) index.mark(whole, bits);
    return bits;
  }

  /**
   * Marks the given characters, and all characters with a word that begins with the text.
   * @param text set and number, typed as one word
   */
  function markPlace(text: string, ordinals: readonly number[]): Uint32Array {
    const bits = makeBitSet(ids.length);
    for (const ordinal of ordinals) setBit(bits, ordinal);
    told.mark(compactText(text), bits);
    return bits;
  }

  function markFacet(facet: Facet, values: readonly string[]): Uint32Array {
    const bits = makeBitSet(ids.length);
    for (const value of values) for (const ordinal of having[facet].get(value) ?? []) setBit(bits, ordinal);
    return bits;
  }

  /**
   * Returns the bit set of characters that match the query.
   * @param open a facet to ignore
   */
  function matching(query: FindQuery, open: Facet | null = null): Uint32Array {
    const bits = everyone();
    const place = placed.get(normalizeSetNumber(query.text));
    if (place !== undefined && !/\s/.test(query.text.trim())) intersectBits(bits, markPlace(query.text, place));
    else for (const term of parseSearchTerms(query.text)) intersectBits(bits, markTerm(told, term));
    for (const facet of FACETS) {
      const values = facet === open ? [] : (query.picks[facet] ?? []);
      if (values.length === 0) continue;
      if (SINGLE_VALUE_FACETS.has(facet)) intersectBits(bits, markFacet(facet, values));
      else for (const value of values) intersectBits(bits, markFacet(facet, [value]));
    }
    if (isBound(query.points)) filterBits(bits, ({ points }) => points.some((each) => within(query.points, each)));
    if (isBound(query.range)) filterBits(bits, ({ range }) => within(query.range, range));
    return bits;
  }

  function filterBits(bits: Uint32Array, fits: (line: Line) => boolean): void {
    for (let ordinal = 0; ordinal < lines.length; ordinal++) {
      if (hasBit(bits, ordinal) && !fits(lines[ordinal] as Line))
        bits[ordinal >>> 5] = (bits[ordinal >>> 5] as number) & ~(1 << (ordinal & 31));
    }
  }

  function inOrder(sort: FindSort): readonly number[] {
    let order = sorted[sort];
    if (order === undefined) {
      const compare = ORDERS[sort];
      order = [...ordinals.values()].sort((a, b) => compare(lines[a] as Line, lines[b] as Line));
      sorted = { ...sorted, [sort]: order };
    }
    return order;
  }

  return {
    ids,
    size: () => ordinals.size,
    add(characters) {
      for (const character of characters) addOne(character);
      if (characters.length > 0) sorted = {};
    },
    remove(gone) {
      for (const id of gone) ordinals.delete(id);
      sorted = {};
    },
    own(counts) {
      owned = counts;
      having.owned.clear();
      for (let ordinal = 0; ordinal < ids.length; ordinal++) ownOne(ordinal);
    },
    find(query) {
      const bits = matching(query);
      const order = inOrder(query.sort);
      const found = order.filter((ordinal) => hasBit(bits, ordinal));
      const terms = parseSearchTerms(query.text);
      if (terms.length === 0) return Uint32Array.from(found);
      const best = makeBitSet(ids.length).fill(0xffffffff);
      for (const term of terms) intersectBits(best, markTerm(named, term));
      for (const ordinal of placed.get(normalizeSetNumber(query.text)) ?? []) setBit(best, ordinal);
      const first = found.filter((ordinal) => hasBit(best, ordinal));
      return Uint32Array.from(
        first.length === 0 ? found : [...first, ...found.filter((ordinal) => !hasBit(best, ordinal))],
      );
    },
    count(query) {
      const all = matching(query);
      const counts = FACETS.map((facet): [Facet, FacetCount[]] => {
        const bits =
          SINGLE_VALUE_FACETS.has(facet) && (query.picks[facet]?.length ?? 0) > 0 ? matching(query, facet) : all;
        const chosen = query.picks[facet] ?? [];
        const values = [...having[facet]].map(([value, list]) => ({ value, count: countIn(list, bits) }));
        return [
          facet,
          values
            .filter(({ value, count }) => count > 0 || chosen.includes(value))
            .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
        ];
      });
      return Object.fromEntries(counts) as Record<Facet, FacetCount[]>;
    },
  };
}

function countIn(list: readonly number[], bits: Uint32Array): number {
  let count = 0;
  for (const ordinal of list) if (hasBit(bits, ordinal)) count++;
  return count;
}

function isBound([least, most]: Bounds): boolean {
  return least !== null || most !== null;
}

function within([least, most]: Bounds, value: number): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

/** Lists all searched texts of a character, including special powers. */
function textsOf(character: FindableCharacter): readonly string[] {
  const card = cardOf(character);
  return [
    character.name,
    character.realName ?? '',
    character.set,
    character.number,
    character.number.replace(/^0+(?=\d)/, ''),
    character.rarity ?? '',
    ...character.teams,
    ...character.keywords,
    ...character.abilities.map(abilityName),
    ...listCharacterPowers(character).map(powerName),
    ...character.specials.flatMap(({ name, text }) => [name, text]),
    ...(card ? [card.kind, ...card.actions.map((action) => action.name)] : []),
  ];
}
