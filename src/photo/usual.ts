/** Sizes that nearly all printed maps have, and how many of a hundred do. */
const USUAL: ReadonlyArray<readonly [width: number, height: number, share: number]> = [
  [16, 24, 40],
  [24, 16, 25],
  [16, 16, 12],
  [24, 24, 16],
];
/** How many of a hundred have any one other size, by how many of its sides are multiples of four: most maps are laid out so. */
const OTHERS = [0.05, 0.2, 1] as const;
const FOUR = 4;

/** How many maps of a hundred are so large. */
export function usual(width: number, height: number): number {
  const known = USUAL.find(([wide, high]) => wide === width && high === height);
  const whole = Number(width % FOUR === 0) + Number(height % FOUR === 0);
  return known?.[2] ?? (OTHERS[whole] as number);
}
