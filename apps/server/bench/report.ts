import type { Measured } from './measured.ts';

const columns = ['/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare', 'of SQL', 'SQL /s', 'SQL p95'];

export const heading = (kind: string, connections: number): string =>
  `\n${line(`${kind}, ${connections} connections`, columns)}`;

/** Of its rate, what share the requests reach of a server that does nothing, and of their SQL alone. */
export function rowOf(
  name: string,
  { perSecond, p50, p95, p99 }: Measured,
  { bare, sql }: { bare?: Measured | undefined; sql?: Measured | undefined } = {},
): string {
  const share = (other: Measured | undefined) =>
    other === undefined ? '' : (perSecond / other.perSecond).toFixed(3);
  return line(name, [
    perSecond.toFixed(0),
    ...[p50, p95, p99].map((milliseconds) => milliseconds.toFixed(1)),
    share(bare),
    share(sql),
    sql?.perSecond.toFixed(0) ?? '',
    sql?.p95.toFixed(1) ?? '',
  ]);
}

const line = (name: string, cells: readonly string[]): string =>
  name.padEnd(30) + cells.map((cell) => cell.padStart(9)).join('');
