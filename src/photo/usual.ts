/** Sizes that nearly all printed maps have, and how many of a hundred do. */
const USUAL: ReadonlyArray<readonly [width: number, height: number, share: number]> = [
  [16, 24, 40],
  [24, 16, 25],
  [16, 16, 12],
  [24, 24, 16],
];
/** How many of a hundred have any one other size. */
const UNUSUAL = 0.3;

/** How many maps of a hundred are so large. */
export function usual(width: number, height: number): number {
  return USUAL.find(([wide, high]) => wide === width && high === height)?.[2] ?? UNUSUAL;
}
