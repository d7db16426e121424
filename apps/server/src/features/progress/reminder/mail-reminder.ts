import type { LocaleCode } from '@wordhoard/contract/enumeration';
import { type ReminderMail, serverMessages } from '@wordhoard/i18n/server';
import { findStreak } from '@wordhoard/review-scheduler';
import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services.ts';
import { type StudySettingsRow, studySettings } from '../../../schema/study.ts';
import { findAccountById } from '../../auth/store.ts';
import { localDay } from '../../review/learner-day.ts';
import { countDueWords } from '../../review/own-words.ts';
import { findPractisedDays } from '../activity.ts';
import { isReminderDue } from '../settings/reminder-time.ts';
import {
  findNextReminder,
  findStudySettings,
  goalProgress,
  toCalendar,
  toGoal,
  toReminder,
} from '../settings/settings-store.ts';
import { createUnsubscribeToken } from './unsubscribe.ts';

const payload = z.object({ userId: z.uuid(), day: z.iso.date() });

type Payload = z.infer<typeof payload>;
type Ports = Pick<Services, 'database' | 'now' | 'publicUrl' | 'mail'>;

/** Mails the number of due words, unless the learner has reached the goal, takes a break, or switched reminders off since. */
export const mailReminderJob: Job<Payload, Ports> = {
  name: 'mail-reminder',
  payload,
  // The last attempt is 20 to 45 minutes after the first.
  settings: { expireInSeconds: 60, retryLimit: 8, retryDelay: 10, retryBackoff: true },
  pollingIntervalSeconds: 5,
  run: mailReminder,
};

async function mailReminder({ userId, day }: Payload, { database, now, publicUrl, mail }: Ports) {
  const settings = await findStudySettings(database, userId);
  const account = await findAccountById(database, userId);
  if (account === undefined || account.email === null || settings.reminderHour === null) return;
  if (localDay(now(), toCalendar(settings)) !== day) return;
  if (settings.breaks.some(({ from, until }) => from <= day && day <= until)) return;
  const practised = await findPractisedDays(database, userId, day);
  const { target, done } = goalProgress(toGoal(settings), practised, day);
  const due = await countDueWords(database, { userId, day });
  const [most] = due;
  if (done >= target || most === undefined) return;

  const practiceLink = most.langCode === account.learn ? '/' : dueWordsPath(most.langCode);
  const token = await createUnsubscribeToken(database, userId);
  const unsubscribe = (path: string) => `${publicUrl}${path}?${new URLSearchParams({ token })}`;
  const links = {
    practise: publicUrl + practiceLink,
    settings: `${publicUrl}/settings`,
    unsubscribe: unsubscribe('/unsubscribe'),
  };
  const text = serverMessages(settings.locale).reminderMail({
    username: account.username,
    due,
    streak: findStreak(
      practised.map((active) => active.day),
      day,
      settings.breaks,
    ).current,
  });
  await mail.send({
    to: account.email,
    subject: text.subject,
    text: renderText(text, links),
    html: renderHtml(text, links, settings.locale),
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

interface Links {
  practise: string;
  settings: string;
  unsubscribe: string;
}

const renderText = (
  { paragraphs, practise, reason, settings, unsubscribe }: ReminderMail,
  links: Links,
): string =>
  `${[
    ...paragraphs,
    `${practise}: ${links.practise}`,
    '-- ',
    `${reason}\n${settings}: ${links.settings}\n${unsubscribe}: ${links.unsubscribe}`,
  ].join('\n\n')}\n`;

/** Looks well in light and dark mail programs. */
const renderHtml = (
  { subject, paragraphs, practise, reason, settings, unsubscribe }: ReminderMail,
  links: Links,
  locale: LocaleCode,
): string =>
  `${html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:480px;margin:0 auto">
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${paragraph}</p>\n`)}
<p style="margin:24px 0 32px"><a href="${links.practise}" style="${buttonStyle}">${practise}</a></p>
<p style="margin:0;font-size:13px;opacity:.75">${reason}<br>
<a href="${links.settings}" style="color:inherit">${settings}</a> ·
<a href="${links.unsubscribe}" style="color:inherit">${unsubscribe}</a></p>
</div>
</body>
</html>
`}`;

/** The colours of the primary button. */
const buttonStyle = [
  'display:inline-block',
  'padding:12px 24px',
  'border-radius:12px',
  'background:#17695f',
  'color:#fff',
  'font-weight:600',
  'text-decoration:none',
].join(';');

const batchSize = 200;

type QueuePorts = Pick<Services, 'database' | 'jobs' | 'now'>;

/** Queues a mail for each learner whose hour has come. One server runs it for all. */
export const queueRemindersJob: Job<object, QueuePorts> = {
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
function queueBatch({ database, jobs, now: clock }: QueuePorts): Promise<number> {
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
        .set({ remindedOn, remindAt: findNextReminder({ ...settings, remindedOn }, now) })
        .where(eq(studySettings.userId, settings.userId));
      if (day === undefined) continue;
      await jobs.send(mailReminderJob, { userId: settings.userId, day }, transaction);
    }
    return batch.length;
  });
}

function dayToRemind(settings: StudySettingsRow, now: Date): string | undefined {
  const reminder = toReminder(settings);
  return reminder && isReminderDue(now, reminder) ? localDay(now, reminder) : undefined;
}
