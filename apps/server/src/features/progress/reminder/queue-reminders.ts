import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { type StudySettingsRow, studySettings } from '../../../schema/study.ts';
import { isReminderDue, localDay } from '../settings/reminder-time.ts';
import { nextReminderOf } from '../settings/settings-store.ts';
import { mailReminderJob } from './mail-reminder.ts';

const batchSize = 200;

type Ports = Pick<Services, 'database' | 'jobs' | 'now'>;

/** Queues a mail for each learner whose hour has come. One server runs it for all. */
export const queueRemindersJob: Job<object, Ports> = {
  name: 'queue-reminders',
  payload: z.object({}),
  settings: { expireInSeconds: 60, retryLimit: 0 },
  pollingIntervalSeconds: 15,
  cron: '* * * * *',
  async run(_payload, ports) {
    while ((await queueBatch(ports)) === batchSize);
  },
};

/**
 * Takes the learners whose hour came first. Their day is recorded and their mail queued in one
 * transaction: no reminder is lost or queued twice, whenever a server is killed.
 */
function queueBatch({ database, jobs, now: clock }: Ports): Promise<number> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const batch = await transaction
      .select()
      .from(studySettings)
      .where(and(isNotNull(studySettings.remindAt), lte(studySettings.remindAt, now)))
      .orderBy(asc(studySettings.remindAt))
      .limit(batchSize)
      .for('no key update', { skipLocked: true });
    for (const settings of batch) {
      const day = dayToRemind(settings, now);
      const remindedOn = day ?? settings.remindedOn;
      await transaction
        .update(studySettings)
        .set({ remindedOn, remindAt: nextReminderOf({ ...settings, remindedOn }, now) })
        .where(eq(studySettings.userId, settings.userId));
      if (day === undefined) continue;
      await jobs.send(mailReminderJob, { userId: settings.userId, day }, transaction);
    }
    return batch.length;
  });
}

function dayToRemind(
  { reminderHour: hour, timeZone, remindedOn }: StudySettingsRow,
  now: Date,
): string | undefined {
  const isDue = hour !== null && isReminderDue(now, { hour, timeZone, remindedOn });
  return isDue ? localDay(now, timeZone) : undefined;
}
