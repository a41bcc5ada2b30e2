/** Slopes of the surface at one resolution: their mean, and the variance that coarser sampling has lost. */
export interface Slopes {
  side: number;
  x: Float32Array;
  y: Float32Array;
  variance: Float32Array;
}

/** Slopes by central differences. */
export function finest(heights: Float32Array, side: number, length: number): Slopes {
  const x = new Float32Array(side * side);
  const y = new Float32Array(side * side);
  const last = side - 1;
  const scale = side / (2 * length);
  const at = (column: number, row: number) => heights[(row & last) * side + (column & last)] as number;
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      x[row * side + column] = (at(column + 1, row) - at(column - 1, row)) * scale;
      y[row * side + column] = (at(column, row + 1) - at(column, row - 1)) * scale;
    }
  return { side, x, y, variance: new Float32Array(side * side) };
}

/** Slopes from fine to coarse, each level half as wide as the one before. */
export function pyramid(finest: Slopes): Slopes[] {
  const levels = [finest];
  for (let last = finest; last.side > 1; levels.push(last)) last = coarser(last);
  return levels;
}

function coarser({ side, x, y, variance }: Slopes): Slopes {
  const half = side >> 1;
  const result = {
    side: half,
    x: new Float32Array(half * half),
    y: new Float32Array(half * half),
    variance: new Float32Array(half * half),
  };
  for (let row = 0; row < half; row++)
    for (let column = 0; column < half; column++) {
      let meanX = 0;
      let meanY = 0;
      let squares = 0;
      let kept = 0;
      for (let part = 0; part < 4; part++) {
        const from = (2 * row + (part >> 1)) * side + 2 * column + (part & 1);
        const slopeX = x[from] as number;
        const slopeY = y[from] as number;
        meanX += slopeX / 4;
        meanY += slopeY / 4;
        squares += (slopeX * slopeX + slopeY * slopeY) / 4;
        kept += (variance[from] as number) / 4;
      }
      const to = row * half + column;
      result.x[to] = meanX;
      result.y[to] = meanY;
      result.variance[to] = kept + 0.5 * (squares - meanX * meanX - meanY * meanY);
    }
  return result;
}
