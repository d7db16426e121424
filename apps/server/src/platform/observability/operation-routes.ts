import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ApplicationError } from '../errors/application-error.ts';
import type { Api } from '../http/api.ts';
import { isFromThisMachine } from '../http/client-address.ts';
import type { Env } from '../http/request-context.ts';
import type { JobCount } from '../jobs/job-queue.ts';
import type { Services } from '../services.ts';

export interface Metrics {
  /** Counts and times every request. */
  middleware: MiddlewareHandler<Env>;
  /** All metrics in the text format of Prometheus. */
  render(): Promise<{ body: string; contentType: string }>;
}

const labelNames = ['method', 'route', 'status'] as const;
const durationBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics for Prometheus. Labels name routes and queues, never paths, words or people. */
export function createMetrics(countJobs: () => Promise<JobCount[]>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Counter({
    name: 'wordhoard_http_requests_total',
    help: 'Requests',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'wordhoard_http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames,
    buckets: durationBuckets,
    registers,
  });
  addJobGauge(registry, countJobs);
  return {
    async middleware(context, next) {
      const stop = seconds.startTimer();
      await next();
      const labels = buildLabels(context);
      stop(labels);
      requests.inc(labels);
    },
    render: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  };
}

/** The other metrics must be readable while the database is unavailable. */
function addJobGauge(registry: Registry, countJobs: () => Promise<JobCount[]>): void {
  const gauge = new Gauge({
    name: 'wordhoard_jobs',
    help: 'Background jobs in the database',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const counts = await countJobs().catch(() => []);
      gauge.reset();
      for (const { count, ...labels } of counts) gauge.set(labels, count);
    },
  });
}

function buildLabels(context: Context<Env>) {
  const { method } = context.req;
  const isKnown = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'].includes(method);
  return {
    method: isKnown ? method : 'other',
    route: matchedRoutes(context).find((route) => route.method !== 'ALL')?.path ?? 'none',
    status: String(context.res.status),
  };
}

/** Liveness and readiness, for operators. */
export function addHealthRoutes(
  api: Api,
  { database, isStopping }: Pick<Services, 'database' | 'isStopping'>,
): void {
  api.get('/healthz', (context) => context.json({ status: 'ok' }));

  api.get('/readyz', async (context) => {
    if (isStopping()) return context.json({ status: 'stopping' }, 503);
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
