/** The dot product of two vectors. */
export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0);

/** Solves a system of linear equations by elimination with pivots. */
export function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] as number]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column).sort((a, b) => Math.abs(b[column] as number) - Math.abs(a[column] as number));
    rows.splice(column, rest.length, ...rest);
    const pivot = rows[column] as number[];
    for (const [index, row] of rows.entries()) {
      if (index === column) continue;
      const factor = (row[column] as number) / (pivot[column] as number);
      for (let i = column; i <= size; i++) row[i] = (row[i] as number) - factor * (pivot[i] as number);
    }
  }
  return rows.map((row, index) => (row[size] as number) / (row[index] as number));
}
