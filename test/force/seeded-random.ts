export function makeForceRandomizer(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    /** Returns a random integer; both bounds are included. */
    int,
    pick: <Item>(list: readonly Item[]): Item => list[int(0, list.length - 1)] as Item,
    /** Selects each item with probability 1/2. Does not change the order. */
    some: <Item>(list: readonly Item[]): Item[] => list.filter(() => next() < 0.5),
  };
}
