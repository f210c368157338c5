/**
 * Estimates how many stripes are printed lines, from their count per depth inside a square. It takes the depth with
 * most stripes and its neighbours, minus the average elsewhere. Printed lines have one depth; clutter has any.
 */
export function estimateLineCount(counts: Float32Array): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  let most = 0;
  for (let depth = 0; depth < counts.length; depth++)
    most = Math.max(most, (counts[depth - 1] ?? 0) + (counts[depth] as number) + (counts[depth + 1] ?? 0));
  return Math.max(0, most - ((all - most) * 3) / Math.max(1, counts.length - 3));
}
