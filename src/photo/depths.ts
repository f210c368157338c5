/**
 * How many of what lies at each depth within a square are printed lines: what lies where most does, and right beside it, less as much as
 * lies elsewhere. A printer lays its lines at one depth; what lies about on a map lies at any.
 */
export function linesAmong(counts: Float32Array): number {
  const all = counts.reduce((sum, each) => sum + each, 0);
  let most = 0;
  for (let depth = 0; depth < counts.length; depth++)
    most = Math.max(most, (counts[depth - 1] ?? 0) + (counts[depth] as number) + (counts[depth + 1] ?? 0));
  return Math.max(0, most - ((all - most) * 3) / Math.max(1, counts.length - 3));
}
