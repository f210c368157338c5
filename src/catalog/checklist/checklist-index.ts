import { getOwnProperty } from '../../plain/get-own';
import type { Character } from '../character';
import { computeEditDistance, nameKey, nameWords } from '../find/name-key';
import { compactText, splitWords } from '../find/word-index';

/** Normalized name, prepared for comparison with many names. */
interface ComparableName {
  readonly key: string;
  /** Bit set of the letters in the name. Some letters share a bit. */
  readonly letters: number;
}

function makeComparableName(key: string): ComparableName {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31);
  return { key, letters };
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Normalized names by length, because a misspelling rarely changes the length by much. */
type NamesByLength = ReadonlyMap<number, readonly ComparableName[]>;

function groupNamesByLength(keys: readonly string[]): NamesByLength {
  const names = new Map<number, ComparableName[]>();
  for (const key of keys) {
    const list = names.get(key.length);
    if (list) list.push(makeComparableName(key));
    else names.set(key.length, [makeComparableName(key)]);
  }
  return names;
}

/**
 * Lists the names that differ in one or a few letters, nearest first. The bit sets reject most names without computing
 * the edit distance.
 */
export function findSimilarNames(name: string, names: NamesByLength): readonly string[] {
  const { key, letters } = makeComparableName(name);
  const most = maxEditDistance(key);
  const near: { readonly key: string; readonly letters: number }[] = [];
  for (let length = key.length - most; length <= key.length + most; length++) {
    for (const each of names.get(length) ?? []) {
      if (countBits(each.letters & ~letters) > most || countBits(letters & ~each.letters) > most) continue;
      const apart = computeEditDistance(each.key, key, most);
      if (apart <= most) near.push({ key: each.key, letters: apart });
    }
  }
  return near.sort((a, b) => a.letters - b.letters).map((each) => each.key);
}

/** Returns the allowed edit distance for a name: a sixth of its length, but at least 1 and at most 3. */
export function maxEditDistance(key: string): number {
  return Math.min(3, Math.max(1, Math.floor(key.length / 6)));
}

/** Fields of a character that a checklist row can match. */
export type ListedCharacter = Pick<Character, 'id' | 'name' | 'set' | 'number' | 'starts' | 'rank'> &
  Partial<Pick<Character, 'rarity' | 'realName' | 'extras'>>;

/**
 * Figures with a common property, indexed by set, number, points and rank. A list may have thousands of rows with one
 * name; the indexes avoid scanning all figures of the name for each row.
 */
export interface FigureGroup {
  readonly all: readonly ListedCharacter[];
  /** Returns the figures of one set, by set symbol. */
  readonly ofSet: (symbol: string) => FigureGroup;
  /** Returns the figures with a collector's number, normalized by `normalizeCollectorNumber`. */
  readonly ofNumber: (number: string) => FigureGroup;
  /** Returns the figures with this cost on one of their starting lines. */
  readonly ofPoints: (points: number) => readonly ListedCharacter[];
  /** Returns the figures with a word in their rank or rarity. */
  readonly ofRank: (word: string) => ReadonlySet<ListedCharacter>;
}

/** Index of the catalog for matching checklist rows. */
export interface ChecklistIndex {
  readonly byId: ReadonlyMap<string, ListedCharacter>;
  /** Figures by set and number, without punctuation and leading zeros. */
  readonly byPlace: ReadonlyMap<string, FigureGroup>;
  /** Figures by set and number in one word, as in `zz001`. */
  readonly byCode: ReadonlyMap<string, FigureGroup>;
  readonly byName: ReadonlyMap<string, FigureGroup>;
  readonly byWord: ReadonlyMap<string, readonly ListedCharacter[]>;
  /** Keys of `byName`, indexed for fuzzy matching. */
  readonly spelled: NamesByLength;
  /** Set symbols by normalized symbol and, if the collection has the full name of the set, by full name. */
  readonly symbols: ReadonlyMap<string, string>;
}

/** Normalizes a collector's number: `003`, `3` and `003/058` become equal, `3a` stays different. */
export function normalizeCollectorNumber(number: string): string {
  const first = number.split(/\s*(?:\/|\bof\b|\bvon\b)\s*/i)[0] ?? '';
  return compactText(first).replace(/^([a-z]*)0+(?=\d)/, '$1');
}

export function setNumberKey(set: string, number: string): string {
  return `${compactText(set)}|${normalizeCollectorNumber(number)}`;
}

const SET_NAMES = ['set_name', 'setName', 'set-name', 'expansion', 'Set name', 'Expansion'];

export function buildChecklistIndex(catalog: readonly ListedCharacter[]): ChecklistIndex {
  const [byPlace, byCode, byName, byWord] = [gathered(), gathered(), gathered(), gathered()];
  const symbols = new Map<string, string>();
  for (const each of catalog) {
    if (each.set !== '' && each.number !== '') {
      byPlace.add(setNumberKey(each.set, each.number), each);
      const [set, number] = [compactText(each.set), normalizeCollectorNumber(each.number)];
      for (const code of new Set([set + number, set + number.padStart(3, '0')])) byCode.add(code, each);
    }
    byName.add(nameKey(each.name), each);
    for (const word of new Set(nameWords(each.name))) byWord.add(word, each);
    if (each.set === '') continue;
    symbols.set(compactText(each.set), each.set);
    for (const field of SET_NAMES) {
      const full = compactText(getOwnProperty(each.extras, field) ?? '');
      if (full !== '' && !symbols.has(full)) symbols.set(full, each.set);
    }
  }
  return {
    byId: new Map(catalog.map((each) => [each.id, each])),
    byPlace: alikeOf(byPlace.lists),
    byCode: alikeOf(byCode.lists),
    byName: alikeOf(byName.lists),
    byWord: byWord.lists,
    spelled: groupNamesByLength([...byName.lists.keys()]),
    symbols,
  };
}

/** Maximum number of figures per name or word. With more figures, a row is doubtful anyway. */
const MOST_ALIKE = 1000;

function gathered<Key = string>() {
  const lists = new Map<Key, ListedCharacter[]>();
  return {
    lists,
    add(key: Key, item: ListedCharacter) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [item]);
      else if (list.length < MOST_ALIKE) list.push(item);
    },
  };
}

function alikeOf(lists: ReadonlyMap<string, readonly ListedCharacter[]>): ReadonlyMap<string, FigureGroup> {
  return new Map([...lists].map(([key, list]) => [key, makeAlike(list)]));
}

/** Makes a group of figures. Each index is built at its first use, because most indexes are never used. */
function makeAlike(all: readonly ListedCharacter[]): FigureGroup {
  const sets = once(() => alikeOf(parted(all, ({ set }) => [set])));
  const numbers = once(() => alikeOf(parted(all, ({ number }) => [normalizeCollectorNumber(number)])));
  const prices = once(() => parted(all, ({ starts }) => starts.map(({ points }) => points)));
  const ranks = once(() => {
    const lists = parted(all, ({ rank, rarity }) => splitWords(`${rank} ${rarity ?? ''}`));
    return new Map([...lists].map(([word, list]) => [word, new Set(list)]));
  });
  return {
    all,
    ofSet: (symbol) => sets().get(symbol) ?? NO_FIGURES,
    ofNumber: (number) => numbers().get(number) ?? NO_FIGURES,
    ofPoints: (points) => prices().get(points) ?? [],
    ofRank: (word) => ranks().get(word) ?? NO_LISTED,
  };
}

const NO_LISTED: ReadonlySet<ListedCharacter> = new Set();
export const NO_FIGURES: FigureGroup = makeAlike([]);

/** Groups figures by each of their keys and preserves their order. */
function parted<Key>(
  all: readonly ListedCharacter[],
  keysOf: (each: ListedCharacter) => readonly Key[],
): Map<Key, readonly ListedCharacter[]> {
  const lists = gathered<Key>();
  for (const each of all) for (const key of new Set(keysOf(each))) lists.add(key, each);
  return lists.lists;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
