/** Reproducible random numbers: the same seed gives the same sequence on every machine. */
export interface RandomStream {
  /** From 0 to below 1. */
  unit(): number;
  /** A number from `low` to `high`. */
  between(low: number, high: number): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True with this probability. */
  chance(share: number): boolean;
  /** A random item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Approximately normal with mean 0 and standard deviation 1. */
  normal(): number;
  /** An independent generator, whose use does not shift this sequence. */
  branch(): RandomStream;
}

export function makeRandomStream(seed: number): RandomStream {
  let state = (Math.imul(seed, 2654435761) ^ 0x5bd1e995) >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random: RandomStream = {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    integer: (low, high) => low + Math.floor(unit() * (high - low + 1)),
    chance: (share) => unit() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(unit() * list.length)] as T,
    normal: () => (unit() + unit() + unit() + unit() - 2) * 1.732,
    branch: () => makeRandomStream(Math.floor(unit() * 4294967296)),
  };
  for (let warm = 0; warm < 4; warm++) unit();
  return random;
}
