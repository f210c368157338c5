/**
 * Estimates how many stripes are printed lines, from the number of stripes per depth inside a square. Printed lines
 * have one depth; clutter has any depth. The estimate is the count around the most frequent depth, minus the average
 * count elsewhere.
 */
export function estimateLineCount(counts: Float32Array): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  let most = 0;
  for (let depth = 0; depth < counts.length; depth++)
    most = Math.max(most, (counts[depth - 1] ?? 0) + (counts[depth] as number) + (counts[depth + 1] ?? 0));
  return Math.max(0, most - ((all - most) * 3) / Math.max(1, counts.length - 3));
}
