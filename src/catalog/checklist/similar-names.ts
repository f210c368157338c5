import { computeEditDistance } from '../find/name-key';

/** Normalized name, prepared for comparison with many names. */
export interface ComparableName {
  readonly key: string;
  /** Bit set of the letters in the name. Some letters share a bit. */
  readonly letters: number;
}

export function makeComparableName(key: string): ComparableName {
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
export type NamesByLength = ReadonlyMap<number, readonly ComparableName[]>;

export function groupNamesByLength(keys: readonly string[]): NamesByLength {
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
