import { sql } from 'drizzle-orm';
import { type Database, selectRows } from '../database/database.ts';

export interface JobCount {
  queue: string;
  /** As pg-boss names it: created, retry, active, completed, cancelled or failed. */
  state: string;
  count: number;
}

/** Counts the stored jobs of each queue in each state. The statistics of pg-boss are a minute old. */
export const countJobs = (database: Database): Promise<JobCount[]> =>
  selectRows(
    database,
    sql`select queue.name as queue, states.state::text, count(job.id)::int as count
        from pgboss.queue
        cross join unnest(enum_range(null::pgboss.job_state)) as states (state)
        left join pgboss.job on job.name = queue.name and job.state = states.state
        where not starts_with(queue.name, '__pgboss')
        group by queue.name, states.state`,
  );
