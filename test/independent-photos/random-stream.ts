/** A stream of reproducible random numbers: the same seed gives the same sequence on every machine. */
export interface RandomStream {
  /** Returns a number from 0 to below 1. */
  unit(): number;
  /** Returns a number from `low` to `high`. */
  between(low: number, high: number): number;
  /** Returns an integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** Returns true with the probability `share`. */
  chance(share: number): boolean;
  /** Returns a random item of a non-empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns an approximately normal number with mean 0 and standard deviation 1. */
  normal(): number;
  /** Returns an independent stream. Numbers drawn from the branch do not advance the parent stream. */
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
