import type { JobResult, QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';

/**
 * Work that happens after the response. It runs once, but when a server is killed while it runs a
 * job, another one repeats it.
 */
export interface Job<Payload extends object, Tools> {
  /** The name of its queue. */
  name: string;
  /** What the job needs to know. It is stored for days, so it holds ids and no secrets or addresses. */
  payload: z.ZodType<Payload>;
  /**
   * How long one attempt may take, and how often and when a failed attempt is repeated. A long one tells that it is alive
   * (`heartbeatSeconds`), so that another server soon repeats that of a killed one.
   */
  settings: Pick<
    QueueOptions,
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'retryDelayMax'
  >;
  /** How often an idle server looks for a waiting job. */
  pollingIntervalSeconds: number;
  /** How many a server runs at the same time, by default five. */
  maxConcurrent?: number;
  /** When the job is sent without a cause, as a cron expression in UTC. Its payload is then empty. */
  cron?: string;
  run(payload: Payload, tools: Tools): Promise<void>;
}

/**
 * Runs one attempt of a job. The result is stored. An error may contain the values of a query, so the
 * result has only its name.
 */
export async function runJob<Tools extends { log: Logger }>(
  job: Job<object, Tools>,
  { id, data }: { id: string; data: unknown },
  tools: Tools,
): Promise<JobResult> {
  try {
    await job.run(job.payload.parse(data), tools);
    return { id, status: 'completed' };
  } catch (error) {
    tools.log.error({ err: error, job: job.name, jobId: id }, 'a background job failed');
    const reason = error instanceof Error ? error.name : typeof error;
    return { id, status: 'failed', output: { reason } };
  }
}
