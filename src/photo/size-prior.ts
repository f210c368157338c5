/** Sizes of nearly all printed maps, with their share in percent. */
const USUAL: ReadonlyArray<readonly [width: number, height: number, share: number]> = [
  [16, 24, 40],
  [24, 16, 25],
  [16, 16, 12],
  [24, 24, 16],
];
/**
 * Share, in percent, of each size that is not in the list. The index is the number of its sides that are multiples of
 * four, which most printed maps have.
 */
const OTHERS = [0.05, 0.2, 1] as const;
const FOUR = 4;

/** Returns the prior probability of a map size, in percent. */
export function sizePrior(width: number, height: number): number {
  const known = USUAL.find(([wide, high]) => wide === width && high === height);
  const whole = Number(width % FOUR === 0) + Number(height % FOUR === 0);
  return known?.[2] ?? (OTHERS[whole] as number);
}
