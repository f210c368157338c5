/**
 * Returns the trimmed mean: the mean of the middle `count` values, which is more robust to noise than the median. Sorts
 * `values` in place by insertion sort, the fastest method for small arrays.
 * @param count even if the number of values is even, else odd
 */
export function trimmedMean(values: Float32Array, count: number): number {
  for (let place = 1; place < values.length; place++) {
    const value = values[place] as number;
    let before = place - 1;
    while (before >= 0 && (values[before] as number) > value) {
      values[before + 1] = values[before] as number;
      before--;
    }
    values[before + 1] = value;
  }
  const first = (values.length - count) / 2;
  let sum = 0;
  for (let place = first; place < first + count; place++) sum += values[place] as number;
  return sum / count;
}
