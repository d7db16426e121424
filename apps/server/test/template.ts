import { pino } from 'pino';
import { loadContentOnce } from '../src/features/starter-content/load-content.ts';
import { planStarterContent } from '../src/features/starter-content/plan.ts';
import { jobs } from '../src/jobs.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.ts';

/** The database with the starter content that each test file copies. */
type Template =
  | { kind: 'embedded'; file: string }
  | { kind: 'postgres'; serverUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export async function fillTemplate({
  prepare,
  queueDatabase,
}: Pick<Connection, 'prepare' | 'queueDatabase'>): Promise<void> {
  await prepare((database) => loadContentOnce(database, async () => planStarterContent()));
  const queue = new JobQueue(queueDatabase, { log: pino({ level: 'silent' }), runsJobs: true });
  await queue.prepare(jobs);
  await queue.stop();
}
