// Raw SQL: aggregates the activity of all learners.

import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { selectRows } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { activityDay, reviewParameters } from '../../../schema/review.ts';
import { fitParametersJob } from './fit-parameters.ts';
import { minAnswers } from './sequences.ts';

/** Further learners are queued an hour later. */
const maxLearners = 1_000;
const minAge = sql`interval '7 days'`;

type Ports = Pick<Services, 'database' | 'jobs' | 'now'>;

/**
 * Queues a fitting for each learner with enough reviews whose last one was a week ago, and who has
 * practised since. One server runs it for all.
 */
export const queueFittingsJob: Job<object, Ports> = {
  name: 'queue-fittings',
  payload: z.object({}),
  settings: { expireInSeconds: 5 * 60, retryLimit: 0 },
  pollingIntervalSeconds: 30,
  cron: '23 * * * *',
  run: queueFittings,
};

/** Records the time and queues the job in one transaction, so that no learner is queued twice. */
function queueFittings(_payload: object, { database, jobs, now }: Ports): Promise<void> {
  const queuedAt = now().toISOString();
  return database.transaction(async (transaction) => {
    const learners = await selectRows<{ userId: string }>(
      transaction,
      sql`insert into ${reviewParameters} (user_id, queued_at)
          select learner.user_id, ${queuedAt}::timestamptz
          from (
            select user_id, max(day) filter (where reviewed > 0) as last_day
            from ${activityDay} group by user_id having sum(reviewed) >= ${minAnswers}
          ) as learner
          left join ${reviewParameters} as queued on queued.user_id = learner.user_id
          where queued.user_id is null or (
            queued_at <= ${queuedAt}::timestamptz - ${minAge} and last_day > queued_at::date
          )
          order by queued_at nulls first, learner.user_id
          limit ${maxLearners}
          on conflict (user_id) do update set queued_at = excluded.queued_at
          where ${reviewParameters.queuedAt} <= excluded.queued_at - ${minAge}
          returning user_id as "userId"`,
    );
    for (const { userId } of learners) await jobs.send(fitParametersJob, { userId }, transaction);
  });
}
