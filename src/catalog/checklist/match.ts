import type { Character } from '../character';
import { computeEditDistance, nameKey, nameWords } from '../find/name-key';
import { compactText, splitWords } from '../find/word-index';
import {
  buildChecklistIndex,
  type ChecklistIndex,
  type FigureGroup,
  findSimilarNames,
  type ListedCharacter,
  maxEditDistance,
  NO_FIGURES,
  normalizeCollectorNumber,
  setNumberKey,
} from './checklist-index';
import type { ChecklistRow } from './rows';

/** Match of a row: a sure figure, several candidates, or no figure of the catalog. */
export type RowMatch =
  | { readonly is: 'sure'; readonly id: string }
  | { readonly is: 'doubtful'; readonly candidates: readonly string[] }
  | { readonly is: 'unknown' };

/** Character of the collection that a row of a list may refer to. */
export interface RowCandidate {
  readonly id: string;
  readonly name: string;
  /** Printed set and number of the character. */
  readonly printed: string;
  readonly points: readonly number[];
}

export function makeRowCandidate({ id, name, set, number, starts }: Character): RowCandidate {
  return { id, name, printed: `${set} ${number}`.trim(), points: starts.map(({ points }) => points) };
}

/** Row of a list that fits several characters, so the user must decide. */
export interface DoubtfulRow {
  readonly name: string;
  /** Other content of the row: `zz 3 · 75 points · 2`. */
  readonly says: string;
  readonly candidates: readonly RowCandidate[];
}

/** Chosen character ids in the order of the rows. Null or missing if no candidate was chosen. */
export type RowChoices = readonly (string | null)[];

const CANDIDATES = 6;
const UNKNOWN: RowMatch = { is: 'unknown' };

/** Matches each row to a figure of the catalog by set and number, then by name, then by points and rank. */
export function matchRows(rows: readonly ChecklistRow[], catalog: readonly ListedCharacter[]): readonly RowMatch[] {
  const index = buildChecklistIndex(catalog);
  const names = new Map<string, Named>();
  const namedBy = (name: string): Named => {
    const named = names.get(name) ?? namedIn(index, name);
    names.set(name, named);
    return named;
  };
  const sets = setsOf(rows, index, namedBy);
  // Lists often repeat a row, so equal rows are matched once.
  const matched = new Map<string, RowMatch>();
  return rows.map((row) => {
    const { code, name, set, number, points, rank } = row;
    const key = JSON.stringify([code, name, set, number, points, rank]);
    const match = matched.get(key) ?? matchRow(row, namedBy(name), index, sets);
    matched.set(key, match);
    return match;
  });
}

/**
 * Catalog matches for one name, independent of other cells of a row. Cached because thousands of rows may share a name.
 */
interface Named {
  /** Full name, normalized. */
  readonly key: string;
  /** Name without a code before or after it, if the catalog has a figure with that code. */
  readonly name: string;
  readonly code: string;
  /** Figures with exactly the name of the row. */
  readonly alike: FigureGroup;
  /** Lists the figures with a similar or partly equal name, best match first. */
  readonly near: () => readonly ListedCharacter[];
}

function namedIn(index: ChecklistIndex, written: string): Named {
  const key = nameKey(written);
  const { name, code } = codedName(written, key, index);
  let near: readonly ListedCharacter[] | null = null;
  return {
    key,
    name,
    code,
    alike: index.byName.get(name === written ? key : nameKey(name)) ?? NO_FIGURES,
    near: () => {
      // The list may contain a figure twice, so twice the limit is taken.
      near ??= nearOf(name, index).slice(0, CANDIDATES * 2);
      return near;
    },
  };
}

/**
 * Maps normalized set names of the table to set symbols. Learns an unknown full name from the rows that match one set
 * by name and number. There must be at least two such rows, and three times as many as for the next set.
 */
function setsOf(
  rows: readonly ChecklistRow[],
  index: ChecklistIndex,
  namedBy: (name: string) => Named,
): ReadonlyMap<string, string> {
  const sets = new Map(index.symbols);
  const votes = new Map<string, Map<string, number>>();
  for (const { set, name, number } of rows) {
    const key = compactText(set);
    if (key === '' || sets.has(key) || number === '') continue;
    const alike = index.byName.get(namedBy(name).key)?.ofNumber(normalizeCollectorNumber(number)).all ?? [];
    const agree = new Set(alike.map((each) => each.set));
    const of = votes.get(key) ?? new Map<string, number>();
    for (const symbol of agree) of.set(symbol, (of.get(symbol) ?? 0) + 1);
    votes.set(key, of);
  }
  for (const [key, of] of votes) {
    const [[best, most] = ['', 0], [, next] = ['', 0]] = [...of].sort((a, b) => b[1] - a[1]);
    if (most >= 2 && most >= next * 3) sets.set(key, best);
  }
  return sets;
}

function matchRow(row: ChecklistRow, named: Named, index: ChecklistIndex, sets: ReadonlyMap<string, string>): RowMatch {
  const exact = index.byId.get(row.code);
  if (exact) return sure(exact);
  const placed = placedBy(row, named.code, index, sets);
  if (placed.all.length > 0) return matchPlaced(placed, named, row);
  const symbol = sets.get(compactText(row.set));
  // No figure has the row's set and number. A name alone must not override set and number.
  const astray = row.set !== '' && (symbol === undefined || row.number !== '');
  if (named.alike.all.length > 0) return matchNamed(named.alike, symbol, astray, row);
  return doubtful(named.near());
}

function sure({ id }: ListedCharacter): RowMatch {
  return { is: 'sure', id };
}

/** Makes a doubtful match from the first candidates of the lists. */
function doubtful(...lists: readonly (readonly ListedCharacter[])[]): RowMatch {
  const ids = new Set<string>();
  for (const list of lists)
    for (const { id } of list) {
      if (ids.size === CANDIDATES) return { is: 'doubtful', candidates: [...ids] };
      ids.add(id);
    }
  return ids.size === 0 ? UNKNOWN : { is: 'doubtful', candidates: [...ids] };
}

/** Returns the figures with the row's set and number. */
function placedBy(
  row: ChecklistRow,
  code: string,
  index: ChecklistIndex,
  sets: ReadonlyMap<string, string>,
): FigureGroup {
  const symbol = sets.get(compactText(row.set)) ?? row.set;
  if (row.number !== '' && symbol !== '') {
    const placed = index.byPlace.get(setNumberKey(symbol, row.number));
    if (placed) return placed;
  }
  for (const each of [row.code, row.number, code]) {
    const placed = each === '' ? NO_FIGURES : coded(each, index);
    if (placed.all.length > 0) return placed;
  }
  return NO_FIGURES;
}

/** Matches a row by set and number, unless the name contradicts them. */
function matchPlaced(placed: FigureGroup, { name, alike, near }: Named, row: ChecklistRow): RowMatch {
  const fit = name === '' ? placed.all : placed.all.filter((each) => isLike(each, name));
  const left = fit.length === 1 ? fit : told(placed, row, fit);
  if (left[0] !== undefined && left.length === 1) return sure(left[0]);
  return doubtful(fit.length > 0 ? fit : placed.all, alike.all, near());
}

/** Matches a row by name. The match is sure only if nothing in the row contradicts it. */
function matchNamed(alike: FigureGroup, symbol: string | undefined, astray: boolean, row: ChecklistRow): RowMatch {
  const inSet = symbol === undefined ? NO_FIGURES : alike.ofSet(symbol);
  const numbered = row.number === '' ? NO_FIGURES : alike.ofNumber(normalizeCollectorNumber(row.number));
  if (astray) {
    // The set name is unknown, but only one figure has the row's name and number.
    const [only] = numbered.all;
    return symbol === undefined && numbered.all.length === 1 && only
      ? sure(only)
      : doubtful(numbered.all, inSet.all, told(alike, row), alike.all);
  }
  const among = symbol === undefined ? (numbered.all.length > 0 ? numbered : alike) : inSet;
  const left = told(among, row);
  const [only] = left;
  if (only !== undefined && left.length === 1 && (row.points.length === 0 || costs(only, row.points)))
    return sure(only);
  return doubtful(left, among.all, alike.all);
}

/**
 * Narrows figures by the row's points, then by rank or rarity. A criterion that no figure meets is ignored.
 * @param all figures to narrow, a subset of `among`
 */
function told(
  among: FigureGroup,
  { points, rank }: ChecklistRow,
  all: readonly ListedCharacter[] = among.all,
): readonly ListedCharacter[] {
  const [price] = points;
  const single = price !== undefined && points.length === 1 && all === among.all;
  const priced = points.length === 0 ? all : single ? among.ofPoints(price) : all.filter((each) => costs(each, points));
  const left = priced.length > 0 ? priced : all;
  const ranks = splitWords(rank).map(among.ofRank);
  if (ranks.every(({ size }) => size === 0)) return left;
  const ranked = firstOf(left, (each) => ranks.some((those) => those.has(each)));
  return ranked.length > 0 ? ranked : left;
}

/** Returns the first matching figures, up to one more than the limit. An extra figure shows that there are too many. */
function firstOf(
  all: readonly ListedCharacter[],
  passes: (each: ListedCharacter) => boolean,
): readonly ListedCharacter[] {
  const first: ListedCharacter[] = [];
  for (const each of all) {
    if (first.length > CANDIDATES) break;
    if (passes(each)) first.push(each);
  }
  return first;
}

function costs({ starts }: ListedCharacter, points: readonly number[]): boolean {
  return starts.some((start) => points.includes(start.points));
}

/** Returns whether a written name may be a misspelling, a longer or a shorter form of a figure's name. */
function isLike({ name, realName = '' }: ListedCharacter, written: string): boolean {
  const [mine, theirs] = [nameKey(name), nameKey(written)];
  if (theirs === '' || mine === theirs || nameKey(realName) === theirs) return true;
  const [short, long] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
  if (short.length >= 4 && long.includes(short)) return true;
  return computeEditDistance(mine, theirs, maxEditDistance(mine)) <= maxEditDistance(mine);
}

const IN_NAME = [
  /^(?<code>[a-z][a-z0-9]{0,7}[\s-]*#?\d{1,4}[a-z]?)[\s:.-]+(?<name>.+)$/i,
  /^(?<name>.+?)[\s,:-]*[([]?(?<code>\b[a-z][a-z0-9]{0,7}[\s-]*#?\d{1,4}[a-z]?)[)\]]?$/i,
];

/** Splits off a code before or after a name, if the catalog has that code. */
function codedName(name: string, key: string, index: ChecklistIndex): { readonly name: string; readonly code: string } {
  if (index.byName.has(key)) return { name, code: '' };
  for (const form of IN_NAME) {
    const parts = form.exec(name)?.groups;
    if (parts?.code && parts.name && coded(parts.code, index).all.length > 0)
      return { name: parts.name, code: parts.code };
  }
  if (coded(name, index).all.length > 0) return { name: '', code: name };
  // `Moth Captain (Jo Doe)`, `Moth Captain #3`: the suffix is not part of the name.
  return { name: name.replace(/\s*[([][^)\]]*[)\]]\s*$|\s*#\s*\w+\s*$/g, ''), code: '' };
}

/** Returns the figures with a code. `zz001`, `ZZ-1` and `zz #0001` are the same code. */
function coded(code: string, { byPlace, byCode }: ChecklistIndex): FigureGroup {
  const words = splitWords(code);
  const parted =
    words.length > 1 ? byPlace.get(setNumberKey(words.slice(0, -1).join(''), words.at(-1) ?? '')) : undefined;
  const together = words.join('');
  return parted ?? byCode.get(together) ?? byCode.get(together.replace(/([a-z])0+(?=\d)/g, '$1')) ?? NO_FIGURES;
}

function nearOf(name: string, { byWord, byName, spelled }: ChecklistIndex): readonly ListedCharacter[] {
  const words = nameWords(name);
  const shared = new Map<ListedCharacter, number>();
  for (const word of words) for (const each of byWord.get(word) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
  const half = [...shared]
    .filter(([each, count]) => count * 2 >= Math.max(words.length, nameWords(each.name).length) && count > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([each]) => each);
  const key = nameKey(name);
  const slips = key.length < 4 ? [] : findSimilarNames(key, spelled);
  return [...slips.flatMap((each) => byName.get(each)?.all ?? []), ...half];
}
