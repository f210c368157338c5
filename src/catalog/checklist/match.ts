import { own } from '../../plain/own';
import type { Character } from '../character';
import { lettersApart, nameKey, nameWords } from '../find/name-key';
import { squeezed, wordsOf } from '../find/words';
import type { ChecklistRow } from './rows';
import { type Spelled, slipsFor, slipsOf, spelledOf } from './slips';

/** A character as far as a list can name it. */
export type Listed = Pick<Character, 'id' | 'name' | 'set' | 'number' | 'starts' | 'rank'> &
  Partial<Pick<Character, 'rarity' | 'realName' | 'extras'>>;

/** Which figure a row means: one for sure, one of some, or none that is here. */
export type RowMatch =
  | { readonly is: 'sure'; readonly id: string }
  | { readonly is: 'doubtful'; readonly candidates: readonly string[] }
  | { readonly is: 'unknown' };

const CANDIDATES = 6;
const UNKNOWN: RowMatch = { is: 'unknown' };

/** Matches each row to the catalog, by set and number, by name, and by what tells figures of one name apart. */
export function matchRows(rows: readonly ChecklistRow[], catalog: readonly Listed[]): readonly RowMatch[] {
  const index = indexOf(catalog);
  const sets = setsOf(rows, index);
  // Lists repeat themselves: rows that say the same mean the same.
  const matched = new Map<string, RowMatch>();
  return rows.map((row) => {
    const { code, name, set, number, points, rank } = row;
    const key = JSON.stringify([code, name, set, number, points, rank]);
    const match = matched.get(key) ?? matchRow(row, index, sets);
    matched.set(key, match);
    return match;
  });
}

interface Index {
  readonly byId: ReadonlyMap<string, Listed>;
  /** By set and number with zeros and signs folded. */
  readonly byPlace: ReadonlyMap<string, readonly Listed[]>;
  /** The same run together, as in `zz001`. */
  readonly byCode: ReadonlyMap<string, readonly Listed[]>;
  readonly byName: ReadonlyMap<string, readonly Listed[]>;
  readonly byWord: ReadonlyMap<string, readonly Listed[]>;
  /** The keys of `byName`, each with its letters. */
  readonly spelled: readonly Spelled[];
  /** Symbols by folded symbol and, where the collection tells it, by full name. */
  readonly symbols: ReadonlyMap<string, string>;
}

/** `003`, `3` and `003/058` are one number; `3a` another. */
function foldNumber(number: string): string {
  const first = number.split(/\s*(?:\/|\bof\b|\bvon\b)\s*/i)[0] ?? '';
  return squeezed(first).replace(/^([a-z]*)0+(?=\d)/, '$1');
}

function placeKey(set: string, number: string): string {
  return `${squeezed(set)}|${foldNumber(number)}`;
}

/** Figures at a code: `zz001`, `ZZ-1` and `zz #0001` are one. */
function coded(code: string, { byPlace, byCode }: Pick<Index, 'byPlace' | 'byCode'>): readonly Listed[] {
  const words = wordsOf(code);
  const parted = words.length > 1 ? byPlace.get(placeKey(words.slice(0, -1).join(''), words.at(-1) ?? '')) : undefined;
  const together = words.join('');
  return parted ?? byCode.get(together) ?? byCode.get(together.replace(/([a-z])0+(?=\d)/g, '$1')) ?? [];
}

const SET_NAMES = ['set_name', 'setName', 'set-name', 'expansion', 'Set name', 'Expansion'];

function indexOf(catalog: readonly Listed[]): Index {
  const [byPlace, byCode, byName, byWord] = [gathered(), gathered(), gathered(), gathered()];
  const symbols = new Map<string, string>();
  for (const each of catalog) {
    if (each.set !== '' && each.number !== '') {
      byPlace.add(placeKey(each.set, each.number), each);
      const [set, number] = [squeezed(each.set), foldNumber(each.number)];
      for (const code of new Set([set + number, set + number.padStart(3, '0')])) byCode.add(code, each);
    }
    byName.add(nameKey(each.name), each);
    for (const word of new Set(nameWords(each.name))) byWord.add(word, each);
    if (each.set === '') continue;
    symbols.set(squeezed(each.set), each.set);
    for (const field of SET_NAMES) {
      const full = squeezed(own(each.extras, field) ?? '');
      if (full !== '' && !symbols.has(full)) symbols.set(full, each.set);
    }
  }
  return {
    byId: new Map(catalog.map((each) => [each.id, each])),
    byPlace: byPlace.lists,
    byCode: byCode.lists,
    byName: byName.lists,
    byWord: byWord.lists,
    spelled: [...byName.lists.keys()].map(spelledOf),
    symbols,
  };
}

/** As many figures of one name or word as any collection has: past them a row is doubtful in any case. */
const MOST_ALIKE = 1000;

function gathered() {
  const lists = new Map<string, Listed[]>();
  return {
    lists,
    add(key: string, item: Listed) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [item]);
      else if (list.length < MOST_ALIKE) list.push(item);
    },
  };
}

/**
 * Symbols by the folded words of the table's column of sets. A full name that the collection does not tell is learned from the
 * table: where two rows or more of it, and nearly all, agree with one set in name and number.
 */
function setsOf(rows: readonly ChecklistRow[], index: Index): ReadonlyMap<string, string> {
  const sets = new Map(index.symbols);
  const votes = new Map<string, Map<string, number>>();
  for (const { set, name, number } of rows) {
    const key = squeezed(set);
    if (key === '' || sets.has(key) || number === '') continue;
    const agree = new Set(
      (index.byName.get(nameKey(name)) ?? [])
        .filter((each) => foldNumber(each.number) === foldNumber(number))
        .map((each) => each.set),
    );
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

function matchRow(row: ChecklistRow, index: Index, sets: ReadonlyMap<string, string>): RowMatch {
  const exact = index.byId.get(row.code);
  if (exact) return sure(exact);
  const named = codedName(row, index);
  const placed = placedBy(row, named.code, index, sets);
  const alike = index.byName.get(nameKey(named.name)) ?? [];
  if (placed.length > 0) return matchPlaced(placed, alike, named.name, row, index);
  const symbol = sets.get(squeezed(row.set));
  // What the row says of its set and number holds no figure: the name alone must not decide against them.
  const astray = row.set !== '' && (symbol === undefined || row.number !== '');
  if (alike.length > 0) return matchNamed(alike, symbol, astray, row);
  return doubtful(near(named.name, index));
}

function sure({ id }: Listed): RowMatch {
  return { is: 'sure', id };
}

function doubtful(candidates: readonly Listed[]): RowMatch {
  const ids = [...new Set(candidates.map(({ id }) => id))].slice(0, CANDIDATES);
  return ids.length === 0 ? UNKNOWN : { is: 'doubtful', candidates: ids };
}

/** Figures at the set and number that the row tells. */
function placedBy(row: ChecklistRow, code: string, index: Index, sets: ReadonlyMap<string, string>): readonly Listed[] {
  const symbol = sets.get(squeezed(row.set)) ?? row.set;
  if (row.number !== '' && symbol !== '') {
    const placed = index.byPlace.get(placeKey(symbol, row.number));
    if (placed) return placed;
  }
  for (const each of [row.code, row.number, code]) {
    const placed = each === '' ? [] : coded(each, index);
    if (placed.length > 0) return placed;
  }
  return [];
}

/** A set and number give the figure, if the name does not speak against it. */
function matchPlaced(
  placed: readonly Listed[],
  alike: readonly Listed[],
  name: string,
  row: ChecklistRow,
  index: Index,
): RowMatch {
  const fit = name === '' ? placed : placed.filter((each) => isLike(each, name));
  const left = fit.length === 1 ? fit : told(fit, row);
  if (left[0] !== undefined && left.length === 1) return sure(left[0]);
  return doubtful([...(fit.length > 0 ? fit : placed), ...alike, ...near(name, index)]);
}

/** Figures of the name: one is sure where nothing of the row speaks against it. */
function matchNamed(
  alike: readonly Listed[],
  symbol: string | undefined,
  astray: boolean,
  row: ChecklistRow,
): RowMatch {
  const inSet = symbol === undefined ? [] : alike.filter((each) => each.set === symbol);
  const numbered = row.number === '' ? [] : alike.filter((each) => foldNumber(each.number) === foldNumber(row.number));
  if (astray) {
    // A set that nobody here knows by that name, but its number and the name fit one figure alone.
    const [only] = numbered;
    return symbol === undefined && numbered.length === 1 && only
      ? sure(only)
      : doubtful([...numbered, ...inSet, ...told(alike, row), ...alike]);
  }
  const among = symbol === undefined ? (numbered.length > 0 ? numbered : alike) : inSet;
  const left = told(among, row);
  const [only] = left;
  if (only !== undefined && left.length === 1 && (row.points.length === 0 || costs(only, row.points)))
    return sure(only);
  return doubtful([...left, ...among, ...alike]);
}

/** Those that cost what the row says, and of them those of its rank or rarity, as long as any are left. */
function told(among: readonly Listed[], { points, rank }: ChecklistRow): readonly Listed[] {
  const priced = points.length === 0 ? among : among.filter((each) => costs(each, points));
  const left = priced.length > 0 ? priced : among;
  const words = wordsOf(rank);
  const ranked =
    words.length === 0
      ? left
      : left.filter((each) => wordsOf(`${each.rank} ${each.rarity ?? ''}`).some((word) => words.includes(word)));
  return ranked.length > 0 ? ranked : left;
}

function costs({ starts }: Listed, points: readonly number[]): boolean {
  return starts.some((start) => points.includes(start.points));
}

/** Whether a name may be a slip, a longer or a shorter form of a figure's. */
function isLike({ name, realName = '' }: Listed, written: string): boolean {
  const [mine, theirs] = [nameKey(name), nameKey(written)];
  if (theirs === '' || mine === theirs || nameKey(realName) === theirs) return true;
  const [short, long] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine];
  if (short.length >= 4 && long.includes(short)) return true;
  return lettersApart(mine, theirs, slipsOf(mine)) <= slipsOf(mine);
}

const IN_NAME = [
  /^(?<code>[a-z][a-z0-9]{0,7}[\s-]*#?\d{1,4}[a-z]?)[\s:.-]+(?<name>.+)$/i,
  /^(?<name>.+?)[\s,:-]*[([]?(?<code>\b[a-z][a-z0-9]{0,7}[\s-]*#?\d{1,4}[a-z]?)[)\]]?$/i,
];

/** A name with the code that stands before or behind it, where the catalog has such a code. */
function codedName({ name }: ChecklistRow, index: Index): { readonly name: string; readonly code: string } {
  if (index.byName.has(nameKey(name))) return { name, code: '' };
  for (const form of IN_NAME) {
    const parts = form.exec(name)?.groups;
    if (parts?.code && parts.name && coded(parts.code, index).length > 0) return { name: parts.name, code: parts.code };
  }
  if (coded(name, index).length > 0) return { name: '', code: name };
  // `Moth Captain (Jo Doe)`, `Moth Captain #3`: what stands behind is no part of the name.
  return { name: name.replace(/\s*[([][^)\]]*[)\]]\s*$|\s*#\s*\w+\s*$/g, ''), code: '' };
}

/** Figures that the name may be a slip or a part of, the nearest first. */
function near(name: string, { byWord, byName, spelled }: Index): readonly Listed[] {
  const words = nameWords(name);
  const shared = new Map<Listed, number>();
  for (const word of words) for (const each of byWord.get(word) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
  const half = [...shared]
    .filter(([each, count]) => count * 2 >= Math.max(words.length, nameWords(each.name).length) && count > 0)
    .sort((a, b) => b[1] - a[1])
    .map(([each]) => each);
  const key = nameKey(name);
  const slips = key.length < 4 ? [] : slipsFor(key, spelled);
  return [...slips.flatMap((each) => byName.get(each) ?? []), ...half];
}
