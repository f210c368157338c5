/**
 * Solves the normal equations of a least-squares fit by Gauss–Jordan elimination. Each row has the coefficients, then
 * the right side. Callers put a small value on the diagonal, which prevents a singular matrix.
 */
export function solveNormalEquations(rows: number[][]): number[] {
  for (const [column, row] of rows.entries()) {
    const pivot = row[column] as number;
    for (let place = column; place < row.length; place++) row[place] = (row[place] as number) / pivot;
    for (const other of rows) {
      if (other === row) continue;
      const factor = other[column] as number;
      for (let place = column; place < row.length; place++)
        other[place] = (other[place] as number) - factor * (row[place] as number);
    }
  }
  return rows.map((row) => row[row.length - 1] as number);
}

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
