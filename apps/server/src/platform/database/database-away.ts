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
/** SQLSTATE: connection exceptions, insufficient resources, cancelled, shutting down or starting. */
const awayStates = /^(08|53|57014|57P0[123])/;
/** Errors of the driver that have no code. */
const awayMessages =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|not queryable/i;

/** Whether the database could not be reached or did not answer in time. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  if (isDatabaseAway(error.cause)) return true;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return networkCodes.has(code) || awayStates.test(code) || awayMessages.test(error.message);
}
