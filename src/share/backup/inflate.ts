/** Base length of a match for each symbol from 257. `LENGTH_BITS` has the number of extra bits. */
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCES = [
  ...[1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073],
  ...[4097, 6145, 8193, 12289, 16385, 24577],
];
/** Order in which a dynamic block stores the lengths of the code length codes. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const MOST_BITS = 15;
const END = 256;

/**
 * Huffman lookup table, indexed by code bits, lowest first. An entry has the code length in its low four bits and the
 * symbol above. 0 for an invalid code.
 */
interface Codes {
  readonly bits: number;
  readonly table: Uint16Array;
}

/** Builds a Huffman table. Null if the lengths are over-subscribed. */
function codesOf(lengths: readonly number[]): Codes | null {
  const bits = Math.max(1, ...lengths);
  const counts = new Uint16Array(MOST_BITS + 1);
  for (const length of lengths) if (length > 0) counts[length] = (counts[length] as number) + 1;
  const next = new Uint16Array(MOST_BITS + 2);
  for (let length = 1; length <= MOST_BITS; length++)
    next[length + 1] = ((next[length] as number) + (counts[length] as number)) << 1;
  const table = new Uint16Array(1 << bits);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    const code = next[length] as number;
    if (code >= 1 << length) return null;
    next[length] = code + 1;
    let reversed = 0;
    for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
    for (let at = reversed; at < table.length; at += 1 << length) table[at] = (symbol << 4) | length;
  }
  return { bits, table };
}

const FIXED_LENGTHS = codesOf(
  Array.from({ length: 288 }, (_, symbol) => (symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)),
);
const FIXED_DISTANCES = codesOf(new Array<number>(30).fill(5));

/**
 * Returns a reader of the input's bits, lowest first. Past the end of the input it returns zeros, and `over` returns
 * true.
 */
function makeBits(bytes: Uint8Array) {
  let at = 0;
  let hold = 0;
  let held = 0;
  const fill = (count: number): void => {
    for (; held < count; held += 8) hold |= (bytes[at++] ?? 0) << held;
  };
  const drop = (count: number): void => {
    hold >>>= count;
    held -= count;
  };
  return {
    over: () => at - (held >> 3) > bytes.length,
    take(count: number): number {
      fill(count);
      const value = hold & ((1 << count) - 1);
      drop(count);
      return value;
    },
    /** Decodes the next symbol. -1 for an invalid code. */
    symbol({ bits, table }: Codes): number {
      fill(bits);
      const found = table[hold & ((1 << bits) - 1)] as number;
      drop(found & 15);
      return found === 0 ? -1 : found >> 4;
    },
    /** Skips the rest of the current byte. Returns the index of the next byte. */
    align(): number {
      at -= held >> 3;
      hold = 0;
      held = 0;
      return at;
    },
    skip(count: number): void {
      at += count;
    },
  };
}

type Bits = ReturnType<typeof makeBits>;

/** Reads the two code tables at the start of a dynamic block. Null if they are invalid. */
function toldCodes(bits: Bits): readonly [Codes, Codes] | null {
  const [literals, distances, told] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const order = new Array<number>(19).fill(0);
  for (let each = 0; each < told; each++) order[ORDER[each] as number] = bits.take(3);
  const codes = codesOf(order);
  if (codes === null) return null;
  const lengths: number[] = [];
  while (lengths.length < literals + distances) {
    const symbol = bits.symbol(codes);
    if (symbol < 0 || bits.over() || (symbol === 16 && lengths.length === 0)) return null;
    if (symbol < 16) lengths.push(symbol);
    else {
      const length = symbol === 16 ? (lengths.at(-1) as number) : 0;
      const times = symbol === 16 ? 3 + bits.take(2) : symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7);
      for (let time = 0; time < times; time++) lengths.push(length);
    }
  }
  const [first, second] = [codesOf(lengths.slice(0, literals)), codesOf(lengths.slice(literals, literals + distances))];
  return first && second && [first, second];
}

/**
 * Inflates bytes up to the first damage, at most `most` bytes. The browser's own decompressor discards unread output
 * when it meets damage. Feeding it in small pieces would take minutes for a large file.
 */
export function inflateUpToDamage(bytes: Uint8Array, most: number): Uint8Array {
  const bits = makeBits(bytes);
  let out = new Uint8Array(Math.min(most, 65_536));
  let size = 0;
  const room = (count: number): boolean => {
    if (size + count > most) return false;
    if (size + count > out.length) {
      const larger = new Uint8Array(Math.min(most, Math.max(size + count, out.length * 2)));
      larger.set(out);
      out = larger;
    }
    return true;
  };
  /** Inflates one block. False if it is damaged or exceeds the limit. */
  const block = ([literals, distances]: readonly [Codes, Codes]): boolean => {
    for (;;) {
      const symbol = bits.symbol(literals);
      if (symbol < 0 || symbol > 285 || bits.over()) return false;
      if (symbol === END) return true;
      if (symbol < END) {
        if (!room(1)) return false;
        out[size++] = symbol;
        continue;
      }
      const length = (LENGTHS[symbol - 257] as number) + bits.take(LENGTH_BITS[symbol - 257] as number);
      const place = bits.symbol(distances);
      if (place < 0 || place > 29) return false;
      const distance = (DISTANCES[place] as number) + bits.take(Math.max(0, (place >> 1) - 1));
      if (distance > size || bits.over() || !room(length)) return false;
      for (let end = size + length; size < end; size++) out[size] = out[size - distance] as number;
    }
  };
  const stored = (): boolean => {
    const from = bits.align();
    const length = (bytes[from] ?? 0) | ((bytes[from + 1] ?? 0) << 8);
    const other = (bytes[from + 2] ?? 0) | ((bytes[from + 3] ?? 0) << 8);
    if ((length ^ other) !== 0xffff || !room(length)) return false;
    const part = bytes.subarray(from + 4, from + 4 + length);
    out.set(part, size);
    size += part.length;
    bits.skip(4 + length);
    return part.length === length;
  };
  for (let last = false; !last; ) {
    last = bits.take(1) === 1;
    const kind = bits.take(2);
    const codes =
      kind === 1
        ? FIXED_LENGTHS && FIXED_DISTANCES && ([FIXED_LENGTHS, FIXED_DISTANCES] as const)
        : kind === 2
          ? toldCodes(bits)
          : null;
    if (kind === 0 ? !stored() : codes === null || !block(codes)) break;
    if (bits.over()) break;
  }
  return out.subarray(0, size);
}
