/** Chance that repeats: the same seed gives the same row of numbers on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  unit(): number;
  /** Any number from `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True once in `1 / share` times. */
  chance(share: number): boolean;
  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A number of the normal distribution with mean 0 and deviation 1, nearly. */
  bell(): number;
  /** A new row of numbers of its own: what it is used for does not shift the rest. */
  branch(): Random;
}

/** @param seed any whole number. */
export function randomOf(seed: number): Random {
  let state = (Math.imul(seed, 2654435761) ^ 0x5bd1e995) >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random: Random = {
    unit,
    between: (low, high) => low + (high - low) * unit(),
    whole: (low, high) => low + Math.floor(unit() * (high - low + 1)),
    chance: (share) => unit() < share,
    pick: <T>(list: readonly T[]): T => list[Math.floor(unit() * list.length)] as T,
    bell: () => (unit() + unit() + unit() + unit() - 2) * 1.732,
    branch: () => randomOf(Math.floor(unit() * 4294967296)),
  };
  for (let warm = 0; warm < 4; warm++) unit();
  return random;
}
