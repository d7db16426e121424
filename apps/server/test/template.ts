import { scheduleFormerLearners } from '../src/features/practice/review/schedule-learners.ts';
import { loadContentOnce } from '../src/features/starter-content/load-content.ts';
import { type ContentPlan, planStarterContent } from '../src/features/starter-content/plan.ts';
import type { Connection } from '../src/platform/database/database.ts';
import { createJobQueues } from './job-runner.ts';

/** The database with the starter content that each test file copies. */
type Template =
  | { kind: 'embedded'; file: string }
  | { kind: 'postgres'; serverUrl: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export async function fillTemplate(
  { prepare, queueDatabase }: Pick<Connection, 'prepare' | 'queueDatabase'>,
  plan: () => ContentPlan = planStarterContent,
): Promise<void> {
  await prepare(async (database) => {
    await scheduleFormerLearners(database);
    await loadContentOnce(database, async () => plan());
  });
  await createJobQueues(queueDatabase);
}
