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
