import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Database } from '../database/database.ts';
import { ApplicationError } from '../errors/application-error.ts';
import type { Api } from '../http/api.ts';
import { isFromThisMachine } from '../http/client-address.ts';
import type { Env } from '../http/request-context.ts';
import type { Metrics } from './metrics.ts';

/** Liveness and readiness, for operators. */
export function addHealthRoutes(api: Api, { database }: { database: Database }): void {
  api.get('/healthz', (context) => context.json({ status: 'ok' }));

  api.get('/readyz', async (context) => {
    await database.execute(sql`select 1`);
    return context.json({ status: 'ready' });
  });
}

/** Metrics for clients that have `METRICS_TOKEN`, or without a token for clients on this machine. */
export function addMetricsRoutes(
  api: Api,
  { metrics, metricsToken }: { metrics: Metrics; metricsToken: string | undefined },
): void {
  api.get('/metrics', async (context) => {
    if (!isAdmitted(context, metricsToken)) throw new ApplicationError('NotFound');
    const { body, contentType } = await metrics.render();
    return context.body(body, 200, { 'content-type': contentType });
  });
}

function isAdmitted(context: Context<Env>, token: string | undefined): boolean {
  if (token === undefined) return isFromThisMachine(context);
  return isSame(context.req.header('authorization') ?? '', `Bearer ${token}`);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
