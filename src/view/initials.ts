/** Maximum number of letters on a base; more would be too small to read. */
const LETTERS = 3;

/**
 * Returns the initials of a name: `Brass Titan` → `BTi`, `Quarry` → `Qua`, `The Provost` → `Pro`. Only letters and
 * digits count.
 */
export function makeInitials(name: string): string {
  const match = name.match(/[\p{L}\p{N}]+/gu) ?? ['?'];
  const telling = match.filter((word) => !/^the$/i.test(word));
  const words = (telling.length > 0 ? telling : match).map((word) => [...word]);
  const [first = [], second] = words;
  if (second === undefined) return first.slice(0, LETTERS).join('');
  const heads = words.slice(0, LETTERS).map(([head = '']) => head.toUpperCase());
  return [...heads, ...second.slice(1)].slice(0, LETTERS).join('');
}

/** Makes initials distinct: a number replaces the last letter of duplicates. `BTi`, `BTi` → `BT1`, `BT2`. */
export function makeInitialsDistinct(all: readonly string[]): string[] {
  const numbers = new Map<string, number>();
  return all.map((own) => {
    if (all.filter((other) => other === own).length === 1) return own;
    const stem = [...own].slice(0, LETTERS - 1).join('');
    const number = (numbers.get(stem) ?? 0) + 1;
    numbers.set(stem, number);
    return [...stem].slice(0, LETTERS - `${number}`.length).join('') + number;
  });
}
