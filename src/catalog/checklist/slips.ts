import { lettersApart } from '../find/name-key';

/** A folded name, made ready to be held against many others. */
export interface Spelled {
  readonly key: string;
  /** A bit for each letter that it has, some letters sharing one. */
  readonly letters: number;
}

export function spelledOf(key: string): Spelled {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31);
  return { key, letters };
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Folded names by their length: slips are hardly longer or shorter than what was meant. */
export type SpelledNames = ReadonlyMap<number, readonly Spelled[]>;

export function spelledNames(keys: readonly string[]): SpelledNames {
  const names = new Map<number, Spelled[]>();
  for (const key of keys) {
    const list = names.get(key.length);
    if (list) list.push(spelledOf(key));
    else names.set(key.length, [spelledOf(key)]);
  }
  return names;
}

/** Keys that are one or a few letters apart, the nearest first. Most differ in more letters than that, which is seen without spelling them out. */
export function slipsFor(name: string, names: SpelledNames): readonly string[] {
  const { key, letters } = spelledOf(name);
  const most = slipsOf(key);
  const near: { readonly key: string; readonly letters: number }[] = [];
  for (let length = key.length - most; length <= key.length + most; length++) {
    for (const each of names.get(length) ?? []) {
      if (countBits(each.letters & ~letters) > most || countBits(letters & ~each.letters) > most) continue;
      const apart = lettersApart(each.key, key, most);
      if (apart <= most) near.push({ key: each.key, letters: apart });
    }
  }
  return near.sort((a, b) => a.letters - b.letters).map((each) => each.key);
}

/** One wrong letter in six. */
export function slipsOf(key: string): number {
  return Math.min(3, Math.max(1, Math.floor(key.length / 6)));
}
