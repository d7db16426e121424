import { lte } from 'drizzle-orm';
import { z } from 'zod';
import { mailFormerAddressJob, mailNewAddressJob } from './features/auth/change-email.ts';
import { mailResetLinkJob } from './features/auth/reset-password.ts';
import type { CampaignServices } from './features/campaign/channel/channels.ts';
import { closePollJob } from './features/campaign/sending/close-poll.ts';
import { sendDuePostsJob } from './features/campaign/sending/send-due-posts.ts';
import { sendPostJob } from './features/campaign/sending/send-post.ts';
import { removeFilesJob, removeUnusedFiles } from './features/contribution/remove-files.ts';
import { runImportJob } from './features/import/run-import.ts';
import { forgetImports } from './features/import/store.ts';
import { mailReminderJob, queueRemindersJob } from './features/progress/reminder/mail-reminder.ts';
import { fitParametersJob, queueFittingsJob } from './features/review/fitting/fit-parameters.ts';
import { forgetOldSpeech } from './features/speech/routes.ts';
import type { Job } from './platform/jobs/job.ts';
import { removeEndedWindows } from './platform/limits/limiter.ts';
import { removeOldEvents } from './platform/realtime/publish.ts';
import type { Services } from './platform/services.ts';
import { knownDevice, session, ticket } from './schema/auth.ts';

type Tools = Pick<Services, 'database' | 'fileStorage' | 'now' | 'log'>;

/** Removes expired data. One of the servers runs it for all. */
export const sweepJob: Job<object, Tools> = {
  name: 'sweep',
  payload: z.object({}),
  settings: { expireInSeconds: 9 * 60, retryLimit: 0 },
  pollingIntervalSeconds: 30,
  cron: '*/10 * * * *',
  run: sweep,
};

/** A failed step does not stop the others. The next sweep repeats it. */
async function sweep(_payload: object, { database, fileStorage, now, log }: Tools): Promise<void> {
  const sweepers = [
    ...[session, ticket, knownDevice].map(
      (table) => () => database.delete(table).where(lte(table.expiresAt, now())),
    ),
    () => removeEndedWindows(database, now()),
    () => removeOldEvents(database, now()),
    () => forgetOldSpeech(database),
    () => forgetImports(database, now()),
    () => removeUnusedFiles({ database, fileStorage }, now()),
  ];
  let failures = 0;
  for (const remove of sweepers) {
    try {
      await remove();
    } catch (error) {
      failures += 1;
      log.warn({ err: error }, 'could not remove expired data');
    }
  }
  if (failures > 0) throw new Error(`${failures} of ${sweepers.length} steps failed`);
}

/** All background jobs. The name of a job that is removed here must not be used again. */
export const jobs: readonly Job<object, CampaignServices>[] = [
  mailResetLinkJob,
  mailNewAddressJob,
  mailFormerAddressJob,
  sweepJob,
  removeFilesJob,
  runImportJob,
  sendDuePostsJob,
  sendPostJob,
  closePollJob,
  queueRemindersJob,
  mailReminderJob,
  queueFittingsJob,
  fitParametersJob,
];
