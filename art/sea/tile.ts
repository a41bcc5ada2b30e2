/** Reads a square that repeats between its samples, along straight lines. `side` is a power of two. */
export function linear(values: Float32Array, side: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const last = side - 1;
  const left = column & last;
  const right = (column + 1) & last;
  const top = (row & last) * side;
  const bottom = ((row + 1) & last) * side;
  const a = values[top + left] as number;
  const b = values[top + right] as number;
  const c = values[bottom + left] as number;
  const d = values[bottom + right] as number;
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Reads it along a quadratic B-spline: its derivative is continuous, so that glints do not bead at the samples. */
export function splined(values: Float32Array, side: number, x: number, y: number): number {
  const column = Math.floor(x + 0.5);
  const row = Math.floor(y + 0.5);
  const u = x - column;
  const v = y - row;
  const last = side - 1;
  const left = (column - 1) & last;
  const middle = column & last;
  const right = (column + 1) & last;
  const before = 0.5 * (0.5 - u) * (0.5 - u);
  const here = 0.75 - u * u;
  const after = 0.5 * (0.5 + u) * (0.5 + u);
  const line = (at: number): number => {
    const start = (at & last) * side;
    return (
      (values[start + left] as number) * before +
      (values[start + middle] as number) * here +
      (values[start + right] as number) * after
    );
  };
  return (
    line(row - 1) * 0.5 * (0.5 - v) * (0.5 - v) +
    line(row) * (0.75 - v * v) +
    line(row + 1) * 0.5 * (0.5 + v) * (0.5 + v)
  );
}
