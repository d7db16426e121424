const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** SQLSTATE classes and codes: connection lost, no room or no connection left, stopping, starting, too slow. */
const awayStates = /^(08|53|57014|57P0[123])/;
/** The driver has no codes for these. */
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

/** Whether it is the database that could not be reached, or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (isDatabaseAway(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return networkCodes.has(code) || awayStates.test(code) || awayMessages.test(error.message);
}
