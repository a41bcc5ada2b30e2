export interface Span {
  start: number;
  end: number;
}

/** Length of the longest chain of requests of which none starts before the one before it has ended. */
export function longestChain(spans: Span[]): number {
  let length = 0;
  let end = Number.NEGATIVE_INFINITY;
  for (const span of spans.toSorted((a, b) => a.end - b.end)) {
    if (span.start < end) continue;
    length++;
    end = span.end;
  }
  return length;
}
