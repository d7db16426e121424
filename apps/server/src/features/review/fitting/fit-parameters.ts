import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Review } from '@wordhoard/review-scheduler';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database/database.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { publish } from '../../../platform/realtime/publish.ts';
import type { Services } from '../../../platform/services.ts';
import { activityDay, reviewParameters } from '../../../schema/review.ts';
import { lockUser } from '../../user/store.ts';
import { findLanguages } from '../accessible-words.ts';
import { findAllHistories, findParameters, saveKnowledge } from '../history-store.ts';
import { computeKnowledge } from '../knowledge.ts';
import type { FitResult } from './fit.ts';
import type { FittingInput, FittingOutput } from './fit-process.ts';
import { minAnswers } from './sequences.ts';

const payload = z.object({ userId: z.uuid() });

type Ports = Pick<Services, 'database' | 'now'>;

/** Fits the parameters of the scheduler to a learner, and adopts them if they predict better. */
export const fitParametersJob: Job<z.infer<typeof payload>, Ports> = {
  name: 'fit-parameters',
  payload,
  settings: { expireInSeconds: 10 * 60, retryLimit: 2, retryDelay: 60, retryBackoff: true },
  pollingIntervalSeconds: 30,
  maxConcurrent: 1,
  async run({ userId }, { database, now }) {
    const current = await findParameters(database, userId);
    const fitting = await fitInProcess(findReviews(database, userId), current);
    if (fitting === undefined) return;
    await saveFitting(database, userId, { fitting, current, fittedAt: now() });
  },
};

async function* findReviews(database: Database, userId: string): AsyncGenerator<Review[][]> {
  for await (const histories of findAllHistories(database, userId)) yield [...histories.values()];
}

interface FittedTo {
  fitting: FitResult;
  current: number[] | undefined;
  fittedAt: Date;
}

/** Does nothing if another attempt has changed the parameters meanwhile. */
function saveFitting(
  database: Database,
  userId: string,
  { fitting: { better, ...figures }, current, fittedAt }: FittedTo,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    if (!isDeepStrictEqual(await findParameters(transaction, userId), current)) return;
    await transaction
      .update(reviewParameters)
      .set({ ...figures, fittedAt, ...(better !== null && { parameters: better }) })
      .where(eq(reviewParameters.userId, userId));
    if (better === null) return;
    // Includes answers that arrived during the fitting.
    await scheduleLearner(transaction, userId);
    await publish(transaction, { userId, kind: 'knowing' });
  });
}

/** Computes the cards of a learner from all reviews. The transaction has locked the learner. */
export async function scheduleLearner(database: Database, userId: string): Promise<void> {
  const parameters = await findParameters(database, userId);
  for await (const histories of findAllHistories(database, userId)) {
    const accessible = await findLanguages(database, userId, [...histories.keys()]);
    const knowledge = [...histories]
      .filter(([wordId]) => accessible.has(wordId))
      .map(([wordId, reviews]) => [wordId, computeKnowledge(reviews, parameters)] as const);
    await saveKnowledge(database, userId, new Map(knowledge));
  }
}

// Raw SQL: aggregates the activity of all learners.

/** Further learners are queued an hour later. */
const maxLearners = 1_000;
const minAge = sql`interval '7 days'`;

type QueuePorts = Pick<Services, 'database' | 'jobs' | 'now'>;

/**
 * Queues a fitting for each learner with enough reviews whose last one was a week ago, and who has
 * practised since. One server runs it for all.
 */
export const queueFittingsJob: Job<object, QueuePorts> = {
  name: 'queue-fittings',
  payload: z.object({}),
  settings: { expireInSeconds: 5 * 60, retryLimit: 0 },
  pollingIntervalSeconds: 30,
  cron: '23 * * * *',
  run: queueFittings,
};

/** Records the time and queues the job in one transaction, so that no learner is queued twice. */
function queueFittings(_payload: object, { database, jobs, now }: QueuePorts): Promise<void> {
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

const maxMilliseconds = 5 * 60 * 1_000;

/**
 * Fits parameters in a process of its own, so that requests are answered meanwhile and a crash of the optimizer
 * ends only the fitting.
 */
export async function fitInProcess(
  histories: AsyncIterable<Review[][]>,
  parameters: number[] | undefined,
): Promise<FitResult | undefined> {
  const child = fork(fileURLToPath(new URL('./fit-process.ts', import.meta.url)), {
    execArgv: ['--conditions=@wordhoard/source'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: maxMilliseconds,
    killSignal: 'SIGKILL',
  });
  // Each part that a process does not receive is an error. `once` waits for the first one only.
  child.on('error', () => undefined);
  const ended = once(child, 'exit').then(([code, signal]): never => {
    throw new Error(`The fitting process ended with ${code ?? signal}`);
  });
  try {
    const [[fitting]] = await Promise.all([
      Promise.race([once(child, 'message'), ended]),
      sendInput(child, histories, parameters ?? null),
    ]);
    return (fitting as FittingOutput) ?? undefined;
  } finally {
    child.kill('SIGKILL');
  }
}

async function sendInput(
  child: ChildProcess,
  histories: AsyncIterable<Review[][]>,
  parameters: number[] | null,
): Promise<void> {
  const send = (input: FittingInput) => {
    if (child.connected) child.send(input);
  };
  for await (const part of histories) send({ histories: part });
  send({ parameters });
}
