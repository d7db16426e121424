import { serverMessages } from '@wordhoard/i18n/server';
import { streakOf } from '@wordhoard/review-scheduler';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { findAccountById } from '../../auth/store.ts';
import { countDueWords } from '../../review/own-words.ts';
import { findPractisedDays } from '../activity-store.ts';
import { goalProgress } from '../settings/goal.ts';
import { localDay } from '../settings/reminder-time.ts';
import { findStudySettings, goalOf } from '../settings/settings-store.ts';
import { renderReminder } from './render-reminder.ts';
import { unsubscribeTokenOf } from './unsubscribe.ts';

const payload = z.object({ userId: z.uuid(), day: z.iso.date() });

type Payload = z.infer<typeof payload>;
type Ports = Pick<Services, 'database' | 'now' | 'publicUrl' | 'mail'>;

/** Mails the number of due words, unless the learner has reached the goal or switched reminders off since. */
export const mailReminderJob: Job<Payload, Ports> = {
  name: 'mail-reminder',
  payload,
  // The last attempt is 20 to 45 minutes after the first.
  settings: { expireInSeconds: 60, retryLimit: 8, retryDelay: 10, retryBackoff: true },
  pollingIntervalSeconds: 5,
  run: mailReminder,
};

async function mailReminder(
  { userId, day }: Payload,
  { database, now, publicUrl, mail }: Ports,
): Promise<void> {
  const settings = await findStudySettings(database, userId);
  const account = await findAccountById(database, userId);
  if (account === undefined || account.email === null || settings.reminderHour === null) return;
  if (localDay(now(), settings.timeZone) !== day) return;
  const practised = await findPractisedDays(database, userId, day);
  const { target, done } = goalProgress(goalOf(settings), practised, day);
  const due = await countDueWords(database, { userId, day });
  const [most] = due;
  if (done >= target || most === undefined) return;

  const practiceLink = most.langCode === account.learn ? '/' : dueWordsPath(most.langCode);
  const token = await unsubscribeTokenOf(database, userId);
  const unsubscribe = (path: string) => `${publicUrl}${path}?${new URLSearchParams({ token })}`;
  const links = {
    practise: publicUrl + practiceLink,
    settings: `${publicUrl}/settings`,
    unsubscribe: unsubscribe('/unsubscribe'),
  };
  const text = serverMessages(settings.locale).reminderMail({
    username: account.username,
    due,
    streak: streakOf(
      practised.map((active) => active.day),
      day,
    ).current,
  });
  await mail.send({
    to: account.email,
    ...renderReminder(text, links, settings.locale),
    headers: {
      'List-Unsubscribe': `<${unsubscribe('/front-progress/unsubscribe')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    // A reminder that is sent again after a crash is recognised as the same mail.
    messageId: `<reminder-${day}-${userId}@${new URL(publicUrl).hostname}>`,
  });
}

const dueWordsPath = (langCode: string): string =>
  `/quiz/new?${new URLSearchParams({ own: 'due', lang: langCode })}`;
