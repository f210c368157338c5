/**
 * The solution of the equations of a least square, by Gauss–Jordan: a row is the left side's numbers and then the right side; what stands on the diagonal before anything is added keeps the equations from being singular.
 */
export function solved(rows: number[][]): number[] {
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
