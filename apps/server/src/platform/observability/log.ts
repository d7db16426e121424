import { DrizzleQueryError } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Env } from '../http/request-context.ts';

/** Logs only selected fields of an error, because the values of a query may be secret. */
export const createLog = (level: string, destination = standardError()): Logger =>
  pino({ level, serializers: { err: describeError } }, destination);

const standardError = (): DestinationStream =>
  pino.destination({ fd: process.stderr.fd, sync: true });

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  return {
    type: error.name,
    message: error instanceof DrizzleQueryError ? error.query : error.message,
    ...('code' in error && { code: error.code }),
    frames: listFrames(error),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Without the first lines, which repeat the message. */
const listFrames = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

export function logRequests(log: Logger): MiddlewareHandler<Env> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    log.info({
      requestId: context.get('requestId'),
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      milliseconds: Math.round(performance.now() - start),
    });
  };
}
