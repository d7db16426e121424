export interface Measured {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** From how long each answer took, in milliseconds, and all of them together, in seconds. */
export function summarise(milliseconds: readonly number[], seconds: number): Measured {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const percentile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}
