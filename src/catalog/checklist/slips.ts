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

/** Keys that are one or a few letters apart. Most differ in more letters than that, which is seen without spelling them out. */
export function slipsFor(name: string, spelled: readonly Spelled[]): readonly string[] {
  const { key, letters } = spelledOf(name);
  const most = slipsOf(key);
  return spelled
    .filter(
      (each) =>
        Math.abs(each.key.length - key.length) <= most &&
        countBits(each.letters & ~letters) <= most &&
        countBits(letters & ~each.letters) <= most &&
        lettersApart(each.key, key, most) <= most,
    )
    .map((each) => each.key);
}

/** One wrong letter in six. */
export function slipsOf(key: string): number {
  return Math.min(3, Math.max(1, Math.floor(key.length / 6)));
}
