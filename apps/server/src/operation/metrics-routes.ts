import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { ApplicationError } from '../application-error.ts';
import type { Api, Env } from '../http/api.ts';
import { isFromThisMachine } from '../rate-limit/client-address.ts';
import type { Services } from '../services.ts';

/** Figures for Prometheus, which proves itself by `METRICS_TOKEN` or by running on this machine. */
export function addMetricsRoutes(
  api: Api,
  { metrics, metricsToken }: Pick<Services, 'metrics' | 'metricsToken'>,
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
